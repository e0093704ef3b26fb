import { expect, test } from 'vitest';
import { angleOf, pointOf, smooth, spaceKey, type Layout } from './layout';

const layout = {
  track: [
    [0, 0],
    [10, 0],
    [20, 0],
  ],
  lanes: [
    [[1, 1]],
    [
      [2, 2],
      [3, 3],
    ],
  ],
  reserves: [
    [[5, 5]],
    [
      [6, 6],
      [7, 7],
    ],
  ],
  centre: [50, 50],
  sections_of_seats: [1],
  angles: [0, 180],
} as unknown as Layout;

test('a place is found in the section of its seat', () => {
  expect(pointOf(layout, 0, '2', 0)).toEqual([20, 0]);
  expect(pointOf(layout, 0, '1!', 0)).toEqual([10, 0]);
  expect(pointOf(layout, 0, 'H2', 0)).toEqual([3, 3]);
  expect(pointOf(layout, 0, 'R', 1)).toEqual([7, 7]);
  expect(pointOf(layout, 0, 'C', 0)).toEqual([50, 50]);
  expect(angleOf(layout, 0)).toBe(180);
});

test('lanes belong to a seat, the track to nobody', () => {
  expect(spaceKey(2, 'H1')).toBe('H1@2');
  expect(spaceKey(2, '16!')).toBe('16');
});

test('a way is one line through its points', () => {
  expect(
    smooth([
      [0, 0],
      [1, 0],
    ]),
  ).toBe('M0 0L1 0');
  expect(
    smooth([
      [0, 0],
      [1, 0],
      [2, 0],
    ]),
  ).toBe('M0.0 0.0Q1.0 0.0 2.0 0.0');
  expect(smooth([])).toBe('');
});
