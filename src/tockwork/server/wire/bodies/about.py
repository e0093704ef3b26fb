"""The server itself."""

from __future__ import annotations

from tockwork.server.wire.shapes import Frozen


class ServerInfo(Frozen):
    """`addresses`: for links and QR codes, when the page itself was opened as localhost."""

    version: str
    addresses: tuple[str, ...]
