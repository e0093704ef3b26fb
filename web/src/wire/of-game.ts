// Which events happen in the game itself, and are counted by a review.

import type { TableEvent } from './messages';

/** What happens in the game itself, not at the table around it. */
const OF_GAME = new Set([
  'shuffled',
  'dealt',
  'gave',
  'exchanged',
  'opened',
  'played',
  'drew',
  'hopped',
  'discarded',
  'laid_down',
  'renewed',
  'offered',
  'won',
]);

export const ofGame = ({ event }: TableEvent): boolean => OF_GAME.has(event);
