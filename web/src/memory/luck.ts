// Results with the luck of the cards taken out. What chance gave one's own side in a game is worked out once, in the
// worker and without the server, and kept on this device: one number a game.

import shares from '../../../src/tockwork/review/luck_shares.json';
import type { OpenReview } from '../local/review';
import { localCall } from '../api/device';
import type { WinProbability } from '../wire/evaluation';
import { recordOf } from '../api/requests';
import { mySeats, teamsIn, won } from './games';
import { mean, share, type Mean } from './statistics';
import type { Remembered } from '../wire/http';

/** Nothing is said of fewer games: one alone is off by about 35 points. */
export const ENOUGH = 10;
/** The number of latest games that are looked at. */
export const LATEST = 50;
/** So much of the luck is taken out: fixed beforehand for each rulebook, on games of others (benchmarks/luck.py). */
const SHARES: Record<string, number> = shares;
export const shareOf = (rules: string): number => SHARES[rules] ?? shares['*'];
const KEPT = 'tockwork.luck';

/** By game: points of win chance that cards and lots gave one's own side, of a hundred. */
type Lucks = Record<string, number>;

export function keptLucks(): Lucks {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEPT) ?? '{}') as Lucks;
  } catch {
    return {};
  }
}

function keep(lucks: Lucks): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(lucks));
  } catch {
    // A browser that keeps nothing: it is worked out again another time.
  }
}

const ask = <T>(what: string, body: unknown): Promise<T> => localCall<T>('POST', `/api/review/${what}`, body);

async function luckOf(game: Remembered, wanted: () => boolean): Promise<number | null> {
  const { review, turns } = await ask<OpenReview>('open', await recordOf(game.id));
  const team = game.seats[mySeats(game)[0] ?? 0]?.team ?? 0;
  let luck = 0;
  try {
    for (const { turn, chance } of turns) {
      if (chance === 'none') continue;
      if (!wanted()) return null;
      const found = await ask<WinProbability>('outlook', { review, turn, brief: true });
      luck += (found.luck?.[team] ?? 0) + (found.lot?.[team] ?? 0);
    }
  } finally {
    void ask('close', { review });
  }
  return luck;
}

/** The luck of each of these games; what is known already is not worked out again. Tells after each how far it is. */
export async function lucksOf(
  games: readonly Remembered[],
  tell: (lucks: Lucks) => void,
  wanted: () => boolean,
): Promise<void> {
  const ids = new Set(games.map(({ id }) => id));
  let lucks: Lucks = Object.fromEntries(Object.entries(keptLucks()).filter(([id]) => ids.has(id)));
  for (const game of games) {
    if (!(game.id in lucks)) {
      const luck = await luckOf(game, wanted).catch(() => null); // a record that cannot be read says nothing
      if (!wanted()) return;
      if (luck !== null) lucks = { ...lucks, [game.id]: Math.round(100 * luck) / 100 };
      keep(lucks);
    }
    tell(lucks);
  }
}

interface Adjusted {
  n: number;
  /** Of a hundred games: what was won, and what is left of it without the luck. */
  raw: Mean;
  adjusted: Mean;
  /** What equal players would win. */
  even: number;
}

export function adjusted(games: readonly Remembered[], lucks: Lucks): Adjusted {
  const known = games.filter(({ id }) => id in lucks);
  const n = known.length;
  const results = known.map((game) => (won(game) ? 100 : 0));
  const even = known.reduce((sum, game) => sum + 100 / teamsIn(game), 0) / Math.max(1, n);
  const wide = ({ low, high }: { low: number; high: number }): number => (high - low) / 2;
  const raw = mean('raw', results);
  const without = mean(
    'adjusted',
    known.map(({ id, rules }, i) => (results[i] ?? 0) - shareOf(rules) * (lucks[id] ?? 0)),
  );
  // Where nearly all were won, or lost, results do not show by themselves how far they could have spread.
  const hidden = Math.sqrt(
    Math.max(0, (100 * wide(share('raw', results.filter(Boolean).length, n, 0))) ** 2 - wide(raw) ** 2),
  );
  const widened = (one: Mean): Mean => {
    const half = Math.hypot(wide(one), hidden);
    return { ...one, low: one.mean - half, high: one.mean + half };
  };
  return { n, raw: widened(raw), adjusted: widened(without), even };
}
