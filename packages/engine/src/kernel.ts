// The kernel as WebAssembly: texts go in, texts come out. It knows the rules; nothing here does.

import type { Problem } from '../../../web/src/wire/fault';

/** What the module exports, see kernel/wasm/exports.cpp. Lengths are of the texts put in or out. */
interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(bytes: number): number;
  output(): number;
  rules(length: number): number;
  forget_rules(rules: number): void;
  laid_out(rules: number): number;
  unused_settings(length: number): number;
  settle_options(length: number): number;
  game(rules: number, seed: number): number;
  dealt_game(rules: number, length: number): number;
  wrong_with(rules: number, length: number): number;
  posed_game(rules: number, length: number): number;
  forget_game(game: number): void;
  events(game: number): number;
  turn(game: number): number;
  play(game: number, length: number): number;
  event_parts(game: number, seats: number, open: number, from: number, to: number, parts: number): number;
  now(game: number, seats: number, open: number): number;
  stats(game: number): number;
  why(game: number, seat: number, length: number): number;
  session(rules: number, at: number, length: number): number;
  forget_session(session: number): void;
  follow(session: number, tried: number, at: number, length: number): number;
  shuffle_session_from(session: number, seed: number): void;
  check(session: number, now: number, length: number): number;
  move_entry(session: number, now: number, length: number): number;
  last_number(session: number): number;
  player_to_move(session: number): number;
  held(session: number): number;
  session_over(session: number): number;
  taken_back(session: number): number;
  bot_asked(session: number): number;
  game_of(session: number): number;
  messages(session: number, after: number, now: number): number;
  snapshot(session: number, now: number): number;
  card(session: number): number;
  replay(session: number): number;
  session_why(session: number, seat: number, length: number): number;
  network(rules: number, length: number): number;
  bot_move(game: number, network: number, noise: number, rollouts: number, seed: bigint): number;
  evaluate(
    game: number,
    seat: number,
    network: number,
    first: number,
    most: number,
    seed: bigint,
    length: number,
  ): number;
  sides(game: number, seat: number, network: number, samples: number, seed: bigint, length: number): number;
  analyse(game: number): number;
  forget_analysis(analysis: number): void;
  analysis_turns(analysis: number, network: number): number;
  analysis_evaluation(
    analysis: number,
    network: number,
    turn: number,
    first: number,
    most: number,
    seed: bigint,
    length: number,
  ): number;
  analysis_choices(analysis: number, turn: number): number;
  deepen(analysis: number, network: number, turn: number, first: number, most: number, seed: bigint): number;
  deepen_by(analysis: number, samples: number): number;
  forget_deeper(analysis: number): void;
  win_probability(
    analysis: number,
    network: number,
    turn: number,
    seed: bigint,
    keeping: number,
    length: number,
  ): number;
  make_challenge_round(rules: number, network: number, length: number): number;
  field(rules: number, network: number, length: number): number;
  round_end(game: number, network: number): number;
  playouts(rules: number, games: number, seed: bigint): number;
  sha256(length: number): number;
}

/** The kernel says no; the problems say to what. */
export class KernelError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ where, code = '' }) => (where ? `${where}: ${code}` : code)).join('; '));
  }
}

/** The parts of the message about an event, see kernel/include/tock/views/game_log.hpp. */
export const PART = { event: 1, walks: 2, state: 4, views: 8, hands: 16, last: 32, record: 64 } as const;

declare const handle: unique symbol;
export type Rules = number & { [handle]: 'rules' };
export type Session = number & { [handle]: 'session' };
export type Game = number & { [handle]: 'game' };
export type GameAnalysis = number & { [handle]: 'analysis' };
export type DeeperAnalysis = number & { [handle]: 'deeper' };
export type Network = number & { [handle]: 'network' };

export interface BotSettings {
  /** How much a weaker player errs. */
  noise: number;
  /** Rollouts for each decision; 0: none. */
  rollouts: number;
  seed: bigint;
}

/** How many worlds are imagined: before anything may be said, and at most. */
export interface Samples {
  first: number;
  most: number;
  seed: bigint;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Kernel {
  #wasm: Exports;

  private constructor(wasm: Exports) {
    this.#wasm = wasm;
    wasm._initialize();
  }

  static async from(module: WebAssembly.Module): Promise<Kernel> {
    const instance = await WebAssembly.instantiate(module, { page: { milliseconds: () => performance.now() } });
    return new Kernel(instance.exports as unknown as Exports);
  }

  /** Compiles a rulebook's data for one form of play. */
  rules(data: string): Rules {
    return this.#handle(this.#wasm.rules(this.#put(data))) as Rules;
  }

  /** Settings of a rulebook's data that change nothing. */
  unusedSettings(data: string): Problem[] {
    return JSON.parse(this.#text(this.#wasm.unused_settings(this.#put(data)))) as Problem[];
  }

  /** The options that go with the one that was changed, and what can be chosen next: a JSON object. */
  settleOptions(data: string, changed: string): string {
    return this.#text(this.#wasm.settle_options(this.#put(`${changed}\n${data}`)));
  }

  /** Who sits where, and what is printed where: a JSON object. */
  laidOut(rules: Rules): string {
    return this.#text(this.#wasm.laid_out(rules));
  }

  /** A game from its first shuffle on, every shuffle from the seed. */
  game(rules: Rules, seed: string): Game {
    return this.#handle(this.#wasm.game(rules, this.#put(seed))) as Game;
  }

  /** A game whose shuffles and lots are known. */
  dealtGame(rules: Rules, orders: readonly (readonly string[])[], lots: readonly number[]): Game {
    return this.#handle(this.#wasm.dealt_game(rules, this.#put(JSON.stringify({ orders, lots })))) as Game;
  }

  /** What is wrong with a position document that is to be evaluated or played out. */
  wrongWith(rules: Rules, position: unknown): Problem[] {
    return JSON.parse(this.#text(this.#wasm.wrong_with(rules, this.#put(JSON.stringify(position))))) as Problem[];
  }

  /** A game from a position document; with a `seed`, unknown cards are dealt by it. */
  posedGame(rules: Rules, position: unknown): Game {
    return this.#handle(this.#wasm.posed_game(rules, this.#put(JSON.stringify(position)))) as Game;
  }

  forgetRules(rules: Rules): void {
    this.#wasm.forget_rules(rules);
  }
  forgetGame(game: Game): void {
    this.#wasm.forget_game(game);
  }

  /** How many events there have been. */
  events(game: Game): number {
    return this.#wasm.events(game);
  }

  /** The seat that is asked; null when the game is over. */
  turn(game: Game): number | null {
    const seat = this.#wasm.turn(game);
    return seat < 0 ? null : seat;
  }

  /** Plays the answer of the seat in turn. */
  play(game: Game, text: string): void {
    this.#handle(this.#wasm.play(game, this.#put(text)));
  }

  /** Events from one number up to another, in the view of these seats: a JSON array. */
  eventParts(game: Game, seats: readonly number[], from: number, to: number, parts: number, open = false): string {
    return this.#text(this.#wasm.event_parts(game, bits(seats), open ? 1 : 0, from, to, parts));
  }

  /** The board and the views of these seats as they are now: a JSON object. */
  now(game: Game, seats: readonly number[], open = false): string {
    return this.#text(this.#wasm.now(game, bits(seats), open ? 1 : 0));
  }

  /** What the game has added up to, seat by seat: a JSON object. */
  stats(game: Game): string {
    return this.#text(this.#wasm.stats(game));
  }

  /** Why a card cannot be used on a marble (its number or its place): a JSON object. */
  why(game: Game, seat: number, card: string, marble: number | string): string {
    return this.#text(this.#wasm.why(game, seat, this.#put(JSON.stringify({ card, marble }))));
  }

  /** A table of this device from the entry that made it: who may do what there, and what is sent of it. */
  session(rules: Rules, id: string, created: string, at: number): Session {
    return this.#handle(this.#wasm.session(rules, at, this.#put(`${id}\n${created}`))) as Session;
  }
  forgetSession(session: Session): void {
    this.#wasm.forget_session(session);
  }
  /** Works out what an entry comes to, for `apply`; nothing changes yet, or it is refused. */
  tryEntry(session: Session, entry: string, at: number): void {
    this.#handle(this.#wasm.follow(session, 1, at, this.#put(`\n${entry}`)));
  }
  /** Adds an entry; `command`: the id of the one that gave it. */
  apply(session: Session, entry: string, at: number, command = ''): void {
    this.#handle(this.#wasm.follow(session, 0, at, this.#put(`${command}\n${entry}`)));
  }
  /** What is shuffled from now on follows from a seed: after the shuffles that are known. */
  shuffleSessionFrom(session: Session, seed: string): void {
    this.#wasm.shuffle_session_from(session, this.#put(seed));
  }
  /** What a command comes to: a JSON object with the entry, a refusal, or the number it had before. */
  check(session: Session, command: string, now: number): string {
    return this.#text(this.#wasm.check(session, now, this.#put(command)));
  }
  /** The entry of what a bot answers for the player to move. */
  moveEntry(session: Session, move: string, now: number): string {
    return this.#text(this.#wasm.move_entry(session, now, this.#put(move)));
  }
  /** The number of the last event. */
  number(session: Session): number {
    return this.#wasm.last_number(session);
  }
  playerToMove(session: Session): number | null {
    const seat = this.#wasm.player_to_move(session);
    return seat < 0 ? null : seat;
  }
  /** The seats of people. */
  held(session: Session): number[] {
    const held = this.#wasm.held(session);
    return [0, 1, 2, 3, 4, 5].filter((seat) => held & (1 << seat));
  }
  isOver(session: Session): boolean {
    return this.#wasm.session_over(session) === 1;
  }
  takenBack(session: Session): number {
    return this.#wasm.taken_back(session);
  }
  /** The level of the bot that is to move; empty: none is. */
  botAsked(session: Session): string {
    return this.#text(this.#wasm.bot_asked(session));
  }
  /** A copy of its game as it is now. */
  gameOf(session: Session): Game {
    return this.#handle(this.#wasm.game_of(session)) as Game;
  }
  /** Messages about the events after one number: a JSON array. */
  messages(session: Session, after: number, now: number): string {
    return this.#text(this.#wasm.messages(session, after, now));
  }
  snapshot(session: Session, now: number): string {
    return this.#text(this.#wasm.snapshot(session, now));
  }
  /** The table in a list: a JSON object. */
  card(session: Session): string {
    return this.#text(this.#wasm.card(session));
  }
  /** The whole game with every hand open: a JSON object. */
  replay(session: Session): string {
    return this.#text(this.#wasm.replay(session));
  }
  /** Why a card cannot be used on a marble (its number or its place): a JSON object. */
  whyAt(session: Session, seat: number, card: string, marble: number | string): string {
    return this.#text(this.#wasm.session_why(session, seat, this.#put(JSON.stringify({ card, marble }))));
  }

  /** A network from its small file. */
  network(rules: Rules, file: Uint8Array): Network {
    return this.#handle(this.#wasm.network(rules, this.#put(file))) as Network;
  }

  /** What a bot answers for the seat in turn; without a network by the greedy evaluation. */
  botMove(game: Game, network: Network | null, { noise, rollouts, seed }: BotSettings): string {
    return this.#text(this.#wasm.bot_move(game, network ?? -1, noise, rollouts, BigInt.asUintN(64, seed)));
  }

  /** What the answers of a seat that is asked are worth, and the one it played: a JSON object, see `Evaluation`. */
  evaluate(game: Game, seat: number, network: Network | null, { first, most, seed }: Samples, played = ''): string {
    const length = this.#put(played);
    return this.#text(this.#wasm.evaluate(game, seat, network ?? -1, first, most, BigInt.asUintN(64, seed), length));
  }

  /** How each team stands after an answer: a JSON array. */
  sides(game: Game, seat: number, network: Network | null, answer: string, samples: number, seed: bigint): string {
    const length = this.#put(answer);
    return this.#text(this.#wasm.sides(game, seat, network ?? -1, samples, BigInt.asUintN(64, seed), length));
  }

  /** A game looked back on, to be reviewed turn by turn. */
  analyse(game: Game): GameAnalysis {
    return this.#handle(this.#wasm.analyse(game)) as GameAnalysis;
  }
  forgetAnalysis(analysis: GameAnalysis): void {
    this.#wasm.forget_analysis(analysis);
  }

  /** Every turn of it: a JSON array. */
  analysisTurns(analysis: GameAnalysis, network: Network | null): string {
    return this.#text(this.#wasm.analysis_turns(analysis, network ?? -1));
  }

  /** What the answer of a turn was worth, or another that could have been given, from what its seat saw then: a JSON object. */
  analysisEvaluation(
    analysis: GameAnalysis,
    network: Network | null,
    turn: number,
    { first, most, seed }: Samples,
    other = '',
  ): string {
    const length = this.#put(other);
    return this.#text(
      this.#wasm.analysis_evaluation(analysis, network ?? -1, turn, first, most, BigInt.asUintN(64, seed), length),
    );
  }

  /** What the seat of a turn could choose: a JSON array of `Choice`. */
  analysisChoices(analysis: GameAnalysis, turn: number): string {
    return this.#text(this.#wasm.analysis_choices(analysis, turn));
  }

  /** A deeper analysis of a turn: resumed until the ranking of all moves is clear. */
  deepen(
    analysis: GameAnalysis,
    network: Network | null,
    turn: number,
    { first, most, seed }: Samples,
  ): DeeperAnalysis {
    return this.#handle(
      this.#wasm.deepen(analysis, network ?? -1, turn, first, most, BigInt.asUintN(64, seed)),
    ) as DeeperAnalysis;
  }
  /** With more sampled deals: a JSON object, see `CloserLook`. */
  deepenBy(analysis: DeeperAnalysis, samples: number): string {
    return this.#text(this.#wasm.deepen_by(analysis, samples));
  }
  forgetDeeper(analysis: DeeperAnalysis): void {
    this.#wasm.forget_deeper(analysis);
  }

  /** The chances of all teams after a turn, and its luck: a JSON object. `known`: who sat there, with commas between;
   *  bots are played on as themselves. Other deals in which one seat keeps its hand say whose cards they were. */
  winProbability(
    analysis: GameAnalysis,
    network: Network | null,
    turn: number,
    seed: bigint,
    known: string,
    keeping = 16,
  ): string {
    const length = this.#put(known);
    return this.#text(
      this.#wasm.win_probability(analysis, network ?? -1, turn, BigInt.asUintN(64, seed), keeping, length),
    );
  }

  /** The round that follows from a text: a position with the seed of what comes, as JSON. */
  giveRound(rules: Rules, network: Network, text: string): string {
    return this.#text(this.#wasm.make_challenge_round(rules, network, this.#put(text)));
  }

  /** How bots of known strength do in the first seat of a given round: a JSON object. */
  field(rules: Rules, network: Network, round: string): string {
    return this.#text(this.#wasm.field(rules, network, this.#put(round)));
  }

  /** Whether a game that began as a given round has come to the end of it, and how it stands: a JSON object. */
  roundEnd(game: Game, network: Network): string {
    return this.#text(this.#wasm.round_end(game, network));
  }

  /** Plays random games; the number of their decisions. */
  playouts(rules: Rules, games: number, seed: bigint): number {
    return this.#handle(this.#wasm.playouts(rules, games, seed));
  }

  sha256(text: string | Uint8Array): string {
    return this.#text(this.#wasm.sha256(this.#put(text)));
  }

  #put(what: string | Uint8Array): number {
    const bytes = typeof what === 'string' ? encoder.encode(what) : what;
    const at = this.#wasm.room(bytes.length);
    new Uint8Array(this.#wasm.memory.buffer, at, bytes.length).set(bytes);
    return bytes.length;
  }

  #read(length: number): string {
    return decoder.decode(new Uint8Array(this.#wasm.memory.buffer, this.#wasm.output(), length));
  }

  // A length below zero is that of a refusal.
  #text(length: number): string {
    if (length < 0) throw this.#refusal(length);
    return this.#read(length);
  }

  #handle(number: number): number {
    if (number < 0) throw this.#refusal(number);
    return number;
  }

  #refusal(length: number): KernelError {
    return new KernelError(JSON.parse(this.#read(-length)) as Problem[]);
  }
}

const bits = (seats: readonly number[]): number => seats.reduce((all, seat) => all | (1 << seat), 0);
