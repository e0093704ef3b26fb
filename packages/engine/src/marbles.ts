// The marbles of a position as SVG, over a board that has been drawn.

import { pointOf } from '../../../web/src/wire/layout';
import type { BoardInfo } from '../../../web/src/wire/messages';

/** All marbles, the lower ones last, so that they cover those behind them. */
export function marbles(board: BoardInfo, places: readonly (readonly string[])[]): string {
  const r = board.layout.radius * 0.98;
  return places
    .flatMap((seat, at) =>
      seat.map((place, marble) => {
        const [x, y] = pointOf(board.layout, at, place, marble);
        return { y, drawn: marbleAt(board, at, marble, place, x, y, r) };
      }),
    )
    .sort((a, b) => a.y - b.y)
    .map(({ drawn }) => drawn)
    .join('');
}

function marbleAt(board: BoardInfo, seat: number, marble: number, place: string, x: number, y: number, r: number) {
  const look = board.seats[seat];
  if (!look) return '';
  const rank = board.ranks[marble];
  const guard = place.endsWith('!')
    ? `<circle r="${r * 1.28}" fill="none" stroke="#fffaf0" stroke-width="${r * 0.18}"/>`
    : '';
  const dress = rank
    ? `<path d="${board.rank_marks[rank] ?? ''}" transform="translate(0 ${-r * 0.92}) scale(${r * 0.66})" ` +
      `fill="#fff7e6" fill-rule="evenodd" stroke="${look.deep}" stroke-width=".22"/>`
    : '';
  return (
    `<g data-seat="${seat}" data-marble="${marble}" transform="translate(${x} ${y})">` +
    `<title>${rank ?? 'marble'} of seat ${seat}: ${place}</title>` +
    `<ellipse cx="${r * 0.12}" cy="${r * 0.22}" rx="${r * 1.02}" ry="${r * 0.98}" opacity=".28"/>` +
    `<circle r="${r}" fill="${look.colour}" stroke="${look.deep}" stroke-width="1.2"/>${guard}` +
    `<path d="${board.marks[look.mark] ?? ''}" transform="scale(${r * 0.58})" fill="${look.ink}" fill-rule="evenodd"/>` +
    `${dress}</g>`
  );
}
