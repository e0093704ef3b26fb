"""A move is a small value: equal if it says the same, printable, readable, no board inside."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys

import pytest
from hypothesis import example, given

from tockwork import Game, Move, Position

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
    assert seven.legs == [("12", "15"), ("40", "H2")]
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
