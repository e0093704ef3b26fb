"""benchmarks/exam.py: decisions whose best move is known."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from statistics import mean
from typing import ClassVar

import pytest

from tockwork import Position, rulebook

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


SOME = 20
"""One decision in this many is looked at."""


def forms_of(name):
    return [(form.players, form.teams) for form in rulebook(name).forms]


@pytest.fixture(scope="module")
def exam():
    sys.path.insert(0, str(BENCHMARKS))
    try:
        import exam as module

        yield module  # processes that it starts look there, too
    finally:
        sys.path.remove(str(BENCHMARKS))


def test_all_formats_have_many_decisions(exam):
    decisions = exam.read()
    assert len(decisions) > 6000
    formats = Counter(
        tuple(one["position"][key] for key in ("rules", "players", "teams")) for one in decisions
    )
    trained = {name for name in exam.RULEBOOKS if name not in exam.SAME_GAME}
    known = {(name, *form[:2]) for name in trained for form in forms_of(name)}
    assert set(formats) == known
    assert min(formats.values()) > 100


def test_every_legal_move_of_a_decision_has_a_value(exam):
    for one in exam.read()[::SOME]:
        moves = Position.from_document(one["position"], kept=True).legal_moves()
        assert sorted(map(str, moves)) == sorted(one["values"])


def test_the_stronger_of_two_bots_loses_less(exam):
    decisions = exam.read()[::SOME]
    lost = {name: mean(exam.losses(name, 0, decisions)[1]) for name in ("club", "random")}
    assert 0 < lost["club"] < lost["random"] / 2


def test_processes_find_what_one_finds(exam):
    decisions = exam.read()[: exam.TOGETHER + 10]
    together, _ = exam.all_losses("greedy", decisions, cores=2)
    assert together == exam.losses("greedy", 0, decisions)[1]


def test_moves_to_the_same_position_are_worth_the_same(exam):
    """Only one of them meets the many worlds."""

    class Player:
        asked: ClassVar[list[tuple[int, ...]]] = []

        def weigh(self, core, moves, worlds, seed):
            self.asked.append((worlds, *moves))
            return [{0: 0.5, 1: 0.501, 2: 0.501, 3: 0.3}[move] for move in moves]

    class Core:
        def legal_moves(self):
            return "abcd"

    found, error = exam.values(Player(), Core(), 10_000, 1)
    assert found == [50.0, 50.1, 50.1, 30.0]
    assert error == 0
    assert Player.asked == [(64, 0, 1, 2, 3), (512, 1, 0), (2048, 1, 0), *[(2500, 1, 0)] * 4]


def test_decisions_of_a_game_are_the_same_again(exam):
    found = exam.decisions_of("toc", 4, "pairs", 8, "exam test")
    assert len(found) == exam.OF_A_GAME
    assert found == exam.decisions_of("toc", 4, "pairs", 8, "exam test")
    for one in found:
        assert all(0 <= value <= 100 for value in one["values"].values())
