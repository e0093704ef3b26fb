// What an introduction, or a board that was given, adds to the table: words beside it, what to look at, and who hears
// of answers.

import type { Snippet } from 'svelte';
import type { Way } from '../board/Board.svelte';
import type { Choice } from '../../wire/messages';

export interface Lesson {
  /** What it is, under the name of the game. */
  heading: string;
  words: Snippet;
  arrows: readonly Way[];
  /** Places to look at, as a position document writes them; of the learner, or `H1@2`. */
  places: readonly string[];
  cards: ReadonlySet<string>;
  /** Nothing is asked just now. */
  resting: boolean;
  /** The table says what is asked, as it does among players: the words do not. */
  asks: boolean;
  answered(choice: Choice): void;
  /** A card was refused, with its reason. */
  refused(): void;
}
