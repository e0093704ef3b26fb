// Games that this device remembers besides its tables: what finished ones came to, and records that were
// brought here in a file. Where a browser keeps nothing, they last as long as the page.

import type { Remembered } from '../wire/http';
import { done, opened } from './database';

export interface Kept {
  id: string;
  game: Remembered;
  /** The whole game, for one that came in a file. */
  record: string | null;
}

export interface Memory {
  all(): Promise<Kept[]>;
  find(id: string): Promise<Kept | undefined>;
  keep(kept: Kept): Promise<void>;
  forget(id: string): Promise<void>;
}

const NAME = 'tockwork-memory';
const GAMES = 'games';

export async function openMemory(): Promise<Memory> {
  try {
    const db = await opened(NAME, (made) => made.createObjectStore(GAMES, { keyPath: 'id' }));
    const games = (mode: IDBTransactionMode): IDBObjectStore => db.transaction(GAMES, mode).objectStore(GAMES);
    return {
      all: () => done(games('readonly').getAll() as IDBRequest<Kept[]>),
      find: (id) => done(games('readonly').get(id) as IDBRequest<Kept | undefined>),
      keep: async (kept) => void (await done(games('readwrite').put(kept))),
      forget: (id) => done(games('readwrite').delete(id)),
    };
  } catch {
    return passing();
  }
}

/** For browsers that keep nothing, and for tests. */
export function passing(): Memory {
  const kept = new Map<string, Kept>();
  return {
    all: () => Promise.resolve([...kept.values()]),
    find: (id) => Promise.resolve(kept.get(id)),
    keep: (one) => Promise.resolve(void kept.set(one.id, one)),
    forget: (id) => Promise.resolve(void kept.delete(id)),
  };
}
