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


def views(game_log: _kernel.GameLog, players: int) -> list[dict[str, Any]]:
    """What each seat sees, each for itself."""
    result = [read(game_log.now((seat,))) for seat in range(players)]
    return [one["views"][0] for one in result]


@all_forms
def test_choices_are_the_legal_answers_and_say_what_they_do(row: Row) -> None:
    result: list[dict[str, Any]] = []
    for game_log, known in evening(row, "choices", 120, early=0):
        if result:
            (event,) = (read(one) for one in game_log.log((), known, known + 1))
            walks, lost = event["walks"], []
            legs = [walk for walk in walks if walk["how"] != "capture"]
            lost = [
                {name: walk[name] for name in ("seat", "marble", "from")}
                for walk in walks
                if walk["how"] == "capture"
            ]
            text = event["event"].get("text")
            fits = [
                c for c in result if c.get("legs", []) == legs and c.get("captures", []) == lost
            ]
            assert text is None or text in [choice["text"] for choice in fits]
            assert fits
        if game_log.over:
            break
        for seat, view in enumerate(views(game_log, row.players)):
            assert (view["choices"] is None) == (seat != game_log.turn)
        result = views(game_log, row.players)[game_log.turn]["choices"]
        assert [choice["text"] for choice in result] == [
            str(m) for m in game_log.legal_moves(game_log.turn)
        ]
        team = row.table.team_of
        for choice in result:
            own = any(team[c["seat"]] == team[game_log.turn] for c in choice.get("captures", ()))
            assert choice.get("own_capture", False) == own


@pytest.mark.parametrize("row", EXCHANGING, ids=str)
def test_what_may_be_chosen_early_is_what_is_asked_later(row: Row) -> None:
    promised: dict[int, list[dict[str, Any]]] = {}
    compared = 0
    for game_log, _ in evening(row, "early", 150, early=0):
        if game_log.over:
            break
        seen = views(game_log, row.players)
        if game_log.turn in promised:
            assert seen[game_log.turn]["choices"] == promised.pop(game_log.turn)
            compared += 1
        early = {seat: view["early"] for seat, view in enumerate(seen) if "early" in view}
        assert sorted(early) == game_log.may_choose_early
        for seat, choices in early.items():
            assert promised.setdefault(seat, choices) == choices
            assert [c["text"] for c in choices] == [str(m) for m in game_log.legal_moves(seat)]
        assert promised.keys() == early.keys()
    assert compared > 0


@pytest.mark.parametrize("row", EXCHANGING, ids=str)
def test_who_has_chosen_early_answers_when_asked(row: Row) -> None:
    rng = random.Random(7)
    game_log, chance = _kernel.GameLog(row.table.rules), Seeded("chosen early").fresh()
    game_log.begin(chance)
    first, later = game_log.turn, game_log.may_choose_early
    given = {}
    for seat in later:
        move = rng.choice(game_log.legal_moves(seat))
        game_log.choose_early(seat, move)
        given[seat] = move.card or "-"
        (view,) = read(game_log.now((seat,)))["views"]
        assert (view["given"], view["choices"]) == (given[seat], None)
        assert "early" not in view
        assert read(game_log.events((), len(game_log) - 1)[0])["event"] == {
            "event": "chose",
            "seat": seat,
        }
        assert seat not in game_log.may_choose_early
        with pytest.raises(IllegalMove):
            game_log.choose_early(seat, move)
    state = read(game_log.now(()))["state"]
    assert state["chosen"] == [seat != first for seat in range(row.players)]
    added = game_log.play(game_log.legal_moves(first)[0], chance)
    names = [read(result)["event"]["event"] for result in game_log.log((), len(game_log) - added)]
    assert names[: row.players] in (["gave"] * row.players, ["offered"] * row.players)
    assert names[row.players] == "exchanged"
    assert "chose" not in b"".join(game_log.record((), open=True)).decode()


def test_an_answer_must_be_legal_and_of_the_seat_that_is_asked() -> None:
    row = EXCHANGING[0]
    game_log, chance = _kernel.GameLog(row.table.rules), Seeded(3).fresh()
    game_log.begin(chance)
    before = game_log.now((0, 1))
    with pytest.raises(IllegalMove):
        game_log.play(_kernel.Move.parse("renew"), chance)
    with pytest.raises(IllegalMove):
        game_log.choose_early(game_log.turn, game_log.legal_moves(game_log.turn)[0])
    with pytest.raises(IndexError):
        game_log.now((9,))
    assert game_log.now((0, 1)) == before
