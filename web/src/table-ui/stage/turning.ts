// The turning point of a finished game: where the win chance of one side changed most. A few moments are looked at
// from far away, then ever closer the stretch that matters, so that it is there long before a whole review.

import type { Evaluation, WinProbability, Reviewed } from '../../wire/evaluation';
import { localCall } from '../../api/device';
import type { EvaluatedTurn, OpenReview } from '../../local/review';

/** The win chance of the side after a turn, of a hundred. */
export interface Point {
  turn: number;
  chance: number;
}

export interface Turning {
  /** In the order of the game. */
  points: Point[];
  /** All turns there are. */
  turns: number;
  /** The chance before and after the turning point, which are two of the points. */
  before: Point;
  after: Point;
  round: number;
  /** Its first event and the number of all, counted among those of the game. */
  event: number;
  events: number;
  /** What the review says of the move, where a player decided. */
  judgement: Evaluation | null;
}

/** The moments looked at from far away, and in all. */
const FAR = 10;
const MOST = 24;

/** Where the chance changed most: two of the points that are neighbours. */
export function steepest(points: readonly Point[]): [Point, Point] | null {
  let found: [Point, Point] | null = null;
  for (const [i, after] of points.entries()) {
    const before = points[i - 1];
    if (!before) continue;
    const change = Math.abs(after.chance - before.chance);
    if (!found || change > Math.abs(found[1].chance - found[0].chance)) found = [before, after];
  }
  return found;
}

/** Looks at the turns of a game until the steepest stretch is a single one. */
export async function narrowed(
  turns: number,
  chanceAfter: (turn: number) => Promise<number | null>,
): Promise<{ points: Point[]; at: [Point, Point] } | null> {
  const last = turns - 1;
  if (last < 2) return null;
  const points: Point[] = [];
  const look = async (turn: number): Promise<boolean> => {
    const chance = await chanceAfter(turn);
    if (chance === null) return false;
    points.push({ turn, chance });
    points.sort((a, b) => a.turn - b.turn);
    return true;
  };
  const far = new Set(Array.from({ length: FAR + 1 }, (_, i) => Math.round((i * last) / FAR)));
  for (const turn of far) if (!(await look(turn))) return null;
  for (;;) {
    const at = steepest(points);
    if (!at) return null;
    const [{ turn: from }, { turn: to }] = at;
    if (to - from < 2 || points.length >= MOST) return { points, at };
    if (!(await look(Math.floor((from + to) / 2)))) return null;
  }
}

/** Worked out on this device in the background; null if it was stopped, or the game was too short for one. */
export async function turningPoint(
  record: () => Promise<string>,
  seat: number,
  stopped: () => boolean,
): Promise<Turning | null> {
  const { review, turns, teams } = await localCall<OpenReview>('POST', '/api/review/open', await record());
  const team = teams[seat] ?? 0;
  const ask = <T>(what: string, turn: number, brief = false): Promise<T> =>
    localCall<T>('POST', `/api/review/${what}`, { review, turn, brief });
  try {
    const found = await narrowed(turns.length, async (turn) => {
      if (stopped()) return null;
      const outlook = turns[turn]?.outlook ?? (await ask<WinProbability>('outlook', turn, true));
      return outlook.chances[team] ?? null;
    });
    const one: Reviewed | undefined = turns[found?.at[1].turn ?? 0];
    if (!found || !one || stopped()) return null;
    const decided = found.at[1].turn - found.at[0].turn === 1 && (one.answers ?? 0) > 1;
    return {
      points: found.points,
      turns: turns.length,
      before: found.at[0],
      after: found.at[1],
      round: turns[one.turn - 1]?.round ?? one.round,
      event: one.first,
      events: turns.at(-1)?.end ?? 0,
      judgement: decided ? (one.judgement ?? (await ask<EvaluatedTurn>('judged', one.turn)).judgement) : null,
    };
  } finally {
    void localCall('POST', '/api/review/close', { review });
  }
}
