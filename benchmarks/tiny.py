"""How far our bots are from perfect play, where that is known: python benchmarks/tiny.py

Tiny Tock (docs/envs/tiny.md) is solved exactly. For each bot: its exploitability, and what it wins
from the equilibrium and from greedy, beside the most that anybody can win from greedy. Points are
shares of a game, from -1 (always loses) to 1, on average over both seats.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import pyspiel

from tockwork import _kernel
from tockwork.envs.openspiel import name_of
from tockwork.envs.sequence_form import Plan, Policy, SequenceForm

Plans = tuple[Plan, Plan]


def uniform(state: Any, actions: list[int]) -> list[float]:
    """Every legal move is equally likely: the policy of the random bot."""
    return [1 / len(actions)] * len(actions)


def of_bot(player: _kernel.Player, seed: int) -> Policy:
    """What a bot of ours does, by what its seat sees; the same seed at every decision."""

    def policy(state: Any, actions: list[int]) -> list[float]:
        core = state.cards.view(state.current_player()).position()._core
        chosen = player.choose(core, seed)
        return [float(action == chosen) for action in actions]

    return policy


def plans(form: SequenceForm, policy: Policy) -> Plans:
    return form.plan(0, policy), form.plan(1, policy)


def won(form: SequenceForm, one: Plans, other: Plans) -> float:
    """What one wins from the other, with the seats exchanged in half of the games."""
    return (form.value((one[0], other[1])) - form.value((other[0], one[1]))) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rollouts", type=int, nargs="*", default=[16, 64, 400])
    parser.add_argument("--seeds", type=int, default=10, help="of each search bot")
    asked = parser.parse_args()
    begun = time.process_time()
    game = pyspiel.load_game(name_of("tiny-tock"))
    form = SequenceForm(game)
    built = time.process_time()
    value, equilibrium = form.solve()
    print(
        f"{form.leaves:,} ends, {len(form.sets[0]):,} information sets a player, "
        f"{built - begun:.1f} s; solved in {time.process_time() - built:.1f} s"
    )
    print(f"value of the first seat {value:.9f}\n")
    rules = game.new_initial_state().cards.table.rules
    greedy = plans(form, of_bot(_kernel.Player("greedy", rules), 0))
    rows = {"equilibrium": [equilibrium], "random": [plans(form, uniform)], "greedy": [greedy]}
    for rollouts in asked.rollouts:
        player = _kernel.Player("search", rules, rollouts=rollouts)
        rows[f"search:{rollouts}n"] = [
            plans(form, of_bot(player, seed)) for seed in range(asked.seeds)
        ]
    print(f"{'bot':14} {'exploitability':>20} {'against equilibrium':>20} {'against greedy':>20}")
    for name, runs in rows.items():
        exploitable = [form.exploitability(run) for run in runs]
        perfect = [won(form, run, equilibrium) for run in runs]
        beaten = [won(form, run, greedy) for run in runs]
        print(f"{name:14}", *(f"{_said(values):>20}" for values in (exploitable, perfect, beaten)))
    print(f"{'best response':14} {'':>20} {'':>20} {form.exploitability(greedy):>20.4f}")


def _said(values: list[float]) -> str:
    spread = f" ± {np.std(values):.4f}" if len(values) > 1 else ""
    return f"{np.mean(values) + 0.0:.4f}{spread}"


if __name__ == "__main__":
    main()
