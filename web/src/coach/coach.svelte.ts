// The coach at a table of bots: a hint in two steps, a quiet verdict after an answer, a warning for who wants one.
// It knows what the seat knows; against people there is none.

import type { SeenDecision } from '../pocket/judging';
import { pocketCall } from '../pocket/pocket';
import { soloOf } from '../play/solo';
import type { Judgement } from '../review/judgement';
import { settings } from '../settings';
import type { Choice } from '../wire/messages';
import type { LiveTable } from '../wire/table.svelte';
import CoachPanel from './CoachPanel.svelte';
import { seenDecision } from './seen';

/** Nothing is said with fewer worlds. */
const WORLDS = { first: 64, most: 256 };
const SURE = 1.65;

export interface Hint {
  judgement: Judgement;
  choices: readonly Choice[];
  /** The card only, or the move with its reason. */
  step: 'card' | 'move';
}

export interface Verdict {
  judgement: Judgement;
  choices: readonly Choice[];
}

export class Coach {
  readonly panel = CoachPanel;
  #judging = $state(0);
  /** A hint has been asked for; a verdict that is still worked out is no reason not to ask. */
  helping = $state(false);
  hint = $state.raw<Hint | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  warning = $state.raw<(Verdict & { played: Choice }) | null>(null);
  /** What is asked now: whatever was said of an earlier question is out of date. */
  #question = 0;
  /** Answers given: a verdict on an earlier one comes too late. */
  #given = 0;
  #allowed = '';

  constructor(
    readonly live: LiveTable,
    readonly seat: () => number | null,
    readonly judge = (decision: SeenDecision) => pocketCall<Judgement>('POST', '/api/review/decision', decision),
  ) {}

  get thinking(): boolean {
    return this.#judging > 0;
  }
  /** One person, everybody else a bot. */
  get may(): boolean {
    return soloOf(this.live);
  }
  get on(): boolean {
    return settings.coach && this.may;
  }
  /** The answer that a hint is about. */
  answerOf({ judgement, choices }: Hint): Choice | undefined {
    return choices.find(({ text }) => text === judgement.candidates[0]?.text);
  }

  /** Another question is asked. */
  asked(): void {
    this.#question += 1;
    this.helping = false;
    this.hint = null;
    this.warning = null;
  }

  /** The card first, then the move with its reason; asked again it hides. */
  async help(): Promise<void> {
    if (this.hint?.step === 'card') {
      this.hint = { ...this.hint, step: 'move' };
      return;
    }
    if (this.hint) {
      this.hint = null;
      return;
    }
    this.verdict = null;
    this.helping = true;
    const question = this.#question;
    const found = await this.#judge(null);
    if (question !== this.#question) return;
    this.helping = false;
    if (found) this.hint = { ...found, step: 'card' };
  }

  /** Whether an answer may be played at once; if it is a serious mistake, the person is asked first. */
  async lets(played: Choice): Promise<boolean> {
    if (!this.on || settings.warn <= 0 || this.#allowed === played.text) return true;
    const question = this.#question;
    const found = await this.#judge(played.text);
    if (!found || question !== this.#question) return question === this.#question;
    const { loss, error, scale } = found.judgement;
    if (scale * (loss - SURE * error) < settings.warn) return true;
    this.warning = { ...found, played };
    return false;
  }
  allow(played: Choice): void {
    this.#allowed = played.text;
    this.warning = null;
  }

  /** An answer is being given: what it was worth is said when it is known. Must be called before it counts. */
  async judged(played: Choice): Promise<void> {
    this.#allowed = '';
    this.verdict = null;
    if (!this.on) return;
    const given = (this.#given += 1);
    const found = await this.#judge(played.text);
    if (found && given === this.#given) this.verdict = found;
  }

  takeBack(): void {
    const seat = this.seat();
    if (seat === null) return;
    this.#given += 1;
    this.verdict = null;
    this.live.takeBack(seat);
  }

  async #judge(played: string | null): Promise<Verdict | null> {
    const seat = this.seat();
    const view = seat === null ? null : this.live.viewOf(seat);
    const choices = view?.choices ?? view?.early ?? [];
    const decision = seat === null ? null : seenDecision(this.live, seat);
    if (!decision || choices.length < 2) return null;
    this.#judging += 1;
    try {
      const judgement = await this.judge({ ...decision, ...WORLDS, played });
      return judgement.worlds < WORLDS.first ? null : { judgement, choices };
    } catch (why) {
      console.error(why);
      return null;
    } finally {
      this.#judging -= 1;
    }
  }
}
