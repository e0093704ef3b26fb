// How far a player has come in which introduction. Kept on this device, and in the copy for the player's others.

import { copySoon } from '../api/sync';

const KEPT = 'tockwork.learn';

export interface Progress {
  /** The step to continue with. */
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
  /** The tables of the first games with the coach. */
  tables: string[];
}

/** The number of games that count as a user's first ones. */
const FIRST_GAMES = 3;

export const NEW: Progress = { at: null, tries: {}, finished: false };

export function learned(): Learned {
  try {
    const kept = JSON.parse(globalThis.localStorage?.getItem(KEPT) ?? '{}') as Partial<Learned>;
    return { games: kept.games ?? {}, hints: kept.hints ?? [], tables: kept.tables ?? [] };
  } catch {
    return { games: {}, hints: [], tables: [] };
  }
}

function keep(what: Learned): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(what));
  } catch {
    // A browser that keeps nothing: the user begins again.
  }
}

export const progressOf = (rules: string): Progress => ({ ...NEW, ...learned().games[rules] });

export function keepProgress(rules: string, progress: Progress): void {
  const all = learned();
  keep({ ...all, games: { ...all.games, [rules]: progress } });
  copySoon();
}

/** True once for each hint. */
export function firstTime(hint: string): boolean {
  const all = learned();
  if (all.hints.includes(hint)) return false;
  keep({ ...all, hints: [...all.hints, hint] });
  return true;
}

/** Takes in what another device says. Both come to the same, whichever takes in the other first. */
export function takeLearned(said: unknown): void {
  const { games = {}, hints = [], tables = [] } = (said ?? {}) as Partial<Learned>;
  const all = learned();
  for (const [rules, value] of Object.entries(games)) {
    const there: Partial<Progress> = value ?? {};
    if (typeof there.tries !== 'object' || there.tries === null) continue;
    all.games[rules] = together(progressOf(rules), { ...NEW, ...there });
  }
  keep({ games: all.games, hints: joined(all.hints, hints), tables: joined(all.tables, tables) });
}

function joined(here: string[], there: unknown): string[] {
  const more = Array.isArray(there) ? there.filter((one) => typeof one === 'string') : [];
  return [...new Set([...here, ...more])].sort();
}

/** The device with more steps done says where to continue; a step is remembered with the fewest tries. */
function together(one: Progress, other: Progress): Progress {
  const rank = ({ tries, at }: Progress): string => `${String(Object.keys(tries).length).padStart(4, '0')} ${at ?? ''}`;
  const [less, more] = rank(one) < rank(other) ? [one, other] : [other, one];
  const tries = { ...less.tries };
  for (const [step, count] of Object.entries(more.tries)) tries[step] = Math.min(count, tries[step] ?? count);
  return { at: more.at, tries, finished: one.finished === true || other.finished === true };
}

/** Whether the game at this table is one of the first with the coach. */
export function isFirstGame(table: string): boolean {
  const all = learned();
  if (all.tables.includes(table)) return true;
  if (all.tables.length >= FIRST_GAMES) return false;
  keep({ ...all, tables: [...all.tables, table] });
  return true;
}
