"""The way to the first deal: a moment to see it start, commitments, reveals, and a time limit."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tockwork.server.refusals import Refusal
from tockwork.server.store.storage import StorageError
from tockwork.server.tables.entries import Abandoned

if TYPE_CHECKING:
    from tockwork.server.tables.live_table import LiveTable

logger = logging.getLogger("tockwork.table")


async def go_on(table: LiveTable, *, late: bool = False) -> None:
    """Takes every step towards the first deal that need not wait; `late`: the time for
    commitments or reveals is up. Only within `changing`."""
    if table.patience.lets_see:
        return
    old = table.log.created.part is None  # from before parts, and not begun since
    seed = table.services.settings.seed() if old else ""
    if not (entry := table.log.first_deal(late, seed)):
        return
    await table.append(entry)
    log = table.log
    if log.began and log.asked_to_show() and not any(place.guest for place in log.places):
        await table.append(Abandoned())  # all left while contributions were gathered


class Patience:
    """Waits a moment for commitments and reveals, from when this process first saw the need; and
    before them, where several people sit, until everyone has seen that the game starts."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._alarm: asyncio.TimerHandle | None = None
        self._waits_for: bool | None = None  # True: for reveals, False: for commitments
        self.lets_see = False
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self) -> None:
        log = self.table.log
        waits = None if log.began or not log.full else log.set_up
        if waits == self._waits_for:
            return
        self.stop()
        self._waits_for = waits
        settings = self.table.services.settings
        people = {place.guest for place in log.places if place.kind == "person"}
        self.lets_see = waits is False and len(people) > 1 and settings.start_delay > 0
        if waits is not None:
            self._ring_in(settings.start_delay if self.lets_see else settings.patience)

    def _ring_in(self, seconds: float) -> None:
        self._alarm = asyncio.get_running_loop().call_later(seconds, self._ring)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        task = asyncio.create_task(self._go_on(self._waits_for))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go_on(self, waited_for: bool | None) -> None:
        try:
            async with self.table.changing():
                if self._waits_for != waited_for or self.table.closed:
                    return
                seen, self.lets_see = self.lets_see, False
                await go_on(self.table, late=not seen)
                if seen and self._waits_for == waited_for:
                    self._ring_in(self.table.services.settings.patience)
        except StorageError as bad:
            logger.error("storage", extra={"table": self.table.log.id, "detail": str(bad)})
            if not self.table.closed:
                self._ring_in(1)
        except Refusal:  # it cannot begin, or its log cannot be read: which is in the log
            pass
