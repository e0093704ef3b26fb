// What the boards of a day add up to: points against par, and the share of others who did worse.

import type { Field } from './dealing';

/** Under so many players their mean says little: then a bot is par. */
export const ENOUGH = 5;

/** How guests of a server did, if there is one. */
export interface Standing {
  players: number;
  /** The mean chance of all who played, board by board. */
  means: number[] | null;
  /** My own first try, as the server played it again. */
  mine: number[] | null;
  /** Of a hundred other players, so many did worse; null: there is nobody else yet. */
  beaten: number | null;
}

export interface Score {
  /** Points of win chance against par, board by board. */
  points: number[];
  total: number;
  /** Of a hundred others, so many did worse; ties count half. */
  beaten: number;
  among: 'players' | 'bots';
  /** How many others that is. */
  others: number;
  /** Whose chances are par. */
  par: 'players' | 'club';
}

export function scoreOf(chances: readonly number[], fields: readonly Field[], standing: Standing | null): Score {
  const many = standing !== null && standing.players >= ENOUGH && standing.means !== null;
  const par = many ? standing.means : fields.map((one) => one.par);
  const points = chances.map((chance, i) => chance - (par?.[i] ?? 0));
  const total = sum(points);
  if (many && standing.beaten !== null) {
    return { points, total, beaten: standing.beaten, among: 'players', others: standing.players - 1, par: 'players' };
  }
  const bots = (fields[0]?.field ?? []).map((_, bot) => sum(fields.map(({ field }) => field[bot]?.chance ?? 0)));
  return { points, total, beaten: shareBeaten(sum(chances), bots), among: 'bots', others: bots.length, par: many ? 'players' : 'club' };
}

/** Of a hundred others, so many have less; ties count half. */
export function shareBeaten(mine: number, others: readonly number[]): number {
  if (!others.length) return 50;
  const less = others.filter((other) => other < mine).length + others.filter((other) => other === mine).length / 2;
  return (100 * less) / others.length;
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/** Boards as signs: better than par, as good, worse; says nothing of how. */
export const signs = (points: readonly number[]): string =>
  points.map((one) => (one >= 2 ? '▲' : one <= -2 ? '▼' : '●')).join('');

/** The day, UTC, such as 2026-11-17. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Milliseconds until the next day, UTC. */
export const untilNext = (now: number): number => 86_400_000 - (now % 86_400_000);
