"""The occupants of the seats, as sent to the holders of some seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic import TypeAdapter

from tockwork.server.tables.delay import Held, delay_of
from tockwork.server.wire.shapes import SeatInfo

if TYPE_CHECKING:
    from tockwork.server.tables.live_table import LiveTable

_SEATS: TypeAdapter[tuple[SeatInfo, ...]] = TypeAdapter(tuple[SeatInfo, ...])


def seats_json(table: LiveTable, held: Held) -> bytes:
    """For the holders of some seats; delayed spectators get the state of then."""
    log, presence = table.log, table.presence
    if delay := delay_of(table, held):
        then = table.services.now() - delay
        guests = log.guests_at(then)
        away = [None if g is None else presence.was_away_since(g, then) for g in guests]
        return log.seats(held, away, then)
    now = [None if p.guest is None else presence.away_since(p.guest) for p in log.places]
    return log.seats(held, now)


def seat_infos(table: LiveTable, held: Held) -> tuple[SeatInfo, ...]:
    """The same for the body of a call."""
    return _SEATS.validate_json(seats_json(table, held))
