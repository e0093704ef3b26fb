"""Who plays: a bot of Tockwork by its name, or a class of somebody's own as MODULE:CLASS."""

from __future__ import annotations

import importlib
import os
import re
import sys
from collections.abc import Sequence

from tockwork import _kernel
from tockwork.bots import BOTS, Bot, GreedyBot, NetworkBot, RandomBot, SearchBot, bot
from tockwork.errors import TockworkError
from tockwork.rulebooks import Table

_OWN = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)")


def entrant(name: str) -> Bot:
    """The bot of this name, ready to play; TockworkError if there is none."""
    own = _OWN.fullmatch(name)
    return _own(name, own[1], own[2]) if own and own[1] not in BOTS else bot(name)


def kernel_player(bot: Bot, table: Table) -> _kernel.Player | None:
    """The same bot inside the kernel, where whole games are played without Python; if it is there.

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


def labels(names: Sequence[str]) -> dict[str, str]:
    """Short names for tables: the class alone, where that is clear.

    >>> labels(["greedy", "my.bots:Wild"])
    {'greedy': 'greedy', 'my.bots:Wild': 'Wild'}
    """
    short = {name: own[2] if (own := _OWN.fullmatch(name)) else name for name in names}
    taken = list(short.values())
    return {name: name if taken.count(label) > 1 else label for name, label in short.items()}


def _own(name: str, module: str, attribute: str) -> Bot:
    if os.getcwd() not in sys.path:  # the installed command does not look into its folder
        sys.path.insert(0, os.getcwd())
    try:
        made: Bot = getattr(importlib.import_module(module), attribute)()
    except (ImportError, AttributeError, TypeError) as bad:
        raise TockworkError(f"bots: {name}: {bad}") from None
    if not callable(getattr(made, "choose", None)):
        raise TockworkError(f"bots: {name} has no method choose(view, moves, budget, rng)")
    return made
