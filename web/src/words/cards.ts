// Cards in words. Their wire names hold signs that message ids cannot.

import { ownCard } from './own';
import { has, locale, t } from './words.svelte';

const SIGNS: Record<string, string> = { '1/11': '1-11', '=': 'copy', '?': 'hidden' };

function said(card: string, form: '' | '.as' | '.name'): string {
  const own = ownCard(card, locale.now);
  if (own !== null) return own;
  const [first, second] = card.split('/');
  if (first && second && !(card in SIGNS) && has(`colour-${first}`) && has(`colour-${second}`)) {
    const words = { first: t(`colour-${first}`), second: t(`colour-${second}`) };
    const two = t(`card-two${form}`, words);
    return form === '.name' ? two.charAt(0).toUpperCase() + two.slice(1) : two;
  }
  const id = `card-${SIGNS[card] ?? card}${form}`;
  return has(id) ? t(id) : card;
}

/** "the seven", as the object of "plays". */
export const cardPhrase = (card: string): string => said(card, '');

/** "a seven", after "as". */
export const cardAs = (card: string): string => said(card, '.as');

/** "Seven", as a label. */
export const cardName = (card: string): string => said(card, '.name');
