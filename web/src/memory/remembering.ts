// What this device remembers, worked out in the pocket's worker: its finished games, and all of it as one
// file that another device can take in.

import type { Tally } from './games';
import type { Kernel } from '../engine/kernel';
import type { Replay } from '../pages/asking';
import { POCKET } from '../pocket/form';
import type { PocketHouse } from '../pocket/house';
import type { Stored } from '../pocket/log';
import { PocketTable } from '../pocket/table';
import { readRecord, withRecord } from '../pocket/written';
import { ApiError } from '../wire/fault';
import { complaint, moment, sitter } from './checking';
import type { Remembered } from './games';
import type { Kept, Memory } from './kept';

/** A game that lies outside this device, with its record. */
export interface Written {
  game: Remembered;
  record: string;
}

export interface MemoryFile {
  tockwork: 'memory';
  version: 1;
  /** The logs of this device's tables, running ones too. */
  tables: Stored[][];
  games: Written[];
}

export interface Taken {
  /** Games that were not here before. */
  fresh: number;
  known: number;
  /** Those that could not be read, each with what is wrong. */
  refused: string[];
}

const FILE = `${POCKET}file-`;

export class Remembering {
  constructor(
    readonly house: PocketHouse,
    readonly memory: Memory,
  ) {}

  /** Finished games of this device, and those that came in files. */
  async games(): Promise<Remembered[]> {
    const kept = new Map((await this.memory.all()).map((one) => [one.id, one]));
    for (const id of await this.house.store.tables()) {
      if (kept.has(id)) continue;
      const game = await this.#finished(id).catch(() => null);
      if (!game) continue;
      const one: Kept = { id, game, record: null };
      await this.memory.keep(one);
      kept.set(id, one);
    }
    return [...kept.values()].map(({ game }) => game);
  }

  /** What a table came to, or null while it is played. */
  async #finished(id: string): Promise<Remembered | null> {
    const log = await this.house.store.load(id);
    const table = await this.#opened(id, log);
    try {
      return table?.over && !table.created.daily ? remembered(this.house.kernel, table, log) : null;
    } finally {
      table?.close();
    }
  }

  async #opened(id: string, log: readonly Stored[]): Promise<PocketTable | null> {
    const [first] = log;
    if (first?.entry.entry !== 'created') return null;
    return new PocketTable(id, this.house.kernel, this.house.store, await this.house.supply.form(first.entry), log);
  }

  /** The record of a game that came in a file. */
  async record(id: string): Promise<string | null> {
    return id.startsWith(FILE) ? ((await this.memory.find(id))?.record ?? null) : null;
  }

  async replay(id: string): Promise<Replay | null> {
    const kept = id.startsWith(FILE) ? await this.memory.find(id) : undefined;
    if (!kept?.record) return null;
    const found = await readRecord(kept.record, this.house.kernel, this.house.supply);
    const { began_at, seats } = kept.game;
    return {
      ...found,
      table: { ...found.table, id, created_at: began_at },
      seats: found.seats.map((seat, i) => ({ ...seat, ...seats[i] })),
    };
  }

  async forget(id: string): Promise<void> {
    await this.memory.forget(id);
    if (!id.startsWith(FILE)) await this.house.forget(id);
  }

  /** Everything on this device. */
  async written(): Promise<MemoryFile> {
    const ids = await this.house.store.tables();
    const games = (await this.memory.all()).flatMap(({ game, record }) => (record === null ? [] : [{ game, record }]));
    return { tockwork: 'memory', version: 1, tables: await Promise.all(ids.map((id) => this.house.store.load(id))), games };
  }

  /** Takes in what a file holds; every game is played again before it is kept. */
  async take(said: unknown): Promise<Taken> {
    const file = said as Partial<MemoryFile> | null;
    if (file?.tockwork !== 'memory') throw new ApiError('bad_memory', 'this is not a file of remembered games');
    if (file.version !== 1) throw new ApiError('bad_memory', `version ${String(file.version)} is not known here`);
    if (!Array.isArray(file.tables) || !Array.isArray(file.games)) throw new ApiError('bad_memory', 'tables and games are missing');
    const taken: Taken = { fresh: 0, known: 0, refused: [] };
    const known = new Set(await this.house.store.tables());
    for (const [i, log] of file.tables.entries()) {
      await this.#tell(taken, `tables[${i}]`, () => this.#takeTable(log, known));
    }
    for (const [i, game] of file.games.entries()) {
      await this.#tell(taken, `games[${i}]`, () => this.#takeGame(game));
    }
    return taken;
  }

  async #tell(taken: Taken, where: string, work: () => Promise<boolean>): Promise<void> {
    try {
      if (await work()) taken.fresh += 1;
      else taken.known += 1;
    } catch (why) {
      taken.refused.push(complaint(where, why));
    }
  }

  async #takeTable(log: Stored[], known: Set<string>): Promise<boolean> {
    const id = Array.isArray(log) ? log[0]?.table : undefined;
    if (typeof id !== 'string' || !/^pocket-[0-9a-f]{16}$/.test(id)) throw new Error('not a table of a device');
    if (log.some((one, number) => one.table !== id || one.number !== number)) {
      throw new Error('its entries are not one after the other');
    }
    for (const { at } of log) moment(at);
    if (known.has(id)) return false;
    const table = await this.#opened(id, log);
    if (!table) throw new Error('does not begin with its table');
    table.close();
    for (const one of log) await this.house.store.append(one);
    return true;
  }

  async #takeGame({ game, record }: Written): Promise<boolean> {
    const { kernel } = this.house;
    const id = FILE + kernel.sha256(record).slice(0, 16);
    if (await this.memory.find(id)) return false;
    const read = await withRecord(record, kernel, this.house.supply, (played, header, form): Remembered => {
      if (kernel.turn(played) !== null) throw new Error('the game is not over');
      const { rules, players, teams, options, names } = header;
      return {
        id, where: 'file', rules, players, teams, options,
        began_at: moment(game.began_at), ended_at: moment(game.ended_at),
        seats: names.map((name, seat) => ({ name, ...sitter(game.seats[seat]), team: form.teams[seat] ?? seat })),
        tally: JSON.parse(kernel.tally(played)) as Tally,
        taken_back: Math.max(0, Math.trunc(Number(game.taken_back ?? 0)) || 0),
      };
    });
    await this.memory.keep({ id, game: read, record });
    return true;
  }
}

function remembered(kernel: Kernel, table: PocketTable, log: readonly Stored[]): Remembered {
  const { rules, players, teams, options, seats } = table.created;
  return {
    id: table.id, where: 'device', rules, players, teams, options,
    began_at: log[0]?.at ?? 0, ended_at: log.findLast(({ entry }) => entry.entry !== 'rematched')?.at ?? 0,
    // Whoever left the game to a bot has played it all the same.
    seats: seats.map(({ name, kind, level }, seat) => ({
      name, kind, level, team: table.form.teams[seat] ?? seat, mine: kind === 'person',
    })),
    tally: JSON.parse(kernel.tally(table.game)) as Tally,
    taken_back: table.takenBack,
  };
}
