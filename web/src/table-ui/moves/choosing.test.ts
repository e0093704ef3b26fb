import { expect, test } from 'vitest';
import type { Choice, How, Walk } from '../../wire/messages';
import {
  NOTHING,
  actions,
  cardsFor,
  certainCaptures,
  chosen,
  compatible,
  isSplit,
  liveCards,
  meanings,
  movers,
  nextPips,
  ofCard,
  open,
  stops,
  targets,
  uses,
} from './choosing';

function leg(marble: number, from: string, path: string[], how: How = 'walk', seat = 0): Walk {
  const to = path.at(-1) ?? from;
  const counted = how === 'walk' || how === 'back';
  return { seat, marble, from, to, how, path, ...(counted ? { pips: path.length } : {}) };
}

function play(card: string, legs: Walk[], more: Partial<Choice> = {}): Choice {
  const text = `${more.as ?? card}: ${legs.map((l) => `${l.from}>${l.to}`).join(' ')}`;
  return { text, verb: 'play', card, as: card, legs, ...more };
}

const steps = (from: number, n: number): string[] => Array.from({ length: n }, (_, i) => String(from + i + 1));

const ace = [
  play('1/11', [leg(2, 'R', ['0'], 'start')]),
  play('1/11', [leg(0, '12', steps(12, 1))]),
  play('1/11', [leg(0, '12', steps(12, 11))]),
];
const four = [play('4', [leg(0, '12', steps(12, 4))]), play('4', [leg(0, '12', ['11', '10', '9', '8'], 'back')])];

test('a card, a marble and a target lead to one answer', () => {
  const all = [...ace, ...four];
  expect(liveCards(all)).toEqual(new Set(['1/11', '4']));
  const card = { ...NOTHING, card: '1/11' };
  expect(movers(all, card)).toEqual(new Set(['0:2', '0:0']));
  expect(chosen(all, card)).toBeNull();
  expect(chosen(all, { ...card, marble: '0:2' })?.text).toBe('1/11: R>0');
  const marble = { ...card, marble: '0:0' };
  expect(chosen(all, marble)).toBeNull();
  const [one, eleven] = targets(all, marble);
  expect([one?.leg.to, eleven?.leg.to]).toEqual(['13', '23']);
  expect(chosen(all, { ...marble, target: eleven?.id ?? '' })?.text).toBe('1/11: 12>23');
});

test('a marble first lifts the cards that move it', () => {
  expect(cardsFor([...ace, ...four], '0:0')).toEqual(new Set(['1/11', '4']));
  expect(cardsFor([...ace, ...four], '0:2')).toEqual(new Set(['1/11']));
  expect(chosen([...ace, ...four], { ...NOTHING, marble: '0:2' })).toBeNull();
});

test('what a card can be here is listed once each', () => {
  expect(uses(ace, '1/11')).toEqual(['1/11|start', '1/11|walk1', '1/11|walk11']);
  expect(uses(four, '4')).toEqual(['4|walk4', '4|back4']);
  expect(ofCard(four, { ...NOTHING, card: '4', use: '4|back4' })).toEqual([four[1]]);
});

test('a hop after a walk is another target of the same marble', () => {
  const seven = [
    play('3', [leg(0, '4', ['5', '6', '7'])]),
    play('3', [leg(0, '4', ['5', '6', '7']), leg(0, '7', ['25'], 'hop')], { text: '3: 4>^25' }),
  ];
  const found = targets(seven, { ...NOTHING, card: '3' });
  expect(found.map((t) => t.leg.to)).toEqual(['7', '25']);
  expect(isSplit(seven, { ...NOTHING, card: '3' })).toBe(false);
});

// Seven pips over two marbles; the first may turn into its lane or go past.
const seven: Choice[] = [];
for (let n = 1; n < 7; n++) {
  seven.push(play('7', [leg(0, '10', steps(10, n)), leg(1, '40', steps(40, 7 - n))]));
}
seven.push(play('7', [leg(0, '10', steps(10, 7))]), play('7', [leg(1, '40', steps(40, 7))]));
seven.push(play('7', [leg(0, '10', ['11', 'H1', 'H2']), leg(1, '40', steps(40, 4))]));
const split = { ...NOTHING, card: '7' };
const pip = (marble: string, place: string) => ({ marble, place });

test('a seven is laid pip by pip and is complete only when all are laid', () => {
  expect(isSplit(seven, split)).toBe(true);
  expect(nextPips(seven, split)).toEqual(
    new Map([
      ['0:0', ['11']],
      ['0:1', ['41']],
    ]),
  );
  const laid = { ...split, pips: ['41', '42', '43', '44'].map((p) => pip('0:1', p)) };
  expect(chosen(seven, laid)).toBeNull();
  const rest = ['11', '12', '13'].map((p) => pip('0:0', p));
  expect(chosen(seven, { ...laid, pips: [...laid.pips, ...rest] })?.text).toBe('7: 10>13 40>44');
});

test('at a fork the marble asks which way', () => {
  expect(nextPips(seven, { ...split, pips: [pip('0:0', '11')] }).get('0:0')).toEqual(['12', 'H1']);
});

test('a marble that cannot go on says so by not being offered', () => {
  const laid = { ...split, pips: ['11', 'H1', 'H2'].map((p) => pip('0:0', p)) };
  expect([...nextPips(seven, laid).keys()]).toEqual(['0:1']);
});

test('a tap on a space lays all the pips to it', () => {
  const ways = stops(seven, split, '0:0');
  expect(ways.get('13')?.map((p) => p.place)).toEqual(['11', '12', '13']);
  expect(ways.get('H2@0')?.map((p) => p.place)).toEqual(['11', 'H1', 'H2']);
});

test('if only the order differs, the order laid decides', () => {
  const legs = [leg(0, '10', ['11']), leg(1, '40', ['41'])] as const;
  const both = [play('2', [legs[0], legs[1]], { text: 'first' }), play('2', [legs[1], legs[0]], { text: 'second' })];
  const pick = { ...NOTHING, card: '2', pips: [pip('0:1', '41'), pip('0:0', '11')] };
  expect(chosen(both, pick)?.text).toBe('second');
});

test('captures are certain only if every way on makes them', () => {
  const hit = { captures: [{ seat: 1, marble: 0, from: '12' }] };
  const ways = [play('7', [leg(0, '10', steps(10, 2)), leg(1, '40', steps(40, 5))], hit), ...seven];
  expect(certainCaptures(compatible(ways, []))).toEqual([]);
  expect(certainCaptures(ways.slice(0, 1))).toEqual(['1:0']);
});

test('a joker is a seven only after that was said', () => {
  const joker = [
    ...seven.map((c) => ({ ...c, card: 'joker', as: '7', text: `joker=${c.text}` })),
    { ...play('2', [leg(0, '10', steps(10, 2))]), card: 'joker', as: '2' },
  ];
  expect(uses(joker, 'joker')).toEqual(['7|split', '2|walk2']);
  expect(isSplit(joker, { ...NOTHING, card: 'joker' })).toBe(false);
  expect(isSplit(joker, { ...NOTHING, card: 'joker', use: '7|split' })).toBe(true);
  expect(meanings(joker, 'joker')).toEqual(['7|', '2|']);
  expect(isSplit(joker, { ...NOTHING, card: 'joker', use: '7|' })).toBe(true);
  expect(chosen(joker, { ...NOTHING, card: 'joker', use: '2|' })?.as).toBe('2');
});

test('answers without marbles: give, skip, renew', () => {
  const give: Choice[] = [
    { text: 'give 7', verb: 'give', card: '7' },
    { text: 'give 2', verb: 'give', card: '2' },
  ];
  expect(chosen(give, { ...NOTHING, card: '2' })?.text).toBe('give 2');
  const kids: Choice[] = [{ text: 'renew', verb: 'renew' }, play('blue', [leg(0, '3', ['4'], 'jump')])];
  expect(actions(kids).map((c) => c.verb)).toEqual(['renew']);
  expect(open(kids, { ...NOTHING, text: 'renew' })).toHaveLength(1);
  expect(chosen(kids, { ...NOTHING, text: 'renew' })?.verb).toBe('renew');
  const jack: Choice[] = [
    play('J', [leg(0, '3', steps(3, 11))]),
    { text: 'J: skip', verb: 'skip', card: 'J', as: 'J' },
  ];
  expect(uses(jack, 'J')).toEqual(['J|walk11', 'J|skip']);
  expect(chosen(jack, { ...NOTHING, card: 'J', use: 'J|skip' })?.verb).toBe('skip');
});
