"""The strong bot: a network trained by self-play, alone or with playing on in its head."""

from __future__ import annotations

import random
from pathlib import Path

from tockwork import _kernel
from tockwork.bots.base import Budget
from tockwork.bots.kernel_bots import ask, tighter
from tockwork.bots.weights import OURS, is_trained, kind, network
from tockwork.game import Move, View
from tockwork.rulebooks import Table

# Where there is no network: who errs much takes what looks best, the others play on so often.
STEADY, FEW, MANY = 0.05, 20, 120


class NetworkBot:
    """Takes the answer after which its team is likeliest to win, says the network.

    With a limit it deals the hidden cards at random, in a way that fits all it has seen, and plays
    the best answers on with the network in all seats. A game that no network has learned is
    searched instead.

    >>> NetworkBot(seconds=0.1).name
    'network:0.1'
    """

    def __init__(
        self,
        seconds: float | None = None,
        rollouts: int | None = None,
        *,
        noise: float = 0.0,
        weights: Path = OURS,
        name: str | None = None,
    ) -> None:
        self.limits = Budget(seconds, rollouts)
        self.noise = noise
        self.weights = weights
        limits = [] if seconds is None else [f"{seconds:g}"]
        limits += [] if rollouts is None else [f"{rollouts}n"]
        self.name = name or ":".join(["network", *limits])

    def __repr__(self) -> str:
        """Which weights it plays with: full, small, or none at all."""
        return f"<{self.name}, {kind(self.weights)} weights>"

    def choose(self, view: View, moves: list[Move], budget: Budget, rng: random.Random) -> Move:
        """Without limits of its own it never thinks longer, whatever the budget allows."""
        if self.limits == Budget():
            return ask(self.player(view.table), view, rng)
        seconds = tighter(self.limits.seconds, budget.seconds)
        rollouts = tighter(self.limits.nodes, budget.nodes)
        return ask(self.player(view.table, Budget(seconds, rollouts)), view, rng)

    def _stand_in(self, table: Table, limits: Budget) -> _kernel.Player:
        """Of a game that no network has learned: what another game's network says of it is worth
        less than playing on by the greedy evaluation."""
        if self.noise > STEADY:
            return _kernel.Player("greedy", table.rules)
        if limits == Budget():
            limits = Budget(nodes=FEW if self.noise else MANY)
        return _kernel.Player("search", table.rules, limits.seconds, limits.nodes)

    def player(self, table: Table, limits: Budget | None = None) -> _kernel.Player:
        """The same inside the kernel."""
        limits = limits or self.limits
        if not is_trained(table, self.weights):
            return self._stand_in(table, limits)
        net = network(table, self.weights)
        return _kernel.Player.of_network(net, limits.seconds, limits.nodes, {"noise": self.noise})
