"""Clocks: how long the seat in turn still has. Time in which the server was away does not count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tockwork.server.tables.log import TableLog
from tockwork.server.wire.shapes import ClockState

Span = tuple[int, int]  # from when to when, in milliseconds since 1970
Outages = Sequence[Span]  # no two of them overlap


def joined(spans: Iterable[Span]) -> list[Span]:
    """The same time in as few spans as it takes, in order."""
    out: list[Span] = []
    for begin, end in sorted(spans):
        if out and begin <= out[-1][1]:
            out[-1] = (out[-1][0], max(end, out[-1][1]))
        else:
            out.append((begin, end))
    return out


def spent(asked_at: int, now: int, outages: Outages) -> int:
    """Milliseconds a seat has been thinking."""
    away = sum(max(0, min(now, end) - max(asked_at, begin)) for begin, end in outages)
    return max(0, now - asked_at - away)


def left(log: TableLog, now: int, outages: Outages) -> int | None:
    """Milliseconds until the time of the seat in turn is up; None if no clock runs."""
    clock, asked = log.created.clock, log.asked
    if clock.kind == "none" or asked is None:
        return None
    bank = log.banks[asked] if clock.kind == "bank" else 0
    return max(0, clock.seconds * 1000 + bank - spent(log.asked_at, now, outages))


def clock_state(log: TableLog, now: int, outages: Outages) -> ClockState:
    time = left(log, now, outages)
    if time is None:
        return ClockState(now=now)
    return ClockState(now=now, turn=log.asked, left=time, banks=tuple(log.banks))
