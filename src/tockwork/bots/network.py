"""The strong bot: a network trained by self-play, alone or with playing on in its head."""

from __future__ import annotations

import random
from pathlib import Path

from tockwork import _kernel
from tockwork.bots.base import Budget
from tockwork.bots.kernel_bots import ask, tighter
from tockwork.bots.weights import OURS, network
from tockwork.game import Move, View
from tockwork.rulebooks import Table


class NetworkBot:
    """Takes the answer after which its team is likeliest to win, says the network.

    With a limit it deals the hidden cards at random, in a way that fits all it has seen, and plays
    the best answers on with the network in all seats.

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

    def choose(self, view: View, moves: list[Move], budget: Budget, rng: random.Random) -> Move:
        """Without limits of its own it never thinks longer, whatever the budget allows."""
        if self.limits == Budget():
            return ask(self.player(view.table), view, rng)
        seconds = tighter(self.limits.seconds, budget.seconds)
        rollouts = tighter(self.limits.nodes, budget.nodes)
        return ask(self.player(view.table, Budget(seconds, rollouts)), view, rng)

    def player(self, table: Table, limits: Budget | None = None) -> _kernel.Player:
        """The same inside the kernel."""
        limits = limits or self.limits
        net = network(table, self.weights)
        return _kernel.Player.of_network(net, limits.seconds, limits.nodes, {"noise": self.noise})
