"""Tockwork: the open home of the Tock and DOG family of card-driven marble races."""

from importlib.metadata import PackageNotFoundError, version

from tockwork.errors import (
    AmbiguousMove,
    ChanceError,
    IllegalMove,
    MoveSyntaxError,
    PositionError,
    RecordError,
    RulebookError,
    TockworkError,
    UnknownRulebook,
)
from tockwork.game import Event, Game, Move, Moved, Position, Scripted, Seeded, View
from tockwork.rulebooks import (
    NEIGHBOURS,
    RULEBOOKS,
    Board,
    Form,
    GameWords,
    Knobs,
    Rulebook,
    Table,
    parse_rulebook,
    read_rulebook,
    register,
    rulebook,
)

try:
    __version__ = version("tockwork")  # pyproject.toml says it
except PackageNotFoundError:  # sources that nobody installed, see docs/learning.md
    __version__ = "0+source"

__all__ = [
    "NEIGHBOURS",
    "RULEBOOKS",
    "AmbiguousMove",
    "Board",
    "ChanceError",
    "Event",
    "Form",
    "Game",
    "GameWords",
    "IllegalMove",
    "Knobs",
    "Move",
    "MoveSyntaxError",
    "Moved",
    "Position",
    "PositionError",
    "RecordError",
    "Rulebook",
    "RulebookError",
    "Scripted",
    "Seeded",
    "Table",
    "TockworkError",
    "UnknownRulebook",
    "View",
    "parse_rulebook",
    "read_rulebook",
    "register",
    "rulebook",
]
