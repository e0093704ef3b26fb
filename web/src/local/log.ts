// A table on this device is its log, entry by entry; everything else follows from it.

import type { Level, Teams } from '../wire/messages';

export interface Place {
  kind: 'person' | 'bot';
  name: string | null;
  level: Level | null;
}

/** Shuffles and lots that are known, as a record tells them. */
export interface Dealt {
  orders: string[][];
  lots: number[];
}

export interface Created {
  rules: string;
  players: number;
  teams: Teams;
  options: Record<string, unknown>;
  seats: Place[];
  seed: string;
  /** 2: dealt from the deck in the order of the rulebook. Logs from before have cards with numbers first. */
  edition?: 2;
  /** A position spelled out in full (kernel/include/tock/game/position.hpp) from which the game goes on. */
  start?: unknown;
  /** What was shuffled up to the end of the log; what comes after it follows from the seed. */
  dealt?: Dealt;
  /** No seat moves automatically: the moves come from outside. */
  scripted?: boolean;
  /** A board of the daily deal: it ends with its round, and nothing is taken back. `brought`: it came in a file. */
  daily?: { day: string; board: number; brought?: true };
}

export type Entry =
  | ({ entry: 'created' } & Created)
  | { entry: 'answered'; seat: number; move: string; by?: 'person' | 'bot'; spent?: number }
  | { entry: 'chose'; seat: number; move: string }
  /** The last answer of a seat was taken back, and all that came after it; this many moves still stand. Logs from
   *  before were cut there, and said how often that was so. */
  | { entry: 'took_back'; seat: number; kept: number }
  | { entry: 'took_back'; times: number }
  /** A pause; on a device nobody has to be asked. */
  | { entry: 'proposed'; seat: number; what: 'pause' }
  | { entry: 'resumed'; seat: number }
  | { entry: 'left'; seat: number }
  | { entry: 'rematched'; table: string };

export interface Stored {
  table: string;
  number: number;
  at: number;
  entry: Entry;
  /** The id of the command that gave it: it has one effect, however often it comes. */
  command?: string;
}

/** Where logs are kept. To append is to add (table, number), all or none: of two who try, one is refused. */
export interface Store {
  load(table: string): Promise<Stored[]>;
  append(...stored: Stored[]): Promise<boolean>;
  tables(): Promise<string[]>;
  forget(table: string): Promise<void>;
}
