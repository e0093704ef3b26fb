"""What all games at a server add up to."""

from __future__ import annotations

from typing import Literal

from tockwork.server.wire.shapes import Frozen


class ShareBand(Frozen):
    """How often something was so: `count` of `n`. `even` is what chance alone leads to; it lies
    between `low` and `high`, or `outside`. All bands of a row hold together 19 times out of 20.
    """

    name: str
    count: int
    n: int
    share: float
    even: float
    low: float
    high: float
    outside: bool


class FormStatistics(Frozen):
    """All games of one form that ended here, `won` of them with a winner.

    By seat: who led the first round, who won. By card: the first deal.
    """

    rules: str
    players: int
    teams: Literal["none", "pairs", "triples"]
    games: int
    won: int
    starts: tuple[ShareBand, ...]
    wins: tuple[ShareBand, ...]
    cards: tuple[ShareBand, ...]


class GameStatistics(Frozen):
    """What all games that ended at a server add up to; games of one's own are not counted."""

    games: int
    counted_at: int
    forms: tuple[FormStatistics, ...]
