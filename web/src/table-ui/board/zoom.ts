// Which part of a board is shown: all of it, or the part with what can be touched, where that lies too close for a finger.

import { distance, type Point } from '../../wire/layout';

/** How many times as large, and where its upper left corner lies, in shares of the board. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

/** Pixels: closer things are hard to tell apart with a finger, and so far apart they are brought. */
const TIGHT = 18;
const APART = 26;
const MOST = 3;

/** How many times as large the board must be for each of these to be met alone; 1 if it is large enough. */
function needed(things: readonly Point[], unit: number): number {
  let closest = Infinity;
  things.forEach((one, i) => {
    for (const other of things.slice(i + 1)) {
      const gap = distance(one, other) * unit;
      // A ring around a marble: the same place.
      if (gap > 1) closest = Math.min(closest, gap);
    }
  });
  return closest < TIGHT ? Math.min(MOST, APART / closest) : 1;
}

/** The part in which all of `seen` lies, if things there are too close and it can be enlarged enough. `unit`: pixels a
 * unit of the board. */
export function zoomOn(
  things: readonly Point[],
  seen: readonly Point[],
  size: number,
  unit: number,
  margin: number,
): Zoom {
  const [left, right] = ends(
    seen.map(([x]) => x),
    margin,
  );
  const [top, bottom] = ends(
    seen.map(([, y]) => y),
    margin,
  );
  const scale = needed(
    things.filter(([x, y]) => x > left && x < right && y > top && y < bottom),
    unit,
  );
  if (scale === 1 || Math.max(right - left, bottom - top) > size / scale) return WHOLE;
  return around([(left + right) / 2, (top + bottom) / 2], scale, size);
}

/** The part around a finger that met several things at once; null if it met them apart. */
export function closerTo(here: Point, things: readonly Point[], size: number, unit: number): Zoom | null {
  const met = things.filter((one) => distance(one, here) * unit <= APART);
  const scale = needed(met, unit);
  return scale === 1 ? null : around(here, scale, size);
}

function ends(values: readonly number[], margin: number): [number, number] {
  return [Math.min(...values) - margin, Math.max(...values) + margin];
}

function around([x, y]: Point, scale: number, size: number): Zoom {
  const from = (middle: number): number => Math.min(Math.max(middle / size - 0.5 / scale, 0), 1 - 1 / scale);
  return { scale, x: from(x), y: from(y) };
}
