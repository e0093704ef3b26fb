"""The deal of the day."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from tockwork.server.wire.shapes import Frozen


class DailyAnswers(Frozen):
    """What was answered at one of the five boards of a day; `boards` is what their texts hash to.

    `board`: 0 is the first.
    """

    day: Annotated[str, StringConstraints(max_length=10)]
    rules: Annotated[str, StringConstraints(max_length=40)]
    boards: Annotated[str, StringConstraints(max_length=16)]
    board: Annotated[int, Field(ge=0, le=4)]
    answers: Annotated[
        tuple[Annotated[str, StringConstraints(max_length=100)], ...], Field(max_length=64)
    ]


class DailyStanding(Frozen):
    """How guests did at the boards of a day: chances to win at their ends, of a hundred.

    `players` have played all five. `means`: of all who played a board; `mine`: my first try; null
    where there is none. Of the other players so many did worse than I (`beaten`) or came to just
    the same (`level`); null until I have played all five.
    """

    players: int
    means: tuple[float | None, ...]
    mine: tuple[float | None, ...]
    beaten: int | None
    level: int | None
