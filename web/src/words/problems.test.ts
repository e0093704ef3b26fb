import { beforeAll, expect, test } from 'vitest';
import { problem, within } from '../wire/fault';
import { problemAt, problemsReady, problemWords } from './problems';
import { locale } from './words.svelte';

beforeAll(async () => {
  await locale.use('de', false);
  await problemsReady();
});

test('a code is shown in the language of the reader, with its arguments', () => {
  expect(problemWords(problem('id', 'missing'))).toBe('fehlt');
  expect(problemWords(problem('lane', 'most', { n: 15 }))).toBe('darf höchstens 15 sein');
  expect(problemWords(problem('guard', 'choice', { names: 'none, fresh' }))).toBe('muss eines davon sein: none, fresh');
  expect(problemWords(problem('', 'exchange', { exchange: 'offer', teams: 'none' }))).toBe(
    '„offer“ braucht für jeden einen Partner, nicht none',
  );
});

test('the path stands before it, and the line of a text is named as everything else is', () => {
  expect(problemAt(problem('seats[1].marbles', 'exactly', { n: 4 }))).toBe('seats[1].marbles: muss 4 sein');
  expect(problemAt(problem('line 3', 'record-empty'))).toBe('Zeile 3: die Aufzeichnung ist leer');
  expect(problemAt(within('line 1, column 5', problem('', 'text-decision')))).toMatch(/^Zeile 1, Spalte 5: /);
});

test('of what another reader says of a text its place is left', () => {
  const said = problem('file', 'not-toml', { why: 'Expected a value', line: 3, column: 7 });
  expect(problemWords(said)).toBe('kein TOML: Zeile 3, Spalte 7');
});

test('what has no code is shown as it is', () => {
  expect(problemWords({ where: 'seats', detail: 'a comet has struck' })).toBe('a comet has struck');
  expect(problemWords({ where: '', code: 'of-another-server' })).toBe('of-another-server');
});
