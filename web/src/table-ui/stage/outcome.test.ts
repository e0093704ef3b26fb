import { expect, test } from 'vitest';
import type { Logged, Walk } from '../../wire/messages';
import { outcomes } from './outcome';

const walk = (seat: number, how: Walk['how']): Walk => ({ seat, marble: 0, from: '3', to: 'R', how, path: [] });
const played = (number: number, seat: number, walks: Walk[]): Logged => ({
  number,
  at: number,
  event: { event: 'played', seat, card: '7', as_card: '7', text: '7', moved: [] },
  walks,
});

test('the winners come first, partners together, each with marbles home and captures', () => {
  const marbles = [
    ['H1', 'H2', '5', 'R'],
    ['H1', 'H2', 'H3', 'H4'],
    ['R', 'R', 'R', '9'],
    ['H2', 'H3', 'H4', 'H1'],
  ];
  const log = [
    // A seven takes two; the own marble that it sends back is no capture.
    played(1, 0, [walk(0, 'walk'), walk(1, 'capture'), walk(3, 'capture'), walk(0, 'capture')]),
    played(2, 3, [walk(3, 'walk'), walk(2, 'capture')]),
  ];
  expect(outcomes([0, 1, 0, 1], marbles, log, [1, 3])).toEqual([
    { seat: 1, won: true, home: 4, of: 4, captured: 0 },
    { seat: 3, won: true, home: 4, of: 4, captured: 1 },
    { seat: 0, won: false, home: 2, of: 4, captured: 2 },
    { seat: 2, won: false, home: 0, of: 4, captured: 0 },
  ]);
});

test('a game that nobody has won goes by marbles home', () => {
  const marbles = [['R'], ['H1'], ['4']];
  expect(outcomes([0, 1, 2], marbles, [], []).map(({ seat }) => seat)).toEqual([1, 0, 2]);
});
