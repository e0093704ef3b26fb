// Records that were opened on this device from a file: it keeps them, so that their address leads back to them.

import type { Replay } from '../wire/http';
import type { KeptRecord, RecordStore } from './review-store';
import { ApiError } from '../wire/fault';
import { RECORD } from '../wire/format';
import type { LocalServer } from './house';
import { readRecord } from './written';

export class OpenedRecords {
  /** The last one, also where a browser keeps nothing. */
  #last: KeptRecord | null = null;

  constructor(
    readonly house: LocalServer,
    readonly store: RecordStore,
  ) {}

  /** Plays a record again, and keeps it if it is one. */
  async open(text: string): Promise<Replay> {
    const found = await this.#read(text);
    this.#last = { id: found.table.id, text, at: Date.now() };
    await this.store.keepRecord(this.#last).catch((why: unknown) => console.warn(why));
    return found;
  }

  /** Null if this is the name of something else. */
  async text(id: string): Promise<string | null> {
    if (!id.startsWith(RECORD)) return null;
    if (this.#last?.id === id) return this.#last.text;
    const kept = await this.store.record(id).catch(() => undefined);
    if (!kept) throw new ApiError('no_such_record', id);
    return kept.text;
  }

  async replay(id: string): Promise<Replay | null> {
    const text = await this.text(id);
    return text === null ? null : this.#read(text);
  }

  /** And what was found out about them, and about any other game. */
  async forgetEverything(): Promise<void> {
    this.#last = null;
    await this.store.clear();
  }

  async #read(text: string): Promise<Replay> {
    const { kernel, supply } = this.house;
    const found = await readRecord(text, kernel, supply);
    return { ...found, table: { ...found.table, id: RECORD + kernel.sha256(text).slice(0, 16) } };
  }
}
