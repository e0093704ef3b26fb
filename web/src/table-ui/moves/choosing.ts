// A legal move is picked in small steps: a card, what it stands for, a marble, a target.
// Every step only narrows the list the server sent, so whatever is picked is legal.

import { spaceKey } from '../../wire/layout';
import type { Choice, Walk } from '../../wire/messages';

/** One marble of the table: "seat:marble". */
export type Key = string;

export interface Pick {
  readonly card: string | null;
  /** Which of the uses of the card, see `useOf`. */
  readonly use: string | null;
  readonly marble: Key | null;
  readonly target: string | null;
  /** The pips of a shared card, in the order in which they were laid. */
  readonly pips: readonly Pip[];
  /** Picked out of what is still open when marble and target are the same. */
  readonly text: string | null;
}

export interface Pip {
  readonly marble: Key;
  readonly place: string;
}

export interface Target {
  readonly id: string;
  readonly leg: Walk;
  readonly choices: readonly Choice[];
}

export const NOTHING: Pick = {
  card: null,
  use: null,
  marble: null,
  target: null,
  pips: [],
  text: null,
};

const PLAIN_CARD = new Set(['give', 'offer', 'discard']);

export const keyOf = (at: { seat: number; marble: number }): Key => `${at.seat}:${at.marble}`;

/** What each marble does in an answer, in the order of the legs: a hop belongs to its walk. */
export function journeys(choice: Choice): Walk[] {
  const found = new Map<Key, Walk>();
  for (const leg of choice.legs ?? []) {
    const before = found.get(keyOf(leg));
    if (!before) found.set(keyOf(leg), leg);
    else found.set(keyOf(leg), { ...before, to: leg.to, path: [...before.path, ...leg.path] });
  }
  return [...found.values()];
}

/** What kind of use an answer makes of its card: `as` first, then how the marble goes. */
export function useOf(choice: Choice): string {
  const [first] = choice.legs ?? [];
  const as = standsFor(choice);
  if (choice.verb !== 'play' || !first) return `${as}|${choice.verb}`;
  if (isShared(choice)) return `${as}|split`;
  const counted = first.how === 'walk' || first.how === 'back' || first.how === 'push';
  return `${as}|${first.how}${counted && first.pips ? first.pips : ''}`;
}

/** Whether the pips are shared over several marbles. */
export function isShared(choice: Choice): boolean {
  if ((choice.legs?.length ?? 0) < 2) return false;
  return journeys(choice).filter((leg) => leg.pips !== undefined).length > 1;
}

export const pipsOf = (choice: Choice): number => (choice.legs ?? []).reduce((sum, leg) => sum + (leg.pips ?? 0), 0);

/** Cards that some answer plays, gives, offers or discards. */
export function liveCards(choices: readonly Choice[]): Set<string> {
  return new Set(choices.flatMap((c) => c.card ?? []));
}

/** The marbles an answer can be picked by: each of a shared card, else the one that goes first. */
function handles(choice: Choice): Walk[] {
  const all = journeys(choice);
  return isShared(choice) ? all : all.slice(0, 1);
}

/** Answers without a card that are buttons, not marbles: decline, renew, hop, stay. */
export function actions(choices: readonly Choice[]): Choice[] {
  return choices.filter((c) => !c.card && c.verb !== 'open');
}

/** Answers that fit the card and the use picked. */
export function ofCard(choices: readonly Choice[], pick: Pick): Choice[] {
  return choices.filter((c) => {
    if (pick.card === null) return c.card === undefined || !PLAIN_CARD.has(c.verb);
    if (c.card !== pick.card) return false;
    if (pick.use === null) return true;
    if (pick.use.endsWith('|')) return `${standsFor(c)}|` === pick.use;
    return useOf(c) === pick.use || sharesUse(c, pick.use);
  });
}

const standsFor = (choice: Choice): string => choice.as ?? choice.card ?? '';

// Seven pips on one marble are one way of sharing them.
function sharesUse(choice: Choice, use: string): boolean {
  if (!use.endsWith('|split')) return false;
  const [leg] = choice.legs ?? [];
  return choice.verb === 'play' && use === `${standsFor(choice)}|split` && leg?.pips !== undefined;
}

/** What the card can be here, if that is more than one thing. */
export function uses(choices: readonly Choice[], card: string): string[] {
  const own = choices.filter((c) => c.card === card);
  const shared = new Set(own.filter(isShared).map((c) => `${standsFor(c)}|split`));
  const found = new Set(own.map((c) => (shared.has(`${standsFor(c)}|split`) ? `${standsFor(c)}|split` : useOf(c))));
  return [...found];
}

/** Whether the marble alone says what a card is used for: none has two uses to choose from. */
export function markedBy(choices: readonly Choice[]): boolean {
  const found = new Map<Key, string>();
  return choices.every((c) => {
    const [leg] = journeys(c);
    if (!leg || isShared(c) || c.verb !== 'play') return false;
    const before = found.get(keyOf(leg)) ?? useOf(c);
    found.set(keyOf(leg), before);
    return before === useOf(c);
  });
}

/** The cards a joker or a copy can stand for here, each as "card|"; one entry for other cards. */
export function meanings(choices: readonly Choice[], card: string): string[] {
  return [...new Set(choices.filter((c) => c.card === card).map((c) => `${standsFor(c)}|`))];
}

/** Whether what is picked is a card whose pips are shared over marbles, laid one by one. */
export function isSplit(choices: readonly Choice[], pick: Pick): boolean {
  if (pick.card === null) return false;
  const open = ofCard(choices, pick);
  if (!open.some(isShared)) return false;
  return uses(open, pick.card).length === 1;
}

/** The marbles that move first in an answer still open. */
export function movers(choices: readonly Choice[], pick: Pick): Set<Key> {
  if (isSplit(choices, pick)) return new Set(nextPips(choices, pick).keys());
  const found = new Set<Key>();
  for (const c of ofCard(choices, pick)) {
    if (isShared(c) && pick.card !== null) continue;
    for (const leg of handles(c)) found.add(keyOf(leg));
  }
  return found;
}

/** Cards that move a marble. */
export function cardsFor(choices: readonly Choice[], marble: Key): Set<string> {
  const found = new Set<string>();
  for (const c of choices) {
    if (c.card && handles(c).some((leg) => keyOf(leg) === marble)) found.add(c.card);
  }
  return found;
}

/** Where the picked marble can go, or every marble while none is picked. */
export function targets(choices: readonly Choice[], pick: Pick): Target[] {
  const found = new Map<string, { leg: Walk; choices: Choice[] }>();
  for (const c of ofCard(choices, pick)) {
    const [first] = journeys(c);
    if (!first || isShared(c)) continue;
    if (pick.marble !== null && keyOf(first) !== pick.marble) continue;
    const id = `${keyOf(first)}>${spaceKey(first.seat, first.to)}`;
    const group = found.get(id);
    if (group) group.choices.push(c);
    else found.set(id, { leg: first, choices: [c] });
  }
  return [...found].map(([id, group]) => ({ id, ...group }));
}

/** Answers that fit everything picked so far. */
export function open(choices: readonly Choice[], pick: Pick): Choice[] {
  let left = ofCard(choices, pick);
  if (isSplit(choices, pick)) left = completed(left, pick.pips);
  else {
    if (pick.marble !== null) {
      left = left.filter((c) => handles(c).some((leg) => keyOf(leg) === pick.marble));
    }
    if (pick.target !== null) {
      const ids = new Set(
        targets(choices, pick)
          .filter((t) => t.id === pick.target)
          .flatMap((t) => t.choices.map((c) => c.text)),
      );
      left = left.filter((c) => ids.has(c.text));
    }
  }
  return pick.text === null ? left : left.filter((c) => c.text === pick.text);
}

/** The answer, once what is picked can mean only one. */
export function chosen(choices: readonly Choice[], pick: Pick): Choice | null {
  const touched = pick.card !== null || pick.target !== null || pick.text !== null;
  if (!touched && pick.marble === null) return null;
  const left = open(choices, pick);
  if (isSplit(choices, pick)) return left.length === 1 ? (left[0] ?? null) : inOrder(left, pick.pips);
  if (pick.card === null && pick.text === null && left.some((c) => c.card)) return null;
  return left.length === 1 ? (left[0] ?? null) : null;
}

// shared cards -----------------------------------------------------------------------------------

/** The places each marble has walked so far, marbles in the order in which they were touched. */
export function routes(pips: readonly Pip[]): Map<Key, string[]> {
  const found = new Map<Key, string[]>();
  for (const pip of pips) found.set(pip.marble, [...(found.get(pip.marble) ?? []), pip.place]);
  return found;
}

/** Moves that continue the steps laid. */
export function compatible(choices: readonly Choice[], pips: readonly Pip[]): Choice[] {
  const laid = [...routes(pips)];
  return choices.filter((c) =>
    laid.every(([marble, route]) =>
      journeys(c).some(
        (leg) =>
          keyOf(leg) === marble && (leg.pips ?? 0) >= route.length && route.every((place, i) => leg.path[i] === place),
      ),
    ),
  );
}

/** The places to which each marble can take one more pip. */
export function nextPips(choices: readonly Choice[], pick: Pick): Map<Key, string[]> {
  const laid = routes(pick.pips);
  const found = new Map<Key, string[]>();
  for (const c of compatible(ofCard(choices, pick), pick.pips)) {
    for (const leg of journeys(c)) {
      const walked = laid.get(keyOf(leg))?.length ?? 0;
      if ((leg.pips ?? 0) <= walked) continue;
      const place = leg.path[walked];
      if (place === undefined) continue;
      const places = found.get(keyOf(leg)) ?? [];
      if (!places.includes(place)) places.push(place);
      found.set(keyOf(leg), places);
    }
  }
  return found;
}

/** Where a marble may be put down with more pips: each space on its ways, with the pips to get there. */
export function stops(choices: readonly Choice[], pick: Pick, marble: Key): Map<string, Pip[]> {
  const walked = routes(pick.pips).get(marble)?.length ?? 0;
  const found = new Map<string, Pip[]>();
  for (const c of compatible(ofCard(choices, pick), pick.pips)) {
    const leg = journeys(c).find((l) => keyOf(l) === marble);
    if (!leg) continue;
    const ahead = leg.path.slice(walked, leg.pips ?? 0);
    ahead.forEach((place, i) => {
      const key = spaceKey(leg.seat, place);
      if (!found.has(key))
        found.set(
          key,
          ahead.slice(0, i + 1).map((p) => ({ marble, place: p })),
        );
    });
  }
  return found;
}

/** Answers that are exactly the pips laid. */
export function completed(choices: readonly Choice[], pips: readonly Pip[]): Choice[] {
  const laid = routes(pips);
  return compatible(choices, pips).filter((c) => {
    const counted = journeys(c).filter((leg) => leg.pips !== undefined);
    return counted.length === laid.size && counted.every((leg) => laid.get(keyOf(leg))?.length === leg.pips);
  });
}

/** If answers differ in the order of their legs only, the order laid decides. */
function inOrder(choices: readonly Choice[], pips: readonly Pip[]): Choice | null {
  const ends = new Set(
    choices.map((c) =>
      journeys(c)
        .map((l) => l.to + keyOf(l))
        .sort()
        .join(),
    ),
  );
  if (ends.size !== 1) return null;
  const order = [...routes(pips).keys()].join();
  return choices.find((c) => journeys(c).map(keyOf).join() === order) ?? null;
}

/** Captures that follow whatever is laid next. */
export function certainCaptures(choices: readonly Choice[]): Key[] {
  const [first, ...rest] = choices.map((c) => new Set((c.captures ?? []).map(keyOf)));
  return first ? [...first].filter((key) => rest.every((other) => other.has(key))) : [];
}
