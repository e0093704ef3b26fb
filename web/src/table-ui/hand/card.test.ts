import { expect, test } from 'vitest';
import { stoneOf } from '../../base/looks';
import { indexOf, mainCount, scattered, signsOf, toneOf, winding } from './card';

test('a card shows each of its uses once', () => {
  const signs = signsOf([
    { kind: 'start', colour: null },
    { kind: 'walk', steps: 1 },
    { kind: 'walk', steps: 11 },
    { kind: 'start', colour: null },
  ]);
  expect(signs.map((s) => s.sign)).toEqual(['start', 'walk', 'walk']);
  expect(mainCount(signs)).toBe(11);
});

test('what burns or is green is drawn so', () => {
  const [split, ten] = signsOf([
    { kind: 'split', pips: 7, burns: true },
    { kind: 'walk', steps: 10, green: true },
  ]);
  expect(split).toEqual({ sign: 'split', count: 7, burns: true });
  expect(ten).toEqual({ sign: 'walk', count: 10, green: true });
});

test('cards that are a picture have no letters', () => {
  expect(['7', '1/11', '1-7', 'K'].map(indexOf)).toEqual(['7', '1·11', '1–7', 'K']);
  expect(['joker', 'swap', 'bone', 'blue/green', 'red2'].map(indexOf)).toEqual(['', '', '', '', '']);
});

test('start cards stand out', () => {
  expect(toneOf([{ kind: 'start' }, { kind: 'walk', steps: 13 }])).toBe('start');
  expect(toneOf([{ kind: 'swap' }])).toBe('special');
  expect(toneOf([{ kind: 'walk', steps: 5 }])).toBe('plain');
});

test('the drawn track has as many spaces as the card walks and stays on the card', () => {
  for (const { spots, radius } of [...Array(13).keys()].map((n) => winding(n + 1))) {
    for (const [x, y] of spots) {
      expect(x - radius).toBeGreaterThan(36);
      expect(x + radius).toBeLessThan(95);
      expect(y + radius).toBeLessThan(135);
    }
  }
  expect(winding(13).spots).toHaveLength(13);
  expect(scattered(7).spots).toHaveLength(7);
});

test('a colour is drawn as the card names it', () => {
  const [red, two] = signsOf([
    { kind: 'colour', colour: 'red' },
    { kind: 'colour_two', colour: 'yellow' },
  ]);
  expect(red).toEqual({ sign: 'colour', colour: 'red' });
  expect(two).toEqual({ sign: 'colour_two', colour: 'yellow' });
  expect(stoneOf('yellow').mark).toBe('sun');
});
