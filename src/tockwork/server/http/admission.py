"""Admits requests one after another: under a burst of them, tables are still served in between."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

_AT_ONCE = 2  # in one turn of the loop; none of them takes it longer than some milliseconds


class AdmissionQueue:
    """Three hundred people who open a table in one moment are half a second of work. It is done in
    small parts, and whatever else is there to do has its turn after each of them."""

    def __init__(self) -> None:
        self._begun = 0  # in this turn of the loop
        self._waiting: deque[Callable[[], None]] = deque()

    def may_begin(self) -> bool:
        """Whether a call may begin now; if so, it counts."""
        if self._waiting or self._begun >= _AT_ONCE:
            return False
        if not self._begun:
            asyncio.get_running_loop().call_soon(self._next_turn)
        self._begun += 1
        return True

    def wait(self, begin: Callable[[], None]) -> None:
        """Begins when its turn has come; something else has begun in this turn."""
        self._waiting.append(begin)

    def _next_turn(self) -> None:
        self._begun = min(_AT_ONCE, len(self._waiting))
        if self._begun:
            asyncio.get_running_loop().call_soon(self._next_turn)
        for _ in range(self._begun):
            self._waiting.popleft()()
