"""The effects of time: clocks run out, and bots take over from players who are away."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tockwork.server.store.storage import StorageError
from tockwork.server.tables.entries import RanOut, TookOver
from tockwork.server.tables.log import STAND_IN
from tockwork.server.tables.retrying import retry_on_conflict

if TYPE_CHECKING:
    from tockwork.server.tables.live_table import LiveTable

logger = logging.getLogger("tockwork.table")


class Timer:
    """One alarm a table, for whatever is due first."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.stale = True  # presence or seats have changed since it was set
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def set(self) -> None:
        """Finds the next due time."""
        if not self.stale and self.table.log.created.clock.kind == "none":
            return  # a move changes nothing but the clock
        self.stale = False
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = [] if (left := self._clock_left()) is None else [left]
        due += [left for _, left in self._takeovers()]
        if due:
            delay = max(0, min(due)) / 1000 + 0.005
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()

    def _ring(self) -> None:
        task = asyncio.create_task(self._when_due())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _when_due(self) -> None:
        if wait := await self.table.services.peers.leases(self.table.log.id):
            await asyncio.sleep(wait)
            self._set_anew()
            return
        try:
            await asyncio.shield(asyncio.ensure_future(self._append_what_is_due()))
        except StorageError as bad:
            logger.error("storage", extra={"table": self.table.log.id, "detail": str(bad)})
            await asyncio.sleep(1)
        self._set_anew()

    def _set_anew(self) -> None:
        self.stale = True
        if not self.table.closed:
            self.set()

    @retry_on_conflict
    async def _append_what_is_due(self) -> None:
        async with self.table.changing():
            for seat, left in self._takeovers():
                if left <= 0:
                    await self.table.append(TookOver(seat=seat, level=STAND_IN))
            asked = self.table.log.asked
            if asked is not None and self._clock_left() == 0:
                await self.table.append(self._time_up(asked))

    def _time_up(self, seat: int) -> RanOut | TookOver:
        """A bot makes this one move; over days it plays on until the player is back, so that the
        others do not wait for days at every move."""
        if self.table.log.over_days:
            return TookOver(seat=seat, level=STAND_IN)
        return RanOut(seat=seat)

    def _clock_left(self) -> int | None:
        log, services = self.table.log, self.table.services
        if log.asked is None or log.bot_in(log.asked) is not None:
            return None
        return log.left(services.now(), services.outages)

    def _takeovers(self) -> list[tuple[int, int]]:
        """Seats of people who are away while others wait, and the milliseconds left to them."""
        log, presence, now = self.table.log, self.table.presence, self.table.services.now()
        limit = log.created.takeover_seconds
        if limit is None or log.phase != "playing" or log.paused:
            return []
        here = {p.guest for p in log.places if p.guest is not None and presence.here(p.guest)}
        if not here:
            return []  # no one is there: the table sleeps until a player comes back
        out = []
        for seat, place in enumerate(log.places):
            if place.guest is None or place.guest in here or log.playing[seat] is not None:
                continue
            since = max(presence.away_since(place.guest) or now, log.resumed_at)
            out.append((seat, since + limit * 1000 - now))
        return out
