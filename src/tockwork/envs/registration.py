"""The names of the environments: a rulebook and a version.

The version grows when the same actions would give other numbers than before.
"""

from __future__ import annotations

from pathlib import Path

from tockwork.errors import TockworkError
from tockwork.rulebooks import RELATED, RULEBOOKS, Rulebook, rulebook
from tockwork.rulebooks.named import named_rulebook

VERSION = 0
SEAT, BATCH = f"tockwork/Seat-v{VERSION}", f"tockwork/Batch-v{VERSION}"
"""One seat of any game, by `rules`; and many games, all seats of each."""


def pettingzoo_id(rules: str) -> str:
    """The name of the PettingZoo environment of a rulebook.

    >>> pettingzoo_id("dog-kids")
    'tockwork/dog-kids-v0'
    """
    return f"tockwork/{rules}-v{VERSION}"


def gymnasium_id(rules: str) -> str:
    """The name of the Gymnasium environment of a rulebook, in letters as Gymnasium likes them.

    >>> gymnasium_id("dog-kids")
    'tockwork/DogKids-v0'
    """
    return f"tockwork/{''.join(word.capitalize() for word in rules.split('-'))}-v{VERSION}"


def rules_of(name: str | Path | Rulebook) -> Rulebook:
    """The rulebook of a PettingZoo environment: by its name, its file, or itself."""
    if isinstance(name, str) and name.startswith("tockwork/"):
        for rules in (*RULEBOOKS, *RELATED):
            if name == pettingzoo_id(rules):
                return rulebook(rules)
        there = ", ".join(pettingzoo_id(rules) for rules in (*RULEBOOKS, *RELATED))
        raise TockworkError(f"env: none is called '{name}'; there are {there}")
    return named_rulebook(name)


def register() -> None:
    """Makes every rulebook known to `gymnasium.make`."""
    import gymnasium

    if SEAT not in gymnasium.registry:
        gymnasium.register(SEAT, entry_point="tockwork.envs.gymnasium:SeatEnv")
        gymnasium.register(BATCH, vector_entry_point="tockwork.envs.vector:BatchVectorEnv")
    for rules in (*RULEBOOKS, *RELATED):
        if gymnasium_id(rules) not in gymnasium.registry:
            gymnasium.register(
                gymnasium_id(rules),
                entry_point="tockwork.envs.gymnasium:SeatEnv",
                kwargs={"rules": rules},
            )
