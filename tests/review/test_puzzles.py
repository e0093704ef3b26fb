"""Puzzles: real decisions with one right answer and a reason, twenty of them for each game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.conftest import FULL
from tockwork import RULEBOOKS, Game, Position
from tockwork.bots.weights import small_network
from tockwork.review import GRADES, Evaluator, Puzzle, evaluator_of, puzzles
from tockwork.review.puzzle_making import LEAD, SURE, Finder, right_in

ENOUGH = 20


@pytest.mark.parametrize("name", RULEBOOKS)
def test_every_game_has_puzzles_that_can_be_answered(name: str) -> None:
    some = puzzles(name)
    assert len(some) >= ENOUGH
    assert len({one.id for one in some}) == len({one.position for one in some}) == len(some)
    # Rising: never easier than the one before.
    shares = [sum(one.solved.values()) for one in some]
    assert shares == sorted(shares, reverse=True)
    for one in some:
        position = one.seen()
        answers = [str(move) for move in position.legal_moves()]
        assert position.table.rulebook.id == name
        assert len(answers) >= 4
        assert 1 <= len(one.right) <= 2
        assert {*one.right, one.tempting} <= set(answers)
        assert one.tempting not in one.right
        assert one.lead >= LEAD
        assert one.reasons
        assert one.grade in GRADES
        assert Puzzle.of(one.line()) == one


def test_what_is_posed_looks_the_same_and_hides_the_rest() -> None:
    for one in puzzles("dog")[:5]:
        seen = one.seen()
        posed = Position.from_document(one.posed())
        assert posed.hand(posed.turn) == seen.hand(seen.turn)
        assert [str(move) for move in posed.legal_moves()] == [str(m) for m in seen.legal_moves()]
        assert "?" not in json.dumps(one.posed())


@pytest.mark.parametrize("name", RULEBOOKS if FULL else ("dog",))
def test_of_random_puzzles_none_has_a_second_answer_within_a_point(name: str) -> None:
    """With random numbers of its own, all answers tried; those that lead most, or all of them."""
    some = sorted(puzzles(name), key=lambda one: -one.lead)
    for one in some if FULL else some[:3]:
        core = one.seen()._core
        evaluator = evaluator_of(one.seen().table).kernel
        result = json.loads(
            evaluator.evaluate(core, core.turn, None, 24, 512, 777, 10_000, 200.0, 4.0)
        )
        assert result["candidates"][0]["text"] in one.right, one.id
        close = {each["text"] for each in result["candidates"] if each["behind"] <= 1}
        assert close <= set(one.right), one.id


def said(*answers: tuple[str, float, float]) -> dict[str, Any]:
    names = ("text", "behind", "behind_error")
    return {"candidates": [dict(zip(names, answer, strict=True)) for answer in answers]}


def test_the_best_must_lead_by_points_and_by_errors() -> None:
    clear = said(("a", 0, 0), ("b", 6, 1), ("c", 40, 2))
    assert right_in(clear, LEAD, SURE) == frozenset("a")
    for short in (("b", 5.9, 0.1), ("b", 6, 1.6), ("b", 2, 0.1)):
        assert right_in(said(("a", 0, 0), short, ("c", 40, 2)), LEAD, SURE) is None


def test_two_that_tie_at_the_top_are_both_right_and_three_are_no_puzzle() -> None:
    assert right_in(said(("a", 0, 0), ("b", 0.9, 1), ("c", 7, 1)), LEAD, SURE) == frozenset("ab")
    assert right_in(said(("a", 0, 0), ("b", 0.9, 1), ("c", 0.5, 1)), LEAD, SURE) is None
    assert right_in(said(("a", 0, 0), ("b", 1, 1), ("c", 1, 1), ("d", 9, 1)), LEAD, SURE) is None


def test_where_the_best_was_played_there_is_no_puzzle() -> None:
    one = max(puzzles("toc"), key=lambda each: each.lead)
    position = one.seen()
    view = Game.from_position(Position.from_document(one.posed()), seed=1).view(position.turn)
    best = position.find_move(one.right[0])
    assert Finder(position.table).puzzle("toc-0-0", view, best) is None


def test_either_judge_finds_the_puzzle_that_leads_most() -> None:
    """The one plays on with the network, the other greedily to the end of the game."""
    one = max(puzzles("toc"), key=lambda each: each.lead)
    table = one.seen().table
    for network in (small_network(table), None):
        evaluator = Evaluator(table, network, to_end=network is None)
        assert evaluator.evaluate(one.seen(), worlds=(64, 64)).candidates[0].text in one.right
