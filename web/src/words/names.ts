// What people and bots are called.

import { COATS, COLOURS } from '../wire/games';
import type { SeatInfo } from '../wire/messages';
import { termsOf } from './own';
import { t } from './words.svelte';

/** Bots have names of their own, so that a log reads like a table of friends. */
export const BOT_NAMES = ['Otto', 'Mila', 'Hugo', 'Nora', 'Ivo', 'Lena'] as const;

type Sitter = Pick<SeatInfo, 'seat' | 'kind' | 'name'> & { mine?: boolean };

/** What an unnamed player is called: by the colour at the table. */
export const colourName = (seat: number, rules?: string): string =>
  t('seat-colour', { colour: (rules && termsOf(rules).dogs ? COATS : COLOURS)[seat] ?? 'blue' });

/** The name of the player there; every player has one. */
export function nameOf({ seat, kind, name, mine }: Sitter, rules?: string): string {
  if (name) return name;
  if (kind === 'bot') return BOT_NAMES[seat % BOT_NAMES.length] ?? BOT_NAMES[0];
  if (mine) return t('seat-you');
  return kind === 'person' ? colourName(seat, rules) : t('seat-number', { n: seat + 1 });
}

/** The same at a table: of several players at one screen, nobody is "you". */
export function nameAmong(seats: readonly Sitter[], seat: number, rules: string): string {
  const info = seats[seat];
  if (!info) return t('seat-number', { n: seat + 1 });
  const shared = seats.filter(({ mine }) => mine).length > 1;
  return nameOf(shared ? { ...info, mine: false } : info, rules);
}
