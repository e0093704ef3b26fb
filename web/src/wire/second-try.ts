// What a second try at a decision is worth, beside the best move and the one of the game.

import { SAME, type Candidate, type Evaluation } from './evaluation';

/** As good as the best; better than in the game, and there is more; or neither. */
export type Tried = 'right' | 'more' | 'not';

export const SIGNS: Record<Tried, string> = { right: '✓', more: '↗', not: '✗' };

/** Nothing within a point of the best, or two standard errors, is called worse. */
const ties = ({ behind, behind_error }: Candidate): boolean => behind <= Math.max(SAME, 2 * behind_error);

/** And nothing is better by less than a point. */
export function triedAs({ candidates, played }: Pick<Evaluation, 'candidates' | 'played'>, answer: Candidate): Tried {
  if (ties(answer)) return 'right';
  const inGame = candidates[played];
  return inGame && inGame.behind - answer.behind >= SAME ? 'more' : 'not';
}

/** All answers as good as the best, but for the one played; as `Evaluation.as_good` in Python. */
export const asGood = ({ candidates, played }: Pick<Evaluation, 'candidates' | 'played'>): Candidate[] =>
  candidates.filter((one, i) => i !== played && ties(one));
