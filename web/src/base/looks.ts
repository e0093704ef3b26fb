// Small drawings that the server does not send.

import { STONES } from '../wire/games';
import type { Colour } from '../wire/messages';

export type Theme = 'day' | 'night' | 'contrast';

export type Stone = (typeof STONES)[number];

/** The stone of a colour, as a card names it. */
export function stoneOf(colour: Colour): Stone {
  return STONES.find((stone) => stone.name === colour) ?? STONES[0];
}

/** `colour` with `share` of it kept, the rest `other`. */
export function mixed(colour: string, other: string, share: number): string {
  const part = (i: number): string => {
    const own = parseInt(colour.slice(i, i + 2), 16);
    const add = parseInt(other.slice(i, i + 2), 16);
    return Math.round(own * share + add * (1 - share))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** The letter of a marble, in its seat's order; one of rank wears its sign, which needs no language. */
export function letterOf(marble: number, rank: string | undefined): string {
  return rank ? '' : ('ABCDEFG'[marble] ?? '');
}
