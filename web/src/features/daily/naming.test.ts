import { expect, test } from 'vitest';
import { boardPath, dealPath, readName } from './naming';

test('an address of a deal and of a board reads back', () => {
  const deal = { day: '2026-11-17', rules: 'dog-royal' };
  expect(dealPath(deal)).toBe('/daily/2026-11-17-dog-royal');
  expect(readName('2026-11-17-dog-royal')).toEqual({ ...deal, board: null });
  expect(boardPath({ ...deal, board: 4 })).toBe('/daily/2026-11-17-dog-royal-5');
  expect(readName('2026-11-17-dog-royal-5')).toEqual({ ...deal, board: 4 });
});

test('whatever else is no deal', () => {
  expect(['', 'nonsense', '2026-11-17', '2026-11-17-', '17-11-2026-dog'].map(readName)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
