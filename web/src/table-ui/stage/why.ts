// Why a card cannot be used: the reasons of all own marbles, each once.

import { t, whyWords } from '../../words';
import type { WhyAnswer } from '../../wire/messages';
import { cardHelp, marbleShort, pieceOf, placesOf, type Speaking } from '../moves/words';

export interface Asked {
  card: string;
  /** What the card does. */
  help: string;
  lines: { words: string; marbles: string }[];
  /** Places the reasons speak of. */
  places: string[];
}

export function gathered(by: Speaking, answers: readonly (WhyAnswer | null)[], card: string): Asked {
  const lines = new Map<string, number[]>();
  const places = new Set<string>();
  answers.forEach((answer, marble) => {
    const [words] = answer ? whyWords(answer.reasons, placesOf(by)) : [];
    if (!words) return;
    lines.set(words, [...(lines.get(words) ?? []), marble]);
    for (const reason of answer?.reasons ?? []) if (reason.at) places.add(reason.at);
  });
  const whose = (marbles: readonly number[]): string => {
    if (answers.length === 1) return '';
    if (marbles.length === answers.length) return t('play-why-each', { piece: pieceOf(by) });
    return marbles.map((m) => marbleShort(by, m)).join(', ');
  };
  return {
    card,
    help: cardHelp(by, card),
    lines: [...lines].map(([words, marbles]) => ({
      words,
      marbles: whose(marbles),
    })),
    places: [...places],
  };
}
