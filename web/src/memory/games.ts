// A game that was played, as it is remembered: who, when, how it ended, what it added up to.

import { keeps, pocketCall } from '../pocket/pocket';
import { place } from '../place';
import { call } from '../wire/api';
import type { Level, Teams } from '../wire/messages';

export interface RememberedSeat {
  name: string | null;
  kind: 'person' | 'program' | 'bot';
  level: Level | null;
  team: number;
  mine: boolean;
}

/** What the kernel counts of a seat, see kernel/include/tock/tell/tally.hpp. */
export interface SeatTally {
  played: number;
  captured: number;
  lost: number;
  out: number;
  home: number;
  unused: number;
  waited: number;
}

export interface Tally {
  leader: number;
  rounds: number;
  winners: number[];
  seats: SeatTally[];
}

export interface Remembered {
  id: string;
  /** Where it can be looked at again: this device, the server, or a file that was brought here. */
  where: 'device' | 'server' | 'file';
  /** Of a file: what it is called at the server where it was played. */
  origin?: string;
  /** Of the server: what the same game is called that a file has brought here too. */
  copy?: string;
  rules: string;
  players: number;
  teams: Teams;
  options: Record<string, unknown>;
  began_at: number;
  ended_at: number;
  seats: RememberedSeat[];
  tally: Tally;
  /** How often an answer was taken back: then it was practice. */
  taken_back?: number;
}

const PAGE = 100;

export interface AllGames {
  /** Latest first. */
  games: Remembered[];
  /** The server does not answer: its games are missing here. */
  away: boolean;
}

/** Finished games of this device and of this server. */
export async function rememberedGames(): Promise<AllGames> {
  const here = keeps() ? (await pocketCall<{ games: Remembered[] }>('GET', '/api/me/games')).games : [];
  const there = place.server ? await atServer().catch(() => null) : [];
  return { games: together(here, there ?? []).sort((a, b) => b.ended_at - a.ended_at), away: there === null };
}

/** A game that lies at the server and has come in a file as well is one game. */
export function together(here: readonly Remembered[], there: readonly Remembered[]): Remembered[] {
  const ofFile = new Map(here.flatMap((game) => (game.where === 'file' && game.origin ? [[game.origin, game] as const] : [])));
  const copyOf = ({ id, began_at }: Remembered): Remembered | undefined => {
    const found = ofFile.get(id);
    return found?.began_at === began_at ? found : undefined;
  };
  const copies = new Set(there.map(copyOf));
  return [
    ...here.filter((game) => !copies.has(game)),
    ...there.map((game) => {
      const copy = copyOf(game);
      return copy ? { ...game, copy: copy.id } : game;
    }),
  ];
}

async function atServer(): Promise<Remembered[]> {
  const all: Remembered[] = [];
  for (let before: number | null = null; ; ) {
    const query: string = before === null ? '' : `?before=${before}`;
    const { games } = await call<{ games: Omit<Remembered, 'where'>[] }>('GET', `/api/me/games${query}`);
    all.push(...games.map((game): Remembered => ({ ...game, where: 'server' })));
    if (games.length < PAGE) return all;
    before = games.at(-1)?.ended_at ?? 0;
  }
}

export const mySeats = (game: Remembered): number[] => game.seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));

/** Whether one of the own seats won; null where nobody here played. */
export function won(game: Remembered): boolean | null {
  const mine = mySeats(game);
  return mine.length ? mine.some((seat) => game.tally.winners.includes(seat)) : null;
}

/** How many teams play: the chance of a team that is as good as the others is one in so many. */
export const teamsIn = (game: Remembered): number => new Set(game.seats.map(({ team }) => team)).size;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether it is this game, and somebody else there has these letters in their name, capitals and accents aside. */
export function fits(rules: string, seats: readonly { name: string | null; mine: boolean }[], wanted: { rules: string; person: string }): boolean {
  const person = plain(wanted.person.trim());
  return (!wanted.rules || rules === wanted.rules) && (!person || seats.some(({ name, mine }) => !mine && name !== null && plain(name).includes(person)));
}
