// The page's side of the pocket: calls and lines to the worker that keeps the tables of this device.

import { ApiError } from '../wire/fault';
import type { LineHooks } from '../wire/socket';
import type { ClientMessage } from '../wire/messages';
import { place } from '../place';
import { shown } from '../settings';
import { POCKET } from './form';
import type { FromWorker, ToWorker } from './worker';

const PAUSE_MS = 700;

let worker: Worker | null = null;
let asked = 0;
type Progress = (done: number, all: number) => void;
const waiting = new Map<number, { resolve(answer: unknown): void; reject(why: unknown): void; progress: Progress | undefined }>();
const lines = new Map<number, LineHooks>();

function there(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if ('line' in data) lines.get(data.line)?.message(data.message);
    else {
      const call = waiting.get(data.ask);
      if ('done' in data) {
        call?.progress?.(data.done, data.all);
        return;
      }
      waiting.delete(data.ask);
      if ('code' in data) call?.reject(new ApiError(data.code, data.detail, data.problems, data.reasons));
      else {
        globalThis.localStorage?.setItem(KEPT, 'yes');
        call?.resolve(data.answer);
      }
    }
  });
  worker.addEventListener('error', (event) => {
    worker = null;
    for (const { reject } of waiting.values()) reject(new ApiError('failed', event.message));
    waiting.clear();
  });
  post({ begin: { api: place.server ? '/api' : null, here: place.folder, pause: shown.speed === 'off' ? 0 : PAUSE_MS } });
  return worker;
}

const post = (message: ToWorker): void => there().postMessage(message);

/** Whether a call is about a table of this device. */
export const isPocket = (path: string): boolean => path.startsWith(`/api/tables/${POCKET}`);

const KEPT = 'tockwork.pocket';

/** Whether anything was ever played here: if not, the kernel need not be fetched to see that. */
export const keeps = (): boolean => globalThis.localStorage?.getItem(KEPT) === 'yes';

/** The same calls as those of a server, answered on this device; long ones tell how far they are. */
export function pocketCall<T>(method: 'GET' | 'POST', path: string, body?: unknown, progress?: Progress): Promise<T> {
  asked += 1;
  const ask = asked;
  return new Promise((resolve, reject) => {
    waiting.set(ask, { resolve: resolve as (answer: unknown) => void, reject, progress });
    post({ ask, method, path, body });
  });
}

/** The same as a line to a server; it never breaks. */
export class PocketLine {
  #number = 0;

  constructor(
    readonly table: string,
    readonly hooks: LineHooks,
  ) {}

  open(): void {
    asked += 1;
    this.#number = asked;
    lines.set(this.#number, this.hooks);
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
    post({ line: this.#number, say: command });
  }

  #hangUp(): void {
    lines.delete(this.#number);
    post({ line: this.#number, close: true });
  }
}
