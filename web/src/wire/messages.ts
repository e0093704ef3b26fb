// The wire format of docs/wire.md as types. The server checks; here the compiler does.

import type { Layout } from '../board/layout';

export type Level = 'beginner' | 'casual' | 'club' | 'master';
export type Gesture =
  'hello' | 'well_played' | 'thanks' | 'sorry' | 'ouch' | 'thinking' | 'hurry' | 'one_more';
export type How =
  'walk' | 'back' | 'start' | 'swap' | 'capture' | 'hop' | 'push' | 'centre' | 'jump';
export type Teams = 'none' | 'pairs' | 'triples';
export type Phase =
  'exchange' | 'offer' | 'opening' | 'play' | 'discard' | 'hop' | 'over';
export type Verb =
  | 'play' | 'swap' | 'empty' | 'skip' | 'discard' | 'give' | 'offer' | 'decline' | 'renew' | 'open'
  | 'hop' | 'stay';

/** One marble that goes from place to place; `path` is every place it walks on, target last. */
export interface Walk {
  seat: number;
  marble: number;
  from: string;
  to: string;
  how: How;
  path: string[];
  pips?: number;
}

export interface Captured {
  seat: number;
  marble: number;
  from: string;
}

/** One legal answer; `text` is sent back to play it. */
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

/** The board as everybody may see it. */
export interface State {
  phase: Phase;
  turn: number;
  round: number;
  leader: number;
  last_card: string | null;
  drawn: boolean;
  marbles: string[][];
  counts: number[];
  pile: number;
  discards: number;
  chosen: boolean[];
  after_renewal: boolean;
  winners: number[];
}

/** What one held seat sees besides: its cards, and its legal answers if it is asked. */
export interface SeatView {
  seat: number;
  hand: string[];
  passed: string[];
  given: string | null;
  choices: Choice[] | null;
  /** What it may already choose in an exchange, before it is asked. */
  early?: Choice[];
}

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
}

export interface ClockState {
  now: number;
  turn: number | null;
  left: number | null;
  banks: number[];
}

export interface TableInfo {
  id: string;
  phase: 'lobby' | 'playing' | 'over';
  rules: string;
  players: number;
  teams: Teams;
  options: Record<string, unknown>;
  public: boolean;
  clock: { kind: 'none' | 'move' | 'bank'; seconds: number; bank: number };
  takeover_seconds: number | null;
  spectator_delay: number;
  created_at: number;
  invite: string | null;
  commitment: string | null;
  seed: string | null;
  winners: number[] | null;
  rematch: string | null;
}

interface Moved {
  seat: number;
  marble: number;
  origin: string;
  target: string;
  how: How;
}

export type TableEvent =
  | { event: 'shuffled'; order: string[] }
  | { event: 'dealt'; round: number; leader: number; hands: string[][] }
  | { event: 'gave'; seat: number; to: number; card: string }
  | { event: 'offered'; seat: number; to: number; card: string | null }
  | { event: 'exchanged'; gifts: (string | null)[] }
  | { event: 'opened'; seat: number; marble: number; moved: Moved[] }
  | { event: 'played'; seat: number; card: string; as_card: string; text: string; moved: Moved[] }
  | { event: 'hopped'; seat: number; hop: boolean; moved: Moved[] }
  | { event: 'drew'; seat: number; card: string }
  | { event: 'discarded'; seat: number; card: string }
  | { event: 'laid_down'; seat: number; cards: string[] }
  | { event: 'renewed'; seat: number; cards: string[] }
  | { event: 'won'; winners: number[] }
  | { event: 'began'; commitment: string }
  | { event: 'sat'; seat: number; kind: string; name: string | null; level: Level | null }
  | { event: 'left'; seat: number; level: Level | null }
  | { event: 'taken_over'; seat: number; level: Level }
  | { event: 'chose'; seat: number }
  | { event: 'handed_back'; seat: number }
  | { event: 'timed_out'; seat: number }
  | { event: 'bot_changed'; seat: number; was: Level; level: Level }
  | { event: 'chat'; seat: number | null; name: string; text: string }
  | { event: 'revealed'; seed: string }
  | { event: 'rematch'; table: string };

export interface Logged {
  number: number;
  at: number;
  event: TableEvent;
  walks: Walk[];
}

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
}

export interface Happened extends Logged {
  type: 'event';
  state: State | null;
  views: SeatView[];
  clock: ClockState;
  last: boolean;
}

export interface Reason {
  code: string;
  clause: string;
  at: string | null;
  n: number | null;
  uses: string[];
}

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

export interface Refused {
  type: 'refused';
  id: string | null;
  code: string;
  detail: string;
  number: number;
}

export type ServerMessage =
  | Snapshot
  | Happened
  | { type: 'seats'; seats: SeatInfo[]; watching: number }
  | { type: 'gesture'; seat: number; gesture: Gesture }
  | { type: 'ack'; id: string; number: number }
  | Refused
  | WhyAnswer
  | { type: 'pong'; now: number }
  | { type: 'closing'; code: string; retry: number | null };

export type ClientMessage =
  | { type: 'act'; id: string; seat: number; expect: number; move: string }
  | { type: 'gesture'; id: string; seat: number; gesture: Gesture }
  | { type: 'chat'; id: string; text: string }
  | { type: 'why'; id: string; seat: number; card: string; marble: number | string }
  | { type: 'ping' };

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

/** What a card can do, as the rulebook says it; only drawn, never carried out here. */
export interface Use {
  kind: string;
  steps?: number;
  pips?: number;
  colour?: number | null;
  burns?: boolean;
  green?: boolean;
  marbles?: number;
  opponents_only?: boolean;
  may_be_empty?: boolean;
}

export interface CardInfo {
  card: string;
  copies: number;
  uses: Use[];
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
  marbles: number;
  length: number;
  lane: number;
  starts: number[];
  entrances: number[];
  exchange: 'none' | 'partner' | 'left' | 'offer';
}
