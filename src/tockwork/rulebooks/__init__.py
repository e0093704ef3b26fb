"""The rulebooks, as data: nine games from boxes, their related games, and custom games."""

from __future__ import annotations

from typing import Any

from tockwork.former_names import former
from tockwork.rulebooks.board import Board
from tockwork.rulebooks.definition import Format, Rulebook
from tockwork.rulebooks.naming import GameWords
from tockwork.rulebooks.options import Options
from tockwork.rulebooks.reading import parse_rulebook, read_rulebook
from tockwork.rulebooks.registry import boxed, register, related, rulebook
from tockwork.rulebooks.variant import Variant

RULEBOOKS: tuple[str, ...] = tuple(boxed())
"""The ids of the games from boxes, in the order of the home page."""

RELATED: tuple[str, ...]
"""The ids of the related games, which come as data files."""

__all__ = [
    "RELATED",
    "RULEBOOKS",
    "Board",
    "Format",
    "GameWords",
    "Options",
    "Rulebook",
    "Variant",
    "parse_rulebook",
    "read_rulebook",
    "register",
    "rulebook",
]


def __getattr__(name: str) -> Any:
    """The data files are found when a program reads the list."""
    if name != "RELATED":
        return former(__name__, name)
    found = globals()[name] = tuple(related())
    return found
