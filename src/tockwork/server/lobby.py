"""All tables of a server: made, found, loaded from their logs, put away when nobody needs them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress

from sqlalchemy import Executable, delete, desc, select

from tockwork.bots import Bot
from tockwork.server import messages as m
from tockwork.server import schema
from tockwork.server.chronicle import Chronicle
from tockwork.server.entries import ENTRY, Created
from tockwork.server.guests import Guests
from tockwork.server.hall import Hall
from tockwork.server.levels import bot_of
from tockwork.server.metrics import Metrics
from tockwork.server.refusals import NotSo
from tockwork.server.room import Room
from tockwork.server.settings import Settings
from tockwork.server.shapes import Level
from tockwork.server.storage import NewRow, Storage, StorageError
from tockwork.server.thinking import Thinkers

log = logging.getLogger("tockwork.lobby")

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
IDLE = 600_000  # milliseconds after which a table nobody uses leaves the memory
BACK_SOON = 60_000  # milliseconds for which an open table is listed with nobody at it
LISTED = 86_400_000  # how old an open table in the list may be
_DAYS = 30 * 86_400_000
_BEAT = 1.0


def new_id(length: int = 12) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class Lobby:
    """The tables in memory, and the way to all others."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.guests = Guests(hall.storage)
        self.closed = False
        self._rooms: dict[str, Room] = {}
        self._made: dict[str, set[str]] = {}  # tables by who has made them
        self._loading: dict[str, asyncio.Lock] = {}
        self._beat: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, settings: Settings, bots: Callable[[Level], Bot] = bot_of) -> Lobby:
        """Opens the database and goes on exactly where the tables stood."""
        storage = await Storage.open(settings.database)
        hall = Hall(settings, storage, Thinkers(settings.thinkers, bots), Metrics())
        lobby = cls(hall)
        await lobby._note_outage()
        lobby._beat = asyncio.create_task(lobby._keep_beating())
        await lobby._load_clocked()
        metrics = hall.metrics
        metrics.watch("tockwork_rooms", "Tables in memory.", lambda: len(lobby._rooms))
        metrics.watch("tockwork_listeners", "Open connections.", lobby.listeners)
        metrics.watch("tockwork_commits", "Commits of the database.", lambda: storage.commits)
        metrics.watch(
            "tockwork_bot_seconds", "Time bots have thought.", lambda: hall.thinkers.seconds
        )
        return lobby

    def listeners(self) -> int:
        return sum(len(room.listeners) for room in self._rooms.values())

    # finding -------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The table of this id, loaded if need be."""
        if self.closed:
            raise NotSo("closing", "the server is closing")
        if not (table_id.isascii() and table_id.isalnum() and len(table_id) <= 24):
            raise NotSo("no_such_table", "no table has such an id")
        if table_id not in self._rooms:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                if table_id not in self._rooms:
                    loaded = await self._load(table_id)
                    if self._rooms.setdefault(table_id, loaded) is loaded:
                        loaded.changed()
            self._loading.pop(table_id, None)
        room = self._rooms[table_id]
        room.used_at = self.hall.now()
        return room

    async def _load(self, table_id: str) -> Room:
        c = schema.entries.c
        rows = await self.hall.storage.rows(
            select(c.at, c.guest, c.command, c.data)
            .where(c.table_id == table_id)
            .order_by(c.position)
        )
        if not rows:
            raise NotSo("no_such_table", f"there is no table '{table_id}'")
        created = ENTRY.validate_json(rows[0].data)
        assert isinstance(created, Created)
        told = Chronicle(table_id, created, rows[0].at)
        commands = {}
        for row in rows[1:]:
            told.apply(ENTRY.validate_json(row.data), row.at)
            if row.command is not None:
                commands[(row.guest, row.command)] = told.number
        return Room(self.hall, told, len(rows), commands)

    async def public(self) -> list[Room]:
        """Open tables that anybody may join, newest first."""
        c = schema.tables.c
        rows = await self.hall.storage.rows(
            select(c.id)
            .where(c.phase == "lobby", c.public.is_(True))
            .where(c.changed_at > self.hall.now() - LISTED)
            .order_by(desc(c.changed_at))
            .limit(50)
        )
        rooms = [await self.room(row.id) for row in rows]
        return [room for room in rooms if self._joinable(room)]

    def _joinable(self, room: Room) -> bool:
        """A free seat, and somebody there who waits, or was there a moment ago."""
        told = room.told
        if told.game is not None or told.full:
            return False
        if any(place.guest and room.present(place.guest) for place in told.places):
            return True
        return self.hall.now() - max(told.created_at, room.left_at) < BACK_SOON

    async def tables_of(self, guest: str) -> list[Room]:
        """Tables where a guest sits, latest first."""
        c = schema.sitting.c
        rows = await self.hall.storage.rows(
            select(c.table_id).where(c.guest == guest).order_by(desc(c.since)).limit(20)
        )
        rooms = [await self.room(row.table_id) for row in rows]
        return [room for room in rooms if room.told.held_by(guest)]

    # making --------------------------------------------------------------------------------------

    async def make(self, created: Created, address: str | None = None) -> Room:
        """A new table, stored. Somebody with an address may have only so many at once."""
        at, table_id = self.hall.now(), new_id()
        makers = () if address is None else (created.host, address)
        self._check_tables(makers)
        for who in makers:
            self._made.setdefault(who, set()).add(table_id)
        try:
            room = await self._make(table_id, created, at)
        except BaseException:
            self._forget_maker(table_id, makers)
            raise
        room.makers = makers
        return room

    async def _make(self, table_id: str, created: Created, at: int) -> Room:
        told = Chronicle(table_id, created, at)
        first = {
            "table_id": table_id,
            "position": 0,
            "at": at,
            "guest": None,
            "command": None,
            "data": created.model_dump_json(),
        }
        people = {place.guest for place in created.seats if place.guest} | {created.host}
        await self.hall.storage.write(
            NewRow(schema.entries, first),
            self.hall.card_row(told, at),
            *(self.sits(guest, table_id) for guest in sorted(people)),
        )
        room = Room(self.hall, told, 1, {})
        self._rooms[table_id] = room
        self.hall.metrics.tables.labels(created.rules).inc()
        log.info("table", extra={"table": table_id, "rules": created.rules})
        return room

    def _check_tables(self, makers: Iterable[str]) -> None:
        limits, now = self.hall.settings.limits, self.hall.now()
        names = ("tables_per_guest", "tables_per_address")
        for who, limit in zip(makers, names, strict=False):
            most, made = getattr(limits, limit), self._made.get(who, ())
            rooms = [self._rooms.get(table_id) for table_id in made]
            going_on = [room for room in rooms if room is None or room.going_on]
            if most and len(going_on) >= most:
                left = [
                    max(0, room.used_at + IDLE - now)
                    for room in going_on
                    if room is not None and not room.listeners and not room.clocked
                ]
                detail = f"{limit.replace('_', ' ')}: {most}, and so many are going on"
                retry = min(left, default=None)
                raise NotSo("too_many_tables", detail, limit=limit, retry=retry)

    def _forget_maker(self, table_id: str, makers: Iterable[str]) -> None:
        for who in makers:
            self._made[who].discard(table_id)
            if not self._made[who]:
                del self._made[who]

    def sits(self, guest: str, table_id: str) -> Executable:
        """The row by which somebody's tables are found."""
        row = {"guest": guest, "table_id": table_id, "since": self.hall.now()}
        return self.hall.storage.upsert(schema.sitting, row)

    # time ----------------------------------------------------------------------------------------

    async def _note_outage(self) -> None:
        """The time since the last sign of life is taken from every clock."""
        storage, now = self.hall.storage, self.hall.now()
        c = schema.outages.c
        rows = await storage.rows(select(schema.meta.c.value).where(schema.meta.c.key == "alive"))
        if rows:
            row = {"began": int(rows[0].value), "ended": now}
            old = delete(schema.outages).where(c.ended < now - _DAYS)
            await storage.write(storage.upsert(schema.outages, row), old)
        past = await storage.rows(select(c.began, c.ended).order_by(c.began))
        self.hall.outages.extend((row.began, row.ended) for row in past)
        await self.sign_of_life()

    async def sign_of_life(self) -> None:
        row = {"key": "alive", "value": str(self.hall.now())}
        await self.hall.storage.write(self.hall.storage.upsert(schema.meta, row))

    async def _load_clocked(self) -> None:
        """Clocks run whether anybody is there or not."""
        c = schema.tables.c
        rows = await self.hall.storage.rows(
            select(c.id).where(c.phase == "playing", c.clocked.is_(True))
        )
        for row in rows:
            await self.room(row.id)

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(_BEAT)
            if any(room.clocked for room in self._rooms.values()):
                with suppress(StorageError):
                    await self.sign_of_life()
            await self._put_away()
            self.hall.gate.forget(self.hall.now())

    async def _put_away(self) -> None:
        now = self.hall.now()
        for table_id, room in list(self._rooms.items()):
            if not room.listeners and not room.clocked and now - room.used_at > IDLE:
                del self._rooms[table_id]
                self._forget_maker(table_id, room.makers)
                await room.close()

    async def close(self) -> None:
        """Tells everybody, lets every change that is under way finish, and closes the database."""
        if self.closed:
            return
        self.closed = True
        if self._beat is not None:
            self._beat.cancel()
        for room in self._rooms.values():
            await room.close()
            for listener in room.listeners:
                listener.closing = m.Closing(code="shutdown", retry=1000)
                listener.wake.set()
        for _ in range(100):  # at most a second for the farewells
            if not self.listeners():
                break
            await asyncio.sleep(0.01)
        with suppress(StorageError):
            await self.sign_of_life()
        self.hall.thinkers.close()
        await self.hall.storage.close()
        log.info("closed")
