"""Players of known strength, and how many points each gives away per real decision.

Measured by `benchmarks/known.py`, with the same judge and rollouts as a review. Not
all of them are noisy copies of the judge: greedy looks at the board only.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from tockwork.rulebooks import Table


@dataclass(frozen=True)
class Comparison:
    """Whom somebody played like."""

    like: str
    """The known player who gives away most nearly as much."""
    points: float
    """What that one gives away per real decision."""
    error: float
    """The standard error of that."""
    sure: bool
    """No other known player lies within two joint standard errors."""


@lru_cache(maxsize=1)
def known_players() -> dict[str, dict[str, tuple[float, float]]]:
    """By game and player: points per real decision, with standard error."""
    text = (files(__package__) / "known_players.json").read_text("utf-8")
    return {
        game: {name: (float(points), float(error)) for name, (points, error) in players.items()}
        for game, players in json.loads(text).items()
    }


def compared(table: Table, points: float, error: float) -> Comparison | None:
    """Whom so many points per real decision are like; None for a game nobody measured."""
    known = known_players().get(table.rulebook.id)
    if not known:
        return None
    distance = {name: abs(points - there) for name, (there, _) in known.items()}
    like = min(distance, key=lambda name: distance[name])
    there, there_error = known[like]
    sure = all(
        distance[name] > 2 * (error**2 + other**2) ** 0.5
        for name, (_, other) in known.items()
        if name != like
    )
    return Comparison(like, there, there_error, sure)
