// Where everything on a board lies: the x and y of every space, seen by one seat.

import type { Layout as Given } from '../../../../../web/src/wire/layout';
import { mirrored, point, turned, type Point } from './points';
import type { PrintedBoard } from './scene';
import { SECTORS } from './sectors';

/** As the page is given it, before its numbers are rounded; points are objects, to reckon with. */
export interface Layout extends Omit<
  Given,
  'track' | 'lanes' | 'reserves' | 'centre' | 'arrows' | 'labels' | 'outline'
> {
  track: Point[];
  lanes: Point[][];
  reserves: Point[][];
  centre: Point;
  arrows: [Point, Point][];
  labels: Point[];
  outline: 'square' | 'round';
}

const [SIZE, MARGIN] = [1000, 16];
const remainder = (a: number, n: number): number => ((a % n) + n) % n;

/** The layout with `seat` at the bottom. */
export function layout(board: PrintedBoard, sectionsOfSeats: readonly number[], seat: number): Layout {
  const sector = SECTORS[board.shape](board);
  const step = 360 / board.sections;
  const clockwise = board.direction === 'clockwise';
  const half = SIZE / 2 - MARGIN;
  const scale = half / sector.half;
  const sections = Array.from({ length: board.sections }, (_, section) => section);
  const angleOf = (section: number): number => remainder(clockwise ? step * section : -step * section, 360);
  const angles = sections.map(angleOf);
  // Seen by a seat: its own section comes to the bottom.
  const view = -(angles[sectionsOfSeats[seat] ?? 0] ?? 0);
  const at = (given: Point, section: number): Point => {
    const own = turned(given, step * section);
    const { x, y } = turned(clockwise ? own : mirrored(own), view);
    return point(SIZE / 2 + x * scale, SIZE / 2 + y * scale);
  };
  const row = (points: readonly Point[], section: number): Point[] => points.map((one) => at(one, section));
  return {
    size: SIZE,
    radius: sector.radius * scale,
    track: sections.flatMap((section) => row(sector.track, section)),
    lanes: sections.map((section) => row(sector.lane, section)),
    reserves: sections.map((section) => row(sector.reserve, section)),
    centre: point(SIZE / 2, SIZE / 2),
    centre_radius: sector.centreRadius * scale,
    middle: sector.middle * scale,
    numbers: board.numbered
      ? Array.from(
          { length: board.sections * board.section_length },
          (_, i) => remainder(i - 1, board.section_length) + 1,
        )
      : [],
    arrows: sections.map((section) => [at(sector.arrow[0], section), at(sector.arrow[1], section)]),
    labels: sections.map((section) => at(sector.label, section)),
    label_width: sector.labelWidth * scale,
    outline: sector.outline,
    half,
    direction: board.direction,
    sections_of_seats: [...sectionsOfSeats],
    angles: angles.map((angle) => remainder(angle + view, 360)),
  };
}

// All others have one.
const DIGITS = new Map([
  ['radius', 2],
  ['centre_radius', 2],
  ['angles', 3],
]);

function rounded(value: unknown, digits: number): unknown {
  if (typeof value === 'number') return Number(value.toFixed(digits)) + 0;
  if (Array.isArray(value)) return value.map((one) => rounded(one, digits));
  return isPoint(value) ? [rounded(value.x, digits), rounded(value.y, digits)] : value;
}

const isPoint = (value: unknown): value is Point => typeof value === 'object' && value !== null && 'x' in value;

/** As the board on the page is given it: plain data. */
export const layoutDocument = (place: Layout): Given =>
  Object.fromEntries(
    Object.entries(place).map(([name, value]) => [name, rounded(value, DIGITS.get(name) ?? 1)]),
  ) as unknown as Given;
