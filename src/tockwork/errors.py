"""The exceptions, a small family; each says what is wrong and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, TypeVar

from tockwork import _kernel
from tockwork.problems import Problem

Kind = TypeVar("Kind", bound="TockworkError")


class TockworkError(Exception):
    """Anything Tockwork refuses."""

    problems: Sequence[Problem]
    """What is wrong with each field, as codes; empty where only a programmer can be at fault."""
    reasons: Sequence[object] = ()
    """What stops a move, where that is why."""

    def __init__(self, *said: str) -> None:
        super().__init__(*said)
        self.problems = [one for one in said if isinstance(one, Problem)]

    def __str__(self) -> str:
        said = "; ".join(map(str, self.args))
        return f"{said}. {self.reasons}" if self.reasons else said

    def within(self, kind: type[Kind], place: str = "", between: str = ": ") -> Kind:
        """The same as an exception of another kind, each path beginning with this place."""
        problems = [
            one.within(place, between)
            if isinstance(one, Problem)
            else between.join(part for part in (place, one) if part)
            for one in self.args
        ]
        error = kind(*problems)
        error.reasons = self.reasons
        return error


class RulebookError(TockworkError):
    """A rulebook, option or form of play that makes no sense; names the field."""


class MoveSyntaxError(TockworkError, ValueError):
    """A text that is no move."""


class IllegalMove(TockworkError):
    """A move that is not among the legal ones; nothing has changed."""


class ChanceError(TockworkError):
    """A script of shuffles that does not fit the game; nothing has changed."""


class TooManyMoves(TockworkError):
    """A decision with more legal moves than the kernel can list."""


class NetworkError(TockworkError, ValueError):
    """A file that is no network of this game."""


class UnknownName(TockworkError):
    """A name that nothing has; knows those there are."""

    def __init__(self, said: str, name: str = "", known: Sequence[str] = ()) -> None:
        self.name, self.known = name, tuple(known)
        super().__init__(said)


class UnknownRulebook(UnknownName):
    """No rulebook has this id."""


class UnknownBot(UnknownName):
    """No bot has this name."""


class PositionError(TockworkError):
    """A position that is malformed or impossible; `problems` has all that is wrong with it."""


class BotError(TockworkError):
    """A bot that raised an exception in a game, or chose what it was not offered; says in which
    game, so that it can be repeated."""

    def __init__(self, bot: str, what: str, where: Mapping[str, object], trace: str) -> None:
        self.bot, self.what, self.where, self.trace = bot, what, dict(where), trace
        super().__init__(bot, what, where, trace)  # type: ignore[arg-type]

    def __str__(self) -> str:
        where = ", ".join(f"{name} {value}" for name, value in self.where.items())
        return f"bot {self.bot}: {self.what} ({where})"


class AmbiguousMove(TockworkError):
    """A text that fits several legal moves."""


class RecordError(TockworkError):
    """A game record that cannot be read or does not replay; names the line."""


_kernel.errors.update({kind.__name__: kind for kind in TockworkError.__subclasses__()})
_kernel.errors[TockworkError.__name__] = TockworkError

__all__ = [
    "AmbiguousMove",
    "BotError",
    "ChanceError",
    "IllegalMove",
    "MoveSyntaxError",
    "NetworkError",
    "PositionError",
    "RecordError",
    "RulebookError",
    "TockworkError",
    "TooManyMoves",
    "UnknownBot",
    "UnknownName",
    "UnknownRulebook",
]


def __getattr__(name: str) -> Any:
    """The names that classes had before."""
    return import_module("tockwork.former_names").former(__name__, name)
