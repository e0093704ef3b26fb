"""The boards of an event: rounds from set positions, made like those of the daily challenge."""

from __future__ import annotations

import json
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from tockwork.errors import TockworkError
from tockwork.problems import unreadable
from tockwork.review.daily import DailyBoard, challenge_board, challenge_table, field_of
from tockwork.rulebooks import Variant

Percent = Annotated[float, Field(ge=0, le=100, allow_inf_nan=False, strict=True)]


class EventBoard(BaseModel):
    """One round that all tables play."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    given: str
    """The kernel's JSON: the position, and the seed of all further chance."""
    par: Percent
    """The win chance of the first side at its end, if strong bots have all seats."""

    def at(self, table: Variant) -> DailyBoard:
        """The round to be played; TockworkError if a file says something else."""
        try:
            said = json.loads(self.given)
        except (ValueError, RecursionError) as bad:
            raise TockworkError(unreadable("given", bad)) from None
        if not isinstance(said, dict) or not isinstance(said.get("seed"), str):
            raise TockworkError('given: must be a JSON object with a "seed"')
        board = DailyBoard(table, self.given)
        _ = board.position  # which is checked when it is made
        return board


def event_table(rules: str) -> Variant:
    """The game of an event: four players, two against two, also where each usually plays alone."""
    return challenge_table(rules, "pairs")


def event_boards(seed: str, rules: str, count: int) -> tuple[EventBoard, ...]:
    """The boards that follow from a seed, and from the network of the game.

    >>> boards = event_boards("club night 1", "toc", 2)
    >>> len(boards), boards == event_boards("club night 1", "toc", 2)
    (2, True)
    """
    table = event_table(rules)
    made = (challenge_board(table, f"event\n{seed}\n{rules}\n{i}") for i in range(count))
    return tuple(EventBoard(given=board.given, par=field_of(board).par) for board in made)
