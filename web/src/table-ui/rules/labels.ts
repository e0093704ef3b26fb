// What a newcomer has to find on the board, with the place where its number stands.

import type { Point } from '../../wire/layout';
import type { BoardInfo } from '../../wire/messages';
import { termsOf } from '../../words';

interface Label {
  name: string;
  at: Point;
}

export function labelsOf(board: BoardInfo): Label[] {
  const { layout } = board;
  const section = layout.sections_of_seats[0] ?? 0;
  const start = board.starts[0] ?? 0;
  const space = (n: number): Point => layout.track[((n % board.length) + board.length) % board.length] ?? layout.centre;
  const reserve = layout.reserves[section] ?? [];
  const middle = (points: readonly Point[]): Point =>
    points.length
      ? [
          points.reduce((sum, p) => sum + p[0], 0) / points.length,
          points.reduce((sum, p) => sum + p[1], 0) / points.length,
        ]
      : layout.centre;
  const labels: Label[] = [
    { name: 'reserve', at: middle(reserve) },
    { name: 'start', at: space(start) },
    { name: 'way', at: space(start + 3) },
    { name: 'home', at: middle(layout.lanes[section] ?? []) },
  ];
  const entrance = board.entrances[0] ?? start;
  if (entrance !== start) labels.splice(3, 0, { name: 'entrance', at: space(entrance) });
  if (board.centre) labels.push({ name: termsOf(board.rules).centre, at: layout.centre });
  if (board.hop !== null) labels.push({ name: 'seven', at: space(start + board.hop) });
  if (board.special !== null) labels.push({ name: 'special', at: space(start + board.special) });
  const bone = board.bones.find((at) => at > start);
  if (bone !== undefined) labels.push({ name: 'bone', at: space(bone) });
  return labels;
}
