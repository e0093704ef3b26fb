// The bare board as an SVG picture: the same as the Python library draws (render/svg.py), which a test compares.

import * as garden from './garden';
import { layout, type Layout } from './layout';
import { mixed, n, Scene, type Looks, type PrintedBoard } from './scene';
import * as spaces from './spaces';
import { seams, slab } from './wood';

export interface Drawn {
  layout: Layout;
  svg: string;
}

/** `seat` at the bottom; `ids` is put before every id in the picture. */
export function drawBoard(
  board: PrintedBoard,
  sectionsOfSeats: readonly number[],
  seat: number,
  theme: string,
  looks: Looks,
  ids: string,
): Drawn {
  const look = looks.themes[theme];
  if (!look) throw new Error(`no theme is called ${theme}`);
  const place = layout(board, sectionsOfSeats, seat);
  const scene = new Scene(board, place, look, looks, ids);
  const players = sectionsOfSeats.length;
  const said =
    `${board.sections} sections of ${board.section_length} spaces, ${players} seats, ` +
    `seat ${seat} at the bottom, play runs ${board.direction}.`;
  const parts = [...slab(place, look, ids), ...(board.shape === 'garden' ? planted(scene) : carved(scene))];
  const edge = n(place.size);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}" role="img" ` +
    `aria-labelledby="${ids}title ${ids}desc" font-family="${looks.font}" text-anchor="middle">` +
    `<title id="${ids}title">Board for ${players} players</title><desc id="${ids}desc">${said}</desc>` +
    `<defs>${spaces.plainSpace(scene)}${glass(scene, players)}</defs>${parts.join('')}</svg>\n`;
  return { layout: place, svg };
}

const planted = (scene: Scene): string[] => [
  ...garden.ground(scene),
  ...garden.kennels(scene),
  ...garden.path(scene),
  ...garden.paws(scene),
];

function carved(scene: Scene): string[] {
  const round = scene.board.shape === 'dog' ? [seams(scene.layout, scene.theme), ...spaces.compass(scene)] : [];
  return [
    ...round,
    ...spaces.centre(scene),
    ...spaces.hierarchy(scene),
    ...spaces.hops(scene),
    ...spaces.lanes(scene),
    ...spaces.track(scene),
    ...spaces.reserves(scene),
  ];
}

/** One glass a seat: light from the upper left, a deep edge. */
function glass(scene: Scene, players: number): string {
  if (scene.theme.flat) return '';
  return scene.seats
    .slice(0, players)
    .map(
      ({ colour, deep }, seat) =>
        `<radialGradient id="${scene.ids}glass${seat}" cx=".36" cy=".3" r=".78">` +
        `<stop offset="0" stop-color="${mixed(colour, '#ffffff', 0.62)}"/><stop offset=".45" stop-color="${colour}"/>` +
        `<stop offset="1" stop-color="${mixed(colour, deep, 0.25)}"/></radialGradient>`,
    )
    .join('');
}
