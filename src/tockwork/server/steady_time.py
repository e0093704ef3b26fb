"""The server's time: the calendar's when it starts, and from then on a clock that nobody can set.

Limits, the players' clocks and what late spectators may see follow from it, so a computer whose
clock is put back or forward while games go on changes none of them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

_BOOT: int | None = getattr(time, "CLOCK_BOOTTIME", None)
# Nanoseconds; they go on while the computer sleeps, where it tells.
_since_boot: Callable[[], int] = (
    time.monotonic_ns if _BOOT is None else partial(time.clock_gettime_ns, _BOOT)
)


class SteadyTime:
    """Called, it tells the milliseconds since 1970."""

    def __init__(
        self,
        calendar: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = _since_boot,
    ) -> None:
        self._steady = steady
        self._ahead = calendar() - steady()

    def __call__(self) -> int:
        return (self._ahead + self._steady()) // 1_000_000
