// What would have been better in a round that is over: the move that cost most, by the review.

import { localCall } from '../../api/device';
import type { EvaluatedTurn, OpenReview } from '../../local/review';

export interface Costly extends EvaluatedTurn {
  /** The move that was played. */
  text: string;
}

/** The costliest of those that are worth a mark; null if there is none. */
export function costliest(judged: readonly Costly[]): Costly | null {
  const marked = judged.filter(({ judgement }) => judgement.mark !== 'none');
  return marked.reduce<Costly | null>(
    (most, one) => (most && most.judgement.loss >= one.judgement.loss ? most : one),
    null,
  );
}

/** Of the first seat's moves at a table of this device. */
export async function costliestOf(table: string, stopped: () => boolean): Promise<Costly | null> {
  const { review, turns } = await localCall<OpenReview>('POST', '/api/review/open-table', table);
  try {
    const judged: Costly[] = [];
    for (const { turn, seat, answers = 0, text = '', judgement, choices } of turns) {
      if (seat !== 0 || answers < 2) continue;
      if (stopped()) return null;
      const found =
        judgement && choices
          ? { judgement, choices: [...choices] }
          : await localCall<EvaluatedTurn>('POST', '/api/review/judged', { review, turn });
      judged.push({ ...found, text });
    }
    return costliest(judged);
  } finally {
    void localCall('POST', '/api/review/close', { review });
  }
}
