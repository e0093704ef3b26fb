"""Bots of the table by level. A level is a word that people choose; what plays is said here."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import get_args

from tockwork.bots import Bot, Budget, GreedyBot, RandomBot, SearchBot
from tockwork.game import Move, View
from tockwork.server.shapes import Level

LEVELS: tuple[Level, ...] = get_args(Level)


class Beginner:
    """Half of the time looks for the best move at once, half of the time takes any.

    Which of the two follows from the position, so that asking again gives the same answer.
    """

    name = "beginner"

    def choose(self, view: View, moves: list[Move], budget: Budget, rng: random.Random) -> Move:
        dice = random.Random(f"{view.marbles} {view.own_hand} {view.round}")
        bot = RandomBot() if dice.random() < 0.5 else GreedyBot()
        return bot.choose(view, moves, budget, dice)


_BOTS: dict[Level, Callable[[], Bot]] = {
    "beginner": Beginner,
    "casual": GreedyBot,
    "club": lambda: SearchBot(seconds=0.02),
    "master": lambda: SearchBot(seconds=0.2),
}


def bot_of(level: Level) -> Bot:
    return _BOTS[level]()


def weaker(level: Level) -> Level | None:
    """The next weaker level; None below the weakest."""
    at = LEVELS.index(level)
    return LEVELS[at - 1] if at else None
