"""Opponents: the interface of a bot, bots of our own, and games between them."""

from tockwork.bots.base import Bot, Budget
from tockwork.bots.kernel_bots import GreedyBot, RandomBot, SearchBot
from tockwork.bots.network import NetworkBot
from tockwork.bots.play import play_out
from tockwork.bots.registry import BOTS, LEVELS, bot

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Budget",
    "GreedyBot",
    "NetworkBot",
    "RandomBot",
    "SearchBot",
    "bot",
    "play_out",
]
