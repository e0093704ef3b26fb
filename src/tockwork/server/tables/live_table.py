"""A table while it is in memory: its log, who is there, what has to happen next.

Every change is an entry of the log, and every entry goes through `append`.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

from sqlalchemy import Executable, select

from tockwork.server.store import schema
from tockwork.server.store.storage import NewRow, StorageError
from tockwork.server.tables import clocks
from tockwork.server.tables.bots import Bots
from tockwork.server.tables.entries import Entry, GaveBack
from tockwork.server.tables.log import TableLog
from tockwork.server.tables.presence import Presence
from tockwork.server.tables.services import Services
from tockwork.server.tables.talk import Talk
from tockwork.server.tables.timer import Timer
from tockwork.server.views.teller import Teller
from tockwork.server.wire.shapes import ClockState

if TYPE_CHECKING:
    from tockwork.server.tables.listener import Listener

logger = logging.getLogger("tockwork.table")
CommandKey = tuple[str, str]  # a guest and the id they gave a command


class LiveTable:
    """`commands` are those carried out, each with the number of the last event after it."""

    def __init__(self, services: Services, log: TableLog, commands: dict[CommandKey, int]) -> None:
        self.services = services
        self.log = log
        self.commands = commands
        self.teller = Teller(log)
        self.presence = Presence(services.now)
        self.talk = Talk()
        self.used_at = services.now()
        self.makers: tuple[str, ...] = ()  # whose tables this one is counted among
        self.closed = False
        self._changing = asyncio.Lock()
        self._doubt: tuple[Entry, int, CommandKey | None] | None = None
        self._timer = Timer(self)
        self._bots = Bots(self)

    @property
    def clocked(self) -> bool:
        """Whether a clock is running here."""
        return self.log.phase == "playing" and self.log.created.clock.kind != "none"

    @property
    def going_on(self) -> bool:
        """Whether somebody still has a seat in a game that is not over."""
        return self.log.phase != "over" and any(place.guest for place in self.log.places)

    def clock(self) -> ClockState:
        return clocks.clock_state(self.log, self.services.now(), self.services.outages)

    # changes -------------------------------------------------------------------------------------

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Within it nobody else changes the table: what is checked still holds when appended."""
        async with self._changing:
            await self._settle_doubt()
            yield

    async def append(self, entry: Entry, *more: Executable, by: CommandKey | None = None) -> None:
        """Stores an entry, then applies it, then tells everybody. Only within `changing`."""
        log = self.log
        at = max(self.services.now(), log.happenings[-1].at if log.happenings else 0)
        guest, command = by or (None, None)
        row = {
            "table_id": log.id,
            "position": log.entries,
            "at": at,
            "guest": guest,
            "command": command,
            "data": json.dumps(entry.model_dump(mode="json"), ensure_ascii=False),
        }
        try:
            await self.services.storage.write(NewRow(schema.entries, row), *more)
        except StorageError:
            self._doubt = (entry, at, by)
            raise
        await self._apply(entry, at, by)

    async def _apply(self, entry: Entry, at: int, by: CommandKey | None) -> None:
        phase = self.log.phase
        self.used_at = at
        self.log.apply(entry, at)
        if by is not None:
            self.commands[by] = self.log.number
        if self.log.phase != phase:
            await self._note_phase(at)
        self.changed()

    async def _settle_doubt(self) -> None:
        """A database that went away while it stored may have stored after all: look again."""
        if self._doubt is None:
            return
        c = schema.entries.c
        here = (c.table_id == self.log.id) & (c.position == self.log.entries)
        rows = await self.services.storage.rows(select(c.at).where(here))
        doubt, self._doubt = self._doubt, None
        if rows:
            await self._apply(*doubt)

    async def _note_phase(self, at: int) -> None:
        """The phase in the list of tables only helps to find them; the log is what counts."""
        with suppress(StorageError):
            await self.services.storage.write(self.services.card_row(self.log, at))
        logger.info("phase", extra={"table": self.log.id, "phase": self.log.phase})

    def changed(self) -> None:
        """Wakes whoever waits for a change: listeners, bots, the timer."""
        for listener in self.presence.listeners:
            listener.wake.set()
        if not self.closed:
            self._timer.set()
            self._bots.wake()

    # coming and going ----------------------------------------------------------------------------

    async def arrive(self, listener: Listener) -> None:
        """Somebody listens; a seat that a bot was minding is theirs again."""
        self.presence.listeners.add(listener)
        self.used_at = self.services.now()
        await self.welcome_back(listener.guest)
        self.changed()

    def depart(self, listener: Listener) -> None:
        self.presence.gone(listener)
        self.changed()

    async def welcome_back(self, guest: str | None) -> None:
        """A guest has shown up: bots give back what they took over."""
        if guest is None:
            return
        self.presence.seen(guest)
        if any(self.log.playing[seat] is not None for seat in self.log.held_by(guest)):
            # A connection may end while it comes: what is stored then is told all the same.
            await asyncio.shield(asyncio.ensure_future(self._give_back(guest)))

    async def _give_back(self, guest: str) -> None:
        async with self.changing():
            for seat in self.log.held_by(guest):
                if self.log.playing[seat] is not None and self.log.phase == "playing":
                    await self.append(GaveBack(seat=seat))

    @property
    def watching(self) -> int:
        """How many listen without a seat."""
        return sum(not self.log.held_by(each.guest) for each in self.presence.listeners)

    async def close(self) -> None:
        """Stops bots and timers and lets a change that is under way finish."""
        self.closed = True
        self._timer.stop()
        self._bots.stop()
        async with self._changing:
            pass
