// What an example shows: which part of the board, which marbles stand, which walk, who is captured.

import { pointOf, type Layout, type Point } from '../../wire/layout';
import type { ExampleInfo, Walk } from '../../wire/messages';

export interface Standing {
  seat: number;
  marble: number;
  at: Point;
  fresh: boolean;
  /** Has left, stays, or has come here. */
  when: 'before' | 'still' | 'after';
  captured: boolean;
}

interface Picture {
  /** x, y and size of the square that is shown. */
  box: readonly [number, number, number];
  marbles: Standing[];
  ways: { seat: number; points: Point[] }[];
  /** Where a refusal points at. */
  refused: Point[];
  /** The corner with most room, for the card. */
  corner: Corner;
}
type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right';

const key = (seat: number, marble: number): string => `${seat}:${marble}`;

export function pictureOf(example: ExampleInfo, layout: Layout): Picture {
  const at = (seat: number, place: string, marble: number): Point => pointOf(layout, seat, place, marble);
  const legs: Walk[] = (example.choice?.legs ?? []).filter((leg) => leg.how !== 'capture');
  const gone = new Set((example.choice?.captures ?? []).map((c) => key(c.seat, c.marble)));
  const last = new Map(legs.map((leg) => [key(leg.seat, leg.marble), leg]));
  const swapped = example.choice?.verb === 'swap';
  const marbles: Standing[] = [];
  const seen: Point[] = [];
  example.marbles.forEach((row, seat) =>
    row.forEach((place, marble) => {
      const leg = last.get(key(seat, marble));
      const point = at(seat, place, marble);
      if (place === 'R' && !leg) return;
      const captured = gone.has(key(seat, marble));
      if (!leg || !swapped) {
        const when = leg ? 'before' : 'still';
        marbles.push({ seat, marble, at: point, fresh: place.endsWith('!'), when, captured });
      }
      if (leg)
        marbles.push({ seat, marble, at: at(seat, leg.to, marble), fresh: false, when: 'after', captured: false });
      if (leg || captured || example.reasons.length) seen.push(point);
    }),
  );
  const ways = legs.map((leg) => {
    const path = leg.path.length ? leg.path : [leg.to];
    const points = [leg.from, ...path].map((place) => at(leg.seat, place, leg.marble));
    seen.push(...points);
    return { seat: leg.seat, points };
  });
  const refused = example.reasons.flatMap((reason) => (reason.at === null ? [] : [at(0, reason.at, 0)]));
  const busy = [...seen, ...refused, ...marbles.map((m) => m.at)];
  const box = around([...seen, ...refused], layout);
  return { box, marbles, ways, refused, corner: emptiest(box, busy) };
}

const CORNERS: readonly (readonly [Corner, number, number])[] = [
  ['bottom right', 0.85, 0.8],
  ['bottom left', 0.15, 0.8],
  ['top right', 0.85, 0.2],
  ['top left', 0.15, 0.2],
];

function emptiest([x, y, size]: Picture['box'], busy: readonly Point[]): Corner {
  const room = ([, dx, dy]: (typeof CORNERS)[number]): number =>
    Math.min(...busy.map((p) => Math.hypot(p[0] - x - dx * size, p[1] - y - dy * size)));
  const [best] = [...CORNERS].sort((a, b) => room(b) - room(a));
  return best?.[0] ?? 'bottom right';
}

/** The square that holds all points, with room for what stands there; never the whole board for one step. */
function around(points: readonly Point[], layout: Layout): readonly [number, number, number] {
  if (!points.length) return [0, 0, layout.size];
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.min(layout.size, Math.max(right - left, bottom - top, layout.size * 0.2) + layout.radius * 6);
  const inside = (middle: number): number => Math.max(0, Math.min(layout.size - size, middle - size / 2));
  return [inside((left + right) / 2), inside((top + bottom) / 2), size];
}

/** The line of a walk, ending in front of the marble it brings, and the head of its arrow. */
export function arrowOf(points: readonly Point[], radius: number): { line: Point[]; head: string } | null {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return null;
  const long = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1;
  const [dx, dy] = [(end[0] - before[0]) / long, (end[1] - before[1]) / long];
  const tip: Point = [end[0] - dx * radius * 1.05, end[1] - dy * radius * 1.05];
  const back: Point = [tip[0] - dx * radius * 0.95, tip[1] - dy * radius * 0.95];
  const side = radius * 0.62;
  const corners = [tip, [back[0] - dy * side, back[1] + dx * side], [back[0] + dy * side, back[1] - dx * side]];
  return { line: [...points.slice(0, -1), back], head: corners.map((p) => p.join(' ')).join(' L ') };
}
