// The people I have played with: who is here, and asking them to play. The server remembers them, so they come along
// with the recovery code.

import { place } from '../base/place';
import type { Person, People } from '../wire/http';
import { botWish, gameNamed, newTable, sit } from './requests';
import { call } from './http';

const KEPT = 'tockwork.people';

/** Whether there may be others: a user who has never played with others need not be looked up. */
export const mayKnowPeople = (): boolean => place.server && globalThis.localStorage?.getItem(KEPT) === 'yes';

/** A game with others has ended here, or was remembered. */
export const hasMet = (): void => globalThis.localStorage?.setItem(KEPT, 'yes');

export async function people(): Promise<People> {
  if (!place.server) return { people: [], invitations: [] };
  const found = await call('GET /api/people');
  if (found.people.length) hasMet();
  return found;
}

/** A table of the game we played last, with a seat for them, who hear of it at once; the others are bots. */
export async function askToPlay(person: Person, name: string): Promise<string> {
  const { rules, players, teams, options } = person;
  const game = await gameNamed(rules);
  // Those who play in teams sit opposite each other.
  const theirs = teams === 'none' || players % 2 ? 1 : players / 2;
  const { table } = await newTable({
    rules: game?.id ?? rules,
    players,
    teams,
    options,
    seats: Array.from({ length: players }, (_, seat) =>
      seat === 0
        ? { kind: 'me' as const, ...(name ? { name } : {}) }
        : seat === theirs
          ? { kind: 'friend' as const, ...(person.name ? { name: person.name } : {}) }
          : botWish(seat, 'casual'),
    ),
    public: false,
    clock: { kind: 'none' },
    takeover_seconds: null,
    spectator_delay: 0,
  });
  await call('POST /api/people/ask', { body: { person: person.id, table: table.id } });
  return table.id;
}

/** Takes the seat that is kept at the table of an invitation. */
export const join = (table: string, invite: string, name: string): Promise<unknown> =>
  sit(table, { invite, ...(name ? { name } : {}) });

export const decline = (person: string): Promise<People> => call('POST /api/people/decline', { body: { person } });

export const remove = (person: string): Promise<People> => call('POST /api/people/remove', { body: { person } });
