"""Players of known strength: the points each loses per meaningful decision.

Measured by `benchmarks/known.py`, with the same evaluator and rollouts as a review. Not
all of them are noisy copies of the evaluator: greedy looks at the board only.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Literal

from tockwork.rulebooks import Variant
from tockwork.rulebooks.registry import is_ours

FITS = 1.65
"""Joint standard errors within which a player is like a known one: 9 of 10 cases."""


@dataclass(frozen=True)
class KnownPlayer:
    """A player of known strength."""

    name: str
    """`beginner`, `casual`, `greedy`, `search` or `club`."""
    points: float
    """The loss per meaningful decision."""
    error: float
    """The standard error of that."""


@dataclass(frozen=True)
class Comparison:
    """The known players with a similar loss."""

    how: Literal["like", "from", "between", "less", "more"]
    """`like` one; `from` one to another; or without a match: `between` two, or `less` or `more`
    than the last one."""
    players: tuple[KnownPlayer, ...]
    """That one or those two, who gives away less first."""


@lru_cache(maxsize=1)
def known_players() -> dict[str, tuple[KnownPlayer, ...]]:
    """By format, the smallest loss first."""
    text = (files(__package__) / "known_players.json").read_text("utf-8")
    return {
        form: tuple(
            sorted((KnownPlayer(name, *one) for name, one in own.items()), key=lambda k: k.points)
        )
        for form, own in json.loads(text).items()
    }


def known_form(table: Variant) -> str | None:
    """The name of a format, such as dog/4/pairs; None with house rules, which were not measured.

    >>> from tockwork import rulebook
    >>> known_form(rulebook("dog").table(4))
    'dog/4/pairs'
    >>> known_form(rulebook("dog").with_options(guard="fresh").table(4))
    """
    if table.rulebook.chosen or not is_ours(table.rulebook):
        return None
    return f"{table.rulebook.id}/{table.players}/{table.teams}"


def compared(table: Variant, points: float, error: float) -> Comparison | None:
    """The known players with a similar loss per meaningful decision; None if none were measured."""
    form = known_form(table)
    known = known_players().get(form) if form else None
    return compare(known, points, error) if known else None


def compare(known: tuple[KnownPlayer, ...], points: float, error: float) -> Comparison:
    """With these, who gives away least first."""
    fit = [
        one for one in known if abs(points - one.points) <= FITS * (error**2 + one.error**2) ** 0.5
    ]
    if fit:
        return Comparison("from", (fit[0], fit[-1])) if fit[1:] else Comparison("like", (fit[0],))
    less = [one for one in known if one.points < points]
    more = [one for one in known if one.points >= points]
    if less and more:
        return Comparison("between", (less[-1], more[0]))
    return Comparison("more", (less[-1],)) if less else Comparison("less", (more[0],))
