"""Networks as small files: nearly the same judgement, little to carry, and nonsense refused."""

from __future__ import annotations

import json
import random
import statistics
from collections import Counter
from pathlib import Path

import pytest

from tockwork import RULEBOOKS, Game, TockworkError, _kernel, rulebook
from tockwork.bots.weight_files import LETTERS, USAGE, usage, weights_in
from tockwork.bots.weights import OURS, network, small_network
from tockwork.learn.row_usage import measure_usage

from .weights import write_weights


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
    for broken in (b"", b"tocknet2", b"x" + file[1:], file[:-1], file + b"0", half):
        with pytest.raises(ValueError, match="small network"):
            _kernel.Network.from_small(table.rules, broken)
    huge = file[:16] + b"\xff\xff\xff\xff" + file[20:]
    with pytest.raises(ValueError, match="cut off or broken"):
        _kernel.Network.from_small(table.rules, huge)


def test_all_forms_of_a_game_together_are_small() -> None:
    sizes: Counter[str] = Counter()
    for form in weights_in(OURS).forms:
        sizes[form.split("/")[0]] += len(weights_in(OURS).small(form))
    assert max(sizes.values()) <= 2_000_000, sizes


def test_what_is_met_seldom_is_rounded_more(tmp_path: Path) -> None:
    table = rulebook("toc").table(2)
    write_weights(tmp_path, [table])
    finely = small_network(table, tmp_path)
    path = measure_usage(tmp_path, decisions=60)
    (letters,) = json.loads(path.read_text()).values()
    assert len(letters) == len(_kernel.network_inputs(table.rules)[1])
    assert len(set(letters)) > 10
    small_network.cache_clear()
    small = small_network(table, tmp_path)
    assert len(small) < len(finely)
    one, other = (_kernel.Network.from_small(table.rules, file) for file in (finely, small))
    core = Game("toc", 2, seed=1).position._core
    assert one.evaluate(core) == pytest.approx(other.evaluate(core), abs=0.05)
    assert one.evaluate(core) != other.evaluate(core)


def test_what_tells_exchanges_apart_is_not_rounded_away() -> None:
    """Seldom met, as most answers give no card, but then it decides."""
    name = "dog/4/pairs/4"
    levels = usage(OURS)[name]
    rows = weights_in(OURS).forms[name]
    table = rulebook("dog").table(4, "pairs")
    offsets, ids = _kernel.network_inputs(table.rules)
    given = set(ids[offsets[-1] + 1 :])  # the last slot: which card is given
    its = [LETTERS.index(level) for level, row in zip(levels, rows, strict=True) if row in given]
    assert len(its) == len(given)
    assert statistics.median(its) < 36  # 40 if they were counted among all answers


@pytest.mark.parametrize("text", ["[]", "{", '{"toc/2/none/4": "AB"}', '{"toc/2/none/4": 5}'])
def test_a_wrong_file_of_levels_is_named(tmp_path: Path, text: str) -> None:
    table = rulebook("toc").table(2)
    write_weights(tmp_path, [table])
    (tmp_path / USAGE).write_text(text)
    usage.cache_clear()
    with pytest.raises(TockworkError, match=r"usage\.json: "):
        small_network(table, tmp_path)
