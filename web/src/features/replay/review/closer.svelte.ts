// Single decisions looked at closer, in ever more worlds until the order of their answers is clear. What is found stands
// beside the review and changes nothing in it: that is frozen.

import type { CloserSoFar } from '../../../local/review';
import { localCall } from '../../../api/device';

/** `clear`: the order is; `open`: as many worlds as there are, and it is not. */
interface Closer {
  state: 'working' | 'clear' | 'open' | 'stopped' | 'failed';
  found: CloserSoFar | null;
}

/** Worlds between two words of progress. */
const STEP = 32;
/** As many as there are, see CLOSER in local/review.ts. */
export const MOST = 2048;

const ask = <T>(what: string, body: unknown): Promise<T> => localCall<T>('POST', `/api/review/${what}`, body);

export class CloserLooks {
  /** By turn. */
  all = $state.raw<Readonly<Record<number, Closer>>>({});

  constructor(readonly review: () => number) {}

  async begin(turn: number): Promise<void> {
    if (this.#works(turn)) return;
    this.#set(turn, { state: 'working', found: null });
    let look: number | null = null;
    try {
      look = await ask<number>('closer', { review: this.review(), turn });
      while (this.#works(turn)) {
        const found = await ask<CloserSoFar>('closer-on', { look, worlds: STEP });
        this.#set(turn, {
          found,
          state: found.over ? (found.clear ? 'clear' : 'open') : this.#works(turn) ? 'working' : 'stopped',
        });
      }
    } catch (why) {
      console.warn(why);
      this.#set(turn, { state: 'failed', found: this.all[turn]?.found ?? null });
    } finally {
      if (look !== null) void ask('closer-end', { look });
    }
  }

  /** What was found so far stays. */
  stop(turn: number): void {
    const one = this.all[turn];
    if (one?.state === 'working') this.#set(turn, { ...one, state: 'stopped' });
  }

  stopAll(): void {
    for (const turn of Object.keys(this.all)) this.stop(Number(turn));
  }

  #works(turn: number): boolean {
    return this.all[turn]?.state === 'working';
  }

  #set(turn: number, one: Closer): void {
    this.all = { ...this.all, [turn]: one };
  }
}
