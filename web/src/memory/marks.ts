// Which games were forgotten one by one, so that no copy brings them back; and which were brought back by hand.

import { copySoon } from '../api/sync';

const KEPT = 'tockwork.forgotten';

/** By game: when it was said, and whether it is to be forgotten. What was said last holds. */
type Marks = Record<string, [at: number, forgotten: boolean]>;

export function marks(): Marks {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEPT) ?? '{}') as Marks;
  } catch {
    return {};
  }
}

function keep(all: Marks): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

export function mark(game: string, forgotten: boolean): void {
  keep({ ...marks(), [game]: [Date.now(), forgotten] });
  copySoon();
}

/** Takes in what another device has said: the games that are to be forgotten here too. */
export function takeMarks(said: unknown): string[] {
  const all = marks();
  const news: string[] = [];
  for (const [game, one] of Object.entries((said ?? {}) as Marks)) {
    if (!Array.isArray(one) || typeof one[0] !== 'number' || typeof one[1] !== 'boolean') continue;
    if (all[game] && all[game][0] >= one[0]) continue;
    all[game] = [one[0], one[1]];
    if (one[1]) news.push(game);
  }
  keep(all);
  return news;
}

export const isForgotten = (game: string | undefined): boolean => game !== undefined && marks()[game]?.[1] === true;
