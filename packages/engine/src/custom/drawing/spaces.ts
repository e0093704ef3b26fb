// Track, lanes, reserves and what is printed on them, for the wooden boards.

import { between, point, polar, towards, type Point } from './points';
import { circle, dot, glyph, mixed, n, type Look, type Scene } from './scene';
import { groove } from './wood';

/** How far black shows around a colour where colours alone would be too pale. */
export const EDGE = 2.2;

/** A shallow bowl: the rim shows as a crescent of shade on the side of the light. */
export function hollow(scene: Scene, at: Point, fill: string, rim: string, r = scene.r): string {
  if (scene.theme.flat) return circle(at, r * 0.92, `fill="${fill}" stroke="${rim}" stroke-width="2.4"`);
  return (
    circle(at, r * 0.97, `fill="${rim}"`) + circle(point(at.x + r * 0.03, at.y + r * 0.06), r * 0.88, `fill="${fill}"`)
  );
}

/** A line around a space; on white also light colours are seen, between two black lines. */
export function ring(scene: Scene, at: Point, r: number, width: number, colour: string): string {
  const line = (stroke: string, wide: number): string =>
    circle(at, r, `fill="none" stroke="${stroke}" stroke-width="${n(wide)}"`);
  return (scene.theme.flat ? line('#000', width + 2 * EDGE) : '') + line(colour, width);
}

// Digits sit on the baseline; a third of the size below the middle centres them everywhere.
const printed = (at: Point, text: string, size: number, fill: string, weight = 600): string =>
  `<text x="${n(at.x)}" y="${n(at.y + size * 0.36)}" font-size="${n(size)}" font-weight="${weight}" fill="${fill}">${text}</text>`;

/** Fill and rim of a lane or reserve space. */
function coloured(scene: Scene, look: Look): [string, string] {
  const { theme } = scene;
  if (scene.isNobody(look)) return [mixed(theme.hollow, theme.groove, 0.45), theme.rim];
  if (theme.flat) return [mixed(look.colour, '#ffffff', theme.tint), theme.rim];
  return [mixed(look.colour, theme.hollow, theme.tint), mixed(look.colour, theme.rim, 0.75)];
}

/** The mark on a tinted space: dark on a light board, light on a dark one. */
const markColour = ({ theme }: Scene, look: Look): string =>
  theme.dark_wood ? mixed(look.colour, '#ffffff', 0.35) : look.deep;

function marked(scene: Scene, look: Look, at: Point): string {
  return (
    hollow(scene, at, ...coloured(scene, look)) + glyph(scene.mark(look), at, scene.r * 0.5, markColour(scene, look))
  );
}

/** Full colour, the mark cut into it, a ring round it; the number stands on the mark. */
function startSpace(scene: Scene, section: number): string {
  const { r, layout, theme } = scene;
  const look = scene.sections[section]!;
  const space = scene.start(section);
  const at = layout.track[space]!;
  const number = layout.numbers[space];
  if (scene.isNobody(look))
    return (
      hollow(scene, at, ...coloured(scene, look)) + (number ? printed(at, String(number), r * 1.18, theme.ink) : '')
    );
  const bowl = ring(scene, at, r * 1.2, r * 0.14, look.colour) + hollow(scene, at, look.colour, look.deep);
  if (number === undefined) return bowl + glyph(scene.mark(look), at, r * 0.62, look.ink, ' opacity=".92"');
  // A pale wash of the mark under the number keeps both readable.
  const wash = look.ink === '#ffffff' ? ' opacity=".3"' : ' opacity=".75"';
  return (
    bowl + glyph(scene.mark(look), at, r * 0.98, '#fff', wash) + printed(at, String(number), r * 1.06, look.ink, 700)
  );
}

export function track(scene: Scene): string[] {
  const { board, layout, theme, r } = scene;
  const parts = [groove(layout.track, r * 2.5, theme.groove, true)];
  const starts = new Map(scene.sections.map((_, section) => [scene.start(section), section]));
  const entrances = new Map(scene.sections.map((_, section) => [scene.entrance(section), section]));
  const leading = new Set(
    [board.shortcut, board.hop].flatMap((number) => (number === null ? [] : scene.printed(number))),
  );
  const special = board.special;
  const earning = new Set(special === null ? [] : scene.sections.map((_, section) => scene.start(section) + special));
  const numbers: string[] = [];
  layout.track.forEach((at, i) => {
    const start = starts.get(i);
    if (start !== undefined) {
      parts.push(startSpace(scene, start));
      return;
    }
    const entrance = entrances.get(i);
    if (entrance !== undefined) parts.push(hollow(scene, at, ...coloured(scene, scene.sections[entrance]!)));
    else if (leading.has(i)) {
      parts.push(hollow(scene, at, theme.dark, theme.rim));
      parts.push(circle(at, r * 1.13, `fill="none" stroke="${theme.dark}" stroke-width="${n(r * 0.14)}"`));
    } else if (earning.has(i))
      parts.push(hollow(scene, at, theme.hollow, theme.dark), glyph(scene.looks.hat, at, r * 0.7, theme.line));
    else parts.push(`<use href="#${scene.ids}space" x="${n(at.x)}" y="${n(at.y)}"/>`);
    const ink = entrance === undefined && leading.has(i) ? theme.dark_ink : theme.ink;
    if (layout.numbers.length) numbers.push(printed(at, String(layout.numbers[i]), r * 1.18, ink));
  });
  return [...parts, ...numbers];
}

/** Defined once, used for most of the track. */
export const plainSpace = (scene: Scene): string =>
  `<g id="${scene.ids}space">${hollow(scene, point(0, 0), scene.theme.hollow, scene.theme.rim)}</g>`;

export function lanes(scene: Scene): string[] {
  const { theme, r, layout } = scene;
  return layout.lanes.flatMap((points, section) => {
    const look = scene.sections[section]!;
    // The bed begins at the rim of the entrance so that it never covers a space.
    const bed = [towards(layout.track[scene.entrance(section)]!, points[0]!, r * 1.1), ...points];
    const colour = mixed(look.colour, theme.groove, scene.isNobody(look) ? 0 : 0.45);
    return [theme.flat ? '' : groove(bed, r * 2.3, colour), ...points.map((at) => marked(scene, look, at))];
  });
}

/** Trays with hollows, and an arrow to the start. */
export function reserves(scene: Scene): string[] {
  const { theme, r, layout } = scene;
  return layout.reserves.flatMap((points, section) => {
    const look = scene.sections[section]!;
    if (scene.isNobody(look)) return [];
    // Yellow on oak needs a little shade to be seen.
    const shaded = theme.dark_wood ? look.colour : mixed(look.colour, look.deep, 0.65);
    return [
      groove(points, r * 2.5, mixed(look.colour, theme.groove, 0.45), true),
      ...points.map((at) => marked(scene, look, at)),
      arrow(...layout.arrows[section]!, r, shaded, theme.flat),
    ];
  });
}

export function arrow(tail: Point, head: Point, r: number, colour: string, edged = false): string {
  const neck = towards(head, tail, r * 0.5);
  // A triangle needs the direction across the arrow.
  const side = point(-(head.y - neck.y) * 0.8, (head.x - neck.x) * 0.8);
  const shaft = `M${dot(tail)}L${dot(neck)}`;
  const tip = `M${dot(head)}L${dot(point(neck.x + side.x, neck.y + side.y))}L${dot(point(neck.x - side.x, neck.y - side.y))}z`;
  const under = edged
    ? `<path d="${shaft}" stroke="#000" stroke-width="${n(r * 0.26 + 2 * EDGE)}" stroke-linecap="round"/>` +
      `<path d="${tip}" stroke="#000" stroke-width="${n(2 * EDGE)}" stroke-linejoin="round"/>`
    : '';
  return (
    `${under}<path d="${shaft}" stroke="${colour}" stroke-width="${n(r * 0.26)}" stroke-linecap="round"/>` +
    `<path d="${tip}" fill="${colour}"/>`
  );
}

/** The one space in the middle with thin lines from the spaces that lead to it. */
export function centre(scene: Scene): string[] {
  const { board, layout, theme } = scene;
  if (!board.centre) return [];
  const { centre: c, centre_radius: big } = layout;
  const ways = (board.shortcut === null ? [] : scene.printed(board.shortcut)).map((i) => {
    const space = layout.track[i]!;
    return `M${dot(towards(space, c, scene.r * 1.5))}L${dot(towards(c, space, big))}`;
  });
  const rays = Array.from({ length: 24 }, (_, i) => {
    const [inner, outer] = [polar(big * 1.16, i * 15), polar(big * (i % 2 ? 1.3 : 1.42), i * 15)];
    return `M${dot(point(c.x + inner.x, c.y + inner.y))}L${dot(point(c.x + outer.x, c.y + outer.y))}`;
  });
  return [
    ways.length
      ? `<path d="${ways.join('')}" stroke="${theme.line}" stroke-width="3" stroke-dasharray="1 9" stroke-linecap="round" fill="none"/>`
      : '',
    `<path d="${rays.join('')}" stroke="${theme.line}" stroke-width="3" stroke-linecap="round" fill="none"/>`,
    hollow(scene, c, theme.hollow, theme.rim, big),
    hollow(scene, c, theme.dark, theme.rim, big * 0.42),
  ];
}

/** Thin bows from one hop space to the next, past the end of the lane between them. */
export function hops(scene: Scene): string[] {
  const { board, layout, theme, r } = scene;
  if (board.hop === null) return [];
  const spaces = scene.printed(board.hop);
  return spaces.flatMap((from, i) => {
    const [tail, head] = [layout.track[from]!, layout.track[spaces[(i + 1) % spaces.length]!]!];
    // Both ends point to the middle: so the bow leaves the corner between the two runs of track.
    const [begin, end] = [towards(tail, layout.centre, r * 1.9), towards(head, layout.centre, r * 1.7)];
    const neck = towards(end, layout.centre, r * 0.5);
    const [one, two] = [between(tail, layout.centre, 0.42), between(head, layout.centre, 0.42)];
    return [
      `<path d="M${dot(begin)}C${dot(one)} ${dot(two)} ${dot(neck)}" stroke="${theme.line}" stroke-width="3" ` +
        'stroke-dasharray="1 9" stroke-linecap="round" fill="none"/>',
      arrow(towards(neck, layout.centre, 1), end, r, theme.line),
    ];
  });
}

/** A thin ring round the place of the played cards; its arrows show the direction of play. */
export function compass({ layout, theme, r }: Scene): string[] {
  const { centre: c, angles, direction } = layout;
  const reach = layout.middle * 0.97;
  const ahead = direction === 'clockwise' ? 1 : -1;
  const on = (degrees: number): Point => {
    const at = polar(reach, degrees);
    return point(c.x + at.x, c.y + at.y);
  };
  return [
    circle(c, reach, `fill="none" stroke="${theme.line}" stroke-width="2" opacity=".55"`),
    ...angles.map((angle) =>
      arrow(on(angle - 2.5 * ahead), on(angle + 2.5 * ahead), r * 0.9, mixed(theme.line, theme.wood, 0.7)),
    ),
  ];
}

/** The ranks in the middle, the highest on top: engraved, so that cards may lie on them. */
export function hierarchy({ board, layout, theme, looks }: Scene): string[] {
  const { centre: c, middle } = layout;
  const step = (middle * 1.5) / board.ranks.length;
  return board.ranks.flatMap((rank, i) => {
    const y = c.y + (i - (board.ranks.length - 1) / 2) * step;
    const size = middle * (0.165 - 0.018 * i);
    const [x, v, w] = [c.x - middle * 0.13, y + step / 2, middle * 0.055];
    const parts = [
      glyph(looks.ranks[rank] ?? '', point(x, y), size, theme.line),
      printed(point(c.x + middle * 0.26, y), looks.letters[rank] ?? '', size * 1.35, theme.line),
    ];
    if (i + 1 < board.ranks.length)
      parts.push(
        `<path d="M${n(x - w)} ${n(v - w * 0.35)}L${n(x)} ${n(v + w * 0.35)}L${n(x + w)} ${n(v - w * 0.35)}" stroke="${theme.line}" ` +
          'stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round" opacity=".7"/>',
      );
    return parts;
  });
}
