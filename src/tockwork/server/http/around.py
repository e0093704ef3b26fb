"""Around every call: headers on the answer, a limit on the body, a line in the log."""

from __future__ import annotations

import logging
import time

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tockwork.server.metrics import Metrics

logger = logging.getLogger("tockwork.http")

# Nothing is loaded from elsewhere. Style attributes are what moves marbles.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",  # the kernel of tables on the guest's own device
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
}


class Around:
    """Headers on every answer, a limit on every body, a line in the log for every call."""

    def __init__(self, app: ASGIApp, metrics: Metrics, most: int) -> None:
        self.app = app
        self.small = GZipMiddleware(app, minimum_size=1000, compresslevel=5)
        self.metrics = metrics
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begin, status = time.perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [(k.lower().encode(), v.encode()) for k, v in HEADERS.items()]
                message = {**message, "headers": [*message["headers"], *headers]}
            await send(message)

        try:
            await self._limited(scope, receive, answer)
        finally:
            self.metrics.requests.labels(str(status)).inc()
            took = round((time.perf_counter() - begin) * 1000, 1)
            logger.info(
                "call",
                extra={
                    "method": scope["method"],
                    "path": scope["path"],
                    "status": status,
                    "ms": took,
                },
            )

    async def _limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        # A packed stream would be held back until there is enough to pack.
        app = self.app if scope["path"].endswith("/stream") else self.small
        body = b""
        while scope["method"] not in ("GET", "HEAD"):
            message = await receive()
            body += message.get("body", b"")
            if len(body) > self.most:
                detail = f"a body may have {self.most} bytes"
                refusal = {"code": "too_large", "detail": detail, "problems": []}
                await JSONResponse(refusal | {"limit": "message_size"}, 413)(scope, receive, send)
                return
            if message["type"] == "http.disconnect" or not message.get("more_body"):
                break
        told = scope["method"] in ("GET", "HEAD")

        async def whole() -> Message:
            nonlocal told
            if told:
                return await receive()
            told = True
            return {"type": "http.request", "body": body, "more_body": False}

        await app(scope, whole, send)
