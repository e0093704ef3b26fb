"""What a process has to do with others that serve the same tables. Alone, it is nearly nothing.

Whatever is said here only helps: the log in the database decides what has happened. News that are
lost come late, a table minded by two is played once all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol


class Here(NamedTuple):
    """Who listens at a table through one process: those with a seat, and how many others."""

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
    """What a process does with what it hears from others."""

    def hear_at(self, table_id: str, entries: int, last: Stored | None) -> None:
        """The log of a table has so many entries, and maybe which is the last."""

    def hear_here(self, table_id: str, peer: str, here: Here) -> None:
        """Who listens through another process."""

    def hear_said(self, table_id: str, text: bytes) -> None:
        """A message for everybody at a table, kept nowhere."""

    def hear_changed(self, guest: str) -> None:
        """What was known of a guest is no longer true."""

    def hear_unnamed(self, table_id: str) -> None:
        """A name was taken out of what is stored of a table."""

    def hear_spare(self, guest: str) -> None:
        """A guest has too many lines: the oldest one here is to end."""

    def hear_gone(self, peer: str) -> None:
        """Another process has ended."""

    def hear_nothing(self) -> None:
        """For a while nothing was heard, and maybe nothing was said."""

    def who_is_here(self, table_id: str) -> Here:
        """Who listens through this process."""


class Peers(Protocol):
    """The others. `tell_…` return at once; what they say is said soon."""

    shared: bool  # whether there may be others at all

    async def open(self, name: str, hears: Hears) -> None:
        """`name` is the same for all processes of one server."""

    def others(self) -> Sequence[str]:
        """The processes besides this one."""

    async def follow(self, table_id: str) -> dict[str, Here]:
        """From now on what is said about a table is heard; who is there through others."""

    def unfollow(self, table_id: str) -> None: ...

    def tell_at(self, table_id: str, entries: int, last: Stored) -> None:
        """Says what was stored just now."""

    def tell_here(self, table_id: str) -> None: ...

    def tell_said(self, table_id: str, text: bytes) -> None: ...

    def tell_changed(self, guest: str) -> None: ...

    def tell_unnamed(self, table_id: str) -> None: ...

    def tell_spare(self, peer: str, guest: str) -> None: ...

    async def take(self, pace: str, who: str, every: float, burst: float, count: int) -> int:
        """Takes so many of what somebody may have through all processes together.

        0, or the milliseconds to wait for the last of them; then none is taken. `every` and `burst`
        are those of a `Pace`. Fewer than none gives back.
        """

    async def count(self, what: str, who: str, here: int) -> dict[str, int]:
        """Says how many of something somebody has here; answers how many through which other."""

    def tell_count(self, what: str, who: str, here: int) -> None: ...

    def tell_public(self, tables: Iterable[str]) -> None:
        """Tables that anybody may join, for the next seconds."""

    async def public(self) -> list[str]:
        """Those of all processes."""

    async def minds(self, table_id: str) -> float:
        """0 if this process minds the bots and clocks of a table; else when to ask again."""

    async def unminded(self, tables: Iterable[str]) -> list[str]:
        """Those of these tables that no process minds."""

    async def close(self) -> None: ...


class Alone:
    """One process, which knows everything by itself."""

    shared = False

    async def open(self, name: str, hears: Hears) -> None:
        pass

    def others(self) -> Sequence[str]:
        return ()

    async def follow(self, table_id: str) -> dict[str, Here]:
        return {}

    def unfollow(self, table_id: str) -> None:
        pass

    def tell_at(self, table_id: str, entries: int, last: Stored) -> None:
        pass

    def tell_here(self, table_id: str) -> None:
        pass

    def tell_said(self, table_id: str, text: bytes) -> None:
        pass

    def tell_changed(self, guest: str) -> None:
        pass

    def tell_unnamed(self, table_id: str) -> None:
        pass

    def tell_spare(self, peer: str, guest: str) -> None:
        pass

    async def take(self, pace: str, who: str, every: float, burst: float, count: int) -> int:
        return 0

    async def count(self, what: str, who: str, here: int) -> dict[str, int]:
        return {}

    def tell_count(self, what: str, who: str, here: int) -> None:
        pass

    def tell_public(self, tables: Iterable[str]) -> None:
        pass

    async def public(self) -> list[str]:
        return []

    async def minds(self, table_id: str) -> float:
        return 0.0

    async def unminded(self, tables: Iterable[str]) -> list[str]:
        return []

    async def close(self) -> None:
        pass
