"""Puzzles."""

from __future__ import annotations

from typing import Any, Literal

from tockwork.server.wire.shapes import Frozen


class PuzzleInfo(Frozen):
    """A decision with one right move, or two. `position` is spelled out in full, for the kernel
    in a page; `tempting` is the move of the game, `reasons` why `right` is better."""

    id: str
    grade: Literal["easy", "middle", "hard"]
    position: dict[str, Any]
    right: tuple[str, ...]
    tempting: str
    lead: float
    solved: dict[str, float]
    reasons: tuple[dict[str, Any], ...]


class PuzzleSet(Frozen):
    """The puzzles of a game, the easiest first."""

    puzzles: tuple[PuzzleInfo, ...]
