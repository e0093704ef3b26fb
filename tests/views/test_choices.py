"""Choices are the legal answers, and say what they do; early ones are those asked for later."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tockwork import IllegalMove, _kernel
from tockwork.game import Seeded

from ..laws.rows import ROWS, Row
from .evenings import all_forms, evening, read

EXCHANGING = [row for row in ROWS if row.table.knobs.exchange != "none"]


def views(teller: _kernel.Teller, players: int) -> list[dict[str, Any]]:
    """What each seat sees, each for itself."""
    told = [read(teller.now((seat,))) for seat in range(players)]
    return [one["views"][0] for one in told]


@all_forms
def test_choices_are_the_legal_answers_and_say_what_they_do(row: Row) -> None:
    told: list[dict[str, Any]] = []
    for teller, known in evening(row, "choices", 120, early=0):
        if told:
            (event,) = (read(one) for one in teller.log((), known, known + 1))
            walks, lost = event["walks"], []
            legs = [walk for walk in walks if walk["how"] != "capture"]
            lost = [
                {name: walk[name] for name in ("seat", "marble", "from")}
                for walk in walks
                if walk["how"] == "capture"
            ]
            text = event["event"].get("text")
            fits = [c for c in told if c.get("legs", []) == legs and c.get("captures", []) == lost]
            assert text is None or text in [choice["text"] for choice in fits]
            assert fits
        if teller.over:
            break
        for seat, view in enumerate(views(teller, row.players)):
            assert (view["choices"] is None) == (seat != teller.turn)
        told = views(teller, row.players)[teller.turn]["choices"]
        assert [choice["text"] for choice in told] == [str(m) for m in teller.answers(teller.turn)]
        team = row.table.team_of
        for choice in told:
            own = any(team[c["seat"]] == team[teller.turn] for c in choice.get("captures", ()))
            assert choice.get("own_capture", False) == own


@pytest.mark.parametrize("row", EXCHANGING, ids=str)
def test_what_may_be_chosen_early_is_what_is_asked_later(row: Row) -> None:
    promised: dict[int, list[dict[str, Any]]] = {}
    compared = 0
    for teller, _ in evening(row, "early", 150, early=0):
        if teller.over:
            break
        seen = views(teller, row.players)
        if teller.turn in promised:
            assert seen[teller.turn]["choices"] == promised.pop(teller.turn)
            compared += 1
        early = {seat: view["early"] for seat, view in enumerate(seen) if "early" in view}
        assert sorted(early) == teller.may_choose_early
        for seat, choices in early.items():
            assert promised.setdefault(seat, choices) == choices
            assert [c["text"] for c in choices] == [str(m) for m in teller.answers(seat)]
        assert promised.keys() == early.keys()
    assert compared > 0


@pytest.mark.parametrize("row", EXCHANGING, ids=str)
def test_who_has_chosen_early_answers_when_asked(row: Row) -> None:
    rng = random.Random(7)
    teller, chance = _kernel.Teller(row.table.rules), Seeded("chosen early").fresh()
    teller.begin(chance)
    first, later = teller.turn, teller.may_choose_early
    given = {}
    for seat in later:
        move = rng.choice(teller.answers(seat))
        teller.choose_early(seat, move)
        given[seat] = move.card or "-"
        (view,) = read(teller.now((seat,)))["views"]
        assert (view["given"], view["choices"]) == (given[seat], None)
        assert "early" not in view
        assert read(teller.events((), len(teller) - 1)[0])["event"] == {
            "event": "chose",
            "seat": seat,
        }
        assert seat not in teller.may_choose_early
        with pytest.raises(IllegalMove):
            teller.choose_early(seat, move)
    state = read(teller.now(()))["state"]
    assert state["chosen"] == [seat != first for seat in range(row.players)]
    added = teller.play(teller.answers(first)[0], chance)
    names = [read(told)["event"]["event"] for told in teller.log((), len(teller) - added)]
    assert names[: row.players] in (["gave"] * row.players, ["offered"] * row.players)
    assert names[row.players] == "exchanged"
    assert "chose" not in b"".join(teller.record((), open=True)).decode()


def test_an_answer_must_be_legal_and_of_the_seat_that_is_asked() -> None:
    row = EXCHANGING[0]
    teller, chance = _kernel.Teller(row.table.rules), Seeded(3).fresh()
    teller.begin(chance)
    before = teller.now((0, 1))
    with pytest.raises(IllegalMove):
        teller.play(_kernel.Move.parse("renew"), chance)
    with pytest.raises(IllegalMove):
        teller.choose_early(teller.turn, teller.answers(teller.turn)[0])
    with pytest.raises(IndexError):
        teller.now((9,))
    assert teller.now((0, 1)) == before
