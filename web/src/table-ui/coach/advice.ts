// What there is to say of one decision. Tip, hint and verdict all follow from its first evaluation,
// so that none of them can contradict another.

import type { Candidate, Evaluation, Grade } from '../../wire/evaluation';
import { asGood } from '../../wire/second-try';
import type { Choice } from '../../wire/messages';

/** More cards or moves than that are no advice. */
export const MANY = 3;

export interface Advice {
  /** Made for a hint, of nothing played yet, or for the first move that was tried. */
  judgement: Evaluation;
  choices: readonly Choice[];
}

/** `only`, `best`: no other move is as good; `good`: one of several. `fine`: not among them, and ungraded. */
type Praise = 'only' | 'best' | 'good' | 'fine' | Exclude<Grade, 'none'>;

export interface Verdict {
  advice: Advice;
  /** The move that was played or is about to be. */
  text: string;
  grade: Praise;
  /** The evaluation of this very move; null: it is among the good ones. */
  judgement: Evaluation | null;
}

/** The moves that count as good, the best first: what is named as one is never called worse. */
export function goodMoves({ judgement }: Advice): Candidate[] {
  return asGood({ ...judgement, played: -1 });
}

export const isGood = (advice: Advice, text: string): boolean => goodMoves(advice).some((one) => one.text === text);

/** `judgement`: of this very move. Not needed where it is good. */
export function verdictOn(advice: Advice, text: string, judgement: Evaluation | null): Verdict {
  const good = goodMoves(advice);
  if (!good.some((one) => one.text === text)) {
    return {
      advice,
      text,
      judgement,
      grade: judgement === null || judgement.mark === 'none' ? 'fine' : judgement.mark,
    };
  }
  return { advice, text, judgement: null, grade: good.length > 1 ? 'good' : advice.judgement.only ? 'only' : 'best' };
}

/** In a user's first games only what costs much is spoken of, and kindly: no name for it and no number. */
export const gently = ({ grade }: Verdict): 'better' | null => (grade === 'very_bad' ? 'better' : null);

/** The cards to look at; `all`: whichever card is chosen, it makes no difference. */
export function cardsToTry(advice: Advice): { cards: string[]; all: boolean } {
  const good = [...new Set(goodMoves(advice).flatMap(({ card }) => card ?? []))];
  const held = new Set(advice.choices.flatMap(({ card }) => card ?? []));
  // Of a card that moves, one way may be good and another not.
  const plain = advice.choices.every(({ card, legs }) => card !== undefined && !legs?.length);
  return { cards: good.slice(0, MANY), all: plain && held.size > 1 && good.length === held.size };
}

/** What was better than a move with a mark, the best first: good moves and no others. */
export function betterThan({ advice, judgement }: Verdict): Candidate[] {
  const good = goodMoves(advice);
  const first = good.find(({ text }) => text === judgement?.candidates[0]?.text);
  return first ? [first, ...good.filter((one) => one !== first)] : good;
}

/** Why: only where the reasons are about moves that are named as good. */
export const reasonsOf = (verdict: Verdict): Evaluation['reasons'] =>
  verdict.judgement && isGood(verdict.advice, verdict.judgement.candidates[0]?.text ?? '')
    ? verdict.judgement.reasons
    : [];

/** Why the one good move is better than the second: known where the evaluation was made for a hint. */
export const hintReasons = (advice: Advice): Evaluation['reasons'] =>
  advice.judgement.played < 0 && goodMoves(advice).length === 1 ? advice.judgement.reasons : [];
