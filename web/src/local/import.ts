// Imports a file, game by game. Games that are here stay; the same game is recognised, whatever device wrote it, and one
// that was continued elsewhere continues from there: files can be imported twice and in any order.

import { asBrought, asPlayed } from './imported-board';
import type { Store, Stored } from './log';
import { same } from './written';
import { ApiError } from '../wire/fault';
import { LARGEST } from '../wire/format';
import { whereBroken } from './broken';
import { moment, reason, Unfit, type Why } from './checking';
import { FILE, type MemoryFile, type Written } from './memory-file';
import type { Remembered } from '../wire/http';
import type { Memory } from './game-store';
import { gameText } from './fingerprint';

/** The number of unreadable games that are listed one by one. */
const LISTED = 10;

interface Counts {
  games: number;
  /** Of the daily deal. */
  boards: number;
}

/** An entry of the file that is not taken in, and why. */
export interface Refused {
  list: 'tables' | 'games';
  /** In its list, counted from one. */
  number: number;
  why: Why;
  line: number;
}

export interface Taken {
  /** What was not here before, or went on elsewhere. */
  fresh: Counts;
  known: Counts;
  refused: number;
  /** The first of them. */
  listed: Refused[];
  /** Which puzzles were tried and what a user is called, as the file has it. */
  puzzles: unknown;
  name: unknown;
}

/** A game of the server's list: it is here already, with or without a file. */
export type There = Pick<Remembered, 'id' | 'began_at'>;

/** Plays a game again; throws if it does not follow. */
export interface Players {
  hash(text: string): string;
  /** Whether it is over. */
  table(id: string, log: readonly Stored[]): Promise<boolean>;
  game(id: string, written: Written): Promise<Remembered>;
  /** The log of a table has become longer. */
  wentOn(id: string): Promise<void>;
}

export class Taking {
  constructor(
    readonly store: Store,
    readonly memory: Memory,
    readonly players: Players,
    readonly there: readonly There[],
  ) {}

  async take(file: Blob, progress: (done: number, all: number) => void): Promise<Taken> {
    if (file.size > LARGEST) throw no('large');
    const { tables, games, puzzles, name } = read(await file.text());
    const taken: Taken = {
      fresh: { games: 0, boards: 0 },
      known: { games: 0, boards: 0 },
      refused: 0,
      listed: [],
      puzzles,
      name,
    };
    const all = tables.length + games.length;
    const step = Math.ceil(all / 100);
    let done = 0;
    const tell = async (
      list: Refused['list'],
      i: number,
      kind: keyof Counts,
      work: () => Promise<boolean | null>,
    ): Promise<void> => {
      try {
        const fresh = await work();
        if (fresh !== null) taken[fresh ? 'fresh' : 'known'][kind] += 1;
      } catch (thrown) {
        const { why, line } = reason(thrown);
        taken.refused += 1;
        if (taken.listed.length < LISTED) taken.listed.push({ list, number: i + 1, why, line });
      }
      done += 1;
      if (done % step === 0) progress(done, all);
    };
    for (const [i, log] of tables.entries())
      await tell('tables', i, isBoard(log) ? 'boards' : 'games', () => this.#table(log));
    for (const [i, game] of games.entries()) await tell('games', i, 'games', () => this.#game(game));
    return taken;
  }

  /** Whether it is new; null: nobody has played there, so it is nothing to take along. */
  async #table(log: Stored[]): Promise<boolean | null> {
    const id = Array.isArray(log) ? log[0]?.table : undefined;
    if (typeof id !== 'string' || !/^pocket-[0-9a-f]{16}$/.test(id)) throw new Unfit('shape');
    if (log[0]?.entry?.entry !== 'created') throw new Unfit('entries');
    if (log.some((one, number) => one?.table !== id || one.number !== number)) throw new Unfit('entries');
    for (const { at } of log) moment(at);
    const here = asPlayed(await this.store.load(id));
    if (!here.every(({ entry }, i) => !log[i] || same(entry, log[i].entry))) throw new Unfit('apart');
    if (here.length >= log.length) return false;
    if (isBoard(log) && log.length === 1) return null;
    const over = await this.players.table(id, log);
    const news = log.slice(here.length);
    // A window where it is played may have been faster.
    if (!(await this.store.append(...(over ? asBrought(news) : news)))) throw new Unfit('apart');
    if (here.length) await this.players.wentOn(id);
    return true;
  }

  async #game(written: Written): Promise<boolean> {
    const { game, record } = written ?? {};
    if (typeof game !== 'object' || game === null || typeof record !== 'string') throw new Unfit('shape');
    const origin = originOf(game);
    if (this.there.some((one) => one.id === origin && one.began_at === game.began_at)) return false;
    const id = FILE + this.players.hash(gameText(record)).slice(0, 16);
    if (await this.memory.find(id)) return false;
    const read = await this.players.game(id, written);
    await this.memory.keep({ id, game: { ...read, ...(origin === undefined ? {} : { origin }) }, record });
    return true;
  }
}

const isBoard = (log: Stored[]): boolean => {
  const first = Array.isArray(log) ? log[0]?.entry : undefined;
  return first?.entry === 'created' && first.daily !== undefined;
};

/** What the game is called at the server where it was played. */
function originOf({ id, where, origin }: Remembered): string | undefined {
  const said: unknown = where === 'server' ? id : origin;
  return typeof said === 'string' && said.length <= 40 ? said : undefined;
}

/** Why a whole file is refused: the words are keep-no-…, with what belongs in them. */
export function no(why: string, args: Record<string, string | number> = {}): ApiError {
  return new ApiError(
    'bad_memory',
    why,
    Object.entries(args).map(([where, value]) => ({ where, detail: String(value) })),
  );
}

function read(text: string): MemoryFile & { puzzles?: unknown; name?: unknown } {
  if (!text.trim()) throw no('empty');
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw isRecord(text) ? no('record') : text.trimStart().startsWith('{') ? damaged(text) : no('other');
  }
  const file = said as Partial<MemoryFile> | null;
  if (file?.tockwork !== 'memory') throw no(isRecord(text) ? 'record' : 'other');
  if (typeof file.version === 'number' && file.version > 1) throw no('newer', { version: file.version });
  if (file.version !== 1) throw no('other');
  if (!Array.isArray(file.tables) || !Array.isArray(file.games)) throw no('lists');
  return file as MemoryFile;
}

/** One game alone is a record, line by line. */
function isRecord(text: string): boolean {
  try {
    return (
      (JSON.parse(text.trimStart().split('\n', 1)[0] ?? '') as { tockwork?: unknown } | null)?.tockwork === 'record'
    );
  } catch {
    return false;
  }
}

function damaged(text: string): ApiError {
  const { cut = false, line = 1, column = 1, list = null, entry = 0 } = whereBroken(text) ?? {};
  if (cut) return no('cut');
  if (list !== 'tables' && list !== 'games') return no('damaged', { line, column });
  return no(`damaged-${list}`, { line, column, n: entry ?? 0 });
}
