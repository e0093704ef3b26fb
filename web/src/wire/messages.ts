// The messages and requests of docs/wire.md as types. Written by tools/typescript.py from the
// models in src/tockwork/server/wire, when the page is built: change those, not this.

import type { WhyBetter } from './evaluation';
import type { Layout } from './layout';

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

/** A move of a seat. `expect` is the number of the last event the client has seen. */
export interface Act {
  type: 'act';
  id: string;
  seat: number;
  expect: number;
  move: string;
}

/** The same seats play again at another table. */
export interface Again {
  event: 'rematch';
  table: string;
}

/** The answer to what another player has proposed. */
export interface Agree {
  type: 'agree';
  id: string;
  seat: number;
  yes: boolean;
}

/** A player agrees; with the last one it happens. */
export interface Agreed {
  event: 'agreed';
  seat: number;
  open: number[];
}

export interface AskPerson {
  person: string;
  table: string;
}

/** `marble` is a number of the own marbles, or a place as in a position document. */
export interface AskWhy {
  type: 'why';
  id: string;
  seat: number;
  card: string;
  marble: number | string;
}

/**
 * A player asks the others to agree to a pause, or to undo the player's last move. `open`:
 * the seats that have not agreed yet.
 */
export interface Asked {
  event: 'proposed';
  seat: number;
  what: 'pause' | 'take_back';
  open: number[];
}

/** Whether devices in the network at home may come in. */
export interface AtHome {
  open: boolean;
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

/** The player of a seat at a table where I have one. */
export interface BlockPlayer {
  seat: number;
}

/** A user whom I have blocked. `id` holds in my list only. */
export interface Blocked {
  id: string;
  name: string | null;
  at: number;
}

export interface BlockedPlayers {
  blocked: Blocked[];
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
  centre: boolean;
  shortcut: number | null;
  hop: number | null;
  special: number | null;
  refill: number;
}

/**
 * A result of a board at one table. `first` have seats 1 and 3; `chance` is what counts,
 * `played` what was played; `id` is the table, whose replay everyone may see now.
 */
export interface BoardResult {
  table: number;
  id: string;
  first: string[];
  second: string[];
  chance: number | null;
  played: number | null;
  score: number | null;
  reason: string | null;
}

export interface BoardResults {
  board: number;
  par: number;
  results: BoardResult[];
}

/** A bot has failed; a weaker one replaces it. */
export interface BotChanged {
  event: 'bot_changed';
  seat: number;
  was: Level;
  level: Level;
}

/** A bot's rating, which is fixed; it comes before the row with index `before` of this page. */
export interface BotRating {
  level: Level;
  value: number;
  before: number;
}

/** A marble that goes back to its base. */
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

export interface CarriedSeats {
  table: string;
  seats: number[];
}

/** Without `seat`: every seat this session holds at the table. */
export interface CarrySeat {
  seat?: number;
}

/**
 * `to`: what the member is from now on; `gone`: no member, or refused. A founder who makes
 * another member the founder becomes an organizer.
 */
export interface ChangeMember {
  member: string;
  to: 'founder' | 'organizer' | 'member' | 'gone';
}

/** The host changes who is to sit in a seat that no other person has taken. */
export interface ChangeSeat {
  seat: number;
  kind: 'me' | 'friend' | 'here' | 'bot' | 'open';
  name?: string;
  level?: Level;
}

/** Something said in the lobby of a private table. */
export interface Chatted {
  event: 'chat';
  seat: number | null;
  name: string;
  text: string;
}

/** One legal move. `text` is what a client sends to play it. Empty keys are left out. */
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

/** In an exchange: a seat has chosen early. The choice is not sent. */
export interface ChoseEarly {
  event: 'chose';
  seat: number;
}

/**
 * `none`; `move`: seconds for each move; `bank`: after them the bank is used up.
 *
 * `days`: one, two or three days for each move, as seconds.
 */
export interface ClockRule {
  kind: 'none' | 'move' | 'bank' | 'days';
  seconds: number;
  bank: number;
}

/** Times in milliseconds. `left` is until a bot moves for the player to move, bank included. */
export interface ClockState {
  now: number;
  turn: number | null;
  left: number | null;
  banks: number[];
}

/**
 * The server closes this connection: reconnect after `retry` milliseconds, or never.
 *
 * `removed`: the device was removed, or its user deleted.
 */
export interface Closing {
  type: 'closing';
  code: 'shutdown' | 'slow' | 'replaced' | 'removed' | 'gone';
  retry: number | null;
}

/**
 * A club as I may see it: those who are no members see its name and how many members it has.
 *
 * `mine`: what I am in it, null if nothing; `members`: those who are here first, 100 of them
 * unless all were wanted; `asking`: who asks to join, for the founder and organizers; `ranks`:
 * the 50 members with the best ratings; `tables`: open and running ones.
 */
export interface Club {
  id: string;
  name: string;
  joining: 'link' | 'ask';
  mine: 'founder' | 'organizer' | 'member' | 'asked' | null;
  count: number;
  here: number;
  members: ClubMember[];
  asking: ClubMember[];
  ranks: ClubRank[];
  tables: TableCard[];
}

/** `id` holds in this club only. `here`: a device of theirs was in use within two minutes. */
export interface ClubMember {
  id: string;
  name: string | null;
  role: 'founder' | 'organizer' | 'member' | 'asked';
  here: boolean;
  me: boolean;
  since: number;
}

/** A line of the leaderboard: the rating over all formats. */
export interface ClubRank {
  id: string;
  name: string | null;
  value: number;
  error: number;
  games: number;
  me: boolean;
}

export interface ClubSettings {
  name: string;
  joining: 'link' | 'ask';
}

/** What must stand on a space, seen by the player; home spaces are the player's own. */
export interface Condition {
  at: string;
  is: 'free' | 'taken' | 'mine' | 'partner' | 'opponent';
}

/**
 * `id`: sent twice it counts once. `chance`: of seats 1 and 3, in per cent; null: the board
 * does not count at this table. Everyone can read the reason.
 */
export interface CorrectResult {
  id: string;
  board: number;
  table: number;
  chance: number | null;
  reason: string;
}

/** A rated game in which my moves lost much win chance: `lost` points in `decisions`. */
export interface CostlyGame {
  at: number;
  form: string;
  table: string;
  lost: number;
  decisions: number;
}

/** A rating at the end of a week: `at` is its beginning, as a time. */
export interface CurvePoint {
  at: number;
  value: number;
  error: number;
}

/**
 * The moves of one of the five rounds of a day; `boards` is the hash of their texts.
 *
 * `board`: 0 is the first.
 */
export interface DailyAnswers {
  day: string;
  rules: string;
  boards: string;
  board: number;
  answers: string[];
}

/**
 * A player in the table of a day. `points` is the sum of the win chances of the five rounds;
 * `met`: I have finished a game with this player.
 */
export interface DailyRow {
  place: number;
  name: string | null;
  points: number;
  mine: boolean;
  met: boolean;
}

/** Who sees my name beside my daily results. */
export interface DailyShow {
  to: 'none' | 'met' | 'all';
}

/**
 * Results of a day's rounds: win chances at their ends, in per cent.
 *
 * `players` have played all five. `means`: of all who played a round; `mine`: my first try; null
 * where there is none. Of the other players `beaten` did worse than I and `level` equally well;
 * null until I have played all five. `streak`: days in a row on which I played a daily challenge.
 *
 * `table`, once I have played all five: me, the best who show their names to all, and people I
 * have met who show theirs to them. `shown`: who sees mine.
 */
export interface DailyStanding {
  players: number;
  means: (number | null)[];
  mine: (number | null)[];
  beaten: number | null;
  level: number | null;
  streak: number;
  shown: 'none' | 'met' | 'all';
  table: DailyRow[];
}

/** A round begins: every seat gets its cards. */
export interface Dealt {
  event: 'dealt';
  round: number;
  leader: number;
  hands: string[][];
  announced?: (boolean | null)[];
}

/** A player declines: it does not happen. */
export interface Declined {
  event: 'declined';
  seat: number;
}

/** `here`: the one that asks; `in_use`: seen within the last two minutes. */
export interface Device {
  id: string;
  name: string | null;
  since: number;
  seen_at: number;
  in_use: boolean;
  here: boolean;
}

/** `passkeys`: how many there are; null where this server cannot have any. `gone`: as in Me. */
export interface Devices {
  devices: Device[];
  code_made_at: number | null;
  passkeys: number | null;
  gone: boolean;
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

/** A format for the kernel, the team of each seat, and the bots' levels. */
export interface Engine {
  data: Record<string, unknown>;
  teams: number[];
  levels: Record<string, Thinking>;
}

/** `pair`: the entrant whose partner I become, from the link of the first one. */
export interface EnterEvent {
  pair?: string;
}

/** All boards of rounds that are over. */
export interface EventBoards {
  boards: BoardResults[];
}

/** An event in a list. */
export interface EventCard {
  id: string;
  name: string;
  rules: string;
  phase: 'making' | 'open' | 'playing' | 'over';
  entrants: number;
  at: number;
}

export interface EventCards {
  events: EventCard[];
}

/** `names` are those of its users; a pair with one user has a bot. */
export interface EventEntrant {
  id: string;
  names: (string | null)[];
  here: boolean;
  me: boolean;
}

/**
 * An event as I may see it. `phase`: boards are being `making`, it is `open`, `playing` or
 * `over`; `round`: from 1, 0 before the first; `until`: when no further board of it begins;
 * `playing`: tables that still have boards to play. The standings are as of the last round.
 */
export interface EventInfo {
  id: string;
  club: string | null;
  settings: EventSettings;
  phase: 'making' | 'open' | 'playing' | 'over';
  round: number;
  until: number | null;
  tables: number;
  playing: number;
  director: boolean;
  mine: MyPlace | null;
  entrants: EventEntrant[];
  standings: EventLine[];
  version: number;
}

/** A line of the standings; `points`: win chance above the field, the mean of all boards. */
export interface EventLine {
  entrant: string;
  rank: number | null;
  points: number;
  boards: number;
}

/**
 * `boards`: of each round, an even number unless each plays alone; `seconds`: for each move;
 * `minutes`: of each round, after which no further board begins.
 */
export interface EventSettings {
  name: string;
  rules: string;
  kind: 'pairs' | 'individuals' | 'alone';
  movement: 'round robin' | 'swiss';
  rounds: number;
  boards: number;
  seconds: number;
  minutes: number;
}

export interface Events {
  log: Logged[];
  number: number;
}

/**
 * A drawn example of a clause: seat 0 plays `choice`, or the card is refused on the marble
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

/**
 * The origin of a table's deal, as far as it is known by event `number`.
 *
 * `parts` come when all seats are taken, `part` (the server's) and `seed` with the end; `chain` is
 * the head after event `number`. Null before, and at tables from before commit-reveal.
 */
export interface FairInfo {
  number: number;
  commitment: string | null;
  gathering: boolean;
  parts: SeatPart[];
  chain: string | null;
  part: string | null;
  seed: string | null;
}

/** Sent once and stored only as a hash; the one before is void. */
export interface FeedAddress {
  secret: string;
}

/**
 * `party`: how many of us look together, in one team; the others join with the party's code.
 * `bots`: after half a minute bots take the free seats. `rated`: the result counts for the ratings
 * of all, who each have a lasting identity; those with near ratings are paired first.
 */
export interface FindPlayers {
  rules: string;
  players: number;
  teams?: Teams;
  pace?: 'fast' | 'calm';
  bots?: boolean;
  rated?: boolean;
  party?: number;
  promise?: string;
}

/** A guided introduction; its words are in the catalogue (`learn-…`). */
export interface FirstGame {
  rules: string;
  steps: GuidedStep[];
}

/** `settings`: the options that differ in this format from the usual one. */
export interface FormInfo {
  players: number;
  teams: Teams;
  board: number;
  settings: Record<string, unknown>;
}

/**
 * All games of one format that ended here, `won` of them with a winner.
 *
 * By seat: the first player of the first round, the winners. By card: the first deal.
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

/**
 * `id` is the founder's own: sent twice it is the same club. `joining`: who has the link joins
 * at once, or asks and is let in by the founder or an organizer.
 */
export interface FoundClub {
  id: string;
  name: string;
  joining?: 'link' | 'ask';
}

/** A custom game, as the text of its file. */
export interface GameFile {
  text: string;
}

/**
 * `options` are those of the rulebook, `house` all others. Which of them mean something in a
 * format and beside each other, `GET /api/options` says.
 *
 * `related`: a game of the family that is not from one of the nine boxes.
 */
export interface GameInfo {
  id: string;
  related: boolean;
  minutes: number;
  forms: FormInfo[];
  usual: FormInfo;
  options: OptionInfo[];
  house: OptionInfo[];
}

/** Statistics of all games that ended on a server, without custom games. */
export interface GameStatistics {
  games: number;
  counted_at: number;
  forms: FormStatistics[];
}

export interface Games {
  games: GameInfo[];
  levels: Level[];
}

/** All seats are taken and the game is about to begin: devices reveal their contributions. */
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

/** A reaction; without a seat, from a spectator. */
export interface Gestured {
  type: 'gesture';
  seat: number | null;
  gesture: Gesture;
}

/** The contribution I committed to, and my word. */
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

/** The game was abandoned: it is over without a winner. */
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

/**
 * A report as the host reads it. `by` is the name of who has reported, as it is now; `others`
 * how many others have reported this player. `name` is what the player was called at the table.
 */
export interface HostReport {
  id: string;
  at: number;
  reason: 'name' | 'left' | 'slow' | 'partner' | 'other';
  name: string | null;
  by: string | null;
  others: number;
  table: string;
  settled_at: number | null;
  note: string | null;
}

/** `more`: there are older ones than these. */
export interface HostReports {
  reports: HostReport[];
  more: boolean;
}

/** An invitation from one of them to a table with a free seat. */
export interface Invitation {
  person: string;
  name: string | null;
  table: string;
  invite: string;
  rules: string;
}

export interface JoinParty {
  party: string;
  promise?: string;
}

/** A seat could play nothing, laid its hand down and is out until the next deal. */
export interface LaidDown {
  event: 'laid_down';
  seat: number;
  cards: string[];
}

/** What was proposed is not asked any more: a player moved on or left, or the game ended. */
export interface Lapsed {
  event: 'lapsed';
}

/**
 * A page of the players of one format, ordered by rating less twice its error. `mine` is my row
 * wherever it is, and `page` starts at 0.
 */
export interface Leaderboard {
  form: string;
  players: number;
  page: number;
  size: number;
  rows: LeaderboardRow[];
  bots: BotRating[];
  mine: LeaderboardRow | null;
  forms: RatedForm[];
}

/** `player` is the id of a profile. Both are null where the user is not to be named to me. */
export interface LeaderboardRow {
  place: number;
  player: string | null;
  name: string | null;
  games: number;
  value: number;
  error: number;
  mine: boolean;
}

/** Without `seat`: every seat this session holds. */
export interface Leave {
  seat?: number;
}

/** A player has left a seat; in a running game a bot of this level takes over. */
export interface Left {
  event: 'left';
  seat: number;
  level: Level | null;
}

export interface Listed {
  listed: boolean;
}

/** One numbered event as the receiver may see it, and what its marbles did. */
export interface Logged {
  number: number;
  at: number;
  event: TableEvent;
  walks: Walk[];
}

/** `gone`: this browser had a user until it was removed, or the user deleted. */
export interface Me {
  name: string | null;
  gone: boolean;
  tables: TableCard[];
}

/** The table after one event, every hand open; `state` is null before the first deal. */
export interface Moment {
  number: number;
  state: State | null;
  hands: string[][];
}

/** A marble that went from one place to another, and how. */
export interface Moved {
  seat: number;
  marble: number;
  origin: string;
  target: string;
  how: How;
}

export interface MyClub {
  id: string;
  name: string;
  mine: 'founder' | 'organizer' | 'member' | 'asked';
  count: number;
}

/** The clubs I am in, or have asked to join, the latest first. */
export interface MyClubs {
  clubs: MyClub[];
}

/** None: no longer called anything. */
export interface MyName {
  name: string | null;
}

/**
 * My part: my entrant, whether it lacks a partner, and the table where I play now or next;
 * `waits`: my table has played all boards of the round, or I have none in it.
 */
export interface MyPlace {
  entrant: string;
  partner: boolean;
  table: string | null;
  waits: boolean;
}

/** `form`: the format, such as `dog/4/pairs`; `*` is over all formats. */
export interface MyRating {
  form: string;
  games: number;
  value: number;
  error: number;
}

export interface MyRoles {
  roles: ('host' | 'referee')[];
}

/** `id` is the maker's own: sent twice it is the same event. `club`: on whose page it is. */
export interface NewEvent {
  name: string;
  rules: string;
  kind?: 'pairs' | 'individuals' | 'alone';
  movement?: 'round robin' | 'swiss';
  rounds: number;
  boards: number;
  seconds?: number;
  minutes?: number;
  id: string;
  club?: string;
}

export interface NewProgram {
  name: string;
}

/**
 * `rules` is the id of a game, or a whole custom one packed into a text.
 *
 * `rated`: its result counts for the ratings of its players, each of whom has a lasting identity
 * (a recovery code or a passkey) and one seat; by the book's rules.
 *
 * `club`: the table is on the page of this club, for its members.
 */
export interface NewTable {
  rules: string;
  players: number;
  teams?: Teams;
  options?: Record<string, unknown>;
  seats: SeatWish[];
  public?: boolean;
  clock?: Partial<ClockRule>;
  takeover_seconds?: number | null;
  spectator_delay?: number;
  promise?: string;
  rated?: boolean;
  club?: string;
}

/**
 * `key`: with what a browser subscribes; null if this server sends no notices. `here`: whether
 * this device gets them. `feed`: whether I have an address of feeds.
 */
export interface NoticeSettings {
  key: string | null;
  here: boolean;
  feed: boolean;
}

/** A seat has offered a card to its partner, or none. */
export interface Offered {
  event: 'offered';
  seat: number;
  to: number;
  card: string | null;
}

/** A seat has chosen the marble that begins on its start. */
export interface Opened {
  event: 'opened';
  seat: number;
  marble: number;
  moved: Moved[];
}

/** `choice`: one of the values. `set`: any of them. `numbers`: a list of whole numbers. */
export interface OptionInfo {
  name: string;
  kind: 'choice' | 'set' | 'numbers';
  values: (string | number | boolean | null)[];
  default: unknown;
}

/** A custom game: the text that is sent as `rules` in requests, and the rest. */
export interface OwnGame {
  rules: string;
  game: GameInfo;
}

/**
 * Rated games with one partner. `beyond`: more wins than the ratings promise (1), fewer (-1),
 * or as many as chance allows (0).
 */
export interface Partner {
  player: string | null;
  name: string | null;
  games: number;
  won: number;
  beyond: number;
}

/** A party with a free place, and the first of its users. */
export interface PartyInfo {
  party: string;
  rules: string;
  players: number;
  teams: Teams;
  pace: 'fast' | 'calm';
  rated: boolean;
  name: string | null;
}

/** The result of `navigator.credentials`, as WebAuthn writes it in JSON. */
export interface PasskeyAnswer {
  credential: Record<string, unknown>;
}

/** The options for `navigator.credentials`, as WebAuthn writes them in JSON. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** Pause the game; other people at the table are asked first. */
export interface Pause {
  type: 'pause';
  id: string;
  seat: number;
}

/** The game pauses: no move is made, and no clock runs. Any player may resume it. */
export interface Paused {
  event: 'paused';
  seat: number;
}

export interface People {
  people: Person[];
  invitations: Invitation[];
}

/**
 * A player with whom the user has finished a game. `id` holds in this user's list only; `here`:
 * one of their devices was in use in the last two minutes. The last game together follows.
 */
export interface Person {
  id: string;
  name: string | null;
  here: boolean;
  games: number;
  last_at: number;
  rules: string;
  players: number;
  teams: Teams;
  options: Record<string, unknown>;
}

export interface Ping {
  type: 'ping';
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

/** A finished game: who played, when, and what it came to. */
export interface PlayedGame {
  id: string;
  rules: string;
  players: number;
  teams: Teams;
  options: Record<string, unknown>;
  began_at: number;
  ended_at: number;
  seats: PlayedSeat[];
  tally: Tally;
  taken_back: number;
}

export interface PlayedGames {
  games: PlayedGame[];
}

export interface PlayedSeat {
  name: string | null;
  kind: 'person' | 'program' | 'bot' | 'friend' | 'open';
  level: Level | null;
  team: number;
  mine: boolean;
}

export interface Pong {
  type: 'pong';
  now: number;
}

/**
 * In a game over days: the moves for my coming turn, in place of those prepared before. The
 * first one that is legal then, and whose conditions hold, is made at once.
 */
export interface Prepare {
  type: 'orders';
  id: string;
  seat: number;
  orders: StandingOrder[];
}

/** The moves I have prepared for my coming turn, and those I could make if it were now. */
export interface Prepared {
  orders: StandingOrder[];
  moves: Choice[];
}

/**
 * A player's ratings, the one over all formats first. `partners` and `costly` are empty in
 * other players' profiles. `listed`: whether others see it.
 */
export interface Profile {
  player: string;
  name: string | null;
  mine: boolean;
  listed: boolean;
  ratings: ProfileRating[];
  wins: Win[];
  partners: Partner[];
  costly: CostlyGame[];
}

/** `curve`: the weeks with a rated game, oldest first, in the light of all games until now. */
export interface ProfileRating {
  form: string;
  games: number;
  value: number;
  error: number;
  curve: CurvePoint[];
}

/** The token is sent once and stored only as a hash. */
export interface Program {
  token: string;
  name: string;
}

/** What a player asks the others to agree to, and the seats that have not agreed yet. */
export interface Proposal {
  seat: number;
  what: 'pause' | 'take_back';
  open: number[];
}

/**
 * A decision with one right move, or two. `position` is spelled out in full, for the kernel
 * in a page; `tempting` is the move of the game, `reasons` why `right` is better.
 */
export interface PuzzleInfo {
  id: string;
  grade: 'easy' | 'middle' | 'hard';
  position: Record<string, unknown>;
  right: string[];
  tempting: string;
  lead: number;
  solved: Record<string, number>;
  reasons: WhyBetter[];
}

/** The puzzles of a game, the easiest first. */
export interface PuzzleSet {
  puzzles: PuzzleInfo[];
}

/** How many wait for a game. */
export interface QueueInfo {
  rules: string;
  players: number;
  teams: Teams;
  pace: 'fast' | 'calm';
  rated: boolean;
  waiting: number;
}

export interface Queues {
  queues: QueueInfo[];
  mine: Search | null;
  party: PartyInfo | null;
  ratings: MyRating[];
}

/** A format with rated players; `*` is over all formats. */
export interface RatedForm {
  form: string;
  players: number;
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

export interface Recover {
  code: string;
}

/** Sent once and stored only as a hash. */
export interface RecoveryCode {
  code: string;
}

/**
 * The pairs whose evidence has ever reached `least`, the strongest first; `watched` games have
 * been examined in all.
 */
export interface RefereePairs {
  pairs: SuspectPartners[];
  watched: number;
  least: number;
}

/**
 * Nothing has changed. `detail` is for developers; `id` is null if none could be read.
 *
 * If it was too much, `limit` says of what and `retry` when to try again, in milliseconds.
 */
export interface Refused {
  type: 'refused';
  id: string | null;
  code: 'invalid' | 'stale' | 'not_your_seat' | 'not_your_turn' | 'illegal' | 'ambiguous' | 'not_started' | 'over' | 'paused' | 'overtaken' | 'no_chat' | 'too_many' | 'too_large' | 'storage' | 'closing' | 'already_started' | 'bad_code' | 'bad_recovery' | 'bad_role' | 'no_role' | 'name_refused' | 'no_such_report' | 'no_such_profile' | 'joined' | 'no_room' | 'no_notices' | 'bad_origin' | 'bad_token' | 'failed' | 'no_such_game' | 'no_such_page' | 'no_such_party' | 'no_such_club' | 'no_such_event' | 'not_open' | 'not_member' | 'club_full' | 'no_such_table' | 'removed' | 'not_host' | 'not_invited' | 'not_lasting' | 'left_rated' | 'not_over' | 'seat_taken' | 'table_full' | 'too_many_tables' | 'wrong_method';
  detail: string;
  number: number;
  limit?: string;
  retry?: number;
}

/**
 * Names that this server refuses: words, separated by commas or lines, notes after `#`. A word
 * with `*` is refused as a part of other words too. `text` null in a request: the default list.
 */
export interface RefusedNames {
  text: string | null;
}

export interface RemoveDevice {
  device: string;
}

/** A seat put its whole hand away for new cards. */
export interface Renewed {
  event: 'renewed';
  seat: number;
  cards: string[];
}

/** A finished game: every event with open cards, and the moment after each of them. */
export interface Replay {
  table: TableInfo;
  seats: SeatInfo[];
  log: Logged[];
  moments: Moment[];
}

/**
 * What the table shows about a report. `now` is the name of the player today, `players` the
 * names of all seats, `seat` that of the reported player (None: they have left it), `said` their
 * first messages, and what happened to their seat.
 */
export interface ReportContext {
  rules: string;
  phase: 'lobby' | 'playing' | 'over';
  players: (string | null)[];
  seat: number | null;
  now: string | null;
  said: Said[];
}

/**
 * `name`: an offensive name; `left`: left or stopped playing; `slow`: played slowly on purpose;
 * `partner`: told a partner their cards; `other`: anything else.
 */
export interface ReportPlayer {
  seat: number;
  reason: 'name' | 'left' | 'slow' | 'partner' | 'other';
}

/** Continue the paused game. */
export interface Resume {
  type: 'resume';
  id: string;
  seat: number;
}

export interface Resumed {
  event: 'resumed';
  seat: number;
}

/** After the end: the server's part, and the seed from which every shuffle followed. */
export interface Revealed {
  event: 'revealed';
  seed: string;
  part?: string;
}

/** A message of the reported player at the table, or what happened to their seat there. */
export interface Said {
  at: number;
  what: 'chat' | 'left' | 'ran_out' | 'took_over';
  text: string | null;
}

/** A seat was taken. */
export interface Sat {
  event: 'sat';
  seat: number;
  kind: 'person' | 'program' | 'bot' | 'friend' | 'open';
  name: string | null;
  level: Level | null;
}

export interface SayChat {
  type: 'chat';
  id: string;
  text: string;
}

/** Without `seat`: as a spectator. */
export interface SayGesture {
  type: 'gesture';
  id: string;
  seat?: number;
  gesture: Gesture;
}

/**
 * My search. `partners`: the others of my party who have joined, by name; `waiting`: how many
 * wait for this now, me included once my party is complete; `about`: how long the last ones
 * waited, in milliseconds, null if there were few; `table`: where the game is.
 */
export interface Search {
  rules: string;
  players: number;
  teams: Teams;
  pace: 'fast' | 'calm';
  bots: boolean;
  rated: boolean;
  party: string;
  size: number;
  partners: (string | null)[];
  since: number;
  waiting: number;
  about: number | null;
  table: string | null;
}

export interface SeatCode {
  code: string;
  expires_at: number;
}

/**
 * The player of a seat. `playing`: the level of the bot that plays for a player who is away.
 *
 * `several`: at a public table, one user has this seat and others.
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

/** Colours, the mark (see `marks`), and the team. `receiver` gets the card in an exchange. */
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
 * The contribution of a seat's device to the shuffle; `part` is null before the reveal, and
 * if it was left out.
 */
export interface SeatPart {
  seat: number;
  promise: string;
  part: string | null;
  word: string;
}

/** The kernel's counts for a seat: see kernel/include/tock/views/stats.hpp. */
export interface SeatTally {
  played: number;
  captured: number;
  lost: number;
  out: number;
  home: number;
  unused: number;
  waited: number;
}

/**
 * The private view of one held seat: its cards, and its legal moves if it is to move.
 *
 * `early` are those it may already choose in an exchange, before its turn.
 */
export interface SeatView {
  seat: number;
  hand: string[];
  passed: string[];
  given: string | null;
  choices: Choice[] | null;
  early?: Choice[];
}

/** The player of a seat of a new table. */
export interface SeatWish {
  kind: 'me' | 'friend' | 'here' | 'bot' | 'open';
  name?: string;
  level?: Level;
}

/** A player came, left, or is being replaced by a bot. */
export interface Seats {
  type: 'seats';
  seats: SeatInfo[];
  watching: number;
}

/**
 * `addresses`: for links and QR codes, when the page itself was opened as localhost.
 *
 * `at_home`: whether devices in the network at home can connect; null for pages that cannot change
 * that: all but those on the server's own computer.
 */
export interface ServerInfo {
  version: string;
  addresses: string[];
  at_home: boolean | null;
}

/** The host's note about what was done; empty: none. */
export interface SettleReport {
  note?: string;
}

/**
 * The options of a table after one was changed: those left out that mean nothing any more,
 * others made to fit. `offered`: what can be chosen next, by option; no values for lists.
 */
export interface Settled {
  options: Record<string, unknown>;
  offered: Record<string, unknown[]>;
}

/**
 * A share: `count` of `n`. `even` is expected by chance; it lies
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

/** Without `seat`: the first free one. */
export interface Sit {
  seat?: number;
  name?: string;
  invite?: string;
  promise?: string;
}

/** Bots do not pause until my next turn; only alone against bots. */
export interface Skip {
  type: 'skip';
  id: string;
  seat: number;
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

/** A move prepared for the coming turn: made if it is legal then and all conditions hold. */
export interface StandingOrder {
  move: string;
  if: Condition[];
}

/** Empty seats get a bot of this level. */
export interface Start {
  level?: Level;
}

/** The public state of the board. */
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

/** A subscription of the Push API: where, and the keys for which messages are encrypted. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/**
 * Two partners whose gifts fit each other's hands better than chance: evidence now and at its
 * highest, as logarithms of base ten. `alarm`: it has reached a million to one. `games_to_look`:
 * those that say most, the strongest first.
 */
export interface SuspectPartners {
  names: (string | null)[];
  games: number;
  deals: number;
  evidence: number;
  peak: number;
  alarm: boolean;
  games_to_look: TellingGame[];
}

/**
 * A table in a list. `last_at`: when something happened there last, as far as one may see.
 *
 * `due_at`: in a game over days, when the time of the player to move is up.
 */
export interface TableCard {
  table: TableInfo;
  seats: SeatInfo[];
  my_turn: boolean;
  last_at: number;
  due_at?: number;
}

export interface TableId {
  table: string;
}

/** The settings of a table, and its phase. */
export interface TableInfo {
  id: string;
  phase: 'lobby' | 'playing' | 'over';
  gathering?: boolean;
  rules: string;
  players: number;
  teams: Teams;
  options: Record<string, unknown>;
  public: boolean;
  rated?: boolean;
  clock: ClockRule;
  takeover_seconds: number | null;
  spectator_delay: number;
  created_at: number;
  invite: string | null;
  commitment: string | null;
  seed: string | null;
  winners: number[] | null;
  paused?: boolean;
  proposal?: Proposal;
  rematch: string | null;
}

export interface Tables {
  tables: TableCard[];
}

/** Undo my last move, and all that came after it; other people at the table are asked first. */
export interface TakeBack {
  type: 'take_back';
  id: string;
  seat: number;
}

/** The code of a link for hosts or referees. */
export interface TakeRole {
  code: string;
}

/**
 * A player has undone a move: the table is as it was after event `to`, and the game
 * events since are gone.
 */
export interface TakenBack {
  event: 'taken_back';
  seat: number;
  to: number;
}

/** A bot plays for a player who is away. */
export interface TakenOver {
  event: 'taken_over';
  seat: number;
  level: Level;
}

export interface Tally {
  leader: number;
  rounds: number;
  winners: number[];
  seats: SeatTally[];
}

/** A game of two partners; `evidence` is that of this game alone, a logarithm of base ten. */
export interface TellingGame {
  table: string;
  at: number;
  evidence: number;
}

/** A bot of a level: the size of its errors, and its number of rollouts. */
export interface Thinking {
  noise: number;
  rollouts: number;
}

/** The time was up; a bot makes the next move of this seat. */
export interface TimedOut {
  event: 'timed_out';
  seat: number;
}

export interface Unblock {
  id: string;
}

/** In place of an event that was taken back. */
export interface Undone {
  event: 'undone';
}

export interface Unsubscribe {
  endpoint: string;
}

export interface UseCode {
  code: string;
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

export interface Welcome {
  name: string | null;
}

export interface WhichPerson {
  person: string;
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

/**
 * A win against strong opponents, with the mean of their ratings now. `names` and `table` are
 * for the player alone.
 */
export interface Win {
  at: number;
  form: string;
  value: number;
  error: number;
  names: (string | null)[];
  table: string | null;
}

/** The game is over. */
export interface Won {
  event: 'won';
  winners: number[];
}

/** Wrong moves of a step with one reply: its text, and the others' moves. */
export interface WrongTry {
  moves: string[];
  words: string;
  clause: string;
  reply: string[];
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

/** What can be wrong, and the arguments of each code: see problem.hpp. */
export interface Codes {
  'missing': never;
  'unknown': never;
  'extra': never;
  'extra-known': 'names';
  'shape': never;
  'truth': never;
  'number': never;
  'integer': never;
  'text': never;
  'list': never;
  'table': never;
  'object': never;
  'object-not': 'kind';
  'number-not': 'said';
  'least': 'n';
  'most': 'n';
  'range': 'least' | 'most';
  'range-not': 'least' | 'most' | 'said';
  'choice': 'names';
  'exactly': 'n';
  'exactly-not': 'value' | 'said';
  'more': 'most';
  'fewer-items': 'n';
  'more-items': 'n';
  'shorter': 'n';
  'longer': 'n';
  'pattern': 'pattern';
  'unseen': never;
  'not-json': 'why' | 'line' | 'column';
  'not-toml': 'why' | 'line' | 'column';
  'unreadable': 'kind' | 'why';
  'endless': 'n';
  'not-utf8': 'at';
  'too-long': 'most';
  'shortcut': never;
  'section-colours': never;
  'home-colours': never;
  'section-space': 'n';
  'board-size': never;
  'board-size-not': 'said';
  'board-choice': 'rules';
  'players-sections': 'seats' | 'n';
  'players-board': never;
  'teams': 'seats' | 'teams';
  'shape-cross': never;
  'shape-dog': never;
  'shape-garden': never;
  'shape-ring': never;
  'kinds': 'n';
  'cards': 'n';
  'card-name': never;
  'card-signs': never;
  'deck-order': never;
  'optional-rule': never;
  'does-nothing': never;
  'alone': never;
  'no-colours': never;
  'no-centre': never;
  'to-and-fro': never;
  'two-ways': never;
  'back-burns': never;
  'any-two': never;
  'no-start': 'seat';
  'undo-with': never;
  'undo-refill': never;
  'undo-no-move': never;
  'no-knob': never;
  'no-knob-known': 'names';
  'no-knob-called': 'name';
  'plain': 'what';
  'clause': never;
  'changes-nothing': 'why';
  'king-stuck': never;
  'keeps': never;
  'to-win': 'n';
  'lane': 'n';
  'ranks': never;
  'deal': never;
  'deals': 'n';
  'deck': 'cards' | 'seats';
  'renewed': never;
  'exchange': 'exchange' | 'teams';
  'rulebook': 'name' | 'names';
  'bot': 'name' | 'names';
  'players': 'rules' | 'n' | 'known';
  'players-teams': 'rules' | 'n' | 'teams' | 'known';
  'players-here': 'rules' | 'n';
  'language': 'names';
  'other-id': 'rules' | 'id';
  'packed': 'n' | 'most';
  'letters': 'n' | 'most';
  'not-packed': never;
  'called': 'id';
  'bytes': 'n' | 'most';
  'parts': never;
  'fields': never;
  'fields-not': 'kind';
  'house': never;
  'no-file': never;
  'rulebooks': 'n';
  'answers': 'n';
  'stuck': never;
  'round-goes-on': never;
  'round-over': never;
  'log': 'why';
  'network': never;
  'network-cut': never;
  'network-other': 'why';
  'won': never;
  'no-card': never;
  'last-on-top': never;
  'seats': 'n' | 'players';
  'places': 'n' | 'marbles';
  'no-place': 'place';
  'lane-not': 'n' | 'said';
  'track': 'last' | 'said';
  'centre-here': never;
  'fresh': 'start';
  'taken-by': 'place' | 'where';
  'rules-card': 'rules' | 'card';
  'only-so-many': 'n' | 'card';
  'hand-known': never;
  'hand-unknown': never;
  'hand-empty': 'phase';
  'hand-none': never;
  'deck-holds': 'n' | 'deck';
  'stands-for': 'card';
  'phase': 'phase';
  'drawn': never;
  'entries': 'n' | 'seats';
  'no-undo': never;
  'which-card': never;
  'redoing': 'card';
  'no-card-called': 'card';
  'not-held': 'seat' | 'card';
  'giver': 'card';
  'receiver': 'card';
  'passed-nobody': never;
  'passed-yet': never;
  'passed-one': never;
  'played-yet': never;
  'opened-again': never;
  'chosen-again': never;
  'asked-first': never;
  'opening-one': never;
  'given': 'phase';
  'no-hop': never;
  'no-citizen': never;
  'announces-nobody': never;
  'announces-deal': never;
  'announces-hands': never;
  'announces-word': 'word';
  'text-sections': never;
  'text-section': 'part';
  'text-game': never;
  'text-option': 'word';
  'text-decision': never;
  'text-seat': 'seat';
  'text-card': 'word' | 'where';
  'record-view': never;
  'record-position': never;
  'record-view-range': 'most';
  'record-names': 'n' | 'seats';
  'record-seed': never;
  'record-start': never;
  'record-empty': never;
  'record-head': 'sample';
  'record-deal': never;
  'record-version': 'version' | 'known';
  'record-notes': never;
  'record-ends': 'event';
  'record-note': 'n' | 'at';
  'record-turn': 'seat' | 'event' | 'turn';
  'record-lays': 'seat' | 'turn';
  'record-open': 'marble';
  'record-follows': 'event' | 'seat';
  'record-must': 'due' | 'event';
  'record-resume': never;
  'record-not-ours': never;
  'script-order': 'n';
  'script-card': 'n' | 'card';
  'script-holds': 'n' | 'cards';
  'script-lot': never;
  'script-lot-range': 'most';
  'move-illegal': 'seat' | 'move' | 'phase';
  'move-not-legal': 'move';
  'move-ambiguous': 'move' | 'moves';
  'move-none': 'text';
  'move-card': 'text';
  'move-form': 'form' | 'names' | 'text';
  'move-something': 'text';
  'move-nothing': 'text';
  'move-open': 'text';
  'move-colour': 'text';
  'move-after-card': 'text';
  'move-swap': 'text';
  'move-comma': 'text';
  'move-legs': 'text';
  'move-leg': 'text';
  'move-place': 'text';
  'move-seat': 'text';
  'not-asked': 'seat';
  'asked-now': 'seat';
  'no-early': 'seat';
  'cannot-answer': 'seat' | 'move';
  'none-stands': 'place';
  'deck-card': 'card';
  'no-colour': 'colour';
  'encoded': never;
  'json-follows': 'line' | 'column';
  'json-value': 'line' | 'column';
  'json-ends': 'line' | 'column';
  'json-number': 'line' | 'column';
  'json-whole': 'line' | 'column';
  'json-deep': 'line' | 'column';
  'json-list': 'line' | 'column';
  'json-object': 'sign' | 'line' | 'column';
  'json-name': 'line' | 'column';
  'json-twice': 'line' | 'column';
  'json-colon': 'line' | 'column';
  'json-control': 'line' | 'column';
  'json-text': 'line' | 'column';
  'json-escape': 'line' | 'column';
  'json-half': 'line' | 'column';
  'game': never;
}

/** Every request: what it is given, with its body, and the answer. */
export interface Requests {
  'GET /api/games': { given: object; answer: Games };
  'GET /api/game': { given: { rules: string }; answer: GameInfo };
  'POST /api/game': { given: { body: GameFile }; answer: OwnGame };
  'GET /api/board': { given: { rules: string; players: number; teams?: Teams; options?: string; theme?: 'day' | 'night' | 'contrast'; seat?: number }; answer: BoardInfo };
  'GET /api/options': { given: { rules: string; players: number; teams?: Teams; options?: string; changed?: string }; answer: Settled };
  'GET /api/examples': { given: { rules: string }; answer: Examples };
  'GET /api/engine': { given: { rules: string; players: number; teams?: Teams; options?: string }; answer: Engine };
  'GET /api/introduction': { given: { rules: string }; answer: FirstGame };
  'GET /api/puzzles': { given: { rules: string }; answer: PuzzleSet };
  'GET /api/me': { given: object; answer: Me };
  'POST /api/me': { given: { body: MyName }; answer: Me };
  'POST /api/programs': { given: { body: NewProgram }; answer: Program };
  'POST /api/tables/{table_id}/code': { given: { table_id: string; body: CarrySeat }; answer: SeatCode };
  'POST /api/code': { given: { body: UseCode }; answer: CarriedSeats };
  'GET /api/me/games': { given: { before?: number }; answer: PlayedGames };
  'POST /api/tables/{table_id}/forget': { given: { table_id: string }; answer: TableId };
  'GET /api/me/devices': { given: object; answer: Devices };
  'POST /api/me/devices/remove': { given: { body: RemoveDevice }; answer: Devices };
  'POST /api/me/recovery': { given: object; answer: RecoveryCode };
  'POST /api/recover': { given: { body: Recover }; answer: Welcome };
  'POST /api/me/forget': { given: object; answer: Welcome };
  'POST /api/me/passkey/begin': { given: object; answer: PasskeyOptions };
  'POST /api/me/passkey': { given: { body: PasskeyAnswer }; answer: Devices };
  'POST /api/me/passkey/remove': { given: object; answer: Devices };
  'POST /api/passkey/begin': { given: object; answer: PasskeyOptions };
  'POST /api/passkey': { given: { body: PasskeyAnswer }; answer: Welcome };
  'GET /api/notices': { given: object; answer: NoticeSettings };
  'POST /api/notices': { given: { body: Subscribe }; answer: NoticeSettings };
  'POST /api/notices/remove': { given: { body: Unsubscribe }; answer: NoticeSettings };
  'POST /api/feed': { given: object; answer: FeedAddress };
  'POST /api/feed/remove': { given: object; answer: NoticeSettings };
  'GET /api/daily': { given: { day: string; rules: string; boards: string }; answer: DailyStanding };
  'POST /api/daily': { given: { body: DailyAnswers }; answer: DailyStanding };
  'POST /api/daily/shown': { given: { body: DailyShow }; answer: DailyShow };
  'GET /api/tables': { given: object; answer: Tables };
  'POST /api/tables': { given: { body: NewTable }; answer: TableCard };
  'GET /api/tables/{table_id}': { given: { table_id: string }; answer: TableCard };
  'POST /api/tables/{table_id}/sit': { given: { table_id: string; body: Sit }; answer: TableCard };
  'POST /api/tables/{table_id}/seat': { given: { table_id: string; body: ChangeSeat }; answer: TableCard };
  'POST /api/tables/{table_id}/leave': { given: { table_id: string; body: Leave }; answer: TableCard };
  'POST /api/tables/{table_id}/start': { given: { table_id: string; body: Start }; answer: TableCard };
  'POST /api/tables/{table_id}/rematch': { given: { table_id: string }; answer: TableId };
  'GET /api/tables/{table_id}/view': { given: { table_id: string }; answer: Snapshot };
  'GET /api/tables/{table_id}/events': { given: { table_id: string; from?: number; to?: number }; answer: Events };
  'GET /api/tables/{table_id}/orders': { given: { table_id: string; seat: number }; answer: Prepared };
  'GET /api/tables/{table_id}/fair': { given: { table_id: string }; answer: FairInfo };
  'GET /api/tables/{table_id}/replay': { given: { table_id: string }; answer: Replay };
  'GET /api/people': { given: object; answer: People };
  'POST /api/people/ask': { given: { body: AskPerson }; answer: People };
  'POST /api/people/decline': { given: { body: WhichPerson }; answer: People };
  'POST /api/people/remove': { given: { body: WhichPerson }; answer: People };
  'GET /api/people/blocked': { given: object; answer: BlockedPlayers };
  'POST /api/people/unblock': { given: { body: Unblock }; answer: BlockedPlayers };
  'POST /api/tables/{table_id}/block': { given: { table_id: string; body: BlockPlayer }; answer: BlockedPlayers };
  'POST /api/tables/{table_id}/report': { given: { table_id: string; body: ReportPlayer }; answer: TableId };
  'GET /api/host/reports': { given: { settled?: boolean }; answer: HostReports };
  'GET /api/host/reports/{report}': { given: { report: string }; answer: ReportContext };
  'POST /api/host/reports/{report}/settle': { given: { report: string; body: SettleReport }; answer: HostReports };
  'POST /api/host/reports/{report}/remove-name': { given: { report: string }; answer: ReportContext };
  'POST /api/host/reports/{report}/close': { given: { report: string }; answer: ReportContext };
  'GET /api/host/names': { given: object; answer: RefusedNames };
  'POST /api/host/names': { given: { body: RefusedNames }; answer: RefusedNames };
  'GET /api/queue': { given: { party?: string }; answer: Queues };
  'POST /api/queue': { given: { body: FindPlayers }; answer: Search };
  'POST /api/queue/party': { given: { body: JoinParty }; answer: Search };
  'POST /api/queue/leave': { given: object; answer: Queues };
  'GET /api/clubs': { given: object; answer: MyClubs };
  'POST /api/clubs': { given: { body: FoundClub }; answer: Club };
  'GET /api/clubs/{club}': { given: { club: string; everyone?: boolean }; answer: Club };
  'POST /api/clubs/{club}/join': { given: { club: string }; answer: Club };
  'POST /api/clubs/{club}/leave': { given: { club: string }; answer: MyClubs };
  'POST /api/clubs/{club}/member': { given: { club: string; body: ChangeMember }; answer: Club };
  'POST /api/clubs/{club}/settings': { given: { club: string; body: ClubSettings }; answer: Club };
  'POST /api/clubs/{club}/delete': { given: { club: string }; answer: MyClubs };
  'POST /api/events': { given: { body: NewEvent }; answer: EventInfo };
  'GET /api/clubs/{club}/events': { given: { club: string }; answer: EventCards };
  'GET /api/events/{event}': { given: { event: string }; answer: EventInfo };
  'GET /api/events/{event}/boards': { given: { event: string }; answer: EventBoards };
  'POST /api/events/{event}/enter': { given: { event: string; body: EnterEvent }; answer: EventInfo };
  'POST /api/events/{event}/leave': { given: { event: string }; answer: EventInfo };
  'POST /api/events/{event}/begin': { given: { event: string }; answer: EventInfo };
  'POST /api/events/{event}/end': { given: { event: string }; answer: EventInfo };
  'POST /api/events/{event}/correct': { given: { event: string; body: CorrectResult }; answer: EventInfo };
  'GET /api/statistics': { given: object; answer: GameStatistics };
  'GET /api/leaderboard': { given: { form?: string; page?: number }; answer: Leaderboard };
  'GET /api/profile': { given: { player?: string; person?: string; table?: string; seat?: number }; answer: Profile };
  'POST /api/me/listed': { given: { body: Listed }; answer: Listed };
  'GET /api/server': { given: object; answer: ServerInfo };
  'POST /api/server/home': { given: { body: AtHome }; answer: ServerInfo };
  'GET /api/role': { given: object; answer: MyRoles };
  'POST /api/role': { given: { body: TakeRole }; answer: MyRoles };
  'GET /api/referee/pairs': { given: object; answer: RefereePairs };
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
  | Asked
  | Agreed
  | Declined
  | Lapsed
  | Paused
  | Resumed
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
  | Prepare
  | TakeBack
  | Pause
  | Resume
  | Agree
  | Skip
  | SayGesture
  | SayChat
  | AskWhy
  | GivePromise
  | GivePart
  | Ping;
