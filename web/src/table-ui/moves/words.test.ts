import { beforeAll, expect, test } from 'vitest';
import type { BoardInfo, Choice, SeatInfo } from '../../wire/messages';
import { locale } from '../../words';
import { moveWords, type Speaking } from './words';

const names = ['Anna', 'Ben', 'Cid', 'Dora'];
const by: Speaking = {
  me: 0,
  seats: names.map((name, seat) => ({ seat, name, kind: 'person' }) as SeatInfo),
  board: {
    rules: 'dog',
    players: 4,
    ranks: [],
    starts: [0, 16, 32, 48],
    bones: [],
    colours: [],
    layout: { numbers: [] },
    seats: names.map((_, seat) => ({ seat, receiver: (seat + 2) % 4 })),
  } as unknown as BoardInfo,
};
const gift: Choice = { text: 'give 1/11', verb: 'give', card: '1/11' };
const skip: Choice = { text: '5: skip', verb: 'skip', card: '5' };

beforeAll(() => locale.use('en', false));

test('a gift names its card once, and to whom it goes from whoever gives it', () => {
  expect(moveWords(by, [gift], gift.text)).toBe('Give Cid the one-or-eleven');
  expect(moveWords(by, [gift], gift.text, 1)).toBe('Give Dora the one-or-eleven');
});

test('whoever misses a turn sits behind whoever played', () => {
  expect(moveWords(by, [skip], skip.text)).toBe('Five: Ben loses a turn');
  expect(moveWords(by, [skip], skip.text, 2)).toBe('Five: Dora loses a turn');
});
