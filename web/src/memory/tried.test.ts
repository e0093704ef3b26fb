import { beforeEach, expect, test } from 'vitest';
import {
  allTried,
  answered,
  answeredAgain,
  countTried,
  isMissed,
  keepTried,
  newRun,
  NONE,
  skipped,
  takeTried,
  triedOf,
} from './tried';

beforeEach(() => localStorage.clear());

test('a run grows, is kept at its best, and ends with a miss; the next one begins with the easiest', () => {
  let tried = answered(answered(NONE, 'a', true), 'b', true);
  expect([tried.run, tried.best, tried.behind]).toEqual([2, 2, ['a', 'b']]);
  tried = answered(tried, 'c', false);
  expect([tried.run, tried.best, tried.behind, tried.first]).toEqual([0, 2, [], { a: true, b: true, c: false }]);
  tried = answered(tried, 'a', false);
  expect([tried.first['a'], isMissed(tried, 'a')]).toEqual([true, false]);
});

test('the first try counts, but what was missed is no longer missed once it is solved', () => {
  const tried = answered(NONE, 'c', false);
  expect([isMissed(tried, 'c'), isMissed(tried, 'd')]).toEqual([true, false]);
  const again = answeredAgain(tried, 'c', true);
  expect([again.first, again.run, isMissed(again, 'c')]).toEqual([{ c: false }, 0, false]);
  expect(isMissed(answered(tried, 'c', true), 'c')).toBe(false);
});

test('one may be skipped in a run', () => {
  const tried = skipped(answered(NONE, 'a', true), 'b');
  expect([tried.run, tried.skipped, tried.first['b'], tried.behind, isMissed(tried, 'b')]).toEqual([
    1,
    true,
    null,
    ['a', 'b'],
    true,
  ]);
  expect(answered(tried, 'c', false).skipped).toBe(false);
});

test('a run can be begun anew; the best one is kept', () => {
  const tried = newRun(skipped(answered(NONE, 'a', true), 'b'));
  expect(tried).toEqual({ first: { a: true, b: null }, later: [], run: 0, best: 1, behind: [], skipped: false });
});

test('a run that was kept long ago goes on with what was not tried yet', () => {
  localStorage.setItem(
    'tockwork.puzzles',
    JSON.stringify({ dog: { first: { a: false, b: true }, run: 1, best: 3, skipped: true } }),
  );
  expect(triedOf('dog')).toEqual({
    first: { a: false, b: true },
    later: [],
    run: 1,
    best: 3,
    behind: ['a', 'b'],
    skipped: true,
  });
});

test('a file brings what was tried elsewhere; nonsense is left', () => {
  keepTried('dog', { ...NONE, first: { a: false }, best: 1 });
  const file = { dog: { first: { a: true, b: true, c: 'x' }, best: 7, later: ['a', 5] }, toc: 5 };
  expect(takeTried(file)).toEqual({ fresh: 1, known: 1 });
  expect(takeTried(file)).toEqual({ fresh: 0, known: 2 });
  expect(countTried(allTried())).toBe(2);
  expect(triedOf('dog')).toEqual({ ...NONE, first: { a: false, b: true }, later: ['a'], best: 7 });
  takeTried('nonsense');
  expect(Object.keys(allTried())).toEqual(['dog']);
});
