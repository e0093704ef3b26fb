// A review as it is being made in the worker, turn by turn: what looks worst at a glance comes first.

import { pocketCall } from '../pocket/pocket';
import type { OpenReview } from '../pocket/judging';
import type { Judgement, Outlook, PastTurn } from './judgement';

export interface Reviewed extends PastTurn {
  judgement?: Judgement;
  outlook?: Outlook;
}

const ask = <T>(what: string, body: unknown): Promise<T> => pocketCall<T>('POST', `/api/review/${what}`, body);

export class GameReview {
  turns = $state.raw<Reviewed[]>([]);
  /** The team of each seat. */
  teams = $state.raw<number[]>([]);
  done = $state(0);
  of = $state(0);
  failed = $state(false);
  #review = 0;
  #stopped = false;

  async make(record: Promise<string>): Promise<void> {
    try {
      const { review, turns, teams } = await ask<OpenReview>('open', await record);
      this.#review = review;
      this.turns = turns;
      this.teams = teams;
      const chosen = turns.filter(({ answers = 0 }) => answers > 1).sort((a, b) => (b.glance ?? 0) - (a.glance ?? 0) || a.turn - b.turn);
      this.of = turns.length + chosen.length;
      for (const { turn } of chosen) {
        if (this.#stopped) return;
        this.#add(turn, { judgement: await ask<Judgement>('judged', { review, turn }) });
      }
      for (const { turn } of turns) {
        if (this.#stopped) return;
        this.#add(turn, { outlook: await ask<Outlook>('outlook', { review, turn }) });
      }
    } catch (why) {
      console.warn(why);
      this.failed = true;
    }
  }

  /** One decision again, in many more worlds. */
  async closer(turn: number): Promise<void> {
    const judgement = await ask<Judgement>('judged', { review: this.#review, turn, more: true });
    this.turns = this.turns.map((one) => (one.turn === turn ? { ...one, judgement } : one));
  }

  stop(): void {
    this.#stopped = true;
    if (this.#review) void ask('close', { review: this.#review });
  }

  #add(turn: number, found: Partial<Reviewed>): void {
    this.turns = this.turns.map((one) => (one.turn === turn ? { ...one, ...found } : one));
    this.done += 1;
  }

  get whole(): boolean {
    return this.of > 0 && this.done === this.of;
  }

  /** Answers with a mark, the costliest first. */
  get marked(): (Reviewed & { judgement: Judgement })[] {
    return this.turns
      .filter((one): one is Reviewed & { judgement: Judgement } => one.judgement !== undefined && one.judgement.mark !== 'none')
      .sort((a, b) => b.judgement.loss * b.judgement.scale - a.judgement.loss * a.judgement.scale || a.turn - b.turn);
  }
}
