// The file of everything: what this device keeps, and records of games that lie elsewhere.

import { LOCAL } from '../wire/format';
import type { Stored } from './log';
import type { Remembered } from '../wire/http';

/** How games that came in a file are distinguished from tables of this device. */
export const FILE = `${LOCAL}file-`;

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
