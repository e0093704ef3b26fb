import { problem } from '../../wire/fault';
import { expect, test } from 'vitest';
import type { BoardInfo } from '../../wire/messages';
import {
  emptyDocument,
  keptIn,
  leaveOut,
  packed,
  phasesOf,
  readDocument,
  unpacked,
  withHand,
  withHeld,
  withMarble,
  withTurn,
  writeDocument,
  type PositionDocument,
} from './document';

const board = {
  rules: 'dog',
  players: 4,
  teams: 'pairs',
  options: {},
  marbles: 4,
  cards: [],
  exchange: 'none',
  ranks: [],
} as unknown as BoardInfo;
const R = ['R', 'R', 'R', 'R'];

/** Everything that a document can say, in one game or another. */
const WHOLE: PositionDocument = {
  rules: 'dog',
  players: 4,
  teams: 'pairs',
  options: { seven_rest: 'never' },
  phase: 'play',
  turn: 2,
  round: 7,
  leader: 1,
  seats: [
    { marbles: ['5', 'R', 'R', 'R'], hand: ['10', '?', '?'] },
    { marbles: ['16!', 'R', 'R', 'R'], hand: null },
    { marbles: R, hand: ['7', '1/11'] },
    { marbles: R, hand: ['?'] },
  ],
  pile: null,
  discards: ['13', '10', '?'],
  last_card: '10',
  drawn: true,
  before: [R, R, R, R],
  redoing: true,
  announced: [true, null, false, null],
  starts_seen: [1, 0, 0, 0],
  given: ['?', null, null, null],
  passed: [[], [], ['10'], []],
};
const LINE =
  'dog 4 pairs seven_rest="never" | play 2 round 7 leader 1 drawn | 5 R R R : 10 2*? | 16! R R R : * | R R R R : 7 1/11 | R R R R : ?' +
  ' | pile * | discards 13 10 ? | last 10 | redoing R R R R ; R R R R ; R R R R ; R R R R | announced yes+1 . no . | given ? . . . | passed . ; . ; 10 ; .';

test('a document goes through page and address as it is', () => {
  const text = writeDocument(readDocument(JSON.stringify(WHOLE)));
  expect(readDocument(unpacked(packed(text)))).toEqual(WHOLE);
  expect(text).toBe(JSON.stringify(WHOLE));
});

test('the line that Python writes says the same', () => {
  expect(readDocument(LINE)).toEqual(WHOLE);
  expect(readDocument(`  ${LINE}\n`)).toEqual(WHOLE);
});

test('what has no field of its own is kept, named, and can be left out', () => {
  expect(keptIn(WHOLE, true).map(({ what }) => what)).toEqual([
    'round',
    'leader',
    'discards',
    'drawn',
    'before',
    'announced',
    'given',
    'passed',
    'known',
  ]);
  expect(keptIn(WHOLE, false).map(({ what }) => what)).toContain('last');
  expect(keptIn(emptyDocument(board), false)).toEqual([]);
  expect(keptIn({ ...WHOLE, colour: 'red' } as PositionDocument, true).at(-2)).toEqual({
    what: 'other',
    key: 'colour',
  });
  const bare = keptIn(WHOLE, false).reduce(leaveOut, WHOLE);
  expect(keptIn(bare, false)).toEqual([]);
  expect(bare).toEqual({
    rules: 'dog',
    players: 4,
    teams: 'pairs',
    options: { seven_rest: 'never' },
    phase: 'play',
    turn: 2,
    pile: null,
    seats: WHOLE.seats.map((seat, i) => (i === 0 ? { ...seat, hand: ['?', '?', '?'] } : seat)),
  });
});

test('by hand one thing is changed, and all else stays', () => {
  expect(withMarble(WHOLE, 1, 2, 'H1')).toEqual({
    ...WHOLE,
    seats: WHOLE.seats.map((seat, i) => (i === 1 ? { ...seat, marbles: ['16!', 'R', 'H1', 'R'] } : seat)),
  });
  expect(withHand(WHOLE, ['2']).seats[2]?.hand).toEqual(['2']);
  expect(withHeld(WHOLE, 0, 2).seats[0]?.hand).toEqual(['10', '?']);
  expect(withHeld(WHOLE, 1, 1).seats[1]?.hand).toEqual(['?']);
  // The open cards are those of the seat in turn.
  expect(withTurn(WHOLE, 0)).toMatchObject({
    turn: 0,
    seats: [{ hand: ['7', '1/11'] }, { hand: null }, { hand: ['10', '?', '?'] }, { hand: ['?'] }],
  });
});

test('what is asked depends on the game', () => {
  const cards = [{ card: 'J', copies: 4, uses: [{ kind: 'skip' }] }] as unknown as BoardInfo['cards'];
  expect(phasesOf(board)).toEqual(['play']);
  expect(phasesOf({ ...board, exchange: 'partner', ranks: ['king'], cards })).toEqual([
    'play',
    'exchange',
    'opening',
    'discard',
  ]);
});

test.each<[string, ReturnType<typeof problem>]>([
  ['{', problem('', 'json-ends', { line: 1, column: 2 })],
  ['{"rules": dog}', problem('', 'json-value', { line: 1, column: 11 })],
  ['{"rules": "dog",\n "players" 4}', problem('', 'json-colon', { line: 2, column: 12 })],
  ['{"rules": ["dog" 4]}', problem('', 'json-object', { sign: ']', line: 1, column: 18 })],
  ['{"rules": "do', problem('', 'json-text', { line: 1, column: 14 })],
  ['{} x', problem('', 'json-follows', { line: 1, column: 4 })],
  ['[]', problem('document', 'object')],
  ['{"rules": "dog", "players": 4, "seats": []}', problem('seats', 'exactly', { n: 4 })],
  ['{"rules": "dog", "players": 1, "turn": 3, "seats": [{}]}', problem('turn', 'range', { least: 0, most: 0 })],
  ['{"rules": "dog", "players": 1, "turn": 0, "seats": [{"marbles": [5]}]}', problem('seats[0].marbles[0]', 'text')],
  [
    '{"rules": "dog", "players": 1, "turn": 0, "phase": "nap", "seats": [{}]}',
    problem('phase', 'choice', { names: 'play, exchange, offer, opening, discard, hop' }),
  ],
  ['dog | play 0 round 1 leader 0', problem('line 1, column 1', 'text-game')],
  ['dog 4 pairs | play now', problem('line 1, column 15', 'text-decision')],
  ['dog 2 none | play 0 round 1 leader 0 | R R R R 4 | R', problem('line 1, column 40', 'text-seat', { seat: 0 })],
  [
    'dog 1 none | play 0 round 1 leader 0\n | R : x*4',
    problem('line 2, column 8', 'text-card', { word: 'x*4', where: 'seat 0' }),
  ],
  [
    'dog 1 none | play 0 round 1 leader 0 | R : 4 | hat 3',
    problem('line 1, column 48', 'text-section', { part: 'hat 3' }),
  ],
])('nonsense is told with its line and column: %s', (text, wrong) => {
  expect(() => readDocument(text)).toThrow(expect.objectContaining({ problems: [wrong] }));
});

test('what is wrong with JSON is said of what is really none', () => {
  const good = ['{}', '[1, -2.5e3, true, null, "a\\u00e9\\n"]', ' {"a": {"b": []}} '];
  const bad = ['{]', '[1,]', '{"a":1,}', '01', '"a\\x"', '"a\nb"', 'tru', ''];
  const whole = (text: string): string =>
    JSON.stringify({ rules: 'dog', players: 1, turn: 0, seats: [{ marbles: [] }] }).replace(
      '}]}',
      `}],"options":{"x":${text}}}`,
    );
  for (const text of good) expect(() => readDocument(whole(text))).not.toThrow();
  for (const text of bad) {
    expect(() => JSON.parse(whole(text)) as unknown).toThrow();
    expect(() => readDocument(whole(text))).toThrow(/^unreadable: json-\w+$/);
  }
});
