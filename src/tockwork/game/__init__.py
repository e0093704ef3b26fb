"""Games, positions, moves, views and events."""

from typing import TYPE_CHECKING, Any

from tockwork.game.chance import ChanceSource, Scripted, Seeded
from tockwork.game.effects import Captured, EffectLeg, Effects
from tockwork.game.game import Game
from tockwork.game.position import Move, Position
from tockwork.game.view import View

if TYPE_CHECKING:
    from tockwork.game.events import Event, Moved

__all__ = [
    "Captured",
    "ChanceSource",
    "EffectLeg",
    "Effects",
    "Event",
    "Game",
    "Move",
    "Moved",
    "Position",
    "Scripted",
    "Seeded",
    "View",
]


def __getattr__(name: str) -> Any:
    """Events are models, which are loaded only when a program reads the events of a game."""
    if name not in ("Event", "Moved"):
        raise AttributeError(f"module 'tockwork.game' has no attribute {name!r}")
    from tockwork.game import events

    return getattr(events, name)
