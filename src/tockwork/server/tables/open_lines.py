"""Open lines, counted: how many a guest, an address and a table have, through all processes."""

from __future__ import annotations

from collections import Counter

from tockwork.server.limits import Limits
from tockwork.server.peers.peers import Peers
from tockwork.server.refusals import Refusal
from tockwork.server.store.guests import Guests
from tockwork.server.tables.listener import Listener
from tockwork.server.wire import messages as m

_LATER = 10_000  # milliseconds after which somebody may try again
_OF_ADDRESS = "lines from"
_OF_GUEST = "lines of"


class OpenLines:
    def __init__(self, limits: Limits, peers: Peers) -> None:
        self._limits = limits
        self._peers = peers
        self._addresses: Counter[str] = Counter()
        self._coming: Counter[str] = Counter()  # those that are being checked
        self._guests: dict[str, list[Listener]] = {}

    async def check(self, listener: Listener, address: str | None) -> None:
        """Refuses one more line from an address, or one more spectator of a table.

        A guest who opens one too many loses the oldest: it may be a page whose connection broke.
        """
        limits = self._limits
        if not listener.held and 0 < limits.lines_per_table <= listener.table.watching:
            raise _too_many("lines_per_table", limits.lines_per_table, "of spectators of one table")
        if address is not None and limits.lines_per_address:
            await self._check_address(address)
        if self._peers.shared and listener.guest is not None and limits.lines_per_guest:
            await self._make_room(listener.guest)

    async def _check_address(self, address: str) -> None:
        most = self._limits.lines_per_address
        self._coming[address] += 1
        here = self._addresses[address] + self._coming[address]
        try:
            others = await self._peers.count(_OF_ADDRESS, address, here) if here <= most else {}
        finally:
            self._coming -= Counter({address: 1})
        if here + sum(others.values()) > most:
            self._tell_address(address)
            raise _too_many("lines_per_address", most, "from one address")

    async def _make_room(self, guest: str) -> None:
        """Of a guest's lines through several processes, one where there are most makes room."""
        here = len(self._guests.get(guest, ())) + 1
        others = await self._peers.count(_OF_GUEST, guest, here)
        if others and here + sum(others.values()) > self._limits.lines_per_guest:
            peer = max(others, key=lambda each: others[each])
            if others[peer] >= here:
                self._peers.tell_spare(peer, guest)
            else:
                self.end_oldest(guest)

    def end_oldest(self, guest: str) -> None:
        if mine := self._guests.get(guest):
            mine.pop(0).close(m.Closing(code="replaced", retry=None))

    def devices(self) -> list[str]:
        """Those on which somebody has a table open, by their hashes."""
        lines = [line for lines in self._guests.values() for line in lines]
        return sorted({line.device for line in lines if line.device is not None})

    async def look_whose(self, guest: str, guests: Guests) -> None:
        """Devices were removed or have become somebody else's: ends lines that are not this
        guest's any more. Whoever still is somebody comes back by themselves."""
        for line in list(self._guests.get(guest, ())):
            owner = None if line.device is None else await guests.owner(line.device)
            if owner is None:
                line.close(m.Closing(code="removed", retry=None))
            elif owner != guest:
                line.end()

    def add(self, listener: Listener, address: str | None) -> None:
        """Counts a line from now on."""
        if address is not None:
            self._addresses[address] += 1
        if listener.guest is not None:
            mine = self._guests.setdefault(listener.guest, [])
            mine.append(listener)
            if 0 < self._limits.lines_per_guest < len(mine):
                self.end_oldest(listener.guest)
        self._tell(listener, address)

    def remove(self, listener: Listener, address: str | None) -> None:
        if address is not None:
            self._addresses -= Counter({address: 1})
        if listener.guest is not None:
            mine = self._guests.get(listener.guest, [])
            if listener in mine:
                mine.remove(listener)
            if not mine:
                self._guests.pop(listener.guest, None)
        self._tell(listener, address)

    def _tell(self, listener: Listener, address: str | None) -> None:
        if address is not None:
            self._tell_address(address)
        if (guest := listener.guest) is not None:
            self._peers.tell_count(_OF_GUEST, guest, len(self._guests.get(guest, ())))

    def _tell_address(self, address: str) -> None:
        here = self._addresses[address] + self._coming[address]
        self._peers.tell_count(_OF_ADDRESS, address, here)


def _too_many(limit: str, most: int, what: str) -> Refusal:
    return Refusal("too_many", f"{most} lines {what}", limit=limit, retry=_LATER)
