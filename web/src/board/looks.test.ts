import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { BONE, HEAD_DRESS, STONES, STONE_MARKS, letterOf, mixed } from './looks';

const render = resolve(import.meta.dirname, '../../../src/tockwork/render');
const read = (name: string): string =>
  readFileSync(resolve(render, name), 'utf8').replace(/"\s*\n\s*"/g, '');

test('the kids\u2019 stones look as on the board', () => {
  const block = /^STONES[^=]*= \(([\s\S]*?)^\)/m.exec(read('seat_looks.py'))?.[1] ?? '';
  const drawn = [...block.matchAll(/SeatLook\("(.*?)", "(.*?)", "(.*?)", "(.*?)"/g)].map((m) => m.slice(1, 5));
  expect(drawn).toHaveLength(4);
  expect(STONES.map((l) => [l.colour, l.deep, l.ink, l.mark])).toEqual(drawn);
});

test('the small drawings are those of the board', () => {
  for (const mark of ['drop', 'leaf', 'heart'] as const) {
    expect(read('paint/glyphs.py')).toContain(STONE_MARKS[mark]);
  }
  expect(read('paint/glyphs.py')).toContain(BONE);
  for (const colour of Object.values(HEAD_DRESS)) expect(read('paint/marbles.py')).toContain(colour);
});

test('marbles have letters, those of rank wear a sign instead', () => {
  expect([0, 1, 4].map((m) => letterOf(m, undefined))).toEqual(['A', 'B', 'E']);
  expect(letterOf(1, 'knight')).toBe('');
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
});
