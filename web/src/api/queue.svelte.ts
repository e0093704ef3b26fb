// Looking for players: the search of this window, heard from the server while it lasts. Only those who listen are
// paired, so the line is open on whatever page one waits.

import { place } from '../base/place';
import type { FindPlayers, Queues, Search } from '../wire/messages';
import { call } from './http';
import { tellName } from './name';

/** Another window of the same browser may play something else: it is not taken to the table. */
const KEPT = 'tockwork.searching';
const AGAIN_MS = 3000;

let search = $state.raw<Search | null>(null);
let looking = $state(place.server && globalThis.sessionStorage?.getItem(KEPT) === 'yes');
let line: EventSource | null = null;
let again: ReturnType<typeof setTimeout> | undefined;

export const queue = {
  get search(): Search | null {
    return search;
  },
  /** Whether this window looks for players. */
  get looking(): boolean {
    return looking;
  },
};

function note(found: Search | null): void {
  search = found;
  looking = found !== null;
  if (looking) globalThis.sessionStorage?.setItem(KEPT, 'yes');
  else globalThis.sessionStorage?.removeItem(KEPT);
  if (looking) listen();
  else hangUp();
}

/** Hears how the search stands, from now on and again whenever the line breaks. */
export function listen(): void {
  if (line || !looking) return;
  line = new EventSource('/api/queue/stream');
  line.onmessage = ({ data }: MessageEvent<string>) => note(JSON.parse(data) as Search | null);
  // The browser opens a broken line again, but not one that was refused.
  line.onerror = () => {
    if (line?.readyState !== EventSource.CLOSED) return;
    hangUp();
    again = setTimeout(listen, AGAIN_MS);
  };
}

function hangUp(): void {
  clearTimeout(again);
  line?.close();
  line = null;
}

/** Looks for players, in place of the last search. */
export async function find(wish: Omit<FindPlayers, 'promise'>): Promise<void> {
  await tellName();
  note(await call('POST /api/queue', { body: wish }));
}

/** Looks for players together with the party of a link. */
export async function joinParty(party: string): Promise<void> {
  await tellName();
  note(await call('POST /api/queue/party', { body: { party } }));
}

/** The game was found: the table is where it goes on. */
export const found = (): void => note(null);

export async function stop(): Promise<void> {
  note(null);
  await call('POST /api/queue/leave');
}

/** How many wait for what, and what a party looks for. */
export const queues = (party?: string): Promise<Queues> => call('GET /api/queue', party ? { party } : {});
