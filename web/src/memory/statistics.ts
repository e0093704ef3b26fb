// What one's games say, question by question. Every number has its n; nothing is said of fewer than twenty
// cases, and no difference that chance alone could make.

import { mySeats, teamsIn, won } from './games';
import type { Remembered } from '../wire/http';

export const LEAST = 20;
const Z = 1.96;
/** Of few cases the spread is not known well either: the quantile of Student's distribution, nearly. */
const quantile = (n: number): number => Z * (1 + (Z ** 2 + 1) / (4 * Math.max(1, n - 1)));

/** A share with its interval (Wilson, 95 %). */
export interface Share {
  key: string;
  n: number;
  wins: number;
  /** What an even chance would give. */
  even: number;
  share: number;
  low: number;
  high: number;
}

export function share(key: string, wins: number, n: number, even: number): Share {
  if (!n) return { key, n, wins, even, share: 0, low: 0, high: 1 };
  const p = wins / n;
  const scale = 1 + Z ** 2 / n;
  const middle = (p + Z ** 2 / (2 * n)) / scale;
  const half = (Z * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2))) / scale;
  return { key, n, wins, even, share: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** A mean with its interval (95 %). */
export interface Mean {
  key: string;
  n: number;
  mean: number;
  low: number;
  high: number;
}

export function mean(key: string, values: readonly number[]): Mean {
  const n = values.length;
  if (!n) return { key, n, mean: 0, low: 0, high: 0 };
  const middle = values.reduce((all, value) => all + value, 0) / n;
  const spread = values.reduce((all, value) => all + (value - middle) ** 2, 0) / Math.max(1, n - 1);
  const half = quantile(n) * Math.sqrt(spread / n);
  return { key, n, mean: middle, low: middle - half, high: middle + half };
}

/** What may be said of two shares or means: which is higher, or that nothing is certain yet. */
export type Verdict = 'first' | 'second' | 'even' | 'few';

export function verdict(
  a: { n: number; low: number; high: number },
  b: { n: number; low: number; high: number },
): Verdict {
  if (a.n < LEAST || b.n < LEAST) return 'few';
  if (a.low > b.high) return 'first';
  return b.low > a.high ? 'second' : 'even';
}

/** How many games are missing until two sides can be compared. */
export const missing = (...sides: readonly { n: number }[]): number =>
  sides.reduce((sum, { n }) => sum + Math.max(0, LEAST - n), 0);

/** What may be said of each share beside what equal players would win. */
export interface Standing {
  more: Share[];
  even: Share[];
  less: Share[];
  few: Share[];
}

export function standing(all: readonly Share[]): Standing {
  const found: Standing = { more: [], even: [], less: [], few: [] };
  for (const one of all)
    found[one.n < LEAST ? 'few' : one.low > one.even ? 'more' : one.high < one.even ? 'less' : 'even'].push(one);
  return found;
}

/** Games in which one played against others: on one screen alone nobody can win or lose, and who took answers back
 *  was practising. */
export const counted = (games: readonly Remembered[]): Remembered[] =>
  games.filter((game) => {
    const mine = new Set(mySeats(game).map((seat) => game.seats[seat]?.team));
    return mine.size === 1 && teamsIn(game) > 1 && !game.taken_back;
  });

function shares(games: readonly Remembered[], keysOf: (game: Remembered) => readonly string[]): Share[] {
  const found = new Map<string, { wins: number; n: number; even: number }>();
  for (const game of games)
    for (const key of keysOf(game)) {
      const so = found.get(key) ?? { wins: 0, n: 0, even: 0 };
      found.set(key, { wins: so.wins + (won(game) ? 1 : 0), n: so.n + 1, even: so.even + 1 / teamsIn(game) });
    }
  return [...found]
    .map(([key, { wins, n, even }]) => share(key, wins, n, even / n))
    .sort((a, b) => b.n - a.n || a.key.localeCompare(b.key));
}

/** How often do I win, by game? */
export const byGame = (games: readonly Remembered[]): Share[] => shares(games, ({ rules }) => [rules]);

/** Do I win more when my side leads the first round? */
export function byLead(games: readonly Remembered[]): [Share, Share] {
  const leads = (game: Remembered): boolean =>
    game.seats[mySeats(game)[0] ?? 0]?.team === game.seats[game.tally.leader]?.team;
  const all = shares(games, (game) => [leads(game) ? 'lead' : 'follow']);
  const of = (key: string): Share => all.find((one) => one.key === key) ?? share(key, 0, 0, 0);
  return [of('lead'), of('follow')];
}

/** With whom do I win? Partners by name. */
export const byPartner = (games: readonly Remembered[]): Share[] =>
  shares(games, (game) => {
    const team = game.seats[mySeats(game)[0] ?? 0]?.team;
    return game.seats.flatMap((seat) => (!seat.mine && seat.team === team && seat.name ? [seat.name] : []));
  });

/** How do I do against bots of each level? Tables with bots of one level only, and no other people against me. */
export const byLevel = (games: readonly Remembered[]): Share[] =>
  shares(games, (game) => {
    const team = game.seats[mySeats(game)[0] ?? 0]?.team;
    const against = game.seats.filter((seat) => seat.team !== team);
    const levels = new Set(against.map(({ level }) => level));
    const [level] = levels;
    return levels.size === 1 && level && against.every(({ kind }) => kind === 'bot') ? [level] : [];
  });

/** Each own seat beside the mean of the others at the same tables: captures made, marbles lost, waiting. */
export function beside(games: readonly Remembered[], what: 'captured' | 'lost' | 'waited'): [Mean, Mean] {
  const mine: number[] = [];
  const others: number[] = [];
  for (const game of games) {
    const own = mySeats(game);
    const counts = game.tally.seats.map((seat) => seat[what]);
    mine.push(average(own.map((seat) => counts[seat] ?? 0)));
    others.push(average(counts.filter((_, seat) => !own.includes(seat))));
  }
  return [mean('mine', mine), mean('others', others)];
}

/** What one's games add up to: facts, which need no number of games. */
interface Totals {
  games: number;
  wins: number;
  captured: number;
  lost: number;
  home: number;
  /** The most captures in a single game. */
  most: number;
  /** Milliseconds at the table. */
  time: number;
}

export function totals(games: readonly Remembered[]): Totals {
  const found: Totals = { games: games.length, wins: 0, captured: 0, lost: 0, home: 0, most: 0, time: 0 };
  for (const game of games) {
    const own = mySeats(game).flatMap((seat) => game.tally.seats[seat] ?? []);
    const captured = own.reduce((sum, seat) => sum + seat.captured, 0);
    if (won(game)) found.wins += 1;
    found.captured += captured;
    found.lost += own.reduce((sum, seat) => sum + seat.lost, 0);
    found.home += own.reduce((sum, seat) => sum + seat.home, 0);
    found.most = Math.max(found.most, captured);
    found.time += game.ended_at - game.began_at;
  }
  return found;
}

const average = (values: readonly number[]): number =>
  values.reduce((all, value) => all + value, 0) / Math.max(1, values.length);

/** Games won one after the other: the longest row ever, and the one that still goes on. */
export function runs(games: readonly Remembered[]): { best: number; now: number } {
  let best = 0;
  let now = 0;
  for (const game of [...games].sort((a, b) => a.ended_at - b.ended_at)) {
    now = won(game) ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { best, now };
}
