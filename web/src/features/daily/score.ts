// What the boards of a day add up to: points against par, and how many others did worse.

import type { Field, PlayedBoard } from '../../local/daily';
import type { DailyStanding } from '../../wire/messages';

/** Below this number of players their mean says little: then a bot is par. */
export const ENOUGH = 5;

/** Whose chances are par, on every board of a page alike. */
export type Par = 'players' | 'club';

export interface Score {
  /** Points of win chance against par, board by board. */
  points: number[];
  total: number;
  /** How many others did worse, and how many came to just the same. */
  beaten: number;
  level: number;
  among: 'players' | 'bots';
  /** How many others that is. */
  others: number;
}

export const parOf = (standing: DailyStanding | null): Par =>
  standing !== null && standing.players >= ENOUGH ? 'players' : 'club';

/** What par is on a board, of a hundred; undefined while a bot has yet to play it. */
export const parOn = (board: number, standing: DailyStanding | null, field: Field | undefined): number | undefined =>
  (parOf(standing) === 'players' ? standing?.means[board] : null) ?? field?.par;

/** What a board gave: the first try of all devices, where a server knows it. */
export const chanceOn = (board: number, here: PlayedBoard, standing: DailyStanding | null): number | null =>
  standing?.mine[board] ?? here.chance;

/** Null while something is still missing. */
export function scoreOf(
  chances: readonly number[],
  fields: readonly (Field | undefined)[],
  standing: DailyStanding | null,
): Score | null {
  const points: number[] = [];
  for (const [board, chance] of chances.entries()) {
    const par = parOn(board, standing, fields[board]);
    if (par === undefined) return null;
    points.push(chance - par);
  }
  const total = sum(points);
  if (parOf(standing) === 'players' && standing?.beaten != null) {
    return {
      points,
      total,
      beaten: standing.beaten,
      level: standing.level ?? 0,
      among: 'players',
      others: standing.players - 1,
    };
  }
  if (!chances.every((_, board) => fields[board])) return null;
  const bots = (fields[0]?.field ?? []).map((_, bot) => sum(fields.map((one) => one?.field[bot]?.chance ?? 0)));
  const mine = sum(chances);
  const beaten = bots.filter((other) => other < mine).length;
  return {
    points,
    total,
    beaten,
    level: bots.filter((other) => other === mine).length,
    among: 'bots',
    others: bots.length,
  };
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/** Boards as signs: better than par, as good, worse; says nothing of how. */
export const signs = (points: readonly number[]): string =>
  points.map((one) => (one >= 2 ? '▲' : one <= -2 ? '▼' : '●')).join('');
