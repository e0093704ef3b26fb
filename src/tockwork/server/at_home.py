"""The network at home: a second door, opened and closed by the person at this computer."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tockwork.errors import TockworkError
from tockwork.server.http.hosts import HERE_ONLY
from tockwork.server.http.identity import address_of
from tockwork.server.refusals import Refusal
from tockwork.server.settings import Settings

# A proxy sends one of these; the caller it speaks for sits somewhere else.
_FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


def own_address() -> str:
    """This computer's address in its network, or nothing. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody
        except OSError:
            return ""
        return str(probe.getsockname()[0])


class HomeDoor:
    """Whether others in the network can come in, and by which address.

    A server that listens to this computer alone, and has no name elsewhere, has a second door. It
    is closed until a user of this computer opens it, and again when the server has ended.
    `opens` and `closes` are the server's; without them there is no such door.
    """

    def __init__(self, addresses: Sequence[str] = ()) -> None:
        self._fixed = tuple(addresses)
        self._port = 0
        self._door: asyncio.Server | None = None
        self._found = ""
        self._opens: Callable[[socket.socket], Awaitable[asyncio.Server]] | None = None
        self._closes: Callable[[asyncio.Server], None] | None = None
        self._turn = asyncio.Lock()

    def belongs_to(
        self,
        settings: Settings,
        door: socket.socket,
        opens: Callable[[socket.socket], Awaitable[asyncio.Server]],
        closes: Callable[[asyncio.Server], None],
    ) -> None:
        """From now on it can be opened, if this server is one of this computer alone."""
        host, self._port = door.getsockname()[:2]
        alone = ip_address(host).is_loopback and settings.redis is None
        if alone and settings.public_url is None and not settings.hosts:
            self._opens, self._closes = opens, closes

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where others in the network find this server now."""
        return (self._found,) if self._found else self._fixed

    def state(self, call: HTTPConnection) -> bool | None:
        """Whether it is open, for a page that may change that; else None."""
        if self._opens is None or not _is_here(call) or not (self._found or own_address()):
            return None
        return bool(self._found)

    async def turn(self, call: HTTPConnection, open_: bool) -> None:
        """Opens or closes it; only a page of this computer, opened at this computer, may."""
        origin = urlsplit(call.headers.get("origin", ""))
        own = origin.scheme == "http" and origin.netloc == call.headers.get("host")
        if self.state(call) is None or not own:
            raise Refusal("not_host", "only a page on the server's own computer may do that")
        async with self._turn:
            if open_ and not self._found:
                await self._open()
            elif not open_ and self._found:
                self._close()

    async def _open(self) -> None:
        assert self._opens is not None
        host = own_address()
        try:
            door = _bound(host, self._port)
            self._door = await self._opens(door)
        except (OSError, TockworkError) as bad:
            raise Refusal("failed", f"no door at {host}: {bad}") from None
        self._found = f"http://{host}:{door.getsockname()[1]}/"

    def _close(self) -> None:
        assert self._closes is not None
        assert self._door is not None
        self._closes(self._door)
        self._door, self._found = None, ""


def _bound(host: str, port: int) -> socket.socket:
    """The same port where it is free, so that the link differs in nothing but its name."""
    for number in (port, 0):
        door = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, number))
        except OSError:
            door.close()
            continue
        return door
    raise TockworkError("no port is free")


def _is_here(call: HTTPConnection) -> bool:
    """Whether the caller sits at this computer: by its address, by the name it called us, and by no
    proxy that speaks for others. The name keeps out sites that point theirs at this computer."""
    return (
        address_of(call) is None
        and HERE_ONLY.match(call.headers.get("host", "")) is not None
        and not any(name in call.headers for name in _FORWARDED)
    )
