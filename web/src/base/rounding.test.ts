import { expect, test } from 'vitest';
import cases from '../../../tests/review/rounded.json';
import { rounded } from './rounding';

test.each(cases)('$value is shown as $shown, as in Python', ({ value, decimals, shown }) => {
  expect(rounded(value, decimals).toFixed(decimals)).toBe(shown);
});
