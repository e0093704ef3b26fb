"""What a seat is shown, as spaces, arrays and pictures; PettingZoo and Gymnasium share it."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from tockwork.envs.observation import MOST, mask, observe, space
from tockwork.errors import TockworkError
from tockwork.game import Game, View
from tockwork.render import board_svg, board_text
from tockwork.rulebooks import Table

RENDER_MODES = ["ansi", "svg", "human"]
MOST_DECISIONS = 20_000
"""A game that lasts longer is cut off."""


def seat_space(table: Table, actions: int) -> spaces.Dict:
    """All that `shown` can be."""
    least, most = space(table)
    return spaces.Dict(
        {
            "observation": spaces.Box(least, most, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
        }
    )


def shown(view: View, answers: int, actions: int) -> dict[str, Any]:
    """What a seat sees, and which actions it has: the first `answers` ones."""
    return {"observation": observe(view), "action_mask": mask(answers, actions)}


def checked_actions(actions: int) -> int:
    if not 1 <= actions <= MOST:
        raise TockworkError(f"actions: must be 1 to {MOST}, not {actions}")
    return actions


def checked_decisions(most: int) -> int:
    if most < 1:
        raise TockworkError(f"most_decisions: must be at least 1, not {most}")
    return most


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise TockworkError(f"render_mode: '{mode}' is none of {', '.join(RENDER_MODES)}")
    return mode


def picture(game: Game, mode: str | None, seat: int = 0) -> str | None:
    """The board as everybody sees it, this seat at the bottom; printed for `human`."""
    view = game.view(None)
    if mode == "svg":
        return board_svg(game.table, view, seat=seat)
    text = board_text(game.table, view, seat=seat, colour=mode == "human")
    if mode == "human":
        print(text)
        return None
    return text if mode == "ansi" else None
