// What this device puts into the shuffle: promised as a hash when one sits down, shown when all have
// promised. docs/fairness.md says why.

import type { SeatPart } from '../wire/messages';
import { sha256 } from '../base/sha256';
import { own } from './word.svelte';

interface Part {
  part: string;
  word: string;
}

const KEPT = 'tockwork.parts';
const MOST = 50;

/** The hash by which a part is promised. */
export const promiseOf = ({ part, word }: Part): string => sha256(`tockwork promise 2\n${part}\n${word}`);

/** The word that was promised last. */
export let lastWord = '';

/** Draws a part, keeps it on this device, and says its promise. */
export function newPromise(word = own.word): string {
  lastWord = word;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const part = { part: [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''), word };
  const promise = promiseOf(part);
  keep([
    ...kept()
      .filter(([known]) => known !== promise)
      .slice(1 - MOST),
    [promise, part],
  ]);
  return promise;
}

/** The part this device has promised among those that are asked for, if any. */
export function promisedPart(asked: readonly SeatPart[]): Part | null {
  const mine = new Map(kept());
  for (const { promise } of asked) {
    const part = mine.get(promise);
    if (part) return part;
  }
  return null;
}

/** Whether this device has drawn a part that was shown. */
export function drewIt({ promise, part }: SeatPart): boolean {
  return kept().some(([known, mine]) => known === promise && mine.part === part);
}

// Private windows may keep nothing: then a part lasts as long as the page.
let here: [string, Part][] = [];

function kept(): [string, Part][] {
  try {
    const said = JSON.parse(localStorage.getItem(KEPT) ?? '[]') as [string, Part][];
    return Array.isArray(said) && said.length ? said : here;
  } catch {
    return here;
  }
}

function keep(parts: [string, Part][]): void {
  here = parts;
  try {
    localStorage.setItem(KEPT, JSON.stringify(parts));
  } catch {
    // As said.
  }
}
