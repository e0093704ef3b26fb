"""Who plays: a bot of Tockwork by its name, or somebody's own.

That is a class, written MODULE:CLASS or FILE.py:CLASS. Two with a + between them are partners.
"""

from __future__ import annotations

import importlib.util
import os
import re
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from types import ModuleType

from tockwork import _kernel
from tockwork.bots import BOTS, Bot, GreedyBot, NetworkBot, RandomBot, SearchBot, bot
from tockwork.errors import TockworkError
from tockwork.rulebooks import Table

_OWN = re.compile(r"(.+\.py|[A-Za-z_][\w.]*):([A-Za-z_]\w*)")


def entrant(name: str) -> Bot:
    """The bot of this name, ready to play; TockworkError if there is none."""
    own = _OWN.fullmatch(name)
    return _own(name, own[1], own[2]) if own and own[1] not in BOTS else bot(name)


def members(name: str) -> tuple[str, ...]:
    """Who plays in a team: one bot on all its seats, or two that take turns.

    >>> members("greedy"), members("network+greedy")
    (('greedy',), ('network', 'greedy'))
    """
    found = tuple(name.split("+"))
    if len(found) > 2 or not all(found):
        raise TockworkError(f"bots: {name}: partners are two, such as network+greedy")
    return found


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

    def label(one: str) -> str:
        own = _OWN.fullmatch(one)
        return own[2] if own else one

    short = {name: "+".join(label(one) for one in members(name)) for name in names}
    taken = list(short.values())
    return {name: name if taken.count(label) > 1 else label for name, label in short.items()}


def _own(name: str, where: str, attribute: str) -> Bot:
    try:
        module = _file(Path(where)) if where.endswith(".py") else _module(where)
        made: Bot = getattr(module, attribute)()
    except (ImportError, AttributeError, OSError) as bad:
        raise TockworkError(f"bots: {name}: {bad}") from None
    except Exception as bad:  # whatever somebody else's code does
        raise TockworkError(f"bots: {name}: {type(bad).__name__}: {bad}") from None
    if not callable(getattr(made, "choose", None)):
        raise TockworkError(f"bots: {name} has no method choose(view, moves, budget, rng)")
    return made


def _module(name: str) -> ModuleType:
    if os.getcwd() not in sys.path:  # the installed command does not look into its folder
        sys.path.insert(0, os.getcwd())
    return importlib.import_module(name)


@cache
def _file(path: Path) -> ModuleType:
    """The module in a file, read once: a class is the same however often it is asked for."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
