// What happened, in a sentence a person at the table would say.

import { letterOf } from '../base/looks';
import type { Logged, SeatInfo, TableEvent, Walk } from '../wire/messages';
import { cardAs, cardName, cardPhrase } from './cards';
import { nameAmong } from './names';
import { termsOf } from './own';
import { list, t, type Args } from './words.svelte';

export interface Telling {
  seats: readonly SeatInfo[];
  /** The seat that reads; null for a spectator or several people on one screen. */
  me: number | null;
  rules: string;
  /** The spaces of a section that lead to the centre, and on to the next section. */
  shortcut: number | null;
  hop: number | null;
  /** Ranks of the marbles, where they have any. */
  ranks: readonly string[];
  /** To whom each seat passes a card, in the games that do. */
  receivers: readonly (number | null)[];
}

type PlayedEvent = Extract<TableEvent, { event: 'played' }>;

function announced(said: readonly (boolean | null)[], who: (seat: number) => string): string {
  const names = said.flatMap((start, seat) => (start ? [who(seat)] : []));
  return names.length ? t('log-announced', { names: list(names) }) : t('log-announced-none');
}

export function tell(logged: Pick<Logged, 'event' | 'walks'>, at: Telling): string {
  const { event, walks } = logged;
  const who = (seat: number): string => nameAt(at, seat);
  const by = (seat: number): { name: string; me: string } => ({ name: who(seat), me: isMe(at, seat) });
  const handing = (seat: number, to: number, card: string): Args => ({
    ...by(seat),
    to: who(to),
    card: cardPhrase(card),
  });
  // Another player's hidden card is open only after the end.
  const known = (passed: { seat: number; card: string | null }): boolean =>
    passed.seat !== at.me && passed.card !== '?';
  switch (event.event) {
    case 'shuffled':
      return t('log-shuffled');
    case 'dealt': {
      const count = event.hands[0]?.length ?? 0;
      const led = t('log-dealt', { ...by(event.leader), round: event.round, count });
      return event.announced ? `${led} ${announced(event.announced, who)}` : led;
    }
    case 'gave':
      if (event.to === at.me && event.card === '?') return t('log-gave-you', { name: who(event.seat) });
      return t(known(event) ? 'log-gave-open' : 'log-gave', handing(event.seat, event.to, event.card));
    case 'chose':
      return t('log-chose', by(event.seat));
    case 'offered':
      if (event.card === null) return t('log-offered-none', by(event.seat));
      if (event.to === at.me && event.card === '?') return t('log-offered-you', { name: who(event.seat) });
      return t(known(event) ? 'log-offered-open' : 'log-offered', handing(event.seat, event.to, event.card));
    case 'exchanged':
      return exchanged(event.gifts, at);
    case 'opened':
      return t('log-opened', { ...by(event.seat), rank: t(`rank-${at.ranks[event.marble] ?? 'king'}`) });
    case 'played':
      return played(event, walks, at);
    case 'hopped':
      return t(event.hop ? 'log-hopped' : 'log-stayed', by(event.seat));
    case 'drew':
      return t(known(event) ? 'log-drew-open' : 'log-drew', { ...by(event.seat), card: cardPhrase(event.card) });
    case 'discarded':
      return t('log-discarded', { ...by(event.seat), card: cardPhrase(event.card) });
    case 'laid_down':
      return t('log-laid-down', { ...by(event.seat), cards: list(event.cards.map(cardName), 'unit') });
    case 'renewed':
      return t('log-renewed', by(event.seat));
    case 'won':
      return won(event.winners, at);
    case 'gathering':
      return t('log-gathering');
    case 'began': {
      const late = (event.parts ?? []).filter(({ part }) => part === null);
      if (!late.length) return t('log-began');
      return t('log-began-without', { names: list(late.map(({ seat }) => nameAt(at, seat))) });
    }
    case 'sat':
      if (event.kind === 'friend' || event.kind === 'open') return t('log-seat-open', { n: event.seat + 1 });
      return t('log-sat', { name: event.name ?? who(event.seat), me: isMe(at, event.seat) });
    case 'left':
      return t(event.level ? 'log-left-bot' : 'log-left', by(event.seat));
    case 'taken_over':
      return t('log-taken_over', by(event.seat));
    case 'handed_back':
      return t('log-handed_back', by(event.seat));
    case 'timed_out':
      return t('log-timed_out', by(event.seat));
    case 'bot_changed':
      return t('log-bot_changed', { ...by(event.seat), level: t(`level-${event.level}`) });
    case 'chat':
      return t('log-chat', { name: event.name, text: event.text });
    case 'given_up':
      return t('log-given-up');
    case 'revealed':
      return t('log-revealed');
    case 'rematch':
      return t('log-rematch');
    case 'taken_back':
      return t('log-taken-back', by(event.seat));
    case 'proposed':
      return t(event.what === 'pause' ? 'log-proposed-pause' : 'log-proposed-take-back', by(event.seat));
    case 'agreed':
      return t('log-agreed', by(event.seat));
    case 'declined':
      return t('log-declined', by(event.seat));
    case 'paused':
      return t('log-paused');
    case 'resumed':
      return t('log-resumed', by(event.seat));
    case 'undone':
    case 'lapsed':
      return '';
  }
}

function nameAt(at: Telling, seat: number): string {
  return nameAmong(at.seats, seat, at.rules);
}

const isMe = (at: Telling, seat: number): string => (seat === at.me ? 'yes' : 'no');
const pieceOf = (at: Telling): string => (termsOf(at.rules).dogs ? 'dog' : 'marble');

/** "Anna’s marble B", "your marble B"; where marbles have ranks, "Anna’s knight". */
function owned(at: Telling, { seat, marble }: Pick<Walk, 'seat' | 'marble'>): string {
  const rank = at.ranks[marble];
  if (rank) return seat === at.me ? t(`rank-${rank}.yours`) : t(`rank-${rank}.theirs`, { name: nameAt(at, seat) });
  const said = { piece: pieceOf(at), name: nameAt(at, seat), me: isMe(at, seat), letter: letterOf(marble, undefined) };
  return t('play-marble', said);
}

function exchanged(gifts: readonly (string | null)[], at: Telling): string {
  if (gifts.every((gift) => gift === null)) return t('log-exchanged-none');
  const giver = gifts.findIndex((gift, seat) => gift !== null && gift !== '?' && at.receivers[seat] === at.me);
  const gift = gifts[giver];
  if (at.me === null || !gift) return t('log-exchanged');
  return t('log-received', { name: nameAt(at, giver), card: cardPhrase(gift) });
}

function won(winners: readonly number[], at: Telling): string {
  const mine = at.me !== null && winners.includes(at.me);
  const [first = 0] = winners;
  if (winners.length < 2) return t('log-won', { name: nameAt(at, first), me: mine ? 'yes' : 'no' });
  const named = winners.filter((seat) => !mine || seat !== at.me).map((seat) => nameAt(at, seat));
  return t('log-won-team', { names: list(named), me: mine ? 'yes' : 'no' });
}

function played(event: PlayedEvent, walks: readonly Walk[], at: Telling): string {
  const what = [clauses(event, walks, at).join(', '), ...suffered(walks, at)].filter(Boolean).join('; ');
  const said = { name: nameAt(at, event.seat), me: isMe(at, event.seat), card: cardPhrase(event.card), what };
  if (event.as_card === event.card) return t('log-played', said);
  return t('log-played-as', { ...said, as: cardAs(event.as_card) });
}

function clauses(event: PlayedEvent, walks: readonly Walk[], at: Telling): string[] {
  if (event.text.endsWith('skip')) {
    const next = (event.seat + 1) % at.seats.length;
    return [t('did-skip', { name: nameAt(at, next), me: isMe(at, next) })];
  }
  if (event.text.endsWith('undo')) return [t('did-undo')];
  if (!walks.length) return [t('did-nothing')];
  const [one, two] = walks;
  if (one?.how === 'swap' && two) {
    return [t('did-swap', { one: owned(at, one), two: owned(at, two) })];
  }
  const shared = walks.filter((walk) => walk.how === 'walk').length > 1;
  return walks
    .filter((walk) => walk.how !== 'capture' && !(walk.how === 'push' && termsOf(at.rules).dogs))
    .map((walk) => did(walk, event, at, shared));
}

const pipsOf = (walk: Walk): number => walk.pips ?? walk.path.length;

function did(walk: Walk, event: PlayedEvent, at: Telling, shared: boolean): string {
  const n = pipsOf(walk);
  const own = walk.seat === event.seat;
  const rank = at.ranks[walk.marble];
  const lettered = { piece: pieceOf(at), letter: letterOf(walk.marble, rank) };
  const a = !own ? owned(at, walk) : rank ? t(`rank-${rank}.who`) : t('piece-lettered', lettered);
  const named = (what: string): string => t('did-rank', { who: a, what });
  switch (walk.how) {
    case 'start':
      return t('did-start', { a });
    case 'back':
      return named(t('did-back', { n }));
    case 'push':
      return t('did-push', { owned: owned(at, walk), n });
    case 'centre':
      return `${centre(walk, at)} (${rank ? a : lettered.letter})`;
    case 'hop':
      return t('did-hop', { n: at.hop ?? 0 });
    case 'take':
      return t('did-take', { a });
    case 'sent':
      return t('did-sent', { owned: owned(at, walk) });
    case 'jump':
      return walk.to.startsWith('H') ? t('did-jump-home', { a }) : jumped(event.as_card, a);
    default:
      if (!rank && (shared || !own)) return t('did-leg-of', { n, owned: a });
      if (walk.from.startsWith('H')) return named(t('did-further-in', { n }));
      return named(t(walk.to.startsWith('H') ? 'did-walk-home' : 'did-walk', { n }));
  }
}

/** Where a dog runs, as its card says; a card of two colours leaves it open. */
function jumped(card: string, a: string): string {
  if (card === 'bone') return t('did-jump-bone', { a });
  const [, name, two] = /^(blue|green|red|yellow)(2?)$/.exec(card) ?? [];
  if (!name) return t('did-jump', { a });
  return t(two ? 'did-jump-two' : 'did-jump-colour', { a, colour: t(`colour-${name}`) });
}

function centre(walk: Walk, at: Telling): string {
  const { centre } = termsOf(at.rules);
  return walk.to === 'C' ? t(`did-${centre}-in`) : t(`did-${centre}-out`, { n: at.shortcut ?? 0 });
}

/** What happens to those who are met: they go back, or are pushed on. */
function suffered(walks: readonly Walk[], at: Telling): string[] {
  const pushed = walks.filter((walk) => walk.how === 'push' && termsOf(at.rules).dogs);
  const lost = walks.filter((walk) => walk.how === 'capture');
  const back = [...new Set(lost.map((walk) => walk.seat))].flatMap((seat) => {
    const all = lost.filter((walk) => walk.seat === seat);
    return all.length === 1 || at.ranks.length
      ? all.map((walk) => t('did-send-back', { owned: owned(at, walk) }))
      : [t('did-send-back-many', { count: all.length, name: nameAt(at, seat), me: isMe(at, seat) })];
  });
  return [...pushed.map((walk) => t('did-push-on', { owned: owned(at, walk) })), ...back];
}
