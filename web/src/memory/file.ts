// Everything remembered as one file, and back again.

import { place } from '../place';
import { pocketCall } from '../pocket/pocket';
import { call } from '../wire/api';
import { ApiError } from '../wire/fault';
import { rememberedGames } from './games';
import type { MemoryFile, Taken, Written } from './remembering';

const LARGEST = 200_000_000;

/** All games as text; those of a server with their records. */
export async function memoryFile(progress: (done: number, all: number) => void): Promise<string> {
  const file = await pocketCall<MemoryFile>('GET', '/api/memory');
  const there = place.server ? (await rememberedGames()).filter(({ where }) => where === 'server') : [];
  const games: Written[] = [...file.games];
  for (const [i, game] of there.entries()) {
    progress(i, there.length);
    games.push({ game, record: await recordOf(game.id) });
  }
  return JSON.stringify({ ...file, games });
}

/** A server may ask for patience when somebody wants many records one after the other. */
async function recordOf(id: string): Promise<string> {
  for (let wait = 500; ; wait *= 2) {
    try {
      return await call<string>('GET', `/api/tables/${id}/record?view=all`);
    } catch (why) {
      if (!(why instanceof ApiError) || why.code !== 'too_many' || wait > 60_000) throw why;
      await new Promise((go) => setTimeout(go, wait));
    }
  }
}

export async function takeFile(file: Blob): Promise<Taken> {
  if (file.size > LARGEST) throw new ApiError('bad_memory', 'the file is too large');
  let said: unknown;
  try {
    said = JSON.parse(await file.text());
  } catch {
    throw new ApiError('bad_memory', 'the file is not JSON');
  }
  return pocketCall('POST', '/api/memory', said);
}

/** Browsers of Apple's engine delete what a page has stored after a week without a visit. */
export function deletesAfterAWeek(agent: string, installed: boolean): boolean {
  const apple = /AppleWebKit/.test(agent) && !/Chrome|Chromium|Android|Edg\//.test(agent);
  return apple && !installed;
}
