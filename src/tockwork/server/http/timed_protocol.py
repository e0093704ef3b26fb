"""A connection that does not say what it wants is not kept open for ever, nor are too many, and
none says too much at once."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from tockwork.server.http.admission import AdmissionQueue
from tockwork.server.http.open_connections import OpenConnections
from tockwork.server.wire.bodies.failures import Failure

PATIENCE = 20.0  # seconds for a call to arrive whole
_FAREWELL = 1.0  # seconds for a refusal to be read
_MOST_AHEAD = 8  # pipelined requests before the first response
_PIECE = 8 * 1024  # bytes that are read before others have their turn: they may be a thousand parts
_HEAD = 32 * 1024  # bytes of address and headers
_HEADERS = 200
_END = (
    b"\r\ncontent-type: application/json\r\ncache-control: no-store\r\nconnection: close\r\n"
    b"content-length: %d\r\n\r\n%b"
)
_TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large" + _END
_NO_CALL = b"HTTP/1.1 400 Bad Request" + _END


class _TooMuch(Exception):
    """Ends a call in the middle of it."""


class TimedProtocol(HttpToolsProtocol):
    """One connection: from its beginning, or from a call's first byte, to the call's last one."""

    _due: asyncio.TimerHandle | None = None
    _address: str | None = None  # under which it is counted

    def __init__(
        self, *args: Any, connections: OpenConnections, turns: AdmissionQueue, **options: Any
    ) -> None:
        super().__init__(*args, **options)
        self._others = connections
        self._turns = turns
        self._head = 0  # bytes of the call's beginning so far
        self._refused = False
        self._asking: asyncio.Task[None] | None = None
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()
        self._address = self._others.address(transport.get_extra_info("peername"))
        if self._address is None:
            return
        count, most = self._others.come(self._address), self._others.most
        if count > 2 * most:  # no response for clients that go on all the same
            transport.abort()
        elif count > most:
            self._refuse(self._others.refusal())
        elif self._others.asks_others(self._address):
            transport.pause_reading()
            self._asking = self.loop.create_task(self._ask_others(self._address, count))

    async def _ask_others(self, address: str, count: int) -> None:
        """Nothing is read until other processes have said how many they have of this address."""
        if count + await self._others.elsewhere(address) > self._others.most:
            self._refuse(self._others.refusal())
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def send_400_response(self, msg: str) -> None:
        text = Failure(code="invalid", detail=msg).model_dump_json().encode()
        self._refuse(_NO_CALL % (len(text), text))

    def _refuse(self, answer: bytes) -> None:
        """Leaves further bytes unread, so that the refusal arrives. A request in progress sees a
        disconnected client, so it adds nothing."""
        if self.transport.is_closing():
            return
        self._refused = True
        for cycle in (self._answering, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        self.transport.write(answer)
        self.transport.write_eof()
        self.loop.call_later(_FAREWELL, self.transport.close)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), _PIECE):
            piece = data[at : at + _PIECE]
            if not self._reads():
                return
            if self._turns.may_begin():
                self._read(piece)
            else:
                self.flow.pause_reading()
                self._turns.wait(partial(self._go_on, piece))

    def _go_on(self, data: bytes) -> None:
        if not self.transport.is_closing() and self._reads():
            self.flow.resume_reading()
            self._read(data)

    def _reads(self) -> bool:
        """Whether anything more is to be understood: no refusal, and no line that reads itself."""
        return not self._refused and self.parser is not None

    def _read(self, data: bytes) -> None:
        """A request's head is buffered until its target is known."""
        self._head += len(data)
        super().data_received(data)
        if self._head > _HEAD and not self._refused:
            body = Failure(code="too_large", detail=f"{_HEAD} bytes of address and headers")
            text = body.model_dump_json().encode()
            self._refuse(_TOO_LONG % (len(text), text))

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle  # `self.cycle` is the last one that was read
        super()._start_asgi_task(cycle, app)

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= _MOST_AHEAD:
            raise _TooMuch
        super().on_message_begin()
        self._wait()

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= _HEADERS:
            raise _TooMuch
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._head = -(1 << 60)  # a body follows, which is counted elsewhere

    def on_message_complete(self) -> None:
        self._head = 0
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        if self.scope["method"] != "GET":  # it would wait for ever for one that is
            return self.send_400_response("a socket is opened with GET")
        super().handle_websocket_upgrade()
        self._leave()
        self._let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)
        self._leave()
        self._let_go()

    def _leave(self) -> None:
        """It is no longer counted here: it has ended, or is a line and counted as one."""
        if self._address is not None:
            self._others.go(self._address)
            self._address = None

    def _let_go(self) -> None:
        """Stops reading and cuts the reference to the parser, so that both are freed."""
        self.parser = None  # type: ignore[assignment]

    def _wait(self) -> None:
        if self._due is None:
            self._due = self.loop.call_later(PATIENCE, self._too_slow)

    def _arrived(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _too_slow(self) -> Any:
        self._due = None
        if not self.transport.is_closing():
            self.transport.close()
