// The kids' board: lawn, sandy path, coloured stones, bones, kennels and paw prints.

import { between, distance, point, polar, towards, type Point } from './points';
import { circle, dot, glyph, mixed, n, type Look, type Scene } from './scene';
import { arrow, EDGE, ring } from './spaces';

const { PI, cos, sin } = Math;

/** A stone: a circle that is not quite one, always the same for the same space. */
function blob(at: Point, r: number, seed: number): string {
  const corners = 7;
  const round = Array.from({ length: corners }, (_, k) => {
    const angle = (2 * PI * k) / corners + seed;
    const reach = r * (1 + 0.045 * sin(seed * 3.1 + k * 2.3));
    return point(at.x + reach * cos(angle), at.y + reach * sin(angle));
  });
  const middles = round.map((a, k) => between(a, round[(k + 1) % corners]!, 0.5));
  // Corners pull the curve in by cos(pi/n); undo it to keep the size.
  const grow = 1 / cos(PI / corners) ** 0.5;
  const out = (p: Point): string => dot(point(at.x + (p.x - at.x) * grow, at.y + (p.y - at.y) * grow));
  return `M${out(middles.at(-1)!)}${round.map((corner, k) => `Q${out(corner)} ${out(middles[k]!)}`).join('')}z`;
}

/** One colour with its mark, or two halves with a mark each. */
function stone(scene: Scene, at: Point, colours: readonly Look[], seed: number, bone = false): string {
  const { looks, theme } = scene;
  const [r, flat] = [scene.r * 0.93, theme.flat];
  const [first, second] = colours as [Look, Look | undefined];
  const path = blob(at, r, seed);
  const mark = (look: Look, x: number, y: number, size: number, more = ''): string =>
    glyph(looks.stone_marks[look.mark] ?? '', point(x, y), size, look.ink, more);
  const parts = [
    flat ? '' : `<path d="${path}" fill="#000" opacity=".22" transform="translate(1.5 3.5)"/>`,
    `<path d="${path}" fill="${first.colour}" stroke="${flat ? '#000' : first.deep}" stroke-width="${flat ? 2.5 : 1.5}"/>`,
  ];
  if (!second) parts.push(mark(first, at.x, at.y - (bone ? r * 0.4 : 0), r * (bone ? 0.36 : 0.52), ' opacity=".9"'));
  else
    parts.push(
      `<path d="M${n(at.x)} ${n(at.y - r)}a${n(r)} ${n(r)} 0 0 1 0 ${n(2 * r)}z" fill="${second.colour}"/>`,
      mark(first, at.x - r * 0.46, at.y, r * 0.32),
      mark(second, at.x + r * 0.46, at.y, r * 0.32),
      `<path d="${path}" fill="none" stroke="${flat ? '#000' : '#fff7e6'}" stroke-width="${n(r * 0.13)}"/>`,
    );
  if (bone)
    parts.push(
      glyph(looks.bone, point(at.x, at.y + r * 0.36), r * 0.66, '#fffaf0', ' stroke="#6b5536" stroke-width=".1"'),
    );
  return parts.join('');
}

/** Lawn inside, path of sand around it. */
export function ground({ layout, theme, r, looks }: Scene): string[] {
  const c = layout.centre;
  const reach = distance(c, layout.track[0]!);
  const parts = [
    circle(c, reach + r * 1.12, `fill="${theme.sand}"`),
    circle(c, reach - r * 1.12, `fill="${theme.lawn}"${theme.flat ? ' stroke="#000" stroke-width="2"' : ''}`),
  ];
  if (theme.flat) return parts;
  const tufts = Array.from({ length: 40 }, (_, i) => {
    // The golden angle scatters tufts evenly without looking planted.
    const spot = polar((reach - r * 2) * ((i + 0.5) / 40) ** 0.5, i * 137.5);
    const at = dot(point(c.x + spot.x, c.y + spot.y));
    return `M${at}l-6 -8M${at}l1 -11M${at}l7 -7`;
  });
  return [
    ...parts,
    `<path d="${tufts.join('')}" stroke="${theme.grass}" stroke-width="2.2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
    glyph(looks.paw, c, layout.middle * 0.8, mixed(theme.lawn, theme.grass, 0.4)),
  ];
}

/** A little house round the home spaces, the gable towards the middle. */
export function kennels(scene: Scene): string[] {
  const { layout, theme, r, board, looks } = scene;
  return layout.lanes.map((points, section) => {
    const look = scene.sections[section]!;
    const [first, last] = [points[0]!, points.at(-1)!];
    const long = distance(first, last);
    const [wide, door, eaves] = [r * 1.4, r * 1.12, -long - r * 1.2];
    const wall = mixed(look.colour, theme.wood, scene.isNobody(look) ? 0 : 0.16);
    const edge = theme.flat ? '#000' : look.deep;
    const planks = [-0.5, 0, 0.5].map((k) => `M${n(wide * k)} ${n(door)}V${n(eaves)}`).join('');
    const roof = `M${n(-wide - r * 0.75)} ${n(eaves)}L0 ${n(eaves - r * 1.75)}L${n(wide + r * 0.75)} ${n(eaves)}z`;
    const house =
      `<g transform="translate(${dot(first)}) rotate(${n(layout.angles[section]!)})">` +
      `<path d="M${n(-wide)} ${n(door)}V${n(eaves)}H${n(wide)}V${n(door)}z" fill="${wall}" stroke="${edge}" stroke-width="2.5" ` +
      `stroke-linejoin="round"/><path d="${planks}" stroke="${edge}" stroke-width="1.2" opacity=".35"/>` +
      `<path d="${roof}" fill="${look.colour}" stroke="${edge}" stroke-width="2.5" stroke-linejoin="round"/></g>`;
    const gable = towards(last, layout.centre, r * 1.85);
    const stones = points.map((at, i) => stone(scene, at, [looks.stones[board.home_colours[section]![i]!]!], 50 + i));
    return house + glyph(scene.mark(look), gable, r * 0.46, look.ink) + stones.join('');
  });
}

export function path(scene: Scene): string[] {
  const { board, layout, looks, r } = scene;
  const bones = new Set(board.bones);
  const stones = layout.track.map((at, i) =>
    stone(
      scene,
      at,
      board.colours[i]!.map((k) => looks.stones[k]!),
      i,
      bones.has(i),
    ),
  );
  const starts = scene.sections.map((look, section) =>
    ring(scene, layout.track[scene.start(section)]!, r * 1.08, r * 0.16, look.colour),
  );
  return [...stones, ...starts];
}

/** An arrow that follows the round path from the paws to the start. */
function rimArrow({ layout, theme }: Scene, tail: Point, head: Point, colour: string): string {
  const [c, r] = [layout.centre, layout.radius * 0.62];
  const middle = between(tail, head, 0.5);
  // The control point of the curve lies as far outside the circle as the chord lies inside.
  const bow = towards(c, middle, 2 * distance(c, tail) - distance(c, middle));
  const neck = towards(head, bow, r * 0.5);
  const line = `M${dot(tail)}Q${dot(bow)} ${dot(neck)}`;
  const stroke = (ink: string, width: number): string =>
    `<path d="${line}" stroke="${ink}" stroke-width="${n(width)}" stroke-linecap="round" fill="none"/>`;
  return (
    (theme.flat ? stroke('#000', r * 0.3 + 2 * EDGE) : '') +
    stroke(colour, r * 0.3) +
    arrow(towards(neck, bow, 1), head, r, colour, theme.flat)
  );
}

/** The reserve: one paw print for every dog, and the seat's mark in its ball. */
export function paws(scene: Scene): string[] {
  const { layout, theme, r, looks } = scene;
  return layout.reserves.flatMap((points, section) => {
    const look = scene.sections[section]!;
    if (scene.isNobody(look)) return [];
    const [edge, width] = theme.flat ? ['#000', 0.1] : [look.deep, 0.06];
    return [
      ...points.map(
        (at) =>
          glyph(looks.paw, at, r * 0.98, look.colour, ` stroke="${edge}" stroke-width="${width}"`) +
          glyph(scene.mark(look), point(at.x, at.y + r * 0.36), r * 0.26, look.ink),
      ),
      rimArrow(scene, ...layout.arrows[section]!, look.colour),
    ];
  });
}
