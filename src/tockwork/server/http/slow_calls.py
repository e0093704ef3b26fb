"""A connection that does not say what it wants is not kept open for ever, nor are too many."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tockwork.server.http.open_connections import OpenConnections

PATIENCE = 20.0  # seconds for a call to arrive whole
_FAREWELL = 1.0  # seconds for a refusal to be read


class PromptCall(HttpToolsProtocol):
    """One connection: from its beginning, or from a call's first byte, to the call's last one."""

    _due: asyncio.TimerHandle | None = None
    _address: str | None = None  # under which it is counted

    def __init__(self, *args: Any, connections: OpenConnections, **options: Any) -> None:
        super().__init__(*args, **options)
        self._others = connections
        self._refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()
        self._address = self._others.address(transport.get_extra_info("peername"))
        if self._address is None:
            return
        count, most = self._others.come(self._address), self._others.most
        if count > 2 * most:  # not even a word for those who go on all the same
            transport.abort()
        elif count > most:
            self._refused = True
            transport.write(self._others.refusal())
            transport.write_eof()
            self.loop.call_later(_FAREWELL, transport.close)

    def data_received(self, data: bytes) -> None:
        if not self._refused:
            super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
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
        """Nothing more is read: the parser need not know whom it tells, and both are gone."""
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
