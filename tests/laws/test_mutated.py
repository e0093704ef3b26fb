"""Whatever is accepted can be: it plays on, and no marble and no card appears or is lost."""

from __future__ import annotations

import random

import pytest

from tockwork import Position, PositionError, Seeded

from ..conftest import FULL
from .conservation import CONSERVATION
from .mutated import mutated
from .rows import ROWS, Row
from .samples import all_rows, positions, random_play
from .strewn import strewn_document

TRIES = 400 if FULL else 60
GOES_ON = 12  # decisions


@all_rows
def test_what_is_accepted_of_nonsense_plays_on(row: Row) -> None:
    rng = random.Random(f"nonsense {row}")
    taken = 0
    refused: list[str] = []
    for n in range(TRIES):
        doc = mutated(strewn_document(row, f"nonsense {n}"), row.table, rng)
        try:
            position = Position.from_document(doc)
        except PositionError as bad:
            refused.extend(bad.problems)
            continue
        taken += 1
        assert Position.from_document(position.document()) == position
        assert Position.from_text(position.text()) == position
        _plays_on(position, f"{row} {n}")
    assert TRIES // 20 < taken < TRIES
    assert all(": " in problem for problem in refused)


def _plays_on(position: Position, seed: str) -> None:
    chance, choose = Seeded(seed), random.Random(seed)
    position = position.resample(position.turn, seed).settled(chance)
    for _ in range(GOES_ON):
        for law in CONSERVATION:
            law(position)
        if position.over:
            return
        position = position.play(choose.choice(position.legal_moves()), chance)


@all_rows
def test_every_moment_of_a_game_is_accepted(row: Row) -> None:
    """Also as a seat sees it, and as little of it as a document must say."""
    for game in random_play(row.game("accepted"), "accepted"):
        position = game.position
        if position.over:
            return
        assert Position.from_document(position.document()) == position
        assert Position.from_text(position.text()) == position
        seen = game.view(position.turn).position()
        Position.from_document(seen.document())
        Position.from_document(position.document(secrets=False))


@pytest.mark.parametrize("key", ["pile", "discards", "last_card", "leader", "round", "drawn"])
def test_what_may_be_left_out_may_be_left_out(key: str) -> None:
    for row in (row for row in ROWS[::9] if not row.table.undoes):
        for position in positions(row)[::6]:
            doc = position.document()
            if "given" in doc and key == "leader":
                continue  # whoever leads is asked first
            del doc[key]
            Position.from_document(doc)
