"""The clock of a table, worked out from its stored entries without the server's code."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Span = tuple[int, int]  # from when to when, in milliseconds
_NO_END = 1 << 60


def overlap(spans: Iterable[Span], begin: int, end: int) -> int:
    """How much of a time is in any of the spans."""
    total, reached = 0, begin
    for since, until in sorted(spans):
        since, until = max(since, reached), min(until, end)
        if since < until:
            total, reached = total + until - since, until
    return total


class Clock:
    """Follows a table: since when somebody is asked, the pauses since then, the banks."""

    def __init__(self, created: dict[str, Any], seats: int) -> None:
        rule = created["clock"]
        self.ticks = rule["kind"] != "none"
        self._seconds: int = 1000 * rule["seconds"]
        self._bank: int = 1000 * rule["bank"] if rule["kind"] == "bank" else 0
        self._full: int = 1000 * rule["bank"]
        self._seats = seats
        self.banks = [self._full] * seats
        self.since: int | None = None  # None: the game has not begun
        self.paused = False
        self.resumed_at = 0
        self._pauses: list[Span] = []
        self._moves: list[tuple[int, int]] = []  # seat and time of each; of an early one -1
        self._kept = 0  # what stands if all agree to undo

    def follow(self, said: dict[str, Any], at: int, undone: bool, paused: bool) -> None:
        """An entry; whether it has undone a move, and whether the game is paused after it."""
        kind = said["entry"]
        if kind == "proposed":
            self._kept = said.get("kept") or 0
        if kind == "started":
            self._ask(at)
        elif kind == "answered":
            self._moves.append((said["seat"], said["spent"]))
            self._use(said["seat"], said["spent"])
            self._ask(at)
        elif kind == "chose":
            self._moves.append((said["seat"], -1))
        if undone:
            self._moves = self._moves[: said["kept"] if kind == "took_back" else self._kept]
            self.banks = [self._full] * self._seats
            for seat, spent in self._moves:
                self._use(seat, spent)
            self._ask(at)
        if paused and not self.paused:
            self._pauses.append((at, _NO_END))
        elif self.paused and not paused:
            if self._pauses:
                self._pauses[-1] = self._pauses[-1][0], at
            self.resumed_at = at
        self.paused = paused

    def _ask(self, at: int) -> None:
        self.since, self._pauses = at, []

    def _use(self, seat: int, spent: int) -> None:
        self.banks[seat] = max(0, self.banks[seat] - max(0, spent - self._seconds))

    def spent(self, now: int, away: Iterable[Span]) -> int:
        """The time since somebody was asked, without pauses and without these spans."""
        since = now if self.since is None else self.since
        return max(0, now - since - overlap([*self._pauses, *away], since, now))

    def left(self, seat: int, now: int, away: Iterable[Span]) -> int:
        """Below 0: the time ran out so long ago."""
        bank = self.banks[seat] if self._bank else 0
        return self._seconds + bank - self.spent(now, away)
