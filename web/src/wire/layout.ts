// Where everything on a board lies, as the server says it (tockwork.render.layout).

export type Point = readonly [number, number];

export interface Layout {
  size: number;
  radius: number;
  track: Point[];
  lanes: Point[][];
  reserves: Point[][];
  centre: Point;
  centre_radius: number;
  middle: number;
  numbers: number[];
  arrows: [Point, Point][];
  labels: Point[];
  label_width: number;
  outline: string;
  half: number;
  direction: string;
  sections_of_seats: number[];
  angles: number[];
}

/** The point of a place as the position document writes it: "R", "16!", "H2", "C". */
export function pointOf(layout: Layout, seat: number, place: string, marble: number): Point {
  const section = layout.sections_of_seats[seat] ?? 0;
  const [plain = '', owner] = place.replace(/[!^]/g, '').split('@');
  if (plain === 'C') return layout.centre;
  if (plain.startsWith('H')) {
    const lane = owner ? (layout.sections_of_seats[Number(owner)] ?? section) : section;
    return layout.lanes[lane]?.[Number(plain.slice(1)) - 1] ?? layout.centre;
  }
  if (/^\d+$/.test(plain)) return layout.track[Number(plain)] ?? layout.centre;
  return layout.reserves[section]?.[marble] ?? layout.centre;
}

/** How far clockwise from the bottom a seat sits, in degrees. */
export function angleOf(layout: Layout, seat: number): number {
  return layout.angles[layout.sections_of_seats[seat] ?? 0] ?? 0;
}

/** The same place for all marbles: a lane belongs to a seat, the track to nobody. */
export function spaceKey(seat: number, place: string): string {
  const plain = place.replace(/[!^]/g, '');
  if (plain.startsWith('H')) return plain.includes('@') ? plain : `${plain}@${seat}`;
  return plain;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** A line through points with rounded corners, as an SVG path. */
export function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  if (rest.length < 2) return `M${first.join(' ')}` + rest.map((p) => `L${p.join(' ')}`).join('');
  const at = (p: Point): string => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`;
  let path = `M${at(first)}`;
  for (let i = 0; i < rest.length - 1; i++) {
    const here = rest[i] as Point;
    const next = rest[i + 1] as Point;
    const last = i === rest.length - 2;
    const end: Point = last ? next : [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2];
    path += `Q${at(here)} ${at(end)}`;
  }
  return path;
}
