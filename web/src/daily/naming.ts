// What boards of the daily deal are called in an address, and which games have them.

import type { Game } from '../pages/asking';
import type { Played } from '../pocket/form';
import { BOOKLETS } from '../rules/sections';

export interface BoardName {
  day: string;
  rules: string;
  board: number;
}

/** Games that a network has learned: those of the shelf with a booklet. */
export const playable = (game: Game): boolean => BOOKLETS[game.id] !== undefined;

export const boardId = ({ day, rules, board }: BoardName): string => `${day}-${rules}-${board + 1}`;

export function readBoardId(id: string): BoardName | null {
  const found = /^(?<day>\d{4}-\d\d-\d\d)-(?<rules>[\w-]+)-(?<n>[1-5])$/.exec(id)?.groups;
  return found ? { day: found['day'] ?? '', rules: found['rules'] ?? '', board: Number(found['n']) - 1 } : null;
}

/** The form in which a game is played here: four players, as usual. */
export function formOf({ id, usual, options }: Game): Played {
  const board = options.some(({ name }) => name === 'board') ? { board: usual.board } : {};
  return { rules: id, players: usual.players, teams: usual.teams, options: board };
}
