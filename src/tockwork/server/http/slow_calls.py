"""A connection that does not say what it wants is not kept open for ever."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

PATIENCE = 20.0  # seconds for a call to arrive whole


class PromptCall(HttpToolsProtocol):
    """One connection: from its beginning, or from a call's first byte, to the call's last one."""

    _due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()
        self._let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)
        self._let_go()

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
