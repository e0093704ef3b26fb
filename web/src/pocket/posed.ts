// A position on a table of this device, with others who answer what they are told: for introductions.

import type { Played } from './form';
import { POCKET } from './form';
import type { Place } from './log';

/** The table at which positions are posed. */
export const POSED = `${POCKET}posed`;

export interface Posed {
  /** Spelled out in full, as the kernel reads it. */
  position: Played & Record<string, unknown>;
  seats: Place[];
}
