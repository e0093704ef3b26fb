// A position, or a moment of a game, on a table of this device, with others who answer what they are told: for
// introductions, puzzles and second tries.

import type { Played } from '../wire/form';
import type { Dealt, Entry, Place } from './log';

export interface Posed {
  /** Spelled out in full, as the kernel reads it. */
  position: Played & Record<string, unknown>;
  seats: Place[];
}

/** A game as it stood after some answers. */
export interface Retold {
  form: Played;
  seats: Place[];
  dealt: Dealt;
  answers: Extract<Entry, { entry: 'answered' }>[];
}
