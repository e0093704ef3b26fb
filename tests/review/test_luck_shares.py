"""How much of the luck is taken out of results: fixed on other games, so nobody gains by it."""

import importlib.util
import json
import random
import statistics
import sys
from pathlib import Path

import pytest

from tockwork import RULEBOOKS, review

ROOT = Path(__file__).parents[2]
KEPT = Path(review.__file__).parent / "luck_shares.json"


@pytest.fixture(scope="module")
def luck():
    sys.path.insert(0, str(ROOT / "benchmarks"))
    try:
        spec = importlib.util.spec_from_file_location("luck", ROOT / "benchmarks" / "luck.py")
        assert spec
        assert spec.loader
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(ROOT / "benchmarks"))
    return module


def games(n, seed, explains):
    """Results with a luck that explains so much of them, and noise of the measurement besides."""
    rng = random.Random(seed)
    found = []
    for _ in range(n):
        true = rng.gauss(0, 30)
        won = rng.gauss(0, 40) + explains * true > 0
        found.append((100.0 * won - 50, true + rng.gauss(0, 10)))
    return found


def test_every_rulebook_has_a_share():
    kept = json.loads(KEPT.read_text())
    assert set(kept) == {"*", *RULEBOOKS}
    assert all(0 <= share <= 1 for share in kept.values())


def test_luck_that_says_nothing_is_not_taken_out(luck):
    """Where luck has nothing to do with results, taking it out would only add noise."""
    idle = games(4000, 1, explains=0)
    assert luck.share_of(idle, idle) < 0.05
    against = [(-result, lucky) for result, lucky in games(400, 2, explains=1)]
    assert luck.share_of(against, against) == 0
    useful = games(4000, 3, explains=1)
    assert 0.5 < luck.share_of(useful, useful) < 1
    # Where one kind of player is hardly explained, everybody gets less of it.
    assert luck.most_for_all([useful]) > 1
    assert luck.most_for_all([useful, idle]) < 0.1
    assert luck.most_for_all([idle[:10]]) == 1
    few = games(10, 4, explains=0)
    assert abs(luck.share_of(few, useful) - luck.fitted(useful)) < 0.5  # most of it from all games


def test_results_stay_where_they_are_on_average_and_spread_less(luck):
    some, others = games(4000, 5, explains=1), games(4000, 6, explains=1)
    share = luck.share_of(others, others)
    rest = [result - share * lucky for result, lucky in some]
    error = statistics.stdev(share * lucky for _, lucky in some) / len(some) ** 0.5
    assert abs(statistics.mean(rest) - statistics.mean(result for result, _ in some)) < 3 * error
    tables = [some[i : i + 8] for i in range(0, len(some), 8)]
    assert luck.ratio(tables, (share, share)) > 1.1
    assert luck.ratio(tables, (0, 0)) == 1
    line = luck.line_of(tables, [*tables, others], 0.7)
    assert f"{share:.1f}" in line


def test_who_sits_at_a_table_is_no_luck(luck):
    """Where tables differ, results spread for that reason too, and luck says nothing of it."""
    tables = []
    for number in range(400):
        better = random.Random(number).choice((-25, 25))
        own = games(8, number, explains=1)
        tables.append([(result + better, lucky) for result, lucky in own])
    around = luck.centred(tables)
    assert luck.ratio(around, (0.8, 0.8)) > luck.ratio(tables, (0.8, 0.8)) + 0.05
    assert all(abs(sum(result for result, _ in own)) < 1e-9 for own in around)
    assert luck.centred([[(50.0, 3.0)]]) == [[]]
