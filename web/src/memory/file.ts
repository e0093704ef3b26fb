// Everything remembered as one file, and back again.

import { place } from '../place';
import { isPocket, pocketCall } from '../pocket/pocket';
import { allTried, takeTried } from '../puzzles/tried';
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
  return JSON.stringify({ ...file, games, puzzles: allTried() });
}

/** The record of a game as text; of a running one, as the first own seat has seen it. */
export async function recordOf(id: string): Promise<string> {
  const path = `/api/tables/${encodeURIComponent(id)}/record`;
  if (isPocket(path)) return pocketCall('GET', path);
  for (let wait = 500; ; wait *= 2) {
    const answer = await fetch(path, { credentials: 'same-origin' });
    if (answer.ok) return answer.text();
    // A server may ask for patience when somebody wants many of them one after the other.
    if (answer.status !== 429 || wait > 60_000) throw new ApiError('failed', answer.statusText);
    await new Promise((go) => setTimeout(go, wait));
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
  const taken = await pocketCall<Taken>('POST', '/api/memory', said);
  takeTried((said as { puzzles?: unknown }).puzzles);
  return taken;
}

/** Browsers of Apple's engine delete what a page has stored after a week without a visit. */
export function deletesAfterAWeek(agent: string, installed: boolean): boolean {
  const apple = /AppleWebKit/.test(agent) && !/Chrome|Chromium|Android|Edg\//.test(agent);
  return apple && !installed;
}
