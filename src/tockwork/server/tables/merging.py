"""Moves the data of merged users, and removes the names of deleted ones.

The identity changes at once, in one step; the tables follow one by one. After an
interruption, the row in `former` says what is left to do.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from sqlalchemy import Executable, delete, exists, or_, select, update

from tockwork.server.refusals import Refusal
from tockwork.server.store import schema
from tockwork.server.store.daily_results import carried
from tockwork.server.store.storage import Conflict, Missing, Required, StorageError
from tockwork.server.tables.entries import Stood
from tockwork.server.tables.retrying import retry_on_conflict
from tockwork.server.tables.rewriting import (
    marks_before,
    renamed,
    rewrite,
    stored_entries,
    unnamed,
)
from tockwork.server.tables.stored_log import UnreadableLog

if TYPE_CHECKING:
    from tockwork.server.tables.all_tables import AllTables
    from tockwork.server.tables.live_table import LiveTable

logger = logging.getLogger("tockwork.tables")
_F, _SAT, _SPOKE, _C = schema.former.c, schema.sitting.c, schema.spoken.c, schema.codes.c
_MINUTE = 60_000
_DAY = 24 * 60 * _MINUTE


@asynccontextmanager
async def changing(tables: AllTables, table_id: str) -> AsyncIterator[LiveTable | None]:
    """A table locked for this change; None if its log cannot be read. The name of a
    former user is removed from that too."""
    try:
        table = await tables.find(table_id)
    except UnreadableLog:
        yield None
        return
    async with table.changing():
        yield table


class FormerUsers:
    """Nobody sits down as one of them any more (`alive`), so this ends."""

    def __init__(self, tables: AllTables) -> None:
        self.tables = tables
        self._due = 0

    async def look(self) -> None:
        """Once a minute: resumes interrupted moves, and drops rows of former users after a day."""
        storage, now = self.tables.services.storage, self.tables.services.now()
        if now < self._due:
            return
        self._due = now + _MINUTE
        left = or_(
            exists().where(_SAT.guest == _F.guest),
            exists().where(_SPOKE.guest == _F.guest),
            exists().where(schema.daily.c.guest == _F.guest),
        )
        for row in await storage.rows(select(_F.guest).where(left, _F.at < now - _MINUTE)):
            await self.settle(row.guest)
        old = delete(schema.former).where(_F.at < now - _DAY, ~left)
        await storage.write(old, marks_before(now - _DAY))

    async def settle(self, guest: str) -> None:
        """Moves all data of a former user."""
        for table_id in await self.tables.everywhere(guest):
            try:
                await self._follow(table_id, guest)
            except (StorageError, Refusal):
                raise
            except Exception:  # one log that cannot be read must not keep the others
                logger.exception("former", extra={"table": table_id})
        await self._results_follow(guest)
        await self.tables.lines.look_whose(guest, self.tables.guests)

    @retry_on_conflict
    async def _follow(self, table_id: str, guest: str) -> None:
        storage = self.tables.services.storage
        if (found := await self._successor(guest)) is None:
            return  # another process was faster
        new, still = found
        sat_here = _SAT.guest == guest, _SAT.table_id == table_id
        spoke_here = _SPOKE.guest == guest, _SPOKE.table_id == table_id
        async with changing(self.tables, table_id) as table:
            sat = await storage.rows(select(_SAT.since).where(*sat_here))
            if not sat and not await storage.rows(select(_SPOKE.guest).where(*spoke_here)):
                return
            if new is None:
                if table is not None:
                    await self._stand(table, guest)
                entries = unnamed(await stored_entries(self.tables, table_id), guest)
                kept: list[Executable] = []
            else:
                entries = renamed(await stored_entries(self.tables, table_id), guest, new)
                mine = {"guest": new, "table_id": table_id}
                here = _C.guest == guest, _C.table_id == table_id
                kept = [update(schema.codes).where(*here).values(guest=new)]
                kept += [storage.upsert(schema.sitting, mine | {"since": r.since}) for r in sat]
                kept += [] if sat else [storage.upsert(schema.spoken, mine)]
            try:
                await rewrite(
                    self.tables,
                    table or table_id,
                    entries,
                    still,
                    *kept,
                    delete(schema.sitting).where(*sat_here),
                    delete(schema.spoken).where(*spoke_here),
                )
            except Missing as bad:
                raise Conflict(str(bad)) from None

    @retry_on_conflict
    async def _results_follow(self, guest: str) -> None:
        if (found := await self._successor(guest)) is not None:
            new, still = found
            try:
                again = delete(schema.ratings).where(schema.ratings.c.guest.in_((guest, new)))
                await self.tables.services.storage.write(still, *carried(guest, new), again)
            except Missing as bad:
                raise Conflict(str(bad)) from None

    async def _successor(self, guest: str) -> tuple[str | None, Required] | None:
        """The new owner of the data, None if it is deleted; and a condition that this still holds
        when stored: they may have been merged again."""
        query = select(_F.successor).where(_F.guest == guest)
        if not (rows := await self.tables.services.storage.rows(query)):
            return None
        new = rows[0].successor
        same = _F.successor.is_(None) if new is None else _F.successor == new
        still = update(schema.former).where(_F.guest == guest, same).values(at=_F.at)
        return new, Required(still, f"successor of {guest}")

    async def _stand(self, table: LiveTable, guest: str) -> None:
        if table.log.phase != "over":
            for seat in table.log.held_by(guest):
                await table.append(Stood(seat=seat))
