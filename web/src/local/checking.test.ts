import { expect, test } from 'vitest';

import { KernelError } from 'tockwork-engine/kernel';
import { ApiError, problem, refused } from '../wire/fault';
import { moment, reason, sitter, Unfit } from './checking';

test('a moment of a file can be shown as a date, or the game is refused', () => {
  for (const at of [0, 1.7e12, -1]) expect(() => new Intl.DateTimeFormat('en').format(moment(at))).not.toThrow();
  for (const at of [NaN, JSON.parse('1e999'), 9e15, '5', null, undefined, {}])
    expect(() => moment(at)).toThrow('times');
});

test('who sat where is one of the words the page knows', () => {
  expect(sitter({ kind: 'bot', level: 'club', mine: true })).toEqual({ kind: 'bot', level: 'club', mine: true });
  for (const said of [null, 5, 'x', { kind: '__proto__', level: {}, mine: 'yes' }]) {
    expect(sitter(said)).toEqual({ kind: 'person', level: null, mine: false });
  }
});

test('whatever goes wrong with a game has a word, and the line of a record its number', () => {
  const checked = (thrown: unknown) => ({ ...reason(thrown) });
  expect(checked(new Unfit('times'))).toMatchObject({ why: 'times' });
  expect(
    checked(refused('bad_record', problem('line 17', 'record-follows', { event: 'played', seat: 1 }))),
  ).toMatchObject({
    why: 'record',
    line: 17,
  });
  expect(checked(new ApiError('offline', 'TypeError: Failed to fetch'))).toMatchObject({ why: 'away' });
  expect(checked(new ApiError('no_such_game', 'x'))).toMatchObject({ why: 'rules' });
  expect(checked(new KernelError([]))).toMatchObject({ why: 'moves' });
  expect(checked(new DOMException('full', 'QuotaExceededError'))).toMatchObject({ why: 'room' });
  expect(checked(new TypeError("reading 'length'"))).toMatchObject({ why: 'shape' });
});
