import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { How, SeatInfo, TableEvent, Walk } from '../wire/messages';
import { LANGUAGES, locale, placeWords, tell, whyWords, type Language, type Telling } from '.';

const seats = ['Anna', 'Ben', 'Cid', 'Dora'].map((name, seat): SeatInfo => ({
  seat,
  team: seat % 2,
  kind: 'person',
  name,
  level: null,
  mine: false,
  host: false,
  present: true,
  away_since: null,
  playing: null,
  several: false,
}));
const at: Telling = { seats, me: null, rules: 'dog', shortcut: null, hop: null, ranks: [], receivers: [2, 3, 0, 1] };

function walk(seat: number, marble: number, from: string, to: string, how: How, pips?: number): Walk {
  return { seat, marble, from, to, how, path: [to], ...(pips === undefined ? {} : { pips }) };
}
function played(card: string, walks: Walk[], more: Partial<{ as: string; text: string; seat: number }> = {}) {
  const event: TableEvent = {
    event: 'played',
    seat: more.seat ?? 0,
    card,
    as_card: more.as ?? card,
    text: more.text ?? `${card}:`,
    moved: [],
  };
  return { event, walks };
}

const faults = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeAll(() => locale.use('en'));
beforeEach(() => faults.mockClear());
afterAll(() => faults.mockRestore());

test('a seven is shown as a person would', () => {
  const seven = played('7', [
    walk(0, 0, '12', '15', 'walk', 3),
    walk(0, 1, '40', '44', 'walk', 4),
    walk(1, 2, '42', 'R', 'capture'),
  ]);
  expect(tell(seven, at)).toBe('Anna plays the seven: marble A moves 3, marble B moves 4; Ben’s marble C is captured.');
  expect(tell(seven, { ...at, me: 0 })).toBe(
    'You play the seven: marble A moves 3, marble B moves 4; Ben’s marble C is captured.',
  );
  expect(tell(seven, { ...at, me: 1 })).toContain('your marble C is captured');
});

test('a joker says what it stands for', () => {
  const joker = played('joker', [walk(0, 0, 'R', '0', 'start')], { as: '13' });
  expect(tell(joker, at)).toBe('Anna plays the joker as a thirteen: marble A comes out.');
});

test('several marbles of one player go back together', () => {
  const king = played('K', [
    walk(0, 0, '1', '14', 'walk', 13),
    walk(1, 0, '3', 'R', 'capture'),
    walk(1, 1, '5', 'R', 'capture'),
  ]);
  expect(tell(king, at)).toBe('Anna plays the king: marble A moves 13 forward; 2 of Ben’s marbles are captured.');
});

test('helping a partner names the partner', () => {
  expect(tell(played('5', [walk(2, 0, '1', '6', 'walk', 5)]), at)).toBe('Anna plays the five: Cid’s marble A moves 5.');
});

test('home, back, swap, centre, skip and nothing have their words', () => {
  const said = (walks: Walk[], text?: string, more: Partial<Telling> = {}): string =>
    tell(played('J', walks, text ? { text } : {}), { ...at, ...more }).replace('Anna plays the jack: ', '');
  expect(said([walk(0, 0, '60', 'H2', 'walk', 6)])).toBe('marble A moves 6 forward, into home.');
  expect(said([walk(0, 0, 'H1', 'H3', 'walk', 2)])).toBe('marble A moves 2 further into home.');
  expect(said([walk(0, 0, '8', '4', 'back', 4)])).toBe('marble A moves 4 back.');
  expect(said([walk(0, 0, '8', '4', 'swap'), walk(1, 0, '4', '8', 'swap')])).toBe(
    'Anna’s marble A swaps with Ben’s marble A.',
  );
  expect(said([walk(0, 0, '7', 'C', 'centre')])).toBe('into the centre (A).');
  const out = [walk(0, 0, 'C', '8', 'centre')];
  expect(said(out, undefined, { rules: 'super-tock', shortcut: 8 })).toBe('down from Heaven to space 8 (A).');
  expect(said(out, undefined, { shortcut: 5 })).toBe('out of the centre to space 5 (A).');
  expect(said([walk(0, 0, '7', '23', 'hop')], undefined, { hop: 5 })).toBe('and hops to the next 5.');
  expect(said([], 'J: skip')).toBe('Ben discards a card and loses a turn.');
  expect(said([], 'swap: -')).toBe('without effect.');
});

test('where marbles have ranks the log names them', () => {
  const royal = { ...at, rules: 'dog-royal', ranks: ['king', 'knight', 'citizen', 'fool'] };
  expect(tell(played('5', [walk(0, 0, '60', 'H1', 'walk', 5)]), royal)).toBe(
    'Anna plays the five: the king moves 5 forward, into home.',
  );
  const seven = [walk(0, 1, '3', '6', 'walk', 3), walk(2, 3, '9', '13', 'walk', 4), walk(1, 2, '6', 'R', 'capture')];
  expect(tell(played('7', seven), { ...royal, me: 1 })).toBe(
    'Anna plays the seven: the knight moves 3 forward, Cid’s fool moves 4 forward; your citizen is captured.',
  );
  expect(tell(played('swap', [walk(0, 0, '8', '4', 'swap'), walk(1, 1, '4', '8', 'swap')]), royal)).toBe(
    'Anna plays the swap card: Anna’s king swaps with Ben’s knight.',
  );
  expect(tell(played('13', [walk(0, 3, 'R', '0', 'start')]), royal)).toBe(
    'Anna plays the thirteen: the fool comes out.',
  );
});

test('dogs are dogs', () => {
  const kids = { ...at, rules: 'dog-kids' };
  const moved = [walk(0, 0, '3', '8', 'jump'), walk(1, 0, '8', 'R', 'capture')];
  expect(tell(played('blue', moved), kids)).toBe(
    'Anna plays the blue card: dog A moves on to blue; Ben’s dog A is captured.',
  );
  const run = (card: string): string => tell(played(card, [walk(0, 0, '3', '8', 'jump')]), kids);
  expect(run('yellow2')).toBe('Anna plays the double yellow: dog A moves on to the second free yellow space.');
  expect(run('bone')).toBe('Anna plays the bone: dog A moves on to the next free bone.');
  expect(run('blue/red')).toBe('Anna plays the blue/red card: dog A moves on.');
  const out = [walk(0, 0, 'R', '0', 'start'), walk(2, 0, '0', '4', 'push')];
  expect(tell(played('blue', out), kids)).toBe('Anna plays the blue card: dog A comes out; Cid’s dog A is pushed on.');
});

test('what is passed is shown only to those who know it', () => {
  const gave = (card: string) => ({ event: { event: 'gave', seat: 0, to: 2, card } as TableEvent, walks: [] });
  expect(tell(gave('?'), at)).toBe('Anna has chosen a card for Cid.');
  expect(tell(gave('?'), { ...at, me: 2 })).toBe('Anna has chosen a card for you.');
  expect(tell(gave('7'), { ...at, me: 0 })).toBe('You give Cid the seven.');
  expect(tell(gave('7'), at)).toBe('Anna gives Cid the seven.');
  const changed = { event: { event: 'exchanged', gifts: ['7', '?', '13', '?'] } as TableEvent, walks: [] };
  expect(tell(changed, { ...at, me: 0 })).toBe('Cid gives you the thirteen.');
  expect(tell(changed, at)).toBe('The cards change hands.');
});

test('winners are named, and I am you', () => {
  const won = { event: { event: 'won', winners: [0, 2] } as TableEvent, walks: [] };
  expect(tell(won, at)).toBe('Anna and Cid win.');
  expect(tell(won, { ...at, me: 2 })).toBe('You win together with Anna.');
});

test('who announces a start card is shown with the deal', () => {
  const dealt = (...announced: boolean[]) =>
    tell(
      { event: { event: 'dealt', round: 2, leader: 1, hands: [['?'], ['?'], ['?'], ['?']], announced }, walks: [] },
      at,
    );
  expect(dealt(true, false, true, false)).toMatch(/Start card announced: Anna and Cid\.$/);
  expect(dealt(false, false, false, false)).toMatch(/Nobody announces a start card\.$/);
});

const every: TableEvent[] = [
  { event: 'dealt', round: 1, leader: 1, hands: [['?'], ['?']], announced: [true, false] },
  { event: 'shuffled', order: ['?'] },
  { event: 'dealt', round: 1, leader: 1, hands: [['?'], ['?']] },
  { event: 'gave', seat: 0, to: 2, card: '?' },
  { event: 'chose', seat: 0 },
  { event: 'offered', seat: 0, to: 2, card: 'blue' },
  { event: 'offered', seat: 0, to: 2, card: null },
  { event: 'exchanged', gifts: ['2', null, '3', null] },
  { event: 'exchanged', gifts: [null, null] },
  { event: 'opened', seat: 0, marble: 2, moved: [] },
  { event: 'hopped', seat: 0, hop: true, moved: [] },
  { event: 'hopped', seat: 0, hop: false, moved: [] },
  { event: 'drew', seat: 0, card: '?' },
  { event: 'drew', seat: 0, card: '4' },
  { event: 'discarded', seat: 0, card: '1/11' },
  { event: 'laid_down', seat: 0, cards: ['2', '=', 'blue/red'] },
  { event: 'renewed', seat: 0, cards: ['bone'] },
  { event: 'won', winners: [1] },
  { event: 'won', winners: [0, 2] },
  { event: 'gathering', parts: [] },
  { event: 'began', commitment: 'x' },
  { event: 'began', commitment: 'x', parts: [{ seat: 1, promise: 'x', part: null, word: '' }] },
  { event: 'given_up' },
  { event: 'sat', seat: 0, kind: 'person', name: 'Anna', level: null },
  { event: 'sat', seat: 0, kind: 'open', name: null, level: null },
  { event: 'left', seat: 0, level: null },
  { event: 'left', seat: 0, level: 'club' },
  { event: 'taken_over', seat: 0, level: 'club' },
  { event: 'handed_back', seat: 0 },
  { event: 'timed_out', seat: 0 },
  { event: 'bot_changed', seat: 0, was: 'master', level: 'club' },
  { event: 'chat', seat: 0, name: 'Anna', text: 'hello' },
  { event: 'revealed', seed: '57' },
  { event: 'rematch', table: 'x' },
];
const plays = [
  played('7', [
    walk(0, 0, '1', '3', 'walk', 2),
    walk(0, 1, '1', '3', 'walk', 2),
    walk(2, 1, '1', '3', 'walk', 3),
    walk(1, 1, '3', 'R', 'capture'),
    walk(1, 2, '4', 'R', 'capture'),
  ]),
  played('joker', [walk(0, 1, 'R', '0', 'start')], { as: 'K' }),
  ...(['walk', 'back', 'swap', 'hop', 'push', 'centre', 'jump'] as How[]).map((how) =>
    played('4', [walk(0, 0, '1', 'C', how, 4), ...(how === 'swap' ? [walk(1, 0, 'C', '1', how)] : [])]),
  ),
  ...['blue', 'yellow2', 'bone', 'blue/red'].map((card) => played(card, [walk(0, 0, '3', '8', 'jump')])),
  played('J', [], { text: 'J: skip' }),
  played('swap', [], { text: 'swap: -' }),
];

test.each(Object.keys(LANGUAGES) as Language[])('every event is shown without a fault in %s', async (language) => {
  await locale.use(language);
  const ranks = ['king', 'knight', 'citizen', 'fool'];
  for (const rules of ['dog', 'dog-royal', 'dog-kids', 'super-tock']) {
    for (const me of [null, 0, 2]) {
      const telling = { ...at, rules, me, ranks: rules === 'dog-royal' ? ranks : [] };
      for (const entry of [...every.map((event) => ({ event, walks: [] })), ...plays]) {
        const said = tell(entry, telling);
        expect(said).not.toMatch(/undefined|\{|^[a-z]+-[a-z]/);
      }
    }
  }
  expect(faults).not.toHaveBeenCalled();
  await locale.use('en');
});

test('a place is called by what people see there', () => {
  const where = { rules: 'dog', starts: [0, 16, 32, 48], names: seats.map((s) => s.name ?? ''), me: 0 };
  expect(['R', 'H2', '16!', '0', '17'].map((place) => placeWords(place, where))).toEqual([
    'base',
    'home 2',
    'Ben’s start',
    'your start',
    'space 17',
  ]);
  expect(placeWords('C', { ...where, rules: 'super-tock' })).toBe('Heaven');
  expect(placeWords('H2', { ...where, rules: 'dog-kids' })).toBe('doghouse 2');
  // Every arm counts from 1 to 18; with two players, an arm without a player lies before each start.
  const numbers = Array.from({ length: 72 }, (_, space) => space % 18 || 18);
  const cross = { ...where, numbers, starts: [0, 36] };
  expect(['7', '43', '25', '54'].map((place) => placeWords(place, cross))).toEqual([
    'space 7 after your start',
    'space 7 after Ben’s start',
    'space 7, 11 before Ben’s start',
    'space 18 after Ben’s start',
  ]);
  expect(placeWords('43', { ...cross, brief: true })).toBe('space 7');
  const reasons = [{ code: 'guard_in_the_way', clause: 'DOG-9', at: '16', n: null, uses: ['walk 5'] }];
  expect(whyWords(reasons, where)).toEqual(['A guard on Ben’s start blocks the way. (rule DOG-9)']);
});
