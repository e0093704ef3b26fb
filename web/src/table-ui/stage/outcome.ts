// How a game came out, seat by seat: who has won, with how many marbles home, and who captured how many.

import type { Logged } from '../../wire/messages';

interface Outcome {
  seat: number;
  won: boolean;
  home: number;
  of: number;
  /** Marbles of others that went back by what this seat played. */
  captured: number;
}

/** Best first: the winners, then by marbles home; partners stay together. */
export function outcomes(
  teams: readonly number[],
  marbles: readonly (readonly string[])[],
  log: readonly Logged[],
  winners: readonly number[],
): Outcome[] {
  const captured = teams.map(() => 0);
  for (const { event, walks } of log) {
    if (event.event !== 'played') continue;
    const taken = walks.filter(({ how, seat }) => how === 'capture' && seat !== event.seat).length;
    captured[event.seat] = (captured[event.seat] ?? 0) + taken;
  }
  const home = marbles.map((places) => places.filter((place) => place.startsWith('H')).length);
  const ofTeam = (team: number): number =>
    home.reduce((sum, count, seat) => (teams[seat] === team ? sum + count : sum), 0);
  return teams
    .map((team, seat) => ({
      team,
      seat,
      won: winners.includes(seat),
      home: home[seat] ?? 0,
      of: marbles[seat]?.length ?? 0,
      captured: captured[seat] ?? 0,
    }))
    .sort(
      (a, b) =>
        Number(b.won) - Number(a.won) ||
        ofTeam(b.team) - ofTeam(a.team) ||
        a.team - b.team ||
        b.home - a.home ||
        a.seat - b.seat,
    )
    .map(({ team: _, ...outcome }) => outcome);
}
