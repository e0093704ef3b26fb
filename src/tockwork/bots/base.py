"""What a bot is: somebody who is shown a view, the legal answers and a budget, and answers."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Protocol

from tockwork.errors import TockworkError
from tockwork.game import Move, View


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one answer; None: it decides itself.

    `seconds` is a time on the clock. `nodes` counts whatever the bot looks at, so that the same
    seed gives the same answer on every machine; the search bot counts its playouts.
    """

    seconds: float | None = None
    """On the clock."""
    nodes: int | None = None
    """Of whatever it counts."""

    def __post_init__(self) -> None:
        if self.seconds is not None and not 0 < self.seconds < float("inf"):
            raise TockworkError(f"seconds: must be more than 0, not {self.seconds}")
        if self.nodes is not None and not 0 < self.nodes < 2**31:
            raise TockworkError(f"nodes: must be 1 to {2**31 - 1}, not {self.nodes}")


class Bot(Protocol):
    """Plays a seat. It gets what the seat sees, and nothing else."""

    @property
    def name(self) -> str:
        """What it is called in results."""

    def choose(self, view: View, moves: list[Move], budget: Budget, rng: random.Random) -> Move:
        """One of `moves`, the legal answers of the seat that looks. All chance is from `rng`."""
