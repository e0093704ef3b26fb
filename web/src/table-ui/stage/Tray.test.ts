import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { SAMPLE_BOARD } from '../board/sample';
import type { Choice, Walk } from '../../wire/messages';
import { locale } from '../../words';
import { Chooser } from '../moves/chooser.svelte';
import Tray from './Tray.svelte';

beforeAll(() => locale.use('en', false));

const leg = (marble: number, from: number, n: number): Walk => {
  const path = Array.from({ length: n }, (_, i) => String(from + i + 1));
  return { seat: 0, marble, from: String(from), to: String(from + n), how: 'walk', path, pips: n };
};
const seven = (a: number): Choice => ({
  text: `7: ${a}`,
  verb: 'play',
  card: '7',
  as: '7',
  legs: [leg(0, 10, a), leg(1, 40, 7 - a)],
  ...(a === 3 ? { captures: [{ seat: 0, marble: 1, from: '44' }], own_capture: true } : {}),
});
const marbles = [
  ['10', '40', 'R', 'R'],
  ['R', 'R', 'R', 'R'],
];

function tray(choices: Choice[]): { chooser: Chooser; played: string[] } {
  const played: string[] = [];
  const chooser = new Chooser({
    choices: () => choices,
    marbles: () => marbles,
    ranked: () => false,
    confirm: () => true,
    play: (choice) => played.push(choice.text),
  });
  render(Tray, {
    chooser,
    marbles,
    prompt: 'Your turn',
    flat: false,
    by: { board: SAMPLE_BOARD, seats: [], me: 0 },
  });
  return { chooser, played };
}
const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

test('a seven is shared by tapping large marbles, and Play lights up when it is whole', async () => {
  const { chooser, played } = tray([seven(3), seven(4)]);
  chooser.card('7', 0);
  const a = await screen.findByRole('button', { name: /your marble A/ });
  expect(button(/^Play$/)).toHaveProperty('disabled', true);
  for (let i = 0; i < 4; i++) await fireEvent.click(a);
  expect(a.textContent).toContain('+4');
  expect(a.textContent).toContain('blocked');
  for (let i = 0; i < 3; i++) await fireEvent.click(button(/your marble B/));
  expect(button(/^Play$/)).toHaveProperty('disabled', false);
  await fireEvent.click(button(/^Play$/));
  expect(played).toEqual(['7: 4']);
});

test('undo takes back one pip', async () => {
  const { chooser } = tray([seven(3), seven(4)]);
  chooser.card('7', 0);
  await fireEvent.click(await screen.findByRole('button', { name: /your marble A/ }));
  await fireEvent.click(button(/Undo step/));
  expect(chooser.pick.pips).toEqual([]);
});

test('an own marble that would be captured is said in time', async () => {
  const { chooser } = tray([seven(3), seven(4)]);
  chooser.card('7', 0);
  for (let i = 0; i < 3; i++) chooser.pip('0:0');
  for (let i = 0; i < 4; i++) chooser.pip('0:1');
  expect(await screen.findByText(/captures one of your own team’s marbles/)).toBeTruthy();
});

test('answers without a card are buttons that ask once more', async () => {
  const { played } = tray([
    { text: 'hop', verb: 'hop' },
    { text: 'stay', verb: 'stay' },
  ]);
  await fireEvent.click(button(/^Stay$/));
  expect(played).toEqual([]);
  await fireEvent.click(button(/^Play$/));
  expect(played).toEqual(['stay']);
});

test('a use that leads home and nowhere else says so', async () => {
  const walk = (n: number, to: string): Choice => ({
    text: `9: ${to}`,
    verb: 'play',
    card: '9',
    as: '9',
    legs: [{ ...leg(0, 10, n), to }],
  });
  const { chooser } = tray([walk(9, '19'), walk(8, 'H4'), walk(7, 'H3')]);
  chooser.card('9', 0);
  await screen.findByRole('button', { name: '8 forward → home 4' });
  expect(button(/^7 forward → home 3$/)).toBeTruthy();
  expect(button(/^9 forward$/)).toBeTruthy();
});
