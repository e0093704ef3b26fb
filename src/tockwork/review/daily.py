"""The daily challenge: five rounds from set positions, the same for everyone.

The rounds follow from the day, the game and the network that plays the other seats; the page
generates the same ones. A round is scored by the win chance at its end, before the next deal.
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
from tockwork.review.evaluating import evaluator_of
from tockwork.rulebooks import Variant, rulebook
from tockwork.rulebooks.registry import FIRST_GAME

BOARDS = 5
"""The number of rounds each day."""

PLAYERS = 4
"""The players of every round; the user has the first seat."""


def today() -> str:
    """The day that it is, UTC, such as 2026-11-17."""
    return datetime.datetime.now(datetime.UTC).date().isoformat()


@dataclass(frozen=True)
class DailyBoard:
    """One round from a given position."""

    table: Variant
    """The game it is played at."""
    given: str
    """The kernel's JSON: the position and the seed of all further chance."""

    @property
    def position(self) -> Position:
        """The position at its beginning, every hand face up."""
        said: dict[str, Any] = json.loads(self.given)
        del said["seed"]
        book = {"rules": self.table.rulebook.id, "players": PLAYERS, "teams": self.table.teams}
        return Position.from_document({**said, **book})

    def chance(self, answers: Sequence[str]) -> float:
        """The win chance at its end, in per cent, with these moves of the first seat.

        TockworkError if one is illegal, or if they end too early or too late.
        """
        result = json.loads(evaluator_of(self.table).kernel.play_round(self.given, list(answers)))
        return float(result["chance"])


@dataclass(frozen=True)
class BotField:
    """The results of bots of known strength in a round. Chances are in per cent."""

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
def daily_deal(day: str, rules: str = FIRST_GAME) -> DailyDeal:
    """The boards of a day, such as `2026-11-17`.

    >>> deal = daily_deal("2026-11-17", "toc")
    >>> len(deal.boards), deal == daily_deal("2026-11-17", "toc")
    (5, True)
    """
    try:
        day = datetime.date.fromisoformat(day).isoformat()
    except ValueError:
        raise TockworkError(f"day: must be like 2026-11-17, not '{day}'") from None
    table = challenge_table(rules)
    boards = (challenge_board(table, f"{day}\n{rules}\n{i}") for i in range(BOARDS))
    return DailyDeal(day, rules, tuple(boards))


def challenge_table(rules: str, teams: str | None = None) -> Variant:
    """A game with bots who know how to play it, which rounds can be made of."""
    table = rulebook(rules).table(PLAYERS, teams)
    if not is_trained(table):
        raise TockworkError(f"rules: no network has learned {rules}, so it has no set rounds")
    return table


def challenge_board(table: Variant, text: str) -> DailyBoard:
    """The round that follows from a text."""
    return DailyBoard(table, evaluator_of(table).kernel.make_challenge_round(text).decode())


def field_of(board: DailyBoard) -> BotField:
    """The results of the bots: the comparison where no other user has played."""
    result = json.loads(evaluator_of(board.table).kernel.field(board.given))
    return BotField(result["par"], tuple((one["who"], one["chance"]) for one in result["field"]))


@dataclass(frozen=True)
class Compared:
    """A rank among others."""

    beaten: int
    """The number of others with fewer points."""
    level: int
    """The number of others with equal points."""


def compared_with(points: float, others: Sequence[float]) -> Compared:
    """How many others have fewer points, and how many as many.

    >>> compared_with(3, [1, 3, 5])
    Compared(beaten=1, level=1)
    """
    return Compared(sum(other < points for other in others), sum(o == points for o in others))
