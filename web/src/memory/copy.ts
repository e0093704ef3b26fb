// The copy at the server of what this device keeps: packed here, and fetched by the other devices of the same
// person. A device reads the last copy before it writes a new one, so nothing is overwritten.

import { sha256 } from '../base/sha256';
import { learned, takeLearned } from './progress';
import { keeps, localCall } from '../api/device';
import { allTried, takeTried } from './tried';
import { ApiError } from '../wire/fault';
import { isForgotten, marks, takeMarks } from './marks';
import type { Stored } from '../local/log';
import type { MemoryFile, Written } from '../local/memory-file';
import { hasWayBack } from '../api/sync';
import type { Taken } from '../local/import';
import { LARGEST } from '../wire/format';

const PATH = '/api/me/memory';
const KEPT = 'tockwork.copy';
const KIND = 'application/gzip';
const TRIES = 8;
const LESS = 0.5; // of the games, where all of them are too much

interface Copied {
  /** The one this device has seen last, and what it had itself then. */
  tag: string;
  sum: string;
}

interface Copy extends MemoryFile {
  puzzles: unknown;
  marks: unknown;
  learned: unknown;
}

/** What a device keeps, and can take in. */
export interface Keeping {
  written(): Promise<MemoryFile>;
  /** How many games were not there before. */
  take(file: MemoryFile): Promise<number>;
  forget(id: string): Promise<void>;
}

const NOTHING: MemoryFile = { tockwork: 'memory', version: 1, tables: [], games: [] };
const here: Keeping = {
  written: () => (keeps() ? localCall('GET', '/api/memory') : Promise.resolve(NOTHING)),
  async take(said) {
    if (!said.tables.length && !said.games.length) return 0;
    const file = new Blob([JSON.stringify(said)]);
    const { fresh } = await localCall<Taken>('POST', '/api/memory', { file, there: [] });
    return fresh.games + fresh.boards;
  },
  forget: async (id) => void (keeps() && (await localCall('POST', `/api/tables/${id}/forget`))),
};

let going: Promise<boolean> = Promise.resolve(false);

/** Takes in what is new there and puts what is new here; whether anything came. One after the other. */
export function keepCopy(device = here): Promise<boolean> {
  const next = going.catch(() => false).then(() => (canPack() && hasWayBack() ? copied(device) : false));
  going = next;
  return next;
}

const canPack = (): boolean => typeof CompressionStream === 'function' && typeof DecompressionStream === 'function';

function last(): Copied | null {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEPT) ?? 'null') as Copied | null;
  } catch {
    return null;
  }
}

async function copied(device: Keeping): Promise<boolean> {
  let came = false;
  let part = 1;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const there = await fetched(last()?.tag);
    if (there.copy) came = (await taken(device, there.copy)) || came;
    const mine = whole(await device.written());
    const sum = sha256(JSON.stringify(mine));
    const text = JSON.stringify(some(there.copy ? together(mine, there.copy) : mine, part));
    const known = there.copy ? text === there.text : there.tag !== null && last()?.sum === sum;
    const put = known ? { tag: there.tag, code: '' } : await putNew(text, there.tag);
    if (put.tag) {
      localStorage.setItem(KEPT, JSON.stringify({ tag: put.tag, sum }));
      return came;
    }
    if (put.code === 'too_large') part *= LESS;
    else if (put.code !== 'overtaken') throw new ApiError(put.code, 'not copied');
  }
  return came;
}

async function asked(request: RequestInit): Promise<Response> {
  try {
    return await fetch(PATH, { credentials: 'same-origin', ...request });
  } catch (error) {
    throw new ApiError('offline', String(error));
  }
}

/** What lies there, unless it is the one that was seen last. */
async function fetched(seen: string | undefined): Promise<{ tag: string | null; copy: Copy | null; text: string }> {
  const answer = await asked(seen ? { headers: { 'if-none-match': seen } } : {});
  const tag = answer.headers.get('etag');
  if (answer.status === 304) return { tag: seen ?? tag, copy: null, text: '' };
  if (answer.status === 204) return { tag: null, copy: null, text: '' };
  if (!answer.ok || !answer.body) throw new ApiError('failed', answer.statusText);
  const text = await unpacked(answer.body);
  return { tag, copy: JSON.parse(text) as Copy, text };
}

/** Packed zeros grow a thousand times: what is more than a device could keep is not read to its end. */
async function unpacked(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body.pipeThrough(new DecompressionStream('gzip')).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > LARGEST) {
      void reader.cancel();
      throw new ApiError('too_large', 'the copy is larger than a device keeps');
    }
    parts.push(next.value);
  }
  return new Blob(parts).text();
}

async function putNew(text: string, seen: string | null): Promise<{ tag: string | null; code: string }> {
  const packed = await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
  const match: Record<string, string> = seen === null ? { 'if-none-match': '*' } : { 'if-match': seen };
  const answer = await asked({ method: 'PUT', body: packed, headers: { 'content-type': KIND, ...match } });
  if (answer.ok) return { tag: answer.headers.get('etag'), code: '' };
  const { code = 'failed' } = (await answer.json().catch(() => ({}))) as { code?: string };
  return { tag: null, code };
}

/** All that lies on this device, the last played first. */
function whole({ tables, games, ...file }: MemoryFile): Copy {
  return {
    ...file,
    tables: byTime(tables, lastAt),
    games: byTime(games, endedAt),
    puzzles: inOrder(allTried()),
    marks: inOrder(marks()),
    learned: inOrder(learned()),
  };
}

/** Part of the games, the last played, where all of them are too much. */
function some(copy: Copy, part: number): Copy {
  const first = <T>(all: readonly T[]): T[] => all.slice(0, Math.ceil(all.length * part));
  return { ...copy, tables: first(copy.tables), games: first(copy.games) };
}

const lastAt = (log: Stored[]): number => log.at(-1)?.at ?? 0;
const endedAt = ({ game }: Written): number => game.ended_at;
const byTime = <T>(all: readonly T[], at: (one: T) => number): T[] => [...all].sort((a, b) => at(b) - at(a));

/** The same by any device: devices that have the same need not write it again. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, inOrder(one)]),
  );
}

/** What is here and what is there: of a table that went on in two ways, the one played last; and what could not be
 * taken in here, for others who may. */
function together(mine: Copy, there: Copy): Copy {
  const tables = new Map(mine.tables.map((log) => [log[0]?.table, log]));
  for (const log of there.tables) {
    const id = log[0]?.table;
    if (!isForgotten(id) && lastAt(log) > lastAt(tables.get(id) ?? [])) tables.set(id, log);
  }
  const records = new Set(mine.games.map(({ record }) => record));
  const others = there.games.filter(({ game, record }) => !records.has(record) && !isForgotten(game.id));
  return { ...mine, tables: byTime([...tables.values()], lastAt), games: byTime([...mine.games, ...others], endedAt) };
}

/** Whether anything of it was not here before. */
async function taken(device: Keeping, copy: Copy): Promise<boolean> {
  const gone = takeMarks(copy.marks);
  takeTried(copy.puzzles);
  takeLearned(copy.learned);
  for (const id of gone) await device.forget(id);
  const tables = copy.tables.filter((log) => !isForgotten(log[0]?.table));
  const games = copy.games.filter(({ game }) => !isForgotten(game.id));
  const came = await device.take({ ...copy, tables, games });
  // The user may have deleted one of them during the import.
  const ids = [...tables.map((log) => log[0]?.table), ...games.map(({ game }) => game.id)];
  for (const id of ids) if (id && isForgotten(id)) await device.forget(id);
  return came > 0 || gone.length > 0;
}
