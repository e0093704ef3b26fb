// Which puzzles somebody has tried, and how far a run has come. Kept on this device, and in the file of everything.

import { copySoon } from '../memory/soon';

const KEPT = 'tockwork.puzzles';

export interface Tried {
  /** By puzzle: whether the first try was right; null: skipped. */
  first: Record<string, boolean | null>;
  /** Solved one after the other. */
  run: number;
  best: number;
  /** One may be skipped in a run. */
  skipped: boolean;
}

export const NONE: Tried = { first: {}, run: 0, best: 0, skipped: false };

type All = Record<string, Tried>;

export function allTried(): All {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEPT) ?? '{}') as All;
  } catch {
    return {};
  }
}

export const triedOf = (rules: string): Tried => ({ ...NONE, ...allTried()[rules] });

function keep(all: All): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing: one begins anew.
  }
}

export function keepTried(rules: string, tried: Tried): void {
  keep({ ...allTried(), [rules]: tried });
  copySoon();
}

/** The first try counts: a miss ends the run. */
export function answered(tried: Tried, puzzle: string, right: boolean): Tried {
  if (puzzle in tried.first) return tried;
  const run = right ? tried.run + 1 : 0;
  return { first: { ...tried.first, [puzzle]: right }, run, best: Math.max(tried.best, run), skipped: right && tried.skipped };
}

export const skipped = (tried: Tried, puzzle: string): Tried => ({ ...tried, first: { ...tried.first, [puzzle]: null }, skipped: true });

export const countTried = (all: All): number => Object.values(all).reduce((n, { first }) => n + Object.keys(first ?? {}).length, 0);

/** Takes in what a file says: what was tried here first stays. Tells how many puzzles are new here. */
export function takeTried(said: unknown): { fresh: number; known: number } {
  const counted = { fresh: 0, known: 0 };
  if (typeof said !== 'object' || said === null) return counted;
  const all = allTried();
  for (const [rules, value] of Object.entries(said)) {
    const { first, best } = (value ?? {}) as Partial<Tried>;
    if (typeof first !== 'object' || first === null || typeof best !== 'number') continue;
    const told = Object.fromEntries(Object.entries(first).filter(([, right]) => right === null || typeof right === 'boolean'));
    const here = { ...NONE, ...all[rules] };
    for (const puzzle of Object.keys(told)) counted[puzzle in here.first ? 'known' : 'fresh'] += 1;
    all[rules] = { ...here, first: { ...told, ...here.first }, best: Math.max(best, here.best) };
  }
  keep(all);
  return counted;
}
