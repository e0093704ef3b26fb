"""The puzzles of a game, prepared for a page once and then cached for everyone."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache

from tockwork.review import puzzles
from tockwork.server.wire.bodies.puzzles import PuzzleInfo, PuzzleSet


@lru_cache(maxsize=16)
def puzzle_set(rules: str) -> PuzzleSet:
    return PuzzleSet(
        puzzles=tuple(
            PuzzleInfo.model_validate(
                {
                    **asdict(one),
                    "grade": one.grade,
                    "position": one.posed(),
                    "reasons": tuple(
                        {name: value for name, value in asdict(why).items() if value is not None}
                        for why in one.reasons
                    ),
                }
            )
            for one in puzzles(rules)
        )
    )
