"""The deal of the day."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from tockwork.server.wire.shapes import Frozen


class DailyAnswers(Frozen):
    """What was answered at the five boards of a day; `boards` is what their texts hash to."""

    day: Annotated[str, StringConstraints(max_length=10)]
    rules: Annotated[str, StringConstraints(max_length=40)]
    boards: Annotated[str, StringConstraints(max_length=16)]
    answers: Annotated[
        tuple[
            Annotated[
                tuple[Annotated[str, StringConstraints(max_length=100)], ...],
                Field(max_length=64),
            ],
            ...,
        ],
        Field(min_length=5, max_length=5),
    ]


class DailyStanding(Frozen):
    """How guests did at the boards of a day: chances to win at their ends, of a hundred.

    `beaten`: of a hundred others so many did worse, ties half; null while there is nobody else.
    """

    players: int
    means: tuple[float, ...] | None
    mine: tuple[float, ...] | None
    beaten: float | None
