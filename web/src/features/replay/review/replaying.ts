// Where one stands in a replay, without any drawing.

import type { Logged, SeatInfo } from '../../../wire/messages';
import type { Moment } from '../../../wire/http';

/** What nobody wants to stop at: the table's own affairs, shuffles, cards on their way. */
const PASSING = new Set([
  'shuffled',
  'gave',
  'chose',
  'offered',
  'drew',
  'sat',
  'left',
  'chat',
  'gathering',
  'began',
  'taken_over',
  'handed_back',
  'bot_changed',
  'proposed',
  'agreed',
  'declined',
  'lapsed',
  'paused',
  'resumed',
  'revealed',
  'rematch',
]);

/** The moments one can stop at, as indexes into the log. */
export function stops(log: readonly Logged[], moments: readonly Moment[]): number[] {
  return log.flatMap((entry, i) => (moments[i]?.state && !PASSING.has(entry.event.event) ? [i] : []));
}

/** The stop at or before event `number`; the first one for an earlier number. */
export function stopOf(log: readonly Logged[], at: readonly number[], number: number): number {
  let found = 0;
  for (const [stop, index] of at.entries()) if ((log[index]?.number ?? 0) <= number) found = stop;
  return found;
}

/** The number in "#57", or null. */
export function numberIn(hash: string): number | null {
  const found = /^#(\d{1,7})$/.exec(hash);
  return found ? Number(found[1]) : null;
}

/** Through whose eyes, and whether all hands lie open: "?seat=2&hands=closed" of a shared link. */
export function viewIn(search: string, players: number): { seat: number | null; open: boolean } {
  const query = new URLSearchParams(search);
  const seat = /^\d$/.test(query.get('seat') ?? '') ? Number(query.get('seat')) : null;
  return { seat: seat !== null && seat < players ? seat : null, open: query.get('hands') !== 'closed' };
}

/** Who is "you" in the log: the reader, as long as the board is seen from the reader's own seat. */
export function reader(seats: readonly SeatInfo[], seen: number): number | null {
  const own = seats.find((info) => info.mine);
  // A player without a name is called "You" anyhow.
  return own && (own.seat === seen || !own.name) ? own.seat : null;
}

/** The hand one sees: all of them, or only that of one seat. */
export function handSeen(moment: Moment | undefined, seat: number, open: boolean, me: number): string[] {
  const hand = moment?.hands[seat] ?? [];
  return open || seat === me ? hand : hand.map(() => '?');
}

/** Milliseconds between two moments when it plays automatically. */
export function pace(speed: number, steps: number): number {
  return Math.max(120, (1100 + 60 * steps) / speed);
}
