"""Taking seats, leaving them, beginning, playing again."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

from tockwork import __version__
from tockwork.errors import RulebookError, UnknownRulebook
from tockwork.rulebooks import Table, rulebook
from tockwork.rulebooks.carrying import reference
from tockwork.server.refusals import Refusal, wrong
from tockwork.server.store.guests import Guest
from tockwork.server.store.storage import Overtaken
from tockwork.server.tables.all_tables import LETTERS, AllTables, new_id
from tockwork.server.tables.entries import (
    Abandoned,
    Created,
    Place,
    Rematched,
    Seated,
    Stood,
)
from tockwork.server.tables.late import begun
from tockwork.server.tables.levels import LEVELS
from tockwork.server.tables.live_table import LiveTable
from tockwork.server.tables.log import TableLog
from tockwork.server.tables.looks_again import looks_again
from tockwork.server.tables.parts import go_on
from tockwork.server.wire.bodies.tables import ChangeSeat, NewTable, SeatWish
from tockwork.server.wire.shapes import Level


def table_of(rules: str, players: int, teams: str | None, options: dict[str, Any]) -> Table:
    """The table of a rulebook, or which field makes no sense."""
    try:
        book = rulebook(rules)
    except (UnknownRulebook, RulebookError) as bad:
        raise wrong("rules", str(bad)) from None
    try:
        return book.with_options(**options).table(players, teams)
    except (RulebookError, TypeError) as bad:
        where, _, what = str(bad).partition(": ")
        if where.startswith(("players", "options")):
            raise wrong(where, what) from None
        raise wrong(f"options.{where.removeprefix('knobs.')}", what or where) from None


async def create(tables: AllTables, guest: Guest, wish: NewTable, address: str | None) -> LiveTable:
    """A new table as somebody wishes it; it begins at once if every seat is taken."""
    form = await asyncio.to_thread(table_of, wish.rules, wish.players, wish.teams, wish.options)
    if len(wish.seats) != form.players:
        raise wrong("seats", f"{len(wish.seats)} seats for {form.players} players")
    mine = [s for s, seat in enumerate(wish.seats) if seat.kind == "me"]
    if len(mine) > 1:
        raise wrong(f"seats[{mine[1]}].kind", "only one seat can be 'me'; others are 'here'")
    created = Created(
        rules=reference(form.rulebook),
        players=form.players,
        teams=form.teams,
        options=dict(form.rulebook.chosen),
        public=wish.public,
        clock=wish.clock,
        takeover_seconds=wish.takeover_seconds,
        spectator_delay=wish.spectator_delay,
        host=guest.id,
        invite=new_id(8),
        seats=tuple(_place(guest, seat, f"seats[{s}]") for s, seat in enumerate(wish.seats)),
        engine=__version__,
        edition=form.edition,
        part=tables.services.settings.seed(),
        promises={} if wish.promise is None else {guest.id: wish.promise},
    )
    table = await tables.make(created, address)
    async with table.changing():
        await go_on(table)
    return table


def _place(guest: Guest, wish: SeatWish | ChangeSeat, where: str) -> Place:
    if wish.level is not None and wish.kind != "bot":
        raise wrong(f"{where}.level", f"only a bot has a level, not '{wish.kind}'")
    if wish.kind in ("me", "here"):
        name = wish.name or (guest.name if wish.kind == "me" else None)
        return Place(kind=guest.kind, guest=guest.id, name=name)
    if wish.kind == "bot":
        return Place(kind="bot", name=wish.name, level=wish.level or LEVELS[1])
    return Place(kind=wish.kind, name=wish.name, kept=wish.kind)


@looks_again
async def sit(
    tables: AllTables,
    table: LiveTable,
    guest: Guest,
    seat: int | None,
    name: str | None,
    invite: str | None,
    promise: str | None = None,
) -> None:
    """Takes a free seat."""
    async with table.changing():
        log = table.log
        if log.teller is not None and not begun(table, log.held_by(guest.id)):
            raise Refusal("table_full", "no seat is free")  # who watches later knows no more
        _in_lobby(table)
        invited = not log.created.public or invite == log.created.invite
        free = [
            s
            for s, place in enumerate(log.places)
            if place.kind == "open" or (place.kind == "friend" and invited)
        ]
        at = seat
        if at is None:
            if not free:
                raise Refusal("table_full", "no seat is free")
            at = free[0]
        _check_seat(table, at)
        place = log.places[at]
        if at not in free:
            if place.kind == "friend":
                raise Refusal("not_invited", f"seat {at} is kept for somebody with an invitation")
            raise Refusal("seat_taken", f"seat {at} is taken")
        called = name or guest.name or place.name
        kept = "friend" if place.kind == "friend" else "open"
        taken = Place(kind=guest.kind, guest=guest.id, name=called, kept=kept)
        seated = Seated(seat=at, place=taken, promise=promise)
        await table.append(seated, tables.sits(guest.id, log.id))
        await go_on(table)


@looks_again
async def change_seat(tables: AllTables, table: LiveTable, guest: Guest, wish: ChangeSeat) -> None:
    """The host decides anew about a seat that no other person has taken."""
    async with table.changing():
        _is_host(table, guest)
        _in_lobby(table)
        _check_seat(table, wish.seat)
        if table.log.places[wish.seat].guest not in (None, guest.id):
            raise Refusal("seat_taken", f"seat {wish.seat} is taken by somebody")
        entry = Seated(seat=wish.seat, place=_place(guest, wish, "seat"))
        await table.append(entry, tables.sits(guest.id, table.log.id))
        await go_on(table)


@looks_again
async def leave(table: LiveTable, guest: Guest, seat: int | None) -> None:
    """Leaves one seat or all; in a running game a bot goes on."""
    async with table.changing():
        held = table.log.held_by(guest.id)
        leaving = held if seat is None else (seat,)
        if not held or not set(leaving) <= set(held):
            raise Refusal("not_your_seat", "you hold no such seat")
        if table.log.phase == "over":
            raise Refusal("over", "the game is over")
        for at in leaving:
            await table.append(Stood(seat=at))
        if table.log.phase == "playing" and not any(place.guest for place in table.log.places):
            await table.append(Abandoned())


@looks_again
async def start(table: LiveTable, guest: Guest, level: Level) -> None:
    """The host begins now; bots take the free seats."""
    async with table.changing():
        _is_host(table, guest)
        _in_lobby(table)
        for seat, place in enumerate(table.log.places):
            if place.kind in ("friend", "open"):
                await table.append(Seated(seat=seat, place=Place(kind="bot", level=level)))
        await go_on(table)


@looks_again
async def rematch(tables: AllTables, table: LiveTable, guest: Guest) -> str:
    """The same seats at a new table; asked twice it is the same one."""
    async with table.changing():
        log = table.log
        if not log.held_by(guest.id):
            raise Refusal("not_your_seat", "only those who played can ask for another game")
        if log.phase != "over":
            raise Refusal("not_over", "the game is not over")
        if log.rematch is None:
            again = log.created.model_copy(
                update={
                    "seats": tuple(_again(log, seat) for seat in range(len(log.places))),
                    "host": guest.id,
                    "invite": new_id(8),
                    "engine": __version__,
                    "edition": log.rules.edition,
                    "part": tables.services.settings.seed(),
                    "promises": {},
                    "awaited": tuple(who for who, _, _ in log.deal.asked or ()),
                }
            )
            try:
                new = await tables.make(again, table_id=again_id(log))
            except Overtaken:  # through another process, maybe one that ended before it said so
                new = await tables.find(again_id(log))
            async with new.changing():
                await go_on(new)
            await table.append(Rematched(table=new.log.id))
        assert log.rematch is not None
        return log.rematch


def _again(log: TableLog, seat: int) -> Place:
    """Who had a seat has it again; a bot bears nobody's name on who has left it to play."""
    place = log.places[seat]
    return place.model_copy(update={"name": None}) if seat in log.left else place


def again_id(log: TableLog) -> str:
    """The id of the table after this one: whoever makes it, there is one.

    Nobody can guess it before the end, and see by it that there is one.
    """
    known = f"tockwork again\n{log.id}\n{log.created.part}\n{log.created.invite}"
    hashed = hashlib.sha256(known.encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in hashed[: len(log.id)])


def _in_lobby(table: LiveTable) -> None:
    if table.log.set_up:
        raise Refusal("already_started", "the game has begun")


def _is_host(table: LiveTable, guest: Guest) -> None:
    if table.log.created.host != guest.id:
        raise Refusal("not_host", "only the host can do this")


def _check_seat(table: LiveTable, seat: int) -> None:
    if not 0 <= seat < table.log.rules.players:
        raise wrong("seat", f"must be 0 to {table.log.rules.players - 1}, not {seat}")
