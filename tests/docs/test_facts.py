"""The page of facts is what its data say, and the counting behind it is right."""

import importlib.util
import json
import math
import sys
from itertools import product
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def script():
    sys.path.insert(0, str(ROOT / "benchmarks"))
    try:
        spec = importlib.util.spec_from_file_location("facts", ROOT / "benchmarks" / "facts.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(ROOT / "benchmarks"))
    return module


def test_the_page_is_written_from_what_was_measured(script):
    data, skill = (json.loads(path.read_text("utf-8")) for path in (script.DATA, script.SKILL))
    assert script.PAGE.read_text("utf-8") == script.page(data, skill)
    assert set(data["games"]) == set(script.RULEBOOKS)
    assert {who.partition(",")[0] for who in data["speeds"]} == {
        "Tockwork", "OpenSpiel", "pgx", "RLCard",
    }  # fmt: skip


@pytest.mark.parametrize("ranks", [False, True])
def test_boards_are_counted_one_by_one(script, ranks):
    """Two seats with two marbles each, three spaces of track and a lane of two."""
    board = SimpleNamespace(marbles=2, lane=2, length=3, centre=False)
    table = SimpleNamespace(board=board, players=2, knobs=SimpleNamespace(hierarchy=ranks))
    places = ["R", "0", "1", "2", "H1", "H2"]
    found = set()
    for a, b, c, d in product(places, repeat=4):
        track = [p for p in (a, b, c, d) if p.isdigit()]
        if len(track) == len(set(track)) and (a == "R" or a != b) and (c == "R" or c != d):
            found.add((a, b, c, d) if ranks else (*sorted((a, b)), *sorted((c, d))))
    assert script.boards(table) == len(found)


def test_orders_of_a_deck(script):
    assert script.orders(SimpleNamespace(deck={"A": 2, "K": 2})) == 6
    assert script.orders(SimpleNamespace(deck=dict.fromkeys("abcde", 1))) == math.factorial(5)
