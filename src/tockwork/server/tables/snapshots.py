"""What a guest is shown of a table: its card in a list, a snapshot of it now or a while ago."""

from __future__ import annotations

from tockwork.server.tables.late import delay_of, visible
from tockwork.server.tables.live_table import LiveTable
from tockwork.server.tables.message import Message
from tockwork.server.tables.seats import seat_infos
from tockwork.server.tables.telling import chain_json, logged, moment
from tockwork.server.wire.bodies.fairness import FairInfo
from tockwork.server.wire.bodies.tables import TableCard
from tockwork.server.wire.shapes import ClockState, TableInfo

SNAPSHOT_LOG = 300  # past events that come with a snapshot


def table_info(table: LiveTable, guest: str | None, number: int | None = None) -> TableInfo:
    """The table as of event `number`, for one guest."""
    log, made = table.log, table.log.created
    held = log.held_by(guest)
    number = visible(table, held) if number is None else number
    ended = log.phase == "over" and number >= log.ended
    began = log.teller is not None and number >= log.began
    return TableInfo(
        id=log.id,
        phase="over" if ended else "playing" if began else "lobby",
        gathering=not began and log.deal.asked is not None,
        rules=made.rules,
        players=made.players,
        teams=made.teams,
        options=made.options,
        public=made.public,
        clock=made.clock,
        takeover_seconds=made.takeover_seconds,
        spectator_delay=made.spectator_delay,
        created_at=log.created_at,
        invite=made.invite if held or guest == made.host else None,
        commitment=log.deal.commitment if began or log.deal.part is not None else None,
        seed=log.deal.seed if ended else None,
        winners=tuple(log.teller.winners) if ended and log.teller is not None else None,
        rematch=log.rematch if ended and number >= log.rematched else None,
    )


def fair_info(table: LiveTable, guest: str | None) -> FairInfo:
    """How the deal comes about, as far as a guest may know."""
    info, log = table_info(table, guest), table.log
    number = visible(table, log.held_by(guest))
    shown = info.gathering or info.phase != "lobby"
    told = log.happenings[number - 1].game_events if number else 0
    return FairInfo(
        number=number,
        commitment=info.commitment,
        gathering=info.gathering,
        parts=log.deal.parts if shown else (),
        chain=log.deal.head(told) if info.phase != "lobby" else None,
        part=log.deal.part if info.phase == "over" else None,
        seed=info.seed,
    )


def table_card(table: LiveTable, guest: str | None) -> TableCard:
    log, held = table.log, table.log.held_by(guest)
    number = visible(table, held)
    return TableCard(
        table=table_info(table, guest, number),
        seats=seat_infos(table, held),
        my_turn=log.asked in held,
        last_at=log.happenings[number - 1].at if number else log.created_at,
    )


def snapshot(
    table: LiveTable, guest: str | None, number: int | None = None, *, with_log: bool = True
) -> Message:
    """Everything a guest may know of the table at event `number` (now, or later than now)."""
    log, held = table.log, table.log.held_by(guest)
    number = visible(table, held) if number is None else number
    info = table_info(table, guest, number)
    # That a clock is told would tell that nothing has happened since.
    late = number < log.number or delay_of(table, held) > 0
    clock = ClockState(now=table.services.now()) if late else table.clock()
    over = info.phase == "over" and log.teller is not None
    hands = log.teller.hands() if over and log.teller is not None else b'"hands":null'
    past = max(0, number - SNAPSHOT_LOG) if with_log else number
    return Message(
        b'{"type":"snapshot","number":%d,"table":%b,%b,%b,%b,"clock":%b,"log":%b%b}'
        % (
            number,
            info.model_dump_json().encode(),
            table.seats_message(held).text[len(b'{"type":"seats",') : -1],  # seats, watching
            moment(log, number, held),
            hands,
            clock.model_dump_json().encode(),
            logged(log, past, number, held, all_open=over),
            chain_json(log, number),
        )
    )
