import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../wire/games';
import { alsoSay, clausesOf, gameOf, has, locale } from '.';

const PAGES: Record<string, string[]> = {
  'dog-compact': ['dog'],
  'dog-royal': ['dog-royal-basic', 'dog-royal'],
};

test('a booklet holds every clause of its game once', async () => {
  await locale.use('en');
  await alsoSay('clauses');
  const games = Object.keys(GAMES).filter((rules) => clausesOf(rules).length);
  expect(games).toHaveLength(9);
  for (const rules of games) {
    const clauses = clausesOf(rules);
    expect(new Set(clauses).size).toBe(clauses.length);
    expect(clauses.filter((clause) => !has(`clause-${clause}.name`))).toEqual([]);
    const tables = (PAGES[rules] ?? [rules]).map((page) => readFileSync(`../docs/rules/${page}.md`, 'utf8')).join('\n');
    const rows = [...tables.matchAll(/^\| *([A-Z][A-Z0-9]*-[0-9]+) /gm)].map((row) => row[1] ?? '');
    // In Royal the opening takes the place of the set-up.
    expect([...clauses].sort()).toEqual(rows.filter((row) => rules !== 'dog-royal' || row !== 'ROY-3').sort());
  }
});

test('a clause is looked up in the game that is played, else where it is at home', () => {
  expect(gameOf('DOG-9', 'dog-compact')).toBe('dog-compact');
  expect(gameOf('DOG-9')).toBe('dog');
  expect(gameOf('ROY-23', 'dog-royal-basic')).toBe('dog-royal');
  expect(gameOf('XYZ-1')).toBeUndefined();
});
