// What a seat sees at a table, as a position that the kernel reads: cards it does not see are "?".

import type { Logged, State } from '../../wire/messages';
import type { LiveTable } from '../../api/table.svelte';
import type { SeenDecision } from '../../local/review';

/** The decision this seat is asked for, from its own view and the log alone. Null: it is not asked. */
export function seenDecision(live: LiveTable, seat: number): Omit<SeenDecision, 'first' | 'most'> | null {
  const { state, table } = live;
  const view = live.viewOf(seat);
  const choices = view?.choices ?? view?.early;
  if (!state || !table || !view || !choices?.length) return null;
  const { rules, players, teams, options } = table;
  const position = {
    seats: state.marbles.map((marbles, at) => ({
      marbles,
      hand: at === seat ? view.hand : unknown(state.counts[at] ?? 0),
    })),
    phase: state.phase,
    turn: state.turn,
    round: state.round,
    leader: state.leader,
    drawn: state.drawn,
    last_card: state.last_card,
    before: state.before ?? null,
    redoing: state.redoing ?? null,
    announced: state.announced ?? null,
    starts_seen: state.starts_seen ?? null,
    pile: unknown(state.pile),
    discards: putAway(live.log, state.discards),
    passed: state.marbles.map((_, at) => (at === seat ? view.passed : [])),
    given: givenBefore(state),
  };
  return { form: { rules, players, teams, options }, position, seat, played: null };
}

/** In an exchange who was asked before has chosen, nobody sees what. Null: nobody yet. */
export function givenBefore({ phase, turn, leader, marbles, chosen, after_renewal }: State): (string | null)[] | null {
  if (phase !== 'exchange' && phase !== 'offer') return null;
  const players = marbles.length;
  const has = (at: number): boolean => (after_renewal ? (chosen[at] ?? false) : before(at, turn, leader, players));
  const given = marbles.map((_, at) => (at !== turn && has(at) ? '?' : null));
  // That it follows a renewal is said by listing that none has chosen.
  return after_renewal || given.some(Boolean) ? given : null;
}

const unknown = (count: number): string[] => Array.from({ length: count }, () => '?');

const before = (seat: number, turn: number, leader: number, players: number): boolean =>
  (seat - leader + players) % players < (turn - leader + players) % players;

/** The cards discarded since the last shuffle, as far as the log goes back; the others are not remembered. */
export function putAway(log: readonly Logged[], count: number): string[] {
  const since = log.findLastIndex(({ event }) => event.event === 'shuffled');
  const cards: string[] = [];
  for (const { event } of log.slice(since + 1)) {
    if (event.event === 'played' && event.text.endsWith('undo')) cards.pop(); // taken up by who undoes it
    if (event.event === 'played' || event.event === 'discarded') cards.push(event.card);
    else if (event.event === 'laid_down' || event.event === 'renewed') cards.push(...event.cards);
  }
  const known = cards.slice(Math.max(0, cards.length - count));
  return [...unknown(count - known.length), ...known];
}
