// Small drawings that the server does not send, in step with tockwork.render (a test compares).

import type { Colour } from '../wire/messages';

export type Theme = 'day' | 'night' | 'contrast';

/** The kids' four colours, in the order of the rulebook. */
export const STONES = [
  { name: 'blue', colour: '#4079bf', deep: '#204a78', ink: '#ffffff', mark: 'drop' },
  { name: 'green', colour: '#86bf66', deep: '#3c6a22', ink: '#ffffff', mark: 'leaf' },
  { name: 'red', colour: '#c8402f', deep: '#7a1f14', ink: '#ffffff', mark: 'heart' },
  { name: 'yellow', colour: '#f0c544', deep: '#8a6410', ink: '#5b3f06', mark: 'sun' },
] as const;

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

function star(points: number, outer: number, inner: number): string {
  const steps: string[] = [];
  for (let i = 0; i < 2 * points; i++) {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / points;
    steps.push(`${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`);
  }
  return `M${steps.join('L')}z`;
}

/** Shapes in a box from -1 to 1, filled with the even-odd rule. */
export const STONE_MARKS: Record<Stone['mark'], string> = {
  drop: 'M0 -.9C.2 -.45 .62 -.1 .62 .3A.62 .62 0 0 1 -.62 .3C-.62 -.1 -.2 -.45 0 -.9z',
  leaf: 'M-.8 .8C-.95 -.3 -.2 -.85 .8 -.8C.85 .2 .3 .95 -.52 .62L.2 -.2L-.68 .52L-.64 .68z',
  heart:
    'M0 .82C-1.3 -.1 -.8 -.82 -.4 -.78C-.15 -.76 0 -.55 0 -.4C0 -.55 .15 -.76 .4 -.78C.8 -.82 1.3 -.1 0 .82z',
  sun: star(12, 0.95, 0.62),
};

export const HEAD_DRESS: Record<string, string> = {
  king: '#ffd65c',
  knight: '#e3e8ee',
  citizen: '#fff7e6',
  fool: '#ffb199',
};

export const BONE =
  'M-.5 -.2H.5C.42 -.5 .84 -.62 .9 -.28C1.12 -.2 1.12 .2 .9 .28C.84 .62 .42 .5 .5 .2H-.5C-.42 .5 -.84 .62 -.9 .28C-1.12 .2 -1.12 -.2 -.9 -.28C-.84 -.62 -.42 -.5 -.5 -.2z';

/** The letter of a marble, in its seat's order; one of rank wears its sign, which needs no language. */
export function letterOf(marble: number, rank: string | undefined): string {
  return rank ? '' : ('ABCDEFG'[marble] ?? '');
}
