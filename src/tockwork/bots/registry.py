"""Bots by name, for commands and settings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tockwork.bots.base import Bot
from tockwork.bots.kernel_bots import GreedyBot, RandomBot, SearchBot
from tockwork.bots.network import NetworkBot
from tockwork.errors import TockworkError, UnknownBot
from tockwork.problems import Problem

BOTS = ("random", "greedy", "search", "network")
"""The kinds of bots, as `bot` takes them."""

LEVELS = ("beginner", "casual", "club", "master")
"""Opponents for people, from weak to strong; names of bots as well."""

NOISE = {"beginner": 0.08, "casual": 0.035}
"""The size of the weaker levels' errors."""

_LEVELS: dict[str, Callable[[], Bot]] = {
    "beginner": lambda: NetworkBot(noise=NOISE["beginner"], name="beginner"),
    "casual": lambda: NetworkBot(noise=NOISE["casual"], name="casual"),
    "club": lambda: NetworkBot(name="club"),
    "master": lambda: NetworkBot(seconds=0.1, name="master"),
}


def bot(name: str) -> Bot:
    """The bot of this name: `random`, `greedy`, `search`, `network`, or a level.

    The name of a search may have a limit: `search:0.05` thinks 0.05 seconds about a move,
    `search:200n` runs 200 rollouts; so may the network's, which without one runs none.
    `network@FOLDER` takes its weights from there.

    >>> bot("search:0.05").name, bot("network:0.1").name, bot("beginner").name
    ('search:0.05', 'network:0.1', 'beginner')
    >>> bot("deep")
    Traceback (most recent call last):
        ...
    tockwork.errors.UnknownBot: bot: no bot is called 'deep'; there are random, greedy, search, \
network, beginner, casual, club, master
    """
    if name in _LEVELS:
        return _LEVELS[name]()
    kind, _, limit = name.partition(":")
    kind, _, folder = kind.partition("@")
    if kind not in BOTS:
        known = (*BOTS, *LEVELS)
        said = Problem("bot", "bot", name=name, names=", ".join(known))
        raise UnknownBot(said, kind, known)
    if folder and kind != "network":
        raise TockworkError(f"bot: only network has weights, so not '{name}'")
    if kind in ("search", "network"):
        seconds, rollouts = _limit(name, kind, limit)
        if kind == "search":
            return SearchBot(seconds, rollouts)
        if not folder:
            return NetworkBot(seconds, rollouts)
        return NetworkBot(seconds, rollouts, weights=Path(folder), name=name)
    if limit:
        raise TockworkError(f"bot: {kind} takes no limit, so not '{name}'")
    return RandomBot() if kind == "random" else GreedyBot()


def has_our_weights(name: str) -> bool:
    """Whether the bot of this name plays with our network, in a game that it has learned.

    >>> has_our_weights("network:0.1"), has_our_weights("club"), has_our_weights("greedy")
    (True, True, False)
    """
    return name in LEVELS or name.partition(":")[0] == "network"


def _limit(name: str, kind: str, limit: str) -> tuple[float | None, int | None]:
    try:
        if not limit:
            return None, None
        if limit.endswith("n"):
            return None, int(limit[:-1])
        return float(limit), None
    except ValueError:
        raise TockworkError(f"bot: '{name}' should be like {kind}:0.05 or {kind}:200n") from None
