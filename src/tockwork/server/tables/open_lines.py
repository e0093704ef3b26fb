"""Open lines, counted: how many a guest, an address and a table have."""

from __future__ import annotations

from collections import Counter, deque

from tockwork.server.limits import Limits
from tockwork.server.refusals import Refusal
from tockwork.server.tables.listener import Listener
from tockwork.server.wire import messages as m

_LATER = 10_000  # milliseconds after which somebody may try again


class OpenLines:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._addresses: Counter[str] = Counter()
        self._guests: dict[str, deque[Listener]] = {}

    def check(self, listener: Listener, address: str | None) -> None:
        """Refuses one more line from an address, or one more spectator of a table.

        A guest who opens one too many loses the oldest: it may be a page whose connection broke.
        """
        limits = self._limits
        if address is not None and 0 < limits.lines_per_address <= self._addresses[address]:
            raise _too_many("lines_per_address", limits.lines_per_address, "from one address")
        watching = len(listener.table.presence.watchers)
        if not listener.held and 0 < limits.lines_per_table <= watching:
            raise _too_many("lines_per_table", limits.lines_per_table, "of spectators of one table")

    def add(self, listener: Listener, address: str | None) -> None:
        """Counts a line from now on."""
        if address is not None:
            self._addresses[address] += 1
        if listener.guest is not None:
            mine = self._guests.setdefault(listener.guest, deque())
            mine.append(listener)
            if 0 < self._limits.lines_per_guest < len(mine):
                mine.popleft().close(m.Closing(code="replaced", retry=None))

    def remove(self, listener: Listener, address: str | None) -> None:
        if address is not None:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
        if listener.guest is None:
            return
        mine = self._guests.get(listener.guest, deque())
        if listener in mine:
            mine.remove(listener)
        if not mine:
            self._guests.pop(listener.guest, None)


def _too_many(limit: str, most: int, what: str) -> Refusal:
    return Refusal("too_many", f"{most} lines {what}", limit=limit, retry=_LATER)
