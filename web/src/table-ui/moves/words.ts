// Marbles, targets and answers in words: for screen readers, for the list, for labels.

import { letterOf } from '../../base/looks';
import {
  cardName,
  cardPhrase,
  list,
  locale,
  nameAmong,
  placeWords,
  t,
  termsOf,
  type PlaceContext,
  type Telling,
} from '../../words';
import type { BoardInfo, Choice, SeatInfo, Use, Walk } from '../../wire/messages';
import { isShared, journeys, keyOf, pipsOf, useOf } from './choosing';

export interface Speaking {
  board: BoardInfo;
  seats: readonly SeatInfo[];
  /** The seat that reads, null for a spectator. */
  me: number | null;
}

export function nameAt(by: Speaking, seat: number): string {
  return nameAmong(by.seats, seat, by.board.rules);
}

export function placesOf(by: Speaking): PlaceContext {
  return {
    rules: by.board.rules,
    starts: by.board.starts,
    names: by.board.seats.map((look) => nameAt(by, look.seat)),
    me: by.me,
    numbers: by.board.layout.numbers,
  };
}

export function telling(by: Speaking): Telling {
  return {
    seats: by.seats,
    me: by.me,
    rules: by.board.rules,
    ranks: by.board.ranks,
    shortcut: by.board.shortcut,
    hop: by.board.hop,
    receivers: by.board.seats.map((look) => look.receiver),
  };
}

/** "A", or "King": what a marble is called among those of its seat. */
export function marbleShort(by: Speaking, marble: number): string {
  const rank = by.board.ranks[marble];
  return rank ? t(`rank-${rank}.name`) : letterOf(marble, undefined);
}

/** What walks here, for words that depend on it. */
export function pieceOf({ board }: Speaking): 'dog' | 'rank' | 'marble' {
  if (termsOf(board.rules).dogs) return 'dog';
  return board.ranks.length ? 'rank' : 'marble';
}

/** "marble A", "Ben’s marble C", "your king". */
export function marbleName(by: Speaking, seat: number, marble: number): string {
  const name = nameAt(by, seat);
  const rank = by.board.ranks[marble];
  if (rank) return seat === by.me ? t(`rank-${rank}.yours`) : t(`rank-${rank}.theirs`, { name });
  const me = seat === by.me ? 'yes' : 'no';
  return t('play-marble', { piece: pieceOf(by), name, me, letter: letterOf(marble, undefined) });
}

/** A marble with its place, for a button that picks it. */
export function marbleLabel(by: Speaking, key: string, place: string): string {
  const [seat = 0, marble = 0] = key.split(':').map(Number);
  return t('play-marble-at', { marble: marbleName(by, seat, marble), place: placeSaid(by, place) });
}

/** A sentence begins with a capital, also where it begins with "your". */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase(locale.now) + words.slice(1);

/** What would happen to others, as clauses: "Ben’s marble goes back". */
function sendsBack(by: Speaking, choice: Choice): string[] {
  return (choice.captures ?? []).map((c) => t('play-sends-back', { marble: marbleName(by, c.seat, c.marble) }));
}

/** "to space 15; Ben’s marble A goes back"; of a swap both marbles. */
export function targetLabel(by: Speaking, leg: Walk, choice: Choice | undefined): string {
  if (choice?.verb === 'swap') return choiceWords(by, choice);
  const to = t('play-to', {
    marble: marbleName(by, leg.seat, leg.marble),
    place: placeSaid(by, leg.to),
  });
  return choice ? withDraw(choice, [to, ...sendsBack(by, choice)].join('; ')) : to;
}

/** A target on its button: whose marble it changes places with, the place, or the steps to a space without a number. */
export function targetShort(by: Speaking, leg: Walk, choice: Choice | undefined, where = placesOf(by)): string {
  const other = choice?.verb === 'swap' ? choice.legs?.find((walk) => keyOf(walk) !== keyOf(leg)) : undefined;
  if (other) return marbleName(by, other.seat, other.marble);
  if (!isNameless(by, leg.to) || !choice) return placeWords(leg.to, where);
  return colourWords(by, leg.to) || useWords(by, useOf(choice), choice);
}

/** What a space of the track shows, where spaces have colours: "blue", "red, bone". */
function colourWords({ board }: Speaking, place: string): string {
  const space = Number.parseInt(place, 10);
  const shown = (board.colours[space] ?? []).map((colour) => t(`colour-${colour}`));
  if (board.bones.includes(space)) shown.push(cardName('bone').toLocaleLowerCase(locale.now));
  return list(shown, 'unit');
}

/** A place for those who hear it: "space 3 (green)". */
function placeSaid(by: Speaking, place: string): string {
  const shown = isNameless(by, place) ? colourWords(by, place) : '';
  return placeWords(place, placesOf(by)) + (shown ? ` (${shown})` : '');
}

/** A space of the track that has neither a printed number nor an owner: "space 25" would say nothing. */
export function isNameless(by: Speaking, place: string): boolean {
  const space = Number.parseInt(place, 10);
  return Number.isInteger(space) && by.board.layout.numbers[space] == null && !by.board.starts.includes(space);
}

/** Their words name the card already. */
const WITH_CARD = new Set<Choice['verb']>(['give', 'offer', 'discard']);

/** An answer of a seat by its text, with its card: "Seven: …"; as it is written down, if it is none of these. */
export function moveWords(by: Speaking, choices: readonly Choice[], text: string, seat = by.me): string {
  const choice = choices.find((one) => one.text === text);
  if (!choice) return text;
  return `${choice.card && !WITH_CARD.has(choice.verb) ? `${cardName(choice.card)}: ` : ''}${shortWords(by, choice, seat)}`;
}

/** Everything an answer of a seat does, so that the list leaves nothing out. */
export function choiceWords(by: Speaking, choice: Choice, seat = by.me): string {
  const card = choice.card ? cardPhrase(choice.card) : '';
  switch (choice.verb) {
    case 'give':
    case 'offer':
      return t(`play-do-${choice.verb}`, { card, to: receiverName(by, seat) });
    case 'discard':
      return t('play-do-discard', { card });
    case 'decline':
    case 'renew':
    case 'stay':
      return t(`play-do-${choice.verb}`);
    case 'hop': {
      const leg = choice.legs?.at(-1);
      return leg ? `${t('play-do-hop')} – ${targetLabel(by, leg, undefined)}` : t('play-do-hop');
    }
    case 'skip':
      return t('play-use-skip', { name: nextName(by, seat) });
    case 'undo':
      return t('play-use-undo');
    case 'empty':
      return t('play-use-empty');
    case 'open':
    case 'play':
    case 'swap':
      break;
  }
  const legs = journeys(choice);
  const [one, two] = legs;
  if (choice.verb === 'swap' && one && two) {
    const said = t('play-swap', {
      one: marbleLabel(by, keyOf(one), one.from),
      two: marbleLabel(by, keyOf(two), two.from),
    });
    return said;
  }
  const shared = isShared(choice);
  const parts = legs.map((leg) =>
    t(leg.how === 'start' ? 'play-bring-out' : shared && leg.pips ? 'play-leg-pips' : 'play-leg', {
      marble: marbleName(by, leg.seat, leg.marble),
      from: placeSaid(by, leg.from),
      to: placeSaid(by, leg.to),
      n: leg.pips ?? 0,
    }),
  );
  return withDraw(choice, [...parts, ...sendsBack(by, choice)].join('; '));
}

/** A card that is drawn for it belongs to what an answer does. */
const withDraw = (choice: Choice, what: string): string => (choice.draw ? t('play-and-draws', { what }) : what);

/** What an answer does, for the eye: steps instead of spaces that have no number on this board. */
export function shortWords(by: Speaking, choice: Choice, seat = by.me): string {
  const legs = journeys(choice);
  const unseen = legs.some((leg) => isNameless(by, leg.from) || isNameless(by, leg.to));
  if ((choice.verb !== 'play' && choice.verb !== 'swap') || !unseen) return choiceWords(by, choice, seat);
  const [one, two] = legs;
  if (choice.verb === 'swap' && one && two) return t('play-swap', { one: standing(by, one), two: standing(by, two) });
  const walked = legs.map((leg) => {
    const marble = marbleName(by, leg.seat, leg.marble);
    if (leg.how === 'start') return t('play-bring-out', { marble });
    const to = isNameless(by, leg.to) ? colourWords(by, leg.to) : placeWords(leg.to, placesOf(by));
    return `${marble}: ${legWords(by, leg)}${to ? ` → ${to}` : ''}`;
  });
  return withDraw(choice, [...walked, ...sendsBack(by, choice)].join('; '));
}

/** A marble, and its place if that has a name. */
function standing(by: Speaking, { seat, marble, from }: Walk): string {
  return isNameless(by, from) ? marbleName(by, seat, marble) : marbleLabel(by, keyOf({ seat, marble }), from);
}

/** What a card does now for a child, written on it: the best first, two things at most; that it does nothing, too. */
export function kidsWords(choices: readonly Choice[], card: string): string {
  const plays = choices.filter(({ verb }) => verb === 'play' || verb === 'swap');
  // Where a card is to be given or discarded, there is nothing to say of it.
  if (!plays.length) return '';
  const kindOf = (choice: Choice): string => {
    const [leg] = choice.legs ?? [];
    if (choice.verb === 'swap') return 'swap';
    if (leg?.to.startsWith('H')) return 'home';
    if (choice.captures?.length) return 'capture';
    return leg?.how === 'start' ? 'out' : 'run';
  };
  const found = new Set(plays.filter((choice) => choice.card === card).map(kindOf));
  const said = ['home', 'capture', 'out', 'swap', 'run'].filter((kind) => found.has(kind));
  return (said.length ? said.slice(0, 2) : ['none']).map((kind) => t(`kids-${kind}`)).join(' · ');
}

/** What a use of a card is called on its button; `sample` is an answer that makes it. */
export function useWords(by: Speaking, use: string, sample: Choice): string {
  const kind = use.split('|')[1] ?? '';
  const [leg] = sample.legs ?? [];
  if (kind === 'split') return t('play-use-split', { n: pipsOf(sample) });
  if (kind === 'skip') return t('play-use-skip', { name: nextName(by) });
  if (kind === 'undo') return t('play-use-undo');
  if (kind === 'empty') return t('play-use-empty');
  if (kind === 'swap') return t('play-use-swap');
  return leg ? legWords(by, leg) : kind;
}

/** How a marble goes: "5 forward". */
function legWords(by: Speaking, leg: Walk): string {
  const n = leg.pips ?? leg.path.length;
  switch (leg.how) {
    case 'start':
      return t('play-use-start');
    case 'back':
      return t('play-use-back', { n });
    case 'push':
      return t('play-use-push', { n });
    case 'centre': {
      return t(`play-use-${termsOf(by.board.rules).centre}-${leg.to === 'C' ? 'in' : 'out'}`);
    }
    case 'jump':
      return t('play-use-jump');
    case 'take':
      return t('play-use-take');
    default:
      return t('play-use-walk', { n });
  }
}

/** A player's open hand after the game: "Ben: seven, king". */
export function heldWords(by: Speaking, seat: number, hand: readonly string[]): string {
  const cards = hand.length ? list(hand.map(cardName), 'unit') : t('replay-no-cards');
  return t('play-hand-open', { name: nameAt(by, seat), cards });
}

export function receiverName(by: Speaking, seat = by.me): string {
  const receiver = seat === null ? null : by.board.seats[seat]?.receiver;
  return receiver == null ? '' : nameAt(by, receiver);
}

/** Whether the card that is passed goes to a partner, not to a neighbour. */
export function givesToPartner(by: Speaking): boolean {
  const look = by.me === null ? undefined : by.board.seats[by.me];
  return look?.receiver != null && look.partners.includes(look.receiver);
}

/** The seat a skip hits: the next one at the table. */
function nextName(by: Speaking, seat = by.me): string {
  return nameAt(by, ((seat ?? 0) + 1) % Math.max(1, by.board.players));
}

/** What a card does, in words, from the uses of the rulebook. */
export function cardHelp(by: Speaking, card: string): string {
  const info = by.board.cards.find((c) => c.card === card);
  return usesHelp(info?.uses ?? [], by.board).join('; ');
}

/** What of a game changes the words for its cards. */
export type Game = Pick<BoardInfo, 'rules' | 'ranks'>;

export function usesHelp(uses: readonly Use[], game: Game): string[] {
  return [...new Set(uses.map((use) => useHelp(use, game)))];
}

function useHelp(use: Use, game: Game): string {
  if (use.kind === 'centre') return t(`use-${termsOf(game.rules).centre}`);
  const n = use.steps ?? use.pips ?? 0;
  const colour = t(`colour-${use.colour ?? 'blue'}`);
  const more =
    use.kind === 'start'
      ? use.colour == null
        ? ''
        : '-colour'
      : use.to_and_fro
        ? '-fro'
        : use.burns
          ? '-burns'
          : use.green && game.ranks.length
            ? '-green'
            : use.back
              ? '-back'
              : use.marbles === 2
                ? '-two'
                : use.partners
                  ? '-others'
                  : use.opponents_only
                    ? '-opponents'
                    : use.may_be_empty
                      ? '-empty'
                      : use.home
                        ? '-home'
                        : use.any_two
                          ? '-any'
                          : '';
  return t(`use-${use.kind}${more}`, { n, colour });
}
