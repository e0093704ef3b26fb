// A form of play, and what it is called among the files of a site.

import type { Created } from './log';

/** How the tables of this device are told from a server's. */
export const POCKET = 'pocket-';

export type Played = Pick<Created, 'rules' | 'players' | 'teams' | 'options'>;

export function formFile({ rules, players, teams, options }: Played): string {
  const board = options['board'] === undefined ? '' : `-${String(options['board'])}`;
  return `${rules}-${players}-${teams}${board}`;
}
