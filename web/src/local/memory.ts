// What this device remembers, worked out in the worker of the local tables: its finished games, and all of it as one
// file that another device can take in.

import { asPlayed } from './imported-board';
import type { Game, Kernel } from 'tockwork-engine/kernel';
import type { Replay, Engine as Format, Remembered, Tally } from '../wire/http';
import type { GameSetup } from '../wire/format';
import type { LocalServer } from './house';
import type { Stored } from './log';
import { LocalTable } from './table';
import { readRecord, withRecord, type Header } from './written';
import { moment, sitter, Unfit } from './checking';
import { FILE, type MemoryFile, type Written } from './memory-file';
import type { Kept, Memory } from './game-store';
import { Taking, type Players, type Taken, type There } from './import';

export class Remembering {
  constructor(
    readonly house: LocalServer,
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
      if ((await this.house.store.tables()).includes(id)) kept.set(id, one);
      else await this.memory.forget(id); // a user has forgotten it meanwhile
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

  async #opened(id: string, log: readonly Stored[], form = this.house.supply.form): Promise<LocalTable | null> {
    const [first] = log;
    if (first?.entry.entry !== 'created') return null;
    return new LocalTable(id, this.house.kernel, this.house.store, await form(first.entry), log);
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
    if (!id.startsWith(FILE)) await this.house.forget(id);
    await this.memory.forget(id);
  }

  async forgetEverything(): Promise<void> {
    for (const { id } of await this.memory.all()) await this.memory.forget(id);
    for (const id of await this.house.store.tables()) await this.house.forget(id);
  }

  /** Everything on this device. */
  async written(): Promise<MemoryFile> {
    const ids = await this.house.store.tables();
    const games = (await this.memory.all()).flatMap(({ game, record }) => (record === null ? [] : [{ game, record }]));
    return {
      tockwork: 'memory',
      version: 1,
      tables: await Promise.all(ids.map(async (id) => asPlayed(await this.house.store.load(id)))),
      games,
    };
  }

  /** Takes in what a file holds; every game is played again before it is kept. */
  take(file: Blob, there: readonly There[], progress: (done: number, all: number) => void): Promise<Taken> {
    const { kernel, store, supply } = this.house;
    // Forms are asked for once, however many games a file has.
    const forms = new Map<string, Promise<Format>>();
    const form = (played: GameSetup): Promise<Format> => {
      const { rules, players, teams, options } = played;
      const key = JSON.stringify([rules, players, teams, options]);
      const found = forms.get(key) ?? supply.form(played);
      forms.set(key, found);
      return found;
    };
    const players: Players = {
      hash: (text) => kernel.sha256(text),
      table: async (id, log) => {
        const table = await this.#opened(id, log, form);
        const over = table?.over ?? false;
        table?.close();
        return over;
      },
      game: (id, written) =>
        withRecord(written.record, kernel, { ...supply, form }, (game, header, { teams }) =>
          fromFile(kernel, id, written, game, header, teams),
        ),
      wentOn: (id) => this.house.reread(id),
    };
    return new Taking(store, this.memory, players, there).take(file, progress);
  }
}

function fromFile(
  kernel: Kernel,
  id: string,
  { game: said }: Written,
  game: Game,
  header: Header,
  teams: readonly number[],
): Remembered {
  if (kernel.turn(game) !== null) throw new Unfit('running');
  const { rules, players, teams: together, options, names } = header;
  return {
    id,
    where: 'file',
    rules,
    players,
    teams: together,
    options,
    began_at: moment(said.began_at),
    ended_at: moment(said.ended_at),
    seats: names.map((name, seat) => ({ name, ...sitter(said.seats[seat]), team: teams[seat] ?? seat })),
    tally: JSON.parse(kernel.stats(game)) as Tally,
    taken_back: Math.max(0, Math.trunc(Number(said.taken_back ?? 0)) || 0),
  };
}

function remembered(kernel: Kernel, table: LocalTable, log: readonly Stored[]): Remembered {
  const { rules, players, teams, options, seats } = table.created;
  return {
    id: table.id,
    where: 'device',
    rules,
    players,
    teams,
    options,
    began_at: log[0]?.at ?? 0,
    ended_at: log.findLast(({ entry }) => entry.entry !== 'rematched')?.at ?? 0,
    // A user who left the game to a bot has played it all the same.
    seats: seats.map(({ name, kind, level }, seat) => ({
      name,
      kind,
      level,
      team: table.form.teams[seat] ?? seat,
      mine: kind === 'person',
    })),
    tally: JSON.parse(table.withGame((game) => kernel.stats(game))) as Tally,
    taken_back: table.takenBack,
  };
}
