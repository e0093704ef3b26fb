// The coach at a table of bots: a hint in two steps, a quiet verdict after an answer, a warning for who wants one.
// It knows what the seat knows; against people there is none.

import { isFirstGame } from '../../memory/progress';
import type { SeenDecision } from '../../local/review';
import { localCall } from '../../api/device';
import { soloOf } from './solo';
import type { Evaluation } from '../../wire/evaluation';
import { settings } from '../../base/settings';
import type { Choice } from '../../wire/messages';
import type { LiveTable } from '../../api/table.svelte';
import { cardsToTry, goodMoves, isGood, verdictOn, type Advice, type Verdict } from './advice';
import CoachPanel from './CoachPanel.svelte';
import { seenDecision } from '../position/seen';

/** Nothing is said with fewer worlds. */
const WORLDS = { first: 64, most: 256 };
const SURE = 1.65;
/** Decisions that are remembered: a move is taken back, and what was said of it holds. */
const REMEMBERED = 8;

export interface Hint extends Advice {
  /** The card only, or the move with its reason. */
  step: 'card' | 'move';
}

type Decided = Omit<SeenDecision, 'first' | 'most'>;
type Asked = { decision: Decided; choices: readonly Choice[] } | null;

export class Coach {
  readonly panel = CoachPanel;
  #judging = $state(0);
  /** A hint has been asked for; a verdict that is still worked out is no reason not to ask. */
  helping = $state(false);
  hint = $state.raw<Hint | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** What a move would cost, of which the person is warned. */
  warning = $state.raw<{ judgement: Evaluation; played: Choice } | null>(null);
  /** What is asked now: whatever was said of an earlier question is out of date. */
  #question = 0;
  /** Answers given: a verdict on an earlier one comes too late. */
  #given = 0;
  #allowed = '';
  /** What was said of the latest decisions, by what was asked. */
  #said = new Map<string, Promise<Advice | null>>();

  constructor(
    readonly live: LiveTable,
    readonly seat: () => number | null,
    readonly judge = (decision: SeenDecision) => localCall<Evaluation>('POST', '/api/review/decision', decision),
  ) {}

  get thinking(): boolean {
    return this.#judging > 0;
  }
  /** One person, all others bots. */
  get may(): boolean {
    return soloOf(this.live);
  }
  get on(): boolean {
    return settings.coach && this.may;
  }
  /** In a user's first games it is kinder. */
  get gentle(): boolean {
    return isFirstGame(this.live.id);
  }
  /** The move that a hint draws on the board. */
  get shown(): Choice | undefined {
    const { hint } = this;
    if (hint?.step !== 'move') return undefined;
    return hint.choices.find(({ text }) => text === goodMoves(hint)[0]?.text);
  }
  /** The cards that a hint names. */
  get cards(): ReadonlySet<string> | undefined {
    if (!this.hint) return undefined;
    return new Set(this.shown?.card ? [this.shown.card] : cardsToTry(this.hint).cards);
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
    const found = await this.#advise(this.#decision(), null);
    if (question !== this.#question) return;
    this.helping = false;
    if (found) this.hint = { ...found, step: 'card' };
  }

  /** Whether a move may be played at once; if it is a serious mistake, the person is asked first. */
  async lets(played: Choice): Promise<boolean> {
    if (!this.on || settings.warn <= 0 || this.#allowed === played.text) return true;
    const question = this.#question;
    const judgement = (await this.#verdict(played.text))?.judgement;
    if (!judgement || question !== this.#question) return question === this.#question;
    const { loss, error, scale } = judgement;
    if (scale * (loss - SURE * error) < settings.warn) return true;
    this.warning = { judgement, played };
    return false;
  }
  allow(played: Choice): void {
    this.#allowed = played.text;
    this.warning = null;
  }

  /** A move is being made: what it was worth is said when it is known. Must be called before it counts. */
  async judged(played: Choice): Promise<void> {
    this.#allowed = '';
    this.verdict = null;
    if (!this.on) return;
    const given = (this.#given += 1);
    const found = await this.#verdict(played.text);
    if (found && given === this.#given) this.verdict = found;
  }

  takeBack(): void {
    const seat = this.seat();
    if (seat === null) return;
    this.#given += 1;
    this.verdict = null;
    this.live.takeBack(seat);
  }

  #decision(): Asked {
    const seat = this.seat();
    const view = seat === null ? null : this.live.viewOf(seat);
    const choices = view?.choices ?? view?.early ?? [];
    const decision = seat === null ? null : seenDecision(this.live, seat);
    return decision && choices.length > 1 ? { decision, choices } : null;
  }

  /** The evaluation from which everything is said of a decision: the first one. */
  #advise(asked: Asked, played: string | null): Promise<Advice | null> {
    if (!asked) return Promise.resolve(null);
    // Whether others have chosen their gifts already makes no difference: nobody sees them.
    const key = JSON.stringify({
      ...asked.decision,
      position: { ...asked.decision.position, turn: null, given: null },
    });
    const known = this.#said.get(key);
    if (known) return known;
    const found = this.#judge(asked.decision, played).then(
      (judgement) => judgement && { judgement, choices: asked.choices },
    );
    this.#said.set(key, found);
    for (const old of [...this.#said.keys()].slice(0, -REMEMBERED)) this.#said.delete(old);
    void found.then((advice) => advice ?? this.#said.delete(key));
    return found;
  }

  async #verdict(text: string): Promise<Verdict | null> {
    const asked = this.#decision();
    const advice = await this.#advise(asked, text);
    if (!advice || !asked) return null;
    if (isGood(advice, text)) return verdictOn(advice, text, null);
    const { candidates, played } = advice.judgement;
    const own = candidates[played]?.text === text ? advice.judgement : await this.#judge(asked.decision, text);
    return own && verdictOn(advice, text, own);
  }

  async #judge(decision: Decided, played: string | null): Promise<Evaluation | null> {
    this.#judging += 1;
    try {
      const judgement = await this.judge({ ...decision, ...WORLDS, played });
      return judgement.worlds < WORLDS.first ? null : judgement;
    } catch (why) {
      console.error(why);
      return null;
    } finally {
      this.#judging -= 1;
    }
  }
}
