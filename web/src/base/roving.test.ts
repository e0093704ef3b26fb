// One Tab stop for each group, and arrows inside.

import { afterEach, expect, test, vi } from 'vitest';
import { roving, stopOf } from './roving';

const undo: (() => void)[] = [];
afterEach(() => {
  undo.splice(0).forEach((end) => end());
  document.body.replaceChildren();
});

function group(html: string, first?: string): HTMLElement {
  const made = document.body.appendChild(document.createElement('div'));
  made.innerHTML = html;
  const end = roving('button:not(:disabled)', first)(made);
  if (end) undo.push(end);
  return made;
}
const press = (key: string): boolean | undefined =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const stops = (of: HTMLElement): string[] => [...of.querySelectorAll('[tabindex="0"]')].map((found) => found.id);
/** Once the watchers of the page have seen what changed. */
const seen = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 60_000, interval: 5 });

const CARDS = '<button id="a"></button><button id="b" class="live"></button><button id="c"></button>';

test('only one of the buttons is a Tab stop, the preferred one first', () => {
  expect(stops(group(CARDS))).toEqual(['a']);
  expect(stops(group(CARDS.replaceAll('id="', 'id="x'), '.live'))).toEqual(['xb']);
});

test('arrows go round, Home and End to the ends, and the Tab stop goes along', () => {
  const made = group(CARDS);
  stopOf(made)?.focus();
  for (const [key, at] of [
    ['ArrowLeft', 'c'],
    ['ArrowRight', 'a'],
    ['End', 'c'],
    ['Home', 'a'],
    ['ArrowDown', 'b'],
  ]) {
    press(key ?? '');
    expect(document.activeElement?.id).toBe(at);
    expect(stops(made)).toEqual([at]);
  }
});

test('when the stop is gone or can no longer be pressed, another takes its place', async () => {
  const made = group(CARDS);
  made.querySelector('#a')?.remove();
  await seen(() => expect(stops(made)).toEqual(['b']));
  made.querySelector('#b')?.toggleAttribute('disabled', true);
  await seen(() => expect(stopOf(made)?.id).toBe('c'));
});
