"""The daily deal: five boards, one round each from a given position, the same for everybody.

The boards follow from the day, the game and the network that plays the other seats; the page makes
the same ones by itself. A board is worth the chance to win at its end, whatever is dealt next.
"""

from __future__ import annotations

import datetime
import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tockwork.bots.weights import is_trained
from tockwork.errors import TockworkError
from tockwork.game import Position
from tockwork.review.judging import judge_of
from tockwork.rulebooks import Table, rulebook

BOARDS = 5
"""How many there are each day."""

PLAYERS = 4
"""At every board; whoever plays sits in the first seat."""


def today() -> str:
    """The day that it is, UTC, such as 2026-11-17."""
    return datetime.datetime.now(datetime.UTC).date().isoformat()


@dataclass(frozen=True)
class DailyBoard:
    """One round from a given position."""

    table: Table
    """The game it is played at."""
    given: str
    """What the kernel gave, as JSON: the position and the seed of what comes."""

    @property
    def position(self) -> Position:
        """How it begins, every hand open."""
        said: dict[str, Any] = json.loads(self.given)
        del said["seed"]
        book = {"rules": self.table.rulebook.id, "players": PLAYERS, "teams": self.table.teams}
        return Position.from_document({**book, **said})

    def chance(self, answers: Sequence[str]) -> float:
        """The chance to win at its end, of a hundred, with these answers of the first seat.

        TockworkError if one is not legal, or they end too early or too late.
        """
        told = json.loads(judge_of(self.table).kernel.play_round(self.given, list(answers)))
        if "refused" in told:
            raise TockworkError(told["refused"])
        return float(told["chance"])


@dataclass(frozen=True)
class BotField:
    """How bots of known strength do at a board. Chances are of a hundred."""

    par: float
    """Of the bot `club`, which plays all other seats."""
    others: tuple[tuple[str, float], ...]
    """Name and chance of each; those that err do so each in their own way."""


@dataclass(frozen=True)
class DailyDeal:
    """The boards of a day."""

    day: str
    """Such as 2026-11-17; it begins at 00:00 UTC."""
    rules: str
    """The game."""
    boards: tuple[DailyBoard, ...]
    """Five of them."""

    @property
    def fingerprint(self) -> str:
        """The same for all who have the same boards: another network makes other ones."""
        said = "\n".join(board.given for board in self.boards)
        return hashlib.sha256(said.encode()).hexdigest()[:16]


@lru_cache(maxsize=32)
def daily_deal(day: str, rules: str = "dog") -> DailyDeal:
    """The boards of a day, such as `2026-11-17`.

    >>> deal = daily_deal("2026-11-17", "toc")
    >>> len(deal.boards), deal == daily_deal("2026-11-17", "toc")
    (5, True)
    """
    try:
        day = datetime.date.fromisoformat(day).isoformat()
    except ValueError:
        raise TockworkError(f"day: must be like 2026-11-17, not '{day}'") from None
    table = rulebook(rules).table(PLAYERS)
    if not is_trained(table):
        raise TockworkError(f"rules: no network has learned {rules}, so it has no daily deal")
    judge = judge_of(table)
    given = (judge.kernel.give_round(f"{day}\n{rules}\n{i}").decode() for i in range(BOARDS))
    return DailyDeal(day, rules, tuple(DailyBoard(table, one) for one in given))


def field_of(board: DailyBoard) -> BotField:
    """How bots do there: what there is to be compared with where nobody else has played."""
    told = json.loads(judge_of(board.table).kernel.field(board.given))
    return BotField(told["par"], tuple((one["who"], one["chance"]) for one in told["field"]))


@dataclass(frozen=True)
class Compared:
    """How somebody stands among others."""

    beaten: int
    """So many have fewer points,"""
    level: int
    """so many just as many."""


def compared_with(points: float, others: Sequence[float]) -> Compared:
    """How many others have fewer points, and how many as many.

    >>> compared_with(3, [1, 3, 5])
    Compared(beaten=1, level=1)
    """
    return Compared(sum(other < points for other in others), sum(o == points for o in others))
