// What is seen on the table: it follows the events one by one, at the speed a person likes,
// and never falls behind by more than two moves.

import type { Point } from '../../wire/layout';
import type { Choice, Happened, Logged, Snapshot, State, Walk } from '../../wire/messages';

export type Speed = 'calm' | 'brisk' | 'off';

export interface Walker {
  walk(key: string, points: readonly Point[], ms: number): Promise<void>;
  pointAt(seat: number, place: string, marble: number): Point;
  /** Whatever walks arrives now. */
  finish(): void;
}

/** A card in the middle of the table. */
export interface Laid {
  id: number;
  card: string;
  as: string;
  seat: number;
  away: boolean;
}

/** A hand that was laid down or discarded, shown for a moment. */
export interface Shown {
  seat: number;
  cards: string[];
  why: 'laid_down' | 'renewed';
  /** The cards are on their way to the discards. */
  leaving: boolean;
}

interface StageHooks {
  speed(): Speed;
  sound(name: 'card' | 'step' | 'capture' | 'deal' | 'win'): void;
  /** A card is to be seen going from one seat to another, face down. */
  gift?(from: number, to: number): void;
}

interface Item {
  /** Null for an own answer that is shown ahead. */
  number: number | null;
  event: Logged['event'] | null;
  walks: Walk[];
  laid: Omit<Laid, 'id'> | null;
  after: State | null;
}

const SPACE_MS = 90;
const LONGEST_MS = 1200;
const PACE: Record<Speed, number> = { calm: 1, brisk: 0.45, off: 0 };
const LEAVING_MS = 380;
const SHOWN_MS = 1500;
const LAID_MS = 220;
const GIFT_MS = 250;
const DEALT_MS = 300;
/** All that happened since a user looked takes no longer. */
export const RECALL_MS = 15_000;
const BEHIND = 2;
const PILE = 4;

export class Stage {
  marbles = $state.raw<string[][]>([]);
  counts = $state.raw<number[]>([]);
  pile = $state.raw<Laid[]>([]);
  trail = $state.raw<Walk[]>([]);
  shown = $state.raw<Shown | null>(null);
  moving = $state(false);
  /** Nothing is shown on its way until the person at the screen is asked. */
  skipping = $state(false);
  /** What happened since a user looked is being shown. */
  recalling = $state(false);
  /** The last event that is seen, and the situation after it. */
  number = $state(0);
  state = $state.raw<State | null>(null);

  walker: Walker | null = null;
  #hooks: StageHooks;
  #queue: Item[] = [];
  #running = false;
  #cards = 0;
  // Everything, or only what is shown just now, is to arrive at once.
  #hurry = false;
  #cut = false;
  #pauses = new Set<() => void>();
  #tempo = 1;
  #ending: ReturnType<typeof setTimeout> | undefined;
  #late: Pick<Snapshot, 'number' | 'state' | 'log'> | null = null;
  // Grows when moves are taken back: what was being shown then stops.
  #age = 0;
  // An answer shown before the server has said it: its event is not shown again.
  #ahead: { number: number; seat: number; laid: boolean } | null = null;
  // Cards of the last round lie until the first one of the new round is played.
  #dealt = false;

  constructor(hooks: StageHooks) {
    this.#hooks = hooks;
  }

  /** Show a whole new situation at once. */
  reset(snapshot: Pick<Snapshot, 'number' | 'state' | 'log'>): void {
    // What is still being shown comes first, and usually leads to the same situation.
    if (this.#running) {
      this.#late = snapshot;
      return;
    }
    this.#ahead = null;
    this.number = snapshot.number;
    this.state = snapshot.state;
    this.marbles = snapshot.state?.marbles ?? [];
    this.counts = snapshot.state?.counts ?? [];
    if (snapshot.log.length) {
      this.pile = [];
      for (const { event } of snapshot.log) {
        if (event.event === 'dealt') this.#dealt = true;
        this.#lay(laidBy(event) ?? putAway(event));
      }
      const last = snapshot.log.findLast((entry) => entry.walks.length);
      this.trail = last?.walks ?? [];
    }
  }

  /** Shows what happened since event `from`, all of it in a few seconds, and then the situation as it is. */
  recall(snapshot: Pick<Snapshot, 'number' | 'state' | 'log'>, from: number): void {
    const missed = snapshot.log.filter(({ number }) => number > from);
    const items = missed.map(({ event, walks }): Item => ({
      number: null,
      event,
      walks,
      laid: laidBy(event),
      after: null,
    }));
    this.reset({ ...snapshot, log: snapshot.log.filter(({ number }) => number <= from) });
    if (!snapshot.state || this.#running || !items.some(isMove)) return this.reset(snapshot);
    this.number = from;
    this.marbles = marblesAt(snapshot.state.marbles, snapshot.log, from);
    this.#tempo = Math.min(1, RECALL_MS / items.reduce((sum, item) => sum + lengthOf(item), 0));
    this.recalling = true;
    this.#late = snapshot;
    this.#ending = setTimeout(() => this.hurry(), RECALL_MS);
    this.#queue.push(...items);
    void this.#run();
  }

  /** Show an own answer before the server has confirmed it. */
  ahead(seat: number, choice: Choice, number: number): void {
    const flights = (choice.captures ?? []).map((c): Walk => ({ ...c, to: 'R', how: 'capture', path: ['R'] }));
    const plays = ['play', 'swap', 'empty', 'skip', 'undo'].includes(choice.verb);
    const away = choice.verb === 'discard';
    const laid =
      choice.card && (plays || away) ? { card: choice.card, as: choice.as ?? choice.card, seat, away } : null;
    this.#ahead = { number: number + 1, seat, laid: laid !== null };
    this.#add({ number: null, event: null, walks: [...(choice.legs ?? []), ...flights], laid, after: null });
  }

  /** An answer was taken back: the table as it was then, with the cards that lay there. */
  goBack({ number, state }: Pick<Snapshot, 'number' | 'state'>, log: Snapshot['log']): void {
    this.takeBack(state, number);
    this.reset({ number, state, log });
  }

  /** The server refused: everything as it really is. */
  takeBack(state: State | null, number = this.number): void {
    this.#queue = [];
    if (this.#ahead?.laid) this.pile = this.pile.slice(0, -1);
    this.#ahead = null;
    this.#age += 1;
    this.hurry();
    this.trail = [];
    this.number = number;
    this.state = state;
    if (state) {
      this.marbles = state.marbles;
      this.counts = state.counts;
    }
  }

  event(message: Happened): void {
    const { event } = message;
    const mine = this.#ahead?.number === message.number && 'seat' in event && event.seat === this.#ahead.seat;
    if (this.#ahead && message.number >= this.#ahead.number) this.#ahead = null;
    this.#add({
      number: message.number,
      event,
      walks: mine ? [] : message.walks,
      laid: mine ? null : laidBy(event),
      after: message.state,
    });
  }

  /** Whatever is still moving arrives at once: a person wants to go on. */
  hurry(): void {
    if (!this.#running) return;
    this.#hurry = true;
    this.#finish();
  }

  skip(): void {
    this.skipping = true;
    this.hurry();
  }

  #finish(): void {
    this.walker?.finish();
    for (const wake of this.#pauses) wake();
  }

  #add(item: Item): void {
    this.#queue.push(item);
    if (!this.#running) void this.#run();
    else if (this.#waiting() > BEHIND && !this.recalling) {
      this.#cut = true;
      this.#finish();
    }
  }

  #waiting(): number {
    return this.#queue.filter(isMove).length;
  }

  #pause(ms: number): Promise<void> {
    if (ms <= 0 || this.#hurry || this.#cut || this.skipping) return Promise.resolve();
    return new Promise((done) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#pauses.delete(wake);
        done();
      };
      const timer = setTimeout(wake, ms);
      this.#pauses.add(wake);
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    this.moving = true;
    try {
      for (let item = this.#queue.shift(); item; item = this.#queue.shift()) {
        this.#cut = false;
        const behind = this.#waiting() >= BEHIND && !this.recalling;
        await this.#show(item, behind || this.#hurry || this.skipping);
      }
    } finally {
      this.#running = false;
      this.#hurry = false;
      this.moving = false;
      clearTimeout(this.#ending);
      this.recalling = false;
      this.#tempo = 1;
      const late = this.#late;
      this.#late = null;
      if (late && late.number >= this.number) this.reset(late);
    }
  }

  async #show(item: Item, atOnce: boolean): Promise<void> {
    const pace = atOnce || document.hidden ? 0 : PACE[this.#hooks.speed()] * this.#tempo;
    const { event } = item;
    const age = this.#age;
    if (item.laid) {
      this.#lay(item.laid);
      if (pace) this.#hooks.sound('card');
      await this.#pause(LAID_MS * pace);
    }
    if (item.walks.length) {
      if (age !== this.#age) return;
      this.trail = item.walks;
      await this.#walks(item.walks, pace);
    }
    if (age !== this.#age) return;
    if (event?.event === 'laid_down' || event?.event === 'renewed') {
      const hand = { seat: event.seat, cards: event.cards, why: event.event };
      this.shown = { ...hand, leaving: false };
      await this.#pause(pace ? Math.max(900 * this.#tempo, SHOWN_MS * pace) : 0);
      this.shown = { ...hand, leaving: true };
      await this.#pause(LEAVING_MS * pace);
      this.shown = null;
      this.#lay(putAway(event));
    } else if (event?.event === 'gave' || event?.event === 'offered') {
      if (pace) this.#hooks.gift?.(event.seat, event.to);
      await this.#pause(GIFT_MS * pace);
    } else if (event?.event === 'dealt') {
      this.#dealt = true;
      if (pace) this.#hooks.sound('deal');
      await this.#pause(DEALT_MS * pace);
    } else if (event?.event === 'won') this.#hooks.sound('win');
    if (item.number !== null) {
      this.number = item.number;
      this.state = item.after;
    }
    if (item.after) {
      this.marbles = item.after.marbles;
      this.counts = item.after.counts;
    }
  }

  #lay(laid: Omit<Laid, 'id'> | null): void {
    if (!laid) return;
    // A replay lays cards too, with numbers of its own.
    this.#cards = 1 + Math.max(this.#cards, ...this.pile.map(({ id }) => id));
    this.pile = [...(this.#dealt ? [] : this.pile.slice(1 - PILE)), { ...laid, id: this.#cards }];
    this.#dealt = false;
  }

  async #walks(walks: readonly Walk[], pace: number): Promise<void> {
    const groups = together(walks);
    const age = this.#age;
    const plain = groups.map((group) => Math.max(...group.map(duration)));
    const total = plain.reduce((sum, ms) => sum + ms, 0);
    const scale = pace * Math.min(1, LONGEST_MS / Math.max(total, 1));
    for (const [i, group] of groups.entries()) {
      const ms = this.#hurry || this.#cut ? 0 : (plain[i] ?? 0) * scale;
      if (ms) this.#hooks.sound(group.some((w) => w.how === 'capture') ? 'capture' : 'step');
      if (ms && this.walker) {
        const { walker } = this;
        await Promise.race([
          Promise.all(
            group.map((w) => {
              const here = this.marbles[w.seat]?.[w.marble] ?? w.from;
              const points = [here, ...(w.path.length ? w.path : [w.to])].map((place) =>
                walker.pointAt(w.seat, place, w.marble),
              );
              return walker.walk(`${w.seat}:${w.marble}`, points, ms);
            }),
          ),
          this.#pause(ms + 250),
        ]);
      }
      if (age !== this.#age) return;
      const places = this.marbles.map((row) => [...row]);
      for (const w of group) {
        const row = places[w.seat];
        if (row) row[w.marble] = w.to;
      }
      this.marbles = places;
    }
  }
}

/** What takes a moment to be seen. */
function isMove(item: Item): boolean {
  const kind = item.event?.event;
  return item.walks.length > 0 || item.laid !== null || kind === 'laid_down' || kind === 'renewed';
}

/** Milliseconds that it takes to be seen, at most. */
function lengthOf({ event, walks, laid }: Item): number {
  const kind = event?.event;
  const groups = together(walks).map((group) => Math.max(...group.map(duration)));
  const walked = groups.length
    ? Math.min(
        LONGEST_MS,
        groups.reduce((sum, ms) => sum + ms, 0),
      )
    : 0;
  const hand = kind === 'laid_down' || kind === 'renewed' ? SHOWN_MS + LEAVING_MS : 0;
  const cards = kind === 'gave' || kind === 'offered' ? GIFT_MS : kind === 'dealt' ? DEALT_MS : 0;
  return (laid ? LAID_MS : 0) + walked + hand + cards;
}

function laidBy(event: Logged['event']): Omit<Laid, 'id'> | null {
  if (event.event === 'played') {
    return { card: event.card, as: event.as_card, seat: event.seat, away: false };
  }
  if (event.event === 'discarded') {
    return { card: event.card, as: event.card, seat: event.seat, away: true };
  }
  return null;
}

/** Of a hand that is discarded the last card is seen on the discards. */
function putAway(event: Logged['event']): Omit<Laid, 'id'> | null {
  if (event.event !== 'laid_down' && event.event !== 'renewed') return null;
  const card = event.cards.at(-1);
  return card && card !== '?' ? { card, as: card, seat: event.seat, away: true } : null;
}

/** Walks seen at the same time: the two of a swap, and captures of one step. */
export function together(walks: readonly Walk[]): Walk[][] {
  const groups: Walk[][] = [];
  for (const walk of walks) {
    const last = groups.at(-1);
    const how = last?.[0]?.how;
    if (last && how === walk.how && (how === 'swap' || how === 'capture')) last.push(walk);
    else groups.push([walk]);
  }
  return groups;
}

function duration(walk: Walk): number {
  if (walk.how === 'walk' || walk.how === 'back' || walk.how === 'push') {
    return SPACE_MS * Math.max(2, walk.path.length);
  }
  return walk.how === 'jump' ? Math.max(300, SPACE_MS * walk.path.length) : 420;
}

/** Where the marbles stood after event `number`: later walks are taken back one by one. */
export function marblesAt(now: readonly (readonly string[])[], log: readonly Logged[], number: number): string[][] {
  const places = now.map((row) => [...row]);
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i];
    if (!entry || entry.number <= number) break;
    for (const walk of entry.walks.toReversed()) {
      const row = places[walk.seat];
      if (row) row[walk.marble] = walk.from;
    }
  }
  return places;
}

/** When the game began and when it was won; what is logged later does not count. */
export function timeOf(log: readonly Logged[], created: number): { began: number; ended: number } {
  const at = (kind: string): number | undefined => log.find(({ event }) => event.event === kind)?.at;
  // A long game is not described from its beginning.
  return { began: at('began') ?? created, ended: at('won') ?? log.at(-1)?.at ?? Date.now() };
}
