"""Who is at a table right now, known by their open connections."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tockwork.server.tables.listener import Listener


class Presence:
    """`left_at` is when somebody who has a seat was last seen to go."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.listeners: set[Listener] = set()
        self.left_at = 0
        self._now = now
        self._away: dict[str, int] = {}

    def here(self, guest: str | None) -> bool:
        return any(listener.guest == guest for listener in self.listeners)

    def seen(self, guest: str) -> bool:
        """A guest has shown up, on whatever way: whether it had been away."""
        return self._away.pop(guest, None) is not None

    def gone(self, listener: Listener) -> None:
        """A connection has ended; its guest may have others."""
        self.listeners.discard(listener)
        if listener.guest is not None and not self.here(listener.guest):
            self._away[listener.guest] = self._now()
            if listener.held:
                self.left_at = self._now()

    def away_since(self, guest: str) -> int | None:
        """Since when a guest has not been here; None for one who is."""
        if self.here(guest):
            return None
        return self._away.setdefault(guest, self._now())
