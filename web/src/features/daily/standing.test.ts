import { expect, test } from 'vitest';
import { seconds, unsent } from './standing';

const over = { table: 'pocket-1', state: 'over' as const, chance: 60, answers: ['7: 3>10'], brought: false };
const open = { table: 'pocket-2', state: 'playing' as const, chance: null, answers: [], brought: false };
const deal = { fingerprint: 'f', boards: [over, { ...over, brought: true }, open, over] };
const standing = {
  players: 1,
  means: [55, null, 40, null],
  mine: [55, null, 40, null],
  beaten: null,
  level: null,
  streak: 0,
  shown: 'none' as const,
  table: [],
};

test('the server is shown of boards that it does not know, and of none that came in a file', () => {
  expect(unsent(deal, standing)).toEqual([3]);
  expect(unsent(deal, null)).toEqual([0, 3]);
});

test('a board that gave something else elsewhere was played a second time here', () => {
  expect(seconds(deal, standing)).toEqual([0]);
  expect(seconds(deal, null)).toEqual([]);
});
