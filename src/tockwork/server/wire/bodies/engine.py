"""The data with which a page plays without a server."""

from __future__ import annotations

from typing import Any

from tockwork.server.wire.shapes import Frozen, Level


class Thinking(Frozen):
    """A bot of a level: the size of its errors, and its number of rollouts."""

    noise: float
    rollouts: int


class Engine(Frozen):
    """A format for the kernel, the team of each seat, and the bots' levels."""

    data: dict[str, Any]
    teams: tuple[int, ...]
    levels: dict[Level, Thinking]
