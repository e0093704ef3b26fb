"""Opponents: the interface of a bot, three bots of our own, and games between them."""

from tockwork.bots.base import Bot, Budget
from tockwork.bots.kernel_bots import GreedyBot, RandomBot, SearchBot
from tockwork.bots.play import play_out
from tockwork.bots.registry import BOTS, bot

__all__ = [
    "BOTS",
    "Bot",
    "Budget",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "bot",
    "play_out",
]
