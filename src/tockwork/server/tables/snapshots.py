"""The views of a table for one user: its card in a list, a snapshot of now or a while ago."""

from __future__ import annotations

from pydantic import TypeAdapter

from tockwork.server.tables.delay import delay_of, visible
from tockwork.server.tables.live_table import NO_CLOCK, LiveTable
from tockwork.server.tables.message import Message
from tockwork.server.tables.seats import seat_infos
from tockwork.server.tables.turns import waited_for
from tockwork.server.wire.bodies.fairness import FairInfo
from tockwork.server.wire.bodies.tables import TableCard
from tockwork.server.wire.shapes import SeatPart, TableInfo

_PARTS: TypeAdapter[tuple[SeatPart, ...]] = TypeAdapter(tuple[SeatPart, ...])


def table_info(table: LiveTable, guest: str | None, number: int | None = None) -> TableInfo:
    """The table as of event `number`, for one user."""
    number = visible(table, table.log.held_by(guest)) if number is None else number
    return TableInfo.model_validate_json(table.log.info(guest, number))


def fair_info(table: LiveTable, guest: str | None) -> FairInfo:
    """The origin of the deal, as far as a user may know it."""
    info, log = table_info(table, guest), table.log
    number = visible(table, log.held_by(guest))
    shown = info.gathering or info.phase != "lobby"
    return FairInfo(
        number=number,
        commitment=info.commitment,
        gathering=info.gathering,
        parts=_PARTS.validate_json(log.parts) if shown else (),
        chain=log.head(log.game_events(number)) if info.phase != "lobby" else None,
        part=log.created.part if info.phase == "over" else None,
        seed=info.seed,
    )


def table_card(table: LiveTable, guest: str | None) -> TableCard:
    log, held = table.log, table.log.held_by(guest)
    number = visible(table, held)
    return TableCard(
        table=table_info(table, guest, number),
        seats=seat_infos(table, held),
        my_turn=any(seat in held for seat in waited_for(log)),
        last_at=log.at(number),
        due_at=table.services.due_at(log) if held else None,
    )


def snapshot(
    table: LiveTable, guest: str | None, number: int | None = None, *, with_log: bool = True
) -> Message:
    """Everything a user may know of the table at event `number` (now, or later than now)."""
    log, held = table.log, table.log.held_by(guest)
    number = visible(table, held) if number is None else number
    # A clock would reveal that nothing has happened since.
    late = number < log.number or delay_of(table, held) > 0
    clock = NO_CLOCK % table.services.now() if late else table.clock()
    seats = table.seats_message(held).text[len(b'{"type":"seats",') : -1]  # seats, watching
    return Message(log.snapshot(guest, number, seats, clock, with_log))
