// What people and bots are called.

import type { SeatInfo } from '../wire/messages';
import { t } from './words.svelte';

/** The name of whoever sits there; nobody is left without one. */
export function nameOf(seat: Pick<SeatInfo, 'seat' | 'kind' | 'name' | 'level'>): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot' && seat.level) return t('bot-name', { level: t(`level-${seat.level}`), n: seat.seat + 1 });
  return t('seat-number', { n: seat.seat + 1 });
}
