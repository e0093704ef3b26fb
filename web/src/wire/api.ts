// The HTTP side of the wire: small typed calls, every failure with the server's code. Tables of this
// device are asked in the same way.

import { newPromise } from '../fair/part';
import { place } from '../place';
import { isPocket, pocketCall } from '../pocket/pocket';
import { siteCall } from '../pocket/site';
import { bring } from '../words/own';
import { ApiError } from './fault';
import type { BoardInfo, Examples, SeatInfo, TableInfo, Teams } from './messages';

export interface TableCard {
  table: TableInfo;
  seats: SeatInfo[];
  my_turn: boolean;
  /** When something happened there last. */
  last_at: number;
}

/** Tells lines that are open: this browser has got a seat, or only now somebody to be. */
export const seated = new EventTarget();
const SEATED = /\/(sit|code)$/;
/** With these calls one takes a seat, and promises one's part of the shuffle. */
const TAKES_PART = /^\/api\/tables(\/[\w-]+\/sit)?$/;

/** Who is nobody yet becomes somebody with the first call that says something: others wait for it, or they
 * would be said by somebody else. */
let met = false;
let meeting: Promise<unknown> = Promise.resolve();

function inTurn(ask: () => Promise<Response>): Promise<Response> {
  if (met) return ask();
  const asked = meeting.then(ask);
  meeting = asked.then((answer) => (met ||= answer.ok), () => undefined);
  return asked;
}

export async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  if (isPocket(path)) return pocketCall(method, path, body);
  if (!place.server) return siteCall(method, path, body);
  let answer: Response;
  if (method === 'POST' && TAKES_PART.test(path)) body = { ...(body as object), promise: newPromise() };
  try {
    const ask = (): Promise<Response> =>
      fetch(path, {
        method,
        credentials: 'same-origin',
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
    answer = await (method === 'POST' ? inTurn(ask) : ask());
  } catch (error) {
    throw new ApiError('offline', String(error));
  }
  const said: unknown = await answer.json().catch((error: unknown) => {
    // The line broke off in the middle of a good answer.
    if (answer.ok) throw new ApiError('offline', String(error));
    return {};
  });
  if (answer.ok) {
    if (method === 'POST' && SEATED.test(path)) seated.dispatchEvent(new Event('seated'));
    return said as T;
  }
  const { code = 'failed', detail = answer.statusText, problems = [] } = said as Partial<ApiError>;
  throw new ApiError(code, detail, problems);
}

export interface BoardQuery {
  rules: string;
  players: number;
  teams: Teams;
  options: Record<string, unknown>;
  theme: string;
  seat: number;
}

const boards = new Map<string, Promise<BoardInfo>>();

/** The drawn board; asked for once however often it is shown. */
export function board(query: BoardQuery): Promise<BoardInfo> {
  const search = new URLSearchParams({
    rules: query.rules,
    players: String(query.players),
    teams: query.teams,
    options: JSON.stringify(query.options),
    theme: query.theme,
    seat: String(query.seat),
  }).toString();
  let found = boards.get(search);
  if (!found) {
    found = call<BoardInfo>('GET', `/api/board?${search}`);
    bring(query.rules);
    found.catch(() => boards.delete(search));
    boards.set(search, found);
  }
  return found;
}

const examplesOf = new Map<string, Promise<Examples>>();

/** The drawn examples of a game's rules; asked for once. */
export function examples(rules: string): Promise<Examples> {
  let found = examplesOf.get(rules);
  if (!found) {
    found = call<Examples>('GET', `/api/examples?rules=${rules}`);
    found.catch(() => examplesOf.delete(rules));
    examplesOf.set(rules, found);
  }
  return found;
}
