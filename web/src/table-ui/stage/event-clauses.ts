// Where to read what an event of the log did: the clauses of the cards played, and of what was done without one.

import type { BoardInfo, Logged } from '../../wire/messages';

export function clausesOf(board: BoardInfo, { event, walks }: Pick<Logged, 'event' | 'walks'>): string[] {
  const card = (name: string): string | undefined => board.cards.find((info) => info.card === name)?.clause;
  const found = ((): (string | undefined)[] => {
    switch (event.event) {
      case 'played':
        return walks[0]?.how === 'start' ? [board.clauses['start']] : [card(event.card), card(event.as_card)];
      case 'exchanged':
        return [board.clauses['exchange']];
      case 'opened':
        return [board.clauses['opening']];
      case 'laid_down':
      case 'discarded':
      case 'renewed':
        return [board.clauses['no_move']];
      default:
        return [];
    }
  })();
  return [...new Set(found.flatMap((clause) => clause ?? []))];
}
