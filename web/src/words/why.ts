// Why a card cannot be used, in words, with the clause of the rulebook.

import type { Reason } from '../wire/messages';
import { placeWords, type PlaceContext } from './places';
import { t } from './words.svelte';

/** One sentence a reason, the first being what the table shows. */
export function whyWords(reasons: readonly Reason[], where: PlaceContext): string[] {
  return reasons.map((reason) => {
    const at = reason.at === null ? '' : placeWords(reason.at, where);
    return t('why-with-clause', { why: t(`why-${reason.code}`, { at, n: reason.n ?? 0 }), clause: reason.clause });
  });
}
