// What every part of one drawing shares. Colours, marks and themes come as data, so that they stand in one place only.

import type { Layout } from './layout';
import type { Point } from './points';

/** The printed board: numbers only. */
export interface PrintedBoard {
  shape: 'ring' | 'garden' | 'cross' | 'dog';
  sections: number;
  section_length: number;
  entrance: number;
  lane: number;
  numbered: boolean;
  centre: boolean;
  shortcut: number | null;
  hop: number | null;
  special: number | null;
  colours: number[][];
  bones: number[];
  home_colours: number[][];
  direction: string;
  marbles: number;
  ranks: readonly string[];
}

export interface Look {
  colour: string;
  deep: string;
  ink: string;
  mark: string;
  sign: string;
}

export interface Theme {
  wood: string;
  edge: string;
  grain: string;
  groove: string;
  hollow: string;
  rim: string;
  ink: string;
  line: string;
  dark: string;
  dark_ink: string;
  glow: string;
  lawn: string;
  grass: string;
  sand: string;
  tint: number;
  shadow: number;
  dark_wood: boolean;
  flat: boolean;
}

/** Colours, marks and themes, as the Python library has them (server/custom_games.py). */
export interface Looks {
  themes: Record<string, Theme>;
  /** By shape and theme, the looks of the seats. */
  seats: { wood: Look[]; dark_wood: Look[]; garden: Look[]; dark_garden: Look[] };
  nobody: Look;
  stones: Look[];
  marks: Record<string, string>;
  stone_marks: Record<string, string>;
  ranks: Record<string, string>;
  letters: Record<string, string>;
  hat: string;
  bone: string;
  paw: string;
  font: string;
}

export function seatLooks(looks: Looks, shape: string, theme: Theme): Look[] {
  if (shape === 'garden') return theme.dark_wood ? looks.seats.dark_garden : looks.seats.garden;
  return theme.dark_wood ? looks.seats.dark_wood : looks.seats.wood;
}

export class Scene {
  /** The look of every section: its seat's, or nobody's. */
  readonly sections: Look[];
  readonly seats: Look[];

  constructor(
    readonly board: PrintedBoard,
    readonly layout: Layout,
    readonly theme: Theme,
    readonly looks: Looks,
    /** Put before every id, so that several boards fit in one page. */
    readonly ids: string,
  ) {
    this.seats = seatLooks(looks, board.shape, theme);
    this.sections = Array.from({ length: board.sections }, () => looks.nobody);
    layout.sections_of_seats.forEach((section, seat) => (this.sections[section] = this.seats[seat] ?? looks.nobody));
  }

  get r(): number {
    return this.layout.radius;
  }

  isNobody = (look: Look): boolean => look === this.looks.nobody;
  mark = (look: Look): string => this.looks.marks[look.mark] ?? '';
  start = (section: number): number => section * this.board.section_length;

  /** The track space from which the lane turns in. */
  entrance(section: number): number {
    const length = this.layout.track.length;
    return (this.start(section) + this.board.entrance + length) % length;
  }

  /** The track spaces that carry this printed number, one a section. */
  printed(number: number): number[] {
    const length = this.board.section_length;
    return this.sections.map((_, section) => section * length + (number % length));
  }
}

/** A coordinate, short: a tenth of a unit is finer than any screen. */
export const n = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

/** `path` centred on a point, `size` being half its width. */
export function glyph(path: string, at: Point, size: number, fill: string, more = ''): string {
  if (!path) return '';
  return `<path d="${path}" transform="translate(${n(at.x)} ${n(at.y)}) scale(${size.toFixed(2)})" fill="${fill}" fill-rule="evenodd"${more}/>`;
}

/** `colour` with `share` of it kept, the rest `other`. */
export function mixed(colour: string, other: string, share: number): string {
  const part = (of: string, i: number): number => parseInt(of.slice(i, i + 2), 16);
  return `#${[1, 3, 5]
    .map((i) =>
      evenly(part(colour, i) * share + part(other, i) * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Rounded, a half to the even number, as Python does. */
function evenly(value: number): number {
  const down = Math.floor(value);
  return value - down === 0.5 ? down + (down % 2) : Math.round(value);
}

export const dot = ({ x, y }: Point): string => `${n(x)} ${n(y)}`;
export const circle = (at: Point, r: number, more: string): string =>
  `<circle cx="${n(at.x)}" cy="${n(at.y)}" r="${n(r)}" ${more}/>`;
