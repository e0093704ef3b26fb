// How users of a server did in the rounds of a day. Results of this device are sent there once, round by round.

import { place } from '../../base/place';
import { call } from '../../api/http';
import type { DailyBoards } from '../../local/daily';
import type { DailyStanding } from '../../wire/messages';
import type { DealName } from './naming';

/** What the server knows of a deal; null where there is none, or it cannot be reached now. */
export async function standingOf(
  { day, rules }: DealName,
  { fingerprint }: DailyBoards,
): Promise<DailyStanding | null> {
  if (!place.server) return null;
  return call('GET /api/daily', { day, rules, boards: fingerprint }).catch(() => null);
}

/** Boards that are over here and that the server does not know yet. Those that came in a file were played elsewhere. */
export const unsent = ({ boards }: DailyBoards, standing: DailyStanding | null): number[] =>
  boards.flatMap(({ state, brought }, board) =>
    state === 'over' && !brought && standing?.mine[board] == null ? [board] : [],
  );

/** Tells the server what was played here; it plays it again, and the first try of all devices counts. */
export async function tell(
  { day, rules }: DealName,
  dealt: DailyBoards,
  standing: DailyStanding | null,
): Promise<DailyStanding | null> {
  let known = standing;
  for (const board of place.server ? unsent(dealt, standing) : []) {
    const { answers = [] } = dealt.boards[board] ?? {};
    known = await call('POST /api/daily', { body: { day, rules, boards: dealt.fingerprint, board, answers } });
  }
  return known;
}

/** Boards that were played here although another try came first. */
export const seconds = ({ boards }: DailyBoards, standing: DailyStanding | null): number[] =>
  boards.flatMap(({ chance }, board) => {
    const first = standing?.mine[board] ?? null;
    return first !== null && chance !== null && Math.abs(first - chance) > 0.005 ? [board] : [];
  });
