// How a seat stands in the round, in words: partner, out, away, in turn.

import { t } from '../../words';
import type { Logged, State } from '../../wire/messages';
import type { Speaking } from '../moves/words';

/** Seats that have laid their hand down since the last deal. */
export function outOf(log: readonly Logged[]): Set<number> {
  const found = new Set<number>();
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i]?.event;
    if (event?.event === 'dealt') break;
    if (event?.event === 'laid_down') found.add(event.seat);
  }
  return found;
}

/** Everything there is to say of a seat besides its name: "your partner, out of the round". */
export function standingWords(by: Speaking, seat: number, state: State, out: ReadonlySet<number>): string[] {
  const { me, seats, board } = by;
  const info = seats[seat];
  const going = state.phase !== 'over';
  return [
    me !== null && board.seats[seat]?.partners.includes(me) ? t('play-partner') : '',
    info?.several ? t('play-several') : '',
    going && state.turn === seat ? t('play-in-turn') : '',
    going && state.leader === seat ? t('play-leads') : '',
    info?.playing ? t('play-bot-plays') : '',
    info?.kind === 'person' && !info.present ? t('play-away') : '',
    out.has(seat) ? t('play-out') : '',
    state.chosen[seat] ? t('play-has-chosen') : '',
    announcedWords(state.announced?.[seat] ?? null),
  ].filter(Boolean);
}

/** What a player has said of the hand that was dealt; nothing, where start cards are not announced. */
export const announcedWords = (start: boolean | null): string =>
  start === null ? '' : t(start ? 'play-announced-yes' : 'play-announced-no');
