import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyed } from './keyed';
import { resting } from './resting';

let box: HTMLElement;
let card: HTMLElement;
let shown: (Element | null)[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  box = document.createElement('div');
  card = document.createElement('button');
  card.className = 'card';
  box.append(card);
  document.body.append(box);
  shown = [];
  stop = resting('.card', '.told', (on) => shown.push(on))(box);
});
afterEach(() => {
  stop();
  box.remove();
  vi.useRealTimers();
});

const pointer = (name: string, pointerType: string, at = 0): void => {
  card.dispatchEvent(new PointerEvent(name, { pointerType, bubbles: true, clientX: at, clientY: 0 }));
};

test('a mouse that stays is shown, one that passes by is not', () => {
  pointer('pointerover', 'mouse');
  vi.advanceTimersByTime(200);
  pointer('pointerout', 'mouse');
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual([]);
  pointer('pointerover', 'mouse');
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([card]);
});

test('a finger that holds is shown and does not tap; one that drags is not shown', () => {
  let taps = 0;
  card.addEventListener('click', () => (taps += 1));
  pointer('pointerdown', 'touch');
  vi.advanceTimersByTime(500);
  pointer('pointerup', 'touch');
  card.click();
  expect([shown, taps]).toEqual([[card], 0]);
  card.click();
  expect(taps).toBe(1);
  pointer('pointerdown', 'touch');
  pointer('pointermove', 'touch', 30);
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual([card, null]);
});

test('a mouse that has clicked learns no more until it comes back', () => {
  pointer('pointerover', 'mouse');
  pointer('pointerdown', 'mouse');
  pointer('pointerover', 'mouse');
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual([]);
  box.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }));
  pointer('pointerover', 'mouse');
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([card]);
});

test('who asks about a card by key is not shown the same beside it', () => {
  keyed.now = true;
  card.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  vi.advanceTimersByTime(600);
  card.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual([]);
});
