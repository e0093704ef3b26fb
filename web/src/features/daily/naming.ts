// What deals and their boards are called in an address, and which games have them.

import type { Game } from '../../wire/http';
import type { GameSetup } from '../../wire/format';

export interface DealName {
  day: string;
  rules: string;
}

interface BoardName extends DealName {
  board: number;
}

export const dealPath = ({ day, rules }: DealName): string => `/daily/${day}-${rules}`;
export const boardPath = ({ board, ...deal }: BoardName): string => `${dealPath(deal)}-${board + 1}`;

/** A deal, or one of its boards; null: no address of this kind. */
export function readName(id: string): (DealName & { board: number | null }) | null {
  const found = /^(?<day>\d{4}-\d\d-\d\d)-(?<rules>[a-z][\w-]*?)(?:-(?<n>[1-5]))?$/.exec(id)?.groups;
  if (!found) return null;
  return { day: found['day'] ?? '', rules: found['rules'] ?? '', board: found['n'] ? Number(found['n']) - 1 : null };
}

/** The form in which a game is played here: four players, as usual. */
export function formOf({ id, usual, options }: Game): GameSetup {
  const board = options.some(({ name }) => name === 'board') ? { board: usual.board } : {};
  return { rules: id, players: usual.players, teams: usual.teams, options: board };
}
