// The logs of this device in its own database. Where a browser has none, they last as long as the page.

import { done, opened } from './database';
import type { Store, Stored } from './log';

const NAME = 'tockwork';
const LOG = 'pocket-log';

export async function openStore(): Promise<Store> {
  try {
    return new Kept(await opened(NAME, (db) => db.createObjectStore(LOG, { keyPath: ['table', 'number'] })));
  } catch {
    return new Passing();
  }
}

class Kept implements Store {
  constructor(readonly db: IDBDatabase) {}

  #log(mode: IDBTransactionMode): IDBObjectStore {
    return this.db.transaction(LOG, mode, { durability: 'strict' }).objectStore(LOG);
  }

  load(table: string): Promise<Stored[]> {
    return done(this.#log('readonly').getAll(entriesOf(table)) as IDBRequest<Stored[]>);
  }

  /** True once it is on the disk. */
  append(...stored: Stored[]): Promise<boolean> {
    const log = this.#log('readwrite');
    return new Promise((resolve, reject) => {
      const { transaction } = log;
      let taken = false;
      for (const one of stored) {
        const adding = log.add(one);
        adding.onerror = () => (taken ||= adding.error?.name === 'ConstraintError');
      }
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => (taken ? resolve(false) : reject(transaction.error ?? new Error('refused')));
    });
  }

  async tables(): Promise<string[]> {
    const keys = (await done(this.#log('readonly').getAllKeys())) as unknown as [string, number][];
    return [...new Set(keys.map(([table]) => table))];
  }

  async forget(table: string): Promise<void> {
    await done(this.#log('readwrite').delete(entriesOf(table)));
  }
}

const entriesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** For browsers that keep nothing, and for tests. */
export class Passing implements Store {
  #logs = new Map<string, Stored[]>();

  load(table: string): Promise<Stored[]> {
    return Promise.resolve([...(this.#logs.get(table) ?? [])]);
  }

  append(...stored: Stored[]): Promise<boolean> {
    const taken = ({ table, number }: Stored): boolean =>
      (this.#logs.get(table) ?? []).some((one) => one.number === number);
    if (stored.some(taken)) return Promise.resolve(false);
    for (const one of stored) this.#logs.set(one.table, [...(this.#logs.get(one.table) ?? []), one]);
    return Promise.resolve(true);
  }

  tables(): Promise<string[]> {
    return Promise.resolve([...this.#logs.keys()]);
  }

  forget(table: string): Promise<void> {
    this.#logs.delete(table);
    return Promise.resolve();
  }
}
