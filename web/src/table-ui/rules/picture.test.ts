import { expect, test } from 'vitest';
import { SAMPLE_BOARD } from '../board/sample';
import type { ExampleInfo } from '../../wire/messages';
import { arrowOf, pictureOf } from './picture';

const walked: ExampleInfo = {
  clause: 'DOG-11',
  rules: 'dog',
  teams: 'none',
  marbles: [
    ['0', 'R'],
    ['2', 'R'],
  ],
  card: '2',
  reasons: [],
  choice: {
    text: '2: 0>2',
    verb: 'play',
    card: '2',
    legs: [{ seat: 0, marble: 0, from: '0', to: '2', how: 'walk', path: ['1', '2'] }],
    captures: [{ seat: 1, marble: 0, from: '2' }],
  },
};

test('a walk shows the marble before and after, its way, and who is captured', () => {
  const { marbles, ways, box } = pictureOf(walked, SAMPLE_BOARD.layout);
  expect(marbles.map(({ seat, when, captured }) => [seat, when, captured])).toEqual([
    [0, 'before', false],
    [0, 'after', false],
    [1, 'still', true],
  ]);
  expect(ways[0]?.points).toEqual([
    [100, 100],
    [150, 100],
    [200, 100],
  ]);
  const [x, y, size] = box;
  for (const { at } of marbles) {
    expect(at[0]).toBeGreaterThan(x);
    expect(at[0]).toBeLessThan(x + size);
    expect(at[1]).toBeGreaterThanOrEqual(y);
  }
  expect(size).toBeLessThan(SAMPLE_BOARD.layout.size);
});

test('a refusal shows what is in the way', () => {
  const stopped = {
    ...walked,
    choice: null,
    reasons: [{ code: 'guard_in_the_way', clause: 'DOG-9', at: '2', n: null, uses: [] }],
  };
  expect(pictureOf(stopped, SAMPLE_BOARD.layout).refused).toEqual([[200, 100]]);
});

test('an arrow ends in front of the marble', () => {
  const arrow = arrowOf(
    [
      [0, 0],
      [100, 0],
    ],
    10,
  );
  expect(arrow?.line.at(-1)?.[0]).toBeLessThan(90);
  expect(arrowOf([[0, 0]], 10)).toBeNull();
});
