// Which puzzles a user has tried, and how far a run has come. Kept on this device, and in the file of everything.

import { copySoon } from '../api/sync';

const KEPT = 'tockwork.puzzles';

export interface Tried {
  /** By puzzle: whether the first try was right; null: skipped. */
  first: Record<string, boolean | null>;
  /** Missed or skipped at first, and solved later. */
  later: string[];
  /** Solved one after the other, from the easiest on. */
  run: number;
  best: number;
  /** Puzzles of this run that are behind one. */
  behind: string[];
  /** One may be skipped in a run. */
  skipped: boolean;
}

export const NONE: Tried = { first: {}, later: [], run: 0, best: 0, behind: [], skipped: false };

type All = Record<string, Tried>;

export function allTried(): All {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEPT) ?? '{}') as All;
  } catch {
    return {};
  }
}

export function triedOf(rules: string): Tried {
  const kept: Partial<Tried> = allTried()[rules] ?? {};
  // Once a run continued with what had never been tried.
  return { ...NONE, behind: Object.keys(kept.first ?? {}), ...kept };
}

function keep(all: All): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing: the user begins again.
  }
}

export function keepTried(rules: string, tried: Tried): void {
  keep({ ...allTried(), [rules]: tried });
  copySoon();
}

const later = (tried: Tried, puzzle: string, right: boolean): string[] =>
  right && tried.first[puzzle] !== true && puzzle in tried.first && !tried.later.includes(puzzle)
    ? [...tried.later, puzzle]
    : tried.later;

/** An answer in a run. A miss ends it: the next one begins with the easiest. What is said of a puzzle is its first try. */
export function answered(tried: Tried, puzzle: string, right: boolean): Tried {
  const run = right ? tried.run + 1 : 0;
  return {
    first: { [puzzle]: right, ...tried.first },
    later: later(tried, puzzle, right),
    run,
    best: Math.max(tried.best, run),
    behind: right ? [...tried.behind, puzzle] : [],
    skipped: right && tried.skipped,
  };
}

/** An answer outside of a run, to what was missed before. */
export const answeredAgain = (tried: Tried, puzzle: string, right: boolean): Tried => ({
  ...tried,
  later: later(tried, puzzle, right),
});

export const skipped = (tried: Tried, puzzle: string): Tried => ({
  ...tried,
  first: { [puzzle]: null, ...tried.first },
  behind: [...tried.behind, puzzle],
  skipped: true,
});

/** Begins with the easiest; what was tried and the best run stay. */
export const newRun = (tried: Tried): Tried => ({ ...tried, run: 0, behind: [], skipped: false });

/** What was missed or skipped, and not solved since. */
export const isMissed = ({ first, later: solved }: Tried, puzzle: string): boolean =>
  puzzle in first && first[puzzle] !== true && !solved.includes(puzzle);

export const countTried = (all: All): number =>
  Object.values(all).reduce((n, { first }) => n + Object.keys(first ?? {}).length, 0);

/** Takes in what a file says: what was tried here first stays. Tells how many puzzles are new here. */
export function takeTried(said: unknown): { fresh: number; known: number } {
  const counted = { fresh: 0, known: 0 };
  if (typeof said !== 'object' || said === null) return counted;
  const all = allTried();
  for (const [rules, value] of Object.entries(said)) {
    const { first, best, later: solved } = (value ?? {}) as Partial<Tried>;
    if (typeof first !== 'object' || first === null || typeof best !== 'number') continue;
    const tried = Object.fromEntries(
      Object.entries(first).filter(([, right]) => right === null || typeof right === 'boolean'),
    );
    const here = triedOf(rules);
    for (const puzzle of Object.keys(tried)) counted[puzzle in here.first ? 'known' : 'fresh'] += 1;
    const more = Array.isArray(solved) ? solved.filter((one) => typeof one === 'string') : [];
    all[rules] = {
      ...here,
      first: { ...tried, ...here.first },
      later: [...new Set([...here.later, ...more])],
      best: Math.max(best, here.best),
    };
  }
  keep(all);
  return counted;
}
