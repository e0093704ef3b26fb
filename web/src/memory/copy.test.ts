import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { keepCopy, type Keeping } from './copy';
import { firstTime, keepProgress, NEW, progressOf, takeLearned } from './progress';
import { mark } from './marks';
import { noteWayBack } from '../api/sync';

// The device: logs by table.
type Log = { table: string; number: number; at: number; entry: unknown }[];
const here = new Map<string, Log>();
const device: Keeping = {
  written: () => Promise.resolve({ tockwork: 'memory', version: 1, tables: [...here.values()] as never, games: [] }),
  take: ({ tables }) => {
    const fresh = (tables as never as Log[]).filter(
      ([first]) => first?.table !== 'unreadable' && !here.has(first?.table ?? ''),
    );
    for (const log of fresh) here.set(log[0]?.table ?? '', log);
    return Promise.resolve(fresh.length);
  },
  forget: (id) => Promise.resolve(void here.delete(id)),
};

// The server: one copy, and a device that has not seen it is refused.
const server = {
  tag: 0,
  body: null as Blob | null,
  puts: 0,
  most: Infinity,
  before: null as (() => Promise<void>) | null,
};
const packed = (text: string): Promise<Blob> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
const there = async (): Promise<{ tables: { table: string }[][]; marks: object }> =>
  JSON.parse(await new Response(server.body?.stream().pipeThrough(new DecompressionStream('gzip'))).text()) as never;
async function answer(
  _: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: Blob },
): Promise<Response> {
  const tag = `"${server.tag}"`;
  if (method === 'GET') {
    if (!server.body) return new Response(null, { status: 204 });
    if (headers['if-none-match'] === tag) return new Response(null, { status: 304 });
    return new Response(await server.body.arrayBuffer(), { headers: { etag: tag } });
  }
  await server.before?.();
  server.before = null;
  const seen = headers['if-match'] ?? (headers['if-none-match'] === '*' ? '"0"' : '');
  if (seen !== `"${server.tag}"`) return new Response('{"code": "overtaken"}', { status: 412 });
  if ((body?.size ?? 0) > server.most) return new Response('{"code": "too_large"}', { status: 413 });
  [server.body, server.tag, server.puts] = [body ?? null, server.tag + 1, server.puts + 1];
  return new Response(null, { status: 204, headers: { etag: `"${server.tag}"` } });
}

const log = (table: string, at: number): Log => [{ table, number: 0, at, entry: { entry: 'created' } }];
const tablesThere = async (): Promise<string[]> => (await there()).tables.map(([first]) => first?.table ?? '');
const put = async (...tables: unknown[]): Promise<void> => {
  server.body = await packed(
    JSON.stringify({
      tockwork: 'memory',
      version: 1,
      tables,
      games: [],
      puzzles: {},
      marks: {},
      learned: { games: {}, hints: [], tables: [] },
    }),
  );
  server.tag += 1;
};

beforeEach(() => {
  localStorage.clear();
  here.clear();
  Object.assign(server, { tag: 0, body: null, puts: 0, most: Infinity, before: null });
  vi.stubGlobal('fetch', answer);
  noteWayBack(true);
});

afterAll(() => vi.unstubAllGlobals());

test('without a way back nothing is sent', async () => {
  noteWayBack(false);
  here.set('a', log('a', 1));
  expect(await keepCopy(device)).toBe(false);
  expect(server.body).toBeNull();
});

test('what is new here goes there, what is new there comes here, and nothing is sent twice', async () => {
  here.set('a', log('a', 1));
  expect(await keepCopy(device)).toBe(false);
  expect(await tablesThere()).toEqual(['a']);
  expect(await keepCopy(device)).toBe(false);
  expect(server.puts).toBe(1);
  await put(log('b', 2), log('a', 1));
  expect(await keepCopy(device)).toBe(true);
  expect([...here.keys()].sort()).toEqual(['a', 'b']);
  expect(server.puts).toBe(1);
});

test('what was learned comes along, and two devices agree on it', async () => {
  keepProgress('dog', { at: null, tries: { a: 1, b: 3 }, finished: true });
  firstTime('seven');
  await keepCopy(device);
  localStorage.clear();
  noteWayBack(true);
  keepProgress('dog', { at: 'b', tries: { a: 2 }, finished: false });
  keepProgress('toc', { ...NEW, at: 'x' });
  await keepCopy(device);
  const both = { at: null, tries: { a: 1, b: 3 }, finished: true };
  expect([progressOf('dog'), progressOf('toc').at, firstTime('seven')]).toEqual([both, 'x', false]);
  const puts = server.puts;
  localStorage.clear();
  noteWayBack(true);
  keepProgress('dog', { at: null, tries: { a: 1, b: 3 }, finished: true });
  await keepCopy(device);
  expect([progressOf('dog'), progressOf('toc').at, server.puts]).toEqual([both, 'x', puts]);
  takeLearned({ games: { dog: 5, kids: null }, hints: 'x' });
  expect([progressOf('dog'), progressOf('kids')]).toEqual([both, NEW]);
});

test('another device that was faster is taken in first', async () => {
  here.set('a', log('a', 1));
  server.before = () => put(log('b', 2));
  expect(await keepCopy(device)).toBe(true);
  expect(await tablesThere()).toEqual(['b', 'a']);
});

test('what cannot be read here stays there for others, and of two ways the last stays', async () => {
  here.set('a', log('a', 5));
  await put(log('unreadable', 3), log('a', 1));
  await keepCopy(device);
  expect(await tablesThere()).toEqual(['a', 'unreadable']);
  expect((await there()).tables[0]?.[0]).toMatchObject({ at: 5 });
});

test('a game that was forgotten does not come back, here or elsewhere', async () => {
  await put(log('a', 1), log('b', 2));
  await keepCopy(device);
  here.delete('a');
  mark('a', true);
  await keepCopy(device);
  expect([...here.keys()]).toEqual(['b']);
  expect(await tablesThere()).toEqual(['b']);
  // The other device still has it, and hears that it is to go.
  localStorage.removeItem('tockwork.forgotten');
  localStorage.removeItem('tockwork.copy');
  here.set('a', log('a', 1));
  expect(await keepCopy(device)).toBe(true);
  expect([...here.keys()]).toEqual(['b']);
  // Brought back by hand it stays.
  here.set('a', log('a', 1));
  await new Promise((later) => setTimeout(later, 2));
  mark('a', false);
  await keepCopy(device);
  expect((await tablesThere()).sort()).toEqual(['a', 'b']);
});

test('where there is too much, the last games go', async () => {
  const words = (seed: number): string =>
    Array.from({ length: 40 }, (_, i) => Math.sin(seed * 41 + i).toString(36)).join('');
  for (let i = 0; i < 40; i += 1) here.set(`t${i}`, [{ table: `t${i}`, number: 0, at: i, entry: words(i) }]);
  server.most = 8000;
  await keepCopy(device);
  const kept = await tablesThere();
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.length).toBeLessThan(40);
  expect(kept[0]).toBe('t39');
  here.set('last', log('last', 100));
  await keepCopy(device);
  expect((await tablesThere())[0]).toBe('last');
});

test('a copy that unpacks to more than a device keeps is not read to its end', async () => {
  const zeros = new Blob([new Uint8Array(1_000_000)]);
  server.body = await new Response(
    new Blob(Array.from({ length: 201 }, () => zeros)).stream().pipeThrough(new CompressionStream('gzip')),
  ).blob();
  server.tag += 1;
  await expect(keepCopy(device)).rejects.toMatchObject({ code: 'too_large' });
  expect(server.puts).toBe(0);
});
