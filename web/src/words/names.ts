// What people and bots are called.

import type { SeatInfo } from '../wire/messages';
import { t } from './words.svelte';

/** Bots have names of their own, so that a log reads like a table of friends. */
export const BOT_NAMES = ['Otto', 'Mila', 'Hugo', 'Nora', 'Ivo', 'Lena'] as const;

type Sitter = Pick<SeatInfo, 'seat' | 'kind' | 'name'> & { mine?: boolean };

/** The name of whoever sits there; nobody is left without one. */
export function nameOf({ seat, kind, name, mine }: Sitter): string {
  if (name) return name;
  if (kind === 'bot') return BOT_NAMES[seat % BOT_NAMES.length] ?? BOT_NAMES[0];
  if (mine) return t('seat-you');
  return t(kind === 'person' ? 'sitter-here-n' : 'seat-number', { n: seat + 1 });
}
