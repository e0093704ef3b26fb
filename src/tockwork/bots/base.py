"""The interface of a bot: it gets a view, the legal moves and a budget, and returns a move."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Protocol

from tockwork.errors import TockworkError
from tockwork.game import Move, View
from tockwork.problems import Problem


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one move; None: it decides itself.

    `seconds` is a time on the clock. `nodes` counts the bot's own units, so that the same seed
    gives the same move on every machine; the search bot counts its rollouts.
    """

    seconds: float | None = None
    """On the clock."""
    nodes: int | None = None
    """Of whatever it counts."""

    def __post_init__(self) -> None:
        if self.seconds is not None and not 0 < self.seconds < float("inf"):
            raise TockworkError(f"seconds: must be more than 0, not {self.seconds}")
        if self.nodes is not None and not 0 < self.nodes < 2**31:
            wrong = {"least": 1, "most": 2**31 - 1, "said": self.nodes}
            raise TockworkError(Problem("nodes", "range-not", **wrong))


class Bot(Protocol):
    """Plays a seat. It gets what the seat sees, and nothing else."""

    @property
    def name(self) -> str:
        """The name in results."""

    def choose(self, view: View, moves: list[Move], budget: Budget, rng: random.Random) -> Move:
        """One of `moves`, the legal moves of the viewing seat. All randomness comes from `rng`."""
