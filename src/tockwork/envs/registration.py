"""What the environments are called: a rulebook and a version.

The version grows when the same actions would lead to other numbers than before.
"""

from __future__ import annotations

from tockwork.errors import TockworkError
from tockwork.rulebooks import NEIGHBOURS, RULEBOOKS

VERSION = 0


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


def rules_of(name: str) -> str:
    """The rulebook of a PettingZoo environment."""
    for rules in (*RULEBOOKS, *NEIGHBOURS):
        if name == pettingzoo_id(rules):
            return rules
    there = ", ".join(pettingzoo_id(rules) for rules in (*RULEBOOKS, *NEIGHBOURS))
    raise TockworkError(f"env: none is called '{name}'; there are {there}")


def register() -> None:
    """Makes every rulebook known to `gymnasium.make`."""
    import gymnasium

    for rules in (*RULEBOOKS, *NEIGHBOURS):
        if gymnasium_id(rules) not in gymnasium.registry:
            gymnasium.register(
                gymnasium_id(rules),
                entry_point="tockwork.envs.gymnasium:SeatEnv",
                kwargs={"rules": rules},
            )
