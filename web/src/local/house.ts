// All tables of this device, and the bots at them. Runs in a worker, so that nothing they think holds up
// the page.

import type { Kernel, Network, Rules } from 'tockwork-engine/kernel';
import type { NewTable, Settled, TableCard, Engine as Format } from '../wire/http';
import { ApiError, refused } from '../wire/fault';
import type { Level } from '../wire/messages';
import type { GameSetup } from '../wire/format';
import type { Created, Entry, Place, Store } from './log';
import { noGame, LOCAL } from '../wire/format';
import type { Posed, Continued } from './posed';
import { Passing } from './store';
import { LocalTable } from './table';

/** What has to come from elsewhere: files of the site, or a server. */
export interface Supply {
  form(played: GameSetup): Promise<Format>;
  /** The weights of a form, or null if there are none; refused if they are out of reach. */
  weights(played: GameSetup): Promise<Uint8Array | null>;
}

export class LocalServer {
  #open = new Map<string, Promise<LocalTable>>();
  #networks = new Map<string, Promise<Network | null>>();
  /** Fingerprints of the weights, as `tockwork review` tells them. */
  #prints = new Map<string, string>();
  #thinking = new Set<string>();
  /** Tables where bots do not pause until a person is asked. */
  #skipping = new Set<string>();

  constructor(
    readonly kernel: Kernel,
    readonly store: Store,
    readonly supply: Supply,
    /** Milliseconds a bot waits before it answers. */
    readonly pause: () => number,
  ) {}

  /** A new table; every player sits here or is a bot, so it begins at once. */
  async make(wish: NewTable): Promise<TableCard> {
    const seats = wish.seats.map((seat): Place => {
      if (seat.kind === 'bot') return { kind: 'bot', name: seat.name ?? null, level: seat.level ?? 'casual' };
      if (seat.kind === 'me' || seat.kind === 'here') return { kind: 'person', name: seat.name ?? null, level: null };
      throw new ApiError('offline', 'others can only sit down where there is a server');
    });
    const { rules, players, teams, options } = wish;
    const { data } = await this.supply.form(wish);
    const unused = this.kernel.unusedSettings(data).find(({ where }) => where.startsWith('options.'));
    if (unused) throw refused('invalid', unused);
    return this.#begin({ rules, players, teams, options, seats, seed: random(32) });
  }

  async #begin(created: Created): Promise<TableCard> {
    // Refused before anything is kept, if it is no game.
    await this.check(created);
    const id = LOCAL + random(8);
    await this.store.append({
      table: id,
      number: 0,
      at: Date.now(),
      entry: { entry: 'created', ...created, edition: 2 },
    });
    return (await this.table(id)).card();
  }

  /** The table of this name, begun if it is not there yet. */
  async keep(id: string, created: Created): Promise<void> {
    if ((await this.store.load(id)).length) return;
    await this.check(created);
    await this.store.append({
      table: id,
      number: 0,
      at: Date.now(),
      entry: { entry: 'created', ...created, edition: 2 },
    });
  }

  /** A table that begins with a position, against bots. */
  playOn(position: GameSetup & Record<string, unknown>, seats: Place[]): Promise<TableCard> {
    const { rules, players, teams, options } = position;
    const seed = random(32);
    return this.#begin({ rules, players, teams, options, seats, seed, start: { ...position, seed } });
  }

  /** Refuses rules that make no sense, with the name of the one that does not. */
  async check(played: GameSetup): Promise<void> {
    const { data } = await this.supply.form(played);
    try {
      this.kernel.forgetRules(this.kernel.rules(data));
    } catch (no) {
      throw noGame(no);
    }
  }

  /** What goes with a choice among the options of a table, and what can be chosen next. */
  async settle(played: GameSetup, changed: string): Promise<Settled> {
    const { board, ...chosen } = played.options;
    // What was chosen may not fit yet, so the game is asked for without it.
    const form = await this.supply.form({ ...played, options: board === undefined ? {} : { board } });
    const data = JSON.stringify({ ...(JSON.parse(form.data) as object), options: chosen });
    try {
      const found = JSON.parse(this.kernel.settleOptions(data, changed)) as Settled;
      return { ...found, options: { ...(board === undefined ? {} : { board }), ...found.options } };
    } catch (no) {
      throw noGame(no);
    }
  }

  table(id: string): Promise<LocalTable> {
    let found = this.#open.get(id);
    if (!found) {
      found = this.#load(id);
      found.catch(() => this.#open.delete(id));
      this.#open.set(id, found);
    }
    return found;
  }

  async #load(id: string): Promise<LocalTable> {
    const log = await this.store.load(id);
    const [first] = log;
    if (first?.entry.entry !== 'created') throw new ApiError('no_such_table', id);
    return new LocalTable(id, this.kernel, this.store, await this.supply.form(first.entry), log);
  }

  /** Its tables, latest first. */
  async cards(): Promise<TableCard[]> {
    const tables = await Promise.allSettled((await this.store.tables()).map((id) => this.table(id)));
    return tables
      .flatMap((table) => (table.status === 'fulfilled' && !table.value.created.daily ? [table.value.card()] : []))
      .sort((a, b) => b.table.created_at - a.table.created_at);
  }

  async leave(id: string): Promise<TableCard> {
    const table = await this.table(id);
    for (const seat of table.held) await table.append({ entry: 'left', seat });
    return table.card();
  }

  async rematch(id: string): Promise<string> {
    const table = await this.table(id);
    if (!table.over) throw new ApiError('not_over', 'the game is not over');
    const known = table.info().rematch;
    if (known) return known;
    const card = await this.#begin({ ...table.created, seed: random(32) });
    await table.append({ entry: 'rematched', table: card.table.id });
    return card.table.id;
  }

  async forget(id: string): Promise<void> {
    await this.store.forget(id);
    const table = await this.#open.get(id);
    this.#open.delete(id);
    table?.close();
  }

  /** The log has gone on in another window: read it again, and tell all listeners here. */
  async reread(id: string): Promise<void> {
    const old = await this.table(id);
    this.#open.delete(id);
    const fresh = await this.table(id);
    for (const listener of old.listeners) {
      fresh.listeners.add(listener);
      listener(fresh.snapshot());
    }
    old.listeners.clear();
    old.close();
  }

  /** A position on the table of this name, in place of what stood there; nothing of it is kept. */
  pose(id: string, { position, seats }: Posed): Promise<TableCard> {
    const { rules, players, teams, options } = position;
    return this.#lay(id, { rules, players, teams, options, seats, seed: id, start: position, scripted: true });
  }

  /** The same with a game as it stood after some answers. */
  retell(
    id: string,
    { form: { rules, players, teams, options }, seats, dealt, answers }: Continued,
  ): Promise<TableCard> {
    return this.#lay(
      id,
      { rules, players, teams, options, seats, seed: id, edition: 2, dealt, scripted: true },
      answers,
    );
  }

  async #lay(id: string, created: Created, answers: readonly Entry[] = []): Promise<TableCard> {
    const form = await this.supply.form(created);
    const log = [{ entry: 'created', ...created } as const, ...answers].map((entry, number) => ({
      table: id,
      number,
      at: Date.now(),
      entry,
    }));
    const table = new LocalTable(id, this.kernel, new Passing(), form, log);
    const old = await this.#open.get(id);
    this.#open.set(id, Promise.resolve(table));
    for (const listener of old?.listeners ?? []) {
      table.listeners.add(listener);
      listener(table.snapshot());
    }
    old?.listeners.clear();
    old?.close();
    return table.card();
  }

  /** What others answer at a posed table, move after move, until another position is posed. */
  async reply(id: string, moves: readonly string[]): Promise<void> {
    const table = await this.table(id);
    for (const move of moves) {
      await new Promise((go) => setTimeout(go, this.pause()));
      if ((await this.table(id)) !== table || table.turn === null) return;
      await table.answered(move);
    }
  }

  /** Bots answer one after the other until a person is asked, or nobody looks any more. */
  async wake(id: string): Promise<void> {
    if (this.#thinking.has(id)) return;
    this.#thinking.add(id);
    try {
      for (;;) {
        const table = await this.table(id);
        const asked = table.created.scripted ? null : table.asksBot;
        if (!asked || !table.listeners.size) return;
        if (!this.#skipping.has(id)) await new Promise((go) => setTimeout(go, this.pause()));
        const move = await this.#answer(table, asked.level);
        if (table.closed || table.asksBot?.number !== asked.number) continue;
        if (!(await table.answered(move))) await this.reread(id);
      }
    } finally {
      this.#thinking.delete(id);
      this.#skipping.delete(id);
    }
  }

  skip(id: string): void {
    if (this.#thinking.has(id)) this.#skipping.add(id);
  }

  async #answer(table: LocalTable, level: Level): Promise<string> {
    const known = await this.network(table.created, table.rules);
    if (table.closed) return '';
    return table.withGame((game) => {
      const chance = this.kernel
        .sha256(`tockwork bot 1\n${table.created.seed}\n${this.kernel.events(game)}`)
        .slice(0, 16);
      return this.kernel.botMove(game, known, { ...table.form.levels[level], seed: BigInt(`0x${chance}`) });
    });
  }

  /** The network of a form, kept for all who ask; null if there is none to be had now. */
  async network(played: GameSetup, rules: Rules): Promise<Network | null> {
    try {
      return (await this.neededNetwork(played, rules))[0];
    } catch (why) {
      if (!(why instanceof ApiError && why.code === 'offline')) console.error(why);
      return null;
    }
  }

  /** The same with the fingerprint of its weights, for what must be the same everywhere; refused if it is only out of
   *  reach, and not if nobody has learned the game. */
  async neededNetwork(played: GameSetup, rules: Rules): Promise<[network: Network | null, weights: string]> {
    const key = keyOf(played);
    let network = this.#networks.get(key);
    if (!network) {
      network = this.supply.weights(played).then((file) => {
        if (file) this.#prints.set(key, this.kernel.sha256(file).slice(0, 16));
        return file ? this.kernel.network(rules, file) : null;
      });
      this.#networks.set(key, network);
    }
    // Without a network now there may be one later.
    const known = await network.catch((why: unknown) => {
      this.#networks.delete(key);
      throw why;
    });
    if (known === null) this.#networks.delete(key);
    return [known, known === null ? 'greedy' : (this.#prints.get(key) ?? '')];
  }

  /** The same, of a form that was asked for before. */
  known(played: GameSetup): Promise<Network | null> {
    return this.#networks.get(keyOf(played)) ?? Promise.resolve(null);
  }
}

const keyOf = ({ rules, players, teams, options }: GameSetup): string =>
  JSON.stringify([rules, players, teams, options]);

function random(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return [...numbers].map((n) => n.toString(16).padStart(2, '0')).join('');
}
