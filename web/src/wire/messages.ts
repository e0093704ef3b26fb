// The messages of docs/wire.md as types. Written by tools/typescript.py from the models in
// src/tockwork/server/wire, when the page is built: change those, not this.

import type { Layout } from '../board/layout';

export type Level = 'beginner' | 'casual' | 'club' | 'master';

export type Gesture = 'hello' | 'well_played' | 'thanks' | 'sorry' | 'ouch' | 'thinking' | 'hurry' | 'one_more';

export type Teams = 'none' | 'pairs' | 'triples';

export type Colour = 'blue' | 'green' | 'red' | 'yellow';

export type How = 'walk' | 'back' | 'start' | 'swap' | 'capture' | 'hop' | 'push' | 'centre' | 'jump' | 'take' | 'sent' | 'undo';

export type Phase = 'exchange' | 'opening' | 'play' | 'discard' | 'hop' | 'offer' | 'over';

export type Verb = 'play' | 'swap' | 'empty' | 'skip' | 'discard' | 'give' | 'offer' | 'decline' | 'renew' | 'open' | 'hop' | 'stay' | 'undo';

/** The command was carried out; `number` is that of the last event now. */
export interface Ack {
  type: 'ack';
  id: string;
  number: number;
}

/** The same seats play again at another table. */
export interface Again {
  event: 'rematch';
  table: string;
}

/**
 * The game begins. `commitment` is the hash of the server's part, which is revealed at the end,
 * `parts` what the players put in; a part that was left out is null.
 */
export interface Began {
  event: 'began';
  commitment: string;
  parts?: SeatPart[];
}

export interface BoardInfo {
  rules: string;
  players: number;
  teams: Teams;
  options: Record<string, unknown>;
  layout: Layout;
  svg: string;
  seats: SeatLook[];
  marks: Record<string, string>;
  ranks: string[];
  rank_marks: Record<string, string>;
  cards: CardInfo[];
  clauses: Record<string, string>;
  colours: string[][];
  bones: number[];
  home_colours: string[][];
  marbles: number;
  length: number;
  lane: number;
  starts: number[];
  entrances: number[];
  exchange: 'none' | 'partner' | 'left' | 'offer';
}

/** A bot has failed; a weaker one goes on in its place. */
export interface BotChanged {
  event: 'bot_changed';
  seat: number;
  was: Level;
  level: Level;
}

/** A marble that goes back to its reserve. */
export interface Captured {
  seat: number;
  marble: number;
  from: string;
}

/**
 * A card of the deck. `uses` as in the rulebook; the browser only draws symbols from them.
 * `clause` is the one that says what it does.
 */
export interface CardInfo {
  card: string;
  copies: number;
  clause: string;
  uses: Use[];
}

/** Something said in the lobby of a private table. */
export interface Chatted {
  event: 'chat';
  seat: number | null;
  name: string;
  text: string;
}

/** One legal answer. `text` is what is sent back to play it. What is empty is left out. */
export interface Choice {
  text: string;
  verb: Verb;
  card?: string;
  as?: string;
  legs?: Walk[];
  captures?: Captured[];
  own_capture?: boolean;
  draw?: boolean;
}

/** In an exchange: a seat has chosen before it was asked. What, is not told. */
export interface ChoseEarly {
  event: 'chose';
  seat: number;
}

/** `none`; `move`: so many seconds an answer; `bank`: after them the bank is used up. */
export interface ClockRule {
  kind: 'none' | 'move' | 'bank';
  seconds: number;
  bank: number;
}

/** Times in milliseconds. `left` is until a bot answers for the seat in turn, bank included. */
export interface ClockState {
  now: number;
  turn: number | null;
  left: number | null;
  banks: number[];
}

/**
 * The server closes this connection: come back after so many milliseconds, or do not.
 *
 * `removed`: the device was removed, or its guest forgotten.
 */
export interface Closing {
  type: 'closing';
  code: 'shutdown' | 'slow' | 'replaced' | 'removed' | 'gone';
  retry: number | null;
}

/** A round begins: every seat gets its cards. */
export interface Dealt {
  event: 'dealt';
  round: number;
  leader: number;
  hands: string[][];
  announced?: (boolean | null)[];
}

/** A seat discarded a card. */
export interface Discarded {
  event: 'discarded';
  seat: number;
  card: string;
}

/** A seat took a card from the pile. */
export interface Drew {
  event: 'drew';
  seat: number;
  card: string;
}

/**
 * A drawn example of a clause: seat 0 answers `choice`, or the card is refused on the marble
 * for `reasons`.
 */
export interface ExampleInfo {
  clause: string;
  rules: string;
  teams: Teams;
  marbles: string[][];
  card: string | null;
  choice: Choice | null;
  reasons: Reason[];
}

export interface Examples {
  examples: ExampleInfo[];
}

/** All have chosen: the cards change hands. One entry a seat, None where nothing was given. */
export interface Exchanged {
  event: 'exchanged';
  gifts: (string | null)[];
}

/** A guided introduction; its words are in the catalogue (`learn-…`). */
export interface FirstGame {
  rules: string;
  steps: GuidedStep[];
}

/**
 * All games of one form that ended here, `won` of them with a winner.
 *
 * By seat: who led the first round, who won. By card: the first deal.
 */
export interface FormStatistics {
  rules: string;
  players: number;
  teams: Teams;
  games: number;
  won: number;
  starts: ShareBand[];
  wins: ShareBand[];
  cards: ShareBand[];
}

/** What all games that ended at a server add up to; games of one's own are not counted. */
export interface GameStatistics {
  games: number;
  counted_at: number;
  forms: FormStatistics[];
}

/** All seats are taken and the game is about to begin: devices show the parts they promised. */
export interface Gathering {
  event: 'gathering';
  parts: SeatPart[];
}

/** A seat has chosen the card it passes on. */
export interface Gave {
  event: 'gave';
  seat: number;
  to: number;
  card: string;
}

/** Somebody says something without words; without a seat somebody who watches. */
export interface Gestured {
  type: 'gesture';
  seat: number | null;
  gesture: Gesture;
}

/** Nobody goes on with this game: it is over, and nobody has won. */
export interface GivenUp {
  event: 'given_up';
}

/** A step of a first game. `position` is spelled out in full, for the kernel in a page. */
export interface GuidedStep {
  id: string;
  theme: string;
  clause: string;
  position: Record<string, unknown>;
  done: string[];
  reply: string[];
  wrong: WrongTry[];
  help: 'arrow' | 'hint' | 'none';
  point: string[];
  cards: string[];
}

/** The person is back and plays again. */
export interface HandedBack {
  event: 'handed_back';
  seat: number;
}

/** An event, the board after it, and the views of the held seats after it. */
export interface Happened {
  type: 'event';
  number: number;
  at: number;
  event: TableEvent;
  walks: Walk[];
  state: State | null;
  views: SeatView[];
  clock: ClockState;
  last: boolean;
  chain?: string;
}

/** A citizen hopped on, or stayed. */
export interface Hopped {
  event: 'hopped';
  seat: number;
  hop: boolean;
  moved: Moved[];
}

/** A seat could play nothing, laid its hand down and is out until the next deal. */
export interface LaidDown {
  event: 'laid_down';
  seat: number;
  cards: string[];
}

/** Somebody has left a seat; in a running game a bot of this level goes on. */
export interface Left {
  event: 'left';
  seat: number;
  level: Level | null;
}

/** One numbered event as the receiver may see it, and what its marbles did. */
export interface Logged {
  number: number;
  at: number;
  event: TableEvent;
  walks: Walk[];
}

/** A marble that went from one place to another, and how. */
export interface Moved {
  seat: number;
  marble: number;
  origin: string;
  target: string;
  how: How;
}

/** A seat has offered a card to its partner, or none. */
export interface Offered {
  event: 'offered';
  seat: number;
  to: number;
  card: string | null;
}

/** A seat has chosen the marble that stands on its start. */
export interface Opened {
  event: 'opened';
  seat: number;
  marble: number;
  moved: Moved[];
}

/** A card was played and carried out. */
export interface Played {
  event: 'played';
  seat: number;
  card: string;
  as_card: string;
  text: string;
  moved: Moved[];
}

export interface Pong {
  type: 'pong';
  now: number;
}

/**
 * One reason: the clause, a code, the place on the board and the number it speaks of, and
 * which uses of the card it stops.
 */
export interface Reason {
  code: string;
  clause: string;
  at: string | null;
  n: number | null;
  uses: string[];
}

/**
 * Nothing has changed. `detail` is for developers; `id` is null if none could be read.
 *
 * If it was too much, `limit` says of what and `retry` when to try again, in milliseconds.
 */
export interface Refused {
  type: 'refused';
  id: string | null;
  code: 'invalid' | 'stale' | 'not_your_seat' | 'not_your_turn' | 'illegal' | 'ambiguous' | 'not_started' | 'over' | 'overtaken' | 'no_chat' | 'too_many' | 'too_large' | 'storage' | 'closing' | 'already_started' | 'bad_code' | 'bad_recovery' | 'bad_origin' | 'bad_token' | 'failed' | 'no_such_game' | 'no_such_page' | 'no_such_table' | 'removed' | 'not_host' | 'not_invited' | 'not_over' | 'seat_taken' | 'table_full' | 'too_many_tables' | 'wrong_method';
  detail: string;
  number: number;
  limit?: string;
  retry?: number;
}

/** A seat put its whole hand away for new cards. */
export interface Renewed {
  event: 'renewed';
  seat: number;
  cards: string[];
}

/** After the end: the server's part, and the seed from which every shuffle followed. */
export interface Revealed {
  event: 'revealed';
  seed: string;
  part?: string;
}

/** Somebody has taken a seat. */
export interface Sat {
  event: 'sat';
  seat: number;
  kind: 'person' | 'program' | 'bot' | 'friend' | 'open';
  name: string | null;
  level: Level | null;
}

/**
 * Who sits where. `playing`: the level of the bot that plays for somebody who is away.
 *
 * `several`: at a public table, one guest has this seat and others.
 */
export interface SeatInfo {
  seat: number;
  team: number;
  kind: 'person' | 'program' | 'bot' | 'friend' | 'open';
  name: string | null;
  level: Level | null;
  mine: boolean;
  host: boolean;
  present: boolean;
  away_since: number | null;
  playing: Level | null;
  several: boolean;
  promised?: boolean;
}

/** Colours, the mark (see `marks`), and who plays with whom. `receiver` gets passed cards. */
export interface SeatLook {
  seat: number;
  section: number;
  team: number;
  partners: number[];
  receiver: number | null;
  colour: string;
  deep: string;
  ink: string;
  mark: string;
  sign: string;
}

/**
 * What the device of a seat puts into the shuffle; `part` is null before it is shown, and if it
 * was left out.
 */
export interface SeatPart {
  seat: number;
  promise: string;
  part: string | null;
  word: string;
}

/**
 * What one held seat sees besides: its own cards, and its legal answers if it is asked.
 *
 * `early` are those it may already give in an exchange, before it is asked.
 */
export interface SeatView {
  seat: number;
  hand: string[];
  passed: string[];
  given: string | null;
  choices: Choice[] | null;
  early?: Choice[];
}

/** Somebody came, went, or is being played for. */
export interface Seats {
  type: 'seats';
  seats: SeatInfo[];
  watching: number;
}

/**
 * How often something was so: `count` of `n`. `even` is what chance alone leads to; it lies
 * between `low` and `high`, or `outside`. All bands of a row hold together 19 times out of 20.
 */
export interface ShareBand {
  name: string;
  count: number;
  n: number;
  share: number;
  even: number;
  low: number;
  high: number;
  outside: boolean;
}

/** These cards were shuffled, into this order (top last); unknown cards are `?`. */
export interface Shuffled {
  event: 'shuffled';
  order: string[];
}

/** Everything a client needs to show the table now. */
export interface Snapshot {
  type: 'snapshot';
  number: number;
  table: TableInfo;
  seats: SeatInfo[];
  state: State | null;
  views: SeatView[];
  hands: string[][] | null;
  clock: ClockState;
  log: Logged[];
  watching: number;
  chain?: string;
}

/** The board as everybody may see it. */
export interface State {
  phase: Phase;
  turn: number;
  round: number;
  leader: number;
  last_card: string | null;
  drawn: boolean;
  marbles: string[][];
  before?: string[][];
  redoing?: boolean;
  announced?: (boolean | null)[];
  starts_seen?: number[];
  counts: number[];
  pile: number;
  discards: number;
  chosen: boolean[];
  after_renewal: boolean;
  winners: number[];
}

/** What is fixed about a table, and how far it is. */
export interface TableInfo {
  id: string;
  phase: 'lobby' | 'playing' | 'over';
  gathering?: boolean;
  rules: string;
  players: number;
  teams: Teams;
  options: Record<string, unknown>;
  public: boolean;
  clock: ClockRule;
  takeover_seconds: number | null;
  spectator_delay: number;
  created_at: number;
  invite: string | null;
  commitment: string | null;
  seed: string | null;
  winners: number[] | null;
  rematch: string | null;
}

/**
 * Whoever plays alone against bots has taken an answer back: the table is as it was after event
 * `to`, and the game events since are gone.
 */
export interface TakenBack {
  event: 'taken_back';
  seat: number;
  to: number;
}

/** A bot plays for somebody who is away. */
export interface TakenOver {
  event: 'taken_over';
  seat: number;
  level: Level;
}

/** The time was up; the next answer of this seat is a bot's. */
export interface TimedOut {
  event: 'timed_out';
  seat: number;
}

/** In place of an event that was taken back. */
export interface Undone {
  event: 'undone';
}

/** One marble that goes from place to place. `path` is every place it walks on, target last. */
export interface Walk {
  seat: number;
  marble: number;
  from: string;
  to: string;
  how: How;
  path: string[];
  pips?: number;
}

/** Why a card cannot be used on a marble; `playable` if it can after all. */
export interface WhyAnswer {
  type: 'why';
  id: string;
  seat: number;
  card: string;
  marble: string;
  playable: boolean;
  reasons: Reason[];
  detail: string | null;
}

/** The game is over. */
export interface Won {
  event: 'won';
  winners: number[];
}

/** Wrong moves of a step that are alike: what is said then, and what others answer. */
export interface WrongTry {
  moves: string[];
  words: string;
  clause: string;
  reply: string[];
}

/** Answer for a seat. `expect` is the number of the last event the client has seen. */
export interface Act {
  type: 'act';
  id: string;
  seat: number;
  expect: number;
  move: string;
}

/** `marble` is a number of the own marbles, or a place as in a position document. */
export interface AskWhy {
  type: 'why';
  id: string;
  seat: number;
  card: string;
  marble: number | string;
}

/** The part I promised, and my word. */
export interface GivePart {
  type: 'part';
  id: string;
  part: string;
  word?: string;
}

/** The hash of the part that my device puts into the shuffle. */
export interface GivePromise {
  type: 'promise';
  id: string;
  promise: string;
}

export interface Ping {
  type: 'ping';
}

export interface SayChat {
  type: 'chat';
  id: string;
  text: string;
}

/** Without `seat`: as somebody who watches. */
export interface SayGesture {
  type: 'gesture';
  id: string;
  seat?: number;
  gesture: Gesture;
}

/** Take the last own answer back, and all that came after it; only alone against bots. */
export interface TakeBack {
  type: 'take_back';
  id: string;
  seat: number;
}

/** What a card can do, as the rulebook says it; only drawn here. */
export interface Use {
  kind: string;
  steps?: number;
  green?: boolean;
  home?: boolean;
  colour?: Colour | null;
  partners?: boolean;
  guards?: boolean;
  pips?: number;
  marbles?: number;
  burns?: boolean;
  back?: boolean;
  to_and_fro?: boolean;
  opponents_only?: boolean;
  may_be_empty?: boolean;
  any_two?: boolean;
  may_be_kept?: boolean;
}

export type TableEvent =
  | Shuffled
  | Dealt
  | Gave
  | Offered
  | Exchanged
  | Opened
  | Played
  | Hopped
  | Drew
  | Discarded
  | LaidDown
  | Renewed
  | Won
  | Gathering
  | Began
  | Sat
  | Left
  | ChoseEarly
  | TakenOver
  | HandedBack
  | TimedOut
  | BotChanged
  | Chatted
  | GivenUp
  | Revealed
  | TakenBack
  | Undone
  | Again;

export type ServerMessage =
  | Snapshot
  | Happened
  | Seats
  | Gestured
  | Ack
  | Refused
  | WhyAnswer
  | Pong
  | Closing;

export type ClientMessage =
  | Act
  | TakeBack
  | SayGesture
  | SayChat
  | AskWhy
  | GivePromise
  | GivePart
  | Ping;
