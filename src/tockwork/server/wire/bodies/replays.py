"""A finished game, to go through."""

from __future__ import annotations

from tockwork.server.wire.messages import Logged
from tockwork.server.wire.shapes import Frozen, SeatInfo, State, TableInfo


class Moment(Frozen):
    """The table after one event, every hand open; `state` is null before the first deal."""

    number: int
    state: State | None
    hands: tuple[tuple[str, ...], ...]


class Replay(Frozen):
    """A finished game: every event with open cards, and the moment after each of them."""

    table: TableInfo
    seats: tuple[SeatInfo, ...]
    log: tuple[Logged, ...]
    moments: tuple[Moment, ...]
