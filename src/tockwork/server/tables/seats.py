"""Who sits where, as the holders of some seats are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tockwork.server.wire.shapes import SeatInfo

if TYPE_CHECKING:
    from tockwork.server.tables.live_table import LiveTable


def seat_infos(table: LiveTable, held: tuple[int, ...]) -> tuple[SeatInfo, ...]:
    log, out = table.log, []
    for seat, place in enumerate(log.places):
        person = place.guest is not None
        away = table.presence.away_since(place.guest) if place.guest is not None else None
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
                playing=log.playing[seat],
            )
        )
    return tuple(out)
