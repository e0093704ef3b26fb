import { expect, test } from 'vitest';
import type { Logged, SeatInfo, TableEvent } from '../../../wire/messages';
import type { Moment } from '../../../wire/http';
import { handSeen, numberIn, pace, reader, stopOf, stops, viewIn } from './replaying';

const entry = (number: number, event: object): Logged => ({
  number,
  at: number,
  event: event as TableEvent,
  walks: [],
});
const moment = (number: number, there = true): Moment => ({
  number,
  state: (there ? { phase: 'play' } : null) as Moment['state'],
  hands: [
    ['5', '7'],
    ['joker', '2'],
  ],
});
const log = [
  entry(1, { event: 'sat', seat: 0 }),
  entry(2, { event: 'began' }),
  entry(3, { event: 'shuffled' }),
  entry(4, { event: 'dealt' }),
  entry(6, { event: 'played' }),
  entry(7, { event: 'chat' }),
  entry(8, { event: 'played' }),
  entry(9, { event: 'won' }),
  entry(10, { event: 'revealed' }),
];
const moments = log.map((e) => moment(e.number, e.number > 2));

test('a replay stops where something happened on the board, from the first deal to the end', () => {
  expect(stops(log, moments).map((i) => log[i]?.number)).toEqual([4, 6, 8, 9]);
});

test('a link to any event leads to the moment it belongs to', () => {
  const at = stops(log, moments);
  expect([1, 4, 5, 6, 7, 9, 99].map((n) => stopOf(log, at, n))).toEqual([0, 0, 0, 1, 1, 3, 3]);
});

test('only a plain number is a moment', () => {
  expect([numberIn('#57'), numberIn('#content'), numberIn(''), numberIn('#-3')]).toEqual([57, null, null, null]);
});

test('a seat’s view hides the other hands, the open view none', () => {
  expect(handSeen(moments[4], 1, false, 0)).toEqual(['?', '?']);
  expect(handSeen(moments[4], 0, false, 0)).toEqual(['5', '7']);
  expect(handSeen(moments[4], 1, true, 0)).toEqual(['joker', '2']);
});

test('twice as fast takes half the time, but never a blur', () => {
  expect(pace(2, 5)).toBe(pace(1, 5) / 2);
  expect(pace(1000, 0)).toBe(120);
});

test('a shared link keeps whose eyes it is seen through', () => {
  expect(viewIn('?seat=2&hands=closed', 4)).toEqual({ seat: 2, open: false });
  expect(viewIn('', 4)).toEqual({ seat: null, open: true });
  expect(['?seat=4', '?seat=-1', '?seat=x'].map((search) => viewIn(search, 4).seat)).toEqual([null, null, null]);
});

test('the reader is "you" only when seen from the own seat', () => {
  const seats = (name: string | null) =>
    [
      { seat: 0, mine: false },
      { seat: 1, mine: true, name },
    ] as SeatInfo[];
  expect([reader(seats('Anna'), 1), reader(seats('Anna'), 0)]).toEqual([1, null]);
  expect(reader(seats(null), 0)).toBe(1);
  expect(reader([{ seat: 0, mine: false }] as SeatInfo[], 0)).toBeNull();
});
