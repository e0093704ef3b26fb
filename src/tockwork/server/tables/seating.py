"""Taking seats, leaving them, beginning, playing again."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from tockwork import __version__
from tockwork.errors import RulebookError, UnknownRulebook
from tockwork.problems import Problem
from tockwork.rulebooks import Rulebook, Variant, rulebook
from tockwork.rulebooks.embedding import reference
from tockwork.rulebooks.registry import check_moves
from tockwork.server.refusals import Refusal, refused, refused_rules, wrong
from tockwork.server.store import schema
from tockwork.server.store.storage import Conflict, Work
from tockwork.server.store.users import User
from tockwork.server.tables import over_days, rated
from tockwork.server.tables.contributions import go_on
from tockwork.server.tables.delay import begun
from tockwork.server.tables.entries import (
    Abandoned,
    Created,
    Place,
    Rematched,
    Seated,
    Stood,
)
from tockwork.server.tables.ids import LETTERS, new_id
from tockwork.server.tables.levels import LEVELS
from tockwork.server.tables.live_table import LiveTable
from tockwork.server.tables.log import TableLog
from tockwork.server.tables.retrying import retry_on_conflict
from tockwork.server.tables.rewriting import stored_entries
from tockwork.server.wire.bodies.games import Settled
from tockwork.server.wire.bodies.tables import ChangeSeat, NewTable, SeatWish
from tockwork.server.wire.shapes import ClockRule, Level

if TYPE_CHECKING:
    from tockwork.server.tables.all_tables import AllTables

LONGEST_MOVE = 3600  # seconds, with a clock that runs while people play


def table_of(
    rules: str, players: int, teams: str | None, options: dict[str, Any], *, kept: bool = False
) -> Variant:
    """The table of a rulebook, or which field makes no sense; `kept`: of a game that exists."""
    book = _book(rules)
    with _named():
        made = book.with_kept_options if kept else book.with_options
        table = made(**options).table(players, teams)
        if not kept:
            check_moves(table)
        return table


def settled(
    rules: str, players: int, teams: str | None, options: dict[str, Any], changed: str
) -> Settled:
    """The options that go with the one that was changed, and what can be chosen next."""
    book = _book(rules)
    with _named():
        return Settled(**book.settled(players, teams, options, changed))


def _book(rules: str) -> Rulebook:
    try:
        return rulebook(rules)
    except (UnknownRulebook, RulebookError) as bad:
        raise refused_rules(bad.problems) from None


@contextmanager
def _named() -> Iterator[None]:
    """The error in a table, with the field of the request."""
    try:
        yield
    except RulebookError as bad:
        raise refused(map(_as_option, bad.problems)) from None


def _as_option(problem: Problem) -> Problem:
    if problem.where.startswith(("players", "options")):
        return problem
    where = f"options.{problem.where.removeprefix('knobs.')}"
    return Problem(where, problem.code, **problem.arguments)


async def create(tables: AllTables, guest: User, wish: NewTable, address: str | None) -> LiveTable:
    """A new table with the requested settings; it begins at once if every seat is taken."""
    form = await asyncio.to_thread(table_of, wish.rules, wish.players, wish.teams, wish.options)
    if len(wish.seats) != form.players:
        raise wrong("seats", f"{len(wish.seats)} seats for {form.players} players")
    mine = [s for s, seat in enumerate(wish.seats) if seat.kind == "me"]
    if len(mine) > 1:
        raise wrong(f"seats[{mine[1]}].kind", "only one seat can be 'me'; others are 'here'")
    await tables.names.check(*(seat.name for seat in wish.seats))
    _check_clock(wish.clock)
    if wish.rated:
        await rated.check_table(tables, guest, wish, form)
    if wish.club is not None:
        await tables.clubs.check_member(wish.club, guest)
    if wish.clock.kind == "days" and mine:
        await over_days.check_room(tables, guest.id)
    return await open_table(
        tables,
        form,
        address=address,
        host=guest.id,
        seats=tuple(_place(guest, seat, f"seats[{s}]") for s, seat in enumerate(wish.seats)),
        public=wish.public,
        clock=wish.clock,
        # Over days a player is not replaced before the time is up.
        takeover_seconds=None if wish.clock.kind == "days" else wish.takeover_seconds,
        spectator_delay=wish.spectator_delay,
        promises={} if wish.promise is None else {guest.id: wish.promise},
        as_rated=wish.rated,
        club=wish.club,
    )


async def open_table(
    tables: AllTables,
    form: Variant,
    *,
    host: str,
    seats: tuple[Place, ...],
    public: bool,
    clock: ClockRule,
    takeover_seconds: int | None,
    promises: dict[str, str],
    spectator_delay: int = 0,
    as_rated: bool = False,
    club: str | None = None,
    address: str | None = None,
    work: Callable[[str], Iterable[Work]] = lambda table_id: (),
) -> LiveTable:
    """A new table; it begins at once if every seat is taken. `work` is stored with it."""
    created = Created(
        rules=reference(form.rulebook),
        players=form.players,
        teams=form.teams,
        options=dict(form.rulebook.chosen),
        public=public,
        clock=clock,
        takeover_seconds=takeover_seconds,
        spectator_delay=spectator_delay,
        host=host,
        invite=new_id(8),
        seats=seats,
        engine=__version__,
        edition=form.edition,
        part=tables.services.settings.seed(),
        promises=promises,
        rated=as_rated,
        club=club,
    )
    table_id = new_id()
    table = await tables.make(created, address, table_id, *work(table_id))
    if club is not None:
        tables.clubs.hear_table(club)
    table.changed()  # where several people sit, all of them see it start
    async with table.changing():
        await go_on(table)
    return table


def _check_clock(clock: ClockRule) -> None:
    if clock.kind == "days" and clock.seconds not in over_days.LENGTHS:
        lengths = ", ".join(str(seconds) for seconds in over_days.LENGTHS)
        raise wrong("clock.seconds", f"over days must be one of {lengths}, not {clock.seconds}")
    if clock.kind != "days" and clock.seconds > LONGEST_MOVE:
        raise wrong("clock.seconds", f"must be 1 to {LONGEST_MOVE}, not {clock.seconds}")


def _place(guest: User, wish: SeatWish | ChangeSeat, where: str) -> Place:
    if wish.level is not None and wish.kind != "bot":
        raise wrong(f"{where}.level", f"only a bot has a level, not '{wish.kind}'")
    if wish.kind in ("me", "here"):
        name = wish.name or (guest.name if wish.kind == "me" else None)
        return Place(kind=guest.kind, guest=guest.id, name=name)
    if wish.kind == "bot":
        return Place(kind="bot", name=wish.name, level=wish.level or LEVELS[1])
    return Place(kind=wish.kind, name=wish.name, kept=wish.kind)


@retry_on_conflict
async def sit(
    tables: AllTables,
    table: LiveTable,
    guest: User,
    seat: int | None,
    name: str | None,
    invite: str | None,
    promise: str | None = None,
) -> None:
    """Takes a free seat."""
    await tables.names.check(name)
    async with table.changing():
        log = table.log
        if log.began and not begun(table, log.held_by(guest.id)):
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
        if log.created.rated:
            await rated.check_player(tables, guest, log)
        if log.over_days and not log.held_by(guest.id):
            await over_days.check_room(tables, guest.id)
        called = name or guest.name or place.name
        kept = "friend" if place.kind == "friend" else "open"
        taken = Place(kind=guest.kind, guest=guest.id, name=called, kept=kept)
        seated = Seated(seat=at, place=taken, promise=promise)
        await table.append(seated, *tables.sits(guest.id, log.id))
        await go_on(table)


@retry_on_conflict
async def change_seat(tables: AllTables, table: LiveTable, guest: User, wish: ChangeSeat) -> None:
    """The host changes a seat that no other person has taken."""
    await tables.names.check(wish.name)
    async with table.changing():
        _is_host(table, guest)
        _in_lobby(table)
        _check_seat(table, wish.seat)
        if table.log.places[wish.seat].guest not in (None, guest.id):
            raise Refusal("seat_taken", f"seat {wish.seat} is taken by somebody")
        if table.log.created.rated:
            await rated.check_change(tables, guest, table.log, wish)
        entry = Seated(seat=wish.seat, place=_place(guest, wish, "seat"))
        await table.append(entry, *tables.sits(guest.id, table.log.id))
        await go_on(table)


@retry_on_conflict
async def leave(table: LiveTable, guest: User, seat: int | None) -> None:
    """Leaves one seat or all; in a running game a bot takes over."""
    async with table.changing():
        held = table.log.held_by(guest.id)
        leaving = held if seat is None else (seat,)
        if not held or not set(leaving) <= set(held):
            raise Refusal("not_your_seat", "you hold no such seat")
        if table.log.phase == "over":
            raise Refusal("over", "the game is over")
        services = table.services
        noted = rated.leaves(services.storage, guest.id, table.log, services.now())
        for at in leaving:
            await table.append(Stood(seat=at), *noted)
        alone = not any(place.guest for place in table.log.places)
        # A board of an event is played to its end by bots: a result cannot be left behind.
        if table.log.phase == "playing" and alone and table.log.created.event is None:
            await table.append(Abandoned())


@retry_on_conflict
async def start(table: LiveTable, guest: User, level: Level) -> None:
    """The host begins now; bots take the free seats."""
    async with table.changing():
        _is_host(table, guest)
        _in_lobby(table)
        if table.log.created.rated:
            rated.check_start(table.log)
        for seat, place in enumerate(table.log.places):
            if place.kind in ("friend", "open"):
                await table.append(Seated(seat=seat, place=Place(kind="bot", level=level)))
        await go_on(table)


@retry_on_conflict
async def rematch(tables: AllTables, table: LiveTable, guest: User) -> str:
    """The same seats at a new table; asked twice it is the same one."""
    async with table.changing():
        log = table.log
        if not log.held_by(guest.id):
            raise Refusal("not_your_seat", "only those who played can ask for another game")
        if log.phase != "over" or log.created.event is not None:
            raise Refusal("not_over", "the game is not over, or is a board of an event")
        if log.rematch is None:
            names = await _names_of_new_owners(tables, log)
            again = log.created.model_copy(
                update={
                    "seats": tuple(_again(log, seat, names) for seat in range(len(log.places))),
                    "host": guest.id,
                    "invite": new_id(8),
                    "engine": __version__,
                    "edition": log.rules.edition,
                    "part": tables.services.settings.seed(),
                    "promises": {},
                    "awaited": tuple(who for who, _ in log.asked_to_show()),
                }
            )
            try:
                new = await tables.make(again, table_id=again_id(log))
            except Conflict:  # through another process, maybe one that ended before it said so
                new = await tables.find(again_id(log))
            async with new.changing():
                await go_on(new)
            await table.append(Rematched(table=new.log.id))
        assert log.rematch is not None
        return log.rematch


async def _names_of_new_owners(tables: AllTables, log: TableLog) -> dict[int, str | None]:
    """Seats that were carried to another user, who has a name of their own or none: that of the
    giver would stay behind when the giver is deleted."""
    entries = await stored_entries(tables, log.id)
    seats = {one.data["seat"] for one in entries if one.data["entry"] == "carried"}
    c, owners = schema.guests.c, {log.places[seat].guest for seat in seats}
    rows = await tables.services.storage.rows(select(c.id, c.name).where(c.id.in_(owners)))
    names = {row.id: row.name for row in rows}
    return {seat: names.get(log.places[seat].guest) for seat in seats}


def _again(log: TableLog, seat: int, names: dict[int, str | None]) -> Place:
    """A player has the seat again; a bot has no name in a seat that its player has left."""
    was = log.places[seat]
    name = None if log.has_left(seat) else names.get(seat, was.name)
    return Place.model_validate(
        {"kind": was.kind, "guest": was.guest, "name": name, "level": was.level, "kept": was.kept}
    )


def again_id(log: TableLog) -> str:
    """The id of the table after this one, the same for every caller.

    It cannot be guessed before the end.
    """
    known = f"tockwork again\n{log.id}\n{log.created.part}\n{log.created.invite}"
    hashed = hashlib.sha256(known.encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in hashed[: len(log.id)])


def _in_lobby(table: LiveTable) -> None:
    if table.log.set_up or table.log.created.event is not None:
        raise Refusal("already_started", "the game has begun")


def _is_host(table: LiveTable, guest: User) -> None:
    if table.log.created.host != guest.id:
        raise Refusal("not_host", "only the host can do this")


def _check_seat(table: LiveTable, seat: int) -> None:
    if not 0 <= seat < table.log.rules.players:
        raise wrong("seat", f"must be 0 to {table.log.rules.players - 1}, not {seat}")
