// The clauses of the rules in words: one entry of the catalogue for each number of docs/rules.

import { GAMES, SECTIONS } from '../wire/games';
import { termsOf } from './own';
import { has, t } from './words.svelte';

/** What the clause says: "A marble on its own start is a guard …". */
export const clauseWords = (clause: string): string => t(`clause-${clause}`);

/** Its title: "Guard". */
export const clauseName = (clause: string): string => t(`clause-${clause}.name`);

/** What we decided where the book is silent, if we had to. */
export const clauseReading = (clause: string): string | null =>
  has(`clause-${clause}.reading`) ? t(`clause-${clause}.reading`) : null;

/** A custom rulebook may name clauses that have no words here. */
export const hasClause = (clause: string): boolean => has(`clause-${clause}`);

/** The clauses of a game's rules page; none, if it has no such page. */
export function clausesOf(rules: string): string[] {
  const { booklet } = termsOf(rules);
  return SECTIONS.flatMap((section) => booklet[section] ?? []);
}

/** The game on whose page a clause is looked up; at a table that is the game played there. */
export function gameOf(clause: string, rules?: string): string | undefined {
  return [...(rules ? [rules] : []), ...Object.keys(GAMES)].find((game) => clausesOf(game).includes(clause));
}
