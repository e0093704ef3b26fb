// What a position is worth, worked out in the pocket's worker.

import { KernelError } from '../engine/kernel';
import type { PocketHouse } from '../pocket/house';
import type { Played } from '../pocket/form';
import type { Place } from '../pocket/log';
import { ApiError } from '../wire/fault';
import type { SeatView, State } from '../wire/messages';

export interface Posing {
  position: Played & Record<string, unknown>;
  /** How often each answer is played on; 0: only what is legal. */
  worlds: number;
}

export interface PlayOn {
  position: Played & Record<string, unknown>;
  seats: Place[];
}

export interface RankedAnswer {
  text: string;
  /** Chance to win of the side in turn, of a hundred, with its standard error. */
  value: number;
  error: number;
  behind: number;
  behind_error: number;
  worlds: number;
}

export interface Judged {
  state: State;
  view: SeatView | null;
  candidates: RankedAnswer[];
  clear: boolean;
}

/** The seed of every judgement here: the same position is always judged alike. */
const SEED = 20_261_117n;

export async function judged(house: PocketHouse, { position, worlds }: Posing): Promise<Judged> {
  const { kernel, supply } = house;
  const form = await supply.form(position);
  const rules = kernel.rules(form.data);
  try {
    const game = kernel.posedGame(rules, position);
    try {
      const seat = Number(position['turn']);
      const { state, views } = JSON.parse(kernel.now(game, [seat])) as { state: State; views: SeatView[] };
      const view = views.find((one) => one.seat === seat) ?? null;
      // With nothing to play the kernel has led the game on: then there is nothing to judge.
      if (kernel.turn(game) !== seat || !view?.choices?.length || !worlds) return { state, view, candidates: [], clear: false };
      const network = await house.network(position, rules);
      const said = kernel.judge(game, seat, network, { first: Math.min(32, worlds), most: worlds, seed: SEED });
      const { candidates, clear } = JSON.parse(said) as Pick<Judged, 'candidates' | 'clear'>;
      return { state, view, candidates, clear };
    } finally {
      kernel.forgetGame(game);
    }
  } catch (no) {
    throw no instanceof KernelError ? new ApiError('impossible', no.message) : no;
  } finally {
    kernel.forgetRules(rules);
  }
}
