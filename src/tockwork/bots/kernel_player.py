"""Our bots inside the kernel, where whole games are played without Python."""

from __future__ import annotations

from tockwork import _kernel
from tockwork.bots.base import Bot
from tockwork.bots.kernel_bots import GreedyBot, RandomBot, SearchBot
from tockwork.bots.network import NetworkBot
from tockwork.rulebooks import Table


def kernel_player(bot: Bot, table: Table) -> _kernel.Player | None:
    """The same bot inside the kernel, if it is there.

    Asked for exact types: a class made from one of ours may choose in a way of its own.
    """
    rules = table.rules
    if type(bot) is RandomBot:
        return _kernel.Player("random", rules)
    if type(bot) is GreedyBot:
        return _kernel.Player("greedy", rules)
    if type(bot) is SearchBot:
        return _kernel.Player("search", rules, bot.limits.seconds, bot.limits.nodes)
    if type(bot) is NetworkBot:
        return bot.player(table)
    return None
