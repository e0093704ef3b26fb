"""Time in which the server was away: it counts on no clock."""

from __future__ import annotations

from collections.abc import Iterable

Span = tuple[int, int]  # from when to when, in milliseconds since 1970


def joined(spans: Iterable[Span]) -> list[Span]:
    """The same time in as few spans as it takes, in order."""
    out: list[Span] = []
    for begin, end in sorted(spans):
        if out and begin <= out[-1][1]:
            out[-1] = (out[-1][0], max(end, out[-1][1]))
        else:
            out.append((begin, end))
    return out
