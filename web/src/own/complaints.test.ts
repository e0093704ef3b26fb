import { beforeAll, expect, test } from 'vitest';
import { locale } from '../words/words.svelte';
import { complaint, complaintsReady } from './complaints';

beforeAll(async () => {
  await locale.use('de', false);
  await complaintsReady();
});

test('shapes that do not fit are told in the language of the reader', () => {
  expect(complaint('Field required')).toBe('fehlt');
  expect(complaint('Input should be less than or equal to 15')).toBe('darf höchstens 15 sein');
  expect(complaint('Input should be a valid integer, got a number with a fractional part')).toBe('muss eine ganze Zahl sein');
  expect(complaint("Input should be 'none', 'fresh' or 'start'")).toBe('muss eines davon sein: none, fresh, start');
  expect(complaint('Input should be 4 or 6')).toBe('muss eines davon sein: 4, 6');
  expect(complaint('Tuple should have at most 8 items after validation, not 9')).toBe('darf höchstens 8 Einträge haben');
});

test('so is what the kernel refuses', () => {
  expect(complaint('more than the 3 marbles of a seat')).toBe('mehr als die 3 Murmeln eines Platzes');
  expect(complaint("'offer' needs one partner each, not none")).toBe('„offer“ braucht für jeden einen Partner, nicht none');
  expect(complaint('seats[1].marbles: must be 4')).toBe('seats[1].marbles: muss 4 sein');
  expect(complaint('more than 12')).toBe('mehr als 12');
});

test('the line of a record is named as everything else is', () => {
  expect(complaint('line 3: the record is empty')).toBe('Zeile 3: die Aufzeichnung ist leer');
  expect(complaint("line 26: seat 0 cannot play 'red: R>0' in phase play")).toMatch(/^Zeile 26: Platz 0 /);
});

test('of what the browser says of a text its place is left', () => {
  expect(complaint('not TOML: Expected a value (at line 3, column 7)')).toBe('kein TOML: Zeile 3, Spalte 7');
});

test('what nobody has foreseen is told as it is', () => {
  expect(complaint('a comet has struck')).toBe('a comet has struck');
});
