"""Presence at a table, here or at another process, now and a while ago."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from tockwork.server.peers.peers import NOBODY, Here

if TYPE_CHECKING:
    from tockwork.server.tables.listener import Listener

_REMEMBERED = 200  # arrivals and departures of one user, for delayed spectators


class Presence:
    """`left_at` is when a user with a seat was last seen to go."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.holders: set[Listener] = set()  # connections of users with a seat
        self.watchers: set[Listener] = set()  # and of all others
        self.elsewhere: dict[str, Here] = {}  # by process
        self.left_at = 0
        self._now = now
        self._lines: dict[str, int] = {}  # the number of each user
        self._away: dict[str, int] = {}
        self._past: dict[str, list[tuple[int, int | None]]] = {}  # (when, away since)
        self._watched: list[tuple[int, int]] = []  # (when, how many)

    @property
    def listeners(self) -> Iterator[Listener]:
        yield from self.holders
        yield from self.watchers

    def __len__(self) -> int:
        return len(self.holders) + len(self.watchers)

    def here(self, guest: str | None) -> bool:
        return guest in self._lines or any(guest in e.guests for e in self.elsewhere.values())

    @property
    def watching(self) -> int:
        """The number of listeners without a seat, here or elsewhere."""
        return len(self.watchers) + sum(here.watching for here in self.elsewhere.values())

    def were_watching(self, then: int) -> int:
        """The same as it was at another time; the viewer is one of them."""
        at = bisect_right(self._watched, then, key=lambda change: change[0])
        return max(1, self._watched[at - 1][1] if at else 0)

    def _note_watching(self) -> None:
        if not self._watched or self._watched[-1][1] != self.watching:
            self._watched.append((self._now(), self.watching))
            del self._watched[:-_REMEMBERED]

    def add(self, listener: Listener) -> None:
        (self.holders if listener.held else self.watchers).add(listener)
        self._note_watching()
        if listener.guest is not None:
            self._lines[listener.guest] = self._lines.get(listener.guest, 0) + 1
            if listener.held:
                self._note(listener.guest, None)

    def sort(self, held_by: Callable[[str | None], tuple[int, ...]]) -> None:
        """Seats have changed: says to every line which it holds now."""
        for listener in list(self.listeners):
            listener.held = held_by(listener.guest)
            here, there = self.holders, self.watchers
            if not listener.held:
                here, there = there, here
            there.discard(listener)
            here.add(listener)
        for guest in [each for each in self._away if not held_by(each)]:
            del self._away[guest]  # who sits down again has not been away since then
        self._note_watching()

    def seen(self, guest: str) -> bool:
        """A user has shown up, on whatever way: whether it had been away."""
        return self._away.pop(guest, None) is not None

    def gone(self, listener: Listener) -> None:
        """A connection has ended; its user may have others."""
        if listener not in self.holders and listener not in self.watchers:
            return
        self.holders.discard(listener)
        self.watchers.discard(listener)
        self._note_watching()
        guest = listener.guest
        if guest is None:
            return
        self._lines[guest] -= 1
        if not self._lines[guest]:
            del self._lines[guest]
            if listener.held and not self.here(guest):
                self._away[guest] = self.left_at = self._now()
                self._note(guest, self.left_at)

    def update(self, peer: str, here: Here) -> bool:
        """The presence through another process: whether that is new."""
        before = self.elsewhere.get(peer, NOBODY)
        if here == before:
            return False
        if here == NOBODY:
            del self.elsewhere[peer]
        else:
            self.elsewhere[peer] = here
        self._note_watching()
        for guest in here.guests - before.guests:
            self._away.pop(guest, None)
            self._note(guest, None)
        for guest in before.guests - here.guests:
            if not self.here(guest):
                self._away[guest] = self.left_at = self._now()
                self._note(guest, self.left_at)
        return True

    def away_since(self, guest: str) -> int | None:
        """Since when a user has not been here; None for one who is."""
        if self.here(guest):
            return None
        return self._away.setdefault(guest, self._now())

    def was_away_since(self, guest: str, then: int) -> int | None:
        """The same as it was at another time."""
        past = self._past.get(guest, ())
        at = bisect_right(past, then, key=lambda change: change[0])
        return past[at - 1][1] if at else then

    def _note(self, guest: str, away: int | None) -> None:
        past = self._past.setdefault(guest, [])
        past.append((self._now(), away))
        del past[:-_REMEMBERED]
