// A review as it is being made in the worker, turn by turn: what looks worst at a glance comes first.

import { pocketCall } from '../pocket/pocket';
import type { OpenReview } from '../pocket/judging';
import type { Place } from '../pocket/log';
import type { TableCard } from '../wire/api';
import type { Judged, Judgement, Outlook, PastTurn } from './judgement';
import { triedAs, type Tried } from './trying';

/** So many answers are tried again. */
const TRIES = 5;

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
  /** Everything is shown. */
  open = $state(false);
  /** What came of second tries, by turn. */
  tried = $state.raw<Readonly<Record<number, Tried>>>({});
  #review = 0;
  #stopped = false;

  constructor(record: Promise<string>) {
    void this.#make(record);
  }

  async #make(record: Promise<string>): Promise<void> {
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

  /** Lays the moment before a turn on the table for positions. */
  retell(turn: number, seats: Place[]): Promise<TableCard> {
    return ask<TableCard>('retell', { review: this.#review, turn, seats });
  }

  /** Judges another answer to a decision, in the same worlds where it was not among those looked at. */
  async attempt(turn: number, text: string): Promise<Tried> {
    const { judgement } = this.turns[turn] ?? {};
    if (!judgement) throw new Error(`turn ${turn} is not judged`);
    const at = ({ candidates }: Judgement): Judged | undefined => candidates.find((one) => one.text === text);
    const answer = at(judgement) ?? at(await ask<Judgement>('judged', { review: this.#review, turn, other: text }));
    if (!answer) throw new Error(`'${text}' is not judged`);
    const found = triedAs(judgement, answer);
    this.tried = { ...this.tried, [turn]: found };
    return found;
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

  /** The worst answers of a seat: to be tried again. */
  worst(seat: number): (Reviewed & { judgement: Judgement })[] {
    return this.marked.filter((one) => one.seat === seat).slice(0, TRIES);
  }

  /** Answers with a mark, the costliest first. */
  get marked(): (Reviewed & { judgement: Judgement })[] {
    return this.turns
      .filter((one): one is Reviewed & { judgement: Judgement } => one.judgement !== undefined && one.judgement.mark !== 'none')
      .sort((a, b) => b.judgement.loss * b.judgement.scale - a.judgement.loss * a.judgement.scale || a.turn - b.turn);
  }
}
