"""Moves of a reviewed game in words, as in the game log."""

from __future__ import annotations

from collections.abc import Sequence

from tockwork.game import Game, Position
from tockwork.records.narration import Narrator


class MoveWords:
    """Puts any move before a turn into words."""

    def __init__(self, narrator: Narrator, positions: Sequence[Position]) -> None:
        self._narrator = narrator
        self._positions = positions

    def before(self, turn: int) -> Position:
        """The position before a turn."""
        return self._positions[turn - 1]

    def sentence(self, turn: int, text: str) -> str:
        """A move as a sentence, with its full stop: 'Ann plays the six: from 32 to 38.'"""
        game = Game.from_position(self.before(turn), seed=0)  # the deals after it do not matter
        already = len(game.events)
        game.play(text)
        return self._narrator.tell(game.events[already])
