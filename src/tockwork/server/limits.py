"""How much one guest, one address or one table may ask for before somebody is told to wait."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """0: no limit. Who calls from the server's own computer may make any number of tables."""

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


class Pace:
    """So many in a span of milliseconds, for each of many: all at once, or evenly spread."""

    def __init__(self, most: int, span: int, name: str = "") -> None:
        self.name = name
        self.every = span / most if most else 0.0
        self.burst = span - self.every
        self._free: dict[str, float] = {}  # when all that somebody has had is made up for

    def wait(self, who: str, now: int) -> int:
        """Milliseconds until somebody may have another one; 0 if now."""
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
        """Whether anything of somebody is still counted."""
        return who in self._free

    def forget(self, now: int) -> None:
        """Lets go of everybody who has long been quiet."""
        self._free = {who: at for who, at in self._free.items() if at > now}
