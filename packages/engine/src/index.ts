// The kernel for programs in JavaScript: every game with its rules, its boards and its bots. What knows the games is
// shared with the page (web/src): the kernel, the reader of custom games and the drawing of boards.

import { OwnGames, type OwnKnowledge } from './custom/games';
import { Kernel, KernelError, PART, type Game as Handle, type Rules } from './kernel';
import { ApiError, type Problem } from '../../../web/src/wire/fault';
import type { BoardQuery, Game as GameInfo } from '../../../web/src/wire/http';
import type { Evaluation } from '../../../web/src/wire/evaluation';
import type { BoardInfo, Choice, SeatView, State, TableEvent, Teams, Walk } from '../../../web/src/wire/messages';
import { marbles } from './marbles';

export type Theme = BoardQuery['theme'];

/** `Judgement` is the former name of `Evaluation`, until version 0.2. */
export type { Evaluation as Judgement };
export type { BoardInfo, Choice, GameInfo, Evaluation, Problem, SeatView, State, TableEvent, Teams, Walk };

/** Something was refused; nothing has changed. Each problem has a code, and the path of the field if there is one. */
export class EngineError extends Error {
  constructor(
    message: string,
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
    this.name = 'EngineError';
  }
}

/** What a game is made of. Left out: the usual number of players, its usual teams, no house rules, a random seed. */
export interface Format {
  /** The id of a game, such as `dog`, or what `read` has returned. */
  rules: string;
  players?: number;
  teams?: Teams;
  options?: Record<string, unknown>;
}

/** One event as some seats see it, and what its marbles did. */
export interface LogEntry {
  event: TableEvent;
  walks: Walk[];
}

/** What the rules know of one seat: everything that is public, its own cards, and its legal moves if it is to move. */
export interface Seen {
  state: State;
  view: SeatView;
}

interface Books {
  known: OwnKnowledge;
  games: Record<string, string>;
}

/** Loads the kernel and the games: from beside this file, or from bytes and data that were loaded already. */
export async function load(files: { kernel?: BufferSource; games?: unknown } = {}): Promise<Engine> {
  const [kernel, games] = await Promise.all([
    files.kernel ?? bytesOf(new URL('./kernel.wasm', import.meta.url)),
    files.games ?? bytesOf(new URL('./games.json', import.meta.url)).then((all) => new TextDecoder().decode(all)),
  ]);
  const books = (typeof games === 'string' ? JSON.parse(games) : games) as Books;
  return new Engine(await Kernel.from(await WebAssembly.compile(kernel)), books);
}

async function bytesOf(url: URL): Promise<ArrayBuffer> {
  if (url.protocol === 'file:') {
    const files = await import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:fs/promises');
    return new Uint8Array(await files.readFile(url)).buffer;
  }
  const found = await fetch(url);
  if (!found.ok) throw new EngineError(`${url.href}: ${found.status}`);
  return found.arrayBuffer();
}

/** All games, and those that were read. Made by `load`. */
export class Engine {
  /** The ids of the games. */
  readonly games: readonly string[];
  readonly #kernel: Kernel;
  readonly #books: OwnGames;

  /** @internal */
  constructor(kernel: Kernel, { known, games }: Books) {
    this.#kernel = kernel;
    this.#books = new OwnGames(kernel, known);
    this.games = Object.keys(games);
    for (const [id, data] of Object.entries(games)) this.#books.put(id, data);
  }

  /** Reads a custom game from the text of a file, TOML or JSON; what comes back stands for it as `rules`. */
  read(text: string): string {
    return refusing(() => this.#books.read(text).rules);
  }

  /** The formats and the options of a game. */
  about(rules: string): GameInfo {
    return refusing(() => this.#books.game(this.#known(rules)));
  }

  /** All that is needed to draw a table: places, colours, and the bare board as SVG. */
  board(format: Format, { seat = 0, theme = 'day' }: { seat?: number; theme?: Theme } = {}): BoardInfo {
    const themes = Object.keys(this.#books.known.looks.themes);
    if (!themes.includes(theme)) throw new EngineError(`theme: should be ${themes.join(', ')}, not ${theme}`);
    return refusing(() => this.#books.board({ ...this.#whole(format), seat, theme }));
  }

  /** A new game. The same seed deals the same cards, on every machine and in every language. */
  game(format: Format, seed: string | number = randomSeed()): Game {
    return this.#begin(format, (rules) => this.#kernel.game(rules, String(seed)));
  }

  /** A game that continues from a position document; unknown cards are dealt by the seed. */
  position(document: Format & Record<string, unknown>, seed?: string | number): Game {
    const posed = seed === undefined ? document : { ...document, seed: String(seed) };
    return this.#begin(document, (rules) => this.#kernel.posedGame(rules, posed));
  }

  #begin(given: Format, make: (rules: Rules) => Handle): Game {
    return refusing(() => {
      const format = this.#whole(given);
      const rules = this.#kernel.rules(this.#books.engine(format).data);
      try {
        return new Game(this.#kernel, rules, make(rules), format, (seat, theme) => this.board(format, { seat, theme }));
      } catch (why) {
        this.#kernel.forgetRules(rules);
        throw why;
      }
    });
  }

  #known(rules: string): string {
    if (!this.#books.has(rules))
      throw new EngineError(`no game is called ${rules}; there are ${this.games.join(', ')}`);
    return rules;
  }

  #whole({ rules, players, teams, options = {} }: Format): Required<Format> {
    const { forms, usual } = this.#books.game(this.#known(rules));
    const many = players ?? usual.players;
    const found = players === undefined ? usual : forms.find((form) => form.players === many);
    return {
      rules,
      players: many,
      teams: teams ?? found?.teams ?? 'none',
      options,
    };
  }
}

/** One game, made by `Engine.game` or `Engine.position`. It holds memory of the kernel until `free` is called. */
export class Game {
  readonly format: Readonly<Required<Format>>;
  readonly #kernel: Kernel;
  readonly #board: (seat: number, theme: Theme) => BoardInfo;
  #held: { rules: Rules; game: Handle } | null;

  /** @internal */
  constructor(
    kernel: Kernel,
    rules: Rules,
    game: Handle,
    format: Required<Format>,
    board: (seat: number, theme: Theme) => BoardInfo,
  ) {
    this.#kernel = kernel;
    this.#held = { rules, game };
    this.#board = board;
    this.format = format;
  }

  /** The seat that is to move; null when the game is over. */
  get turn(): number | null {
    return this.#kernel.turn(this.#game);
  }
  get over(): boolean {
    return this.turn === null;
  }
  /** The seats that have won. */
  get winners(): readonly number[] {
    return this.state.winners;
  }
  /** What all players see. */
  get state(): State {
    return this.#now([]).state;
  }
  /** How many events there have been. */
  get events(): number {
    return this.#kernel.events(this.#game);
  }

  /** What one seat sees, and nothing more. */
  seen(seat: number): Seen {
    const { state, views } = this.#now([this.#seat(seat)]);
    return { state, view: views[0] as SeatView };
  }

  /** Every legal move of the seat that is to move, with what it would do. */
  legalMoves(): Choice[] {
    const seat = this.turn;
    return seat === null ? [] : (this.seen(seat).view.choices ?? []);
  }

  /** Plays a move of the seat that is to move; an EngineError if it is not legal. */
  play(move: string | Pick<Choice, 'text'>): void {
    const text = typeof move === 'string' ? move : move.text;
    refusing(() => this.#kernel.play(this.#game, text));
  }

  /** Events from one number on, as these seats see them together. */
  log(seats: readonly number[] = [], from = 0, to = this.events): LogEntry[] {
    const first = Math.min(Math.max(0, from), this.events);
    const last = Math.min(Math.max(first, to), this.events);
    const eyes = seats.map((seat) => this.#seat(seat));
    return JSON.parse(this.#kernel.eventParts(this.#game, eyes, first, last, PART.event | PART.walks)) as LogEntry[];
  }

  /** What a bot would play. It sees what the seat sees; `rollouts` say how long it thinks, 0: a moment. */
  bot({ rollouts = 0, seed = 0 }: { rollouts?: number; seed?: number | bigint } = {}): string {
    this.#toMove();
    return refusing(() =>
      this.#kernel.botMove(this.#game, null, {
        noise: 0,
        rollouts,
        seed: BigInt(seed),
      }),
    );
  }

  /** What each legal move is worth, from what the seat that is to move sees, in a number of sampled deals. */
  evaluate({ deals = 32, seed = 0 }: { deals?: number; seed?: number | bigint } = {}): Evaluation {
    const worlds = {
      first: Math.min(8, deals),
      most: deals,
      seed: BigInt(seed),
    };
    const seat = this.#toMove();
    return JSON.parse(refusing(() => this.#kernel.evaluate(this.#game, seat, null, worlds))) as Evaluation;
  }

  /** The board with its marbles as an SVG picture, seen by a seat. */
  svg({ seat = 0, theme = 'day' }: { seat?: number; theme?: Theme } = {}): string {
    const board = refusing(() => this.#board(this.#seat(seat), theme));
    return board.svg.replace('</svg>', `${marbles(board, this.state.marbles)}</svg>`);
  }

  /** Gives its memory back; the game cannot be used afterwards. */
  free(): void {
    if (!this.#held) return;
    this.#kernel.forgetGame(this.#held.game);
    this.#kernel.forgetRules(this.#held.rules);
    this.#held = null;
  }

  get #game(): Handle {
    if (!this.#held) throw new EngineError('this game has been freed');
    return this.#held.game;
  }

  #seat(seat: number): number {
    if (Number.isInteger(seat) && seat >= 0 && seat < this.format.players) return seat;
    throw new EngineError(`seat: should be 0 to ${this.format.players - 1}, not ${seat}`);
  }

  #toMove(): number {
    if (this.turn === null) throw new EngineError('the game is over');
    return this.turn;
  }

  #now(seats: readonly number[]): { state: State; views: SeatView[] } {
    return JSON.parse(this.#kernel.now(this.#game, seats)) as {
      state: State;
      views: SeatView[];
    };
  }
}

// Not randomUUID, which a page has over HTTPS and on its own machine only.
const randomSeed = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** What the kernel and the reader refuse, in one kind of error. */
function refusing<Result>(act: () => Result): Result {
  try {
    return act();
  } catch (why) {
    if (why instanceof KernelError || why instanceof ApiError) throw new EngineError(why.message, why.problems);
    throw why;
  }
}
