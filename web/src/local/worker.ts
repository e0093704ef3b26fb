// The worker of the local tables: answers the calls a server would answer, and keeps lines open.

import kernelFile from 'tockwork-engine/kernel.wasm?url';
import { Dealing, type DailyWish } from './daily';
import { Kernel, type DeeperAnalysis } from 'tockwork-engine/kernel';
import { verify } from './verify';
import { openMemory } from './game-store';
import { openRecordStore } from './review-store';
import { Remembering } from './memory';
import type { There } from './import';
import type { OwnGames, OwnKnowledge } from 'tockwork-engine/custom/games';
import type { BoardQuery, NewTable, Replay } from '../wire/http';
import { ApiError } from '../wire/fault';
import type { ClientMessage, ServerMessage, Teams } from '../wire/messages';
import type { GameSetup } from '../wire/format';
import type { Place } from './log';
import type { Posed } from './posed';
import { LocalServer } from './house';
import { judged, wrongWith, type PlayOn, type Posed as PosedDocument } from './analysis';
import { Reviews, type SeenDecision } from './review';
import { OpenedRecords } from './opened-records';
import { openStore } from './store';
import { fetched, supply } from './supply';

export type ToWorker =
  | { begin: { api: string | null; here: string; pause: number } }
  | { ask: number; method: 'GET' | 'POST'; path: string; body: unknown }
  | { line: number; open: string }
  | { line: number; say: ClientMessage }
  | { line: number; close: true };

export type FromWorker =
  | { ask: number; answer: unknown }
  | { ask: number; done: number; all: number }
  | { ask: number; code: string; detail: string; problems: ApiError['problems']; reasons: ApiError['reasons'] }
  | { line: number; message: ServerMessage };

const say = (message: FromWorker): void => postMessage(message);
const lines = new Map<number, { table: string; hear: (message: ServerMessage) => void }>();
let begun: (house: LocalServer) => void;
const house = new Promise<LocalServer>((resolve) => (begun = resolve));
const store = openRecordStore();
const judging = house.then(async (all) => new Reviews(all, await store));
const records = house.then(async (all) => new OpenedRecords(all, await store));
const dealing = house.then((all) => new Dealing(all));
const memory = house.then(async (all) => new Remembering(all, await openMemory()));

async function begin(api: string | null, here: string, pause: number): Promise<void> {
  const file = await fetched(kernelFile);
  const kernel = await Kernel.from(await WebAssembly.compile(await file.arrayBuffer()));
  folder = here;
  own = () => (games ??= ownGames(kernel).catch(forget));
  begun(new LocalServer(kernel, await openStore(), supply(api, here, own), () => pause * (0.7 + 0.6 * Math.random())));
}

/** Games out of their data, where no server reads them; what that takes comes when a board is asked for. */
let own: () => Promise<OwnGames>;
let games: Promise<OwnGames> | undefined;
const forget = (why: unknown): never => {
  games = undefined;
  throw why;
};

async function ownGames(kernel: Kernel): Promise<OwnGames> {
  const [{ OwnGames }, file] = await Promise.all([import('tockwork-engine/custom/games'), siteFile('own-games.json')]);
  return new OwnGames(kernel, JSON.parse(file) as OwnKnowledge);
}

let folder = '';
async function siteFile(name: string): Promise<string> {
  const file = await fetched(`${folder}data/${name}`);
  if (!file.ok) throw new ApiError('no_server', `${name} is not part of this site`);
  return file.text();
}

const playedIn = (query: URLSearchParams): GameSetup & { teams: Teams } => ({
  rules: query.get('rules') ?? '',
  players: Number(query.get('players')),
  teams: (query.get('teams') ?? 'none') as Teams,
  options: JSON.parse(query.get('options') ?? '{}') as Record<string, unknown>,
});

async function ownGame(method: string, url: URL, body: unknown): Promise<unknown> {
  const query = url.searchParams;
  const known = await own();
  if (method === 'POST') return known.read((body as { text: string }).text);
  const rules = query.get('rules') ?? '';
  if (url.pathname === '/api/game') return known.game(rules);
  if (!known.has(rules)) known.put(rules, await siteFile(`rulebooks/${rules}.json`));
  return known.board({
    ...playedIn(query),
    theme: (query.get('theme') ?? 'day') as BoardQuery['theme'],
    seat: Number(query.get('seat')),
  });
}

const TABLE = /^\/api\/tables\/(?<id>[^/]+)(?:\/(?<what>\w+))?$/;

type Progress = (done: number, all: number) => void;

async function answer(method: string, path: string, body: unknown, progress: Progress): Promise<unknown> {
  const all = await house;
  if (/^\/api\/(game|board)\b/.test(path)) return ownGame(method, new URL(path, 'http://here'), body);
  if (path.startsWith('/api/options?')) {
    const query = new URL(path, 'http://here').searchParams;
    return all.settle(playedIn(query), query.get('changed') ?? '');
  }
  if (path === '/api/me') return { name: null, gone: false, tables: await all.cards() };
  if (path === '/api/me/games') return { games: await (await memory).games() };
  if (path === '/api/memory') return method === 'GET' ? (await memory).written() : takeIn(body as TakeIn, progress);
  if (path === '/api/memory/forget') return forgetEverything();
  if (path === '/api/tables' && method === 'POST') return all.make(body as NewTable);
  if (path === '/api/record') return (await records).open(String(body));
  if (path === '/api/fair') return verify(String(body), all.kernel, all.supply);
  if (path === '/api/studio') return judged(all, body as PosedDocument);
  if (path === '/api/studio/wrong') return wrongWith(all, body as PosedDocument);
  if (path === '/api/studio/play') return all.playOn((body as PlayOn).position, (body as PlayOn).seats);
  if (path === '/api/daily/boards') return (await dealing).boards(body as DailyWish);
  if (path === '/api/daily/begin') return (await dealing).begin(body as DailyWish);
  if (path === '/api/daily/field') return (await dealing).field(body as DailyWish);
  if (path.startsWith('/api/review/')) return looked(path.slice('/api/review/'.length), body);
  const { id = '', what = '' } = TABLE.exec(path)?.groups ?? {};
  switch (`${method} ${what}`) {
    case 'GET ':
      return (await all.table(id)).card();
    case 'GET replay':
      return replayOf(all, id);
    case 'GET record':
      return recordOf(all, id);
    case 'POST pose':
      return all.pose(id, body as Posed);
    case 'POST reply':
      return all.reply(id, body as string[]);
    case 'POST leave':
      return all.leave(id);
    case 'POST rematch':
      return { table: await all.rematch(id) };
    case 'POST forget':
      return forgotten(all, id);
  }
  throw new ApiError('no_such_table', path);
}

interface TakeIn {
  file: Blob;
  /** The games of this server's list. */
  there: There[];
}

async function takeIn({ file, there }: TakeIn, progress: Progress): Promise<unknown> {
  return (await memory).take(file, there, progress);
}

async function recordOf(all: LocalServer, id: string): Promise<string> {
  return (await (await records).text(id)) ?? (await (await memory).record(id)) ?? (await all.table(id)).record();
}

async function replayOf(all: LocalServer, id: string): Promise<Replay> {
  const found =
    (await (await records).replay(id)) ?? (await (await memory).replay(id)) ?? (await all.table(id)).replay();
  // What a review takes is at hand from now on, also without a line.
  all.supply.weights(found.table).catch(() => undefined);
  return found;
}

/** A game, and what was found out about it. */
async function forgotten(all: LocalServer, id: string): Promise<void> {
  const record = await recordOf(all, id).catch(() => '');
  await (await memory).forget(id);
  if (record) await (await store).forget(id, all.kernel.sha256(record));
}

async function forgetEverything(): Promise<void> {
  await (await memory).forgetEverything();
  await (await records).forgetEverything();
}

async function looked(what: string, body: unknown): Promise<unknown> {
  const judge = await judging;
  const {
    review = 0,
    turn = 0,
    brief = false,
    other = '',
    seats = [],
    look = 0,
    worlds = 0,
  } = body as {
    review?: number;
    turn?: number;
    brief?: boolean;
    other?: string;
    seats?: Place[];
    look?: number;
    worlds?: number;
  };
  switch (what) {
    case 'decision':
      return judge.judge(body as SeenDecision);
    case 'open':
      return judge.open(String(body));
    case 'open-table':
      return judge.openTable(String(body));
    case 'judged':
      return judge.judged(review, turn);
    case 'other':
      return judge.other(review, turn, other);
    case 'closer':
      return judge.closer(review, turn);
    case 'closer-on':
      return judge.closerOn(look as DeeperAnalysis, worlds);
    case 'closer-end':
      return judge.closerEnd(look as DeeperAnalysis);
    case 'retell':
      return judge.retell(review, turn, seats);
    case 'outlook':
      return judge.outlook(review, turn, brief);
    case 'close':
      return judge.close(review);
  }
  throw new ApiError('failed', `nothing is called ${what}`);
}

async function open(line: number, id: string): Promise<void> {
  const all = await house;
  const hear = (message: ServerMessage): void => say({ line, message });
  const table = await all.table(id);
  lines.set(line, { table: id, hear });
  table.listeners.add(hear);
  hear(table.snapshot());
  await all.wake(id);
}

async function heard(line: number, said: ClientMessage): Promise<void> {
  const at = lines.get(line);
  if (!at) return;
  const all = await house;
  if (said.type === 'skip') all.skip(at.table);
  const reply = await (await all.table(at.table)).command(said);
  at.hear(reply);
  if (reply.type === 'refused' && reply.code === 'stale') await all.reread(at.table);
  await all.wake(at.table);
}

async function close(line: number): Promise<void> {
  const at = lines.get(line);
  lines.delete(line);
  if (at) (await (await house).table(at.table)).listeners.delete(at.hear);
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('begin' in data) void begin(data.begin.api, data.begin.here, data.begin.pause);
  else if ('ask' in data) {
    const { ask } = data;
    answer(data.method, data.path, data.body, (done, all) => say({ ask, done, all })).then(
      (found) => say({ ask, answer: found }),
      (why: unknown) => {
        const { code, detail, problems, reasons } = why instanceof ApiError ? why : new ApiError('failed', String(why));
        say({ ask, code, detail, problems, reasons });
      },
    );
  } else if ('open' in data) void open(data.line, data.open);
  else if ('say' in data) void heard(data.line, data.say);
  else void close(data.line);
});
