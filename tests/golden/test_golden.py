"""The golden games replay to the same end. Changed on purpose: `python -m tests.perft.make`."""

from __future__ import annotations

import pytest

from tockwork import RULEBOOKS, Game, Position

from .line import LENGTH, file_of, read

every_rulebook = pytest.mark.parametrize("rules", RULEBOOKS)


def replayed(rules: str) -> Game:
    line = read(rules)
    game = Game(line["rules"], line["players"], line["teams"], seed=line["seed"])
    for text in line["moves"]:
        assert text in map(str, game.legal_moves())
        game.play(text)
    return game


@every_rulebook
def test_every_rulebook_has_a_golden_game(rules: str) -> None:
    assert file_of(rules).exists(), f"no {file_of(rules).name}: python -m tests.perft.make"
    line = read(rules)
    assert line["rules"] == rules
    assert len(line["moves"]) == LENGTH


@every_rulebook
def test_golden_game(rules: str) -> None:
    line, game = read(rules), replayed(rules)
    assert game.position.text() == line["end"]
    assert game.position == Position.from_text(line["end"])
    assert [event.event for event in game.events] == line["events"]
