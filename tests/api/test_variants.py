"""Variants: a rulebook with other knobs is refused with the knob's name, or it can be played."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tockwork import RULEBOOKS, Game, Options, Position, Rulebook, RulebookError, rulebook
from tockwork.rulebooks.uses import Walk

from ..laws.conservation import CONSERVATION
from ..laws.samples import random_play
from ..laws.test_answers import law_answers_are_distinct
from ..laws.test_documents import law_documents_round_trip, law_texts_round_trip

PLAYABLE: list[tuple[str, dict[str, Any]]] = [
    ("dog", {"guard": "fresh"}),
    ("dog", {"guard": "fresh", "returned_blocks": True}),
    ("dog", {"guard": "none", "guard_blocks": False}),
    ("dog", {"guard_blocks": False, "second_lap": False}),
    ("dog", {"turn_in": "always", "seven_rest": "never"}),
    ("dog", {"deals": [4, 3], "deals_repeat": 1, "lead": "each_pack"}),
    ("dog", {"exchange": "left", "no_move": "discard"}),
    ("dog-compact", {"marbles": 2, "to_win": 2}),
    ("dog-swiss", {"guard": "start", "returned_blocks": False, "reshuffle": "when_short"}),
    ("dog-royal", {"fool_slack": 0, "king_most": 3}),
    ("dog-royal", {"opening": False, "set_up": 1}),
    ("dog-royal-basic", {"hierarchy": True, "king_most": 7}),
    ("dog-kids", {"marbles": 2, "to_win": 2, "refill": 4}),
    ("dog-kids", {"renew": False}),
    ("tock6", {"exchange": "left", "no_move": "lay_down"}),
    ("super-tock", {"guard": "start", "guard_blocks": True, "advanced": ["swap10"]}),
    ("toc", {"lone_push": True, "swap_exempt": "guards", "deals": [6, 5]}),
    ("dog", {"passing": "not_own_nor_pairs", "own_capture": "never"}),
    ("dog", {"partner_to_entrance": True, "guard": "none", "own_capture": "always"}),
]

_values: dict[str, st.SearchStrategy[Any]] = {
    "guard": st.sampled_from(["none", "fresh", "start"]),
    "guard_blocks": st.booleans(),
    "returned_blocks": st.booleans(),
    "passing": st.sampled_from(["free", "not_own", "not_own_nor_pairs", "nobody"]),
    "own_capture": st.sampled_from(["never", "walking", "always"]),
    "partner_to_entrance": st.booleans(),
    "swap_exempt": st.sampled_from(["guards", "starts", "their_guards"]),
    "direction": st.sampled_from(["clockwise", "counter-clockwise"]),
    "second_lap": st.booleans(),
    "turn_in": st.sampled_from(["never", "unless_fresh", "always"]),
    "seven_rest": st.sampled_from(["always", "if_nothing_fits", "never"]),
    "hierarchy": st.booleans(),
    "fool_slack": st.integers(-1, 5),
    "king_most": st.none() | st.integers(0, 16),
    "partners_push": st.booleans(),
    "marbles": st.integers(0, 6),
    "to_win": st.integers(0, 6),
    "set_up": st.integers(0, 2),
    "opening": st.booleans(),
    "deals": st.lists(st.integers(0, 30), max_size=9),
    "deals_repeat": st.integers(-1, 6),
    "reshuffle": st.sampled_from(["under", "each_pack", "when_short"]),
    "lead": st.sampled_from(["each_deal", "each_pack"]),
    "announce": st.booleans(),
    "exchange": st.sampled_from(["none", "partner", "left", "offer"]),
    "no_move": st.sampled_from(["lay_down", "lay_down_or_discard", "discard", "discard_and_draw"]),
    "lone_push": st.booleans(),
    "skip_needs": st.sampled_from(["marble_or_start_card", "marble", "nothing"]),
    "renew": st.booleans(),
    "refill": st.integers(-1, 7),
    "refill_discards": st.booleans(),
    "advanced": st.lists(st.sampled_from(["back4", "swap10", "skip", "fly"]), max_size=3),
}


@st.composite
def knob_sets(draw: st.DrawFn) -> dict[str, Any]:
    """A few knobs, with values that mostly make sense."""
    names = draw(st.lists(st.sampled_from(sorted(_values)), min_size=1, max_size=5, unique=True))
    return {name: draw(_values[name]) for name in names}


def made(
    name: str, knobs: dict[str, Any], players: int, teams: str, seed: int | str
) -> Game | None:
    """A game of the variant; None if it is refused, and then a knob must be named."""
    refusal = ""
    try:
        return Game(name, players, teams, knobs, seed=seed)
    except RulebookError as refused:
        refusal = str(refused)
    assert any(option in refusal for option in Options.model_fields), refusal
    return None


def check_moment(position: Position) -> None:
    for law in CONSERVATION:
        law(position)
    if not position.over:
        law_answers_are_distinct(position)
        law_documents_round_trip(position)


def test_every_knob_is_tried() -> None:
    assert set(_values) == set(Options.model_fields)


@given(st.sampled_from(RULEBOOKS), knob_sets(), st.integers(0, 10**6))
def test_any_knobs_are_refused_or_playable(name: str, knobs: dict[str, Any], seed: int) -> None:
    """Refused with the name of a knob, or playable for 500 decisions and nothing is lost."""
    choose = random.Random(seed)
    form = choose.choice(rulebook(name).forms)
    game = made(name, knobs, form.players, form.teams, seed)
    if game is None:
        return
    for number in range(500):
        if game.over:
            break
        moves = game.legal_moves()
        assert moves, f"stuck: {game.position.text()}"
        if number % 25 == 0:
            check_moment(game.position)
        game.play(choose.choice(moves))
    check_moment(game.position)


@pytest.mark.parametrize(
    ("name", "options"),
    PLAYABLE,
    ids=[f"{name}-{'-'.join(options)}" for name, options in PLAYABLE],
)
def test_variants_are_played_to_the_end(name: str, options: dict[str, Any]) -> None:
    book = rulebook(name).with_options(**options)
    for form in book.forms:
        game = made(name, options, form.players, form.teams, "variant")
        if game is None:  # a form with five marbles has no ranks for them
            continue
        for number, moment in enumerate(random_play(game, "variant")):
            if number % 10 == 0 or moment.over:
                for law in CONSERVATION:
                    law(moment.position)
        assert game.over
        assert game.winners


def test_dog_with_fresh_guards_is_another_game() -> None:
    """A marble that has come back to its start is captured in the variant, not in DOG."""
    book = rulebook("dog").with_options(guard="fresh")
    assert book.knobs.guard == "fresh"
    assert rulebook("dog").knobs.guard == "start"
    seats = [
        {"marbles": ["14", "R", "R", "R"], "hand": ["2"]},
        {"marbles": ["16", "R", "R", "R"], "hand": ["3"]},
        *[{"marbles": ["R"] * 4, "hand": ["5"]}] * 2,
    ]
    doc = {"rules": "dog", "players": 4, "teams": "pairs", "turn": 0, "seats": seats}
    assert Position.from_document(doc).legal_moves() == []
    variant = Position.from_document({**doc, "options": {"guard": "fresh"}})
    assert [str(move) for move in variant.legal_moves()] == ["2: 14>16"]
    law_texts_round_trip(variant.settled())


def test_options_add_up_and_the_book_stays_as_it_is() -> None:
    dog = rulebook("dog")
    before = dog.model_dump()
    one = dog.with_options(guard="fresh").with_options(seven_rest="never")
    two = dog.with_options(seven_rest="never", guard="fresh")
    assert one.knobs == two.knobs
    assert one.chosen == two.chosen == {"guard": "fresh", "seven_rest": "never"}
    assert dog.model_dump() == before
    assert dog.with_options() is dog
    assert isinstance(one, Rulebook)
    assert Game(one, 4, "pairs", seed=1).position == Game(two, 4, "pairs", seed=1).position


def test_a_variant_is_the_same_table_by_name_and_by_book() -> None:
    options = {"guard": "fresh"}
    by_book = Game(rulebook("dog").with_options(**options), 4, "pairs", seed=3)
    by_name = Game("dog", 4, "pairs", options, seed=3)
    assert by_book.position == by_name.position
    assert Position.from_document(by_book.position.document()) == by_name.position


@pytest.mark.parametrize("exchange", ["partner", "offer"])
@pytest.mark.parametrize(
    ("name", "players", "teams"), [("tock6", 4, "none"), ("tock6", 6, "triples")]
)
def test_an_exchange_with_a_partner_needs_one_partner(
    name: str, players: int, teams: str, exchange: str
) -> None:
    with pytest.raises(RulebookError, match="exchange"):
        rulebook(name).with_options(exchange=exchange).table(players, teams)


@settings(max_examples=20)
@given(st.dictionaries(st.text(max_size=12), st.integers() | st.text(max_size=5), min_size=1))
def test_knobs_nobody_knows_are_refused_by_name(options: dict[str, Any]) -> None:
    options = {name: value for name, value in options.items() if name not in _values}
    options.pop("board", None)
    options.pop("self", None)
    if options:
        with pytest.raises(RulebookError, match="no such option"):
            rulebook("dog").with_options(**options)


def test_a_copy_with_other_cards_is_checked_and_is_another_game() -> None:
    dog = rulebook("dog")
    before = dog.table(4)
    house = dog.model_copy(update={"cards": {**dog.cards, "5": (Walk(steps=6),)}})
    assert house.table(4) is not before
    assert house.table(4).cards["5"] == (Walk(steps=6),)
    assert house != dog
    assert len({dog, house, dog.with_options(guard="fresh")}) == 3
    with pytest.raises(RulebookError, match=r"cards\.5: does nothing"):
        dog.model_copy(update={"cards": {**dog.cards, "5": ()}})
