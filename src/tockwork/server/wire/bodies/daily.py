"""The deal of the day."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from tockwork.server.wire.shapes import Frozen


class DailyAnswers(Frozen):
    """The moves of one of the five rounds of a day; `boards` is the hash of their texts.

    `board`: 0 is the first.
    """

    day: Annotated[str, StringConstraints(max_length=10)]
    rules: Annotated[str, StringConstraints(max_length=40)]
    boards: Annotated[str, StringConstraints(max_length=16)]
    board: Annotated[int, Field(ge=0, le=4)]
    answers: Annotated[
        tuple[Annotated[str, StringConstraints(max_length=100)], ...], Field(max_length=64)
    ]


class DailyShow(Frozen):
    """Who sees my name beside my daily results."""

    to: Literal["none", "met", "all"]


class DailyRow(Frozen):
    """A player in the table of a day. `points` is the sum of the win chances of the five rounds;
    `met`: I have finished a game with this player."""

    place: int
    name: str | None
    points: float
    mine: bool
    met: bool


class DailyStanding(Frozen):
    """Results of a day's rounds: win chances at their ends, in per cent.

    `players` have played all five. `means`: of all who played a round; `mine`: my first try; null
    where there is none. Of the other players `beaten` did worse than I and `level` equally well;
    null until I have played all five. `streak`: days in a row on which I played a daily challenge.

    `table`, once I have played all five: me, the best who show their names to all, and people I
    have met who show theirs to them. `shown`: who sees mine.
    """

    players: int
    means: tuple[float | None, ...]
    mine: tuple[float | None, ...]
    beaten: int | None
    level: int | None
    streak: int
    shown: Literal["none", "met", "all"]
    table: tuple[DailyRow, ...]
