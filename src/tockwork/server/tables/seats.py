"""Who sits where, as the holders of some seats are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tockwork.server.tables.late import seating
from tockwork.server.wire.shapes import SeatInfo

if TYPE_CHECKING:
    from tockwork.server.tables.live_table import LiveTable


def seat_infos(table: LiveTable, held: tuple[int, ...]) -> tuple[SeatInfo, ...]:
    """For the holders of some seats; whoever watches later is told how it was then."""
    log, out = table.log, []
    now = seating(table, held)
    guests = [place.guest for place, _, _ in now]
    for seat, (place, playing, away) in enumerate(now):
        person = place.guest is not None
        out.append(
            SeatInfo(
                seat=seat,
                team=log.rules.team_of[seat],
                kind=place.kind,
                name=place.name,
                level=place.level,
                mine=seat in held,
                host=person and place.guest == log.created.host,
                present=place.kind == "bot" or (person and away is None),
                away_since=away,
                playing=playing,
                several=person and log.created.public and guests.count(place.guest) > 1,
                promised=person and place.guest in log.deal.promises,
            )
        )
    return tuple(out)
