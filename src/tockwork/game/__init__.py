"""Games, positions, moves, views and events."""

from tockwork.game.chance import ChanceSource, Scripted, Seeded
from tockwork.game.events import Event, Moved
from tockwork.game.game import Game
from tockwork.game.position import Move, Position
from tockwork.game.view import View

__all__ = [
    "ChanceSource",
    "Event",
    "Game",
    "Move",
    "Moved",
    "Position",
    "Scripted",
    "Seeded",
    "View",
]
