// A form of play, and what it is called among the files of a site.

import { ApiError } from '../wire/fault';
import type { Created } from './log';

/** How the tables of this device are told from a server's. */
export const POCKET = 'pocket-';
/** And among them, records that were opened here from a file. */
export const RECORD = `${POCKET}record-`;

export type Played = Pick<Created, 'rules' | 'players' | 'teams' | 'options'>;

export function formFile({ rules, players, teams, options }: Played): string {
  const board = options['board'] === undefined ? '' : `-${String(options['board'])}`;
  return `${rules}-${players}-${teams}${board}`;
}

/** What the kernel says of rules that make no sense, with the name of the one that does not. */
export function noGame(why: unknown): ApiError {
  const [where = '', detail = ''] = (why as Error).message.split(': ', 2);
  return new ApiError('invalid', detail, [{ where: where.replace(/^knobs/, 'options'), detail }]);
}
