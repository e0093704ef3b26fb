import { beforeEach, expect, test } from 'vitest';
import { allTried, answered, countTried, keepTried, NONE, skipped, takeTried, triedOf } from './tried';

beforeEach(() => localStorage.clear());

test('a run grows, is kept at its best, and ends with a miss; the first try counts', () => {
  let tried = answered(answered(NONE, 'a', true), 'b', true);
  expect([tried.run, tried.best]).toEqual([2, 2]);
  tried = answered(tried, 'c', false);
  expect([tried.run, tried.best, tried.first]).toEqual([0, 2, { a: true, b: true, c: false }]);
  expect(answered(tried, 'c', true)).toBe(tried);
});

test('one may be skipped in a run', () => {
  const tried = skipped(answered(NONE, 'a', true), 'b');
  expect([tried.run, tried.skipped, tried.first['b']]).toEqual([1, true, null]);
  expect(answered(tried, 'c', false).skipped).toBe(false);
});

test('a file brings what was tried elsewhere; nonsense is left', () => {
  keepTried('dog', { ...NONE, first: { a: false }, best: 1 });
  const file = { dog: { first: { a: true, b: true, c: 'x' }, best: 7 }, toc: 5 };
  expect(takeTried(file)).toEqual({ fresh: 1, known: 1 });
  expect(takeTried(file)).toEqual({ fresh: 0, known: 2 });
  expect(countTried(allTried())).toBe(2);
  expect(triedOf('dog')).toEqual({ first: { a: false, b: true }, run: 0, best: 7, skipped: false });
  takeTried('nonsense');
  expect(Object.keys(allTried())).toEqual(['dog']);
});
