"""What a move would do is said as the messages of docs/wire.md say it, in every game."""

import json
import random
from typing import Any

import pytest

from tockwork import Game, IllegalMove, Position, Seeded, _kernel
from tockwork.game import Captured, EffectLeg, Effects

from ..laws.rows import ROWS, Row

BOARD = (
    "dog 4 pairs | play 0 round 1 leader 0"
    " | 12 40 R R : 7 1/11 | 15 R R R : * | 44 R R R : * | R R R R : *"
)


def as_told(choice: dict[str, Any]) -> Effects:
    """The values of a choice of a message."""
    return Effects(
        tuple(
            EffectLeg(
                w["seat"], w["marble"], w["from"], w["to"], w["how"],
                tuple(w["path"]), w.get("pips"),
            )
            for w in choice.get("legs", [])
        ),
        tuple(Captured(c["seat"], c["marble"], c["from"]) for c in choice.get("captures", [])),
        choice.get("own_capture", False),
        choice.get("draw", False),
    )  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_effects_are_those_of_the_messages(row: Row) -> None:
    table = row.table
    game = Game(table.rulebook, table.players, table.teams, seed="effects")
    game_log, chance, choose = (
        _kernel.GameLog(table.rules),
        Seeded("effects").fresh(),
        random.Random(1),
    )
    game_log.begin(chance)
    for _ in range(60):
        if game.over:
            break
        moves = game.legal_moves()
        result = json.loads(b"{" + game_log.now((game.turn,)) + b"}")["views"][0]["choices"]
        assert [choice["text"] for choice in result] == [str(move) for move in moves]
        assert [game.effects(move) for move in moves] == [as_told(choice) for choice in result]
        assert game.position.effects(moves[-1]) == as_told(result[-1])
        game.play(choose.choice(moves))
        game_log.play(game.moves[-1], chance)


def test_the_ways_of_a_split_and_who_is_burnt():
    found = Position.from_text(BOARD).effects("7: 12>15 40>44")
    assert found.legs == (
        EffectLeg(0, 0, "12", "15", "walk", ("13", "14", "15"), 3),
        EffectLeg(0, 1, "40", "44", "walk", ("41", "42", "43", "44"), 4),
    )
    assert found.captures == (Captured(1, 0, "15"), Captured(2, 0, "44"))
    assert found.own_capture
    assert not found.draw


def test_a_text_that_leaves_something_out_is_understood_and_what_is_illegal_is_refused():
    position = Position.from_text(BOARD)
    assert position.effects("7: 40>44 12>15") == position.effects("7: 12>15 40>44")
    with pytest.raises(IllegalMove):
        position.effects("7: 12>20")
