// One table on this device: its log, and the kernel's session that the log adds up to. It speaks the same messages as a
// server, so the page does not know the difference.

import { PART, type Game, type Kernel, type Rules, type Session } from 'tockwork-engine/kernel';
import type { Engine as Format, Replay, TableCard } from '../wire/http';
import type { ClientMessage, Level, Refused, ServerMessage, Snapshot, TableInfo } from '../wire/messages';
import { idOf, isOwn, unpackedText } from '../words/own';
import type { Created, Entry, Store, Stored } from './log';

type Checked = { entry: Entry } | { number: number } | Pick<Refused, 'code' | 'detail'>;

export class LocalTable {
  #kernel: Kernel;
  #store: Store;
  #session: Session;
  readonly rules: Rules;
  readonly form: Format;
  readonly created: Created;
  #createdAt: number;
  #entries: number;
  /** Who listens: lines of the page. */
  readonly listeners = new Set<(message: ServerMessage) => void>();

  constructor(
    readonly id: string,
    kernel: Kernel,
    store: Store,
    form: Format,
    log: readonly Stored[],
  ) {
    const [first] = log;
    if (first?.entry.entry !== 'created') throw new Error(`${id}: a log begins with its table`);
    this.#kernel = kernel;
    this.#store = store;
    this.form = form;
    this.created = first.entry;
    this.#createdAt = first.at;
    this.#entries = log.length;
    const asWritten = first.entry.edition === 2 || first.entry.start !== undefined;
    this.rules = kernel.rules(asWritten ? form.data : JSON.stringify(JSON.parse(form.data)));
    this.#session = kernel.session(this.rules, id, JSON.stringify(first.entry), first.at);
    try {
      for (const { entry, at, command } of log.slice(1))
        kernel.apply(this.#session, JSON.stringify(entry), at, command);
    } catch (no) {
      this.close();
      throw no;
    }
    // Another answer than in the game may need other shuffles.
    if (first.entry.dealt) kernel.shuffleSessionFrom(this.#session, first.entry.seed);
  }

  /** Nothing is added any more: another has taken its place. */
  closed = false;

  close(): void {
    this.closed = true;
    this.#kernel.forgetSession(this.#session);
    this.#kernel.forgetRules(this.rules);
  }

  get number(): number {
    return this.#kernel.number(this.#session);
  }
  get over(): boolean {
    return this.#kernel.isOver(this.#session);
  }
  get held(): number[] {
    return this.#kernel.held(this.#session);
  }
  get takenBack(): number {
    return this.#kernel.takenBack(this.#session);
  }
  /** The player to move. */
  get turn(): number | null {
    return this.#kernel.playerToMove(this.#session);
  }
  /** The bot that is to answer, if one is. */
  get asksBot(): { level: Level; number: number } | null {
    const level = this.#kernel.botAsked(this.#session);
    return level === '' ? null : { level: level as Level, number: this.number };
  }

  /** Looks at its game as it is now. */
  withGame<T>(look: (game: Game) => T): T {
    const game = this.#kernel.gameOf(this.#session);
    try {
      return look(game);
    } finally {
      this.#kernel.forgetGame(game);
    }
  }

  /** Tries an entry, keeps it and then carries it out; false if the log has gone on elsewhere. What cannot be carried
   *  out is not kept: the log could never be read again. */
  async append(entry: Entry, command = ''): Promise<boolean> {
    if (this.closed) return false;
    const [at, said, before] = [Date.now(), JSON.stringify(entry), this.number];
    this.#kernel.tryEntry(this.#session, said, at);
    const stored = { table: this.id, number: this.#entries, at, entry, ...(command && { command }) };
    if (!(await this.#store.append(stored))) return false;
    this.#kernel.apply(this.#session, said, at, command);
    this.#entries += 1;
    for (const message of JSON.parse(this.#kernel.messages(this.#session, before, Date.now())) as ServerMessage[])
      this.#say(message);
    return true;
  }

  /** What a bot answers for the player to move. */
  answered(move: string): Promise<boolean> {
    return this.append(JSON.parse(this.#kernel.moveEntry(this.#session, move, Date.now())) as Entry);
  }

  #say(message: ServerMessage): void {
    for (const listener of this.listeners) listener(message);
  }

  card(): TableCard {
    return JSON.parse(this.#kernel.card(this.#session)) as TableCard;
  }
  info(): TableInfo {
    return this.card().table;
  }
  snapshot(): Snapshot {
    return JSON.parse(this.#kernel.snapshot(this.#session, Date.now())) as Snapshot;
  }
  /** The whole game with every hand open, once it is over. */
  replay(): Replay {
    return JSON.parse(this.#kernel.replay(this.#session)) as Replay;
  }

  /** The game written down, see docs/records.md; while it lasts, as the first own seat has seen it. */
  record(): string {
    const { rules, players, teams, options, seed } = this.created;
    const view = this.over ? null : (this.held[0] ?? 'spectator');
    const eyes = typeof view === 'number' ? [view] : [];
    const header = {
      tockwork: 'record',
      version: 1,
      rules: idOf(rules),
      players,
      teams,
      options,
      names: this.card().seats.map(({ name, level }) => name ?? level ?? ''),
      date: new Date(this.#createdAt).toISOString().slice(0, 10),
      view,
      seed: this.over && !this.created.start ? seed : null,
      start: this.created.start ?? null,
    };
    const events = this.withGame(
      (game) =>
        JSON.parse(
          this.#kernel.eventParts(game, eyes, 0, this.#kernel.events(game), PART.record, this.over),
        ) as unknown[],
    );
    const [first, ...lines] = [header, ...events].map((line) => `${JSON.stringify(line)}\n`);
    // A custom game travels inside, to the letter.
    const game = isOwn(rules) ? `{"game":${unpackedText(rules)},` : '{';
    return [first?.replace('{', () => game), ...lines].join('');
  }

  /** Carries a command out, or refuses it; nothing else is said to the client that sent it. */
  async command(said: ClientMessage): Promise<ServerMessage> {
    if (said.type === 'ping') return { type: 'pong', now: Date.now() };
    const refused = (code: Refused['code'], detail: string): ServerMessage => ({
      type: 'refused',
      id: said.id,
      code,
      detail,
      number: this.number,
    });
    try {
      switch (said.type) {
        case 'skip':
          break;
        case 'gesture':
          this.#say({ type: 'gesture', seat: said.seat ?? null, gesture: said.gesture });
          break;
        case 'chat':
          return refused('no_chat', 'nobody else is here');
        case 'why': {
          const json = this.#kernel.whyAt(this.#session, said.seat, said.card, said.marble);
          return { type: 'why', id: said.id, ...(JSON.parse(json) as object) } as ServerMessage;
        }
        default: {
          const found = JSON.parse(this.#kernel.check(this.#session, JSON.stringify(said), Date.now())) as Checked;
          if ('code' in found) return refused(found.code, found.detail);
          if ('number' in found) return { type: 'ack', id: said.id, number: found.number };
          if (!(await this.append(found.entry, said.id))) return refused('stale', 'it goes on in another window');
        }
      }
      return { type: 'ack', id: said.id, number: this.number };
    } catch (no) {
      return refused('storage', String(no));
    }
  }
}
