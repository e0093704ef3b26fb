import { expect, test } from 'vitest';
import { asPlayed } from './imported-board';
import type { Entry, Stored } from './log';
import { Passing } from './store';
import { sha256 } from '../base/sha256';
import { ApiError } from '../wire/fault';
import { Unfit } from './checking';
import type { MemoryFile, Written } from './memory-file';
import type { Remembered } from '../wire/http';
import { passing } from './game-store';
import { Taking, type Players, type Taken, type There } from './import';

/** A table is over after this many moves. */
const WHOLE = 20;
const id = (n: number): string => `pocket-${n.toString(16).padStart(16, '0')}`;

/** A table of a device after a number of moves. */
function table(n: number, answers: number, daily = false): Stored[] {
  const created: Entry = {
    entry: 'created',
    rules: 'dog',
    players: 4,
    teams: 'pairs',
    options: {},
    seats: [],
    seed: `s${n}`,
    ...(daily ? { daily: { day: '2026-11-18', board: n % 5 } } : {}),
  };
  const moves = Array.from({ length: answers }, (_, i): Entry => ({ entry: 'answered', seat: i % 4, move: `m${i}` }));
  return [created, ...moves].map((entry, number) => ({ table: id(n), number, at: 1000 + number, entry }));
}

/** A game of a server, as one of those who know it has written it down. */
function written(n: number, more: { names?: string[]; where?: Remembered['where']; id?: string } = {}): Written {
  const { names = ['Anna', 'Ben'], where = 'server', id: called = `there${n}` } = more;
  const header = {
    tockwork: 'record',
    version: 1,
    rules: 'dog',
    players: 2,
    teams: 'none',
    options: {},
    names,
    view: null,
    start: null,
  };
  const record = [header, { event: 'dealt', n }].map((line) => `${JSON.stringify(line)}\n`).join('');
  return { game: { id: called, where, began_at: n, ended_at: n + 1, seats: [] } as unknown as Remembered, record };
}

function device(there: There[] = []) {
  const store = new Passing();
  const memory = passing();
  const wentOn: string[] = [];
  const players = {
    hash: sha256,
    table: (_: string, log: readonly Stored[]) =>
      log.some(({ entry }) => entry.entry === 'left')
        ? Promise.reject(new Unfit('moves'))
        : Promise.resolve(log.length > WHOLE),
    game: (called: string, { game }: Written) => Promise.resolve({ ...game, id: called, where: 'file' as const }),
    wentOn: (called: string) => Promise.resolve(void wentOn.push(called)),
  };
  const taking = new Taking(store, memory, players, there);
  return {
    store,
    memory,
    players,
    wentOn,
    takeText: (text: string): Promise<Taken> => taking.take(new Blob([text]), () => undefined),
    take: (tables: unknown[], games: unknown[] = []): Promise<Taken> =>
      taking.take(new Blob([JSON.stringify({ tockwork: 'memory', version: 1, tables, games })]), () => undefined),
    async here() {
      const logs = await Promise.all((await store.tables()).sort().map((one) => store.load(one)));
      return { logs, games: (await memory.all()).map((one) => one.id).sort() };
    },
  };
}

const files: Pick<MemoryFile, 'tables' | 'games'>[] = [
  { tables: [table(1, 3), table(2, 5), table(9, 0, true)], games: [written(1), written(2)] },
  // Table 2 went on; a user in game 1 was forgotten since; game 2 came here in a file itself.
  {
    tables: [table(2, 8)],
    games: [written(1, { names: ['Anna', 'seat 1'] }), written(2, { where: 'file', id: 'pocket-file-x' })],
  },
  { tables: [table(3, 2, true), table(2, 6)], games: [written(3), written(1)] },
  { tables: [], games: [] },
];

test('files can be taken twice and in any order: the same games are here afterwards', async () => {
  let seed = 5;
  const next = (below: number): number => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
  const first = device();
  for (const { tables, games } of files) await first.take(tables, games);
  const all = await first.here();
  expect(all.logs.map((log) => log.length)).toEqual([4, 9, 3]);
  expect(all.games).toHaveLength(3);
  for (let i = 0; i < 40; i++) {
    const order = Array.from({ length: 6 }, () => next(files.length));
    const other = device();
    for (const n of [...order, 0, 1, 2, 3]) {
      const { tables, games } = files[n] ?? { tables: [], games: [] };
      expect((await other.take(tables, games)).refused).toBe(0);
      const again = await other.take(tables, games);
      expect([again.fresh, again.refused], String(order)).toEqual([{ games: 0, boards: 0 }, 0]);
    }
    expect(await other.here(), String(order)).toEqual(all);
  }
});

test('a game that is at the server is here already', async () => {
  const mine = device([
    { id: 'there1', began_at: 1 },
    { id: 'there2', began_at: 77 },
  ]);
  const taken = await mine.take([], [written(1), written(2)]);
  // The second has only the name of one that is there.
  expect([taken.fresh.games, taken.known.games]).toEqual([1, 1]);
});

test('what is new is counted by kind; a board that was only opened is nothing', async () => {
  const taken = await device().take([table(1, 3), table(2, 4, true), table(3, 0, true)], [written(1)]);
  expect(taken).toMatchObject({ fresh: { games: 2, boards: 1 }, known: { games: 0, boards: 0 }, refused: 0 });
});

test('a board that was played to its end elsewhere is no try of this device, and is written down as it was', async () => {
  const mine = device();
  await mine.take([table(1, WHOLE, true), table(2, WHOLE - 1, true), table(3, WHOLE)]);
  const brought = (await mine.here()).logs.map(
    ([first]) => first?.entry.entry === 'created' && first.entry.daily?.brought,
  );
  // The second can be played to its end here.
  expect(brought).toEqual([true, undefined, undefined]);
  // To the letter: devices that have the same need not copy it again.
  expect(JSON.stringify((await mine.here()).logs.map(asPlayed))).toBe(
    JSON.stringify([table(1, WHOLE, true), table(2, WHOLE - 1, true), table(3, WHOLE)]),
  );
  const again = await mine.take([table(1, WHOLE, true), table(2, WHOLE, true)]);
  expect([again.fresh.boards, again.known.boards, again.refused]).toEqual([1, 1, 0]);
});

test('a table that went on elsewhere goes on, and one that went otherwise stays as it is here', async () => {
  const mine = device();
  await mine.take([table(1, 3)]);
  await mine.take([table(1, 5)]);
  expect(mine.wentOn).toEqual([id(1)]);
  const other = table(1, 6).map((one) =>
    one.number === 4 ? { ...one, entry: { entry: 'answered', seat: 3, move: 'other' } } : one,
  );
  expect((await mine.take([other])).listed).toEqual([{ list: 'tables', number: 1, why: 'apart', line: 0 }]);
  expect((await mine.here()).logs[0]).toEqual(table(1, 5));
});

test('what does not fit is listed by number and reason, and so many at most; the rest is taken', async () => {
  const left = [...table(1, 1), { table: id(1), number: 2, at: 5, entry: { entry: 'left', seat: 0 } }];
  const gap = table(2, 3).filter(({ number }) => number !== 2);
  const late = table(3, 1).map((one) => ({ ...one, at: 'soon' }));
  const bad = await device().take(
    [left, gap, late, null, table(4, 1), [null]],
    [null, {}, { game: {}, record: 'x' }, written(1)],
  );
  expect(bad.listed.map(({ list, number, why }) => [list, number, why])).toEqual([
    ['tables', 1, 'moves'],
    ['tables', 2, 'entries'],
    ['tables', 3, 'times'],
    ['tables', 4, 'shape'],
    ['tables', 6, 'shape'],
    ['games', 1, 'shape'],
    ['games', 2, 'shape'],
    ['games', 3, 'record'],
  ]);
  expect(bad).toMatchObject({ fresh: { games: 2, boards: 0 }, refused: 8 });
  const many = await device().take(Array<null>(500).fill(null));
  expect([many.refused, many.listed.length]).toEqual([500, 10]);
});

test('a file that cannot be taken says why, and where it is broken', async () => {
  const mine = device();
  const whole = JSON.stringify({ tockwork: 'memory', version: 1, tables: [table(1, 1), table(2, 1)], games: [] });
  const refusals: [string, string, Record<string, string>?][] = [
    ['', 'empty'],
    ['hello', 'other'],
    ['null', 'other'],
    ['{"tockwork":"else"}', 'other'],
    [written(1).record, 'record'],
    [whole.replace('"version":1', '"version":2'), 'newer', { version: '2' }],
    [whole.replace('"version":1', '"version":"x"'), 'other'],
    [whole.replace('"tables"', '"chairs"'), 'lists'],
    [whole.slice(0, -50), 'cut'],
    [whole.replace('"tockwork":', '"tockwork"'), 'damaged', { line: '1', column: '12' }],
    [whole.replace('"s2"', 's2'), 'damaged-tables', { line: '1', column: String(whole.indexOf('"s2"') + 1), n: '2' }],
  ];
  for (const [text, why, args = {}] of refusals) {
    const refused = await mine.takeText(text).then(
      () => null,
      (thrown: unknown) => thrown as ApiError,
    );
    expect([refused?.code, refused?.detail], text.slice(0, 40)).toEqual(['bad_memory', why]);
    expect(Object.fromEntries(refused?.problems.map(({ where, detail }) => [where, detail]) ?? [])).toEqual(args);
  }
  const large = { size: 300_000_000, text: () => Promise.resolve(whole) } as Blob;
  await expect(
    new Taking(new Passing(), passing(), {} as Players, []).take(large, () => undefined),
  ).rejects.toMatchObject({ detail: 'large' });
  expect(await mine.here()).toEqual({ logs: [], games: [] });
});

test('how far it is, is listed a hundred times at most, and at the end it is all', async () => {
  const far: number[][] = [];
  const { store, memory, players } = device();
  const file = new Blob([
    JSON.stringify({ tockwork: 'memory', version: 1, tables: [], games: Array<null>(1000).fill(null) }),
  ]);
  await new Taking(store, memory, players, []).take(file, (...now) => far.push(now));
  expect([far.length, far[0], far.at(-1)]).toEqual([100, [10, 1000], [1000, 1000]]);
});
