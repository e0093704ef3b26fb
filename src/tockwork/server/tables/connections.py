"""The open connections of each user, address and table, through all processes."""

from __future__ import annotations

from collections import Counter

from tockwork.server.limits import Limits
from tockwork.server.peers.peers import Peers
from tockwork.server.refusals import Refusal
from tockwork.server.store.users import Users
from tockwork.server.tables.listener import Listener
from tockwork.server.wire import messages as m

_LATER = 10_000  # milliseconds to wait before another try
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
        """Refuses one more connection from an address, or one more spectator of a table.

        A user who opens one too many loses the oldest: it may be a page whose connection broke.
        """
        limits = self._limits
        if not listener.held and 0 < limits.lines_per_table <= listener.table.watching:
            raise _too_many("lines_per_table", limits.lines_per_table, "of spectators of one table")
        await self.check_address(address)
        if self._peers.shared and listener.guest is not None and limits.lines_per_guest:
            await self._make_room(listener.guest)

    async def check_address(self, address: str | None) -> None:
        """Refuses one more connection from an address, of whatever kind."""
        most = self._limits.lines_per_address
        if address is None or not most:
            return
        self._coming[address] += 1
        here = self._addresses[address] + self._coming[address]
        try:
            others = await self._peers.count(_OF_ADDRESS, address, here) if here <= most else {}
        finally:
            self._coming -= Counter({address: 1})
        if here + sum(others.values()) > most:
            self._publish_address(address)
            raise _too_many("lines_per_address", most, "from one address")

    async def _make_room(self, guest: str) -> None:
        """Of a user's connections through several processes, one where most are makes room."""
        here = len(self._guests.get(guest, ())) + 1
        others = await self._peers.count(_OF_GUEST, guest, here)
        if others and here + sum(others.values()) > self._limits.lines_per_guest:
            peer = max(others, key=lambda each: others[each])
            if others[peer] >= here:
                self._peers.publish_evict(peer, guest)
            else:
                self.end_oldest(guest)

    def end_oldest(self, guest: str) -> None:
        if mine := self._guests.get(guest):
            mine.pop(0).close(m.Closing(code="replaced", retry=None))

    def devices(self) -> list[str]:
        """The devices with an open table, by their hashes."""
        lines = [line for lines in self._guests.values() for line in lines]
        return sorted({line.device for line in lines if line.device is not None})

    def guests(self) -> list[str]:
        """The users with a line here."""
        return list(self._guests)

    async def look_whose(self, guest: str, guests: Users) -> None:
        """Devices were removed or now belong to another user: closes connections that are not this
        user's any more. The others reconnect themselves."""
        for line in list(self._guests.get(guest, ())):
            owner = None if line.device is None else await guests.owner(line.device)
            if owner is None:
                line.close(m.Closing(code="removed", retry=None))
            elif owner != guest:
                line.end()

    def add(self, listener: Listener, address: str | None) -> None:
        """Counts a line from now on."""
        self.count_address(address, 1)
        if listener.guest is not None:
            mine = self._guests.setdefault(listener.guest, [])
            mine.append(listener)
            if 0 < self._limits.lines_per_guest < len(mine):
                self.end_oldest(listener.guest)
        self._publish_guest(listener)

    def remove(self, listener: Listener, address: str | None) -> None:
        self.count_address(address, -1)
        if listener.guest is not None:
            mine = self._guests.get(listener.guest, [])
            if listener in mine:
                mine.remove(listener)
            if not mine:
                self._guests.pop(listener.guest, None)
        self._publish_guest(listener)

    def count_address(self, address: str | None, change: int) -> None:
        """One connection more from an address, or one less."""
        if address is not None:
            self._addresses[address] += change
            if self._addresses[address] <= 0:
                del self._addresses[address]
            self._publish_address(address)

    def _publish_guest(self, listener: Listener) -> None:
        if (guest := listener.guest) is not None:
            self._peers.publish_count(_OF_GUEST, guest, len(self._guests.get(guest, ())))

    def _publish_address(self, address: str) -> None:
        here = self._addresses[address] + self._coming[address]
        self._peers.publish_count(_OF_ADDRESS, address, here)


def _too_many(limit: str, most: int, what: str) -> Refusal:
    return Refusal("too_many", f"{most} lines {what}", limit=limit, retry=_LATER)
