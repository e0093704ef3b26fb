// How far somebody has come in which introduction. Kept on this device, and nowhere else.

const KEPT = 'tockwork.learn';

export interface Progress {
  /** The step to go on with. */
  at: string | null;
  /** Tries needed, by step; a step that is in here is done. */
  tries: Record<string, number>;
  /** Went through to the end. */
  finished: boolean;
}

interface Learned {
  games: Record<string, Progress>;
  /** First-time hints that have been seen in real games. */
  hints: string[];
}

export const NEW: Progress = { at: null, tries: {}, finished: false };

function learned(): Learned {
  try {
    const kept = JSON.parse(globalThis.localStorage?.getItem(KEPT) ?? '{}') as Partial<Learned>;
    return { games: kept.games ?? {}, hints: kept.hints ?? [] };
  } catch {
    return { games: {}, hints: [] };
  }
}

function keep(what: Learned): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(what));
  } catch {
    // A browser that keeps nothing: one begins anew.
  }
}

export const progressOf = (rules: string): Progress => ({ ...NEW, ...learned().games[rules] });

export function keepProgress(rules: string, progress: Progress): void {
  const all = learned();
  keep({ ...all, games: { ...all.games, [rules]: progress } });
}

/** Whether any introduction was ever begun here. */
export const hasLearned = (): boolean => Object.keys(learned().games).length > 0;

/** True once for each hint. */
export function firstTime(hint: string): boolean {
  const all = learned();
  if (all.hints.includes(hint)) return false;
  keep({ ...all, hints: [...all.hints, hint] });
  return true;
}
