// What a card could do now, in a few lines.

import type { Choice } from '../../wire/messages';
import { capital, shortWords, type Speaking } from '../moves/words';

const MOST_LINES = 4;

export function couldDo(by: Speaking, card: string, choices: readonly Choice[]): { lines: string[]; more: number } {
  const all = [
    ...new Set(choices.filter((choice) => choice.card === card).map((choice) => capital(shortWords(by, choice)))),
  ];
  // One line too many costs as much room as saying so.
  const shown = all.length <= MOST_LINES + 1 ? all : all.slice(0, MOST_LINES);
  return { lines: shown, more: all.length - shown.length };
}
