// The daily deal, worked out in the worker of the local tables: its boards, what they came to, and how bots do there.

import type { Network, Rules } from 'tockwork-engine/kernel';
import { BOARDS, LOCAL, type GameSetup } from '../wire/format';
import type { LocalServer } from './house';
import type { Place } from './log';
import { ApiError } from '../wire/fault';

/** The boards of a day in a game; `board` and `name` where one of them is meant. */
export interface DailyWish {
  form: GameSetup;
  day: string;
  board?: number;
  seats?: Place[];
}

export interface PlayedBoard {
  /** The table of this device where it is played. */
  table: string;
  state: 'new' | 'playing' | 'over';
  /** The chance to win at its end, of a hundred. */
  chance: number | null;
  /** What was answered there. */
  answers: string[];
  /** It came here in a file. */
  brought: boolean;
}

export interface DailyBoards {
  /** The same for all who have the same boards. */
  fingerprint: string;
  boards: PlayedBoard[];
}

export interface Field {
  /** Of the bot that plays all other seats, on average. */
  par: number;
  field: { who: string; chance: number }[];
}

interface Given {
  boards: string[];
  ids: string[];
  fingerprint: string;
  network: Network;
  rules: Rules;
}

export class Dealing {
  #given = new Map<string, Promise<Given>>();
  #fields = new Map<string, Field>();

  constructor(readonly house: LocalServer) {}

  async boards(wish: DailyWish): Promise<DailyBoards> {
    const { ids, fingerprint, network } = await this.#boardsOf(wish);
    const boards = await Promise.all(ids.map((id) => this.#played(id, network)));
    return { fingerprint, boards };
  }

  /** The table of a board; there is one only, so it is played once. */
  async begin({ form, day, board = 0, seats = [] }: DailyWish): Promise<string> {
    const { boards, ids } = await this.#boardsOf({ form, day });
    const given = JSON.parse(boards[board] ?? '{}') as { seed: string };
    const id = ids[board] ?? '';
    await this.house.keep(id, {
      ...form,
      seats,
      seed: given.seed,
      start: { ...form, ...given },
      daily: { day, board },
    });
    return id;
  }

  /** How bots do at a board: a second of work on a phone, so it is done once. */
  async field(wish: DailyWish): Promise<Field> {
    const { boards, ids, network, rules } = await this.#boardsOf(wish);
    const id = ids[wish.board ?? 0] ?? '';
    const found =
      this.#fields.get(id) ??
      (JSON.parse(this.house.kernel.field(rules, network, boards[wish.board ?? 0] ?? '')) as Field);
    this.#fields.set(id, found);
    return found;
  }

  #boardsOf(wish: DailyWish): Promise<Given> {
    const key = JSON.stringify([wish.form, wish.day]);
    let found = this.#given.get(key);
    if (!found) {
      found = this.#deal(wish);
      found.catch(() => this.#given.delete(key));
      this.#given.set(key, found);
    }
    return found;
  }

  async #deal({ form, day }: DailyWish): Promise<Given> {
    const { kernel, supply } = this.house;
    const rules = kernel.rules((await supply.form(form)).data);
    const network = await this.house.network(form, rules);
    if (network === null) throw new ApiError('offline', 'the daily deal needs the network of its game');
    const boards = Array.from({ length: BOARDS }, (_, i) =>
      kernel.giveRound(rules, network, `${day}\n${form.rules}\n${i}`),
    );
    return {
      boards,
      network,
      rules,
      ids: boards.map((given) => LOCAL + kernel.sha256(`daily\n${day}\n${given}`).slice(0, 16)),
      fingerprint: kernel.sha256(boards.join('\n')).slice(0, 16),
    };
  }

  async #played(id: string, network: Network): Promise<PlayedBoard> {
    const log = await this.house.store.load(id);
    if (!log.length) return { table: id, state: 'new', chance: null, answers: [], brought: false };
    const table = await this.house.table(id);
    const [mine] = table.held;
    const answers = log.flatMap(({ entry }) =>
      (entry.entry === 'answered' || entry.entry === 'chose') && entry.seat === mine ? [entry.move] : [],
    );
    const brought = table.created.daily?.brought ?? false;
    if (!table.over) return { table: id, state: 'playing', chance: null, answers, brought };
    const { chance } = JSON.parse(table.withGame((game) => this.house.kernel.roundEnd(game, network))) as {
      chance: number;
    };
    return { table: id, state: 'over', chance, answers, brought };
  }
}
