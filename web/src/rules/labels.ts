// What a newcomer has to find on the board, with the place where its number stands.

import type { Point } from '../board/layout';
import type { BoardInfo } from '../wire/messages';

export interface Label {
  name: string;
  at: Point;
}

/** Spaces that only some games have, counted from the start. */
const SPECIAL: Readonly<Record<string, [string, number | 'centre']>> = {
  tock6: ['centre', 'centre'],
  'super-tock': ['heaven', 'centre'],
  toc: ['seven', 7],
  'dog-royal': ['special', 10],
  'dog-kids': ['bone', 5],
};

export function labelsOf(board: BoardInfo): Label[] {
  const { layout } = board;
  const section = layout.sections_of_seats[0] ?? 0;
  const start = board.starts[0] ?? 0;
  const space = (n: number): Point => layout.track[((n % board.length) + board.length) % board.length] ?? layout.centre;
  const reserve = layout.reserves[section] ?? [];
  const middle = (points: readonly Point[]): Point =>
    points.length
      ? [points.reduce((sum, p) => sum + p[0], 0) / points.length, points.reduce((sum, p) => sum + p[1], 0) / points.length]
      : layout.centre;
  const labels: Label[] = [
    { name: 'reserve', at: middle(reserve) },
    { name: 'start', at: space(start) },
    { name: 'way', at: space(start + 3) },
    { name: 'home', at: middle(layout.lanes[section] ?? []) },
  ];
  const entrance = board.entrances[0] ?? start;
  if (entrance !== start) labels.splice(3, 0, { name: 'entrance', at: space(entrance) });
  const more = SPECIAL[board.rules];
  if (more) labels.push({ name: more[0], at: more[1] === 'centre' ? layout.centre : space(start + more[1]) });
  return labels;
}
