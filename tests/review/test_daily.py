"""The daily deal: the same boards for everybody, played once, worth what they are worth."""

from __future__ import annotations

import json
from statistics import mean

import pytest

from tests.conftest import FULL
from tockwork import RULEBOOKS, Game
from tockwork.errors import TockworkError
from tockwork.review import evaluator_of
from tockwork.review.daily import BOARDS, DailyBoard, compared_with, daily_deal, field_of

DAY = "2026-11-17"


def answers_at(board: DailyBoard, choice: int) -> list[str]:
    """What somebody answers who always takes the same number of the list."""
    answers: list[str] = []
    while True:
        try:
            board.chance(answers)
        except TockworkError as bad:
            if "is missing" not in str(bad):
                raise
            answers.append(next_answer(board, answers, choice))
        else:
            return answers


def next_answer(board: DailyBoard, answers: list[str], choice: int) -> str:
    """Plays along: the network in the other seats, these answers in the first."""
    evaluator = evaluator_of(board.table)
    position, mine = board.position, list(answers)
    while True:
        moves = position.legal_moves()
        if position.turn == 0:
            if not mine:
                return str(moves[choice % len(moves)])
            position = position.play(mine.pop(0))
            continue
        liked = evaluator.kernel.static_eval(position._core)
        position = position.play(moves[liked.index(max(liked))])


@pytest.mark.parametrize("name", RULEBOOKS)
def test_every_game_has_boards_that_are_still_open(name: str) -> None:
    deal = daily_deal(DAY, name)
    assert len({board.given for board in deal.boards}) == BOARDS
    for board in deal.boards:
        position = board.position
        assert not position.over
        assert position.legal_moves()
        assert sum(bool(position.hand(seat)) for seat in range(4)) == 4


def test_another_day_has_other_boards_and_the_same_day_the_same() -> None:
    first = daily_deal(DAY)
    assert first.fingerprint != daily_deal("2026-11-18").fingerprint
    daily_deal.cache_clear()
    assert daily_deal(DAY) == first


def test_answers_decide_what_a_board_is_worth_and_no_other_number_does() -> None:
    board = daily_deal(DAY).boards[0]
    first, second = answers_at(board, 0), answers_at(board, 1)
    assert board.chance(first) == board.chance(first)
    assert board.chance(first) != board.chance(second)


def test_answers_that_are_not_legal_or_too_many_are_refused_where_they_stand() -> None:
    board = daily_deal(DAY).boards[0]
    right = answers_at(board, 0)
    with pytest.raises(TockworkError, match=r"answers\.1: not a legal move here: 'nonsense'"):
        board.chance([right[0], "nonsense", *right[2:]])
    with pytest.raises(TockworkError, match=rf"answers\.{len(right)}: the round is over"):
        board.chance([*right, right[-1]])


def test_bots_of_known_strength_play_the_same_boards() -> None:
    field = field_of(daily_deal(DAY).boards[1])
    assert 0 <= field.par <= 100
    assert [name for name, _ in field.others] == ["beginner"] * 8 + ["casual"] * 8 + ["greedy"]
    assert len({chance for _, chance in field.others}) > 1


def test_a_day_or_a_game_that_is_none_is_refused() -> None:
    with pytest.raises(TockworkError, match="day: must be like 2026-11-17, not 'tomorrow'"):
        daily_deal("tomorrow")
    with pytest.raises(TockworkError, match="no network has learned keezen"):
        daily_deal(DAY, "keezen")


def test_who_came_to_the_same_is_not_beaten() -> None:
    among = compared_with(1, [0, 1, 1, 2])
    assert (among.beaten, among.level) == (1, 2)


def test_par_is_the_mean_of_several_who_play_as_well() -> None:
    board = daily_deal(DAY).boards[0]
    kernel = evaluator_of(board.table).kernel
    tries = [kernel.round_by(board.given, [0.01 if key else 0.0], key) for key in range(8)]
    assert field_of(board).par == pytest.approx(mean(tries), abs=0.01)


@pytest.mark.parametrize("name", RULEBOOKS if FULL else ["toc", "dog-kids"])
def test_who_plays_better_makes_more_of_the_boards(name: str) -> None:
    """Neither those who chose the boards nor those who are par play here."""
    total = {0.01: 0.0, 0.08: 0.0}
    ahead = 0.0
    for board in daily_deal(DAY, name).boards:
        kernel = evaluator_of(board.table).kernel
        for noise in total:
            total[noise] += mean(kernel.round_by(board.given, [noise], 7000 + i) for i in range(4))
        field = field_of(board)
        ahead += field.par - mean(chance for _, chance in field.others)
    assert total[0.01] - total[0.08] > 5
    assert ahead > 5


def test_what_is_given_reads_as_a_position_and_a_game_goes_on_from_it() -> None:
    board = daily_deal(DAY, "toc").boards[0]
    game = Game.from_position(board.position, seed=json.loads(board.given)["seed"])
    assert game.position == board.position
