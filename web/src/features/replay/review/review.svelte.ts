// A review as it is being made in the worker, turn by turn: what looks worst at a glance comes first.

import { localCall } from '../../../api/device';
import type { EvaluatedTurn, Made, OpenReview } from '../../../local/review';
import type { Place } from '../../../local/log';
import type { TableCard } from '../../../wire/http';
import { ApiError } from '../../../wire/fault';
import { CloserLooks } from './closer.svelte';
import type { Decided, Candidate, Evaluation, WinProbability, Reviewed } from '../../../wire/evaluation';
import { triedAs, type Tried } from '../../../wire/second-try';

/** The number of decisions that are tried again. */
const TRIES = 5;

const ask = <T>(what: string, body: unknown): Promise<T> => localCall<T>('POST', `/api/review/${what}`, body);

export class GameReview {
  turns = $state.raw<Reviewed[]>([]);
  /** The team of each seat. */
  teams = $state.raw<number[]>([]);
  made = $state.raw<Made | null>(null);
  done = $state(0);
  of = $state(0);
  /** Why it cannot be made, or not to its end. */
  fault = $state.raw<unknown>(null);
  /** Everything is shown. */
  open = $state(false);
  /** What came of second tries, by turn. */
  tried = $state.raw<Readonly<Record<number, Tried>>>({});
  /** What more worlds say of single decisions: beside the review, never in it. */
  readonly closer = new CloserLooks(() => this.#review);
  #review = 0;
  #stopped = false;

  constructor(readonly record: () => Promise<string>) {
    void this.make();
  }

  /** Goes on where it was left, on another day too. */
  async make(): Promise<void> {
    this.fault = null;
    try {
      if (!this.#review) await this.#begin();
      const review = this.#review;
      const chosen = this.turns
        .filter(({ answers = 0 }) => answers > 1)
        .sort((a, b) => (b.glance ?? 0) - (a.glance ?? 0) || a.turn - b.turn);
      this.of = this.turns.length + chosen.length;
      this.done =
        this.turns.filter(({ outlook }) => outlook).length + chosen.filter(({ judgement }) => judgement).length;
      for (const { turn, judgement } of chosen) {
        if (this.#stopped) return;
        if (!judgement) this.#add(turn, await ask<EvaluatedTurn>('judged', { review, turn }));
      }
      for (const { turn, outlook } of this.turns) {
        if (this.#stopped) return;
        if (!outlook) this.#add(turn, { outlook: await ask<WinProbability>('outlook', { review, turn }) });
      }
    } catch (why) {
      console.warn(why);
      this.fault = why instanceof ApiError && why.code !== 'failed' ? why : new ApiError('no_review', String(why));
    }
  }

  async #begin(): Promise<void> {
    const { review, turns, teams, made } = await ask<OpenReview>('open', await this.record());
    this.#review = review;
    this.turns = turns;
    this.teams = teams;
    this.made = made;
    if (this.#stopped) this.stop();
  }

  /** Lays the moment before a turn on the table for positions. */
  retell(turn: number, seats: Place[]): Promise<TableCard> {
    return ask<TableCard>('retell', { review: this.#review, turn, seats });
  }

  /** Evaluates another move of a decision, in the same sampled deals if it was not a candidate. */
  async attempt(turn: number, text: string): Promise<Tried> {
    const { judgement } = this.turns[turn] ?? {};
    if (!judgement) throw new Error(`turn ${turn} is not judged`);
    const at = ({ candidates }: Evaluation): Candidate | undefined => candidates.find((one) => one.text === text);
    const answer = at(judgement) ?? at(await ask<Evaluation>('other', { review: this.#review, turn, other: text }));
    if (!answer) throw new Error(`'${text}' is not judged`);
    const found = triedAs(judgement, answer);
    this.tried = { ...this.tried, [turn]: found };
    return found;
  }

  stop(): void {
    this.#stopped = true;
    this.closer.stopAll();
    if (this.#review) void ask('close', { review: this.#review });
  }

  #add(turn: number, found: Partial<Reviewed>): void {
    this.turns = this.turns.map((one) => (one.turn === turn ? { ...one, ...found } : one));
    this.done += 1;
  }

  get whole(): boolean {
    return this.of > 0 && this.done === this.of;
  }

  /** The worst moves of a seat: to be tried again. A move that was tried stays, whatever else is found. */
  worst(seat: number): Decided[] {
    return this.marked
      .filter((one) => one.seat === seat)
      .filter((one, place) => place < TRIES || one.turn in this.tried);
  }

  get judged(): Decided[] {
    return this.turns.filter((one): one is Decided => one.judgement !== undefined);
  }

  /** Answers with a mark, the costliest first. */
  get marked(): Decided[] {
    return this.judged
      .filter(({ judgement }) => judgement.mark !== 'none')
      .sort((a, b) => b.judgement.loss * b.judgement.scale - a.judgement.loss * a.judgement.scale || a.turn - b.turn);
  }
}
