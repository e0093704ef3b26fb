import { expect, test } from 'vitest';
import { dayOf, scoreOf, shareBeaten, signs, untilNext } from './score';

const field = (par: number, ...chances: number[]) => ({ par, field: chances.map((chance) => ({ who: 'casual', chance })) });

test('without others, par is the bot and bots are beaten', () => {
  const score = scoreOf([60, 40], [field(50, 40, 70), field(45, 40, 60)], null);
  expect(score).toEqual({ points: [10, -5], total: 5, beaten: 50, among: 'bots', others: 2, par: 'club' });
});

test('with enough players they are par, and only they are beaten', () => {
  const standing = { players: 6, means: [50, 50], mine: [60, 40], beaten: 80 };
  expect(scoreOf([60, 40], [field(50, 40), field(45, 40)], standing)).toEqual({
    points: [10, -10], total: 0, beaten: 80, among: 'players', others: 5, par: 'players',
  });
  expect(scoreOf([60, 40], [field(50, 40), field(45, 40)], { ...standing, players: 4 }).par).toBe('club');
});

test('ties count half', () => {
  expect(shareBeaten(3, [1, 3, 5])).toBe(50);
  expect(shareBeaten(3, [])).toBe(50);
});

test('the day is UTC', () => {
  const late = Date.UTC(2026, 10, 17, 23, 59, 0);
  expect([dayOf(late), untilNext(late), dayOf(late + 60_000)]).toEqual(['2026-11-17', 60_000, '2026-11-18']);
  expect(signs([3, 0, -9])).toBe('▲●▼');
});
