"""Networks as small files: the same judgement within a byte's rounding, and nonsense refused."""

from __future__ import annotations

import random

import pytest

from tockwork import RULEBOOKS, Game, _kernel, rulebook
from tockwork.bots.weights import network, small_network


@pytest.mark.parametrize("name", RULEBOOKS)
def test_a_small_network_judges_like_the_full_one(name: str) -> None:
    table = rulebook(name).table(4)
    full = network(table)
    small = _kernel.Network.from_small(table.rules, small_network(table))
    game, rng = Game(name, 4, seed=5), random.Random(5)
    off = []
    for _ in range(120):
        if game.over:
            break
        core = game.position._core
        pairs = zip(full.evaluate(core), small.evaluate(core), strict=True)
        off += [abs(one - other) for one, other in pairs]
        game.play(rng.choice(game.legal_moves()))
    assert sum(off) / len(off) < 0.01
    assert max(off) < 0.1


def test_house_rules_find_their_rows() -> None:
    """A deck or board that differs has other rows: those it shares are met by their ids."""
    house = rulebook("dog").with_options(hierarchy=True)
    table = house.table(4)
    small = _kernel.Network.from_small(table.rules, small_network(table))
    core = Game(house, 4, seed=1).position._core
    assert all(0 < chance < 1 for chance in small.evaluate(core))


def test_a_broken_file_is_refused() -> None:
    table = rulebook("dog-kids").table(4)
    file = small_network(table)
    half = file[: len(file) // 2]
    for broken in (b"", b"tocknet1", b"x" + file[1:], file[:-1], file + b"0", half):
        with pytest.raises(ValueError, match="small network"):
            _kernel.Network.from_small(table.rules, broken)
    huge = file[:16] + b"\xff\xff\xff\xff" + file[20:]
    with pytest.raises(ValueError, match="cut off or broken"):
        _kernel.Network.from_small(table.rules, huge)
