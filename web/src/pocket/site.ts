// What a server would answer, out of the files of a site without one (`tockwork site`).

import { place } from '../place';
import { ApiError } from '../wire/fault';
import type { BoardInfo, Teams } from '../wire/messages';
import { isOwn } from '../words/own';
import { formFile } from './form';
import { pocketCall } from './pocket';

export async function siteCall<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const url = new URL(path, 'http://here');
  switch (`${method} ${url.pathname}`) {
    case 'GET /api/games':
      return file('games.json');
    case 'GET /api/game':
    case 'POST /api/game':
      return pocketCall(method, path, body);
    case 'GET /api/board':
      return (await board(url.searchParams)) as T;
    case 'GET /api/introduction':
      return file(`introduction/${url.searchParams.get('rules')}.json`);
    case 'GET /api/puzzles':
      return file(`puzzles/${url.searchParams.get('rules')}.json`);
    case 'GET /api/examples':
      return file(`examples/${url.searchParams.get('rules')}.json`);
    case 'GET /api/me':
    case 'POST /api/tables':
      return pocketCall(method, path, body);
    case 'GET /api/tables':
      return { tables: [] } as T;
    default:
      throw new ApiError('no_server', `${url.pathname} needs a server`);
  }
}

/** Options that a site offers change nothing that is drawn; the kernel says whether they make sense. */
async function board(query: URLSearchParams): Promise<BoardInfo> {
  if (isOwn(query.get('rules') ?? '')) return pocketCall('GET', `/api/board?${query}`);
  const options = JSON.parse(query.get('options') ?? '{}') as Record<string, unknown>;
  const played = {
    rules: query.get('rules') ?? '', players: Number(query.get('players')),
    teams: (query.get('teams') ?? 'none') as Teams, options,
  };
  const { board: _, ...knobs } = options;
  if (Object.keys(knobs).length) await pocketCall('POST', '/api/rules', played);
  const found = await file<BoardInfo>(`board/${formFile(played)}-${query.get('theme')}-${query.get('seat')}.json`);
  return { ...found, options };
}

async function file<T>(name: string): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`${place.folder}data/${name}`);
  } catch (error) {
    throw new ApiError('offline', String(error));
  }
  if (!answer.ok) throw new ApiError('no_server', `${name} is not part of this site`);
  return (await answer.json()) as T;
}
