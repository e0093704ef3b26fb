"""Taking seats, leaving them, beginning, playing again."""

from __future__ import annotations

import secrets
from typing import Any

from tockwork.errors import RulebookError, UnknownRulebook
from tockwork.rulebooks import Rulebook, Table, rulebook
from tockwork.server.bodies import ChangeSeat, NewTable, SeatWish
from tockwork.server.entries import (
    Created,
    Place,
    Rematched,
    Seated,
    Started,
    Stood,
)
from tockwork.server.guests import Guest
from tockwork.server.levels import LEVELS
from tockwork.server.lobby import Lobby, new_id
from tockwork.server.refusals import NotSo, wrong
from tockwork.server.room import Room
from tockwork.server.shapes import Level


def table_of(
    rules: str, players: int, teams: str | None, options: dict[str, Any], *, keep: bool = True
) -> Table:
    """The table of a rulebook, or which field makes no sense.

    A rulebook remembers every set of options; without `keep` a copy of it does, and is forgotten.
    """
    try:
        book = rulebook(rules)
    except UnknownRulebook as bad:
        raise wrong("rules", str(bad)) from None
    if options and not keep:
        book = Rulebook.model_validate(book.model_dump())
    try:
        return book.with_options(**options).table(players, teams)
    except (RulebookError, TypeError) as bad:
        where, _, what = str(bad).partition(": ")
        if where.startswith(("players", "options")):
            raise wrong(where, what) from None
        raise wrong(f"options.{where.removeprefix('knobs.')}", what or where) from None


async def create(lobby: Lobby, guest: Guest, wish: NewTable, address: str | None) -> Room:
    """A new table as somebody wishes it; it begins at once if every seat is taken."""
    table = table_of(wish.rules, wish.players, wish.teams, wish.options)
    if len(wish.seats) != table.players:
        raise wrong("seats", f"{len(wish.seats)} seats for {table.players} players")
    mine = [s for s, seat in enumerate(wish.seats) if seat.kind == "me"]
    if len(mine) > 1:
        raise wrong(f"seats[{mine[1]}].kind", "only one seat can be 'me'; others are 'here'")
    created = Created(
        rules=wish.rules,
        players=table.players,
        teams=table.teams,
        options=dict(table.rulebook.chosen),
        public=wish.public,
        clock=wish.clock,
        takeover_seconds=wish.takeover_seconds,
        spectator_delay=wish.spectator_delay,
        host=guest.id,
        invite=new_id(8),
        seats=tuple(_place(guest, seat, f"seats[{s}]") for s, seat in enumerate(wish.seats)),
    )
    room = await lobby.make(created, address)
    await room.alone(lambda: _begin_if_full(room))
    return room


def _place(guest: Guest, wish: SeatWish | ChangeSeat, where: str) -> Place:
    if wish.level is not None and wish.kind != "bot":
        raise wrong(f"{where}.level", f"only a bot has a level, not '{wish.kind}'")
    if wish.kind in ("me", "here"):
        name = wish.name or (guest.name if wish.kind == "me" else None)
        return Place(kind=guest.kind, guest=guest.id, name=name)
    if wish.kind == "bot":
        return Place(kind="bot", name=wish.name, level=wish.level or LEVELS[1])
    return Place(kind=wish.kind, name=wish.name, kept=wish.kind)


async def _begin_if_full(room: Room) -> None:
    if room.told.game is None and room.told.full:
        await room.commit(Started(seed=secrets.token_hex(16)))


async def sit(
    lobby: Lobby, room: Room, guest: Guest, seat: int | None, name: str | None, invite: str | None
) -> None:
    """Takes a free seat."""

    async def change() -> None:
        told = room.told
        _in_lobby(room)
        invited = not told.created.public or invite == told.created.invite
        free = [
            s
            for s, place in enumerate(told.places)
            if place.kind == "open" or (place.kind == "friend" and invited)
        ]
        at = seat
        if at is None:
            if not free:
                raise NotSo("table_full", "no seat is free")
            at = free[0]
        _check_seat(room, at)
        place = told.places[at]
        if at not in free:
            if place.kind == "friend":
                raise NotSo("not_invited", f"seat {at} is kept for somebody with an invitation")
            raise NotSo("seat_taken", f"seat {at} is taken")
        called = name or guest.name or place.name
        kept = "friend" if place.kind == "friend" else "open"
        taken = Place(kind=guest.kind, guest=guest.id, name=called, kept=kept)
        await room.commit(Seated(seat=at, place=taken), lobby.sits(guest.id, told.id))
        await _begin_if_full(room)

    await room.alone(change)


async def change_seat(lobby: Lobby, room: Room, guest: Guest, wish: ChangeSeat) -> None:
    """The host decides anew about a seat that no other person has taken."""

    async def change() -> None:
        _in_lobby(room)
        _is_host(room, guest)
        _check_seat(room, wish.seat)
        if room.told.places[wish.seat].guest not in (None, guest.id):
            raise NotSo("seat_taken", f"seat {wish.seat} is taken by somebody")
        entry = Seated(seat=wish.seat, place=_place(guest, wish, "seat"))
        await room.commit(entry, lobby.sits(guest.id, room.told.id))
        await _begin_if_full(room)

    await room.alone(change)


async def leave(room: Room, guest: Guest, seat: int | None) -> None:
    """Leaves one seat or all; in a running game a bot goes on."""

    async def change() -> None:
        held = room.told.held_by(guest.id)
        leaving = held if seat is None else (seat,)
        if not held or not set(leaving) <= set(held):
            raise NotSo("not_your_seat", "you hold no such seat")
        if room.told.phase == "over":
            raise NotSo("over", "the game is over")
        for at in leaving:
            await room.commit(Stood(seat=at))

    await room.alone(change)


async def start(room: Room, guest: Guest, level: Level) -> None:
    """The host begins now; bots take the free seats."""

    async def change() -> None:
        _in_lobby(room)
        _is_host(room, guest)
        for seat, place in enumerate(room.told.places):
            if place.kind in ("friend", "open"):
                await room.commit(Seated(seat=seat, place=Place(kind="bot", level=level)))
        await _begin_if_full(room)

    await room.alone(change)


async def rematch(lobby: Lobby, room: Room, guest: Guest) -> str:
    """The same seats at a new table; asked twice it is the same one."""

    async def change() -> str:
        told = room.told
        if told.phase != "over":
            raise NotSo("not_over", "the game is not over")
        if not told.held_by(guest.id):
            raise NotSo("not_your_seat", "only those who played can ask for another game")
        if told.rematch is None:
            again = told.created.model_copy(
                update={"seats": tuple(told.places), "host": guest.id, "invite": new_id(8)}
            )
            new = await lobby.make(again)
            await new.alone(lambda: _begin_if_full(new))
            await room.commit(Rematched(table=new.told.id))
        assert told.rematch is not None
        return told.rematch

    return await room.alone(change)


def _in_lobby(room: Room) -> None:
    if room.told.game is not None:
        raise NotSo("already_started", "the game has begun")


def _is_host(room: Room, guest: Guest) -> None:
    if room.told.created.host != guest.id:
        raise NotSo("not_host", "only the host can do this")


def _check_seat(room: Room, seat: int) -> None:
    if not 0 <= seat < room.told.table.players:
        raise wrong("seat", f"must be 0 to {room.told.table.players - 1}, not {seat}")
