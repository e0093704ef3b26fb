// How guests of a server did at the boards of a day. What was played here is told there once, board by board.

import { place } from '../place';
import { call } from '../wire/api';
import type { DailyBoards } from './dealing';
import type { DealName } from './naming';

/** Chances are of a hundred, board by board; null where there is none. */
export interface Standing {
  /** How many have played all boards. */
  players: number;
  /** Of all who have played a board. */
  means: (number | null)[];
  /** My own first try, on whatever device, as the server played it again. */
  mine: (number | null)[];
  /** So many others did worse than I, or came to just the same; null until I have played all boards. */
  beaten: number | null;
  level: number | null;
}

/** What the server knows of a deal; null where there is none, or it cannot be reached now. */
export async function standingOf({ day, rules }: DealName, { fingerprint }: DailyBoards): Promise<Standing | null> {
  if (!place.server) return null;
  const query = new URLSearchParams({ day, rules, boards: fingerprint });
  return call<Standing>('GET', `/api/daily?${query.toString()}`).catch(() => null);
}

/** Boards that are over here and that the server does not know yet. Those that came in a file were played elsewhere. */
export const untold = ({ boards }: DailyBoards, standing: Standing | null): number[] =>
  boards.flatMap(({ state, brought }, board) => (state === 'over' && !brought && standing?.mine[board] == null ? [board] : []));

/** Tells the server what was played here; it plays it again, and the first try of all devices counts. */
export async function tell({ day, rules }: DealName, dealt: DailyBoards, standing: Standing | null): Promise<Standing | null> {
  let known = standing;
  for (const board of place.server ? untold(dealt, standing) : []) {
    const { answers = [] } = dealt.boards[board] ?? {};
    known = await call<Standing>('POST', '/api/daily', { day, rules, boards: dealt.fingerprint, board, answers });
  }
  return known;
}

/** Boards that were played here although another try came first. */
export const seconds = ({ boards }: DailyBoards, standing: Standing | null): number[] =>
  boards.flatMap(({ chance }, board) => {
    const first = standing?.mine[board] ?? null;
    return first !== null && chance !== null && Math.abs(first - chance) > 0.005 ? [board] : [];
  });
