"""The evidence: rated games as plain values, and what each seat did in them."""

from __future__ import annotations

from dataclasses import dataclass

WEEK = 7
BOT = "bot:"
"""A player whose name begins so is a bot: its ratings are constants."""


@dataclass(frozen=True)
class RatedSeat:
    """One seat of a rated game."""

    player: str
    """An id, or `bot:` and the name of a bot."""
    side: int
    """The side it played for, from 0."""
    lost: float | None = None
    """Win chance lost in its meaningful decisions, in points of a hundred; None: not reviewed."""
    decisions: int = 0
    """The number of these."""


@dataclass(frozen=True)
class RatedGame:
    """One rated game with all that is known about it."""

    id: str
    """Its name; of games of one day those with smaller names come first."""
    day: int
    """The day on which it ended, in days since 1970-01-01 (UTC)."""
    format: str
    """Such as `dog/4/pairs`."""
    seats: tuple[RatedSeat, ...]
    """In the order of the table."""
    won: int | None
    """The side that won; None: nobody did, so that there is no result."""
    luck: tuple[float, ...] | None = None
    """Points that the luck of the cards gave each side; None: not reviewed."""
    left: tuple[int, ...] = ()
    """Seats whose players left: for them a loss, for all others no result."""

    @property
    def sides(self) -> int:
        """The number of sides."""
        return 1 + max(seat.side for seat in self.seats)

    @property
    def week(self) -> int:
        """The week of its day: within one a skill does not change."""
        return self.day // WEEK
