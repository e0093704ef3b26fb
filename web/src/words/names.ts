// What people and bots are called.

import type { SeatInfo } from '../wire/messages';
import { t } from './words.svelte';

type Sitter = Pick<SeatInfo, 'seat' | 'kind' | 'name' | 'level'> & { mine?: boolean };

/** The name of whoever sits there; nobody is left without one. */
export function nameOf({ seat, kind, name, level, mine }: Sitter): string {
  if (name) return name;
  if (kind === 'bot' && level) return t('bot-name', { level: t(`level-${level}`), n: seat + 1 });
  return mine ? t('seat-you') : t('seat-number', { n: seat + 1 });
}
