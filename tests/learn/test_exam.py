"""benchmarks/exam.py: decisions whose best move is known."""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import mean

import pytest

from tockwork import Position

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture(scope="module")
def exam():
    sys.path.insert(0, str(BENCHMARKS))
    try:
        import exam as module
    finally:
        sys.path.remove(str(BENCHMARKS))
    return module


def test_every_legal_move_of_every_decision_has_a_value(exam):
    decisions = exam.read(exam.DECISIONS)
    assert len(decisions) > 50
    for one in decisions:
        moves = Position.from_document(one["position"], kept=True).legal_moves()
        assert sorted(map(str, moves)) == sorted(one["values"])


def test_the_stronger_of_two_bots_loses_less(exam):
    decisions = exam.read(exam.DECISIONS)
    lost = {name: mean(exam.losses(name, decisions)) for name in ("club", "random")}
    assert 0 < lost["club"] < lost["random"] / 2


def test_decisions_of_a_game_are_the_same_again(exam):
    found = exam.decisions_of("toc", 4, "pairs", 8, "exam test")
    assert len(found) == exam.OF_A_GAME
    assert found == exam.decisions_of("toc", 4, "pairs", 8, "exam test")
    for one in found:
        assert all(0 <= value <= 100 for value in one["values"].values())
