// Reasons in words: a code with places and numbers becomes a sentence.

import { cardName, number, placeWords, t } from '../../words';
import { capital, isNameless, marbleName, nameAt, pieceOf, placesOf, type Speaking } from './words';
import type { WhyBetter } from '../../wire/evaluation';
import { rounded } from '../../base/rounding';

/** "4.2": points are shown with one decimal. */
export const points = (value: number): string =>
  number(rounded(value), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "54 %": chances to win, of a hundred. */
export const percent = (chance: number, decimals = 0): string =>
  number(rounded(chance, decimals) / 100, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** Two answers that are compared: the better one with the one played here or in a game, or a hint with the second best. */
type Compared = 'played' | 'game' | 'hint';
const ANSWERS: Record<Compared, [string, string]> = {
  played: ['better', 'this'],
  game: ['better', 'game'],
  hint: ['this', 'second'],
};

export function reasonWords(by: Speaking, why: WhyBetter, compared: Compared): string {
  const [best, other] = ANSWERS[compared];
  const marble = why.marble === undefined ? '' : standing(by, why.seat, why.marble, why.place ?? 'R');
  return capital(
    t(`reason-${why.code}`, {
      best: t(`answer-${best}`),
      after_best: t(`answer-${best}.after`),
      other: t(`answer-${other}`),
      after_other: t(`answer-${other}.after`),
      name: why.seat === by.me ? t('reason-you') : nameAt(by, why.seat),
      marble,
      card: why.card ? cardName(why.card) : '',
      better: why.better ?? 0,
      worse: why.worse ?? 0,
      piece: pieceOf(by),
    }),
  );
}

/** A marble with its place, if that has a name on the board. */
function standing(by: Speaking, seat: number, marble: number, place: string): string {
  const named = marbleName(by, seat, marble);
  return isNameless(by, place) ? named : t('reason-marble', { marble: named, place: placeWords(place, placesOf(by)) });
}
