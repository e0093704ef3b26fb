import { expect, test } from 'vitest';
import { narrowed, steepest } from './turning';

test('the steepest stretch is the largest change, whichever way', () => {
  const points = [50, 55, 20, 30].map((chance, turn) => ({ turn, chance }));
  expect(steepest(points)?.map(({ turn }) => turn)).toEqual([1, 2]);
  expect(steepest(points.slice(0, 1))).toBeNull();
});

test('the one turn that decided is found without looking at all of them', async () => {
  const looked: number[] = [];
  const found = await narrowed(180, (turn) => {
    looked.push(turn);
    return Promise.resolve(turn < 77 ? 60 + (turn % 3) : 15);
  });
  expect(found?.at.map(({ turn }) => turn)).toEqual([76, 77]);
  expect(looked.length).toBeLessThan(25);
  expect(new Set(looked).size).toBe(looked.length);
  expect(found?.points.map(({ turn }) => turn)).toEqual([...looked].sort((a, b) => a - b));
});

test('it ends where it is stopped, and a game of two turns has none', async () => {
  let looks = 0;
  const stopped = await narrowed(100, () => Promise.resolve((looks += 1) > 3 ? null : 50));
  expect(stopped).toBeNull();
  expect(looks).toBe(4);
  expect(await narrowed(2, () => Promise.resolve(50))).toBeNull();
});
