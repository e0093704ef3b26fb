import { expect, test } from 'vitest';
import shares from '../../../src/tockwork/review/luck_shares.json';
import { adjusted, shareOf } from './luck';
import type { Remembered } from '../wire/http';

const game = (id: number, wins: boolean): Remembered => ({
  id: String(id),
  where: 'device',
  rules: 'dog',
  players: 4,
  teams: 'pairs',
  options: {},
  began_at: 0,
  ended_at: id,
  seats: [0, 1, 0, 1].map((team, seat) => ({ name: null, kind: 'bot', level: 'club', team, mine: seat === 0 })),
  tally: { leader: 0, rounds: 3, winners: wins ? [0, 2] : [1, 3], seats: [] },
});

test('luck taken out of results leaves the mean where it was without luck, and narrows its interval', () => {
  const games = Array.from({ length: 20 }, (_, i) => game(i, i % 2 === 0));
  const lucks = Object.fromEntries(games.map(({ id }, i) => [id, i % 2 === 0 ? 40 : -20]));
  const found = adjusted(games, lucks);
  expect(found).toMatchObject({ n: 20, even: 50 });
  expect(found.raw.mean).toBe(50);
  expect(found.adjusted.mean).toBeCloseTo(50 - 10 * shareOf('dog'));
  expect(found.adjusted.high - found.adjusted.low).toBeLessThan(found.raw.high - found.raw.low);
});

test('every rulebook has a share of its own, and a game that nobody has measured that of all together', () => {
  for (const share of Object.values(shares)) expect(share >= 0 && share <= 1).toBe(true);
  expect(shareOf('dog-kids')).toBe(shares['dog-kids']);
  expect(shareOf('keezen')).toBe(shares['*']);
});

test('a game whose luck is not known does not count', () => {
  expect(adjusted([game(1, true), game(2, false)], { '2': 0 })).toMatchObject({ n: 1, raw: { mean: 0 } });
});

test('ten wins in a row are not shown as if nothing else could have happened', () => {
  const games = Array.from({ length: 10 }, (_, i) => game(i, true));
  const found = adjusted(games, Object.fromEntries(games.map(({ id }, i) => [id, i % 2 ? 5 : -5])));
  expect(found.raw.mean).toBe(100);
  expect(found.raw.low).toBeLessThan(90);
  expect(found.adjusted.mean - found.adjusted.low).toBeGreaterThan(10);
});
