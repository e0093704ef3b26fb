import { expect, test } from 'vitest';
import type { Choice, Walk } from '../wire/messages';
import { Chooser } from './chooser.svelte';

const leg = (marble: number, from: string, path: string[], how: Walk['how'] = 'walk'): Walk => ({
  seat: 0, marble, from, to: path.at(-1) ?? '', how, path, ...(how === 'walk' ? { pips: path.length } : {}),
});
const play = (card: string, ...legs: Walk[]): Choice => ({
  text: `${card}: ${legs.map((l) => `${l.from}>${l.to}`).join(' ')}`, verb: 'play', card, as: card, legs,
});

const CHOICES = [
  play('2', leg(0, '5', ['6', '7'])),
  play('13', leg(2, 'R', ['0'], 'start')),
  play('4', leg(0, '5', ['6', '7', '8', '9'])),
  play('4', leg(1, '20', ['21', '22', '23', '24'])),
  play('7', leg(0, '5', ['6', '7', '8']), leg(1, '20', ['21', '22', '23', '24'])),
  play('7', leg(0, '5', ['6', '7', '8', '9']), leg(1, '20', ['21', '22', '23'])),
];

function chooser(confirm = true): { chooser: Chooser; played: string[] } {
  const played: string[] = [];
  const made = new Chooser({
    choices: () => CHOICES,
    marbles: () => [['5', '20', 'R', 'R']],
    ranked: () => false,
    confirm: () => confirm,
    play: (choice) => played.push(choice.text),
  });
  return { chooser: made, played };
}

test('a card with one answer is shown first and played by the second tap', () => {
  const { chooser: c, played } = chooser();
  c.card('2', 0);
  expect(c.chosen?.text).toBe('2: 5>7');
  expect(played).toEqual([]);
  c.card('2', 0);
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
