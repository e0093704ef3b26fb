"""What a guest is shown of a table: its card in a list, a snapshot of it now or a while ago."""

from __future__ import annotations

from bisect import bisect_right

from tockwork.server import messages as m
from tockwork.server.bodies import TableCard
from tockwork.server.chronicle import commitment
from tockwork.server.room import Room
from tockwork.server.shapes import ClockState, TableInfo
from tockwork.server.telling import SNAPSHOT_LOG


def visible(room: Room, held: tuple[int, ...]) -> int:
    """The last event that somebody with these seats may know of; spectators may be behind."""
    told = room.told
    delay = told.created.spectator_delay * 1000
    if held or not delay or told.game is None:
        return told.number
    return max(
        told.began - 1, bisect_right(told.happenings, room.hall.now() - delay, key=lambda h: h.at)
    )


def table_info(room: Room, guest: str | None, number: int | None = None) -> TableInfo:
    """The table as of event `number`, for one guest."""
    told, made = room.told, room.told.created
    held = told.held_by(guest)
    number = visible(room, held) if number is None else number
    ended = told.phase == "over" and number >= told.last_game_event
    began = told.game is not None and number >= told.began
    game = told.game
    return TableInfo(
        id=told.id,
        phase="over" if ended else "playing" if began else "lobby",
        rules=made.rules,
        players=made.players,
        teams=made.teams,
        options=made.options,
        public=made.public,
        clock=made.clock,
        takeover_seconds=made.takeover_seconds,
        spectator_delay=made.spectator_delay,
        created_at=told.created_at,
        invite=made.invite if held or guest == made.host else None,
        commitment=commitment(told.seed) if began and told.seed is not None else None,
        seed=told.seed if ended else None,
        winners=game.winners if ended and game is not None else None,
        rematch=told.rematch if ended else None,
    )


def table_card(room: Room, guest: str | None) -> TableCard:
    game, held = room.told.game, room.told.held_by(guest)
    asked = game is not None and not game.over and game.turn in held
    return TableCard(table=table_info(room, guest), seats=room.seats(guest), my_turn=asked)


def snapshot(
    room: Room, guest: str | None, number: int | None = None, *, with_log: bool = True
) -> m.Snapshot:
    """Everything a guest may know of the table at event `number` (now, or later than now)."""
    told, teller = room.told, room.teller
    held = told.held_by(guest)
    number = visible(room, held) if number is None else number
    info = table_info(room, guest, number)
    if number >= told.number:
        state, views = teller.now(held)
        clock = room.clock()
    else:
        state, views = teller.moment(told.happenings[number - 1], held) if number else (None, ())
        clock = ClockState(now=room.hall.now())
    hands = None
    if info.phase == "over" and told.game is not None:
        hands = tuple(told.game.view(seat).own_hand for seat in range(told.table.players))
    past = told.happenings[max(0, number - SNAPSHOT_LOG) : number] if with_log else []
    return m.Snapshot(
        number=number,
        table=info,
        seats=room.seats(guest),
        state=state,
        views=views,
        hands=hands,
        clock=clock,
        log=teller.logged(past, held, all_open=info.phase == "over"),
        watching=room.watching,
    )
