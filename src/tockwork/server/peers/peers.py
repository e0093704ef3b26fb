"""The communication of processes that serve the same tables. A single process needs hardly any.

It only speeds things up: the log in the database decides. Lost news come late, and a table that two
processes run is still played once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol


class Here(NamedTuple):
    """The listeners at a table through one process: seats, and a number of spectators."""

    guests: frozenset[str]
    watching: int


NOBODY = Here(frozenset(), 0)


class Stored(NamedTuple):
    """An entry of a log as the database has it, but for where it stands."""

    at: int
    guest: str | None
    command: str | None
    data: str


class Hears(Protocol):
    """Handles the news from other processes."""

    def hear_at(self, table_id: str, entries: int, last: Stored | None) -> None:
        """The log of a table has a number of entries; the last one may be attached."""

    def hear_here(self, table_id: str, peer: str, here: Here) -> None:
        """The listeners through another process have changed."""

    def hear_said(self, table_id: str, text: bytes) -> None:
        """A message for everyone at a table, stored nowhere."""

    def hear_changed(self, guest: str) -> None:
        """Cached data of a user is no longer true."""

    def hear_unnamed(self, table_id: str) -> None:
        """A name was removed from the stored data of a table."""

    def hear_evict(self, guest: str) -> None:
        """A user has too many connections: the oldest one here is closed."""

    def hear_gone(self, peer: str) -> None:
        """Another process has ended."""

    def hear_nothing(self) -> None:
        """For a while nothing was heard, and maybe nothing was said."""

    def who_is_here(self, table_id: str) -> Here:
        """The listeners through this process."""


class Peers(Protocol):
    """The others. `tell_…` return at once; what they say is said soon."""

    shared: bool  # whether there may be others at all

    async def open(self, name: str, hears: Hears) -> None:
        """`name` is the same for all processes of one server."""

    def others(self) -> Sequence[str]:
        """The processes besides this one."""

    async def follow(self, table_id: str) -> dict[str, Here]:
        """Subscribes to the news of a table; returns the listeners through other processes."""

    async def there(self, tables: Sequence[str]) -> dict[str, dict[str, Here]]:
        """The listeners at these tables through other processes; of none if nobody can say."""

    def unfollow(self, table_id: str) -> None: ...

    def publish_entry(self, table_id: str, entries: int, last: Stored) -> None:
        """Says what was stored just now."""

    def publish_presence(self, table_id: str) -> None: ...

    def publish_said(self, table_id: str, text: bytes) -> None: ...

    def publish_user(self, guest: str) -> None: ...

    def publish_unnamed(self, table_id: str) -> None: ...

    def publish_evict(self, peer: str, guest: str) -> None: ...

    async def take(self, rate: str, who: str, every: float, burst: float, count: int) -> int:
        """Takes from a rate limit that all processes share.

        0, or the milliseconds to wait; then nothing is taken. `every` and `burst`
        are those of a `RateLimit`. A negative number gives back.
        """

    async def count(self, what: str, who: str, here: int) -> dict[str, int]:
        """Announces how many of a key this process has; returns the numbers of the others."""

    def publish_count(self, what: str, who: str, here: int) -> None: ...

    def publish_public(self, tables: Iterable[str]) -> None:
        """Tables that anybody may join, for the next seconds."""

    async def public(self) -> list[str]:
        """Those of all processes."""

    async def leases(self, table_id: str) -> float:
        """0 if this process minds the bots and clocks of a table; else when to ask again."""

    async def unleased(self, tables: Iterable[str]) -> list[str]:
        """Those of these tables that no process minds."""

    async def close(self) -> None: ...


class Alone:
    """A single process, which knows everything itself."""

    shared = False

    async def open(self, name: str, hears: Hears) -> None:
        pass

    def others(self) -> Sequence[str]:
        return ()

    async def follow(self, table_id: str) -> dict[str, Here]:
        return {}

    async def there(self, tables: Sequence[str]) -> dict[str, dict[str, Here]]:
        return {}

    def unfollow(self, table_id: str) -> None:
        pass

    def publish_entry(self, table_id: str, entries: int, last: Stored) -> None:
        pass

    def publish_presence(self, table_id: str) -> None:
        pass

    def publish_said(self, table_id: str, text: bytes) -> None:
        pass

    def publish_user(self, guest: str) -> None:
        pass

    def publish_unnamed(self, table_id: str) -> None:
        pass

    def publish_evict(self, peer: str, guest: str) -> None:
        pass

    async def take(self, rate: str, who: str, every: float, burst: float, count: int) -> int:
        return 0

    async def count(self, what: str, who: str, here: int) -> dict[str, int]:
        return {}

    def publish_count(self, what: str, who: str, here: int) -> None:
        pass

    def publish_public(self, tables: Iterable[str]) -> None:
        pass

    async def public(self) -> list[str]:
        return []

    async def leases(self, table_id: str) -> float:
        return 0.0

    async def unleased(self, tables: Iterable[str]) -> list[str]:
        return []

    async def close(self) -> None:
        pass
