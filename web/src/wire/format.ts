// A form of play, and what it is called among the files of a site.

import { refused, type ApiError } from './fault';
import type { Teams } from './messages';

/** How the tables of this device are distinguished from a server's. */
export const LOCAL = 'pocket-';
/** And among them, records that were opened here from a file. */
export const RECORD = `${LOCAL}record-`;

/** The table at which positions are posed. */
export const POSED = `${LOCAL}posed`;
/** The boards of a daily deal. */
export const BOARDS = 5;
/** The bytes of a file of everything, at most. */
export const LARGEST = 200_000_000;

export interface GameSetup {
  rules: string;
  players: number;
  teams: Teams;
  options: Record<string, unknown>;
}

export function formFile({ rules, players, teams, options }: GameSetup): string {
  const board = options['board'] === undefined ? '' : `-${String(options['board'])}`;
  return `${rules}-${players}-${teams}${board}`;
}

/** What the kernel says of rules that make no sense, with the name of the one that does not. */
export function noGame(why: unknown): ApiError {
  const { problems } = why as Partial<ApiError>;
  if (!problems) throw why;
  return refused('invalid', ...problems.map((one) => ({ ...one, where: one.where.replace(/^knobs/, 'options') })));
}
