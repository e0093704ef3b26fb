// A position, or a moment of a game, on a table of this device, with players who make the moves they are given: for
// introductions, puzzles and second tries.

import type { GameSetup } from '../wire/format';
import type { Dealt, Entry, Place } from './log';

export interface Posed {
  /** Spelled out in full, as the kernel reads it. */
  position: GameSetup & Record<string, unknown>;
  seats: Place[];
}

/** A game as it stood after some answers. */
export interface Continued {
  form: GameSetup;
  seats: Place[];
  dealt: Dealt;
  answers: Extract<Entry, { entry: 'answered' }>[];
}
