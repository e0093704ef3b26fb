"""Positions that are refused: it is said what is wrong and where."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.api.documents import DOG, KIDS, PAIRS, ROYAL, document, with_seat
from tockwork import (
    RULEBOOKS,
    Position,
    PositionError,
)

IMPOSSIBLE: list[tuple[str, Any, str]] = [
    ("not an object", [], "document"),
    ("not json", "{", "document"),
    ("a number", 5, "document"),
    ("nothing", {}, "rules"),
    ("an unknown key", {**DOG, "colour": "red"}, "colour"),
    ("an unknown rulebook", {**DOG, "rules": "ludo"}, "rules"),
    ("players as text", {**DOG, "players": "2"}, "players"),
    ("players as truth", {**DOG, "players": True}, "players"),
    ("teams of two", {**DOG, "teams": "pairs"}, "players"),
    ("options as a list", {**DOG, "options": []}, "options"),
    ("an option that is not there", {**DOG, "options": {"self": 1}}, "options.self"),
    ("a phase that is not there", {**DOG, "phase": "sleep"}, "phase"),
    ("a phase of another game", {**DOG, "phase": "opening"}, "phase"),
    ("an offer without partners", {**document("dog-kids"), "phase": "offer"}, "phase"),
    ("a hop without a citizen", {**ROYAL, "phase": "hop"}, "phase"),
    ("a discard without skips", {**document("tock6"), "phase": "discard"}, "phase"),
    ("the turn of nobody", {**DOG, "turn": 2}, "turn"),
    ("a negative turn", {**DOG, "turn": -1}, "turn"),
    ("a fractional turn", {**DOG, "turn": 0.5}, "turn"),
    ("the lead of nobody", {**DOG, "leader": 9}, "leader"),
    ("round zero", {**DOG, "round": 0}, "round"),
    ("a round beyond counting", {**DOG, "round": 2**40}, "round"),
    ("three seats for two", {**DOG, "seats": [*DOG["seats"], DOG["seats"][0]]}, "seats"),
    ("a seat with a name", with_seat(DOG, 1, name="Ada"), "seats[1].name"),
    ("four marbles for five", with_seat(DOG, 1, marbles=["R"] * 4), "seats[1].marbles"),
    ("a place beyond the track", with_seat(DOG, 0, marbles=["64", *"RRRR"]), "seats[0].marbles[0]"),
    ("no place", with_seat(DOG, 0, marbles=["R", "x", *"RRR"]), "seats[0].marbles[1]"),
    ("a place as a number", with_seat(DOG, 0, marbles=[5, *"RRRR"]), "seats[0].marbles[0]"),
    ("a leading nought", with_seat(DOG, 0, marbles=["05", *"RRRR"]), "seats[0].marbles[0]"),
    ("H5", with_seat(DOG, 0, marbles=["H5", *"RRRR"]), "seats[0].marbles[0]"),
    ("no centre here", with_seat(DOG, 0, marbles=["C", *"RRRR"]), "seats[0].marbles[0]"),
    ("fresh off the start", with_seat(DOG, 0, marbles=["5!", *"RRRR"]), "seats[0].marbles[0]"),
    ("fresh at home", with_seat(DOG, 0, marbles=["H1!", *"RRRR"]), "seats[0].marbles[0]"),
    ("two on one space", with_seat(DOG, 1, marbles=["5", *"RRRR"]), "seats[1].marbles[0]"),
    ("two in one lane", with_seat(DOG, 0, marbles=["H1", "H1", *"RRR"]), "seats[0].marbles[1]"),
    ("already won", with_seat(DOG, 0, marbles=["H1", "H2", "H3", "H4", "R"]), "seats"),
    ("no such card", with_seat(DOG, 0, hand=["2", "ace"]), "seats[0].hand[1]"),
    ("nine of a card", with_seat(DOG, 0, hand=["2"] * 9), "seats[0].hand[8]"),
    ("an unknown hand in turn", with_seat(DOG, 0, hand=None), "seats[0].hand"),
    ("no card in turn", with_seat(DOG, 0, hand=[]), "seats[0].hand"),
    ("no such card in the pile", {**DOG, "pile": ["2", "Q"]}, "pile[1]"),
    ("no such card discarded", {**DOG, "discards": ["Q"]}, "discards[0]"),
    ("a card too many", {**DOG, "discards": ["2"]}, "discards[0]"),
    ("more cards than there are", {**PAIRS, "pile": ["?"] * 103}, "seats"),
    ("no such card last", {**DOG, "last_card": "Q"}, "last_card"),
    ("the copy itself last", {**document("dog-royal"), "last_card": "="}, "last_card"),
    ("drawn where nobody draws", {**PAIRS, "drawn": True}, "drawn"),
    ("given by three", {**PAIRS, "phase": "exchange", "given": [None] * 3}, "given"),
    ("given and not held", {**PAIRS, "phase": "exchange", "given": ["K", *[None] * 3]}, "given[0]"),
    ("given while playing", {**PAIRS, "given": ["2", None, None, None]}, "given[0]"),
    ("declined", {**PAIRS, "phase": "exchange", "given": ["-", *[None] * 3]}, "given[0]"),
    (
        "given by who is asked now",
        {**PAIRS, "phase": "exchange", "given": ["2", *[None] * 3]},
        "given[0]",
    ),
    (
        "given by who is asked later",
        {**PAIRS, "phase": "exchange", "given": [None, None, "2", None]},
        "given[2]",
    ),
    (
        "given, but not by the leader",
        {**PAIRS, "phase": "exchange", "turn": 2, "leader": 0, "given": [None, "2", None, None]},
        "leader",
    ),
    ("played and not yet given", {**PAIRS, "phase": "exchange", "last_card": "2"}, "last_card"),
    ("an unknown card last", {**DOG, "last_card": "?"}, "last_card"),
    ("passed where nobody gives", {**document("tock6"), "passed": [["2"], []]}, "passed[0]"),
    (
        "passed before anybody gives",
        {**PAIRS, "phase": "exchange", "passed": [["2"], [], [], []]},
        "passed[0]",
    ),
    ("two passed", {**PAIRS, "passed": [["2", "3"], [], [], []]}, "passed[0]"),
    (
        "passed, and one more than there are",
        {**with_seat(PAIRS, 2, hand=["?"]), "discards": ["4"] * 8, "passed": [["4"], *[[]] * 3]},
        "passed[0][0]",
    ),
    (
        "two passed and one not known",
        {**with_seat(KIDS, 2, hand=["red", "?"]), "passed": [["blue", "green"], [], [], []]},
        "passed[0][1]",
    ),
    (
        "opened on another space",
        {**with_seat(ROYAL, 3, marbles=["5", *"RRR"]), "phase": "opening", "leader": 3},
        "seats[3].marbles",
    ),
    (
        "opened later than asked",
        {**with_seat(ROYAL, 2, marbles=["32!", *"RRR"]), "phase": "opening"},
        "seats[2].marbles",
    ),
    ("passed by three", {**PAIRS, "passed": [[], [], []]}, "passed"),
    ("passed and not held", {**PAIRS, "passed": [["13"], [], [], []]}, "passed[0][0]"),
    (
        "opened twice",
        {**with_seat(ROYAL, 0, marbles=["0!", *"RRR"]), "phase": "opening"},
        "seats[0].marbles",
    ),
]


@pytest.mark.parametrize(
    ("source", "path"),
    [pytest.param(source, path, id=name) for name, source, path in IMPOSSIBLE],
)
def test_an_impossible_position_is_refused_with_the_path(source: Any, path: str) -> None:
    with pytest.raises(PositionError) as refused:
        Position.from_document(source)
    problems = refused.value.problems
    assert problems
    assert any(problem.startswith(f"{path}: ") for problem in problems), problems
    assert str(refused.value) == "; ".join(problems)


def test_the_plain_positions_are_possible() -> None:
    for doc in (DOG, PAIRS, ROYAL, KIDS, *map(document, RULEBOOKS)):
        Position.from_document(doc)
        Position.from_document(json.dumps(doc))
        Position.from_document(json.dumps(doc).encode())


def test_all_problems_of_a_kind_are_listed() -> None:
    doc = with_seat(with_seat(DOG, 0, marbles=["64", "5!", "x", "R", "R"]), 1, marbles=["R"])
    with pytest.raises(PositionError) as refused:
        Position.from_document(doc)
    assert [problem.partition(": ")[0] for problem in refused.value.problems] == [
        "seats[0].marbles[0]",
        "seats[0].marbles[1]",
        "seats[0].marbles[2]",
        "seats[1].marbles",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dog",
        "dog 4 pairs",
        "dog x pairs | play 0 round 1 leader 0",
        "dog 4 pairs | play 0",
        "dog 4 pairs | play 0 round one leader 0 | : | : | : | :",
        "dog 4 pairs | play 0 round 1 leader 0 | R R R R",
        "dog 4 pairs | play 0 round 1 leader 0 | R R R R : 2 | R R R R : | R R R R :",
        "dog 2 none | play 0 round 1 leader 0 | R R R R R : 2 | R R R R R : 3 | hat 3",
        "dog 2 none | play 0 round 1 leader 0 | R R R R R : x*2 | R R R R R : 3",
        "dog 2 none | play 0 round 1 leader 0 | R R R R R : 9*2 | R R R R R : 3",
        "dog 2 none | play 0 round 1 leader 0 | R R R R R : 2 | R R R R R : 3 | last",
        "dog 2 none hat | play 0 round 1 leader 0 | R R R R R : 2 | R R R R R : 3",
        "\0 | \0",
    ],
)
def test_a_text_that_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(PositionError) as refused:
        Position.from_text(text)
    assert refused.value.problems


def test_answers_need_the_own_cards() -> None:
    position = Position.from_document(with_seat({**DOG, "pile": None}, 0, hand=["2", "?"]))
    with pytest.raises(PositionError, match=r"^seats\[0\].hand: "):
        position.moves_document()
