"""The view of a seat as spaces, arrays and pictures; PettingZoo and Gymnasium share it."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from tockwork import _kernel
from tockwork.envs.action_ids import ActionIds
from tockwork.envs.observation import MOST, Bytes, mask, observe, scaled, space
from tockwork.envs.raster import board_pixels
from tockwork.errors import TockworkError
from tockwork.game import Game, View
from tockwork.render import board_svg, board_text
from tockwork.rulebooks import Variant

RENDER_MODES = ["ansi", "svg", "rgb_array", "human"]
MOST_DECISIONS = 20_000
"""A game that lasts longer is cut off."""


class SeatView:
    """How observations and actions of a table are written: as bytes or scaled, as indices into
    the list of moves or as fixed ids."""

    def __init__(
        self, table: Variant, actions: int | None, ids: bool, splits: int | None, scale: bool
    ) -> None:
        if ids and actions is not None:
            raise TockworkError("actions: fixed ids have a length of their own; leave it out")
        self.table, self.scale = table, scale
        self.ids = ActionIds(table, splits) if ids else None
        self.actions = (
            self.ids.size if self.ids else checked_actions(MOST if actions is None else actions)
        )

    def space(self) -> spaces.Dict:
        """All that `shown` can be."""
        least, most = space(self.table)
        seen = (
            spaces.Box(0, 1, least.shape, dtype=np.float32)
            if self.scale
            else spaces.Box(least, most, dtype=np.uint8)
        )
        return spaces.Dict(
            {
                "observation": seen,
                "action_mask": spaces.Box(0, 1, (self.actions,), dtype=np.int8),
            }
        )

    def rows(self, game: Game, asked: bool) -> Bytes:
        """A row for each legal move of the seat, if it is to move."""
        rows = _kernel.move_rows(game._core)
        return rows if asked and not game.over else rows[:0]

    def actions_of(self, rows: Bytes) -> npt.NDArray[np.int64]:
        """The action of each of these moves."""
        return self.ids.of(rows) if self.ids else np.arange(len(rows))

    def shown(
        self, view: View, actions: npt.NDArray[np.int64], ended: bool = False
    ) -> dict[str, Any]:
        """The observation of a seat, with its mask. When the game has ended, the mask has action 0,
        which does nothing: policies are asked once more, and probabilities over no action at all
        would be 0 / 0."""
        seen: npt.NDArray[Any] = observe(view)
        if self.scale:
            seen = scaled(self.table, seen)
        masked = self.ids.mask(actions) if self.ids else mask(len(actions), self.actions)
        if ended:
            masked[0] = 1
        return {"observation": seen, "action_mask": masked}


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


def picture(game: Game, mode: str | None, seat: int = 0) -> str | npt.NDArray[np.uint8] | None:
    """The board as a spectator sees it, this seat at the bottom; printed for `human`."""
    view = game.view(None)
    if mode == "svg":
        return board_svg(game.table, view, seat=seat)
    if mode == "rgb_array":
        return board_pixels(game.table, view, seat)
    text = board_text(game.table, view, seat=seat, colour=mode == "human")
    if mode == "human":
        print(text)
        return None
    return text if mode == "ansi" else None
