// What is wrong with a position, in words, and beside which part of the page it is told.

import { complaint } from '../own/complaints';
import { marbleName, nameAt, type Speaking } from '../play/words';
import { t } from '../words';
import type { Wrong } from './judging';

export type Part = 'marbles' | 'hand' | 'others' | 'asked' | 'last' | 'kept';

const MARBLE = /seats\[(\d+)\]\.marbles\[(\d+)\]/;
const MARBLES = /seats\[(\d+)\]\.marbles/;
const CARD = /seats\[(\d+)\]\.hand(?:\[(\d+)\])?/;

/** `last`: whether the page has a field for the last card. */
export function partOf({ where }: Wrong, turn: number, last: boolean): Part {
  const held = CARD.exec(where);
  if (held) return Number(held[1]) === turn ? 'hand' : 'others';
  if (where.startsWith('seats')) return 'marbles';
  if (where === 'phase' || where === 'turn') return 'asked';
  return where === 'last_card' && last ? 'last' : 'kept';
}

/** Marbles and seats by their names, wherever a complaint speaks of them. */
function named(by: Speaking, text: string): string {
  return text
    .replace(new RegExp(MARBLE, 'g'), (_, seat: string, marble: string) => marbleName(by, Number(seat), Number(marble)))
    .replace(new RegExp(MARBLES, 'g'), (_, seat: string) => nameAt(by, Number(seat)))
    .replace(new RegExp(CARD, 'g'), (_, seat: string, card?: string) =>
      card === undefined ? t('studio-hand-of', { name: nameAt(by, Number(seat)) }) : t('studio-card-of', { name: nameAt(by, Number(seat)), n: Number(card) + 1 }));
}

export function wrongWords(by: Speaking, { where, what }: Wrong): string {
  if (what.startsWith('the seat in turn holds no card')) return t('studio-problem-no_card');
  const said = named(by, complaint(what));
  return where === 'seats' || where === '' ? said : `${named(by, where)}: ${said}`;
}
