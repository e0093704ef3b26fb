"""Our three bots. They think in the kernel, on a position made from the view alone."""

from __future__ import annotations

import random
from typing import TypeVar

from tockwork import _kernel
from tockwork.bots.base import Budget
from tockwork.errors import TockworkError
from tockwork.game import Move, View
from tockwork.rulebooks import Variant

Limit = TypeVar("Limit", int, float)


class RandomBot:
    """Plays any legal move."""

    name = "random"

    def choose(self, view: View, moves: list[Move], budget: Budget, rng: random.Random) -> Move:
        """All moves are equally likely."""
        return rng.choice(moves)


class GreedyBot:
    """Plays the move after which the board looks best; no search."""

    name = "greedy"

    def choose(self, view: View, moves: list[Move], budget: Budget, rng: random.Random) -> Move:
        """The same view gives the same move: there is no randomness."""
        return ask(self.player(view.table), view, rng)

    def player(self, table: Variant) -> _kernel.Player:
        """The same inside the kernel."""
        return _kernel.Player("greedy", table.rules)


class SearchBot:
    """Monte Carlo rollouts: samples the hidden cards and plays each move on for a while.

    >>> from tockwork import Game
    >>> game = Game("dog", seed=7)
    >>> bot = SearchBot(rollouts=50)
    >>> move = bot.choose(game.view(2), game.legal_moves(), Budget(), random.Random(1))
    >>> move.verb, bot.name
    ('give', 'search:50n')
    """

    def __init__(self, seconds: float | None = None, rollouts: int | None = None) -> None:
        self.limits = Budget(seconds, rollouts)
        limits = [] if seconds is None else [f"{seconds:g}"]
        limits += [] if rollouts is None else [f"{rollouts}n"]
        self.name = ":".join(["search", *limits])

    def choose(self, view: View, moves: list[Move], budget: Budget, rng: random.Random) -> Move:
        """Within its own limits and the budget; with neither, 400 playouts."""
        seconds = tighter(self.limits.seconds, budget.seconds)
        rollouts = tighter(self.limits.nodes, budget.nodes)
        player = _kernel.Player("search", view.table.rules, seconds, rollouts)
        return ask(player, view, rng)

    def player(self, table: Variant) -> _kernel.Player:
        """The same inside the kernel, within its own limits."""
        return _kernel.Player("search", table.rules, self.limits.seconds, self.limits.nodes)


def tighter(one: Limit | None, other: Limit | None) -> Limit | None:
    """The smaller of two limits, of which either may be missing."""
    return min((x for x in (one, other) if x is not None), default=None)


def ask(player: _kernel.Player, view: View, rng: random.Random) -> Move:
    """The move of a player in the kernel, on a position made from the view."""
    if view.seat != view.turn:
        raise TockworkError(f"view: seat {view.turn} is asked, not {view.seat}")
    core = view.position()._core
    return core.legal_moves()[player.choose(core, rng.getrandbits(64))]
