// Where everything on a board lies: the x and y of every space, seen by one seat.

import type { Layout as Given } from '../../wire/layout';
import { mirrored, point, turned, type Point } from './points';
import type { PrintedBoard } from './scene';
import { SECTORS } from './sectors';

export interface Layout {
  size: number;
  radius: number;
  track: Point[];
  lanes: Point[][];
  reserves: Point[][];
  centre: Point;
  centreRadius: number;
  middle: number;
  numbers: number[];
  arrows: [Point, Point][];
  labels: Point[];
  labelWidth: number;
  outline: 'square' | 'round';
  half: number;
  direction: string;
  sectionsOfSeats: readonly number[];
  angles: number[];
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
    centreRadius: sector.centreRadius * scale,
    middle: sector.middle * scale,
    numbers: board.numbered
      ? Array.from(
          { length: board.sections * board.section_length },
          (_, i) => remainder(i - 1, board.section_length) + 1,
        )
      : [],
    arrows: sections.map((section) => [at(sector.arrow[0], section), at(sector.arrow[1], section)]),
    labels: sections.map((section) => at(sector.label, section)),
    labelWidth: sector.labelWidth * scale,
    outline: sector.outline,
    half,
    direction: board.direction,
    sectionsOfSeats,
    angles: angles.map((angle) => remainder(angle + view, 360)),
  };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;

/** As the board on the page is given it: plain data, rounded to a tenth. */
export function layoutDocument(place: Layout): Given {
  const at = ({ x, y }: Point): [number, number] => [rounded(x, 1), rounded(y, 1)];
  return {
    size: place.size,
    radius: rounded(place.radius, 2),
    track: place.track.map(at),
    lanes: place.lanes.map((lane) => lane.map(at)),
    reserves: place.reserves.map((reserve) => reserve.map(at)),
    centre: at(place.centre),
    centre_radius: rounded(place.centreRadius, 2),
    middle: rounded(place.middle, 1),
    numbers: place.numbers,
    arrows: place.arrows.map(([tail, head]) => [at(tail), at(head)]),
    labels: place.labels.map(at),
    label_width: rounded(place.labelWidth, 1),
    outline: place.outline,
    half: rounded(place.half, 1),
    direction: place.direction,
    sections_of_seats: [...place.sectionsOfSeats],
    angles: place.angles.map((angle) => rounded(angle, 3)),
  };
}
