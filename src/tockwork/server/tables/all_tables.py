"""All tables of a server: created, found, loaded from their logs, unloaded when idle."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress

from sqlalchemy import delete, desc, select

from tockwork.bots import Bot
from tockwork.rulebooks.packed import OWN
from tockwork.server.clubs.clubs import Clubs
from tockwork.server.duplicate.evenings import Evenings
from tockwork.server.metrics import Metrics
from tockwork.server.names import Names
from tockwork.server.notices.sender import Notices
from tockwork.server.peers.peers import Alone, Peers
from tockwork.server.queue.searches import Searches
from tockwork.server.refusals import Refusal
from tockwork.server.settings import Settings
from tockwork.server.store import schema
from tockwork.server.store.storage import NewRow, Storage, StorageError, Work
from tockwork.server.store.users import Users, alive
from tockwork.server.tables import clocks
from tockwork.server.tables.abandoning import Forgotten
from tockwork.server.tables.bot_threads import Thinkers
from tockwork.server.tables.connections import OpenLines
from tockwork.server.tables.entries import Created
from tockwork.server.tables.ids import new_id
from tockwork.server.tables.levels import bot_of
from tockwork.server.tables.live_ratings import LiveRatings
from tockwork.server.tables.live_table import LiveTable
from tockwork.server.tables.log import TableLog
from tockwork.server.tables.merging import FormerUsers
from tockwork.server.tables.other_processes import OtherProcesses
from tockwork.server.tables.services import Services
from tockwork.server.tables.stored_log import UnreadableLog, stored_log
from tockwork.server.wire import messages as m
from tockwork.server.wire.shapes import Level

logger = logging.getLogger("tockwork.tables")

IDLE = 600_000  # milliseconds after which an unused table leaves the memory
BACK_SOON = 60_000  # milliseconds for which an open table is listed without anyone at it
_MOST_LISTED = 50
_MOST_MINE = 20
_DAYS = 30 * 86_400_000
_MINUTE = 60_000
_LOOK = 5_000  # milliseconds between two looks at games over days
_MOST_DUE = 100  # of them at a time
_BEAT = 1.0
_LAST_WORK = 10.0  # seconds for work in progress at a table that leaves the memory
_TABLES = "tables"  # of a user or from an address, as processes count them together


def _peers(settings: Settings) -> Peers:
    if settings.redis is None:
        return Alone()
    from tockwork.server.peers.redis_peers import RedisPeers  # an optional dependency

    return RedisPeers(settings.redis)


class AllTables:
    """The tables in memory, and the way to all others."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.guests = Users(services.storage, services.now, services.peers)
        self.names = Names(services.storage, services.now)
        self.closed = False
        self.calls = 0  # requests in progress
        self.lines = OpenLines(services.settings.limits, services.peers)
        self._live: dict[str, LiveTable] = {}
        self._made: dict[str, set[str]] = {}  # tables by who has made them
        self._loading: dict[str, asyncio.Lock] = {}
        self._beat: asyncio.Task[None] | None = None
        self._checked: tuple[int, asyncio.Future[None]] | None = None
        self._others = OtherProcesses(services, self.guests, self.lines, self._live)
        self._forgotten = Forgotten(self)
        self.former = FormerUsers(self)
        self.searches = Searches(self)
        self.clubs = Clubs(self)
        self.evenings = Evenings(self)
        self.guests.changed = self.clubs.hear_changed
        self.ratings = LiveRatings(self)
        self.notices = Notices(self)
        self._unreadable: set[str] = set()  # tables with a clock, whose logs cannot be read
        self._noted = 0  # when devices with open tables were
        self._alive = 0  # when it was stored that the server is here
        self._looked = 0  # when games over days were looked at

    @classmethod
    async def open(cls, settings: Settings, bots: Callable[[Level], Bot] = bot_of) -> AllTables:
        """Opens the database and resumes exactly where the tables were."""
        shared = settings.redis is not None
        storage = await Storage.open(settings.database, shared=shared)
        thinkers = Thinkers(settings.thinkers, bots, seed=settings.bot_seed)
        services = Services(settings, storage, thinkers, Metrics(), _peers(settings))
        tables = cls(services)
        try:
            await services.peers.open(await tables._others.name(), tables._others)
        except BaseException:
            await storage.close()
            raise
        await tables.notices.open()  # before clocks run again
        await tables._find_outages()
        await tables._load_clocked()
        await tables._note_outage()
        tables._beat = asyncio.create_task(tables._keep_beating())
        metrics = services.metrics
        metrics.watch("tockwork_live_tables", "Tables in memory.", lambda: len(tables._live))
        metrics.watch("tockwork_listeners", "Open connections.", tables.listeners)
        metrics.watch("tockwork_commits", "Commits of the database.", lambda: storage.commits)
        metrics.watch(
            "tockwork_bot_seconds", "Time bots have thought.", lambda: services.thinkers.seconds
        )
        return tables

    def listeners(self) -> int:
        return sum(len(table.presence) for table in self._live.values())

    # finding -------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> LiveTable:
        """The table of this id, loaded if need be."""
        if self.closed:
            raise Refusal("closing", "the server is closing")
        if not (table_id.isascii() and table_id.isalnum() and len(table_id) <= 24):
            raise Refusal("no_such_table", "no table has such an id")
        if table_id not in self._live:
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    if table_id not in self._live:
                        loaded = await self._load(table_id)
                        if self._live.setdefault(table_id, loaded) is loaded:
                            await self._follow(loaded)
                            loaded.changed()
            finally:
                self._loading.pop(table_id, None)
        elif self.services.peers.shared:  # a user may have been elsewhere a moment ago
            async with self._live[table_id].changing():
                await self._live[table_id].catch_up()
        table = self._live[table_id]
        if self.services.is_secret(table.log):  # its round may just have ended
            assert table.log.created.event is not None
            await self.evenings.catch_up(table.log.created.event.event)
        table.used_at = self.services.now()
        return table

    async def _follow(self, table: LiveTable) -> None:
        """From now on other processes are heard, and nothing was missed before."""
        peers = self.services.peers
        if peers.shared:
            table.presence.elsewhere.update(await peers.follow(table.log.id))
            async with table.changing():
                await table.catch_up()

    async def _load(self, table_id: str) -> LiveTable:
        return LiveTable(self.services, await stored_log(self.services.storage, table_id))

    async def public(self) -> list[LiveTable]:
        """Open tables to join: those with someone there first, then the newest.

        A player waits at each of them or did a moment ago, so they are all in memory, here or at
        another process.
        """
        for table_id in await self.services.peers.public():
            if table_id not in self._live:
                with suppress(Refusal):
                    await self.find(table_id)
        found = [table for table in self._live.values() if self._joinable(table)]
        found.sort(key=lambda each: (self._attended(each), each.log.created_at), reverse=True)
        return found[:_MOST_LISTED]

    def _attended(self, table: LiveTable) -> bool:
        return any(p.guest and table.presence.here(p.guest) for p in table.log.places)

    def _joinable(self, table: LiveTable) -> bool:
        """An open seat, and a player there who waits, or was there a moment ago."""
        log = table.log
        if not log.created.public or log.began:
            return False
        if not any(place.kind == "open" for place in log.places):
            return False
        if self._attended(table):
            return True
        return self.services.now() - max(log.created_at, table.presence.left_at) < BACK_SOON

    async def tables_of(self, guest: str) -> list[LiveTable]:
        """Tables where a user has a seat: running ones first, each kind latest first."""
        c, t = schema.sitting.c, schema.tables.c
        rows = await self.services.storage.rows(
            select(c.table_id)
            .where(c.guest == guest, t.id == c.table_id)
            .order_by(t.phase == "over", desc(c.since))
            .limit(_MOST_MINE)
        )
        found = []
        for row in rows:
            with suppress(UnreadableLog):  # the others are there all the same
                found.append(await self.find(row.table_id))
        return [table for table in found if table.log.held_by(guest)]

    async def everywhere(self, guest: str) -> list[str]:
        """The ids of all tables where a user has had a seat or chatted."""
        found = [
            await self.services.storage.rows(select(c.table_id).where(c.guest == guest))
            for c in (schema.sitting.c, schema.spoken.c)
        ]
        return list(dict.fromkeys(row.table_id for rows in found for row in rows))

    # making --------------------------------------------------------------------------------------

    async def make(
        self,
        created: Created,
        address: str | None = None,
        table_id: str | None = None,
        *more: Work,
    ) -> LiveTable:
        """A new table, stored with whatever else; their number from one address is limited.

        Conflict if there is one of this id already.
        """
        if self.closed:
            raise Refusal("closing", "the server is closing")
        at, table_id = self.services.now(), table_id or new_id()
        makers = () if address is None else (created.host, address)
        self._check_tables(makers)
        for who in makers:
            self._made.setdefault(who, set()).add(table_id)
        try:
            await self._check_elsewhere(makers)
            table = await self._make(table_id, created, at, *more)
        except BaseException:
            self._forget_maker(table_id, makers)
            raise
        table.makers = makers
        return table

    async def _make(self, table_id: str, created: Created, at: int, *more: Work) -> LiveTable:
        log = TableLog(table_id, created, at)
        first = {
            "table_id": table_id,
            "position": 0,
            "at": at,
            "guest": None,
            "command": None,
            "data": created.model_dump_json(),
        }
        people = {place.guest for place in created.seats if place.guest} | {created.host}
        await self.services.storage.write(
            NewRow(schema.entries, first),
            self.services.card_row(log, at),
            *(part for guest in sorted(people) for part in self.sits(guest, table_id)),
            *more,
        )
        table = LiveTable(self.services, log)
        self._live[table_id] = table
        await self._follow(table)
        self._publish_public()
        self.services.metrics.tables.labels(_counted(created.rules)).inc()
        logger.info("table", extra={"table": table_id, "rules": _counted(created.rules)})
        return table

    def _check_tables(self, makers: Iterable[str]) -> None:
        limits, now = self.services.settings.limits, self.services.now()
        names = ("tables_per_guest", "tables_per_address")
        for who, limit in zip(makers, names, strict=False):
            most, going_on = getattr(limits, limit), self._going_on(who)
            if most and len(going_on) >= most:
                left = [
                    max(0, table.used_at + IDLE - now)
                    for table in going_on
                    if table is not None and not len(table.presence) and not table.clocked
                ]
                raise _too_many_tables(limit, most, min(left, default=None))

    def _going_on(self, who: str) -> list[LiveTable | None]:
        """Active tables of a user, made here; None is being made."""
        found = [self._live.get(table_id) for table_id in self._made.get(who, ())]
        return [table for table in found if table is None or table.going_on]

    async def _check_elsewhere(self, makers: Iterable[str]) -> None:
        """The same with those made through other processes; the new one is counted already."""
        limits = self.services.settings.limits
        for who, limit in zip(makers, ("tables_per_guest", "tables_per_address"), strict=False):
            most, here = getattr(limits, limit), len(self._going_on(who))
            others = await self.services.peers.count(_TABLES, who, here)
            if most and here + sum(others.values()) > most:
                raise _too_many_tables(limit, most, None)

    def _publish_made(self) -> None:
        """The numbers of active tables, by user and address, for other processes."""
        for who in self._made:
            self.services.peers.publish_count(_TABLES, who, len(self._going_on(who)))

    def _publish_public(self) -> None:
        """The open tables, for the lists of other processes."""
        if self.services.peers.shared:
            found = [table_id for table_id, table in self._live.items() if self._joinable(table)]
            if found:
                self.services.peers.publish_public(found)

    def _forget_maker(self, table_id: str, makers: Iterable[str]) -> None:
        for who in makers:
            self._made[who].discard(table_id)
            self.services.peers.publish_count(_TABLES, who, len(self._going_on(who)))
            if not self._made[who]:
                del self._made[who]

    def sits(self, guest: str, table_id: str) -> tuple[Work, ...]:
        """The row by which a user's tables are found."""
        row = {"guest": guest, "table_id": table_id, "since": self.services.now()}
        return alive(guest), self.services.storage.upsert(schema.sitting, row)

    # time ----------------------------------------------------------------------------------------

    async def _find_outages(self) -> None:
        """The time since the last sign of life is taken from every clock, until the server is open:
        a slow database, or many games with a clock, may keep it from that for long."""
        storage, services, c = self.services.storage, self.services, schema.outages.c
        rows = await storage.rows(select(schema.meta.c.value).where(schema.meta.c.key == "alive"))
        past = await storage.rows(select(c.began, c.ended).order_by(c.began))
        services.past_outages[:] = clocks.joined((row.began, row.ended) for row in past)
        if rows and not services.peers.others():
            services.away_since = int(rows[0].value)

    async def _note_outage(self) -> None:
        old = schema.outages.c.ended < self.services.now() - _DAYS
        await self.services.storage.write(delete(schema.outages).where(old))
        self.services.back_again()
        await self.sign_of_life()

    async def check_storage(self) -> None:
        """StorageError if nothing can be stored; looked up once a second, however often asked."""
        now = self.services.now()
        if self._checked is None or now - self._checked[0] > _BEAT * 1000:
            self._checked = now, asyncio.ensure_future(self.services.storage.check())
        await asyncio.shield(self._checked[1])

    async def sign_of_life(self) -> None:
        """Stores that the server is here, and since when it could store nothing, if it could not:
        in one write, since a server that ends right after it knows only what it has stored."""
        storage, spans = self.services.storage, self.services.not_noted
        count = len(spans)
        row = {"key": "alive", "value": str(self.services.now())}
        noted = [
            storage.upsert(schema.outages, {"began": began, "ended": ended})
            for began, ended in (*spans, *self.services.failing())
        ]
        await storage.write(storage.upsert(schema.meta, row), *noted)
        del spans[:count]
        self._alive = self.services.now()

    async def _load_clocked(self) -> None:
        """Clocks run whether anybody is there or not."""
        c = schema.tables.c
        rows = await self.services.storage.rows(
            select(c.id).where(c.phase == "playing", c.clocked.is_(True))
        )
        ids = [row.id for row in rows if row.id not in (*self._live, *self._unreadable)]
        if self.services.peers.shared:
            ids = await self.services.peers.unleased(ids)
        for table_id in ids:
            if not await self.services.peers.leases(table_id):
                try:
                    await self.find(table_id)
                except UnreadableLog:  # `tockwork check` reports the error
                    self._unreadable.add(table_id)

    async def _look_at_due(self) -> None:
        """Games over days are loaded when something happens there without their players."""
        now, c = self.services.now(), schema.tables.c
        if now < self._looked + _LOOK:
            return
        self._looked = now
        due = select(c.id).where(c.due_at <= now, c.phase == "playing").limit(_MOST_DUE)
        rows = await self.services.storage.rows(due)
        ids = [row.id for row in rows if row.id not in self._unreadable]
        if self.services.peers.shared:
            ids = await self.services.peers.unleased(ids)
        for table_id in ids:
            try:
                table = await self.find(table_id)
                table.changed()  # whatever is due happens
                await table.note_due()  # it may be later: outages, pauses
            except UnreadableLog:
                self._unreadable.add(table_id)

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(_BEAT)
            try:
                await self._beat_once()
            except StorageError as bad:
                logger.warning("beat", extra={"detail": str(bad)})
            except Exception:  # the next beat is a new try
                logger.exception("beat")

    async def _beat_once(self) -> None:
        services = self.services
        await self._put_away()
        services.limiter.forget(services.now())
        await services.storage.watch()
        failing = services.storage.failing_since is not None or services.not_noted
        clocked = any(table.clocked for table in self._live.values())
        if failing or clocked or services.now() >= self._alive + _MINUTE:  # over days a minute does
            await self.sign_of_life()
        await self._look_at_due()
        if services.peers.shared:
            self._publish_made()
            self._publish_public()
            await self._others.catch_up()
            await self._others.keep_minding()
            if self._others.minding_is_due():
                await self._load_clocked()
        await self._note_devices()
        await self._forgotten.look()
        await self.former.look()
        await self.searches.tidy()
        await self.ratings.look()
        await self.evenings.look()
        await self.notices.look()
        for table in [table for table in self._live.values() if table.in_doubt]:
            with suppress(UnreadableLog):
                async with table.changing():  # looks what has been stored after all
                    pass

    async def _note_devices(self) -> None:
        """A device with an open table is in use, even if it sends no requests."""
        now = self.services.now()
        if now >= self._noted + _MINUTE:
            self._noted = now
            await self.guests.note_seen(self.lines.devices())

    async def _put_away(self) -> None:
        now = self.services.now()
        for table_id, table in list(self._live.items()):
            if not len(table.presence) and not table.clocked and now - table.used_at > IDLE:
                del self._live[table_id]
                self.services.peers.unfollow(table_id)
                self._forget_maker(table_id, table.makers)
                await table.close()
                asyncio.get_running_loop().call_later(_LAST_WORK, table.let_go)

    async def close(self) -> None:
        """Notifies all clients, finishes every change in progress, and closes the database."""
        if self.closed:
            return
        self.closed = True
        if self._beat is not None:
            self._beat.cancel()
        self.searches.close()
        self.ratings.close()
        self.evenings.close()
        self.notices.close()
        await self._close_tables()
        for _ in range(200):  # at most two seconds for requests in progress
            if not self.calls:
                break
            await asyncio.sleep(0.01)
        await self._close_tables()  # those that such a call has made or found since
        for _ in range(100):  # at most a second for the farewells
            if not self.listeners():
                break
            await asyncio.sleep(0.01)
        with suppress(StorageError):
            await self.sign_of_life()
        self.services.thinkers.close()
        await self.services.peers.close()
        await self.services.storage.close()
        logger.info("closed")

    async def _close_tables(self) -> None:
        while going_on := [table for table in self._live.values() if not table.closed]:
            for table in going_on:
                await table.close()
                for listener in list(table.presence.listeners):
                    listener.close(m.Closing(code="shutdown", retry=1000))


def _too_many_tables(limit: str, most: int, retry: int | None) -> Refusal:
    detail = f"{limit.replace('_', ' ')}: {most}, and so many are going on"
    return Refusal("too_many_tables", detail, limit=limit, retry=retry)


def _counted(rules: str) -> str:
    """Custom games are counted together: their texts are long and endless."""
    return "own" if rules.startswith(OWN) else rules
