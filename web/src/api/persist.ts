// Asking again until there is an answer: a line that is down comes back without anybody reloading.

import { ApiError } from '../wire/fault';

interface PersistHooks<T> {
  done(answer: T): void;
  /** The server was reached and says no: asking again would not help. */
  refused(code: string): void;
  /** No answer yet; it goes on automatically. */
  waiting(code: string): void;
}

/** Not an answer but the lack of one. */
const PASSING = new Set(['offline', 'failed', 'closing', 'storage', 'too_many']);
const WAITS = [500, 1000, 2000, 4000, 8000];

export interface Persisting {
  /** Ask now, the user is impatient. */
  now(): void;
  stop(): void;
}

/** Ask until it is answered; at once when the device says it is online again. */
export function persist<T>(ask: () => Promise<T>, hooks: PersistHooks<T>): Persisting {
  let tries = 0;
  let round = 0;
  let again: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    round += 1;
    clearTimeout(again);
    removeEventListener('online', now);
    document.removeEventListener('visibilitychange', seen);
  }
  function now(): void {
    clearTimeout(again);
    round += 1;
    void go(round);
  }
  function seen(): void {
    if (document.visibilityState === 'visible' && again !== undefined) now();
  }
  async function go(mine: number): Promise<void> {
    again = undefined;
    try {
      const answer = await ask();
      if (mine !== round) return;
      stop();
      hooks.done(answer);
    } catch (error) {
      if (mine !== round) return;
      const code = error instanceof ApiError ? error.code : 'failed';
      if (!PASSING.has(code)) {
        stop();
        hooks.refused(code);
        return;
      }
      hooks.waiting(code);
      const wait = WAITS[Math.min(tries, WAITS.length - 1)] ?? 8000;
      tries += 1;
      again = setTimeout(now, wait * (0.75 + Math.random() / 2));
    }
  }

  addEventListener('online', now);
  document.addEventListener('visibilitychange', seen);
  now();
  return { now, stop };
}
