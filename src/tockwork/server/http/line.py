"""A socket's line: what it hears goes straight to its table, what is told goes straight out.

A connection begins as any other: the application decides whether to accept it. From then on each
message would cost more on its way through the layers of the web server than the table takes to make
it, so uvicorn's own protocol hands what it has read to `hear`, and frames that many lines share are
written as they are.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tockwork.server.tables.message import Message

_EXTENSION = "tockwork.line"
_MOST_UNHEARD = 32  # messages of one line that wait; more are left in the connection


def line_of(call: WebSocket) -> Line:
    """The line of an accepted socket."""
    line: Line = call.scope["extensions"][_EXTENSION]
    line.open()
    return line


class Line(WebSocketsSansIOProtocol):
    """`resumed` is called when it takes messages again after it could not."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.resumed: Callable[[], None] = lambda: None
        self.ready = True
        self._heard: deque[str | None] | None = None  # None: the application reads for itself
        self._waiting: asyncio.Future[None] | None = None
        self._over = False
        self._packs = False
        self._unsent: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_EXTENSION] = self  # type: ignore[assignment]

    def open(self) -> None:
        """From now on this line speaks and hears for itself."""
        self._heard = deque()
        self._packs = bool(self.conn.extensions)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    # out -----------------------------------------------------------------------------------------

    def write(self, messages: list[Message]) -> None:
        """Sends messages, all those of one moment at once: every call of the system counts."""
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent += [each.packed if self._packs else each.frame for each in messages]

    def _flush(self) -> None:
        frames, self._unsent = self._unsent, []
        if frames and not self.close_sent and not self.disconnected:
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def end(self) -> None:
        """Nothing more will be said: the application closes the connection."""
        self._flush()
        self._over = True
        self._wake()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.ready = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.ready = True
        self.resumed()

    # in ------------------------------------------------------------------------------------------

    async def texts(self) -> AsyncIterator[str | None]:
        """What is said on this line, until it ends; None for what is no text."""
        assert self._heard is not None
        while not self._over:
            if not self.ready:  # who does not read what it is answered is not heard either
                await self.writable.wait()
            elif self._heard:
                yield self._heard.popleft()
            else:
                if self.read_paused:
                    self.read_paused = False
                    self.transport.resume_reading()
                self._waiting = self.loop.create_future()
                await self._waiting

    def send_receive_event_to_app(self) -> None:
        """Called with every message that has come whole."""
        if self._heard is None:
            super().send_receive_event_to_app()
            return
        text = None
        if self.curr_msg_data_type == "text":
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                super().send_receive_event_to_app()  # says goodbye as it should
                self.end()
                return
        self.frames = []
        self._heard.append(text)
        if len(self._heard) > _MOST_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        self.end()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self.end()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.end()

    def shutdown(self) -> None:
        super().shutdown()
        self.end()
