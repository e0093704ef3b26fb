import { expect, test } from 'vitest';
import { chanceOn, parOf, parOn, scoreOf, signs } from './score';

const field = (par: number, ...chances: number[]) => ({
  par,
  field: chances.map((chance) => ({ who: 'casual', chance })),
});
const standing = {
  players: 6,
  means: [50, 50],
  mine: [60, 40],
  beaten: 4,
  level: 1,
  streak: 0,
  shown: 'none' as const,
  table: [],
};

test('without others, par is the bot and bots are beaten', () => {
  const score = scoreOf([60, 40], [field(50, 40, 70), field(45, 40, 60)], null);
  expect(score).toEqual({ points: [10, -5], total: 5, beaten: 1, level: 0, among: 'bots', others: 2 });
});

test('with enough players they are par on every board, and only they are beaten', () => {
  expect(scoreOf([60, 40], [], standing)).toEqual({
    points: [10, -10],
    total: 0,
    beaten: 4,
    level: 1,
    among: 'players',
    others: 5,
  });
  expect([0, 1].map((board) => parOn(board, standing, field(45, 40)))).toEqual([50, 50]);
});

test('under five players a bot is par, on every board', () => {
  const few = { ...standing, players: 4 };
  expect([parOf(few), parOf(standing)]).toEqual(['club', 'players']);
  expect([0, 1].map((board) => parOn(board, few, field(45, 40)))).toEqual([45, 45]);
  expect(scoreOf([60, 40], [field(50, 40), undefined], few)).toBeNull();
});

test('what the server knows of a board is what it gave', () => {
  const here = { table: 'pocket-1', state: 'over' as const, chance: 70, answers: [], brought: false };
  expect([chanceOn(0, here, standing), chanceOn(0, here, null)]).toEqual([60, 70]);
});

test('bots that came to the same are told apart from those that did worse', () => {
  expect(scoreOf([50], [field(50, 50, 40, 60)], null)).toMatchObject({ beaten: 1, level: 1, others: 3 });
});

test('boards as signs', () => {
  expect(signs([3, 0, -9])).toBe('▲●▼');
});
