// What is drawn over the board for what has been picked so far.

import type { Ghost, Ring, Way } from '../board/Board.svelte';
import { spaceKey } from '../../wire/layout';
import { placeWords, t } from '../../words';
import type { Choice, Walk } from '../../wire/messages';
import type { Chooser } from '../moves/chooser.svelte';
import { journeys, keyOf, type Key } from '../moves/choosing';
import { marbleLabel, placesOf, targetLabel, type Speaking } from '../moves/words';

type Places = readonly (readonly string[])[];

/** More ways than these would hide the board. */
const MOST_WAYS = 14;

const spot = (key: Key): [number, number] => {
  const [seat = 0, marble = 0] = key.split(':').map(Number);
  return [seat, marble];
};

/** Marbles that can be picked, with what a screen reader says of them. */
export function moversOf(chooser: Chooser, by: Speaking, marbles: Places): Map<Key, string> {
  return new Map(
    [...chooser.movers].map((key) => {
      const [seat, marble] = spot(key);
      return [key, marbleLabel(by, key, marbles[seat]?.[marble] ?? 'R')];
    }),
  );
}

export function ringsOf(chooser: Chooser, by: Speaking, marbles: Places): Ring[] {
  if (chooser.split) return stopsOf(chooser, by);
  const many = new Map<string, number>();
  // Where a marble stands that can itself be picked, a tap means that marble.
  for (const [seat, marble] of [...chooser.movers].map(spot)) {
    many.set(spaceKey(seat, marbles[seat]?.[marble] ?? 'R'), 1);
  }
  for (const { leg } of chooser.targets) {
    const space = spaceKey(leg.seat, leg.to);
    many.set(space, (many.get(space) ?? 0) + 1);
  }
  // A space that several marbles can reach needs the marble first.
  const plain = ({ seat, to }: { seat: number; to: string }): boolean =>
    chooser.pick.marble !== null || many.get(spaceKey(seat, to)) === 1;
  return chooser.targets
    .filter(({ leg }) => plain(leg))
    .map(({ id, leg, choices }) => ({
      id,
      seat: leg.seat,
      marble: leg.marble,
      place: leg.to,
      label: targetLabel(by, leg, choices[0]),
      capture: !choices[0]?.captures ? undefined : choices[0].own_capture ? 'own' : 'theirs',
    }));
}

/** Where the marble of a shared card that was touched last may be put down. */
function stopsOf(chooser: Chooser, by: Speaking): Ring[] {
  const [seat, marble] = spot(chooser.active ?? '');
  return [...chooser.stops].map(([id, pips]) => {
    const place = pips.at(-1)?.place ?? '';
    const label = t('play-lay-to', { n: pips.length, place: placeWords(place, placesOf(by)) });
    return { id, seat, marble, place, label };
  });
}

export function waysOf(chooser: Chooser, marbles: Places): Way[] {
  if (chooser.split) {
    return [...chooser.routes].map(([key, path]) => {
      const [seat, marble] = spot(key);
      return { id: key, seat, marble, from: marbles[seat]?.[marble] ?? 'R', path };
    });
  }
  const { chosen, targets } = chooser;
  const legs = chosen ? journeys(chosen) : targets.length <= MOST_WAYS ? targets.map((x) => x.leg) : [];
  return legs.map((leg, i) => ({ id: `${keyOf(leg)}>${leg.to}${i}`, ...leg }));
}

/** What an answer is about: not what becomes of those who are met, unless pushing a marble is all it does. */
export function walksOf({ legs = [] }: Choice): Walk[] {
  const moved = legs.filter(({ how }) => how !== 'capture');
  const meant = moved.filter(({ how }) => how !== 'push');
  return meant.length ? meant : moved;
}

/** The ways of an answer, for the user who is shown it; a marble that comes out or swaps has an arrow as well. */
export const arrowsOf = (choice: Choice, other = false): Way[] =>
  walksOf(choice).map((walk, i) => ({
    ...walk,
    id: `${other ? 'other' : 'arrow'}-${i}`,
    path: walk.path.length ? walk.path : [walk.to],
    other,
  }));

export function ghostsOf(chooser: Chooser): Ghost[] {
  if (chooser.chosen) return journeys(chooser.chosen).map((leg) => ({ ...leg, place: leg.to }));
  return [...chooser.routes].map(([key, path]) => {
    const [seat, marble] = spot(key);
    return { seat, marble, place: path.at(-1) ?? '' };
  });
}

/** Marbles that would be captured; true if of the own side. */
export function doomedOf(chooser: Chooser, by: Speaking): Map<Key, boolean> {
  const { seats } = by.board;
  const team = by.me === null ? null : seats[by.me]?.team;
  return new Map(chooser.doomed.map((key) => [key, seats[spot(key)[0]]?.team === team]));
}
