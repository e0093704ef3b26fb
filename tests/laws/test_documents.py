"""A position written down and read again is the same position, and plays on in the same way."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

from hypothesis import given

from tockwork import Position, Seeded

from .rows import ROWS, Row
from .samples import all_rows, positions, random_play, seats, shuffles, strewn_anywhere
from .strewn import phases, strewn_document

GOES_ON = 8  # decisions after reading a position


def law_documents_round_trip(position: Position) -> None:
    doc = position.document()
    again = Position.from_document(doc)
    assert again.document() == doc
    assert again == position
    assert Position.from_document(json.dumps(doc)) == position
    assert again.legal_moves() == position.legal_moves()
    assert again.moves_document() == position.moves_document()


def law_texts_round_trip(position: Position) -> None:
    text = position.text()
    assert "\n" not in text
    again = Position.from_text(text)
    assert again == position
    assert again.text() == text
    assert again.document() == position.document()
    assert Position.from_text(f"  {text}\n") == position


def law_what_is_read_plays_on_the_same(position: Position) -> None:
    """Equal positions have equal futures: nothing is kept that a document does not say."""
    choose = random.Random(position.text())
    chance = Seeded(shuffles(position))
    read = Position.from_document(position.document())
    for _ in range(GOES_ON):
        moves = position.legal_moves()
        assert read.legal_moves() == moves, (position.text(), read.text())
        if not moves:
            position, read = position.settled(chance), read.settled(chance)
        else:
            move = choose.choice(moves)
            position, read = position.play(move, chance), read.play(move, chance)
        assert read == position, (position.text(), read.text())
        assert read.document() == position.document()
        if position.over:
            return


def law_positions_can_be_pickled(position: Position) -> None:
    again = pickle.loads(pickle.dumps(position))
    assert again == position
    assert again.table is position.table
    assert again.legal_moves() == position.legal_moves()


def law_positions_differ_if_anything_does(position: Position) -> None:
    doc = position.document()
    turned = Position.from_document({**doc, "round": doc["round"] + 1})
    assert turned != position
    assert position != doc
    if len(doc["pile"]) > 1 and doc["pile"][0] != doc["pile"][-1]:
        pile = [doc["pile"][-1], *doc["pile"][1:-1], doc["pile"][0]]
        assert Position.from_document({**doc, "pile": pile}) != position
    core = position._core
    turn: dict[str, Any] = {
        "phase": core.phase,
        "turn": core.turn,
        "leader": core.leader,
        "round": core.round,
        "last_card": core.last_card,
        "drawn": core.drawn,
        "asked": core.asked,
        "to_ask": core.to_ask,
    }
    other: dict[str, Any] = {
        "phase": "hop" if core.phase != "hop" else "play",
        "turn": (core.turn + 1) % position.table.players,
        "leader": (core.leader + 1) % position.table.players,
        "round": core.round + 1,
        "last_card": next(card for card in position.table.deck if card != core.last_card),
        "drawn": not core.drawn,
    }
    if core.phase in ("exchange", "opening", "offer"):  # what follows depends on who was asked
        other |= {"asked": core.asked + 1, "to_ask": core.to_ask - 1}
    for name, value in other.items():
        changed = core.copy()
        changed.set_turn(**turn)
        assert changed == core
        changed.set_turn(**{**turn, name: value})
        assert changed != core, name


@all_rows
def test_documents_round_trip(row: Row) -> None:
    for position in positions(row):
        law_documents_round_trip(position)


@all_rows
def test_texts_round_trip(row: Row) -> None:
    for position in positions(row):
        law_texts_round_trip(position)


@all_rows
def test_what_is_read_plays_on_the_same(row: Row) -> None:
    for position in positions(row):
        law_what_is_read_plays_on_the_same(position)


@all_rows
def test_positions_can_be_pickled(row: Row) -> None:
    for position in positions(row):
        law_positions_can_be_pickled(position)


@all_rows
def test_positions_differ_if_anything_does(row: Row) -> None:
    for position in positions(row)[::4]:
        law_positions_differ_if_anything_does(position)


@all_rows
def test_documents_of_every_phase_are_among_them(row: Row) -> None:
    assert {position.phase for position in positions(row)} == set(phases(row.table))


@all_rows
def test_a_document_is_written_back_as_it_was(row: Row) -> None:
    """Hands in the order they were given, unknown cards unknown, null null."""
    for seed in range(10):
        doc = strewn_document(row, f"as it was {seed}")
        rng = random.Random(f"{row} {seed}")
        kept = {card for cards in doc.get("passed", ()) for card in cards}
        kept |= {card for card in doc.get("given", ()) if card}
        for number, seat in enumerate(doc["seats"]):
            rng.shuffle(seat["hand"])
            if number != doc["turn"] and not kept:
                seat["hand"] = rng.choice((seat["hand"], ["?" for _ in seat["hand"]]))
        doc["pile"] = rng.choice((doc["pile"], ["?"] * len(doc["pile"])))
        position = Position.from_document(doc)
        assert position.document() == doc
        assert Position.from_text(position.text()).document() == doc
        doc = {**doc, "pile": None, "discards": None}
        if not kept:
            for number, seat in enumerate(doc["seats"]):
                if number != doc["turn"] and rng.random() < 0.5:
                    seat["hand"] = None
        position = Position.from_document(doc)
        assert position.document() == doc
        assert Position.from_text(position.text()).document() == doc


@all_rows
def test_without_secrets_nothing_of_an_exchange_is_written(row: Row) -> None:
    for position in positions(row):
        doc = position.document(secrets=False)
        assert "given" not in doc
        assert "passed" not in doc
        assert Position.from_document(doc).moves_document() == position.moves_document()


@all_rows
def test_a_whole_game_can_be_written_down(row: Row) -> None:
    for number, game in enumerate(random_play(row.game("written"), "written")):
        if number % 4 == 0 and not game.over:
            position = game.position
            again = Position.from_document(position.document())
            assert again == position
            assert again.legal_moves() == game.legal_moves()


@given(strewn_anywhere)
def test_anything_strewn_round_trips(position: Position) -> None:
    law_documents_round_trip(position)
    law_texts_round_trip(position)
    law_what_is_read_plays_on_the_same(position)


def test_a_text_is_written_the_same_whatever_was_read_before() -> None:
    """Options in another order are the same game; the text does not depend on which came first."""
    rest = "| play 0 round 1 leader 0 | 5 R R R : 2 | R R R R : 3 | pile * | discards *"
    options = ('second_lap=true advanced=["skip"]', 'advanced=["skip"] second_lap=true')
    one, two = (Position.from_text(f"super-tock 2 none {words} {rest}") for words in options)
    assert one == two
    assert options[1] in two.text()  # by name, or as it was written: here they are the same


def test_copies_are_equal_and_hold_the_same() -> None:
    for row in ROWS[::7]:
        position = positions(row)[0]
        copy = Position.from_text(position.text())
        assert copy == position
        assert [copy.places(s) for s in seats(copy)] == [position.places(s) for s in seats(copy)]
        assert [copy.hand(s) for s in seats(copy)] == [position.hand(s) for s in seats(copy)]


def test_offers_after_a_renewal_are_two_even_when_the_discards_are_shuffled() -> None:
    """Renewals until the pile runs out: the offers that follow are not those of the beginning."""
    row = next(row for row in ROWS if str(row) == "dog-kids-4-pairs")
    game = row.game("renew")
    for _ in range(60):
        position = game.position
        read = Position.from_document(position.document())
        move = "decline" if game.phase == "offer" else "renew"
        assert read.play(move, Seeded(1)) == position.play(move, Seeded(1)), position.text()
        game.play(move)
