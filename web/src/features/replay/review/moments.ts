// A replay stops at moments, a review goes by turns: where one is in the other.

import type { Logged } from '../../../wire/messages';
import { ofGame } from '../../../wire/of-game';
import { stopOf } from './replaying';
import type { Decided, Reviewed } from '../../../wire/evaluation';

export class Moments {
  /** The numbers of the events of the game, in order. */
  #numbers: number[];
  constructor(
    readonly log: readonly Logged[],
    /** Where the replay stops, as indexes into the log. */
    readonly at: readonly number[],
  ) {
    this.#numbers = log.filter(({ event }) => ofGame(event)).map(({ number }) => number);
  }

  /** The stop after a number of events of the game. */
  after(events: number): number {
    return stopOf(this.log, this.at, this.#numbers[Math.max(0, events - 1)] ?? 0);
  }

  /** The moment before a turn: the seat sees it and has to answer. */
  before(turn: Reviewed): number {
    return this.after(turn.first);
  }

  /** When a turn was answered, for `review-when`: it may have led to the next round. A game that is dealt once has none. */
  when(turns: readonly Reviewed[], one: Reviewed): { rounds: 'yes' | 'no'; round: number; moment: number } {
    const rounds = turns.filter(({ chance }) => chance === 'deal').length > 1 ? 'yes' : 'no';
    return { rounds, round: turns[one.turn - 1]?.round ?? one.round, moment: this.before(one) + 1 };
  }

  /** The last turn that is over at each stop; one that shows nothing yet, such as a gift, is over with the next. */
  turnsAt(turns: readonly Reviewed[]): number[] {
    const ends = new Map(
      turns
        .filter((one) => !one.turn || this.after(one.end) > this.before(one))
        .map((one) => [this.after(one.end), one.turn]),
    );
    let turn = 0;
    return this.at.map((_, stop) => (turn = ends.get(stop) ?? turn));
  }

  /** What is decided at a stop: one answer, or the gifts of all. */
  decidedAt(judged: readonly Decided[], stop: number): Decided[] {
    return judged.filter((one) => this.before(one) === stop);
  }
}
