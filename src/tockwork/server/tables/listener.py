"""Somebody who listens at a table. Events are pulled by number, so a slow reader costs nothing."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator

from tockwork.server.tables.live_table import LiveTable
from tockwork.server.tables.snapshots import seat_infos, snapshot, visible
from tockwork.server.wire import messages as m
from tockwork.server.wire.shapes import ClockState

MOST_MISSED = 200  # more than so many missed events are told as one snapshot


class Listener:
    """Tells one connection about a table, in what order it happens."""

    def __init__(self, table: LiveTable, guest: str | None) -> None:
        self.table = table
        self.guest = guest
        self.wake = asyncio.Event()
        self.said: deque[str] = deque(maxlen=50)  # gestures and the like, which have no number
        self.closing: m.Closing | None = None
        self._cursor = 0
        self._told_seats: m.Seats | None = None

    @property
    def held(self) -> tuple[int, ...]:
        return self.table.log.held_by(self.guest)

    def say(self, text: str) -> None:
        """Sends something that has no number."""
        self.said.append(text)
        self.wake.set()

    def close(self, farewell: m.Closing) -> None:
        self.closing = farewell
        self.wake.set()

    async def messages(self, begin: int | None) -> AsyncGenerator[str, None]:
        """All messages, as JSON, beginning after event `begin`, until the connection closes."""
        table = self.table
        try:
            await table.arrive(self)
            await table.teller.prepare(self.held)
            self._told_seats = self._seats()
            limit = self.visible()
            missed = begin is not None and 0 <= limit - begin <= MOST_MISSED and begin >= 0
            self._cursor = begin if missed and begin is not None else limit
            for text in self._events(limit):
                yield text
            yield snapshot(table, self.guest, limit, with_log=not missed).model_dump_json()
            while True:
                await table.teller.prepare(self.held)
                for text in self._news():
                    yield text
                if self.closing is not None:
                    yield self.closing.model_dump_json()
                    return
                await self._something_new()
        finally:
            table.depart(self)

    def _news(self) -> list[str]:
        table, out = self.table, []
        limit = self.visible()
        if limit - self._cursor > MOST_MISSED:
            self._cursor = limit
            out.append(snapshot(table, self.guest, limit).model_dump_json())
        fresh = table.log.happenings[self._cursor : limit]
        out += self._events(limit)
        if any(isinstance(h.event, m.Began | m.Revealed) for h in fresh):
            out.append(snapshot(table, self.guest, limit, with_log=False).model_dump_json())
        seats = self._seats()
        if seats != self._told_seats:
            self._told_seats = seats
            out.append(seats.model_dump_json())
        while self.said:
            out.append(self.said.popleft())
        return out

    def _seats(self) -> m.Seats:
        return m.Seats(seats=seat_infos(self.table, self.guest), watching=self.table.watching)

    def _events(self, limit: int) -> list[str]:
        table, held = self.table, self.held
        late = table.log.created.spectator_delay and not held
        clock = ClockState(now=table.services.now()) if late else table.clock()
        out = []
        for happening in table.log.happenings[self._cursor : limit]:
            out.append(table.teller.happened(happening, held, clock))
        self._cursor = limit
        return out

    def visible(self) -> int:
        """The number of the last event this listener may know of by now."""
        return visible(self.table, self.held)

    async def _something_new(self) -> None:
        pause = None
        if self._cursor < self.table.log.number:  # an event that is not due yet
            due = self.table.log.happenings[self._cursor].at
            due += self.table.log.created.spectator_delay * 1000
            pause = max(0.01, (due - self.table.services.now()) / 1000)
        try:
            await asyncio.wait_for(self.wake.wait(), pause)
        except TimeoutError:
            return
        self.wake.clear()
