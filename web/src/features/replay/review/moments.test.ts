import { expect, test } from 'vitest';
import type { Logged, TableEvent } from '../../../wire/messages';
import { Moments } from './moments';
import type { Decided } from '../../../wire/evaluation';

const events = [
  'sat',
  'shuffled',
  'dealt',
  'gave',
  'gave',
  'exchanged',
  'played',
  'drew',
  'chat',
  'played',
  'shuffled',
  'dealt',
  'gave',
];
const log = events.map((event, i): Logged => ({ number: i + 1, at: 0, event: { event } as TableEvent, walks: [] }));
// Where a replay stops: the first deal, the exchange, both plays, the second deal.
const at = [2, 5, 6, 9, 11];
const turn = (number: number, first: number, end: number): Decided =>
  ({ turn: number, first, end, round: 1, chance: 'none', seat: 0, judgement: {} }) as unknown as Decided;
// Events of the game alone are counted, from 0: no sitting down, no chat.
const turns = [turn(0, 0, 2), turn(1, 2, 3), turn(2, 3, 5), turn(3, 5, 7), turn(4, 7, 10), turn(5, 10, 11)];
const moments = new Moments(log, at);

test('a turn is shown where its last event is', () => {
  expect(turns.map((one) => moments.after(one.end))).toEqual([0, 0, 1, 2, 4, 4]);
});

test('a moment has the chances of the last turn that is to be seen in it', () => {
  expect(moments.turnsAt(turns)).toEqual([0, 2, 3, 3, 4]);
});

test('a card is given where it was dealt, and played where the one before was', () => {
  const decided = (stop: number): number[] => moments.decidedAt(turns.slice(1), stop).map((one) => one.turn);
  expect([0, 1, 2, 3, 4].map(decided)).toEqual([[1, 2], [3], [4], [], [5]]);
});
