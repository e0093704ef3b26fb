"""Moves that are refused: it is said what is wrong, and nothing has changed then."""

from __future__ import annotations

import pytest

from tests.api.documents import KIDS, ROYAL, document, with_seat
from tockwork import (
    AmbiguousMove,
    Game,
    IllegalMove,
    Move,
    MoveSyntaxError,
    Position,
)

NO_MOVES = [
    "",
    " ",
    "7",
    "7:",
    "7: 12",
    "7: 12>",
    "7: >12",
    "7: 12>x",
    "7: 12>-1",
    "7: 12>120",
    "7: H0>H1",
    "7: H9>H1",
    "7: H1@9>H2@9",
    "7: " + " ".join(["1>2"] * 8),
    "swap: 1<>",
    "swap: 1<>x",
    "discard",
    "give",
    "renew now",
    "hop hop",
    "open",
    "open queen",
    "sleep",
    "blue/green[: 1>2",
    ":",
    ": 1>2",
    "7: 1>2;",
    "x" + "é" * 30,  # cut short in the message, but not in the middle of a letter
]


# A move without a table may have any card; at a table it must be one of the deck.
NO_MOVES_HERE = [
    "fly: 1>2",
    "joker=fly: 1>2",
    "discard fly",
    "give K",
    "blue/green[pink]: 1>2",
    "7[pink]: 1>2",
    "７: 1>2",
]


@pytest.mark.parametrize("text", NO_MOVES_HERE, ids=repr)
def test_a_move_with_a_card_of_no_deck_is_refused_at_the_table(text: str) -> None:
    assert str(Move.parse(text)) == text
    game = Game("dog", 4, "pairs", seed=1)
    for play in (game.play, game.position.play, game.position.find_move):
        with pytest.raises(MoveSyntaxError):
            play(text)


@pytest.mark.parametrize("text", NO_MOVES, ids=repr)
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    game = Game("dog", 4, "pairs", seed=1)
    before = game.position
    for play in (game.play, before.play, before.find_move):
        with pytest.raises(MoveSyntaxError) as refused:
            play(text)
        assert str(refused.value)
    with pytest.raises(MoveSyntaxError):
        Move.parse(text)
    assert game.position == before
    assert game.moves == ()


def test_a_text_that_cannot_be_encoded_is_no_move() -> None:
    with pytest.raises(MoveSyntaxError):
        Game("dog", 4, "pairs", seed=1).play("\ud800")


def test_an_illegal_move_is_refused_and_nothing_changes() -> None:
    game = Game("dog", 4, "pairs", seed=1)
    before, events = game.position, game.events
    for text in ("7: 1>8", "discard 2", "renew", "hop", "open king", "swap: 1<>2"):
        for play in (game.play, before.play):
            with pytest.raises(IllegalMove):
                play(text)
        with pytest.raises(IllegalMove):
            game.play(Move.parse(text))
    assert game.position == before
    assert game.events == events
    assert game.moves == ()


def kids_push(other_dog: str = "R", partner: str = "0 R R") -> Position:
    """Seat 0 (its start is blue and green) may start onto its partner's dog and push it on."""
    seats = [f"{other_dog} R R", "R R R", partner, "R R R"]
    hands = [["blue/green", "red", "red"], *[["yellow", "bone", "swap"]] * 3]
    return Position.from_document(
        {
            **KIDS,
            "seats": [
                {"marbles": places.split(), "hand": hand if s == 0 else None}
                for s, (places, hand) in enumerate(zip(seats, hands, strict=True))
            ],
        }
    )


def test_a_text_that_fits_two_moves_is_ambiguous() -> None:
    """Pushed by blue or by green, the partner's dog goes to different places."""
    position = kids_push()
    starts = [str(move) for move in position.legal_moves() if "R>0" in str(move)]
    assert starts == ["blue/green[blue]: R>0", "blue/green[green]: R>0"]
    with pytest.raises(AmbiguousMove) as refused:
        position.find_move("blue/green: R>0")
    for text in starts:
        assert text in str(refused.value)
        assert str(position.find_move(text)) == text
    game = Game.from_position(position, seed=1)
    with pytest.raises(AmbiguousMove):
        game.play("blue/green: R>0")
    assert game.position == position


def test_a_rank_that_is_not_said_is_ambiguous() -> None:
    doc = with_seat(ROYAL, 0, marbles=["R", "5", "R", "R"], hand=["13", "2"])
    position = Position.from_document(doc)
    with pytest.raises(AmbiguousMove):
        position.find_move("13: R>0")
    assert str(position.find_move("13: fool>0")) == "13: fool>0"


def test_another_rank_is_not_started_instead() -> None:
    """The fool is on the track: `13: fool>0` does not bring out the king."""
    doc = with_seat(ROYAL, 0, marbles=["R", "5", "20", "40"], hand=["13", "2"])
    with pytest.raises(IllegalMove):
        Position.from_document(doc).play("13: fool>0")


def test_another_partner_is_not_moved_instead() -> None:
    """Seat 0 helps seats 2 and 4; only seat 2's marble can go three."""
    lanes = ["H1 H2 H3 H4", "R R R R", "H1 R R R", "R R R R", "H1 H2 R R", "R R R R"]
    doc = {
        **document("tock6"),
        "players": 6,
        "teams": "triples",
        "seats": [
            {"marbles": places.split(), "hand": ["3"] if s == 0 else None}
            for s, places in enumerate(lanes)
        ],
        "pile": None,
    }
    position = Position.from_document(doc)
    assert str(position.find_move("3: H1>H4")) == "3: H1@2>H4@2"
    with pytest.raises(IllegalMove):
        position.play("3: H1@4>H4@4")


def test_another_colour_is_not_played_instead() -> None:
    """A colour the card does not show is no way to play it."""
    position = kids_push(partner="R R R")
    assert str(position.find_move("blue/green: R>0")).endswith("R>0")
    with pytest.raises(IllegalMove):
        position.play("blue/green[yellow]: R>0")
