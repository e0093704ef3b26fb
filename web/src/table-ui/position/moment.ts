// A moment of a game, as the seat in turn saw it, for the studio.

import { givenBefore, putAway } from './seen';
import type { Replay } from '../../wire/http';
import type { Logged, SeatLook } from '../../wire/messages';
import { unknownCards, type PositionDocument } from './document';

/** The move of the player to move; everything else follows. */
const ANSWERS = new Set<string>(['gave', 'offered', 'opened', 'played', 'discarded', 'renewed', 'hopped']);

/** The next decision: a card that was played may earn another, or end the round. */
export function nextAsked(log: readonly Logged[], at: number): number {
  let next = at;
  while (next + 1 < log.length && !ANSWERS.has(log[next + 1]?.event.event ?? '')) next += 1;
  return next;
}

/** Nothing, where the game is over. */
export function momentDocument(
  { table, log, moments }: Replay,
  looks: readonly SeatLook[],
  shown: number,
): PositionDocument | null {
  const at = nextAsked(log, shown);
  const { state, hands } = moments.slice(0, at + 1).findLast((moment) => moment.state) ?? {};
  if (!state || state.phase === 'over') return null;
  const { rules, players, teams, options } = table;
  const { phase, turn, round, leader, last_card, drawn, before, redoing, announced, starts_seen } = state;
  const past = log.slice(0, at + 1);
  const passed = passedBy(past, turn, looks[turn]?.receiver ?? turn);
  return {
    rules,
    players,
    teams,
    options,
    phase,
    turn,
    round,
    leader,
    seats: state.marbles.map((marbles, seat) => ({
      marbles,
      hand: seat === turn ? (hands?.[seat] ?? []) : unknownCards(state.counts[seat] ?? 0),
    })),
    pile: unknownCards(state.pile),
    discards: putAway(past, state.discards),
    last_card,
    drawn,
    ...(before ? { before, redoing: redoing ?? false } : {}),
    ...(announced ? { announced, starts_seen: starts_seen ?? [] } : {}),
    ...(givenBefore(state) ? { given: givenBefore(state) } : {}),
    ...(passed.length ? { passed: state.marbles.map((_, seat) => (seat === turn ? passed : [])) } : {}),
  };
}

/** The cards that a seat has passed on since the deal, and that their receiver must still hold. */
function passedBy(log: readonly Logged[], seat: number, receiver: number): string[] {
  const held: string[] = [];
  const lose = (card: string): void => {
    const i = held.indexOf(card);
    if (i >= 0) held.splice(i, 1);
  };
  for (const { event } of log.slice(log.findLastIndex((one) => one.event.event === 'dealt') + 1)) {
    if (event.event === 'exchanged') {
      const back = event.gifts[receiver];
      if (back) lose(back);
      const gift = event.gifts[seat];
      if (gift && gift !== '?') held.push(gift);
    } else if ((event.event === 'played' || event.event === 'discarded') && event.seat === receiver) lose(event.card);
    else if ((event.event === 'laid_down' || event.event === 'renewed') && event.seat === receiver)
      event.cards.forEach(lose);
  }
  return held;
}
