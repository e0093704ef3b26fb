"""Middleware of every request: response headers, a limit on the body, a line in the log."""

from __future__ import annotations

import logging
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tockwork.server.http.copies import COPY, Uploads
from tockwork.server.http.failures import failure
from tockwork.server.http.hosts import Hosts
from tockwork.server.http.pacing import check_call
from tockwork.server.http.packing import Packing
from tockwork.server.logs import without_table
from tockwork.server.refusals import Refusal
from tockwork.server.tables.all_tables import AllTables

logger = logging.getLogger("tockwork.http")

# Nothing is loaded from elsewhere. Style attributes are what moves marbles.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",  # the kernel of local games
        "img-src 'self' data: blob:",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Middleware:
    """Response headers, a limit on every body, rate limits, and a line in the log."""

    def __init__(self, app: ASGIApp, tables: AllTables) -> None:
        self.app = app
        self.packing = Packing(app)
        self.tables = tables
        self.metrics = tables.services.metrics
        self.limits = tables.services.settings.limits
        self.uploads = Uploads(tables)
        self.hosts = Hosts(tables.services.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            try:
                self.hosts.check(Headers(scope=scope).get("host"))
            except Refusal as no:
                logger.info("turned_away", extra={"code": no.code, "detail": no.detail})
                await send({"type": "websocket.close", "code": 4403})
                return
            await self.app(scope, receive, send)
            return
        begin, status = time.perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(raw=list(message["headers"]))
                headers.update(HEADERS)
                if scope["path"].startswith(("/api", "/metrics")):
                    headers.setdefault("Cache-Control", "no-store")
                message = {**message, "headers": headers.raw}
            await send(message)

        try:
            call = HTTPConnection(scope)
            self.hosts.check(call.headers.get("host"))
            if self.tables.closed and scope["path"].startswith("/api/"):
                raise Refusal("closing", "the server is closing", retry=1000)
            await check_call(self.tables, call)
            await self._counted(scope, receive, answer)
        except Refusal as no:  # before the application has heard of it
            await failure(no)(scope, receive, answer)
        finally:
            self.metrics.requests.labels(str(status)).inc()
            took = round((time.perf_counter() - begin) * 1000, 1)
            logger.info(
                "call",
                extra={
                    "method": scope["method"],
                    "path": without_table(scope["path"]),
                    "status": status,
                    "ms": took,
                },
            )

    async def _counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Finishes the requests in progress before the server ends; streams get a signal to end."""
        counts = not scope["path"].endswith("/stream")
        self.tables.calls += counts
        try:
            if scope["path"] == COPY and scope["method"] == "PUT":
                async with self.uploads.one(HTTPConnection(scope)):
                    await self._limited(scope, receive, send, "copy_size")
            else:
                await self._limited(scope, receive, send, "message_size")
        finally:
            self.tables.calls -= counts

    async def _limited(self, scope: Scope, receive: Receive, send: Send, limit: str) -> None:
        # A packed stream would be held back until there is enough to pack.
        app = self.app if scope["path"].endswith("/stream") else self.packing
        most, body = getattr(self.limits, limit), bytearray()
        while scope["method"] not in ("GET", "HEAD"):
            message = await receive()
            if message["type"] == "http.disconnect":
                return  # an incomplete request has no effect, and no client waits
            body += message.get("body", b"")
            if len(body) > most:
                raise Refusal("too_large", f"a body may have {most} bytes", limit=limit)
            if not message.get("more_body"):
                break
        shown = scope["method"] in ("GET", "HEAD")

        async def whole() -> Message:
            nonlocal shown
            if shown:
                return await receive()
            shown = True
            return {"type": "http.request", "body": bytes(body), "more_body": False}

        await app(scope, whole, send)
