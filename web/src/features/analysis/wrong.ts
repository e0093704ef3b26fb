// What is wrong with a position, in words, and beside which part of the page it is shown.

import { marbleName, nameAt, type Speaking } from '../../table-ui/moves/words';
import type { Problem } from '../../wire/fault';
import { t } from '../../words';
import { problemWords } from '../../words/problems';

export type Part = 'marbles' | 'hand' | 'others' | 'asked' | 'last' | 'kept';

const MARBLE = /seats\[(\d+)\]\.marbles\[(\d+)\]/;
const MARBLES = /seats\[(\d+)\]\.marbles/;
const CARD = /seats\[(\d+)\]\.hand(?:\[(\d+)\])?/;

/** `last`: whether the page has a field for the last card. */
export function partOf({ where }: Problem, turn: number, last: boolean): Part {
  const held = CARD.exec(where);
  if (held) return Number(held[1]) === turn ? 'hand' : 'others';
  if (where.startsWith('seats')) return 'marbles';
  if (where === 'phase' || where === 'turn') return 'asked';
  return where === 'last_card' && last ? 'last' : 'kept';
}

/** Marbles and seats of a path by their names. */
function named(by: Speaking, path: string): string {
  return path
    .replace(new RegExp(MARBLE, 'g'), (_, seat: string, marble: string) => marbleName(by, Number(seat), Number(marble)))
    .replace(new RegExp(MARBLES, 'g'), (_, seat: string) => nameAt(by, Number(seat)))
    .replace(new RegExp(CARD, 'g'), (_, seat: string, card?: string) =>
      card === undefined
        ? t('studio-hand-of', { name: nameAt(by, Number(seat)) })
        : t('studio-card-of', { name: nameAt(by, Number(seat)), n: Number(card) + 1 }),
    );
}

export function wrongWords(by: Speaking, one: Problem): string {
  if (one.code === 'hand-empty') return t('studio-problem-no_card');
  const { where: other = '', ...more } = one.arguments ?? {};
  const said = problemWords({ ...one, arguments: { ...more, where: named(by, other) } });
  return one.where === 'seats' || one.where === '' ? said : `${named(by, one.where)}: ${said}`;
}
