"""Abandons inactive games and reveals their seeds."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from sqlalchemy import func, select

from tockwork.server.refusals import Refusal
from tockwork.server.store import schema
from tockwork.server.store.storage import StorageError
from tockwork.server.tables.entries import Abandoned
from tockwork.server.tables.retrying import retry_on_conflict
from tockwork.server.tables.stored_log import UnreadableLog

if TYPE_CHECKING:
    from tockwork.server.tables.all_tables import AllTables

logger = logging.getLogger("tockwork.table")
_AT_ONCE = 10
_MINUTE = 60_000
_HOUR = 60 * _MINUTE


class Forgotten:
    """Looks once an hour for games without activity for `Settings.forgotten_days`."""

    def __init__(self, tables: AllTables) -> None:
        self.tables = tables
        self._due = 0
        self._unreadable: set[str] = set()  # `tockwork check` reports their errors

    async def look(self) -> None:
        """Gives up some of them, if it is time to look."""
        now = self.tables.services.now()
        if now < self._due:
            return
        self._due = now + _HOUR
        found = await self._find(now - self.tables.services.settings.forgotten_days * 24 * _HOUR)
        for table_id, entries in found:
            try:
                await self._give_up(table_id, entries)
            except StorageError:
                raise
            except Exception:  # one log that cannot be read must not keep the others hidden
                self._unreadable.add(table_id)
                logger.exception("forgotten", extra={"table": table_id})
        if len(found) == _AT_ONCE:
            self._due = now + _MINUTE

    async def _find(self, before: int) -> list[tuple[str, int]]:
        """Running games without an entry since then, and how long their logs are."""
        t, e = schema.tables.c, schema.entries.c
        last = select(func.max(e.position)).where(e.table_id == t.id).correlate(schema.tables)
        rows = await self.tables.services.storage.rows(
            select(t.id, e.position)
            .join(schema.entries, e.table_id == t.id)
            .where(t.phase == "playing", t.changed_at < before, e.at < before)
            .where(e.position == last.scalar_subquery(), t.id.not_in(self._unreadable))
            .order_by(t.changed_at)
            .limit(_AT_ONCE)
        )
        return [(row.id, row.position + 1) for row in rows]

    @retry_on_conflict
    async def _give_up(self, table_id: str, entries: int) -> None:
        try:
            table = await self.tables.find(table_id)
        except UnreadableLog:
            raise
        except Refusal:
            return  # the server is closing
        async with table.changing():
            untouched = table.log.entries == entries and not len(table.presence)
            if untouched and table.log.phase == "playing":
                await table.append(Abandoned())
