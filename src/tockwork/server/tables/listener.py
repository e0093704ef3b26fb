"""Subscribes one connection to a table and sends numbered events, so slow clients can catch up."""

from __future__ import annotations

import asyncio
from typing import Protocol

from tockwork.server.tables.delay import visible
from tockwork.server.tables.live_table import LiveTable
from tockwork.server.tables.message import Message
from tockwork.server.tables.snapshots import snapshot
from tockwork.server.wire import messages as m

MOST_MISSED = 200  # more missed events than this are sent as one snapshot
_BETWEEN_SNAPSHOTS = 0.25  # seconds; however often a client is behind, one is pending
_MOST_SAID = 50  # unnumbered messages that wait for a slow reader


class Outlet(Protocol):
    """Where messages go: a socket or a stream."""

    @property
    def ready(self) -> bool:
        """Whether it accepts more now; if not, it calls `tell` again when it does."""

    def write(self, messages: list[Message]) -> None: ...

    def end(self) -> None:
        """No more will come."""


class Listener:
    """Sends the messages of a table to one connection, in the order of events."""

    def __init__(
        self, table: LiveTable, guest: str | None, line: Outlet, device: str | None = None
    ) -> None:
        self.table = table
        self.guest = guest
        self.device = device  # by the hash of its secret
        self.line = line
        self.held = table.log.held_by(guest)
        self._said: list[Message] = []  # gestures and the like, without a number
        self.closing: m.Closing | None = None
        self._sent = -1  # the number of the last event sent; -1: nothing yet
        self._told_seats: Message | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._showing: asyncio.TimerHandle | None = None
        self._shown_at = 0.0

    async def begin(self, after: int | None) -> None:
        """Subscribes, and sends the events after event `after` and the current state."""
        await self.table.arrive(self)
        table, limit = self.table, visible(self.table, self.held)
        missed = after is not None and 0 <= after <= limit <= after + MOST_MISSED
        out = table.happened(after or 0, limit, self.held) if missed else []
        out = [*out, snapshot(table, self.guest, limit, with_log=not missed)]
        self._sent = limit
        self._told_seats = table.seats_message(self.held)
        self.line.write(out)
        self.tell()

    def show_all(self) -> None:
        """A snapshot soon: the client has acted on an outdated state."""
        if self._showing is None:
            loop = asyncio.get_running_loop()
            due = max(loop.time(), self._shown_at + _BETWEEN_SNAPSHOTS)
            self._showing = loop.call_at(due, self._show_all)

    def _show_all(self) -> None:
        self._showing = None
        self._shown_at = asyncio.get_running_loop().time()
        if self._sent >= 0:
            self.tell()
            limit = visible(self.table, self.held)
            self.say(snapshot(self.table, self.guest, limit, with_log=False))

    def say(self, message: Message) -> None:
        """Sends something that has no number."""
        self.hold(message)
        self.tell()

    def hold(self, message: Message) -> None:
        """Sends it with the next message."""
        self._said.append(message)
        del self._said[:-_MOST_SAID]

    def close(self, farewell: m.Closing) -> None:
        self.closing = farewell
        self.tell()

    def tell(self) -> None:
        """Sends all that is new, if the line takes it."""
        if self._sent < 0 or not self.line.ready:
            return
        if out := self._news():
            self.line.write(out)
        if self.closing is not None:
            self.line.write([Message(self.closing.model_dump_json().encode())])
            self.end()

    def end(self) -> None:
        """Nothing more is sent."""
        self._sent = -1
        for alarm in (self._alarm, self._showing):
            if alarm is not None:
                alarm.cancel()
        self.line.end()

    def _news(self) -> list[Message]:
        table, out = self.table, []
        limit = visible(table, self.held)
        if limit - self._sent > MOST_MISSED:
            out.append(snapshot(table, self.guest, limit))
        elif limit > self._sent:
            out += table.happened(self._sent, limit, self.held)
            if self._sent < table.log.began <= limit or self._sent < table.log.ended <= limit:
                out.append(snapshot(table, self.guest, limit, with_log=False))
        self._sent = limit
        seats = table.seats_message(self.held)
        if seats is not self._told_seats:
            if self._told_seats is None or seats.text != self._told_seats.text:
                out.append(seats)
            self._told_seats = seats
        if self._said:
            out += self._said
            self._said.clear()
        if limit < table.log.number:
            self._wait_for_what_is_not_due()
        return out

    def _wait_for_what_is_not_due(self) -> None:
        log = self.table.log
        due = log.at(self._sent + 1) + log.created.spectator_delay * 1000
        pause = max(0.01, (due - self.table.services.now()) / 1000)
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(pause, self.tell)
