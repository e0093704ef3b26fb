// The HTTP side of the protocol: small typed requests, every failure with the server's code. Tables of this
// device are asked in the same way.

import { newPromise } from './commitment';
import { place } from '../base/place';
import { isLocal, localCall } from './device';
import { siteCall } from './site';
import { bring } from '../words/own';
import { ApiError } from '../wire/fault';
import type { BoardQuery } from '../wire/http';
import type { BoardInfo, Examples, Requests } from '../wire/messages';

/** Tells open connections: this browser has got a seat, or only now a user. */
export const seated = new EventTarget();
const SEATED = /\/(sit|code)$/;
/** With these calls one takes a seat or looks for one, and promises one's part of the shuffle. */
const TAKES_PART = /^\/api\/(tables(\/[\w-]+\/sit)?|queue(\/party)?)$/;

/** A browser without a user gets one with the first request that changes something. Other requests wait for it, or they would come from another user. */
let met = false;
let meeting: Promise<unknown> = Promise.resolve();

function inTurn(ask: () => Promise<Response>): Promise<Response> {
  if (met) return ask();
  const asked = meeting.then(ask);
  meeting = asked.then(
    (answer) => (met ||= answer.ok),
    () => undefined,
  );
  return asked;
}

type Given<R extends keyof Requests> = Requests[R]['given'];

/** A request of docs/wire.md: `given` holds what stands in its path and its query, and its body. */
export function call<R extends keyof Requests>(
  request: R,
  ...[given]: object extends Given<R> ? [given?: Given<R>] : [given: Given<R>]
): Promise<Requests[R]['answer']> {
  const [method, pattern] = request.split(' ') as ['GET' | 'POST', string];
  const { body, ...rest } = { ...given } as { body?: unknown } & Record<string, string | number | undefined>;
  const query = new URLSearchParams();
  let path = pattern;
  for (const [name, value] of Object.entries(rest)) {
    if (pattern.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    else if (value !== undefined) query.set(name, String(value));
  }
  return ask(method, query.size ? `${path}?${query.toString()}` : path, method === 'POST' ? (body ?? {}) : undefined);
}

async function ask<T>(method: 'GET' | 'POST', path: string, body: unknown): Promise<T> {
  if (isLocal(path)) return localCall(method, path, body);
  if (!place.server) return siteCall(method, path, body);
  let answer: Response;
  if (method === 'POST' && TAKES_PART.test(path)) body = { ...(body as object), promise: newPromise() };
  try {
    const send = (): Promise<Response> =>
      fetch(path, {
        method,
        credentials: 'same-origin',
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
    answer = await (method === 'POST' ? inTurn(send) : send());
  } catch (error) {
    throw new ApiError('offline', String(error));
  }
  const said: unknown = await answer.json().catch((error: unknown) => {
    // The connection broke off in the middle of a good response.
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

const boards = new Map<string, Promise<BoardInfo>>();

/** The drawn board; asked for once however often it is shown. */
export function board(query: BoardQuery): Promise<BoardInfo> {
  const { rules, players, teams, theme, seat } = query;
  const given = { rules, players, teams, options: JSON.stringify(query.options), theme, seat };
  bring(rules); // also of a board that is there already
  const key = JSON.stringify(given);
  let found = boards.get(key);
  if (!found) {
    found = call('GET /api/board', given);
    found.catch(() => boards.delete(key));
    boards.set(key, found);
  }
  return found;
}

const examplesOf = new Map<string, Promise<Examples>>();

/** The drawn examples of a game's rules; asked for once. */
export function examples(rules: string): Promise<Examples> {
  let found = examplesOf.get(rules);
  if (!found) {
    found = call('GET /api/examples', { rules });
    found.catch(() => examplesOf.delete(rules));
    examplesOf.set(rules, found);
  }
  return found;
}
