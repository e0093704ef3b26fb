"""Turning the seats turns the answers, and everything that follows from them."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tockwork import ChanceError, Position

from .rows import ROWS, Row
from .samples import positions
from .strewn import strewn
from .test_answers import result
from .turning import Document, Turning, turns

TURNABLE = [row for row in ROWS if turns(row.table)]
turnable = pytest.mark.parametrize("row", TURNABLE, ids=str)


def settled_form(doc: Document, ranked: bool) -> Document:
    """A document without what does not matter: the order in hands, discards and of like marbles."""
    seats = [
        {
            "marbles": seat["marbles"] if ranked else sorted(seat["marbles"]),
            "hand": sorted(seat["hand"]),
        }
        for seat in doc["seats"]
    ]
    out = {**doc, "seats": seats, "discards": sorted(doc["discards"])}
    if "passed" in doc:
        out["passed"] = [sorted(cards) for cards in doc["passed"]]
    return out


def turned_answer(turning: Turning, answer: dict[str, Any]) -> dict[str, Any]:
    out = dict(answer)
    if "card" in answer:
        out["card"] = turning.card(answer["card"])
    if "marbles" in answer:
        out["marbles"] = turning.marbles(answer["marbles"])
    return out


def law_turning_the_seats_turns_the_answers(position: Position, k: int) -> None:
    turning = Turning(position.table, k)
    turned = Position.from_document(turning.document(position.document()))
    before, after = position.moves_document(), turned.moves_document()
    assert after["turn"] == turning.seat(before["turn"])
    assert after["phase"] == before["phase"]
    assert ("fold" in after) == ("fold" in before)
    expected = {result(position, turned_answer(turning, a)) for a in before["moves"]}
    assert {result(turned, a) for a in after["moves"]} == expected, position.text()
    assert len(after["moves"]) == len(before["moves"])


def law_turning_the_seats_turns_what_follows(position: Position, k: int) -> None:
    """An answer and its turned twin lead to a position and its turned twin, deals included."""
    turning = Turning(position.table, k)
    turned = Position.from_document(turning.document(position.document()))
    ranked = bool(position.table.board.ranks)
    twins = {
        result(turned, answer): move
        for answer, move in zip(turned.moves_document()["moves"], turned.legal_moves(), strict=True)
    }
    choices = list(zip(position.moves_document()["moves"], position.legal_moves(), strict=True))
    for answer, move in random.Random(position.text()).sample(choices, min(5, len(choices))):
        twin = twins[result(turned, turned_answer(turning, answer))]
        try:
            next_turned = turned.play(twin)
        except ChanceError:  # it comes to a shuffle, for both
            with pytest.raises(ChanceError):
                position.play(move)
            continue
        expected = turning.document(position.play(move).document())
        assert settled_form(next_turned.document(), ranked) == settled_form(expected, ranked)


@turnable
def test_turning_the_seats_turns_the_answers(row: Row) -> None:
    for position in positions(row):
        for k in turns(row.table):
            law_turning_the_seats_turns_the_answers(position, k)


@turnable
def test_turning_the_seats_turns_what_follows(row: Row) -> None:
    rng = random.Random(str(row))
    for position in positions(row):
        law_turning_the_seats_turns_what_follows(position, rng.choice(turns(row.table)))


@given(st.sampled_from(TURNABLE), st.integers(0, 2**32))
def test_turning_anything_strewn(row: Row, seed: int) -> None:
    for k in turns(row.table):
        law_turning_the_seats_turns_the_answers(strewn(row, seed), k)


@turnable
def test_turning_all_the_way_round_is_no_turn(row: Row) -> None:
    k = turns(row.table)[0]
    turning = Turning(row.table, k)
    for position in positions(row)[::5]:
        doc = position.document()
        turned = doc
        for _ in range(row.players // k if row.players % k == 0 else row.players):
            turned = turning.document(turned)
        assert turned == doc


def test_the_tables_that_can_be_turned() -> None:
    """Three on four sections and five on six cannot; every full board can, by every seat."""
    for row in ROWS:
        found, sections = turns(row.table), row.table.board.sections
        if row.players == sections:
            assert found == list(range(1, row.players))
        elif (row.players, sections) in ((3, 4), (5, 6)):
            assert found == []
        else:
            assert found == {2: [1], 3: [1, 2], 4: [2]}[row.players]
