// Everything remembered as one file, and back again.

import { localCall } from '../api/device';
import { recordOf } from '../api/requests';
import { allTried, countTried, takeTried } from './tried';
import { settings } from '../base/settings';
import type { MemoryFile, Written } from '../local/memory-file';
import { rememberedGames } from './games';
import { isForgotten, mark } from './marks';
import { takeName } from '../api/name';
import type { Taken } from '../local/import';

export type Progress = (done: number, all: number) => void;

export interface Counted {
  games: number;
  boards: number;
  puzzles: number;
}

export interface WholeFile {
  text: string;
  /** What is in it. */
  holds: Counted;
  /** The server does not answer: its games are not in it. */
  away: boolean;
  /** Games of the server that could not be fetched. */
  missing: number;
}

/** Everything as text; games of a server with their records. */
export async function memoryFile(progress: Progress): Promise<WholeFile> {
  const file = await localCall<MemoryFile>('GET', '/api/memory');
  const { games: all, away } = await rememberedGames();
  const there = all.filter(({ where }) => where === 'server');
  const copies = new Map(file.games.map(({ game, record }) => [game.id, record]));
  const copied = new Set(there.map(({ copy }) => copy));
  const games: Written[] = file.games.filter(({ game }) => !copied.has(game.id));
  let missing = 0;
  for (const [i, { copy, ...game }] of there.entries()) {
    progress(i, there.length);
    const record = copies.get(copy ?? '') ?? (await recordOf(game.id).catch(() => null));
    if (record === null) missing += 1;
    else games.push({ game, record });
  }
  const played = file.tables.filter((log) => log.length > 1 || !isBoard(log));
  const boards = played.filter(isBoard).length;
  const puzzles = allTried();
  return {
    text: JSON.stringify({ ...file, tables: played, games, puzzles, name: settings.name }),
    holds: { games: played.length - boards + games.length, boards, puzzles: countTried(puzzles) },
    away,
    missing,
  };
}

const isBoard = ([first]: MemoryFile['tables'][number]): boolean =>
  first?.entry.entry === 'created' && first.entry.daily !== undefined;

export interface TakenAll extends Omit<Taken, 'fresh' | 'known' | 'puzzles' | 'name'> {
  fresh: Counted;
  known: Counted;
}

/** Takes in a file of everything; the worker does it, so that the page can be used meanwhile. */
export async function takeFile(file: Blob, progress: Progress = () => undefined): Promise<TakenAll> {
  const { games } = await rememberedGames();
  const there = games.flatMap(({ where, id, began_at }) => (where === 'server' ? [{ id, began_at }] : []));
  const { puzzles, name, ...taken } = await localCall<Taken>('POST', '/api/memory', { file, there }, progress);
  const tried = takeTried(puzzles);
  takeName(name);
  await unmark();
  return { ...taken, fresh: { ...taken.fresh, puzzles: tried.fresh }, known: { ...taken.known, puzzles: tried.known } };
}

/** What the user has brought back by hand is not deleted any more. */
async function unmark(): Promise<void> {
  const { tables, games } = await localCall<MemoryFile>('GET', '/api/memory');
  for (const id of [...tables.map((log) => log[0]?.table), ...games.map(({ game }) => game.id)]) {
    if (id !== undefined && isForgotten(id)) mark(id, false);
  }
}
