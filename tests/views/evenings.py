"""Random games as a game log follows them: moves, and early choices where they are allowed."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import chain, combinations
from typing import Any

import pytest

from tockwork import _kernel
from tockwork.game import Seeded

from ..laws.rows import PLAIN, Row
from ..laws.samples import variant
from ..sampled import sampled

all_forms = pytest.mark.parametrize("row", PLAIN, ids=str)
some_forms = sampled(PLAIN, variant, str)


def evening(
    row: Row, seed: int | str, most: int = 20_000, early: float = 0.3
) -> Iterator[tuple[_kernel.GameLog, int]]:
    """The game log at its beginning and after each step, with the number of the first new event."""
    game_log, chance = _kernel.GameLog(row.table.rules), Seeded(seed).fresh()
    choose = random.Random(f"evening {seed}")
    game_log.begin(chance)
    yield game_log, 0
    for _ in range(most):
        if game_log.over:
            return
        known = len(game_log)
        later = game_log.may_choose_early
        if later and choose.random() < early:
            seat = choose.choice(later)
            game_log.choose_early(seat, choose.choice(game_log.legal_moves(seat)))
        else:
            game_log.play(choose.choice(game_log.legal_moves(game_log.turn)), chance)
        yield game_log, known


def sat(players: int) -> list[tuple[int, ...]]:
    """Who may look: a spectator, each seat alone, and some who hold two seats or all."""
    alone = chain.from_iterable(combinations(range(players), n) for n in (0, 1))
    return [*alone, (0, players - 1), tuple(range(players))]


def read(members: bytes) -> dict[str, Any]:
    """Members of a message as an object."""
    value = json.loads(b"{" + members + b"}")
    assert isinstance(value, dict)
    return value
