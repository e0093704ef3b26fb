"""A WebSocket connection: its messages go straight to its table, and the table's straight out.

A connection begins as any other: the application accepts or refuses it, and is done with it.
From then on each message would cost more on its way through the layers of the web server than the
table takes to make it, so whole frames with a text are read here, all others by uvicorn's own
protocol, and frames for many connections are written as they are. An idle connection
keeps no task waiting.
"""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from tockwork.server.tables.message import Message

logger = logging.getLogger("tockwork.http")

_EXTENSION = "tockwork.line"
_WINDOW = 12  # bits
_WHOLE_TEXT = 0x81
_LAST, _CONTROL = 0x80, 0x08  # bits of a frame's first byte
_MASKED = 0x80
_AT_ONCE = 32  # frames of one line that are read before others have their turn
_PAUSE = 0.01  # seconds
_NOT_UTF_8 = 1007
# Every message is packed on its own: nothing has to be remembered of those before, on either side.
_PACKING = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=_WINDOW,
    client_max_window_bits=_WINDOW,
)


class _NoTransport(asyncio.Transport):
    """Replaces the connection of an upgraded protocol."""

    def is_closing(self) -> bool:
        return True

    def write(self, data: bytes | bytearray | memoryview) -> None: ...
    def close(self) -> None: ...
    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...


_GONE = _NoTransport()


def _nothing(*_: object) -> None: ...


def connection_of(call: WebSocket) -> SocketConnection:
    """The line of an accepted socket."""
    line: SocketConnection = call.scope["extensions"][_EXTENSION]
    return line


class SocketConnection(WebSocketsSansIOProtocol):
    """`resumed` is called when it takes messages again after it could not.

    From `converse` on, `hear` is called with every message, None for one that is no text, and
    `ended` once, soon after the last.
    """

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.resumed: Callable[[], None] = _nothing
        self.ready = True
        self.over = False
        self._post = _post_of(self.loop)
        self._unsent: list[Message] = []
        self._hear: Callable[[str | None], None] | None = None  # None: the application reads
        self._ended: Callable[[], None] | None = None
        self._packs = False
        self._begun = b""  # unread bytes: mostly a frame without its end
        self._held: asyncio.TimerHandle | None = None  # until it is read on
        self._stopped = False
        self._in_parts = False  # the last message has not come to its end
        if self.conn.available_extensions:
            self.conn.available_extensions = [_PACKING]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_EXTENSION] = self  # type: ignore[assignment]
            self._packs = bool(self.conn.extensions)

    async def run_asgi(self) -> None:
        """Lets the application decide; an accepted connection goes on without it."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self._refuse()
        if self._hear is None and self.close_timer is None:
            self._refuse()

    def _refuse(self) -> None:
        """Closes the connection, with a word if nothing was decided; the server may be ending."""
        if not self.conn.eof_sent and not self.transport.is_closing():
            self.send_500_response()
        self.transport.close()

    def converse(self, hear: Callable[[str | None], None], ended: Callable[[], None]) -> None:
        """From now on this line hears for itself."""
        if self.disconnected:  # before it could begin
            self.resumed = _nothing
            self.loop.call_soon(ended)
            return
        self._hear, self._ended = hear, ended
        # All that was needed to decide, a third of what a silent line would keep.
        self.scope = {}  # type: ignore[typeddict-item]
        del self.request, self.response
        while not self.queue.empty():
            said = self.queue.get_nowait()
            if said["type"] == "websocket.receive":
                hear(said.get("text"))
        self.go_on_reading()
        if self.over:
            self.loop.call_soon(ended)

    # out -----------------------------------------------------------------------------------------

    def write(self, messages: list[Message]) -> None:
        """Sends messages, with all others of this moment."""
        if not self._unsent:
            self._post.add(self)
        self._unsent += messages

    def send_now(self) -> None:
        """Sends what was written so far."""
        messages, self._unsent = self._unsent, []
        if not messages or self.close_sent or self.disconnected:
            return
        if len(messages) == 1:
            self.transport.write(messages[0].packed if self._packs else messages[0].frame)
        else:
            packs = self._packs
            self.transport.write(b"".join([m.packed if packs else m.frame for m in messages]))

    def end(self) -> None:
        """Nothing more will be said."""
        if not self.over:
            self.over = True
            if self._ended is not None:
                self.loop.call_soon(self._ended)

    def close(self, code: int) -> None:
        """Says goodbye; the client may reply for some seconds."""
        self.send_now()
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.go_on_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.ready = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.ready = True
        self.resumed()

    # in ------------------------------------------------------------------------------------------

    def stop_reading(self) -> None:
        """Leaves further bytes in the connection."""
        self._stopped = True
        self._pause_reading()

    def go_on_reading(self) -> None:
        self._stopped = False
        if self._begun and self.read_paused:
            self._hold_back()  # earlier bytes are read first
        else:
            self._read_on()

    def _pause_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _hold_back(self) -> None:
        """Many frames at once are paced: a page never has so many to send."""
        self._pause_reading()
        if self._held is None:
            self._held = self.loop.call_later(_PAUSE, self._let_on)

    def _let_on(self) -> None:
        self._held = None
        if not self._stopped and not self.transport.is_closing():
            self.data_received(b"")
            self._read_on()

    def _read_on(self) -> None:
        if self.read_paused and not self._stopped and self._held is None:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Takes whole frames apart; all but simple text is left to the protocol, also whole."""
        if self._hear is None:
            super().data_received(data)
            return
        if self._begun:
            data, self._begun = self._begun + data, b""
        at = frames = 0
        while at < len(data) and not self.transport.is_closing():
            begin, end = _first_frame(data, at)
            if not begin or end > len(data):
                if begin and end - at > self.config.ws_max_size:  # it will never be read to its end
                    super().data_received(data[at:])
                else:
                    self._begun = data[at:]
                return
            if frames == _AT_ONCE or self._stopped:
                self._begun = data[at:]
                self._hold_back()
                return
            frames += 1
            frame, begin = data if end - at == len(data) else data[at:end], begin - at
            at = end
            text = self._text_in(frame, begin)
            if text is None:
                if not frame[0] & _CONTROL:
                    self._in_parts = not frame[0] & _LAST
                super().data_received(frame)
            elif not self.over:
                self._hear(text)

    def _text_in(self, frame: bytes, begin: int) -> str | None:
        """The text of a frame that is a whole message and packed in no way."""
        if frame[0] != _WHOLE_TEXT or not frame[1] & _MASKED or self._in_parts:
            return None
        if len(frame) > self.config.ws_max_size:
            return None
        try:
            return apply_mask(frame[begin:], frame[begin - 4 : begin]).decode()
        except UnicodeDecodeError:
            return None

    def send_receive_event_to_app(self) -> None:
        """Called with every other message that has come whole."""
        text = None
        if self.curr_msg_data_type == "text":
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                logger.info("nonsense", extra={"code": "invalid", "detail": "a text is no UTF-8"})
                self.frames = []
                self.conn.send_close(_NOT_UTF_8)
                self.handle_parser_exception()
                return
        if self._hear is None:
            super().send_receive_event_to_app()
            return
        self.frames = []
        if not self.over:
            self._hear(text)

    def handle_ping(self) -> None:
        """Backpressure: the server reads nothing from a client that does not read."""
        answer = b"".join(self.conn.data_to_send())
        if self.ready:
            self.transport.write(answer)

    # the end -------------------------------------------------------------------------------------

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        self.end()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self.end()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.end()
        if self._held is not None:
            self._held.cancel()
        # All references to it are cut, so that it is freed at once: a collection of cycles among
        # the objects of thousands of users takes a second in which nobody is served.
        self.resumed = self._hear = _nothing
        self._ended = None
        self.scope = {}  # type: ignore[typeddict-item]
        self.transport = _GONE
        self.conn.parser.close()

    def shutdown(self) -> None:
        super().shutdown()
        self.end()


class _Post:
    """Sends the writes of one moment, on all connections, one after another.

    A player gets the event and the acknowledgement of a move in one packet, and clients that share
    a machine are woken once and not for every connection.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = weakref.ref(loop)
        self._lines: list[SocketConnection] = []

    def add(self, line: SocketConnection) -> None:
        if not self._lines and (loop := self._loop()) is not None:
            loop.call_soon(self._send)
        self._lines.append(line)

    def _send(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            try:
                line.send_now()
            except Exception:  # a failure of one must not affect the others
                logger.exception("sending")
                line.end()


_posts: weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, _Post] = weakref.WeakKeyDictionary()


def _post_of(loop: asyncio.AbstractEventLoop) -> _Post:
    if loop not in _posts:
        _posts[loop] = _Post(loop)
    return _posts[loop]


def _first_frame(data: bytes, at: int) -> tuple[int, int]:
    """Where the content of the frame at some place begins and ends; 0 if that is not known yet."""
    if len(data) < at + 2:
        return 0, 0
    size, begin = data[at + 1] & 0x7F, at + 2
    if size == 126:
        size, begin = int.from_bytes(data[begin : begin + 2], "big"), begin + 2
    elif size == 127:
        size, begin = int.from_bytes(data[begin : begin + 8], "big"), begin + 8
    if data[at + 1] & _MASKED:
        begin += 4
    return (begin, begin + size) if len(data) >= begin else (0, 0)
