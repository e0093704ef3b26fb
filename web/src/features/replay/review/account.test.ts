import { describe, expect, it } from 'vitest';
import { accountRows, compare, formOf, hasRounds, howWell, resultOf, type ReviewedGame } from './account';
import type { Reviewed } from '../../../wire/evaluation';

const known = [
  { name: 'club', points: 0.5, error: 0.05 },
  { name: 'casual', points: 1.1, error: 0.05 },
  { name: 'beginner', points: 1.6, error: 0.05 },
];

describe('whom somebody played like', () => {
  it.each([
    [1.1, 0.1, 'like', ['casual']],
    [0.8, 0.4, 'from', ['club', 'casual']],
    [1.1, 0.5, 'from', ['club', 'beginner']],
    [0.8, 0.01, 'between', ['club', 'casual']],
    [0.2, 0.01, 'less', ['club']],
    [4, 0.3, 'more', ['beginner']],
  ] as const)('%s ± %s is %s', (points, error, how, players) => {
    const found = compare(known, points, error);
    expect([found?.how, found?.players.map(({ name }) => name)]).toEqual([how, players]);
  });

  it('is nobody where nobody was measured', () => {
    expect(compare([], 1, 0.1)).toBeNull();
    expect(formOf({ rules: 'dog', players: 4, teams: 'pairs', options: {} })).toBe('dog/4/pairs');
    expect(formOf({ rules: 'dog', players: 4, teams: 'pairs', options: { guard: 'fresh' } })).toBeNull();
  });
});

/** Answers of one seat, each with what it lost; every other one is real. */
function played(losses: readonly number[], winners: number[], chances: number[]): ReviewedGame {
  const turns = losses.map((loss, turn) => ({
    turn,
    round: 1,
    chance: turn ? 'none' : 'deal',
    seat: 0,
    judgement: { seat: 0, real: turn % 2 === 0, loss, error: 0.1, mark: 'none', candidates: [], played: 0 },
    outlook: { chances },
  }));
  return { turns: turns as unknown as Reviewed[], teams: [0, 1], winners, form: 'dog/4/pairs' };
}

describe('an account', () => {
  it('counts real decisions only, with how much they differ', () => {
    const { real, each, error, like } = howWell(played([2, 9, 4, 9, 0, 9], [0], [50, 50]), 0);
    expect([real, each, like]).toEqual([3, 2, 'few']);
    expect(error).toBeCloseTo(2 / Math.sqrt(3));
  });

  it('of a game that was left ends with the chance it had then', () => {
    const left = played([2, 9], [], [70, 30]);
    expect(resultOf(left, 0)).toBe(20);
    for (const team of [0, 1])
      expect(accountRows(left, team).reduce((all, { points }) => all + points, 0)).toBeCloseTo(resultOf(left, team));
    expect(hasRounds(left)).toBe(false);
  });
});
