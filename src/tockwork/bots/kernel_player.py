"""Our bots inside the kernel, where whole games are played without Python."""

from __future__ import annotations

from tockwork import _kernel
from tockwork.bots.base import Bot
from tockwork.bots.kernel_bots import GreedyBot, RandomBot, SearchBot
from tockwork.bots.network import NetworkBot
from tockwork.rulebooks import Variant


def kernel_player(bot: Bot, table: Variant) -> _kernel.Player | None:
    """The same bot inside the kernel, if it is there.

    Only for exact types: a subclass of a built-in bot may choose differently.
    """
    if type(bot) is RandomBot:
        return _kernel.Player("random", table.rules)
    if type(bot) is GreedyBot or type(bot) is SearchBot or type(bot) is NetworkBot:
        return bot.player(table)
    return None
