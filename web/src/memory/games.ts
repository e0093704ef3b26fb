// A game that was played, as it is remembered: who, when, how it ended, what it added up to.

import { keeps, localCall } from '../api/device';
import { place } from '../base/place';
import { call } from '../api/http';
import type { Remembered } from '../wire/http';
import type { PlayedGames } from '../wire/messages';

const PAGE = 100;

interface AllGames {
  /** Latest first. */
  games: Remembered[];
  /** The server does not answer: its games are missing here. */
  away: boolean;
}

/** Finished games of this device and of this server. */
export async function rememberedGames(): Promise<AllGames> {
  const here = keeps() ? (await localCall<{ games: Remembered[] }>('GET', '/api/me/games')).games : [];
  const there = place.server ? await atServer().catch(() => null) : [];
  return { games: together(here, there ?? []).sort((a, b) => b.ended_at - a.ended_at), away: there === null };
}

/** A game that lies at the server and has come in a file as well is one game. */
export function together(here: readonly Remembered[], there: readonly Remembered[]): Remembered[] {
  const ofFile = new Map(
    here.flatMap((game) => (game.where === 'file' && game.origin ? [[game.origin, game] as const] : [])),
  );
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
  for (let before: number | undefined; ;) {
    const { games }: PlayedGames = await call('GET /api/me/games', before === undefined ? {} : { before });
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

/** How many teams play: a team as good as the others wins one game in that number. */
export const teamsIn = (game: Remembered): number => new Set(game.seats.map(({ team }) => team)).size;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether it is this game, and another player there has these letters in the name, capitals and accents aside. */
export function fits(
  rules: string,
  seats: readonly { name: string | null; mine: boolean }[],
  wanted: { rules: string; person: string },
): boolean {
  const person = plain(wanted.person.trim());
  return (
    (!wanted.rules || rules === wanted.rules) &&
    (!person || seats.some(({ name, mine }) => !mine && name !== null && plain(name).includes(person)))
  );
}
