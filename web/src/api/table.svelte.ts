// The table as the server tells it. What is shown may lag behind while marbles still walk.

import { lastWord, newPromise, promisedPart } from './commitment';
import { own } from './word.svelte';
import { copySoon } from './sync';
import { LOCAL } from '../wire/format';
import { LocalLine } from './device';
import { timeNow } from '../base/ticking';
import { seated } from './http';
import { Line, type LineHooks, type LineStatus } from './socket';
import type {
  Choice,
  ClockState,
  Gesture,
  Happened,
  Logged,
  SeatInfo,
  SeatPart,
  SeatView,
  ServerMessage,
  Snapshot,
  StandingOrder,
  State,
  TableInfo,
  WhyAnswer,
} from '../wire/messages';

export interface Watcher {
  snapshot(message: Snapshot): void;
  event(message: Happened): void;
  refused(code: string, detail: string): void;
  gesture(seat: number | null, gesture: Gesture): void;
}

/** An answer that was given here and is not acknowledged yet. */
interface Pending {
  id: string;
  seat: number;
  expect: number;
  choice: Choice;
  /** Nobody waits for this answer yet: events of others do not settle it. */
  early: boolean;
}

const KEPT_EVENTS = 2000;

export class LiveTable {
  status = $state<LineStatus>('connecting');
  /** The server will not have this connection back: "gone", or "replaced" by another device. */
  ended = $state<string | null>(null);
  /** It has said itself that it goes away for a moment. */
  restarting = $state(false);
  number = $state(0);
  table = $state.raw<TableInfo | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  state = $state.raw<State | null>(null);
  views = $state.raw<SeatView[]>([]);
  hands = $state.raw<string[][] | null>(null);
  clock = $state.raw<ClockState | null>(null);
  /** Local time at which `clock` was heard. */
  #clockAt = $state(0);
  log = $state.raw<Logged[]>([]);
  watching = $state(0);
  pending = $state.raw<Pending | null>(null);
  /** What the devices put into the shuffle. */
  parts = $state.raw<readonly SeatPart[]>([]);
  /** The head of the chain, and the one after the last deal that was heard here. */
  head = $state.raw<{ number: number; chain: string } | null>(null);
  dealHead = $state.raw<{ round: number; chain: string } | null>(null);

  #line: Line | LocalLine;
  #watcher: Watcher | null = null;
  #whys = new Map<string, (answer: WhyAnswer | null) => void>();
  #prepared = new Map<string, (code: string | null) => void>();
  #commands = 0;
  /** The command that proposed something last. */
  #proposed = '';
  // Unique over reloads: the server remembers ids.
  #session = Math.random().toString(36).slice(2, 10);
  #seen = false;
  #promised = false;

  constructor(readonly id: string) {
    const hooks: LineHooks = {
      from: () => (this.#seen ? this.number : null),
      message: (message) => this.hear(message),
      status: (status) => {
        this.status = status;
        if (status === 'open') this.restarting = false;
      },
    };
    this.#line = id.startsWith(LOCAL)
      ? new LocalLine(id, hooks)
      : new Line(`/api/tables/${encodeURIComponent(id)}/socket`, hooks);
  }

  open(watcher: Watcher): void {
    this.#watcher = watcher;
    this.#line.open();
    seated.addEventListener('seated', this.#seated);
  }

  // The line was opened as a spectator's; a new one is opened by the player who sits here now.
  #seated = (): void => {
    this.#seen = false;
    this.#line.reconnect();
  };

  close(): void {
    seated.removeEventListener('seated', this.#seated);
    this.#line.close();
    this.#watcher = null;
  }

  /** Reconnect: a player who has just sat down is another user to the server. */
  comeBack(): void {
    this.#line.reconnect();
  }

  /** What the server's clock shows now: this device's may be set to any time. */
  get serverTime(): number {
    return (this.clock?.now ?? 0) + this.#sinceHeard;
  }

  /** Milliseconds until a bot answers for the seat in turn, null without a clock. */
  get left(): number | null {
    return this.clock?.left == null ? null : Math.max(0, this.clock.left - this.#sinceHeard);
  }

  get #sinceHeard(): number {
    return Math.max(0, timeNow() - this.#clockAt);
  }

  viewOf(seat: number | null): SeatView | null {
    return this.views.find((view) => view.seat === seat) ?? null;
  }

  /** Give an answer: it counts here at once and is taken back if the server refuses. */
  act(seat: number, choice: Choice): boolean {
    if (this.pending) return false;
    const early = !this.viewOf(seat)?.choices && !!this.viewOf(seat)?.early;
    const pending = { id: this.#next(), seat, expect: this.number, choice, early };
    this.pending = pending;
    this.#line.send({
      type: 'act',
      id: pending.id,
      seat,
      expect: pending.expect,
      move: choice.text,
    });
    return true;
  }

  /** Undo the last move of a seat; other people at the table are asked first, as for a pause. */
  takeBack(seat: number): void {
    this.#propose('take_back', seat);
  }
  pause(seat: number): void {
    this.#propose('pause', seat);
  }
  #propose(type: 'take_back' | 'pause', seat: number): void {
    const id = this.#next();
    this.#proposed = id;
    this.#line.send({ type, id, seat });
  }
  agree(seat: number, yes: boolean): void {
    this.#line.send({ type: 'agree', id: this.#next(), seat, yes });
  }
  resume(seat: number): void {
    this.#line.send({ type: 'resume', id: this.#next(), seat });
  }

  /** Bots are not to pause until a person is asked; where others play too, they are waited for. */
  skip(seat: number): void {
    if (!this.seats.every(({ kind, mine }) => kind === 'bot' || mine)) return;
    this.#line.send({ type: 'skip', id: this.#next(), seat });
  }

  /** The moves for the coming turn of a seat, in place of those before; answers why not, or null. */
  prepare(seat: number, orders: StandingOrder[]): Promise<string | null> {
    const id = this.#next();
    return new Promise((done) => {
      this.#prepared.set(id, done);
      this.#line.send({ type: 'orders', id, seat, orders });
    });
  }

  /** Without a seat: as a spectator. */
  gesture(seat: number | null, gesture: Gesture): void {
    this.#line.send({ type: 'gesture', id: this.#next(), gesture, ...(seat === null ? {} : { seat }) });
  }

  chat(text: string): void {
    this.#line.send({ type: 'chat', id: this.#next(), text });
  }

  /** Whether what was promised from here came too late for the shuffle. */
  get leftOut(): boolean {
    return this.parts.some(({ seat, part }) => part === null && this.seats[seat]?.mine);
  }

  /** Another word: a new part is drawn for it and promised in place of the last. */
  promiseWith(word: string): void {
    if (this.table?.phase !== 'lobby' || this.table.gathering) return;
    this.#line.send({ type: 'promise', id: this.#next(), promise: newPromise(word) });
  }

  /** Why a card cannot be used on a marble (its number or its place). */
  why(seat: number, card: string, marble: number | string): Promise<WhyAnswer | null> {
    const id = this.#next();
    return new Promise((answer) => {
      this.#whys.set(id, answer);
      this.#line.send({ type: 'why', id, seat, card, marble });
    });
  }

  #next(): string {
    this.#commands += 1;
    return `${this.#session}-${this.#commands}`;
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.#snapshot(message);
        break;
      case 'event':
        this.#event(message);
        break;
      case 'seats':
        this.seats = message.seats;
        this.watching = message.watching;
        this.#promise();
        break;
      case 'gesture':
        this.#watcher?.gesture(message.seat, message.gesture);
        break;
      case 'ack':
        this.#prepared.get(message.id)?.(null);
        this.#prepared.delete(message.id);
        if (this.pending?.id !== message.id) break;
        if (this.number >= message.number) this.pending = null;
        else this.pending = { ...this.pending, early: false };
        break;
      case 'refused':
        this.#refused(message.id, message.code, message.detail);
        break;
      case 'why':
        this.#whys.get(message.id)?.(message);
        this.#whys.delete(message.id);
        break;
      case 'closing':
        if (message.code === 'shutdown') this.restarting = true;
        else if (message.retry === null) this.ended = message.code;
        break;
      case 'pong':
        break;
    }
  }

  #snapshot(message: Snapshot): void {
    this.#seen = true;
    this.number = message.number;
    this.table = message.table;
    this.seats = message.seats;
    this.state = message.state;
    this.views = message.views;
    this.hands = message.hands;
    this.watching = message.watching;
    this.#tick(message.clock);
    // After a break the log is empty: what was missed has come as events.
    const last = this.log.at(-1)?.number ?? 0;
    if (message.log.length) this.log = message.log;
    else if (last > message.number) this.log = [];
    if (this.pending && this.pending.expect < message.number) this.pending = null;
    if (message.chain) this.head = { number: message.number, chain: message.chain };
    const began = message.log.findLast(({ event }) => event.event === 'began');
    if (began?.event.event === 'began') this.parts = began.event.parts ?? [];
    this.#watcher?.snapshot(message);
    const asked = message.table.gathering ? message.log.findLast(({ event }) => event.event === 'gathering') : null;
    if (asked?.event.event === 'gathering') this.#showPart(asked.event.parts);
    if (message.log.some(({ event }) => event.event === 'revealed')) this.#ended();
    this.#promise();
  }

  /** A game on this device may have ended before anybody looked. */
  #ended(): void {
    if (this.id.startsWith(LOCAL)) copySoon();
  }

  #event(message: Happened): void {
    if (message.number <= this.number) return;
    if (this.#seen && message.number > this.number + 1) {
      this.#line.reconnect();
      return;
    }
    this.number = message.number;
    this.state = message.state;
    this.views = message.views.map((view) => sameEarly(view, this.viewOf(view.seat)));
    this.#tick(message.clock);
    const { number, at, event, walks } = message;
    // What was taken back is gone, here as well.
    const stands = event.event === 'taken_back' ? this.log.filter((line) => line.number <= event.to) : this.log;
    this.log = [...stands.slice(-KEPT_EVENTS), { number, at, event, walks }];
    this.#watcher?.event(message);
    if (message.chain) {
      this.head = { number, chain: message.chain };
      if (event.event === 'dealt') this.dealHead = { round: event.round, chain: message.chain };
    }
    if (event.event === 'began') this.parts = event.parts ?? [];
    if (event.event === 'revealed') this.#ended();
    if (this.table) this.table = tableAfter(this.table, event);
    if (event.event === 'gathering') {
      this.#showPart(event.parts);
    }
    const { pending } = this;
    const confirmed = !pending?.early || !this.viewOf(pending.seat)?.early;
    if (pending && pending.expect < number && message.last && confirmed) this.pending = null;
  }

  /** All players have committed: show what this device did. */
  #showPart(asked: readonly SeatPart[]): void {
    const mine = promisedPart(asked);
    if (mine) this.#line.send({ type: 'part', id: this.#next(), ...mine });
  }

  /** At a table where one was put (a rematch) one has still to promise. */
  #promise(): void {
    const { table } = this;
    if (this.#promised || table?.phase !== 'lobby' || table.gathering || this.id.startsWith(LOCAL)) return;
    const mine = this.seats.filter((seat) => seat.mine);
    if (!mine.length) return;
    // Also if another word was said since.
    if (mine.some((seat) => seat.promised) && lastWord === own.word) return;
    this.#promised = true;
    this.promiseWith(own.word);
  }

  #refused(id: string | null, code: string, detail: string): void {
    if (id !== null && this.#prepared.has(id)) {
      this.#prepared.get(id)?.(code);
      this.#prepared.delete(id);
      return;
    }
    if (id !== null && this.#whys.has(id)) {
      this.#whys.get(id)?.(null);
      this.#whys.delete(id);
      return;
    }
    if (this.pending && (id === this.pending.id || id === null)) {
      this.pending = null;
      this.#watcher?.refused(code, detail);
    } else if (id === this.#proposed) {
      this.#watcher?.refused('declined', detail);
    }
  }

  #tick(clock: ClockState): void {
    this.clock = clock;
    this.#clockAt = Date.now();
  }
}

/** What a table's own event changes of what is known of it. */
function tableAfter(table: TableInfo, event: Logged['event']): TableInfo {
  const { proposal, ...settled } = table;
  switch (event.event) {
    case 'gathering':
      return { ...table, gathering: true };
    case 'rematch':
      return { ...table, rematch: event.table };
    case 'proposed':
      return { ...table, proposal: { seat: event.seat, what: event.what, open: event.open } };
    case 'agreed':
      return proposal ? { ...settled, proposal: { ...proposal, open: event.open } } : table;
    case 'paused':
      return { ...settled, paused: true };
    case 'resumed':
      return { ...table, paused: false };
    case 'declined':
    case 'lapsed':
    case 'taken_back':
      return settled;
    default:
      return table;
  }
}

/** What I may choose early stays the same list while others choose, so that my pick stays. */
function sameEarly(view: SeatView, before: SeatView | null): SeatView {
  const [now, then] = [view.early, before?.early];
  if (!now || now.length !== then?.length || now.some((c, i) => c.text !== then[i]?.text)) return view;
  return { ...view, early: then };
}
