// The event in which this window takes part: heard from the server until it is over, so that one is taken from table
// to table on whatever page one waits.

import { place } from '../base/place';
import type { CorrectResult, EventBoards, EventCard, EventInfo, NewEvent } from '../wire/messages';
import { call } from './http';
import { tellName } from './name';

const KEPT = 'tockwork.event';
const SAT = 'tockwork.event.tables';
const AGAIN_MS = 3000;
const stored = globalThis.sessionStorage;

let followed = $state(place.server ? (stored?.getItem(KEPT) ?? null) : null);
let info = $state.raw<EventInfo | null>(null);
let line: EventSource | null = null;
let lineOf: string | null = null;
let again: ReturnType<typeof setTimeout> | undefined;
let sat = new Set<string>((stored?.getItem(SAT) ?? '').split(' '));

export const evening = {
  /** The event that is followed, as of now. */
  get info(): EventInfo | null {
    return info;
  },
  /** Whether this window takes part in one. */
  get inside(): boolean {
    return followed !== null;
  },
};

/** A table of an event: nobody is helped there. */
export const isEventTable = (table: string): boolean => sat.has(table);

/** Notes that one is taken to a table; false if that has happened before. */
export function takes(table: string): boolean {
  if (sat.has(table)) return false;
  sat = new Set([...sat, table]);
  stored?.setItem(SAT, [...sat].join(' '));
  return true;
}

/** What the server says: who takes part is taken along until the event is over. */
export function note(found: EventInfo): EventInfo {
  info = found;
  const inside = found.mine !== null && found.phase !== 'over';
  if (inside && followed !== found.id) {
    followed = found.id;
    stored?.setItem(KEPT, found.id);
  } else if (!inside && followed === found.id) {
    followed = null;
    stored?.removeItem(KEPT);
  }
  return found;
}

/** Hears of an event from now on, and again whenever the line breaks; without an id of the one we take part in. */
export function listen(id = followed): void {
  if (!place.server || id === null || lineOf === id) return;
  hangUp();
  lineOf = id;
  line = new EventSource(`/api/events/${id}/stream`);
  line.onmessage = ({ data }: MessageEvent<string>) => note(JSON.parse(data) as EventInfo);
  // The browser opens a broken line again, but not one that was refused.
  line.onerror = () => {
    if (line?.readyState !== EventSource.CLOSED) return;
    hangUp();
    again = setTimeout(() => listen(id), AGAIN_MS);
  };
}

/** Leaves the page of an event: the line stays for those who take part. */
export function hangUpIfOutside(): void {
  if (lineOf !== followed) hangUp();
  listen();
}

function hangUp(): void {
  clearTimeout(again);
  line?.close();
  line = null;
  lineOf = null;
}

export async function makeEvent(wish: NewEvent): Promise<EventInfo> {
  await tellName();
  return call('POST /api/events', { body: wish });
}

export const eventNow = async (event: string): Promise<EventInfo> =>
  note(await call('GET /api/events/{event}', { event }));

export async function enter(event: string, pair: string | null): Promise<EventInfo> {
  await tellName();
  hangUp(); // the line of a newcomer knows nobody: it would say that I take no part
  try {
    return note(await call('POST /api/events/{event}/enter', { event, body: pair ? { pair } : {} }));
  } finally {
    listen(event);
  }
}

export const leaveEvent = async (event: string): Promise<EventInfo> =>
  note(await call('POST /api/events/{event}/leave', { event }));

export const beginEvent = async (event: string): Promise<EventInfo> =>
  note(await call('POST /api/events/{event}/begin', { event }));

export const endEvent = async (event: string): Promise<EventInfo> =>
  note(await call('POST /api/events/{event}/end', { event }));

export const correct = async (event: string, body: CorrectResult): Promise<EventInfo> =>
  note(await call('POST /api/events/{event}/correct', { event, body }));

export const eventBoards = (event: string): Promise<EventBoards> => call('GET /api/events/{event}/boards', { event });

export const clubEvents = async (club: string): Promise<readonly EventCard[]> =>
  (await call('GET /api/clubs/{club}/events', { club })).events;
