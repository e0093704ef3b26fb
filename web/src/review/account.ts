// The account of a game, seat by seat: luck of the cards, mistakes, and the rest by its name. As tockwork/review/account.py.

import type { Judgement } from './judgement';
import type { Reviewed } from './review.svelte';
import knownPlayers from '../../../src/tockwork/review/known_players.json';

/** No grade under so many real decisions. */
export const ENOUGH = 30;
/** Points from which the luck of a deal, or of how an answer went, is worth a line. */
export const LUCKY = 8;

export interface Played {
  turns: readonly Reviewed[];
  /** The team of each seat. */
  teams: readonly number[];
  winners: readonly number[];
  rules: string;
}

export interface AccountRow {
  what: 'cards' | 'fit' | 'mistakes' | 'rest';
  seat: number | null;
  points: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const judged = ({ turns }: Played, seat: number): (Reviewed & { judgement: Judgement })[] =>
  turns.filter((one): one is Reviewed & { judgement: Judgement } => one.judgement?.seat === seat);
const lostBy = (game: Played, seat: number): number => sum(judged(game, seat).map(({ judgement }) => judgement.loss));
const luckOf = ({ outlook }: Reviewed, team: number): number => (outlook?.luck?.[team] ?? 0) + (outlook?.lot?.[team] ?? 0);

/** What a team won beyond an even chance; nothing, if the game was left. */
export function resultOf({ teams, winners }: Played, team: number): number {
  return winners.length ? (winners.some((seat) => teams[seat] === team) ? 100 : 0) - 100 / (Math.max(...teams) + 1) : 0;
}

/** The parts of it: together they are the result. */
export function accountRows(game: Played, team: number): AccountRow[] {
  const { turns, teams } = game;
  const seats = (mine: boolean): number[] => teams.flatMap((of, seat) => ((of === team) === mine ? [seat] : []));
  // What one of several other teams loses is shared by all.
  const share = 1 / Math.max(1, Math.max(...teams));
  const cards = (seat: number, of: number): AccountRow =>
    ({ what: 'cards', seat, points: of * sum(turns.map(({ outlook }) => outlook?.seats?.[seat] ?? 0)) });
  const rows = [...seats(true).map((seat) => cards(seat, 1)), ...seats(false).map((seat) => cards(seat, -share))];
  const luck = sum(turns.map((turn) => luckOf(turn, team)));
  rows.push({ what: 'fit', seat: null, points: luck - sum(rows.map(({ points }) => points)) });
  for (const seat of seats(false)) rows.push({ what: 'mistakes', seat, points: share * lostBy(game, seat) });
  for (const seat of seats(true)) rows.push({ what: 'mistakes', seat, points: -lostBy(game, seat) });
  return [...rows, { what: 'rest', seat: null, points: resultOf(game, team) - sum(rows.map(({ points }) => points)) }];
}

export interface Fate {
  turn: Reviewed;
  /** Chances of a hundred: by what the seat could see, and when the round was over. */
  before: number;
  after: number;
}

/** Right, but it went wrong; or wrong, but it went well: the one after which the chance changed most. */
export function fateOf(game: Played, seat: number, how: 'wrong' | 'well'): Fate | null {
  const { turns, teams } = game;
  const sign = how === 'well' ? 1 : -1;
  let found: Fate | null = null;
  let most = LUCKY;
  for (const turn of judged(game, seat)) {
    const { judgement } = turn;
    if (how === 'well' ? judgement.mark === 'none' : !judgement.real || judgement.played !== 0) continue;
    const round = turns[turn.turn - 1]?.round;
    const last = turns.slice(turn.turn + 1).findLast((one) => one.round === round);
    const after = last?.outlook?.chances[teams[seat] ?? 0];
    const before = judgement.candidates[judgement.played]?.value;
    if (after === undefined || before === undefined || sign * (after - before) <= most) continue;
    most = sign * (after - before);
    found = { turn, before, after };
  }
  return found;
}

export interface HowWell {
  lost: number;
  error: number;
  real: number;
  /** The known player who gives away most nearly as much per real decision; why there is none, else. */
  like: { name: string; points: number } | 'few' | 'unmeasured';
}

export function howWell(game: Played, seat: number): HowWell {
  const own = judged(game, seat).map(({ judgement }) => judgement);
  const lost = sum(own.map(({ loss }) => loss));
  const error = Math.sqrt(sum(own.map((one) => one.error ** 2)));
  const real = own.filter((one) => one.real).length;
  if (real < ENOUGH || !game.winners.length) return { lost, error, real, like: 'few' };
  const known = Object.entries((knownPlayers as unknown as Record<string, Record<string, [number, number]>>)[game.rules] ?? {});
  const distance = (points: number): number => Math.abs(points - lost / real);
  const nearest = known.sort(([, [a]], [, [b]]) => distance(a) - distance(b))[0];
  return { lost, error, real, like: nearest ? { name: nearest[0], points: nearest[1][0] } : 'unmeasured' };
}
