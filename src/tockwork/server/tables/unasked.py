"""Moves over days that wait for nobody: the only legal one, or one that was prepared."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tockwork.server.store.storage import StorageError
from tockwork.server.tables.retrying import retry_on_conflict

if TYPE_CHECKING:
    from tockwork.server.tables.live_table import LiveTable

logger = logging.getLogger("tockwork.table")


class Unasked:
    """Wakes when something has changed, and makes such moves as long as there are any."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        if self._task is None and self._due():
            self._task = asyncio.create_task(self._play_on())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _due(self) -> bool:
        return not self.table.closed and self.table.log.due_move is not None

    async def _play_on(self) -> None:
        try:
            while self._due():
                if wait := await self.table.services.peers.leases(self.table.log.id):
                    await asyncio.sleep(wait)  # another process makes it; if that ends, this one
                    continue
                try:  # a started write is broadcast too, even if the table closes meanwhile
                    await asyncio.shield(asyncio.ensure_future(self._play()))
                except StorageError as bad:
                    logger.error("storage", extra={"table": self.table.log.id, "detail": str(bad)})
                    await asyncio.sleep(1)
        except Exception:
            logger.exception("unasked", extra={"table": self.table.log.id})
        finally:
            self._task = None

    @retry_on_conflict
    async def _play(self) -> None:
        table = self.table
        async with table.changing():
            log, services = table.log, table.services
            if (due := log.due_move) is None or log.asked is None:
                return  # the player was faster
            move, by = due
            entry = log.move_entry(log.asked, move, by, services.now(), services.outages)
            await table.append(entry)
            services.metrics.moves_by(by).inc()
