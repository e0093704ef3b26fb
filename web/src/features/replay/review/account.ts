// The account of a game, seat by seat: luck of the cards, mistakes, and the rest by its name. As tockwork/review/account.py.

import type { Evaluation, Reviewed } from '../../../wire/evaluation';
import type { TableInfo } from '../../../wire/messages';
import { rounded } from '../../../base/rounding';
import knownPlayers from '../../../../../src/tockwork/review/known_players.json';

/** No grade below this number of meaningful decisions. */
export const ENOUGH = 30;
/** Points from which the luck of a deal, or of how an answer went, is worth a line. */
export const LUCKY = 8;

export interface ReviewedGame {
  turns: readonly Reviewed[];
  /** The team of each seat. */
  teams: readonly number[];
  winners: readonly number[];
  /** The form played, such as dog/4/pairs; null with house rules. */
  form: string | null;
}

/** The form of a table, such as dog/4/pairs; null with house rules, which nobody has measured. */
export const formOf = ({
  rules,
  players,
  teams,
  options,
}: Pick<TableInfo, 'rules' | 'players' | 'teams' | 'options'>): string | null =>
  Object.keys(options).length ? null : `${rules}/${players}/${teams}`;

interface AccountRow {
  what: 'cards' | 'fit' | 'mistakes' | 'rest';
  seat: number | null;
  points: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const judged = ({ turns }: ReviewedGame, seat: number): (Reviewed & { judgement: Evaluation })[] =>
  turns.filter((one): one is Reviewed & { judgement: Evaluation } => one.judgement?.seat === seat);
const lostBy = (game: ReviewedGame, seat: number): number =>
  sum(judged(game, seat).map(({ judgement }) => judgement.loss));
const luckOf = ({ outlook }: Reviewed, team: number): number =>
  (outlook?.luck?.[team] ?? 0) + (outlook?.lot?.[team] ?? 0);

/** What a team won beyond an even chance; of a game that was left, its chance then. */
export function resultOf({ turns, teams, winners }: ReviewedGame, team: number): number {
  const even = 100 / (Math.max(...teams) + 1);
  if (winners.length) return (winners.some((seat) => teams[seat] === team) ? 100 : 0) - even;
  return (turns.at(-1)?.outlook?.chances[team] ?? even) - even;
}

/** The parts of it: together they are the result. In hundredths, as the kernel says everything. */
export function accountRows(game: ReviewedGame, team: number): AccountRow[] {
  const { turns, teams } = game;
  const seats = (mine: boolean): number[] => teams.flatMap((of, seat) => ((of === team) === mine ? [seat] : []));
  // What one of several other teams loses is shared by all.
  const share = 1 / Math.max(1, Math.max(...teams));
  const row = (what: AccountRow['what'], seat: number | null, points: number): AccountRow => ({
    what,
    seat,
    points: rounded(points, 2),
  });
  const cardsOf = (seat: number): number => sum(turns.map(({ outlook }) => outlook?.seats?.[seat] ?? 0));
  const cards = [
    ...seats(true).map((seat) => row('cards', seat, cardsOf(seat))),
    ...seats(false).map((seat) => row('cards', seat, -cardsOf(seat) * share)),
  ];
  const luck = sum(turns.map((turn) => luckOf(turn, team)));
  const lost = (mine: boolean): number => sum(seats(mine).map((seat) => lostBy(game, seat)));
  return [
    ...cards,
    row('fit', null, luck - sum(cards.map(({ points }) => points))),
    ...seats(false).map((seat) => row('mistakes', seat, share * lostBy(game, seat))),
    ...seats(true).map((seat) => row('mistakes', seat, -lostBy(game, seat))),
    row('rest', null, resultOf(game, team) - luck - share * lost(false) + lost(true)),
  ];
}

/** Whether cards were dealt more than once; if not, a round says nothing. */
export const hasRounds = ({ turns }: Pick<ReviewedGame, 'turns'>): boolean =>
  turns.filter(({ chance }) => chance === 'deal').length > 1;

interface Fate {
  turn: Reviewed;
  /** Chances of a hundred: by what the seat could see, and when one knew how it went. */
  before: number;
  after: number;
}

/** The turn by which one knows how an answer went: the last of its round; without rounds, after four more moves of every player. */
function whenSeen(game: ReviewedGame, { turn }: Reviewed): Reviewed | undefined {
  const later = game.turns.slice(turn + 1);
  if (!hasRounds(game)) return later.slice(0, 4 * game.teams.length).at(-1);
  const round = game.turns[turn - 1]?.round;
  return later.findLast((one) => one.round === round);
}

/** Right, but it went wrong; or wrong, but it went well: the one after which the chance changed most. */
export function fateOf(game: ReviewedGame, seat: number, how: 'wrong' | 'well'): Fate | null {
  const sign = how === 'well' ? 1 : -1;
  let found: Fate | null = null;
  let most = LUCKY;
  for (const turn of judged(game, seat)) {
    const { judgement } = turn;
    if (how === 'well' ? judgement.mark === 'none' : !judgement.real || judgement.played !== 0) continue;
    const after = whenSeen(game, turn)?.outlook?.chances[game.teams[seat] ?? 0];
    const before = judgement.candidates[judgement.played]?.value;
    if (after === undefined || before === undefined || sign * (after - before) <= most) continue;
    most = sign * (after - before);
    found = { turn, before, after };
  }
  return found;
}

interface KnownPlayer {
  name: string;
  /** What that one gives away per real decision, and the standard error of that. */
  points: number;
  error: number;
}

/** Joint standard errors within which a player may be like a known player: 9 of 10 cases. */
const FITS = 1.65;

/** Like one; anybody from one to another; or like nobody: between two, or less or more than the last one. */
export interface Comparison {
  how: 'like' | 'from' | 'between' | 'less' | 'more';
  /** That one or those two, who gives away less first. */
  players: readonly [KnownPlayer, ...KnownPlayer[]];
}

/** With these, who gives away least first. */
export function compare(known: readonly KnownPlayer[], points: number, error: number): Comparison | null {
  const fit = known.filter((one) => Math.abs(points - one.points) <= FITS * Math.hypot(error, one.error));
  const first = fit[0];
  if (first) return fit.length > 1 ? { how: 'from', players: [first, fit.at(-1)!] } : { how: 'like', players: [first] };
  const less = known.filter((one) => one.points < points).at(-1);
  const more = known.find((one) => one.points >= points);
  if (less && more) return { how: 'between', players: [less, more] };
  if (less) return { how: 'more', players: [less] };
  return more ? { how: 'less', players: [more] } : null;
}

export interface HowWell {
  real: number;
  /** Points lost in real decisions, each; the standard error of that, by how much decisions differ. */
  each: number | null;
  error: number | null;
  /** Whom that is like; why nobody can say, else. */
  like: Comparison | 'few' | 'unmeasured';
}

const measured = knownPlayers as unknown as Record<string, Record<string, [number, number]>>;

export function howWell(game: ReviewedGame, seat: number): HowWell {
  const lost = judged(game, seat).flatMap(({ judgement: { real, loss } }) => (real ? [loss] : []));
  const real = lost.length;
  const each = real ? sum(lost) / real : null;
  const error =
    each !== null && real > 1 ? Math.sqrt(sum(lost.map((one) => (one - each) ** 2)) / (real - 1) / real) : null;
  if (real < ENOUGH || !game.winners.length || each === null || error === null)
    return { real, each, error, like: 'few' };
  const known = Object.entries(measured[game.form ?? ''] ?? {}).map(([name, [points, of]]) => ({
    name,
    points,
    error: of,
  }));
  known.sort((one, other) => one.points - other.points);
  return { real, each, error, like: compare(known, each, error) ?? 'unmeasured' };
}
