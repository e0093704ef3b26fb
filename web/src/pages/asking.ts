// What the pages ask of the server (docs/wire.md, "HTTP").

import { thisDevice } from '../memory/gone.svelte';
import { agree, tellName } from '../memory/naming';
import { POCKET } from '../pocket/form';
import { keeps, pocketCall } from '../pocket/pocket';
import { settings } from '../settings';
import { call, type TableCard } from '../wire/api';
import { ApiError } from '../wire/fault';
import { BOT_NAMES } from '../words';
import { isOwn } from '../words/own';
import { saved } from './saving';
import type { Level, Logged, SeatInfo, State, TableInfo, Teams } from '../wire/messages';

export interface Form {
  players: number;
  teams: Teams;
  board: number;
  /** Knobs that this form sets otherwise than the usual one. */
  settings: Record<string, unknown>;
}

export interface Option {
  name: string;
  kind: 'choice' | 'set' | 'numbers';
  values: (string | number | boolean | null)[];
  default: unknown;
}

export interface Game {
  id: string;
  minutes: number;
  forms: Form[];
  usual: Form;
  options: Option[];
  /** All other knobs that mean something in this game. */
  house: Option[];
}

export interface SeatWish {
  kind: 'me' | 'friend' | 'here' | 'bot' | 'open';
  name?: string;
  level?: Level;
}

export interface NewTable {
  rules: string;
  players: number;
  teams: Teams;
  options: Record<string, unknown>;
  seats: SeatWish[];
  public: boolean;
  clock: { kind: 'none' | 'move' | 'bank'; seconds?: number; bank?: number };
  takeover_seconds: number | null;
  spectator_delay: number;
}

export interface Moment {
  number: number;
  state: State | null;
  hands: string[][];
}

export interface Replay {
  table: TableInfo;
  seats: SeatInfo[];
  log: Logged[];
  moments: Moment[];
}

let shelf: Promise<Game[]> | undefined;

/** The games of the shelf; asked for once. */
export function games(): Promise<Game[]> {
  shelf ??= call<{ games: Game[] }>('GET', '/api/games').then((answer) => answer.games);
  shelf.catch(() => (shelf = undefined));
  return shelf;
}

/** A game of one's own, out of a file of data. */
export const readGame = (text: string): Promise<Game> =>
  call<{ game: Game }>('POST', '/api/game', { text }).then(({ game }) => game);

/** Any game: of the shelf, or one's own by the text that stands for it. */
export async function gameNamed(rules: string): Promise<Game | undefined> {
  if (isOwn(rules)) return call<Game>('GET', `/api/game?${new URLSearchParams({ rules }).toString()}`);
  return (await games()).find((game) => game.id === rules);
}

export interface Me {
  name: string | null;
  /** This browser was somebody here, and is not any more. */
  gone?: boolean;
  tables: TableCard[];
}

/** Who I am, and my tables: those of this device, and the server's if it answers. */
export async function me(): Promise<Me> {
  const pocket = keeps() ? (await pocketCall<Me>('GET', '/api/me')).tables : [];
  try {
    const known = await call<Me>('GET', '/api/me');
    thisDevice.note(known.gone);
    agree(known.name);
    // On a site both are the same.
    const others = known.tables.filter(({ table }) => !pocket.some((own) => own.table.id === table.id));
    return { ...known, tables: [...pocket, ...others] };
  } catch (why) {
    if (!pocket.length) throw why;
    return { name: null, tables: pocket };
  }
}

export const openTables = (): Promise<TableCard[]> =>
  call<{ tables: TableCard[] }>('GET', '/api/tables').then((answer) => answer.tables);

/** A table at the server; one for which nobody else is needed may also be on this device. */
export async function newTable(wish: NewTable): Promise<TableCard> {
  const alone = wish.seats.every(({ kind }) => kind === 'me' || kind === 'here' || kind === 'bot');
  const pocket = alone && !wish.public && wish.clock.kind === 'none';
  const there = (): Promise<TableCard> => pocketCall('POST', '/api/tables', wish);
  if (pocket && settings.pocket) return there();
  void tellName();
  try {
    return await call<TableCard>('POST', '/api/tables', wish);
  } catch (why) {
    if (!pocket || !(why instanceof ApiError) || why.code !== 'offline') throw why;
    // A browser that has not kept the kernel cannot play without the server either.
    return there().catch(() => Promise.reject(why));
  }
}

const at = (id: string, what: string): string => `/api/tables/${encodeURIComponent(id)}/${what}`;

export const changeSeat = (id: string, seat: number, wish: SeatWish): Promise<TableCard> =>
  call('POST', at(id, 'seat'), { seat, ...wish });

export function sit(id: string, wish: { seat?: number; name?: string; invite?: string }): Promise<TableCard> {
  void tellName();
  return call('POST', at(id, 'sit'), wish);
}

export const leave = (id: string): Promise<TableCard> => call('POST', at(id, 'leave'), {});

export const start = (id: string, level: Level): Promise<TableCard> => call('POST', at(id, 'start'), { level });

/** Plays a record again on this device, which keeps it: the name under which it can be looked at. */
export const dropRecord = (text: string): Promise<string> =>
  pocketCall<Replay>('POST', '/api/record', text).then(({ table }) => table.id);

/** Whether others can open the address of a game: those of this device are nowhere else. */
export const isShared = (id: string): boolean => !id.startsWith(POCKET);

export const replay = (id: string): Promise<Replay> => call('GET', at(id, 'replay'));

/** The record of a finished game as text, wherever it is kept. */
export async function recordOf(id: string): Promise<string> {
  if (!isShared(id)) return call<string>('GET', at(id, 'record'));
  let answer: Response;
  try {
    answer = await fetch(at(id, 'record'), { credentials: 'same-origin' });
  } catch (error) {
    throw new ApiError('offline', String(error));
  }
  if (answer.ok) return answer.text();
  const { code = 'failed', detail = answer.statusText } = (await answer.json().catch(() => ({}))) as Partial<ApiError>;
  throw new ApiError(code, detail);
}

/** The record of a game as a file. */
export async function saveRecord({ table }: Replay): Promise<void> {
  const text = await call<string>('GET', at(table.id, 'record'));
  saved(text, `tockwork-${table.rules}-${table.id}.jsonl`);
}

export const seatCode = (id: string): Promise<{ code: string; expires_at: number }> =>
  call('POST', at(id, 'code'), {});

export const useCode = (code: string): Promise<{ table: string; seats: number[] }> =>
  call('POST', '/api/code', { code });

const HERE_ONLY = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Where others find this server: null if nobody outside this computer can. */
export async function reachable(here: Pick<Location, 'hostname' | 'origin'> = location): Promise<string | null> {
  if (!HERE_ONLY.test(here.hostname)) return here.origin;
  const known = await call<{ addresses: string[] }>('GET', '/api/server').catch(() => null);
  const [first] = known?.addresses ?? [];
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
