import { expect, test } from 'vitest';
import type { Candidate } from './evaluation';
import { asGood, triedAs } from './second-try';

const one = (text: string, behind: number, behind_error = 0.4): Candidate => ({
  text,
  value: 50 - behind,
  error: 0.5,
  behind,
  behind_error,
  network: 50,
  worlds: 256,
});

const best = one('7: 3>10', 0, 0);
const close = one('7: 4>11', 0.9, 0.2);
const noisy = one('2: 4>6', 3.1, 1.6);
const better = one('2: 3>5', 4);
const played = one('K: 4>17', 9);
const same = one('K: 3>16', 8.4);
const judgement = { candidates: [best, close, noisy, better, same, played], played: 5 };

test('within a point or two standard errors of the best, every answer is right', () => {
  for (const answer of [best, close, noisy]) expect(triedAs(judgement, answer)).toBe('right');
});

test('an answer that is better than in the game is shown so, and that there is more', () => {
  expect(triedAs(judgement, better)).toBe('more');
});

test('the answer of the game, and one that differs by less than a point, is not better', () => {
  for (const answer of [played, same, one('K: R>0', 20)]) expect(triedAs(judgement, answer)).toBe('not');
});

test('all answers as good as the best are named, but not the one played', () => {
  expect(asGood(judgement).map(({ text }) => text)).toEqual(['7: 3>10', '7: 4>11', '2: 4>6']);
  expect(asGood({ ...judgement, played: 1 }).map(({ text }) => text)).toEqual(['7: 3>10', '2: 4>6']);
});
