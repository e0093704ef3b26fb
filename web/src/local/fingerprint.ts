// Whether two records are of the same game. Who wrote one down, when, and what people were called may differ: a user
// can be deleted on the server after another player has saved the game.

import { parsed } from './written';

/** The text that only this game has: its rules and all that happened. */
export function gameText(record: string): string {
  const [{ rules, players, teams, options }, events] = parsed(record);
  return plain({ rules, players, teams, options, events });
}

/** JSON whose fields are in the order of the alphabet. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plain).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${plain(one)}`).join(',')}}`;
}
