import { beforeAll, expect, test } from 'vitest';
import { alsoSay, locale } from '../words/words.svelte';
import { complaint } from './complaints';

beforeAll(async () => {
  await locale.use('de', false);
  await alsoSay('own');
});

test('common complaints speak the language of the reader', () => {
  expect(complaint('Field required')).toBe('fehlt');
  expect(complaint('Input should be less than or equal to 15')).toBe('darf höchstens 15 sein');
  expect(complaint('Input should be a valid integer, got a number with a fractional part')).toBe('muss eine ganze Zahl sein');
  expect(complaint("Input should be 'none', 'fresh' or 'start'")).toBe('muss eines davon sein: none, fresh, start');
  expect(complaint('Input should be 4 or 6')).toBe('muss eines davon sein: 4, 6');
});

test('what nobody has foreseen is told as it is', () => {
  expect(complaint('more than the 3 marbles of a seat')).toBe('more than the 3 marbles of a seat');
});
