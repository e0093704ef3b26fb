// What is wrong with a position, or what it is worth: worked out in the worker of the local tables.

import { KernelError, type Rules } from 'tockwork-engine/kernel';
import type { LocalServer } from './house';
import type { GameSetup } from '../wire/format';
import type { Place } from './log';
import { refused, type Problem } from '../wire/fault';
import type { SeatView, State } from '../wire/messages';

/** A position document with the form that it is played in. */
export type Posed = GameSetup & Record<string, unknown>;

export interface PlayOn {
  position: Posed;
  seats: Place[];
}

export interface RankedMove {
  text: string;
  /** Chance to win of the side in turn, of a hundred, with its standard error. */
  value: number;
  error: number;
  behind: number;
  behind_error: number;
  worlds: number;
}

export interface PositionEvaluation {
  state: State;
  view: SeatView | null;
  candidates: RankedMove[];
  clear: boolean;
  /** The chances of each team after the best move. */
  sides: { chance: number; error: number }[];
  /** Valued by hand-made rules, for want of a network. */
  rough: boolean;
}

/** The seed of every evaluation here: the same position always has the same one. */
const SEED = 20_261_117n;
/** How often an answer is played on, at first and at most. */
const WORLDS = { first: 32, most: 256 };

async function withRules<T>(house: LocalServer, position: Posed, work: (rules: Rules) => T | Promise<T>): Promise<T> {
  const rules = house.kernel.rules((await house.supply.form(position)).data);
  try {
    return await work(rules);
  } catch (no) {
    throw no instanceof KernelError ? refused('impossible', ...no.problems) : no;
  } finally {
    house.kernel.forgetRules(rules);
  }
}

export const wrongWith = (house: LocalServer, position: Posed): Promise<Problem[]> =>
  withRules(house, position, (rules) => house.kernel.wrongWith(rules, position));

export const judged = (house: LocalServer, position: Posed): Promise<PositionEvaluation> =>
  withRules(house, position, async (rules) => {
    const { kernel } = house;
    const network = await house.network(position, rules);
    const game = kernel.posedGame(rules, position);
    try {
      const seat = Number(position['turn']);
      const { state, views } = JSON.parse(kernel.now(game, [seat])) as { state: State; views: SeatView[] };
      const view = views.find((one) => one.seat === seat) ?? null;
      const found = { state, view, candidates: [], clear: false, sides: [], rough: network === null };
      // With nothing to play the kernel has led the game on: then there is nothing to evaluate.
      if (kernel.turn(game) !== seat || !view?.choices?.length) return found;
      const said = JSON.parse(kernel.evaluate(game, seat, network, { ...WORLDS, seed: SEED })) as Pick<
        PositionEvaluation,
        'candidates' | 'clear'
      >;
      const [best] = said.candidates;
      if (!best) return found;
      // A single answer is not compared with anything, so nobody has played it on yet.
      const worlds = best.worlds || WORLDS.most;
      const sides = JSON.parse(
        kernel.sides(game, seat, network, best.text, worlds, SEED),
      ) as PositionEvaluation['sides'];
      return { ...found, ...said, sides };
    } finally {
      kernel.forgetGame(game);
    }
  });
