// The page's side of the local tables: calls and lines to the worker that keeps the tables of this device.

import { ApiError } from '../wire/fault';
import type { LineHooks } from './socket';
import type { ClientMessage, ServerMessage } from '../wire/messages';
import { place } from '../base/place';
import { shown } from '../base/settings';
import { LOCAL } from '../wire/format';
import type { FromWorker, ToWorker } from '../local/worker';

const PAUSE_MS = 700;
// No single answer takes a tenth of this, and long work says how far it is: such a silence is a worker that hangs.
const SILENCE = 12;
const LOOK_MS = 5000;
const AGAIN_MS = [300, 2000, 10_000, 60_000];

let worker: Worker | null = null;
let asked = 0;
type Progress = (done: number, all: number) => void;
const waiting = new Map<
  number,
  { resolve(answer: unknown): void; reject(why: unknown): void; progress: Progress | undefined }
>();
const lines = new Map<number, LocalLine>();
let silence = 0;
let falls = 0;

function there(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    silence = 0;
    if ('line' in data) lines.get(data.line)?.hear(data.message);
    else {
      const call = waiting.get(data.ask);
      if ('done' in data) {
        call?.progress?.(data.done, data.all);
        return;
      }
      waiting.delete(data.ask);
      falls = 0;
      if ('code' in data) call?.reject(new ApiError(data.code, data.detail, data.problems, data.reasons));
      else {
        globalThis.localStorage?.setItem(KEPT, 'yes');
        call?.resolve(data.answer);
      }
    }
  });
  worker.addEventListener('error', (event) => lost(event.message));
  post({
    begin: { api: place.server ? '/api' : null, here: place.folder, pause: shown.speed === 'off' ? 0 : PAUSE_MS },
  });
  return worker;
}

/** Waiting requests fail, and tables that are open come back with a new worker, each time a little later. */
function lost(why: string): void {
  worker?.terminate();
  worker = null;
  silence = 0;
  const calls = [...waiting.values()];
  waiting.clear();
  for (const { reject } of calls) reject(new ApiError('failed', why));
  const again = AGAIN_MS[Math.min(falls, AGAIN_MS.length - 1)];
  falls += 1;
  for (const line of lines.values()) line.lost(again);
}

// A page that sleeps does not count: its looks sleep too.
setInterval(() => {
  const waited = waiting.size > 0 || [...lines.values()].some((line) => line.waits);
  silence = worker && waited ? silence + 1 : 0;
  if (silence > SILENCE) lost('the worker does not answer');
}, LOOK_MS);

const post = (message: ToWorker): void => there().postMessage(message);

/** Whether a call is about a table of this device. */
export const isLocal = (path: string): boolean => path.startsWith(`/api/tables/${LOCAL}`);

const KEPT = 'tockwork.pocket';

/** Whether anything was ever played here: if not, the kernel need not be fetched to see that. */
export const keeps = (): boolean => globalThis.localStorage?.getItem(KEPT) === 'yes';

/** The same calls as those of a server, answered on this device; long ones tell how far they are. */
export function localCall<T>(method: 'GET' | 'POST', path: string, body?: unknown, progress?: Progress): Promise<T> {
  asked += 1;
  const ask = asked;
  return new Promise((resolve, reject) => {
    waiting.set(ask, { resolve: resolve as (answer: unknown) => void, reject, progress });
    post({ ask, method, path, body });
  });
}

/** The same as a line to a server; it never breaks. */
export class LocalLine {
  #number = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** Something was said that has no answer yet. */
  waits = false;

  constructor(
    readonly table: string,
    readonly hooks: LineHooks,
  ) {}

  open(): void {
    asked += 1;
    this.#number = asked;
    lines.set(this.#number, this);
    post({ line: this.#number, open: this.table });
    this.hooks.status('open');
  }

  close(): void {
    this.#hangUp();
    this.hooks.status('closed');
  }

  reconnect(): void {
    this.#hangUp();
    this.open();
  }

  send(command: Exclude<ClientMessage, { type: 'ping' }>): void {
    this.waits = true;
    post({ line: this.#number, say: command });
  }

  hear(message: ServerMessage): void {
    this.waits = false;
    this.hooks.message(message);
  }

  /** The worker behind it is gone. */
  lost(wait: number | undefined): void {
    this.waits = false;
    this.hooks.status('lost');
    clearTimeout(this.#again);
    this.#again = setTimeout(() => {
      lines.delete(this.#number);
      this.open();
    }, wait);
  }

  #hangUp(): void {
    clearTimeout(this.#again);
    lines.delete(this.#number);
    post({ line: this.#number, close: true });
  }
}
