"""A living table: its log, its listeners, its clocks. Every change goes through here."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Executable, select

from tockwork.server import clocks, schema
from tockwork.server.chronicle import STAND_IN, Chronicle
from tockwork.server.entries import (
    Answered,
    Entry,
    GaveBack,
    RanOut,
    TookOver,
)
from tockwork.server.hall import Hall
from tockwork.server.manners import Manners
from tockwork.server.minding import Minding
from tockwork.server.shapes import ClockState, SeatInfo
from tockwork.server.storage import NewRow, StorageError
from tockwork.server.telling import Teller

if TYPE_CHECKING:
    from tockwork.server.listener import Listener

log = logging.getLogger("tockwork.table")
T = TypeVar("T")


class Room:
    """One table while it is in memory. `lock` makes changes follow one another."""

    def __init__(
        self, hall: Hall, told: Chronicle, entries: int, commands: dict[tuple[str, str], int]
    ) -> None:
        self.hall = hall
        self.told = told
        self.teller = Teller(told)
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.commands = commands
        self.manners = Manners()
        self.used_at = hall.now()
        self.left_at = 0  # when somebody who has a seat was last seen to go
        self.makers: tuple[str, ...] = ()  # whose tables this one is counted among
        self._entries = entries
        self._doubt: tuple[Entry, int, tuple[str, str] | None] | None = None
        self._away: dict[str, int] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._bots = Minding(self)
        self._tasks: set[asyncio.Task[None]] = set()
        self.closed = False

    @property
    def clocked(self) -> bool:
        """Whether a clock is running here."""
        return self.told.phase == "playing" and self.told.created.clock.kind != "none"

    @property
    def going_on(self) -> bool:
        """Whether somebody still has a seat in a game that is not over."""
        return self.told.phase != "over" and any(place.guest for place in self.told.places)

    # storing -------------------------------------------------------------------------------------

    async def alone(self, change: Callable[[], Awaitable[T]]) -> T:
        """Carries out a change with nobody else at it, to its end even if the asker has gone."""

        async def guarded() -> T:
            async with self.lock:
                await self._settle_doubt()
                return await change()

        return await asyncio.shield(asyncio.ensure_future(guarded()))

    async def commit(
        self, entry: Entry, *more: Executable, by: tuple[str, str] | None = None
    ) -> None:
        """Stores an entry, then lets it happen. Only with the lock held."""
        told = self.told
        at = max(self.hall.now(), told.happenings[-1].at if told.happenings else 0)
        guest, command = by or (None, None)
        row = {
            "table_id": told.id,
            "position": self._entries,
            "at": at,
            "guest": guest,
            "command": command,
            "data": json.dumps(entry.model_dump(mode="json"), ensure_ascii=False),
        }
        try:
            await self.hall.storage.write(NewRow(schema.entries, row), *more)
        except StorageError:
            self._doubt = (entry, at, by)
            raise
        await self._happen(entry, at, by)

    async def _happen(self, entry: Entry, at: int, by: tuple[str, str] | None) -> None:
        told, phase = self.told, self.told.phase
        self._entries += 1
        self.used_at = at
        told.apply(entry, at)
        if by is not None:
            self.commands[by] = told.number
        if told.phase != phase:
            await self._note_phase(at)
        self.changed()

    async def _settle_doubt(self) -> None:
        """A database that went away while it stored may have stored after all: look again."""
        if self._doubt is None:
            return
        c = schema.entries.c
        here = (c.table_id == self.told.id) & (c.position == self._entries)
        rows = await self.hall.storage.rows(select(c.at).where(here))
        doubt, self._doubt = self._doubt, None
        if rows:
            await self._happen(*doubt)

    async def _note_phase(self, at: int) -> None:
        """The phase in the list of tables only helps to find them; the log is what counts."""
        with suppress(StorageError):
            await self.hall.storage.write(self.hall.card_row(self.told, at))
        log.info("phase", extra={"table": self.told.id, "phase": self.told.phase})

    async def answer(
        self, seat: int, move: str, by: str, command: tuple[str, str] | None = None
    ) -> None:
        """Stores and plays an answer that has been found legal."""
        took = clocks.spent(self.told.asked_at, self.hall.now(), self.hall.outages)
        entry = Answered.model_validate({"seat": seat, "move": move, "by": by, "spent": took})
        await self.commit(entry, by=command)
        self.hall.metrics.moves.labels(by).inc()

    # presence ------------------------------------------------------------------------------------

    def present(self, guest: str | None) -> bool:
        return any(listener.guest == guest for listener in self.listeners)

    async def arrive(self, listener: Listener) -> None:
        """Somebody listens; a seat that a bot was minding is theirs again."""
        self.listeners.add(listener)
        self.used_at = self.hall.now()
        await self.seen(listener.guest)
        self.changed()

    async def seen(self, guest: str | None) -> None:
        """A guest has shown up: bots give back what they took over."""
        if guest is None:
            return
        self._away.pop(guest, None)

        async def give_back() -> None:
            for seat in self.told.held_by(guest):
                if self.told.playing[seat] is not None and self.told.phase == "playing":
                    await self.commit(GaveBack(seat=seat))

        if any(self.told.playing[seat] is not None for seat in self.told.held_by(guest)):
            await self.alone(give_back)

    def depart(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if listener.guest is not None and not self.present(listener.guest):
            self._away[listener.guest] = self.hall.now()
            if listener.held:
                self.left_at = self.hall.now()
        self.changed()

    def away_since(self, guest: str) -> int | None:
        if self.present(guest):
            return None
        return self._away.setdefault(guest, self.hall.now())

    def seats(self, guest: str | None) -> tuple[SeatInfo, ...]:
        """Who sits where, as one guest is told."""
        told = self.told
        out = []
        for seat, place in enumerate(told.places):
            person = place.guest is not None
            away = self.away_since(place.guest) if place.guest is not None else None
            out.append(
                SeatInfo(
                    seat=seat,
                    team=told.table.team_of[seat],
                    kind=place.kind,
                    name=place.name,
                    level=place.level,
                    mine=person and place.guest == guest,
                    host=person and place.guest == told.created.host,
                    present=place.kind == "bot" or (person and away is None),
                    away_since=away,
                    playing=told.playing[seat],
                )
            )
        return tuple(out)

    @property
    def watching(self) -> int:
        """How many listen without a seat."""
        return sum(not self.told.held_by(listener.guest) for listener in self.listeners)

    # what has to happen next ---------------------------------------------------------------------

    def clock(self) -> ClockState:
        return clocks.clock_state(self.told, self.hall.now(), self.hall.outages)

    def changed(self) -> None:
        """Wakes whoever waits for a change: listeners, bots, the timer."""
        for listener in self.listeners:
            listener.wake.set()
        if self.closed:
            return
        self._set_timer()
        self._bots.wake()

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = [] if (left := self._clock_left()) is None else [left]
        due += [left for _, left in self._takeovers()]
        if due:
            delay = max(0, min(due)) / 1000 + 0.005
            self._timer = asyncio.get_running_loop().call_later(delay, self._start_timer_work)

    def _start_timer_work(self) -> None:
        task = asyncio.create_task(self._when_due())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _when_due(self) -> None:
        async def work() -> None:
            for seat, left in self._takeovers():
                if left <= 0:
                    await self.commit(TookOver(seat=seat, level=STAND_IN))
            if self._clock_left() == 0 and self.told.game is not None:
                await self.commit(RanOut(seat=self.told.game.turn))

        try:
            await self.alone(work)
        except StorageError as bad:
            log.error("storage", extra={"table": self.told.id, "detail": str(bad)})
            await asyncio.sleep(1)
        if not self.closed:
            self._set_timer()

    def _clock_left(self) -> int | None:
        told = self.told
        if told.game is None or told.game.over or told.bot_in(told.game.turn) is not None:
            return None
        return clocks.left(told, self.hall.now(), self.hall.outages)

    def _takeovers(self) -> list[tuple[int, int]]:
        """Seats of people who are away while others wait, and the milliseconds left to them."""
        told = self.told
        limit = told.created.takeover_seconds
        if limit is None or told.phase != "playing":
            return []
        here = {p.guest for p in told.places if p.guest is not None and self.present(p.guest)}
        if not here:
            return []  # nobody waits: the table sleeps until somebody comes back
        out = []
        for seat, place in enumerate(told.places):
            if place.guest is None or place.guest in here or told.playing[seat] is not None:
                continue
            since = self.away_since(place.guest) or self.hall.now()
            out.append((seat, since + limit * 1000 - self.hall.now()))
        return out

    # the end -------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Stops bots and timers and lets a change that is under way finish."""
        self.closed = True
        if self._timer is not None:
            self._timer.cancel()
        self._bots.cancel()
        for task in self._tasks:
            task.cancel()
        async with self.lock:
            pass
