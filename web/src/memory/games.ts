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

/** Finished games of this device and of this server, latest first. */
export async function rememberedGames(): Promise<Remembered[]> {
  const here = keeps() ? (await pocketCall<{ games: Remembered[] }>('GET', '/api/me/games')).games : [];
  const there = place.server ? await atServer().catch(() => []) : [];
  return [...here, ...there].sort((a, b) => b.ended_at - a.ended_at);
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

/** Games whose name or players have these letters in them, capitals and accents aside. */
export function found(games: readonly Remembered[], rules: string, person: string): Remembered[] {
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const wanted = plain(person.trim());
  return games.filter(
    (game) => (!rules || game.rules === rules) && (!wanted || game.seats.some(({ name, mine }) => !mine && name !== null && plain(name).includes(wanted))),
  );
}
