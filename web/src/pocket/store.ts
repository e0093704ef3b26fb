// The logs of this device in its own database. Where a browser has none, they last as long as the page.

import type { Store, Stored } from './log';

const NAME = 'tockwork';
const LOG = 'pocket-log';

export async function openStore(): Promise<Store> {
  try {
    return new Kept(await opened());
  } catch {
    return new Passing();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(LOG, { keyPath: ['table', 'number'] });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('no database'));
    asked.onblocked = () => reject(new Error('blocked'));
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('refused'));
  });
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

  async cut(table: string, from: number): Promise<void> {
    await done(this.#log('readwrite').delete(IDBKeyRange.bound([table, from], [table, Infinity])));
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
    const taken = ({ table, number }: Stored): boolean => (this.#logs.get(table) ?? []).some((one) => one.number === number);
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

  cut(table: string, from: number): Promise<void> {
    this.#logs.set(table, (this.#logs.get(table) ?? []).filter(({ number }) => number < from));
    return Promise.resolve();
  }
}
