// Where the worker gets forms and weights from: a server's API, or files beside the page.

import { ApiError } from '../wire/fault';
import { formFile, type Played } from './form';
import type { Supply } from './house';
import type { Form } from './table';

/** `api`: the address of a server, or null; `here`: the folder of the page. */
export function supply(api: string | null, here: string): Supply {
  return api === null ? files(here) : server(api);
}

function server(api: string): Supply {
  const query = ({ rules, players, teams, options }: Played): string =>
    new URLSearchParams({ rules, players: String(players), teams, options: JSON.stringify(options) }).toString();
  return {
    form: (played) => json<Form>(`${api}/engine?${query(played)}`),
    weights: (played) => bytes(`${api}/weights?${query(played)}`),
  };
}

function files(here: string): Supply {
  return {
    async form(played) {
      const form = await json<Form & { data: object }>(`${here}data/engine/${formFile(played)}.json`);
      const { board: _, ...options } = played.options;
      return { ...form, data: { ...form.data, options } };
    },
    weights: (played) => bytes(`${here}data/weights/${formFile(played)}.bin`),
  };
}

async function json<T>(address: string): Promise<T> {
  const answer = await fetched(address);
  if (!answer.ok) {
    const { code = 'failed', detail = answer.statusText } = (await answer.json().catch(() => ({}))) as Partial<ApiError>;
    throw new ApiError(code, detail);
  }
  return (await answer.json()) as T;
}

async function bytes(address: string): Promise<Uint8Array | null> {
  const answer = await fetched(address).catch(() => null);
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}

async function fetched(address: string): Promise<Response> {
  try {
    return await fetch(address, { credentials: 'same-origin' });
  } catch (error) {
    throw new ApiError('offline', String(error));
  }
}
