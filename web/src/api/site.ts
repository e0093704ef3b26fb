// What a server would answer, out of the files of a site without one (`tockwork site`).

import { place } from '../base/place';
import { ApiError } from '../wire/fault';
import { localCall } from './device';

export async function siteCall<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const url = new URL(path, 'http://here');
  switch (`${method} ${url.pathname}`) {
    case 'GET /api/games':
      return file('games.json');
    case 'GET /api/game':
    case 'POST /api/game':
    case 'GET /api/board':
    case 'GET /api/options':
      return localCall(method, path, body);
    case 'GET /api/introduction':
      return file(`introduction/${url.searchParams.get('rules')}.json`, 'no_such_game');
    case 'GET /api/puzzles':
      return file(`puzzles/${url.searchParams.get('rules')}.json`, 'no_such_game');
    case 'GET /api/examples':
      return file(`examples/${url.searchParams.get('rules')}.json`);
    case 'GET /api/me':
    case 'POST /api/tables':
      return localCall(method, path, body);
    case 'GET /api/tables':
      return { tables: [] } as T;
    default:
      throw new ApiError('no_server', `${url.pathname} needs a server`);
  }
}

async function file<T>(name: string, otherwise = 'no_server'): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`${place.folder}data/${name}`);
  } catch (error) {
    throw new ApiError('offline', String(error));
  }
  if (!answer.ok) throw new ApiError(otherwise, `${name} is not part of this site`);
  return (await answer.json()) as T;
}
