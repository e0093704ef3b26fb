"""Rate limits (GCRA, the generic cell rate algorithm) and quotas of a user, address or table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """0: no limit. Users on the server's own computer may make any number of tables."""

    tables_per_guest: int = 20
    tables_per_address: int = 100
    guests_per_minute: int = 60
    calls_per_second: int = 20
    calls_per_address: int = 100
    commands_per_second: int = 50
    connections_per_address: int = 300
    lines_per_guest: int = 20
    lines_per_address: int = 300
    lines_per_table: int = 1000
    message_size: int = 64 * 1024
    copy_size: int = 4 * 1024 * 1024
    first_copy_size: int = 256 * 1024
    copies_in_all: int = 1024 * 1024 * 1024


class RateLimit:
    """GCRA for many keys: `most` in a span of milliseconds, all at once or evenly spread."""

    def __init__(self, most: int, span: int, name: str = "") -> None:
        self.name = name
        self.every = span / most if most else 0.0
        self.burst = span - self.every
        self._free: dict[str, float] = {}  # the theoretical arrival time of each key

    def wait(self, who: str, now: int) -> int:
        """Milliseconds until a request of this key conforms; 0 if now."""
        ahead = self._free.get(who, now) - now - self.burst
        return int(ahead) + 1 if ahead > 0 and self.every else 0

    def take(self, who: str, now: int) -> None:
        if self.every:
            self._free[who] = max(self._free.get(who, now), now) + self.every

    def give_back(self, who: str) -> None:
        """One that was taken is not counted after all."""
        if who in self._free:
            self._free[who] -= self.every

    def counts(self, who: str) -> bool:
        """Whether a key still has a state."""
        return who in self._free

    def forget(self, now: int) -> None:
        """Drops the keys that have long been idle."""
        self._free = {who: at for who, at in self._free.items() if at > now}
