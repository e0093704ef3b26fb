// The last event that was seen here of a game over days: what came after it is shown first.

const key = (table: string): string => `tockwork.seen.${table}`;

export function lastSeen(table: string): number {
  try {
    return Number(localStorage.getItem(key(table))) || 0;
  } catch {
    return 0;
  }
}

/** Null: the game is over. */
export function noteSeen(table: string, number: number | null): void {
  try {
    if (number === null) localStorage.removeItem(key(table));
    else localStorage.setItem(key(table), String(number));
  } catch {
    // Then it is shown from its last moment.
  }
}
