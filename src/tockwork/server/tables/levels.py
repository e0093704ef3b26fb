"""Bots of the table by level: a word that people choose; `tockwork.bots` says who plays."""

from __future__ import annotations

from typing import get_args

from tockwork.bots import Bot, bot
from tockwork.server.wire.shapes import Level

LEVELS: tuple[Level, ...] = get_args(Level)


def bot_of(level: Level) -> Bot:
    return bot(level)


def weaker(level: Level) -> Level | None:
    """The next weaker level; None below the weakest."""
    at = LEVELS.index(level)
    return LEVELS[at - 1] if at else None
