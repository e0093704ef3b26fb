"""The statistics of all games on a server."""

from __future__ import annotations

from typing import Literal

from tockwork.server.wire.shapes import Frozen


class ShareBand(Frozen):
    """A share: `count` of `n`. `even` is expected by chance; it lies
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
    """All games of one format that ended here, `won` of them with a winner.

    By seat: the first player of the first round, the winners. By card: the first deal.
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
    """Statistics of all games that ended on a server, without custom games."""

    games: int
    counted_at: int
    forms: tuple[FormStatistics, ...]
