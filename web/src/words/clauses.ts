// The clauses of the rules in words: one entry of the catalogue for each number of docs/rules.

import { has, t } from './words.svelte';

/** What the clause says: "A marble on its own start is a guard …". */
export const clauseWords = (clause: string): string => t(`clause-${clause}`);

/** Its title: "Guard". */
export const clauseName = (clause: string): string => t(`clause-${clause}.name`);

/** What we decided where the book is silent, if we had to. */
export const clauseReading = (clause: string): string | null =>
  has(`clause-${clause}.reading`) ? t(`clause-${clause}.reading`) : null;

/** A rulebook of one's own may name clauses that have no words here. */
export const hasClause = (clause: string): boolean => has(`clause-${clause}`);
