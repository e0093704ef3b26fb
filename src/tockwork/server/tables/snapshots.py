"""What a guest is shown of a table: its card in a list, a snapshot of it now or a while ago."""

from __future__ import annotations

from bisect import bisect_right

from tockwork.server.tables.live_table import LiveTable
from tockwork.server.tables.log import commitment
from tockwork.server.views.teller import SNAPSHOT_LOG
from tockwork.server.wire import messages as m
from tockwork.server.wire.bodies import TableCard
from tockwork.server.wire.shapes import ClockState, SeatInfo, TableInfo


def visible(table: LiveTable, held: tuple[int, ...]) -> int:
    """The last event that somebody with these seats may know of; spectators may be behind."""
    log = table.log
    delay = log.created.spectator_delay * 1000
    if held or not delay or log.game is None:
        return log.number
    return max(
        log.began - 1,
        bisect_right(log.happenings, table.services.now() - delay, key=lambda h: h.at),
    )


def table_info(table: LiveTable, guest: str | None, number: int | None = None) -> TableInfo:
    """The table as of event `number`, for one guest."""
    log, made = table.log, table.log.created
    held = log.held_by(guest)
    number = visible(table, held) if number is None else number
    ended = log.phase == "over" and number >= log.last_game_event
    began = log.game is not None and number >= log.began
    game = log.game
    return TableInfo(
        id=log.id,
        phase="over" if ended else "playing" if began else "lobby",
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
        commitment=commitment(log.seed) if began and log.seed is not None else None,
        seed=log.seed if ended else None,
        winners=game.winners if ended and game is not None else None,
        rematch=log.rematch if ended else None,
    )


def seat_infos(table: LiveTable, guest: str | None) -> tuple[SeatInfo, ...]:
    """Who sits where, as one guest is told."""
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
                mine=person and place.guest == guest,
                host=person and place.guest == log.created.host,
                present=place.kind == "bot" or (person and away is None),
                away_since=away,
                playing=log.playing[seat],
            )
        )
    return tuple(out)


def table_card(table: LiveTable, guest: str | None) -> TableCard:
    game, held = table.log.game, table.log.held_by(guest)
    asked = game is not None and not game.over and game.turn in held
    return TableCard(table=table_info(table, guest), seats=seat_infos(table, guest), my_turn=asked)


def snapshot(
    table: LiveTable, guest: str | None, number: int | None = None, *, with_log: bool = True
) -> m.Snapshot:
    """Everything a guest may know of the table at event `number` (now, or later than now)."""
    log, teller = table.log, table.teller
    held = log.held_by(guest)
    number = visible(table, held) if number is None else number
    info = table_info(table, guest, number)
    if number >= log.number:
        state, views = teller.now(held)
        clock = table.clock()
    else:
        state, views = teller.moment(log.happenings[number - 1], held) if number else (None, ())
        clock = ClockState(now=table.services.now())
    hands = None
    if info.phase == "over" and log.game is not None:
        hands = tuple(log.game.view(seat).own_hand for seat in range(log.rules.players))
    past = log.happenings[max(0, number - SNAPSHOT_LOG) : number] if with_log else []
    return m.Snapshot(
        number=number,
        table=info,
        seats=seat_infos(table, guest),
        state=state,
        views=views,
        hands=hands,
        clock=clock,
        log=teller.logged(past, held, all_open=info.phase == "over"),
        watching=table.watching,
    )
