// What checking a record comes to; verify.ts does the checking.

import type { Problem } from '../wire/fault';

export interface Check {
  name: 'commitment' | 'promises' | 'seed' | 'moves' | 'shuffles' | 'chain';
  /** null: the record does not say enough. */
  passed: boolean | null;
  /** Of how many: parts, answers, shuffles, events. */
  count: number;
  /** Why it does not hold, if there is more to say. */
  problems: readonly Problem[];
}

export interface Part {
  seat: number;
  promise: string;
  /** null: it came too late and was left out. */
  part: string | null;
  word: string;
}

export interface Verified {
  names: string[];
  checks: Check[];
  parts: Part[];
  /** From which every shuffle follows, once it is revealed. */
  seed: string | null;
  /** The head of the chain, if it holds. */
  head: string | null;
  /** How often a player alone against bots took an answer back. */
  takenBack: number;
}

/** In one word: `alone` if one device dealt and what it says of itself fits. */
export function verdictOf(checks: readonly Check[]): 'bad' | 'alone' | 'unknown' | 'good' {
  if (checks.some(({ passed }) => passed === false)) return 'bad';
  if (checks.every(({ passed }) => passed)) return 'good';
  const fits = (name: Check['name']): boolean => checks.some((check) => check.name === name && check.passed === true);
  return fits('moves') && fits('shuffles') ? 'alone' : 'unknown';
}
