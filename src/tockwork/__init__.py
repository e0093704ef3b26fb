"""Tockwork: the open home of the Tock and DOG family of card-driven marble races."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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
    from tockwork.game import (
        Event,
        Game,
        Move,
        Moved,
        Position,
        Scripted,
        Seeded,
        View,
    )
    from tockwork.rulebooks import (
        RELATED,
        RULEBOOKS,
        Board,
        Format,
        GameWords,
        Options,
        Rulebook,
        Variant,
        parse_rulebook,
        read_rulebook,
        register,
        rulebook,
    )

    __version__: str

__all__ = [
    "RELATED",
    "RULEBOOKS",
    "AmbiguousMove",
    "Board",
    "ChanceError",
    "Event",
    "Format",
    "Game",
    "GameWords",
    "IllegalMove",
    "Move",
    "MoveSyntaxError",
    "Moved",
    "Options",
    "Position",
    "PositionError",
    "RecordError",
    "Rulebook",
    "RulebookError",
    "Scripted",
    "Seeded",
    "TockworkError",
    "UnknownRulebook",
    "Variant",
    "View",
    "parse_rulebook",
    "read_rulebook",
    "register",
    "rulebook",
]


def __getattr__(name: str) -> Any:
    """A name is imported when it is first used: who wants one part does not wait for all."""
    if name == "__version__":
        found: Any = _version()
    elif name in __all__:
        parts = (import_module(f"tockwork.{part}") for part in ("errors", "rulebooks", "game"))
        found = next(getattr(part, name) for part in parts if name in part.__all__)
    else:
        return import_module("tockwork.former_names").former(__name__, name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, "__version__"})


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("tockwork")  # pyproject.toml says it
    except PackageNotFoundError:  # sources that are not installed, see docs/learning.md
        return "0+source"
