"""A move is a small value: equal if it says the same, printable, readable, no board inside."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys

import pytest
from hypothesis import example, given

from tockwork import Game, IllegalMove, Move, MoveSyntaxError, Position

from ..laws.rows import PLAIN, Row
from ..laws.samples import all_rows, positions, random_play, strewn_anywhere
from ..laws.test_answers import move_texts

VERBS = {
    "play",
    "swap",
    "empty",
    "skip",
    "discard",
    "give",
    "offer",
    "decline",
    "renew",
    "open",
    "hop",
    "stay",
}


def law_a_move_is_a_value(move: Move) -> None:
    text = str(move)
    for twin in (Move.parse(text), pickle.loads(pickle.dumps(move)), copy.deepcopy(move)):
        assert twin == move
        assert hash(twin) == hash(move)
        assert str(twin) == text == move.text
        assert repr(twin) == repr(move)
        assert (twin.verb, twin.card, twin.as_card, twin.legs) == (
            move.verb,
            move.card,
            move.as_card,
            move.legs,
        )
    assert Move.parse(f"  {text}  ") == move
    assert move.verb in VERBS
    assert move != text
    assert move is not None
    assert (move.card is None) == (move.as_card is None)


@all_rows
def test_every_move_of_a_whole_game_is_a_value(row: Row) -> None:
    seen: set[Move] = set()
    for game in random_play(row.game("values"), "values"):
        for move in game.legal_moves():
            if move not in seen:
                seen.add(move)
                law_a_move_is_a_value(move)
    assert len({str(move) for move in seen}) == len(seen)


@all_rows
def test_every_move_of_strewn_positions_is_a_value(row: Row) -> None:
    moves = {move for position in positions(row) for move in position.legal_moves()}
    for move in moves:
        law_a_move_is_a_value(move)
    assert len({str(move) for move in moves}) == len(moves)


@given(strewn_anywhere)
def test_moves_of_anything_strewn_are_values(position: Position) -> None:
    for move in position.legal_moves():
        law_a_move_is_a_value(move)


@given(move_texts)
@example("swap: 0<>king")
@example("swap: H1@2<>5")
@example("13: king>fool")
@example("7: 12>^H2")
def test_what_can_be_read_reads_back(text: str) -> None:
    """Whatever is a move prints as a text that is the same move."""
    try:
        move = Move.parse(text)
    except ValueError:
        return
    assert Move.parse(str(move)) == move
    assert hash(Move.parse(str(move))) == hash(move)


def test_every_verb_comes_up() -> None:
    seen = {
        move.verb for row in PLAIN for position in positions(row) for move in position.legal_moves()
    }
    assert seen | {"skip"} == VERBS  # a skip needs the advanced rules
    game = Game("super-tock", 2, "none", {"advanced": ["skip"]}, seed=1)
    assert any(
        move.verb == "skip" for moment in random_play(game, 1) for move in moment.legal_moves()
    )


def test_the_parts_of_a_move() -> None:
    seven = Move.parse("joker=7: 12>15 40>H2@2")
    assert (seven.verb, seven.card, seven.as_card) == ("play", "joker", "7")
    assert [(leg.origin, leg.target, leg.owner) for leg in seven.legs] == [
        ("12", "15", None),
        ("40", "H2", 2),
    ]
    assert Move.parse("==13: R>0").as_card == "13"
    assert Move.parse("swap: 12<>40").verb == "swap"
    assert Move.parse("swap: -").verb == "empty"
    assert Move.parse("J: skip").verb == "skip"
    assert (Move.parse("give 9").card, Move.parse("renew").card) == ("9", None)
    for name in ("card", "verb", "text", "legs"):
        with pytest.raises(AttributeError):
            setattr(seven, name, None)


def test_moves_that_differ_are_not_equal() -> None:
    texts = [
        "7: 12>15 40>44",
        "7: 40>44 12>15",
        "7: 12>15",
        "joker=7: 12>15 40>44",
        "joker=6: 12>15",
        "7: 12>H1",
        "7: 12>H1@2",
        "3: 4>7",
        "3: 4>^7",
        "13: R>0",
        "13: king>0",
        "13: fool>0",
        "swap: 12<>40",
        "swap: 40<>12",
        "swap: -",
        "give 9",
        "discard 9",
        "offer red",
        "blue/red[red]: 1>2",
        "blue/red[blue]: 1>2",
        "blue/red: 1>2",
        "open king",
        "open fool",
        "hop",
        "stay",
        "renew",
        "decline",
    ]
    moves = [Move.parse(text) for text in texts]
    assert len(set(moves)) == len(texts)
    for i, a in enumerate(moves):
        assert [a == b for b in moves] == [i == j for j in range(len(moves))]


def test_a_move_can_be_read_before_any_table_is_laid() -> None:
    """In a fresh process, with nothing but the package loaded."""
    code = "from tockwork import Move; print(Move.parse('==13: king>16'), Move.parse('blue2: R>0'))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env={**os.environ},
        check=False,
        timeout=300,
    )
    assert (done.stdout.strip(), done.returncode) == ("==13: king>16 blue2: R>0", 0), done.stderr


def test_legs_say_all_that_the_text_says() -> None:
    (leg,) = Move.parse("13: H1@2>H3@2").legs
    assert (leg.origin, leg.target, leg.owner, leg.rank, leg.hops) == ("H1", "H3", 2, None, False)
    (leg,) = Move.parse("13: king>^16").legs
    assert (leg.origin, leg.target, leg.owner, leg.rank, leg.hops) == (
        "R",
        "16",
        None,
        "king",
        True,
    )
    assert leg == Move.parse("2: king>^16").legs[0] != Move.parse("2: king>16").legs[0]
    assert Move.parse("open fool").legs[0].rank == "fool"
    assert Move.parse("blue/red[red]: 1>2").colour == "red"
    assert Move.parse("blue/red: 1>2").colour is None


@pytest.mark.parametrize("text", ["7: 12>15,40>44", "7: 12>15, 40>44", "7: 12>15 ,40>44"])
def test_legs_may_be_parted_by_commas(text: str) -> None:
    assert Move.parse(text) == Move.parse("7: 12>15 40>44")


@pytest.mark.parametrize("text", ["7: 12>15,", "7: ,12>15", "7: 12>15,,40>44"])
def test_a_comma_without_a_leg_is_refused(text: str) -> None:
    with pytest.raises(MoveSyntaxError):
        Move.parse(text)


BLOCKED = {
    "rules": "dog",
    "players": 4,
    "turn": 0,
    "seats": [
        {"marbles": ["14", "R", "R", "R"], "hand": ["5", "2", "13"]},
        {"marbles": ["16!", "R", "R", "R"]},
        {"marbles": ["R"] * 4},
        {"marbles": ["R"] * 4},
    ],
}


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("5: 14>19", "DOG-9: "),  # a guard in the way
        ("2: 14>16", "DOG-9: "),  # a guard on the target
        ("9: 14>23", "DOG-"),  # not in the hand
        ("2: R>0", "DOG-"),  # only a start card
    ],
)
def test_a_refused_play_names_its_clause(text: str, clause: str) -> None:
    position = Position.from_document(BLOCKED)
    game = Game.from_position(position, seed=1)
    for play in (position.play, game.play, lambda text: position.play(Move.parse(text))):
        with pytest.raises(
            IllegalMove, match=f"seat 0 cannot play '{text}' in phase play. {clause}"
        ):
            play(text)


def test_a_refused_play_of_nobody_says_that_nobody_stands_there() -> None:
    with pytest.raises(IllegalMove, match="none stands on '30'"):
        Position.from_document(BLOCKED).play("5: 30>35")
