"""OpenSpiel's information set MCTS plays a short game for two against a random player.

    python examples/openspiel_ismcts.py --games 10 --simulations 40

The search (Cowling, Powley and Whitehouse, 2012) never sees the other hand: it samples the
hidden cards for every simulation, consistently with what its player has seen.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import tockwork.envs.openspiel  # noqa: F401  (registers the games)

GAME = "python_tockwork_dog_kids(players=2,options=marbles:1;to_win:1)"


def play(game, bots, rng):
    """One game; what it brought to each player."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state.returns()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default=GAME, help="a game for two, as OpenSpiel writes it")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=40, help="for each answer")
    args = parser.parse_args()

    game, rng = pyspiel.load_game(args.game), np.random.RandomState(1)
    wins = 0
    for number in range(args.games):
        search = ismcts.ISMCTSBot(
            game,
            evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
            uct_c=1.4,
            max_simulations=args.simulations,
            random_state=rng,
        )
        search.set_resampler(lambda state, seat: state.resample_from_infostate(seat, rng.uniform))
        seat = number % 2
        bots = {seat: search, 1 - seat: uniform_random.UniformRandomBot(1 - seat, rng)}
        wins += play(game, bots, rng)[seat] > 0
    print(f"IS-MCTS with {args.simulations} simulations won {wins} of {args.games} games of {game}")


if __name__ == "__main__":
    main()
