// A board of the daily deal that comes from another device or in a file was played there, and is no further try here.
// Only this device marks it: what it writes down itself is as it was played.

import type { Stored } from './log';

export const asBrought = (log: readonly Stored[]): Stored[] => marked(log, true);
export const asPlayed = (log: readonly Stored[]): Stored[] => marked(log, false);

function marked(log: readonly Stored[], brought: boolean): Stored[] {
  return log.map((one) => {
    if (one.entry.entry !== 'created' || !one.entry.daily) return one;
    const { day, board } = one.entry.daily;
    return { ...one, entry: { ...one.entry, daily: { day, board, ...(brought ? { brought } : {}) } } };
  });
}
