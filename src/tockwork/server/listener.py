"""Somebody who listens at a table. Events are pulled by number, so a slow reader costs nothing."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator

from tockwork.server import messages as m
from tockwork.server.room import Room
from tockwork.server.shapes import ClockState
from tockwork.server.showing import snapshot, visible

MOST_MISSED = 200  # more than so many missed events are told as one snapshot


class Listener:
    """Tells one connection about a table, in what order it happens."""

    def __init__(self, room: Room, guest: str | None) -> None:
        self.room = room
        self.guest = guest
        self.wake = asyncio.Event()
        self.said: deque[str] = deque(maxlen=50)  # gestures and the like, which have no number
        self.closing: m.Closing | None = None
        self._cursor = 0
        self._told_seats: m.Seats | None = None

    @property
    def held(self) -> tuple[int, ...]:
        return self.room.told.held_by(self.guest)

    async def messages(self, begin: int | None) -> AsyncGenerator[str, None]:
        """All messages, as JSON, beginning after event `begin`, until the connection closes."""
        room = self.room
        try:
            await room.arrive(self)
            await room.teller.prepare(self.held)
            self._told_seats = self._seats()
            limit = self.visible()
            missed = begin is not None and 0 <= limit - begin <= MOST_MISSED and begin >= 0
            self._cursor = begin if missed and begin is not None else limit
            for text in self._events(limit):
                yield text
            yield snapshot(room, self.guest, limit, with_log=not missed).model_dump_json()
            while True:
                await room.teller.prepare(self.held)
                for text in self._news():
                    yield text
                if self.closing is not None:
                    yield self.closing.model_dump_json()
                    return
                await self._something_new()
        finally:
            room.depart(self)

    def _news(self) -> list[str]:
        room, out = self.room, []
        limit = self.visible()
        if limit - self._cursor > MOST_MISSED:
            self._cursor = limit
            out.append(snapshot(room, self.guest, limit).model_dump_json())
        fresh = room.told.happenings[self._cursor : limit]
        out += self._events(limit)
        if any(isinstance(h.event, m.Began | m.Revealed) for h in fresh):
            out.append(snapshot(room, self.guest, limit, with_log=False).model_dump_json())
        seats = self._seats()
        if seats != self._told_seats:
            self._told_seats = seats
            out.append(seats.model_dump_json())
        while self.said:
            out.append(self.said.popleft())
        return out

    def _seats(self) -> m.Seats:
        return m.Seats(seats=self.room.seats(self.guest), watching=self.room.watching)

    def _events(self, limit: int) -> list[str]:
        room, held = self.room, self.held
        late = room.told.created.spectator_delay and not held
        clock = ClockState(now=room.hall.now()) if late else room.clock()
        out = []
        for happening in room.told.happenings[self._cursor : limit]:
            out.append(room.teller.happened(happening, held, clock))
        self._cursor = limit
        return out

    def visible(self) -> int:
        """The number of the last event this listener may know of by now."""
        return visible(self.room, self.held)

    async def _something_new(self) -> None:
        pause = None
        if self._cursor < self.room.told.number:  # an event that is not due yet
            due = self.room.told.happenings[self._cursor].at
            due += self.room.told.created.spectator_delay * 1000
            pause = max(0.01, (due - self.room.hall.now()) / 1000)
        try:
            await asyncio.wait_for(self.wake.wait(), pause)
        except TimeoutError:
            return
        self.wake.clear()
