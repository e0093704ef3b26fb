"""The games that a user has played."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from tockwork.server.wire.shapes import Frozen, Level


class PlayedSeat(Frozen):
    name: str | None
    kind: Literal["person", "program", "bot", "friend", "open"]
    level: Level | None
    team: int
    mine: bool


class SeatTally(Frozen):
    """The kernel's counts for a seat: see kernel/include/tock/views/stats.hpp."""

    played: int
    captured: int
    lost: int
    out: int
    home: int
    unused: int
    waited: int


class Tally(Frozen):
    leader: int
    rounds: int
    winners: tuple[int, ...]
    seats: tuple[SeatTally, ...]


class PlayedGame(Frozen):
    """A finished game: who played, when, and what it came to."""

    id: str
    rules: str
    players: int
    teams: Literal["none", "pairs", "triples"]
    options: dict[str, Any]
    began_at: int
    ended_at: int
    seats: tuple[PlayedSeat, ...]
    tally: Tally
    taken_back: int = Field(default=0, description="how often an answer was: then it is practice")


class PlayedGames(Frozen):
    games: tuple[PlayedGame, ...]
