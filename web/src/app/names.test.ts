// What differs from game to game is data of its rulebook (wire/games.ts): no page asks for a game by name, and none
// knows the number of a clause.
import { expect, test } from 'vitest';
import { GAMES } from '../wire/games';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../wire/games.ts', '!../**/sample.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** The animal, and the shape of a board. */
const NO_GAME = [
  "return 'dog'",
  "'dog' | 'rank' | 'marble'",
  "? 'dog' : 'marble'",
  "shape === 'dog'",
  "| 'cross' | 'dog'",
];
const NAMED = new RegExp(`(['"\`])(${Object.keys(GAMES).join('|')})\\1`);
const CLAUSE = /\b[A-Z][A-Z0-9]{2}-[0-9]+\b/;

function found(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const plain = NO_GAME.reduce((left, one) => left.replaceAll(one, ''), code);
  return plain.split('\n').filter((line) => NAMED.test(line) || CLAUSE.test(line));
}

test.each([
  ["if (board.rules === 'dog-kids') return;", 1],
  ["let rules = asked ?? 'dog';", 1],
  ["const KING = 'ROY-23';", 1],
  ["const piece = dogs ? 'dog' : 'marble';", 0],
])('%s', (source, many) => expect(found(source)).toHaveLength(many));

test('no game is asked for by name, and no clause by its number', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  const wrong = Object.entries(sources).flatMap(([file, source]) =>
    found(source).map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});
