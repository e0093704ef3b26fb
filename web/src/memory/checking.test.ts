import { expect, test } from 'vitest';

import { complaint, moment, sitter } from './checking';

test('a moment of a file can be shown as a date, or the game is refused', () => {
  for (const at of [0, 1.7e12, -1]) expect(() => new Intl.DateTimeFormat('en').format(moment(at))).not.toThrow();
  for (const at of [NaN, JSON.parse('1e999'), 9e15, '5', null, undefined, {}]) expect(() => moment(at)).toThrow('no times');
});

test('who sat where is one of the words the page knows', () => {
  expect(sitter({ kind: 'bot', level: 'club', mine: true })).toEqual({ kind: 'bot', level: 'club', mine: true });
  for (const said of [null, 5, 'x', { kind: '__proto__', level: {}, mine: 'yes' }]) {
    expect(sitter(said)).toEqual({ kind: 'person', level: null, mine: false });
  }
});

test('what is wrong is told in a line, however long it is', () => {
  expect(complaint('games[3]', new Error('the game is not over'))).toBe('games[3]: the game is not over');
  expect(complaint('games[3]', new Error('x'.repeat(1e6))).length).toBeLessThan(300);
});
