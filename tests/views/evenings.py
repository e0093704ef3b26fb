"""Random games as a teller follows them: answers, and early choices where they are allowed."""

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
) -> Iterator[tuple[_kernel.Teller, int]]:
    """The teller at its beginning and after each step, with the number of the first new event."""
    teller, chance = _kernel.Teller(row.table.rules), Seeded(seed).fresh()
    choose = random.Random(f"evening {seed}")
    teller.begin(chance)
    yield teller, 0
    for _ in range(most):
        if teller.over:
            return
        known = len(teller)
        later = teller.may_choose_early
        if later and choose.random() < early:
            seat = choose.choice(later)
            teller.choose_early(seat, choose.choice(teller.answers(seat)))
        else:
            teller.play(choose.choice(teller.answers(teller.turn)), chance)
        yield teller, known


def sat(players: int) -> list[tuple[int, ...]]:
    """Who may look: a spectator, each seat alone, and some who hold two seats or all."""
    alone = chain.from_iterable(combinations(range(players), n) for n in (0, 1))
    return [*alone, (0, players - 1), tuple(range(players))]


def read(members: bytes) -> dict[str, Any]:
    """Members of a message as an object."""
    value = json.loads(b"{" + members + b"}")
    assert isinstance(value, dict)
    return value
