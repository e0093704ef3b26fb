"""The server's time: the calendar's at the start, then a monotonic clock.

Limits, the players' clocks and the delay of spectators use it, so setting the computer's clock
while games go on changes none of them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

_BOOT: int | None = getattr(time, "CLOCK_BOOTTIME", None)
# Nanoseconds; where possible a clock that includes suspend.
_since_boot: Callable[[], int] = (
    time.monotonic_ns if _BOOT is None else partial(time.clock_gettime_ns, _BOOT)
)


class SteadyTime:
    """A callable that returns the milliseconds since 1970."""

    def __init__(
        self,
        calendar: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = _since_boot,
    ) -> None:
        self._steady = steady
        self._ahead = calendar() - steady()

    def __call__(self) -> int:
        return (self._ahead + self._steady()) // 1_000_000
