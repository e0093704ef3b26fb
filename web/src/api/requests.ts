// What the pages ask of the server (docs/wire.md, "HTTP").

import { thisDevice } from '../base/gone.svelte';
import { agree, tellName } from './name';
import { LOCAL } from '../wire/format';
import { isLocal, keeps, localCall } from './device';
import { settings } from '../base/settings';
import { call } from './http';
import { ApiError } from '../wire/fault';
import { BOT_NAMES } from '../words';
import { isOwn } from '../words/own';
import { saved } from '../base/download';
import type { Game, Me, NewTable, Replay, SeatWish, TableCard } from '../wire/http';
import type { CarriedSeats, Level, SeatCode, ServerInfo } from '../wire/messages';
import type { Settle } from '../base/house-rules';

let catalogue: Promise<Game[]> | undefined;

/** The games of the catalogue; asked for once. */
export function games(): Promise<Game[]> {
  catalogue ??= call('GET /api/games').then((answer) => answer.games);
  catalogue.catch(() => (catalogue = undefined));
  return catalogue;
}

/** A custom game, out of a file of data. */
export const readGame = (text: string): Promise<Game> =>
  call('POST /api/game', { body: { text } }).then(({ game }) => game);

/** What goes with a choice among the options of a table, and what can be chosen next. */
export const settle: Settle = (rules, { players, teams }, options, changed) =>
  call('GET /api/options', { rules, players, teams, options: JSON.stringify(options), changed });

/** Any game: of the catalogue, or one's own by the text that stands for it. */
export async function gameNamed(rules: string): Promise<Game | undefined> {
  if (isOwn(rules)) return call('GET /api/game', { rules });
  return (await games()).find((game) => game.id === rules);
}

/** Who I am, and my tables: those of this device, and the server's if it answers. */
export async function me(): Promise<Me> {
  const local = keeps() ? (await localCall<Me>('GET', '/api/me')).tables : [];
  try {
    const known = await call('GET /api/me');
    thisDevice.note(known.gone);
    agree(known.name);
    // On a site both are the same.
    const others = known.tables.filter(({ table }) => !local.some((own) => own.table.id === table.id));
    return { ...known, tables: [...local, ...others] };
  } catch (why) {
    if (!local.length) throw why;
    return { name: null, gone: false, tables: local };
  }
}

export const openTables = (): Promise<TableCard[]> => call('GET /api/tables').then((answer) => answer.tables);

/** A table at the server; one for which nobody else is needed may also be on this device. */
export async function newTable(wish: NewTable): Promise<TableCard> {
  const alone = wish.seats.every(({ kind }) => kind === 'me' || kind === 'here' || kind === 'bot');
  const local = alone && !wish.public && wish.clock.kind === 'none';
  const there = (): Promise<TableCard> => localCall('POST', '/api/tables', wish);
  if (local && settings.pocket) return there();
  void tellName();
  try {
    return await call('POST /api/tables', { body: wish });
  } catch (why) {
    if (!local || !(why instanceof ApiError) || why.code !== 'offline') throw why;
    // A browser that has not kept the kernel cannot play without the server either.
    return there().catch(() => Promise.reject(why));
  }
}

export const changeSeat = (id: string, seat: number, wish: SeatWish): Promise<TableCard> =>
  call('POST /api/tables/{table_id}/seat', { table_id: id, body: { seat, ...wish } });

export function sit(id: string, wish: { seat?: number; name?: string; invite?: string }): Promise<TableCard> {
  void tellName();
  return call('POST /api/tables/{table_id}/sit', { table_id: id, body: wish });
}

export const leave = (id: string): Promise<TableCard> =>
  call('POST /api/tables/{table_id}/leave', { table_id: id, body: {} });

export const start = (id: string, level: Level): Promise<TableCard> =>
  call('POST /api/tables/{table_id}/start', { table_id: id, body: { level } });

/** Plays a record again on this device, which keeps it: the name under which it can be looked at. */
export const dropRecord = (text: string): Promise<string> =>
  localCall<Replay>('POST', '/api/record', text).then(({ table }) => table.id);

/** Whether others can open the address of a game: those of this device are nowhere else. */
export const isShared = (id: string): boolean => !id.startsWith(LOCAL);

export const replay = (id: string): Promise<Replay> => call('GET /api/tables/{table_id}/replay', { table_id: id });

/** The record of a game as text, wherever it is kept; of a running one, as the first own seat has seen it. */
export async function recordOf(id: string): Promise<string> {
  const path = `/api/tables/${encodeURIComponent(id)}/record`;
  if (isLocal(path)) return localCall('GET', path);
  for (let wait = 500; ; wait *= 2) {
    let answer: Response;
    try {
      answer = await fetch(path, { credentials: 'same-origin' });
    } catch (error) {
      throw new ApiError('offline', String(error));
    }
    if (answer.ok) return answer.text();
    // A server may ask for patience when a client wants many of them one after the other.
    if (answer.status !== 429 || wait > 60_000) {
      const { code = 'failed', detail = answer.statusText } = (await answer
        .json()
        .catch(() => ({}))) as Partial<ApiError>;
      throw new ApiError(code, detail);
    }
    await new Promise((go) => setTimeout(go, wait));
  }
}

/** The record of a game as a file. */
export async function saveRecord({ table }: Replay): Promise<void> {
  const text = await recordOf(table.id);
  saved(text, `tockwork-${table.rules}-${table.id}.jsonl`);
}

export const seatCode = (id: string): Promise<SeatCode> =>
  call('POST /api/tables/{table_id}/code', { table_id: id, body: {} });

export const useCode = (code: string): Promise<CarriedSeats> => call('POST /api/code', { body: { code } });

const HERE_ONLY = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Where others find this server: null if nobody outside this computer can. */
export async function reachable(here: Pick<Location, 'hostname' | 'origin'> = location): Promise<string | null> {
  if (!HERE_ONLY.test(here.hostname)) return here.origin;
  return originOf(await server().catch(() => ({ addresses: [] })));
}

export const server = (): Promise<ServerInfo> => call('GET /api/server');

/** Lets devices in the network at home in, or keeps them out again. */
export const letIn = (open: boolean): Promise<ServerInfo> => call('POST /api/server/home', { body: { open } });

export function originOf({ addresses: [first] }: Pick<ServerInfo, 'addresses'>): string | null {
  return first ? new URL(first).origin : null;
}

/** Me at the first seat, bots elsewhere, everything as the rulebook has it. */
export function playNow(game: Game, name: string, level: Level): Promise<TableCard> {
  const { players, teams } = game.usual;
  const seats: SeatWish[] = [
    { kind: 'me', ...(name ? { name } : {}) },
    ...Array.from({ length: players - 1 }, (_, i) => botWish(i + 1, level)),
  ];
  return newTable({
    rules: game.id,
    players,
    teams,
    options: {},
    seats,
    public: false,
    clock: { kind: 'none' },
    takeover_seconds: null,
    spectator_delay: 0,
  });
}

export function botWish(seat: number, level: Level): SeatWish {
  return { kind: 'bot', level, name: BOT_NAMES[seat % BOT_NAMES.length] ?? BOT_NAMES[0] };
}
