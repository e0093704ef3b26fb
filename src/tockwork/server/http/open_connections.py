"""The open connections of each address, idle or not."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from tockwork.server.http.identity import home_of
from tockwork.server.peers.peers import Peers
from tockwork.server.wire.bodies.failures import Failure

_RETRY = 1000  # milliseconds
_LITTLE = 1 / 16  # of the limit: below it other processes are neither informed nor asked
_FROM = "connections from"


class OpenConnections:
    """A proxy speaks for many: its connections are not counted.

    Processes that serve the same tables count together; through each of them an address may have
    that little more than through one.
    """

    def __init__(self, most: int, proxies: Sequence[str], peers: Peers) -> None:
        self.most = most
        self._peers = peers
        self._everybody = "*" in proxies
        self._proxies = []
        for each in proxies:
            try:
                self._proxies.append(ip_network(each, strict=False))
            except ValueError:
                continue  # a name, or "*"
        self._open: Counter[str] = Counter()

    def address(self, peer: object) -> str | None:
        """The address that a connection counts for; None if it is not counted."""
        if not self.most or self._everybody or not isinstance(peer, tuple):
            return None
        home = home_of(peer[0])
        if home is None or any(self._address(peer[0]) in proxy for proxy in self._proxies):
            return None
        return home

    @staticmethod
    def _address(host: str) -> IPv4Address | IPv6Address:
        address = ip_address(host)
        mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
        return mapped or address

    def come(self, address: str) -> int:
        """One more; how many there are now."""
        self._open[address] += 1
        return self._open[address]

    def asks_others(self, address: str) -> bool:
        """Whether those through other processes are to be counted as well."""
        return self._peers.shared and self._counted(address) > 0

    async def elsewhere(self, address: str) -> int:
        """The number through other processes, which receive the number here."""
        return sum((await self._peers.count(_FROM, address, self._counted(address))).values())

    def go(self, address: str) -> None:
        counted = self._counted(address)
        self._open[address] -= 1
        if counted:
            self._peers.publish_count(_FROM, address, self._counted(address))
        if not self._open[address]:
            del self._open[address]

    def _counted(self, address: str) -> int:
        """The news for other processes."""
        here = self._open[address]
        return here if here > self.most * _LITTLE else 0

    def refusal(self) -> bytes:
        """The response to one connection too many, whatever it was going to request."""
        body = Failure(
            code="too_many",
            detail=f"{self.most} connections from one address",
            limit="connections_per_address",
            retry=_RETRY,
        )
        text = json.dumps(body.model_dump(mode="json")).encode()
        return (
            b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\n"
            b"cache-control: no-store\r\nretry-after: 1\r\nconnection: close\r\n"
            b"content-length: %d\r\n\r\n%b" % (len(text), text)
        )
