import { expect, test } from 'vitest';
import type { BoardInfo } from '../wire/messages';
import { documentOf, emptyDraft, packed, phasesOf, problems, readDocument, spelledOut, unpacked } from './position';

const board = {
  rules: 'dog', players: 4, teams: 'pairs', options: {}, marbles: 4,
  cards: [{ card: '7', copies: 2, uses: [] }, { card: '13', copies: 8, uses: [] }, { card: '4', copies: 10, uses: [] }],
} as unknown as BoardInfo;

test('all cards of the deck lie somewhere, once', () => {
  const draft = { ...emptyDraft(board), hand: ['7', '13'] };
  const { seats, pile } = spelledOut(draft, board) as { seats: { hand: string[] }[]; pile: string[] };
  const all = [...seats.flatMap(({ hand }) => hand), ...pile];
  expect(all.length).toBe(20);
  expect(all.filter((card) => card === '7').length).toBe(2);
  expect(seats.map(({ hand }) => hand.length)).toEqual([2, 4, 4, 4]);
});

test('more cards than there are, or none, are named', () => {
  const draft = emptyDraft(board);
  expect(problems(draft, board)).toEqual([{ code: 'no_card' }]);
  expect(problems({ ...draft, hand: ['7', '7', '7'] }, board)).toEqual([{ code: 'too_many_cards', card: '7', most: 2 }]);
});

test('a document is written and read back, also through an address', () => {
  const draft = { ...emptyDraft(board), hand: ['7'], turn: 2, marbles: [['5', 'R', 'R', 'R'], ['16!', 'R', 'R', 'R'], ['H1', 'R', 'R', 'R'], ['R', 'R', 'R', 'R']] };
  const { others: _, ...rest } = draft;
  expect(readDocument(unpacked(packed(documentOf(draft))))).toEqual(rest);
});

test('the line that Python writes is read', () => {
  const line = 'dog 4 pairs board="4" | exchange 2 round 5 leader 2 | R R R R : * | 16! R R R : * | 5 H1 R R : 2*13 joker | R R R R : * | pile * | discards 3*4 7 | last 9';
  expect(readDocument(line)).toEqual({
    rules: 'dog', players: 4, teams: 'pairs', options: { board: '4' }, phase: 'exchange', turn: 2, hand: ['13', '13', 'joker'], last_card: '9',
    marbles: [['R', 'R', 'R', 'R'], ['16!', 'R', 'R', 'R'], ['5', 'H1', 'R', 'R'], ['R', 'R', 'R', 'R']],
  });
});

test('a gift is asked of all, from the seat in turn on; a first marble needs no card', () => {
  const gifts = { ...board, exchange: 'partner', ranks: ['king'] } as unknown as BoardInfo;
  expect(phasesOf(gifts)).toEqual(['play', 'exchange', 'opening']);
  const draft = { ...emptyDraft(gifts), phase: 'exchange' as const, turn: 1, hand: ['7'] };
  expect(spelledOut(draft, gifts)).toMatchObject({ phase: 'exchange', turn: 1, leader: 1, asked: 0, to_ask: 4 });
  expect(problems({ ...draft, phase: 'opening', hand: [] }, gifts)).toEqual([]);
});

test.each([
  ['{', 'not JSON'],
  ['[]', 'rules'],
  ['{"rules": "dog", "players": 4, "seats": []}', 'seats: must be 4'],
  ['{"rules": "dog", "players": 1, "turn": 3, "seats": [{}]}', 'turn'],
  ['{"rules": "dog", "players": 1, "seats": [{"marbles": [5]}]}', 'seats[0].marbles'],
  ['{"rules": "dog", "players": 1, "phase": "hop", "seats": [{}]}', 'phase'],
  ['dog | play 0 round 1 leader 0', 'begins with'],
  ['dog 4 pairs | play now', 'the decision is written'],
  ['dog 2 none | play 0 round 1 leader 0 | R R R R 4 | R', "seat 0 is written 'MARBLES : HAND'"],
  ['dog 1 none | play 0 round 1 leader 0 | R : x*4', 'neither a card'],
])('nonsense is told where it is wrong: %s', (text, where) => {
  expect(() => readDocument(text)).toThrow(where);
});
