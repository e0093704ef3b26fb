"""What can go wrong, as a small family of exceptions that say what and where."""

from __future__ import annotations

from tockwork._kernel import (
    ChanceError,
    IllegalMove,
    MoveSyntaxError,
    RulebookError,
    TockworkError,
    TooManyAnswers,
)


class UnknownRulebook(TockworkError):
    """No rulebook has this id."""


class PositionError(TockworkError):
    """A position that is malformed or impossible."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = problems
        super().__init__("; ".join(problems))


class AmbiguousMove(TockworkError):
    """A text that fits several legal moves."""


class RecordError(TockworkError):
    """A game record that cannot be read or does not replay; names the line."""


__all__ = [
    "AmbiguousMove",
    "ChanceError",
    "IllegalMove",
    "MoveSyntaxError",
    "PositionError",
    "RecordError",
    "RulebookError",
    "TockworkError",
    "TooManyAnswers",
    "UnknownRulebook",
]
