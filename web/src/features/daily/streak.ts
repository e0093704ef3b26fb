// Days in a row on which a daily challenge was played, where no server counts them.

import { dayBeside } from './days';

const KEPT = 'tockwork.daily.days';
const MOST = 400;

/** How many days in a row end with this one. */
export function streakTo(day: string, played: ReadonlySet<string>): number {
  let count = 0;
  for (let at = day; played.has(at); at = dayBeside(at, -1)) count += 1;
  return count;
}

/** The same with the days that are remembered here; this one is, from now on. */
export function keptStreak(day: string): number {
  const days = new Set((globalThis.localStorage?.getItem(KEPT) ?? '').split(' ').filter(Boolean));
  days.add(day);
  globalThis.localStorage?.setItem(KEPT, [...days].sort().slice(-MOST).join(' '));
  return streakTo(day, days);
}
