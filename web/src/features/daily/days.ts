// Days of the daily deal: each begins at 00:00 UTC, and what is played of it counts until the next one ends.

const DAY = 86_400_000;

/** The day, UTC, such as 2026-11-17. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The same day with another day of the year: -1 is the one before. */
export const dayBeside = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY);

/** Milliseconds until the next day, UTC. */
export const untilNext = (now: number): number => DAY - (now % DAY);

/** `none`: there is no such day. Of the past, only yesterday still counts. */
export type DayKind = 'none' | 'future' | 'today' | 'yesterday' | 'past';

export function kindOf(day: string, now: number): DayKind {
  const at = Date.parse(`${day}T00:00:00Z`);
  // Some would make a 3rd of March out of a 31st of February.
  if (Number.isNaN(at) || dayOf(at) !== day) return 'none';
  const today = dayOf(now);
  if (day > today) return 'future';
  if (day === today) return 'today';
  return day === dayBeside(today, -1) ? 'yesterday' : 'past';
}

/** Whether what is played of that day counts; else it is practice. */
export const counts = (kind: DayKind): boolean => kind === 'today' || kind === 'yesterday';
