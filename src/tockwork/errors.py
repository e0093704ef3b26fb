"""What can go wrong, as a small family of exceptions that say what and where."""

from __future__ import annotations


class TockworkError(Exception):
    """Anything Tockwork refuses."""


class UnknownRulebook(TockworkError):
    """No rulebook has this id."""


class RulebookError(TockworkError):
    """A rulebook, option or form of play that makes no sense; names the field."""


class PositionError(TockworkError):
    """A position that is malformed or impossible."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = problems
        super().__init__("; ".join(problems))


class MoveSyntaxError(TockworkError, ValueError):
    """A text that is no move."""


class IllegalMove(TockworkError):
    """A move that is not among the legal ones; nothing has changed."""


class AmbiguousMove(TockworkError):
    """A text that fits several legal moves."""


class RecordError(TockworkError):
    """A game record that cannot be read or does not replay; names the line."""


class ChanceError(TockworkError):
    """A script of shuffles that does not fit the game; nothing has changed."""
