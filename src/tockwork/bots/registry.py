"""Bots by name, for commands and settings."""

from __future__ import annotations

from tockwork.bots.base import Bot
from tockwork.bots.kernel_bots import GreedyBot, RandomBot, SearchBot
from tockwork.errors import TockworkError

BOTS = ("random", "greedy", "search")


def bot(name: str) -> Bot:
    """The bot of this name: `random`, `greedy`, `search`.

    A search may be told its limit: `search:0.05` thinks 0.05 seconds about an answer,
    `search:200n` plays on 200 times.

    >>> bot("search:0.05").name
    'search:0.05'
    >>> bot("deep")
    Traceback (most recent call last):
        ...
    tockwork.errors.TockworkError: bot: no bot is called 'deep'; there are random, greedy, search
    """
    kind, _, limit = name.partition(":")
    if kind not in BOTS:
        raise TockworkError(f"bot: no bot is called '{name}'; there are {', '.join(BOTS)}")
    if kind == "search":
        return _search(name, limit)
    if limit:
        raise TockworkError(f"bot: {kind} takes no limit, so not '{name}'")
    return RandomBot() if kind == "random" else GreedyBot()


def _search(name: str, limit: str) -> SearchBot:
    try:
        if not limit:
            return SearchBot()
        if limit.endswith("n"):
            return SearchBot(rollouts=int(limit[:-1]))
        return SearchBot(seconds=float(limit))
    except ValueError:
        raise TockworkError(f"bot: '{name}' should be like search:0.05 or search:200n") from None
