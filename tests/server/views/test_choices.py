"""Hundreds of choices are worked out in small steps, so that nobody at another table waits."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.views.test_hidden_cards import log_of
from tockwork import Game, Position, rulebook
from tockwork.server.views import teller as teller_module
from tockwork.server.views.choices import AT_ONCE, choices_in_steps, choices_of
from tockwork.server.views.teller import Teller

MANY = Position.from_document(
    {
        "rules": "dog",
        "players": 2,
        "turn": 0,
        "seats": [
            {
                "marbles": ["7", "24", "41", "55", "H1"],
                "hand": ["7", "joker", "4", "13", "swap"],
            },
            {"marbles": ["19", "30", "33", "R", "R"]},
        ],
    }
)


def test_others_have_their_turn_while_choices_are_worked_out() -> None:
    async def work() -> tuple[int, int]:
        others = 0

        async def another_table() -> None:
            nonlocal others
            while True:
                others += 1
                await asyncio.sleep(0)

        busy = asyncio.create_task(another_table())
        found = await choices_in_steps(MANY.view(0))
        busy.cancel()
        assert found == choices_of(MANY.view(0))
        return len(found or ()), others

    choices, others = asyncio.run(work())
    assert choices > 600
    assert others >= choices // AT_ONCE


def test_what_was_prepared_is_told_and_not_worked_out_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log = log_of((rulebook("dog"), 2, "none"), "prepared")
    log.game = Game.from_position(MANY, seed="x")
    teller = Teller(log)
    asyncio.run(teller.prepare((1,)))
    assert teller._choices[1] is None  # seat 1 is not asked
    asyncio.run(teller.prepare((0, 1)))
    monkeypatch.setattr(teller_module, "choices_of", None)
    _, views = teller.now((0, 1))
    assert [len(view.choices or ()) for view in views] == [len(MANY.legal_moves()), 0]


def test_choices_of_a_decision_that_is_over_are_thrown_away() -> None:
    log = log_of((rulebook("dog"), 2, "none"), "over")
    log.game = Game.from_position(MANY, seed="x")
    teller = Teller(log)

    async def work() -> None:
        preparing = asyncio.create_task(teller.prepare((0,)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not preparing.done()
        assert log.game is not None
        log.game.play("4: 7>11")
        log.batches += 1
        await preparing

    asyncio.run(work())
    assert log.game.turn == 1
    assert teller._choices[1] is None
