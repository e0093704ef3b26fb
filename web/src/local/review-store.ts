// What a user who looks back leaves on this device: records that were opened here, and reviews as far as they were
// made. Where a browser keeps nothing, they last as long as the page.

import type { Reviewed } from '../wire/evaluation';
import { done, opened } from './database';

export interface KeptRecord {
  id: string;
  text: string;
  at: number;
}

interface KeptReview {
  /** The record, and all by which a review is frozen. */
  key: string;
  /** The hash of the record alone. */
  record: string;
  turns: Reviewed[];
  at: number;
}

export interface RecordStore {
  record(id: string): Promise<KeptRecord | undefined>;
  keepRecord(one: KeptRecord): Promise<void>;
  review(key: string): Promise<KeptReview | undefined>;
  keepReview(one: KeptReview): Promise<void>;
  /** Nothing is left of a record: of the game, nor of what was found out about it. */
  forget(id: string, record: string): Promise<void>;
  /** Nothing is left at all. */
  clear(): Promise<void>;
}

const NAME = 'tockwork-reviews';
const RECORDS = 'records';
const REVIEWS = 'reviews';
/** The number of each that are kept, the latest. */
const MOST = 50;

export async function openRecordStore(): Promise<RecordStore> {
  try {
    return store(await opened(NAME, make));
  } catch {
    return passing();
  }
}

function make(database: IDBDatabase): void {
  database.createObjectStore(RECORDS, { keyPath: 'id' }).createIndex('at', 'at');
  const reviews = database.createObjectStore(REVIEWS, { keyPath: 'key' });
  reviews.createIndex('at', 'at');
  reviews.createIndex('record', 'record');
}

function store(db: IDBDatabase): RecordStore {
  const on = (what: string, mode: IDBTransactionMode): IDBObjectStore => db.transaction(what, mode).objectStore(what);
  const keep = async (what: string, one: KeptRecord | KeptReview): Promise<void> => {
    const kept = on(what, 'readwrite');
    await done(kept.put(one));
    const oldest = await done(kept.index('at').getAllKeys());
    for (const key of oldest.slice(0, Math.max(0, oldest.length - MOST))) await done(kept.delete(key));
  };
  return {
    record: (id) => done(on(RECORDS, 'readonly').get(id) as IDBRequest<KeptRecord | undefined>),
    keepRecord: (one) => keep(RECORDS, one),
    review: (key) => done(on(REVIEWS, 'readonly').get(key) as IDBRequest<KeptReview | undefined>),
    keepReview: (one) => keep(REVIEWS, one),
    async forget(id, record) {
      await done(on(RECORDS, 'readwrite').delete(id));
      const kept = on(REVIEWS, 'readwrite');
      for (const key of await done(kept.index('record').getAllKeys(record))) await done(kept.delete(key));
    },
    async clear() {
      for (const what of [RECORDS, REVIEWS]) await done(on(what, 'readwrite').clear());
    },
  };
}

/** For browsers that keep nothing, and for tests. */
export function passing(): RecordStore {
  const records = new Map<string, KeptRecord>();
  const reviews = new Map<string, KeptReview>();
  return {
    record: (id) => Promise.resolve(records.get(id)),
    keepRecord: (one) => Promise.resolve(void records.set(one.id, one)),
    review: (key) => Promise.resolve(reviews.get(key)),
    keepReview: (one) => Promise.resolve(void reviews.set(one.key, one)),
    forget(id, record) {
      records.delete(id);
      for (const [key, one] of reviews) if (one.record === record) reviews.delete(key);
      return Promise.resolve();
    },
    clear() {
      records.clear();
      reviews.clear();
      return Promise.resolve();
    },
  };
}
