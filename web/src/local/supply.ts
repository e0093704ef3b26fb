// Where the worker gets forms and weights from: a server's API, or files beside the page.

import type { OwnGames } from 'tockwork-engine/custom/games';
import { ApiError } from '../wire/fault';
import { isOwn } from '../words/own';
import { compact, member, readOrdered } from '../base/ordered';
import { formFile, type GameSetup } from '../wire/format';
import type { Supply } from './house';
import type { Engine as Format } from '../wire/http';

/** `api`: the address of a server, or null; `here`: the folder of the page; `own`: custom games, where there is no
 *  server to ask. */
export function supply(api: string | null, here: string, own: () => Promise<OwnGames>): Supply {
  return api === null ? files(here, own) : server(api);
}

function server(api: string): Supply {
  const query = ({ rules, players, teams, options }: GameSetup): string =>
    new URLSearchParams({ rules, players: String(players), teams, options: JSON.stringify(options) }).toString();
  return {
    form: async (played) => formIn(await text(`${api}/engine?${query(played)}`)),
    weights: (played) => bytes(`${api}/weights?${query(played)}`),
  };
}

function files(here: string, own: () => Promise<OwnGames>): Supply {
  return {
    async form(played) {
      if (isOwn(played.rules)) return (await own()).engine(played);
      const { board: _, ...options } = played.options;
      const { rules, players, teams } = played;
      const file = await text(`${here}data/engine/${formFile(played)}.json`).catch((why: unknown) => {
        throw why instanceof ApiError && why.code === 'failed'
          ? new ApiError('no_such_game', `${rules} ${players} ${teams}: unknown`)
          : why;
      });
      return formIn(file, options);
    },
    weights: async (played) => (isOwn(played.rules) ? null : bytes(`${here}data/weights/${formFile(played)}.bin`)),
  };
}

/** A form out of an answer, its data to the letter; with other options, if there are any. */
function formIn(answer: string, options?: Record<string, unknown>): Format {
  const data = member(readOrdered(answer), 'data');
  if (data?.kind !== 'object') throw new ApiError('failed', 'a form without data');
  if (options) {
    const rest = data.entries.filter(([name]) => name !== 'options');
    data.entries = [...rest, ['options', readOrdered(JSON.stringify(options))]];
  }
  return { ...(JSON.parse(answer) as Format), data: compact(data) };
}

async function text(address: string): Promise<string> {
  const answer = await fetched(address);
  if (!answer.ok) throw await refusal(answer);
  return answer.text();
}

async function refusal(answer: Response): Promise<ApiError> {
  const { code = 'failed', detail = answer.statusText } = (await answer.json().catch(() => ({}))) as Partial<ApiError>;
  return new ApiError(code, detail);
}

async function bytes(address: string): Promise<Uint8Array | null> {
  const answer = await fetched(address);
  if (answer.status === 404) return null;
  if (!answer.ok) throw await refusal(answer);
  return new Uint8Array(await answer.arrayBuffer());
}

/** A file of the site or the server; if it is away, what this device keeps of it, with or without the service worker. */
export async function fetched(address: string): Promise<Response> {
  try {
    return await fetch(address, { credentials: 'same-origin' });
  } catch (error) {
    const kept = await globalThis.caches?.match(address).catch(() => undefined);
    if (kept) return kept;
    throw new ApiError('offline', String(error));
  }
}
