import { expect, test } from 'vitest';
import type { Choice, Walk } from '../../wire/messages';
import { Chooser } from './chooser.svelte';

const leg = (marble: number, from: string, path: string[], how: Walk['how'] = 'walk'): Walk => ({
  seat: 0,
  marble,
  from,
  to: path.at(-1) ?? '',
  how,
  path,
  ...(how === 'walk' ? { pips: path.length } : {}),
});
const play = (card: string, ...legs: Walk[]): Choice => ({
  text: `${card}: ${legs.map((l) => `${l.from}>${l.to}`).join(' ')}`,
  verb: 'play',
  card,
  as: card,
  legs,
});

const CHOICES = [
  play('2', leg(0, '5', ['6', '7'])),
  play('13', leg(2, 'R', ['0'], 'start')),
  play('4', leg(0, '5', ['6', '7', '8', '9'])),
  play('4', leg(1, '20', ['21', '22', '23', '24'])),
  play('7', leg(0, '5', ['6', '7', '8']), leg(1, '20', ['21', '22', '23', '24'])),
  play('7', leg(0, '5', ['6', '7', '8', '9']), leg(1, '20', ['21', '22', '23'])),
];

function chooser(confirm = true, choices: readonly Choice[] = CHOICES): { chooser: Chooser; played: string[] } {
  const played: string[] = [];
  const made = new Chooser({
    choices: () => choices,
    marbles: () => [['5', '20', 'R', 'R']],
    ranked: () => false,
    confirm: () => confirm,
    play: (choice) => played.push(choice.text),
  });
  return { chooser: made, played };
}

test('a card with one answer is shown first, and put back by the second tap', () => {
  const { chooser: c, played } = chooser();
  c.card('2', 0);
  expect(c.chosen?.text).toBe('2: 5>7');
  c.card('2', 0);
  expect(c.idle).toBe(true);
  c.card('2', 0);
  c.play();
  expect(played).toEqual(['2: 5>7']);
  expect(c.idle).toBe(true);
});

test('without confirmation the tap that decides plays', () => {
  const { chooser: c, played } = chooser(false);
  c.card('4', 1);
  expect(played).toEqual([]);
  c.marble('0:1');
  expect(played).toEqual(['4: 20>24']);
});

test('what a joker is to be is asked of what fits the marble and the place', () => {
  const as = (what: string, ...legs: Walk[]): Choice => ({
    ...play('joker', ...legs),
    text: `joker=${what} ${legs.map((l) => l.to).join()}`,
    as: what,
  });
  const { chooser: c } = chooser(true, [
    as('2', leg(0, '5', ['6', '7'])),
    as('2', leg(1, '20', ['21', '22'])),
    as('3', leg(0, '5', ['6', '7', '8'])),
    { ...as('swap', leg(0, '5', ['7'], 'swap'), { ...leg(0, '7', ['5'], 'swap'), seat: 1 }), verb: 'swap' },
  ]);
  c.card('joker', 0);
  expect(c.meanings).toEqual(['2|', '3|', 'swap|']);
  c.marble('0:1');
  expect(c.meanings).toEqual(['2|']);
  c.marble('0:0');
  c.target('0:0>7');
  expect(c.meanings).toEqual(['2|', 'swap|']);
  expect(c.chosen).toBeNull();
  c.use('swap|');
  expect(c.chosen?.verb).toBe('swap');
  // What does not fit any more is asked again.
  c.use('3|');
  expect(c.pick.marble).toBe('0:0');
  expect(c.chosen?.as).toBe('3');
});

test('a marble first, then the card', () => {
  const { chooser: c } = chooser();
  c.marble('0:1');
  expect(c.suited).toEqual(new Set(['4', '7']));
  c.card('4', 2);
  expect(c.chosen?.text).toBe('4: 20>24');
});

test('any marble of the reserve means the one that may start', () => {
  const { chooser: c } = chooser();
  c.card('13', 0);
  c.reset();
  c.marble('0:3');
  expect(c.pick.marble).toBe('0:2');
});

test('a seven is laid, undone pip by pip, and plays only when it is whole', () => {
  const { chooser: c, played } = chooser(false);
  c.card('7', 3);
  expect(c.split).toBe(true);
  expect(c.pipsTotal).toBe(7);
  for (let i = 0; i < 4; i++) c.marble('0:1');
  expect(c.nextPips.has('0:1')).toBe(false);
  c.undo();
  expect(c.routes.get('0:1')).toHaveLength(3);
  for (let i = 0; i < 4; i++) c.marble('0:0');
  expect(c.chosen?.text).toBe('7: 5>9 20>23');
  expect(played).toEqual([]);
  c.play();
  expect(played).toEqual(['7: 5>9 20>23']);
});

test('a tap on a ring of a seven lays all the pips to it', () => {
  const { chooser: c } = chooser();
  c.card('7', 3);
  c.pip('0:0');
  c.target('8');
  expect(c.routes.get('0:0')).toEqual(['6', '7', '8']);
});

test('a marble that is dragged shows its targets and decides nothing', () => {
  const { chooser: c, played } = chooser(false);
  c.card('4', 1);
  c.hold('0:1');
  expect(played).toEqual([]);
  expect(c.targets.map((x) => x.leg.to)).toEqual(['24']);
  c.target(c.targets[0]?.id ?? '');
  expect(played).toEqual(['4: 20>24']);
});

test('escape puts everything back', () => {
  const { chooser: c } = chooser();
  c.card('7', 3);
  c.marble('0:0');
  c.reset();
  expect(c.idle).toBe(true);
  expect(c.routes.size).toBe(0);
});

test('a card that is not in the list is not picked for a marble it cannot move', () => {
  const { chooser: c } = chooser();
  c.card('2', 0);
  c.marble('0:1');
  expect(c.pick.marble).toBeNull();
});

test('a card taken off the hand decides nothing until it is put down', () => {
  const { chooser: c, played } = chooser(false);
  c.take('2', 0);
  expect(c.chosen?.text).toBe('2: 5>7');
  expect(played).toEqual([]);
  c.lay();
  expect(played).toEqual(['2: 5>7']);
});

test('a card laid in the middle that could mean several things waits for more', () => {
  const { chooser: c, played } = chooser(false);
  c.take('4', 2);
  c.lay();
  expect(played).toEqual([]);
  expect(c.pick.card).toBe('4');
});

test('a card laid in the middle that would hit the own side asks first', () => {
  const own = { ...play('2', leg(0, '5', ['6', '7'])), own_capture: true };
  const { chooser: c, played } = chooser(false, [own]);
  c.take('2', 0);
  c.lay();
  expect(played).toEqual([]);
  expect(c.ownCapture).toBe(true);
});

test('uses are offered only where the marble leaves a choice', () => {
  const out = play('13', leg(2, 'R', ['0'], 'start'));
  const on = play('13', leg(0, '5', ['6', '7']));
  const { chooser: c } = chooser(true, [out, on]);
  c.card('13', 0);
  expect(c.fan).toEqual([]);
  c.marble('0:2');
  expect(c.chosen).toBe(out);
  const back = { ...play('13', leg(0, '5', ['4'], 'back')), text: 'back' };
  const { chooser: d } = chooser(true, [on, back]);
  d.card('13', 0);
  expect(d.fan).toHaveLength(2);
});

test('a hop shows at once where it would lead', () => {
  const hop: Choice = { text: 'hop', verb: 'hop', legs: [leg(1, '10', ['26'], 'hop')] };
  const { chooser: c } = chooser(true, [hop, { text: 'stay', verb: 'stay' }]);
  expect(c.targets.map((t) => t.leg.to)).toEqual(['26']);
  c.target(c.targets[0]?.id ?? '');
  expect(c.chosen).toBe(hop);
});
