"""The rulebooks, as data: nine games that come in boxes, their neighbours, and one's own."""

from __future__ import annotations

from tockwork.rulebooks.board import Board
from tockwork.rulebooks.definition import Form, Rulebook
from tockwork.rulebooks.knobs import Knobs
from tockwork.rulebooks.naming import GameWords
from tockwork.rulebooks.reading import parse_rulebook, read_rulebook
from tockwork.rulebooks.shelf import boxed, neighbours, register, rulebook
from tockwork.rulebooks.table import Table

RULEBOOKS: tuple[str, ...] = tuple(boxed())
"""The ids of the games that come in boxes, as they stand on the shelf."""

NEIGHBOURS: tuple[str, ...] = tuple(neighbours())
"""The ids of their neighbours: games of the family that come as files of data."""

__all__ = [
    "NEIGHBOURS",
    "RULEBOOKS",
    "Board",
    "Form",
    "GameWords",
    "Knobs",
    "Rulebook",
    "Table",
    "parse_rulebook",
    "read_rulebook",
    "register",
    "rulebook",
]
