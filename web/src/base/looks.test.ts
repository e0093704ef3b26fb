import { expect, test } from 'vitest';
import { letterOf, mixed } from './looks';

test('marbles have letters, those of rank wear a sign instead', () => {
  expect([0, 1, 4].map((m) => letterOf(m, undefined))).toEqual(['A', 'B', 'E']);
  expect(letterOf(1, 'knight')).toBe('');
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
});
