import { expect, test } from 'vitest';
import { closerTo, WHOLE, zoomOn } from './zoom';
import type { Point } from '../../wire/layout';

// A board of 1000 units on 360 pixels: 40 units are 14 pixels.
const UNIT = 0.36;
const row: Point[] = [
  [100, 900],
  [140, 900],
  [180, 900],
];

test('what lies too close is brought apart, with all of it in sight', () => {
  const zoom = zoomOn(row, row, 1000, UNIT, 40);
  expect(40 * UNIT * zoom.scale).toBeGreaterThanOrEqual(24);
  for (const [x, y] of row) {
    for (const [at, from] of [
      [x, zoom.x],
      [y, zoom.y],
    ] as const) {
      expect(at / 1000).toBeGreaterThan(from);
      expect(at / 1000).toBeLessThan(from + 1 / zoom.scale);
    }
  }
  // Never beyond the edge of the board.
  expect(zoom.y + 1 / zoom.scale).toBeLessThanOrEqual(1);
});

test('the whole board stays where things lie apart, or too far apart for a part of it', () => {
  expect(
    zoomOn(
      [
        [100, 100],
        [200, 100],
      ],
      [
        [100, 100],
        [200, 100],
      ],
      1000,
      UNIT,
      40,
    ),
  ).toEqual(WHOLE);
  expect(zoomOn([...row, [900, 100]], [...row, [900, 100]], 1000, UNIT, 40)).toEqual(WHOLE);
  expect(
    zoomOn(
      [
        [100, 100],
        [100, 100],
      ],
      [[100, 100]],
      1000,
      UNIT,
      40,
    ),
  ).toEqual(WHOLE);
});

test('a finger that meets two things at once is shown them larger, one that meets one is not', () => {
  const things: Point[] = [...row, [900, 100]];
  const zoom = closerTo([120, 900], things, 1000, UNIT);
  expect(40 * UNIT * (zoom?.scale ?? 1)).toBeGreaterThanOrEqual(24);
  expect(closerTo([900, 110], things, 1000, UNIT)).toBeNull();
});
