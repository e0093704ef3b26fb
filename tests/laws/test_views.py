"""A view shows one seat's side: changing cards the seat cannot see changes nothing in it."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tockwork import Game, Position, TockworkError, Variant, View

from .conservation import CONSERVATION
from .hiding import another_world, hidden_kinds
from .rows import ROWS, Row
from .samples import all_rows, moments, positions, random_play, seats, strewn_anywhere


def viewers(position: Position) -> list[int | None]:
    return [*seats(position), None]


# what a view holds -----------------------------------------------------------------------------


def law_a_view_shows_the_public_board_and_the_own_cards(position: Position) -> None:
    for seat in viewers(position):
        view = position.view(seat)
        assert (view.seat, view.turn, view.phase) == (seat, position.turn, position.phase)
        assert (view.round, view.leader) == (position.round, position.leader)
        assert (view.last_card, view.drawn) == (position.last_card, position.drawn)
        for s in seats(position):
            assert view.places(s) == position.places(s)
            if s == seat:
                assert view.hand(s) == position.hand(s)
            else:
                assert view.hand(s) == ("?",) * len(position.hand(s))
        assert view.pile_count == len(position.document()["pile"])
        assert view.discards == tuple(position.document()["discards"])


def strings(value: object) -> Iterator[str]:
    """Everything a view is made of, down to its texts; the table is public."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, View):
        for field in dataclasses.fields(value):
            if field.name != "_core":
                yield from strings(getattr(value, field.name))
        for s in range(value.table.players):  # what the kernel keeps of it
            yield from (*value._core.hand(s), *value._core.known(s), value._core.given(s) or "?")
        yield from (*value._core.pile(), *value._core.discards())
    elif isinstance(value, tuple):
        for part in value:
            yield from strings(part)
    else:
        assert value is None or isinstance(value, int | Variant), type(value)


def law_a_view_holds_no_hidden_card(position: Position) -> None:
    """Cards of kinds the seat has seen nowhere appear nowhere in its view."""
    for seat in viewers(position):
        view = position.view(seat)
        held = {f.name for f in dataclasses.fields(view)}
        assert set(vars(view)) == held  # nothing is kept beside the fields
        hidden = hidden_kinds(position, seat)
        track = {place for s in seats(position) for place in view.places(s)}
        assert not (set(strings(view)) - track) & hidden
        document = view.document()
        cards = {card for s in document["seats"] for card in s["hand"]}
        cards |= {*document["pile"], *document["discards"], document["last_card"]}
        cards |= set(document.get("given", ())) | {
            card for cards in document.get("passed", ()) for card in cards
        }
        assert not cards & hidden


def law_a_view_can_be_asked_for_the_legal_moves(position: Position) -> None:
    """Whose turn it is sees the same answers as the whole position has; the others see none."""
    for seat in viewers(position):
        moves = position.view(seat).legal_moves()
        assert moves == (position.legal_moves() if seat == position.turn else [])


def law_a_view_can_be_written_down(position: Position) -> None:
    """A view's document is a position with unknown cards, and its view is the same again."""
    for seat in seats(position):
        view = position.view(seat)
        read = view.position()
        assert read.document() == view.document()
        assert read.view(seat) == view
        assert Position.from_text(read.text()).view(seat) == view


# worlds that look the same ---------------------------------------------------------------------


def law_unseen_cards_change_nothing(position: Position, rng: random.Random) -> None:
    for seat in viewers(position):
        world = Position.from_document(another_world(position, seat, rng))
        view, other = position.view(seat), world.view(seat)
        assert other == view, (position.text(), seat)
        assert (repr(other), str(other)) == (repr(view), str(view))
        assert other.document() == view.document()
        assert other.legal_moves() == view.legal_moves()
        if seat == position.turn:
            assert world.legal_moves() == position.legal_moves()
            assert world.moves_document() == position.moves_document()


def law_resampling_keeps_the_view(position: Position, seed: int) -> None:
    for seat in seats(position):
        view = position.view(seat)
        guess = position.resample(seat, seed)
        assert guess.view(seat) == view
        for law in CONSERVATION:
            law(guess)
        held = Counter(guess.hand(position.table.receivers[seat]))
        assert all(held[card] >= count for card, count in Counter(view.passed).items())
        assert guess == position.resample(seat, seed)
        assert guess.legal_moves() == (
            position.legal_moves() if seat == position.turn else guess.legal_moves()
        )


def law_resampling_knows_no_more_than_the_view(position: Position, rng: random.Random) -> None:
    """Worlds a seat cannot tell apart are resampled to the same guess."""
    for seat in seats(position):
        world = Position.from_document(another_world(position, seat, rng))
        one, two = position.resample(seat, 5).document(), world.resample(seat, 5).document()
        assert two["seats"] == one["seats"]
        assert two["pile"] == one["pile"]


def law_resampling_keeps_no_secret_of_others(position: Position, rng: random.Random) -> None:
    """What others chose to give, and what they know of each other, is as hidden as their hands."""
    for seat in seats(position):
        world = Position.from_document(another_world(position, seat, rng))
        one, two = position.resample(seat, 5).document(), world.resample(seat, 5).document()
        assert two.get("given") == one.get("given"), (position.text(), world.text(), seat)
        assert two.get("passed") == one.get("passed"), (position.text(), world.text(), seat)


def law_a_view_is_enough_to_resample_from(position: Position) -> None:
    """The same guess from the view alone."""
    for seat in seats(position):
        guess = position.view(seat).position().resample(seat, 5).document()
        full = position.resample(seat, 5).document()
        assert [s["hand"] for s in guess["seats"]] == [s["hand"] for s in full["seats"]]
        assert guess["pile"] == full["pile"]


@all_rows
def test_a_view_shows_the_public_board_and_the_own_cards(row: Row) -> None:
    for position in positions(row):
        law_a_view_shows_the_public_board_and_the_own_cards(position)


@all_rows
def test_a_view_holds_no_hidden_card(row: Row) -> None:
    for position in positions(row):
        law_a_view_holds_no_hidden_card(position)


@all_rows
def test_a_view_can_be_asked_for_the_legal_moves(row: Row) -> None:
    for position in positions(row):
        law_a_view_can_be_asked_for_the_legal_moves(position)


@all_rows
def test_a_view_can_be_written_down(row: Row) -> None:
    for position in positions(row):
        law_a_view_can_be_written_down(position)


@all_rows
def test_unseen_cards_change_nothing(row: Row) -> None:
    rng = random.Random(str(row))
    for position in positions(row):
        law_unseen_cards_change_nothing(position, rng)


@all_rows
def test_resampling_keeps_the_view(row: Row) -> None:
    for number, position in enumerate(positions(row)):
        law_resampling_keeps_the_view(position, number)


@all_rows
def test_resampling_knows_no_more_than_the_view(row: Row) -> None:
    rng = random.Random(str(row))
    for position in positions(row):
        law_resampling_knows_no_more_than_the_view(position, rng)


@all_rows
def test_resampling_keeps_no_secret_of_others(row: Row) -> None:
    rng = random.Random(str(row))
    for position in positions(row):
        law_resampling_keeps_no_secret_of_others(position, rng)


@all_rows
def test_a_view_is_enough_to_resample_from(row: Row) -> None:
    for position in positions(row):
        law_a_view_is_enough_to_resample_from(position)


@all_rows
def test_other_seeds_deal_other_worlds(row: Row) -> None:
    position = row.game("other seeds").position
    guesses = {position.resample(0, seed).text() for seed in range(12)}
    assert len(guesses) == 12
    for seat in range(1, row.players):  # and every hidden hand does change
        if position.hand(seat):
            assert len({position.resample(0, seed).hand(seat) for seed in range(12)}) > 1


@all_rows
def test_resampling_what_was_resampled_knows_no_more(row: Row) -> None:
    """Whatever a guess passes on, a second look from the same seat comes from the view alone."""
    for position in moments(row):
        first, second = position.resample(0, 1), position.resample(0, 2)
        assert [s["hand"] for s in first.resample(0, 3).document()["seats"]] == [
            s["hand"] for s in second.resample(0, 3).document()["seats"]
        ]


@given(strewn_anywhere, st.randoms(use_true_random=False))
def test_views_hold_anywhere(position: Position, rng: random.Random) -> None:
    law_a_view_holds_no_hidden_card(position)
    law_a_view_can_be_asked_for_the_legal_moves(position)
    law_a_view_can_be_written_down(position)
    law_unseen_cards_change_nothing(position, rng)
    law_resampling_keeps_the_view(position, rng.randrange(1000))


# ends and errors -------------------------------------------------------------------------------


def test_a_view_of_a_finished_game_has_no_answers(finished: Game) -> None:
    for seat in (*range(finished.table.players), None):
        view = finished.view(seat)
        assert view.winners == finished.winners
        assert view.legal_moves() == []


@pytest.fixture(params=["dog-kids-2-none", "toc-4-pairs", "dog-royal-2-none"])
def finished(request: pytest.FixtureRequest) -> Game:
    row = next(row for row in ROWS if str(row) == request.param)
    *_, end = random_play(row.game("finished"), "finished")
    return end


@all_rows
def test_there_is_no_view_of_a_seat_that_is_not_there(row: Row) -> None:
    game = row.game("no seat")
    for seat in (-1, row.players, 99):
        for look in (game.view, game.position.view, game.position.resample):
            with pytest.raises(TockworkError, match="seat"):
                look(seat)


def test_a_view_cannot_be_changed() -> None:
    view = Game("dog", seed=1).view(0)
    assert isinstance(view, View)
    with pytest.raises(dataclasses.FrozenInstanceError):
        view.own_hand = ("joker",)  # type: ignore[misc]
