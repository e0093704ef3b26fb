"""Compressed responses for clients that accept them; long ones in a thread, off the event loop."""

from __future__ import annotations

import asyncio
import zlib

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

PACKED = "application/gzip"  # which is compressed already
_WORTH = 1000  # bytes from which packing is worth it
_LONG = 16_000  # and from which it takes long enough for others to notice
_KINDS = ("text/", "application/", "image/svg")


class Packing:
    """Around an application whose responses end; an endless stream must bypass it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            await self.app(scope, receive, send)
            return
        start: Message = {}
        body = bytearray()

        async def collect(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            body.extend(message.get("body", b""))
            if message.get("more_body"):
                return
            headers = MutableHeaders(raw=start["headers"])
            whole = bytes(body)
            kind = headers.get("content-type", "")
            if (
                len(whole) >= _WORTH
                and kind.startswith(_KINDS)
                and kind != PACKED
                and "content-encoding" not in headers
                and start["status"] == 200
            ):
                whole = _packed(whole) if len(whole) < _LONG else await _in_thread(whole)
                headers["Content-Encoding"] = "gzip"
                headers["Content-Length"] = str(len(whole))
                headers.add_vary_header("Accept-Encoding")
            await send(start)
            await send({"type": "http.response.body", "body": whole})

        await self.app(scope, receive, collect)


def _packed(data: bytes) -> bytes:
    packer = zlib.compressobj(5, zlib.DEFLATED, 31)  # 31: with the head and tail of gzip
    return packer.compress(data) + packer.flush()


async def _in_thread(data: bytes) -> bytes:
    return await asyncio.to_thread(_packed, data)
