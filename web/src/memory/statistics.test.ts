import { expect, test } from 'vitest';
import { fits, together, won } from './games';
import {
  beside,
  byGame,
  byLead,
  byLevel,
  byPartner,
  counted,
  LEAST,
  mean,
  missing,
  runs,
  share,
  standing,
  verdict,
} from './statistics';
import type { Remembered } from '../wire/http';

function game(n: number, winners: number[], more: Partial<Remembered> = {}): Remembered {
  const tally = { played: 20, captured: 1, lost: 2, out: 5, home: 4, unused: 3, waited: 1 };
  return {
    id: `g${n}`,
    where: 'device',
    rules: 'dog',
    players: 4,
    teams: 'pairs',
    options: {},
    began_at: n,
    ended_at: n + 1,
    seats: ['Me', 'Hugo', 'Zoé', 'Nino'].map((name, seat) => ({
      name,
      kind: seat ? 'bot' : 'person',
      level: seat ? 'casual' : null,
      team: seat % 2,
      mine: seat === 0,
    })),
    tally: { leader: n % 4, rounds: 3, winners, seats: [{ ...tally, captured: 3 }, tally, tally, tally] },
    ...more,
  };
}

test('a share has an interval that holds it, wider where there are fewer games', () => {
  const few = share('a', 6, 10, 0.5);
  const many = share('a', 600, 1000, 0.5);
  expect(few.low).toBeLessThan(0.6);
  expect(few.high).toBeGreaterThan(0.6);
  expect(many.high - many.low).toBeLessThan(few.high - few.low);
  expect(share('a', 0, 0, 0.5)).toMatchObject({ low: 0, high: 1 });
  expect(share('a', 5, 5, 0.5).high).toBeCloseTo(1);
});

test('nothing is said of few cases, nor inside the error', () => {
  expect(verdict(share('a', LEAST - 1, LEAST - 1, 0.5), share('b', 0, 100, 0.5))).toBe('few');
  expect(verdict(share('a', 55, 100, 0.5), share('b', 50, 100, 0.5))).toBe('even');
  expect(verdict(share('a', 90, 100, 0.5), share('b', 50, 100, 0.5))).toBe('first');
  expect(verdict(mean('a', Array<number>(30).fill(1)), mean('b', Array<number>(30).fill(2)))).toBe('second');
});

test('each share is shown beside what equal players would win, from so many games on and outside its error', () => {
  const all = [
    share('a', LEAST - 1, LEAST - 1, 0.5),
    share('b', 36, 40, 0.5),
    share('c', 22, 40, 0.5),
    share('d', 5, 40, 0.5),
  ];
  const { more, even, less, few } = standing(all);
  expect([more, even, less, few].map((found) => found.map(({ key }) => key).join())).toEqual(['b', 'c', 'd', 'a']);
});

test('how many games are missing is counted on both sides', () => {
  expect(missing(share('a', 3, LEAST - 3, 0.5), share('b', 1, LEAST + 9, 0.5))).toBe(3);
  expect(missing(mean('a', [1]), mean('b', []))).toBe(2 * LEAST - 1);
});

test('games are counted by game, lead, partner and level', () => {
  const games = [game(0, [0, 2]), game(1, [1, 3]), game(2, [0, 2]), game(3, [0, 2], { rules: 'toc' })];
  expect(byGame(games).map(({ key, wins, n }) => [key, wins, n])).toEqual([
    ['dog', 2, 3],
    ['toc', 1, 1],
  ]);
  expect(byLead(games).map(({ wins, n }) => [wins, n])).toEqual([
    [2, 2],
    [1, 2],
  ]);
  expect(byPartner(games).map(({ key, wins, n }) => [key, wins, n])).toEqual([['Zoé', 3, 4]]);
  expect(byLevel(games).map(({ key, n }) => [key, n])).toEqual([['casual', 4]]);
  expect(beside(games, 'captured').map((one) => one.mean)).toEqual([3, 1]);
  expect(runs(games)).toEqual({ best: 2, now: 2 });
});

test('a game among one’s own on one screen is no win', () => {
  const alone = game(0, [0, 2]);
  const both = { ...alone, seats: alone.seats.map((seat) => ({ ...seat, mine: true })) };
  expect(counted([alone, both])).toEqual([alone]);
  expect(won(alone)).toBe(true);
  expect(won({ ...alone, seats: alone.seats.map((seat) => ({ ...seat, mine: false })) })).toBeNull();
});

test('games are found by game and person', () => {
  const { seats } = game(0, [0]);
  expect([fits('dog', seats, { rules: 'toc', person: '' }), fits('toc', seats, { rules: 'toc', person: '' })]).toEqual([
    false,
    true,
  ]);
  expect(fits('dog', seats, { rules: '', person: ' zoe ' })).toBe(true);
  expect(fits('dog', seats, { rules: '', person: 'me' })).toBe(false);
});

test('a game of the server that a file has brought too is one game, and not one that only has its name', () => {
  const there = game(1, [0], { id: 'abc', where: 'server' });
  const copy = game(1, [0], { id: 'pocket-file-1', where: 'file', origin: 'abc' });
  const other = game(2, [0], { id: 'pocket-file-2', where: 'file', origin: 'abc' });
  expect(together([copy], [there])).toEqual([{ ...there, copy: copy.id }]);
  expect(together([other], [there])).toEqual([other, there]);
  expect(together([copy], [])).toEqual([copy]);
});
