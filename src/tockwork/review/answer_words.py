"""Answers of a reviewed game in words, as the log of the table tells them."""

from __future__ import annotations

from collections.abc import Sequence

from tockwork.game import Game, Position
from tockwork.records.narration import Narrator


class AnswerWords:
    """Tells any answer that could be given before a turn."""

    def __init__(self, narrator: Narrator, positions: Sequence[Position]) -> None:
        self._narrator = narrator
        self._positions = positions

    def before(self, turn: int) -> Position:
        """The position in which a turn was answered."""
        return self._positions[turn - 1]

    def told(self, turn: int, text: str) -> str:
        """An answer as a sentence, with its full stop: 'Ann plays the six: from 32 to 38.'"""
        game = Game.from_position(self.before(turn), seed=0)  # what is dealt after it is not told
        already = len(game.events)
        game.play(text)
        return self._narrator.tell(game.events[already])
