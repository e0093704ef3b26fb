"""The strong bot: a network trained by self-play, alone or with rollouts."""

from __future__ import annotations

import random
from pathlib import Path

from tockwork import _kernel
from tockwork.bots.base import Budget
from tockwork.bots.kernel_bots import GreedyBot, SearchBot, ask, tighter
from tockwork.bots.weights import OURS, is_trained, kind, network
from tockwork.game import Move, View
from tockwork.rulebooks import Variant

# Without a network: a level that errs much is greedy, the others run this many rollouts.
STEADY, FEW, MANY = 0.05, 20, 120


class NetworkBot:
    """Plays the move with the best win chance of its team, by the network's value.

    With a limit it samples the hidden cards consistently with its view (determinization) and runs
    rollouts of the best moves with the network in all seats. A game that no network has learned is
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
        """Without limits it never thinks longer, whatever the budget allows."""
        if self.limits == Budget():
            return ask(self.player(view.table), view, rng)
        seconds = tighter(self.limits.seconds, budget.seconds)
        rollouts = tighter(self.limits.nodes, budget.nodes)
        return ask(self.player(view.table, Budget(seconds, rollouts)), view, rng)

    def stand_in(
        self, table: Variant, limits: Budget | None = None
    ) -> GreedyBot | SearchBot | None:
        """The bot in its place where no network has learned the game, else None: another game's
        network is worth less there than rollouts by the greedy evaluation."""
        if is_trained(table, self.weights):
            return None
        if self.noise > STEADY:
            return GreedyBot()
        limits = limits or self.limits
        if limits == Budget():
            limits = Budget(nodes=FEW if self.noise else MANY)
        return SearchBot(limits.seconds, limits.nodes)

    def player(self, table: Variant, limits: Budget | None = None) -> _kernel.Player:
        """The same inside the kernel."""
        limits = limits or self.limits
        if instead := self.stand_in(table, limits):
            return instead.player(table)
        net = network(table, self.weights)
        return _kernel.Player.of_network(net, limits.seconds, limits.nodes, {"noise": self.noise})
