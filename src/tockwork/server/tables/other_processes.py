"""Handles the news from other processes that serve the same tables."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, select

from tockwork.server.peers.peers import NOBODY, Here, Stored
from tockwork.server.store import schema
from tockwork.server.store.storage import Conflict, NewRow, StorageError
from tockwork.server.store.users import Users
from tockwork.server.tables.connections import OpenLines
from tockwork.server.tables.message import Message
from tockwork.server.tables.rewriting import marked, rewritten_since
from tockwork.server.tables.services import Services
from tockwork.server.tables.stored_log import UnreadableLog

if TYPE_CHECKING:
    from tockwork.server.tables.live_table import LiveTable

logger = logging.getLogger("tockwork.tables")

_ROUNDS = 5  # beats after which clocks without a lease are looked for
_MOST_AT_ONCE = 500
_DIFFER = 60_000  # milliseconds by which the clocks of hosts may differ


class OtherProcesses:
    """`live` are the tables in memory here."""

    def __init__(
        self, services: Services, guests: Users, lines: OpenLines, live: dict[str, LiveTable]
    ) -> None:
        self.services = services
        self.guests = guests
        self.lines = lines
        self._reading: set[asyncio.Task[None]] = set()
        self.live = live
        self._missed = False  # whether news may have been
        self._heard_all = services.now()  # until then
        self._beats = 0

    async def name(self) -> str:
        """The name of this server: all its processes read it in the database."""
        storage = self.services.storage
        query = select(schema.meta.c.value).where(schema.meta.c.key == "name")
        if not (rows := await storage.rows(query)):
            with suppress(Conflict):
                row = {"key": "name", "value": secrets.token_hex(6)}
                await storage.write(NewRow(schema.meta, row))
            rows = await storage.rows(query)
        return str(rows[0].value)

    # hearing -------------------------------------------------------------------------------------

    def hear_at(self, table_id: str, entries: int, last: Stored | None = None) -> None:
        if (table := self.live.get(table_id)) is not None:
            table.hear_at(entries, last)

    def hear_here(self, table_id: str, peer: str, here: Here) -> None:
        if (table := self.live.get(table_id)) is not None:
            table.hear_here(peer, here)

    def hear_said(self, table_id: str, text: bytes) -> None:
        if (table := self.live.get(table_id)) is not None:
            table.say(Message(text))

    def hear_changed(self, guest: str) -> None:
        self.guests.hear_changed(guest)
        self._later(self.lines.look_whose(guest, self.guests))

    def hear_unnamed(self, table_id: str) -> None:
        if (table := self.live.get(table_id)) is not None:
            self._later(self._read_anew(table))

    async def _read_anew(self, table: LiveTable) -> None:
        async with table.changing():
            await table.read_anew()

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        known = self._heard_all

        async def done() -> None:
            try:
                await work
            except StorageError as bad:  # then with the next beat
                logger.error("storage", extra={"detail": str(bad)})
                self._missed, self._heard_all = True, min(known, self._heard_all)
            except UnreadableLog:  # which has been said
                pass

        task = asyncio.create_task(done())
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    def hear_evict(self, guest: str) -> None:
        self.lines.end_oldest(guest)

    def hear_gone(self, peer: str) -> None:
        self._missed = True  # it may have stored something without announcing it
        for table in list(self.live.values()):
            table.hear_here(peer, NOBODY)

    def hear_nothing(self) -> None:
        self._missed = True
        for table_id in self.live:
            self.services.peers.publish_presence(table_id)

    def who_is_here(self, table_id: str) -> Here:
        if (table := self.live.get(table_id)) is None:
            return NOBODY
        here = table.presence
        guests = frozenset(line.guest for line in here.holders if line.guest is not None)
        return Here(guests, len(here.watchers))

    # every second --------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Looks who is where, how long the logs are, what was rewritten and whose devices are
        still theirs, if news may have been missed."""
        now = self.services.now()
        if not self._missed:
            self._heard_all = now
            return
        self._missed = False
        try:
            await self._look_what_was_missed()
        except StorageError:
            self._missed = True
            raise
        self._heard_all = now

    async def _look_what_was_missed(self) -> None:
        c, ids, rows = schema.entries.c, list(self.live), self.services.storage.rows
        for k in range(0, len(ids), _MOST_AT_ONCE):
            await self._look_who_is_there(ids[k : k + _MOST_AT_ONCE])
            some = c.table_id.in_(ids[k : k + _MOST_AT_ONCE])
            last = select(c.table_id, func.max(c.position).label("last")).where(some)
            for row in await rows(last.group_by(c.table_id)):
                self.hear_at(row.table_id, row.last + 1)
        for row in await rows(rewritten_since(self._heard_all - _DIFFER)):
            self.hear_unnamed(marked(row.key))
        for guest in self.lines.guests():
            self.hear_changed(guest)

    async def _look_who_is_there(self, tables: Sequence[str]) -> None:
        for table_id, there in (await self.services.peers.there(tables)).items():
            if (table := self.live.get(table_id)) is not None:
                for peer in {**table.presence.elsewhere, **there}:
                    table.hear_here(peer, there.get(peer, NOBODY))

    async def keep_minding(self) -> None:
        """Renews the leases of tables whose clocks run."""
        for table_id in [name for name, table in self.live.items() if table.clocked]:
            await self.services.peers.leases(table_id)

    def minding_is_due(self) -> bool:
        """Whether to look for clocks without a lease."""
        self._beats += 1
        return self._beats % _ROUNDS == 0
