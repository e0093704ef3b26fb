// One line to the server: reconnects automatically, and sends again what was not acknowledged.

import type { ClientMessage, ServerMessage } from '../wire/messages';

export type LineStatus = 'connecting' | 'open' | 'lost' | 'closed';

export interface LineHooks {
  /** Number of the last event seen, or null before the first. */
  from(): number | null;
  message(message: ServerMessage): void;
  status(status: LineStatus): void;
}

type Command = Extract<ClientMessage, { id: string }>;

const PING_MS = 20_000;
const SILENCE_MS = 50_000;
const WAITS = [300, 700, 1500, 3000, 6000, 10_000];

export class Line {
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Command>();
  #tries = 0;
  #heard = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #done = false;

  constructor(
    readonly path: string,
    readonly hooks: LineHooks,
  ) {}

  open(): void {
    this.#connect();
    this.#beat = setInterval(() => this.#pulse(), PING_MS);
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
  }

  close(): void {
    this.#done = true;
    clearTimeout(this.#again);
    clearInterval(this.#beat);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
    this.#socket = null;
    this.hooks.status('closed');
  }

  /** Send a command; it is kept and sent again after a break until it is answered. */
  send(command: Command): void {
    this.#unanswered.set(command.id, command);
    this.#say(command);
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    if (this.#done) return;
    clearTimeout(this.#again);
    const from = this.hooks.from();
    const url = new URL(this.path, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    if (from !== null) url.searchParams.set('from', String(from));
    this.hooks.status(this.#tries ? 'lost' : 'connecting');
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      this.#tries = 0;
      this.hooks.status('open');
      for (const command of this.#unanswered.values()) this.#say(command);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(event.data);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#later();
    };
  }

  #hear(text: string): void {
    this.#heard = Date.now();
    const message = JSON.parse(text) as ServerMessage;
    if ((message.type === 'ack' || message.type === 'refused' || message.type === 'why') && message.id) {
      this.#unanswered.delete(message.id);
    }
    this.hooks.message(message);
    if (message.type !== 'closing') return;
    // A server on its way out comes back, whatever it says of when.
    if (message.retry !== null || message.code === 'shutdown') this.#later(message.retry ?? undefined);
    else this.close();
  }

  #later(wait?: number): void {
    if (this.#done) return;
    this.hooks.status('lost');
    const usual = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 10_000;
    this.#tries += 1;
    clearTimeout(this.#again);
    // Spread out, so that a server that comes back does not meet all clients at once.
    this.#again = setTimeout(() => this.reconnect(), (wait ?? usual) * (0.75 + Math.random() / 2));
  }

  /** Drop this connection and make a new one, which fetches what was missed. */
  reconnect(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  #now = (): void => {
    if (document.visibilityState === 'visible' && this.#socket === null) this.#connect();
  };

  #pulse(): void {
    if (!this.#socket) return;
    if (Date.now() - this.#heard > SILENCE_MS) this.reconnect();
    else this.#say({ type: 'ping' });
  }
}
