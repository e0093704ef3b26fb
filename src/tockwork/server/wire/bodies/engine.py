"""What a page needs to play by itself."""

from __future__ import annotations

from typing import Any

from tockwork.server.wire.shapes import Frozen, Level


class Thinking(Frozen):
    """How a bot of a level thinks: how much it errs, how often it plays on in its head."""

    noise: float
    rollouts: int


class Engine(Frozen):
    """A form of play as the kernel takes it, the team of each seat, and the bots' levels."""

    data: dict[str, Any]
    teams: tuple[int, ...]
    levels: dict[Level, Thinking]
