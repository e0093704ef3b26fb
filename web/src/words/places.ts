// Places of the board in words.

import { t } from './words.svelte';

export interface PlaceContext {
  rules: string;
  starts: readonly number[];
  names: readonly string[];
  me: number | null;
  /** Numbers printed on the track (`layout.numbers`); empty where none are. */
  numbers?: readonly (number | null)[];
}

/** "space 12", "home 2", "Anna’s start". */
export function placeWords(place: string, where: PlaceContext): string {
  const plain = place.replace(/[!^]/g, '').split('@')[0] ?? '';
  if (plain === 'R') return t('place-reserve');
  if (plain === 'C') return t(where.rules === 'super-tock' ? 'place-heaven' : 'place-centre');
  if (plain.startsWith('H')) return t('place-home', { n: plain.slice(1) });
  const space = Number(plain);
  const owner = where.starts.indexOf(space);
  if (owner >= 0) {
    return owner === where.me
      ? t('place-start-yours')
      : t('place-start-of', { name: where.names[owner] ?? '' });
  }
  return t('place-space', { n: String(where.numbers?.[space] ?? space) });
}
