"""Puzzles: decisions of real games in which one move leads all others by far, with a reason.

They are in `puzzles`, a file for each game, a puzzle a line; `puzzle_making` finds them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from tockwork.game import Position
from tockwork.review.evaluating import WhyBetter

GRADES = ("easy", "middle", "hard")
"""By how many of the bots `beginner`, `casual` and `greedy` solve it."""


@dataclass(frozen=True)
class Puzzle:
    """A decision with one right move, or two that are equally good."""

    id: str
    """Such as `dog-17-42`: the game it was found in, and the decision."""
    position: str
    """The view of the player to move, in one line; hidden cards are unknown."""
    right: tuple[str, ...]
    """The right moves."""
    tempting: str
    """The move of the game."""
    lead: float
    """Points by which the right moves lead all others: the least of all evaluations."""
    solved: dict[str, float]
    """How many of a hundred bots of each kind solve it."""
    reasons: tuple[WhyBetter, ...]
    """Why the right move is better than the tempting one."""

    @property
    def grade(self) -> str:
        """One of GRADES."""
        share = sum(self.solved.values()) / len(self.solved)
        return "easy" if share >= 200 / 3 else "middle" if share >= 100 / 3 else "hard"

    def line(self) -> str:
        """As it is kept."""
        said = asdict(self)
        said["reasons"] = [
            {name: value for name, value in why.items() if value is not None}
            for why in said["reasons"]
        ]
        return json.dumps(said, separators=(",", ":"))

    @classmethod
    def of(cls, line: str) -> Puzzle:
        """Out of a line."""
        said: dict[str, Any] = json.loads(line)
        said["right"] = tuple(said["right"])
        said["reasons"] = tuple(WhyBetter(**why) for why in said["reasons"])
        return cls(**said)

    def seen(self) -> Position:
        """The position, with unknown cards."""
        return Position.from_text(self.position)

    def posed(self) -> dict[str, Any]:
        """The position spelled out in full, for the kernel in a page: one deal that fits the view.

        Cards that the player does not see make no difference to the solution.
        """
        position = self.seen()
        return position.resample(position.turn, self.id).document()


@lru_cache(maxsize=16)
def puzzles(rules: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first.

    >>> [one.grade for one in puzzles("dog")][:1]
    ['easy']
    """
    file = files(__package__) / "puzzles" / f"{rules}.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return in_order([Puzzle.of(line) for line in lines])


def in_order(some: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """The easiest first."""
    return tuple(sorted(some, key=lambda one: (-sum(one.solved.values()), one.id)))
