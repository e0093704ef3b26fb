// Points of the plane, y pointing down as on a screen.

export interface Point {
  x: number;
  y: number;
}

export const point = (x: number, y: number): Point => ({ x, y });
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export { radians };

/** Turned clockwise (as seen on the screen) about the origin. */
export function turned({ x, y }: Point, degrees: number): Point {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return point(x * c - y * s, x * s + y * c);
}

export const mirrored = ({ x, y }: Point): Point => point(-x, y);
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
/** The point `share` of the way from `a` to `b` (may lie beyond either). */
export const between = (a: Point, b: Point, share: number): Point =>
  point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);
/** The point `length` away from `a` in the direction of `b`. */
export const towards = (a: Point, b: Point, length: number): Point => between(a, b, length / distance(a, b));
/** `radius` straight down from the origin, turned clockwise. */
export const polar = (radius: number, degrees: number): Point => turned(point(0, radius), degrees);

/** A quadratic curve that rounds off `corner`, ends included. */
export function bend(start: Point, corner: Point, end: Point, pieces = 12): Point[] {
  return Array.from({ length: pieces + 1 }, (_, i) => i / pieces).map((t) =>
    between(between(start, corner, t), between(corner, end, t), t),
  );
}

/** `count` points at equal steps along a line, beginning at its first; the last point of the line is left out. */
export function spread(line: readonly Point[], count: number): Point[] {
  const lengths = line.slice(1).map((b, i) => distance(line[i]!, b));
  const step = lengths.reduce((all, one) => all + one, 0) / count;
  const points: Point[] = [];
  let [walked, at] = [0, 0];
  for (let i = 0; i < count; i += 1) {
    while (at < lengths.length - 1 && walked + lengths[at]! < i * step) walked += lengths[at++]!;
    points.push(towards(line[at]!, line[at + 1]!, i * step - walked));
  }
  return points;
}
