// One table on this device: its log, the game in the kernel, what is told of it. It speaks the same
// messages as a server, so the page does not know the difference.

import { PART, KernelError, type Asking, type Game, type Kernel, type Rules } from '../engine/kernel';
import type { Moment, Replay } from '../pages/asking';
import type { TableCard } from '../wire/api';
import type {
  ClientMessage, ClockState, Happened, Level, Logged, Refused, SeatInfo, SeatView, ServerMessage, Snapshot, State, TableEvent,
  TableInfo,
} from '../wire/messages';
import { idOf, isOwn, unpackedText } from '../words/own';
import type { Created, Entry, Place, Store, Stored } from './log';

/** What the page must be told of a form of play before the kernel can play it. */
export interface Form {
  /** The rulebook's data as the kernel takes it: JSON to the letter, see ordered.ts. */
  data: string;
  /** The team of each seat. */
  teams: number[];
  /** How the bots of each level think. */
  levels: Record<Level, Pick<Asking, 'noise' | 'rollouts'>>;
}

/** A numbered event: of the game, by its place among the kernel's events, or of the table. */
interface Happening {
  number: number;
  at: number;
  game: number | null;
  event: TableEvent | null;
  /** How many events of the game there were. */
  after: number;
}

interface Told {
  event: TableEvent;
  walks: Logged['walks'];
  state: State;
  views: SeatView[];
  hands: string[][];
  last: boolean;
}

type Answer = Extract<Entry, { move: string }>;

const SNAPSHOT_LOG = 300;
/** What comes after the end of a round is not told at a board of the daily deal. */
const NEXT_ROUND = new Set<string>(['shuffled', 'dealt']);
const NO_CLOCK = { kind: 'none', seconds: 30, bank: 0 } as const;
export const STAND_IN = 'casual';

/** The same refusals as a server's, see docs/wire.md. */
class Refusal extends Error {
  constructor(
    readonly code: Refused['code'],
    detail: string,
  ) {
    super(detail);
  }
}

export class PocketTable {
  #kernel: Kernel;
  #store: Store;
  #rules: Rules;
  #game: Game;
  readonly form: Form;
  #entries = 0;
  #created: Created;
  #createdAt: number;
  #places: Place[];
  #happenings: Happening[] = [];
  #rematch: string | null = null;
  /** A board of the daily deal has come to the end of its round: after so many events of the game. */
  #ended: number | null = null;
  /** Who listens: lines of the page. */
  readonly listeners = new Set<(message: ServerMessage) => void>();

  constructor(
    readonly id: string,
    kernel: Kernel,
    store: Store,
    form: Form,
    log: readonly Stored[],
  ) {
    const [first] = log;
    if (first?.entry.entry !== 'created') throw new Error(`${id}: a log begins with its table`);
    this.#kernel = kernel;
    this.#store = store;
    this.form = form;
    this.#created = first.entry;
    this.#createdAt = first.at;
    this.#places = [...first.entry.seats];
    const asWritten = first.entry.edition === 2 || first.entry.start !== undefined;
    this.#rules = kernel.rules(asWritten ? form.data : JSON.stringify(JSON.parse(form.data)));
    const { seed, start, dealt } = first.entry;
    this.#game =
      dealt ? kernel.dealtGame(this.#rules, dealt.orders, dealt.lots)
      : start === undefined ? kernel.game(this.#rules, seed)
      : kernel.posedGame(this.#rules, start);
    this.#tell({ event: 'began', commitment: kernel.sha256(`tockwork commitment 1\n${first.entry.seed}`) }, first.at);
    this.#tellGame(first.at);
    this.#entries = 1;
    try {
      for (const { entry, at } of log.slice(1)) this.#apply(entry, at);
    } catch (no) {
      this.close();
      throw no;
    }
    // Another answer than in the game may need other shuffles.
    if (dealt) kernel.shuffleFrom(this.#game, seed);
  }

  /** How often an answer was taken back here: then it is practice. */
  takenBack = 0;
  /** Nothing is added any more: another has taken its place. */
  closed = false;

  close(): void {
    this.closed = true;
    this.#kernel.forgetGame(this.#game);
    this.#kernel.forgetRules(this.#rules);
  }

  get rules(): Rules {
    return this.#rules;
  }
  get game(): Game {
    return this.#game;
  }
  get created(): Created {
    return this.#created;
  }
  get number(): number {
    return this.#happenings.length;
  }
  get over(): boolean {
    return this.#ended !== null || this.#kernel.turn(this.#game) === null;
  }
  get held(): number[] {
    return this.#places.flatMap((place, seat) => (place.kind === 'person' ? [seat] : []));
  }
  /** The seat and the bot that is to answer, if one is. */
  get asksBot(): { seat: number; place: Place; decision: number } | null {
    const seat = this.over ? null : this.#kernel.turn(this.#game);
    const place = seat === null ? undefined : this.#places[seat];
    if (seat === null || place?.kind !== 'bot') return null;
    return { seat, place, decision: this.#kernel.events(this.#game) };
  }

  // following the log -----------------------------------------------------------------------------

  /** Keeps an entry and then carries it out; false if the log has gone on elsewhere. */
  async append(entry: Entry): Promise<boolean> {
    const at = Date.now();
    if (this.closed) return false;
    if (!(await this.#store.append({ table: this.id, number: this.#entries, at, entry }))) return false;
    const before = this.number;
    this.#apply(entry, at);
    for (const happening of this.#happenings.slice(before)) this.#say(this.#happened(happening));
    return true;
  }

  #apply(entry: Entry, at: number): void {
    this.#entries += 1;
    switch (entry.entry) {
      case 'answered':
        this.#kernel.play(this.#game, entry.move);
        this.#tellGame(at, this.#created.daily !== undefined && this.#kernel.roundOver(this.#game));
        break;
      case 'chose':
        this.#kernel.chooseEarly(this.#game, entry.seat, entry.move);
        this.#tellGame(at);
        break;
      case 'left': {
        const name = this.#places[entry.seat]?.name ?? null;
        this.#places[entry.seat] = { kind: 'bot', name, level: STAND_IN };
        this.#tell({ event: 'left', seat: entry.seat, level: STAND_IN }, at);
        break;
      }
      case 'took_back':
        this.takenBack = entry.times;
        break;
      case 'rematched':
        this.#rematch = entry.table;
        this.#tell({ event: 'rematch', table: entry.table }, at);
        break;
      case 'created':
        throw new Error(`${this.id}: begins twice`);
    }
  }

  #tell(event: TableEvent, at: number): void {
    const after = this.#kernel.events(this.#game);
    this.#happenings.push({ number: this.number + 1, at, game: null, event, after });
  }

  #tellGame(at: number, ended = false): void {
    const known = this.#happenings.at(-1)?.game ?? this.#happenings.findLast(({ game }) => game !== null)?.game ?? -1;
    const all = this.#kernel.events(this.#game);
    const dealt = ended ? this.#told(known + 1, all, PART.event).findIndex(({ event }) => NEXT_ROUND.has(event.event)) : -1;
    const until = dealt < 0 ? all : known + 1 + dealt;
    if (ended) this.#ended = until;
    for (let game = known + 1; game < until; game++) {
      this.#happenings.push({ number: this.number + 1, at, game, event: null, after: game + 1 });
    }
    if (this.over) this.#tell({ event: 'revealed', seed: this.#created.seed }, at);
  }

  // telling ---------------------------------------------------------------------------------------

  #say(message: ServerMessage): void {
    for (const listener of this.listeners) listener(message);
  }

  #told(from: number, to: number, parts: number, open = false): Told[] {
    return JSON.parse(this.#kernel.tell(this.#game, this.held, from, to, parts, open)) as Told[];
  }

  #now(): { state: State; views: SeatView[] } {
    if (this.#ended === null) return JSON.parse(this.#kernel.now(this.#game, this.held)) as { state: State; views: SeatView[] };
    const [last] = this.#told(this.#ended - 1, this.#ended, PART.state | PART.views);
    if (!last) throw new Error(`${this.id}: nothing has happened`);
    return { state: { ...last.state, phase: 'over' }, views: last.views.map(({ seat, hand, passed, given }) => ({ seat, hand, passed, given, choices: null })) };
  }

  #happened({ number, at, game, event }: Happening): Happened {
    const clock = noClock();
    if (game === null && event) {
      return { type: 'event', number, at, event, walks: [], ...this.#now(), clock, last: true };
    }
    const parts = PART.event | PART.walks | PART.state | PART.views | PART.last;
    const [told] = this.#told(game ?? 0, (game ?? 0) + 1, parts);
    if (!told) throw new Error(`${this.id}: event ${number} is not there`);
    return { type: 'event', number, at, ...told, clock };
  }

  #logged(from: number): Logged[] {
    const past = this.#happenings.slice(from);
    const first = past.find(({ game }) => game !== null)?.game ?? 0;
    const told = this.#told(first, this.#kernel.events(this.#game), PART.event | PART.walks, this.over);
    return past.map(({ number, at, game, event }) => ({
      number, at, ...(event ? { event, walks: [] } : lines(told, (game ?? 0) - first)),
    }));
  }

  info(): TableInfo {
    const { rules, players, teams, options, seed } = this.#created;
    const began = this.#happenings[0]?.event;
    const { state } = this.#now();
    return {
      id: this.id, phase: this.over ? 'over' : 'playing', rules, players, teams, options, public: false,
      clock: NO_CLOCK, takeover_seconds: null, spectator_delay: 0, created_at: this.#createdAt, invite: null,
      commitment: began?.event === 'began' ? began.commitment : null,
      seed: this.over ? seed : null, winners: this.over ? state.winners : null, rematch: this.#rematch,
    };
  }

  seats(): SeatInfo[] {
    const [host] = this.held;
    return this.#places.map((place, seat) => ({
      seat, team: this.form.teams[seat] ?? seat, ...place, mine: place.kind === 'person', host: seat === host,
      present: true, away_since: null, playing: null, several: false,
    }));
  }

  card(): TableCard {
    const turn = this.#kernel.turn(this.#game);
    return {
      table: this.info(), seats: this.seats(), my_turn: turn !== null && this.held.includes(turn),
      last_at: this.#happenings.at(-1)?.at ?? this.#createdAt,
    };
  }

  snapshot(): Snapshot {
    const last = this.#kernel.events(this.#game);
    const hands = this.over && this.#ended === null ? (this.#told(last - 1, last, PART.hands, true)[0]?.hands ?? null) : null;
    return {
      type: 'snapshot', number: this.number, table: this.info(), seats: this.seats(), ...this.#now(), hands,
      clock: noClock(), log: this.#logged(Math.max(0, this.number - SNAPSHOT_LOG)), watching: 0,
    };
  }

  /** The whole game with every hand open, once it is over. */
  replay(): Replay {
    const told = this.#told(0, this.#kernel.events(this.#game), PART.state | PART.hands, true);
    const moments = this.#happenings.map(({ number, after }): Moment => {
      const then = told[after - 1];
      return { number, state: then?.state ?? null, hands: then?.hands ?? [] };
    });
    return { table: this.info(), seats: this.seats(), log: this.#logged(0), moments };
  }

  /** The game written down, see docs/records.md; while it lasts, as the first own seat has seen it. */
  record(): string {
    const { rules, players, teams, options, seed } = this.#created;
    const view = this.over ? null : (this.held[0] ?? 'spectator');
    const eyes = typeof view === 'number' ? [view] : [];
    const header = {
      tockwork: 'record', version: 1, rules: idOf(rules), players, teams, options,
      names: this.#places.map((place, seat) => place.name ?? place.level ?? `seat ${seat}`),
      date: new Date(this.#createdAt).toISOString().slice(0, 10), view, seed: this.over && !this.#created.start ? seed : null,
      start: this.#created.start ?? null,
    };
    const events = JSON.parse(
      this.#kernel.tell(this.#game, eyes, 0, this.#kernel.events(this.#game), PART.record, this.over),
    ) as unknown[];
    const [first, ...lines] = [header, ...events].map((line) => `${JSON.stringify(line)}\n`);
    // A game of one's own travels inside, to the letter.
    const game = isOwn(rules) ? `{"game":${unpackedText(rules)},` : '{';
    return [first?.replace('{', () => game), ...lines].join('');
  }

  // commands --------------------------------------------------------------------------------------

  /** Carries a command out, or refuses it; nothing else is said to whoever gave it. */
  async command(said: ClientMessage): Promise<ServerMessage> {
    if (said.type === 'ping') return { type: 'pong', now: Date.now() };
    try {
      switch (said.type) {
        case 'act':
          await this.#act(said.seat, said.expect, said.move);
          break;
        case 'gesture':
          this.#say({ type: 'gesture', seat: said.seat ?? null, gesture: said.gesture });
          break;
        case 'chat':
          throw new Refusal('no_chat', 'nobody else is here');
        case 'why': {
          const told = this.#kernel.why(this.#game, said.seat, said.card, said.marble);
          return { type: 'why', id: said.id, ...(JSON.parse(told) as object) } as ServerMessage;
        }
      }
      return { type: 'ack', id: said.id, number: this.number };
    } catch (no) {
      const code = no instanceof Refusal ? no.code : no instanceof KernelError ? 'illegal' : 'storage';
      return { type: 'refused', id: said.id, code, detail: String(no), number: this.number };
    }
  }

  async #act(seat: number, expect: number, move: string): Promise<void> {
    if (!this.held.includes(seat)) throw new Refusal('not_your_seat', `seat ${seat} is not yours`);
    if (this.over) throw new Refusal('over', 'the game is over');
    const turn = this.#kernel.turn(this.#game);
    const { phase } = this.#now().state;
    // What others choose in an exchange makes no difference.
    const hidden = phase === 'exchange' || phase === 'offer';
    const since = this.#happenings.findLast(({ game }) => game !== null)?.number ?? 0;
    if (!hidden && since > expect) throw new Refusal('stale', `event ${since} has happened since ${expect}`);
    const entry: Answer = { entry: turn === seat ? 'answered' : 'chose', seat, move };
    this.#check(entry);
    if (!(await this.append(entry))) throw new Refusal('stale', 'it goes on in another window');
  }

  /** Only what the kernel offers is kept: a log must replay for ever. */
  #check(entry: Answer): void {
    const { state, views } = this.#now();
    const view = views.find(({ seat }) => seat === entry.seat);
    const choices = entry.entry === 'answered' ? view?.choices : view?.early;
    if (!choices) throw new Refusal('not_your_turn', `seat ${state.turn} is asked, not ${entry.seat}`);
    if (!choices.some(({ text }) => text === entry.move)) throw new Refusal('illegal', `'${entry.move}' is not legal here`);
  }
}

const noClock = (): ClockState => ({ now: Date.now(), turn: null, left: null, banks: [] });

function lines(told: readonly Told[], at: number): Pick<Logged, 'event' | 'walks'> {
  const found = told[at];
  if (!found) throw new Error(`event ${at} is not there`);
  return { event: found.event, walks: found.walks };
}
