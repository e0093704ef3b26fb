// A table being set up. As soon as a friend is expected the table exists, so that its link does too.

import { colourName } from '../../words';
import { isOwn } from '../../words/own';
import type { TableCard, Format, Game, NewTable, SeatWish, Settled } from '../../wire/http';
import { botWish } from '../../api/requests';
import {
  refusedIn,
  sameForm,
  unusual,
  usualIn,
  withoutHouse,
  type Linked,
  type Options,
  type Ruling,
  type Settle,
} from '../../base/house-rules';

/** What a draft needs of the server. */
interface TableCalls {
  newTable(wish: NewTable): Promise<TableCard>;
  changeSeat(id: string, seat: number, wish: SeatWish): Promise<TableCard>;
  leave(id: string): Promise<unknown>;
  settle: Settle;
}

/** Why a table cannot be rated. */
export type Unrated = 'own' | 'rules' | 'here' | 'alone' | 'lasting';
/** People of a rated game, at least. */
const LEAST = 2;

const waits = (wish: SeatWish): boolean => wish.kind === 'friend' || wish.kind === 'open';

export class Draft implements Ruling {
  form = $state.raw<Format>({ players: 4, teams: 'none', board: 4, settings: {} });
  seats = $state.raw<SeatWish[]>([]);
  options = $state.raw<Options>({});
  /** The last ones that go together: a board can be drawn with them. */
  fitting = $state.raw<Options>({});
  offered = $state.raw<Settled['offered'] | null>(null);
  /** Options that do not go with the others. */
  refused = $state.raw<ReadonlySet<string>>(new Set());
  name = $state('');
  public = $state(false);
  clock = $state.raw<NewTable['clock']>({ kind: 'none' });
  takeover = $state<number | null>(60);
  delay = $state(0);
  /** Wished; `isRated` says whether it comes to that. */
  rated = $state(false);
  /** Whether I could come back on another device; null until the server has said. */
  lasting = $state<boolean | null>(null);
  /** The table behind the link, once a player is expected. */
  table = $state.raw<TableCard | null>(null);
  /** The link was another one before: people with the old one need the new one. */
  moved = $state(false);
  fault = $state.raw<unknown>(null);

  #work: Promise<void> = Promise.resolve();
  #fixed = '';

  constructor(
    readonly game: Game,
    readonly calls: TableCalls,
    name: string,
    link?: Linked,
    friends = false,
    /** The club on whose page the table is; its members take the other seats. */
    readonly club: string | null = null,
  ) {
    this.name = name;
    this.form = link?.form ?? game.usual;
    this.options = link?.options ?? {};
    this.seats = this.#fresh(this.form.players, friends);
    if (friends) this.#later(() => this.#open());
    this.#settle('');
  }

  #fresh(players: number, friends: boolean): SeatWish[] {
    const me: SeatWish = { kind: 'me' };
    if (this.club) return [me, ...Array.from({ length: players - 1 }, (): SeatWish => ({ kind: 'open' }))];
    const other = (i: number): SeatWish => (friends ? { kind: 'friend' } : botWish(i + 1, 'casual'));
    return [me, ...Array.from({ length: players - 1 }, (_, i) => other(i))];
  }

  /** Forms that go with the chosen board. */
  get forms(): Format[] {
    const board = this.options['board'];
    const fitting = this.game.forms.filter((form) => board === undefined || form.board === board);
    // Without a chosen board the same players and teams may be listed for both; the first is usual.
    return fitting
      .filter((form, i) => fitting.findIndex((f) => f.players === form.players && f.teams === form.teams) === i)
      .sort((a, b) => a.players - b.players);
  }

  get waiting(): boolean {
    return this.seats.some(waits);
  }

  /** What stands in the way of a rated game; the server checks it too. */
  get unrated(): Unrated[] {
    const found: Unrated[] = [];
    if (isOwn(this.game.id)) found.push('own');
    if (Object.keys(this.options).length) found.push('rules');
    if (this.seats.some(({ kind }) => kind === 'here')) found.push('here');
    else if (this.seats.filter(({ kind }) => kind !== 'bot').length < LEAST) found.push('alone');
    if (this.lasting === false) found.push('lasting');
    return found;
  }

  get isRated(): boolean {
    return this.rated && !this.unrated.length;
  }

  choose(form: Format): void {
    const kept = this.seats.slice(0, form.players);
    const added = Array.from({ length: form.players - kept.length }, (_, i) => botWish(kept.length + i, 'casual'));
    this.form = form;
    this.options = unusual(this.game, form, this.options);
    this.fitting = {};
    this.seats = [...kept, ...added];
    this.#settle('');
    this.#anew();
  }

  usual = (knob: string): unknown => usualIn(this.game, this.form, knob);

  setting = (knob: string): unknown => (knob in this.options ? this.options[knob] : this.usual(knob));

  setOption(name: string, value: unknown): void {
    this.options = unusual(this.game, this.form, { ...this.options, [name]: value });
    if (name === 'board' && !this.forms.some((form) => sameForm(form, this.form))) {
      const { players, teams } = this.form;
      const next = this.forms.find((f) => f.players === players && f.teams === teams) ?? this.forms[0];
      if (next) this.choose(next);
      return;
    }
    this.#settle(name);
    this.#anew();
  }

  resetHouse(): void {
    this.options = withoutHouse(this.game, this.options);
    this.#settle('');
    this.#anew();
  }

  /** What goes with a choice is asked in turn; what was chosen meanwhile is asked of next. */
  #settle(changed: string): void {
    this.#later(async () => {
      const { game, form, options } = this;
      const answer = await this.calls.settle(game.id, form, options, changed).catch((why: unknown) => {
        if (this.options === options) this.refused = refusedIn(why);
        return null;
      });
      if (!answer || this.options !== options) return;
      this.refused = new Set();
      this.options = unusual(game, form, answer.options);
      this.fitting = this.options;
      this.offered = answer.offered;
    });
  }

  setSeat(seat: number, wish: SeatWish): void {
    const before = this.seats[seat];
    if (!before) return;
    const named: SeatWish = wish.kind === 'bot' ? botWish(seat, wish.level ?? 'casual') : wish;
    // There is one of me: the player who was here takes the seat I leave.
    const seats = this.seats.map((other, i) => {
      if (i === seat) return named;
      if (named.kind === 'me' && other.kind === 'me')
        return before.kind === 'bot' ? botWish(i, before.level ?? 'casual') : before;
      return other;
    });
    const changed = seats.flatMap((other, i) => (other === this.seats[i] ? [] : [i]));
    this.seats = seats;
    this.#later(async () => {
      if (!this.table) return this.#open();
      if (!this.waiting) return this.#drop();
      if (this.#fixed !== this.#fixedNow()) return this.#again(); // rated, or no longer
      // A seat is freed before it is taken: I cannot sit twice.
      for (const i of changed.sort((a) => (this.seats[a]?.kind === 'me' ? 1 : -1))) {
        const now = this.seats[i];
        if (now) this.table = await this.calls.changeSeat(this.table.table.id, i, this.#named(now, i));
      }
    });
  }

  /** Something fixed has changed: a table that is open already is opened again. */
  changed(): void {
    this.#anew();
  }

  wish(): NewTable {
    return {
      rules: this.game.id,
      players: this.form.players,
      teams: this.form.teams,
      options: this.options,
      seats: this.seats.map((wish, seat) => this.#named(wish, seat)),
      public: this.public,
      clock: this.clock,
      takeover_seconds: this.takeover,
      spectator_delay: this.delay,
      rated: this.isRated,
      ...(this.club ? { club: this.club } : {}),
    };
  }

  // Around one screen a player without a name is called by a colour.
  #named(wish: SeatWish, seat: number): SeatWish {
    const shared = wish.kind === 'here' || (wish.kind === 'me' && this.seats.some(({ kind }) => kind === 'here'));
    const said = (wish.kind === 'me' ? this.name : wish.name)?.trim();
    const name = said || (shared ? colourName(seat, this.game.id) : '');
    const { name: _, ...rest } = wish;
    return name ? { ...rest, name } : rest;
  }

  /** All that was asked so far is answered. */
  settled(): Promise<void> {
    return this.#work;
  }

  /** The table to sit down at. */
  async sit(): Promise<TableCard> {
    await this.settled();
    return this.table ?? this.calls.newTable(this.wish());
  }

  /** Nobody sits down after all. */
  forget(): void {
    this.#later(() => this.#drop());
  }

  #later(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch((why: unknown) => {
      this.fault = why;
    });
  }

  /** Asked in turn: the table may still be on its way, with what was wished before. */
  #anew(): void {
    this.#later(async () => {
      // After a refusal there is no table, but a player still waits for one.
      if ((!this.table && !this.fault) || this.#fixed === this.#fixedNow()) return;
      await this.#again();
    });
  }

  async #again(): Promise<void> {
    await this.#drop();
    await this.#open();
    this.moved = this.table !== null;
  }

  async #open(): Promise<void> {
    if (!this.waiting) return;
    this.fault = null;
    this.#fixed = this.#fixedNow();
    this.table = await this.calls.newTable(this.wish());
  }

  /** All that cannot be changed at an open table. */
  #fixedNow(): string {
    const { seats: _, ...fixed } = this.wish();
    return JSON.stringify(fixed);
  }

  async #drop(): Promise<void> {
    const old = this.table;
    this.table = null;
    if (old) await this.calls.leave(old.table.id).catch(() => undefined);
  }
}
