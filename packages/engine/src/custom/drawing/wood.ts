// The board as a thing: a slab of wood with a soft shadow, and the grooves in it.

import type { Layout } from './layout';
import { polar, point, type Point } from './points';
import { circle, dot, n, type Theme } from './scene';

const CORNER = 64;

function outlined({ centre, half, outline }: Layout, grow: number, more: string, dx = 0, dy = 0): string {
  const reach = half + grow;
  const at = point(centre.x + dx, centre.y + dy);
  if (outline === 'round') return circle(at, reach, more);
  const side = n(2 * reach);
  return `<rect x="${n(at.x - reach)}" y="${n(at.y - reach)}" width="${side}" height="${side}" rx="${n(CORNER + grow)}" ${more}/>`;
}

/** Long calm lines; their irregularity is a fixed sum of sines, so drawings are repeatable. */
function grain({ size }: Layout): string {
  return Array.from({ length: 26 }, (_, i) => {
    const y = (size * (i + 0.5)) / 26 + 9 * Math.sin(i * 2.4);
    const swing = 5 + 4 * Math.sin(i * 1.7);
    return `M0 ${n(y)}C${n(size * 0.3)} ${n(y - swing)} ${n(size * 0.55)} ${n(y + swing * 1.6)} ${n(size)} ${n(y + 3 * Math.sin(i))}`;
  }).join('');
}

/** The wood, lit from the upper left. */
export function slab(layout: Layout, theme: Theme, ids: string): string[] {
  if (theme.flat) return [outlined(layout, -2, `fill="${theme.wood}" stroke="${theme.edge}" stroke-width="4"`)];
  // Soft shadow without a filter: filters are slow on phones.
  const shadow = [
    [4, 11],
    [1, 9],
    [-3, 7],
    [-6, 5],
  ] as const;
  return [
    ...shadow.map(([grow, dy]) => outlined(layout, grow, `fill="#000" opacity="${theme.shadow}"`, 2, dy)),
    outlined(layout, -3, `fill="${theme.edge}"`, 0, 4),
    outlined(layout, -3, `fill="${theme.wood}"`),
    `<clipPath id="${ids}wood">${outlined(layout, -3, '')}</clipPath>`,
    `<path d="${grain(layout)}" clip-path="url(#${ids}wood)" fill="none" stroke="${theme.grain}" stroke-width="2.2" opacity=".5"/>`,
    outlined(layout, -13, `fill="none" stroke="${theme.grain}" stroke-width="2" opacity=".7"`),
  ];
}

/** The joints of a DOG board, which is put together from equal parts. */
export function seams({ angles, half, middle, centre }: Layout, theme: Theme): string {
  const step = 360 / angles.length;
  const from = (at: Point): string => dot(point(centre.x + at.x, centre.y + at.y));
  const lines = angles.map((_, i) => `M${from(polar(middle * 0.98, step * i))}L${from(polar(half - 14, step * i))}`);
  return `<path d="${lines.join('')}" stroke="${theme.edge}" stroke-width="1.6" opacity=".45" fill="none"/>`;
}

export function groove(points: readonly Point[], width: number, colour: string, closed = false): string {
  const line = `M${points.map(dot).join('L')}${closed ? 'z' : ''}`;
  return `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linejoin="round" stroke-linecap="round"/>`;
}
