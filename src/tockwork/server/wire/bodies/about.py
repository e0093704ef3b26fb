"""The server itself."""

from __future__ import annotations

from tockwork.server.wire.shapes import Frozen


class ServerInfo(Frozen):
    """`addresses`: for links and QR codes, when the page itself was opened as localhost.

    `at_home`: whether devices in the network at home can connect; null for pages that cannot change
    that: all but those on the server's own computer.
    """

    version: str
    addresses: tuple[str, ...]
    at_home: bool | None


class AtHome(Frozen):
    """Whether devices in the network at home may come in."""

    open: bool
