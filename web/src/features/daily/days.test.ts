import { expect, test } from 'vitest';
import { counts, dayBeside, dayOf, kindOf, untilNext } from './days';

const late = Date.UTC(2026, 10, 17, 23, 59, 0);

test('the day is UTC', () => {
  expect([dayOf(late), untilNext(late), dayOf(late + 60_000)]).toEqual(['2026-11-17', 60_000, '2026-11-18']);
  expect([dayBeside('2026-11-17', 1), dayBeside('2026-03-01', -1)]).toEqual(['2026-11-18', '2026-02-28']);
});

test('a day counts until the next one ends', () => {
  const kinds = [late, late + 60_000, late + 86_400_000, late + 86_460_000].map((now) => kindOf('2026-11-17', now));
  expect(kinds).toEqual(['today', 'yesterday', 'yesterday', 'past']);
  expect(kinds.map(counts)).toEqual([true, true, true, false]);
});

test('days that are not yet, and those that never are', () => {
  expect(['2026-11-18', '2026-02-31', '2099-99-99', '2026-13-01'].map((day) => kindOf(day, late))).toEqual([
    'future',
    'none',
    'none',
    'none',
  ]);
});
