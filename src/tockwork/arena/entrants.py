"""The entrants of a match, by name. Two names with a + between them are partners."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tockwork.bots.loading import OWN
from tockwork.bots.protocol.program_bot import NAMED
from tockwork.errors import TockworkError


def members(name: str) -> tuple[str, ...]:
    """The bots of a team: one in all its seats, or two that alternate.

    >>> members("greedy"), members("network+greedy")
    (('greedy',), ('network', 'greedy'))
    """
    found = tuple(name.split("+"))
    if len(found) > 2 or not all(found):
        raise TockworkError(f"bots: {name}: partners are two, such as network+greedy")
    return found


def labels(names: Sequence[str]) -> dict[str, str]:
    """Short names for tables: the class alone, where that is clear.

    >>> labels(["greedy", "my.bots:Wild", "./bots/calm:0.5"])
    {'greedy': 'greedy', 'my.bots:Wild': 'Wild', './bots/calm:0.5': 'calm:0.5'}
    """

    def label(one: str) -> str:
        own, program = OWN.fullmatch(one), NAMED.fullmatch(one)
        if program and not own and " " not in one:
            return Path(one).name
        return own[2] if own else one

    short = {name: "+".join(label(one) for one in members(name)) for name in names}
    taken = list(short.values())
    return {name: name if taken.count(label) > 1 else label for name, label in short.items()}
