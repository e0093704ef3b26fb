"""Rulebooks, options and scripts that are refused: it is said what is wrong and where."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tockwork
from tests.api.documents import document
from tockwork import (
    RULEBOOKS,
    AmbiguousMove,
    ChanceError,
    Game,
    IllegalMove,
    MoveSyntaxError,
    Position,
    PositionError,
    RulebookError,
    Scripted,
    TockworkError,
    UnknownRulebook,
    rulebook,
)

NONSENSE: list[tuple[str, dict[str, Any], str]] = [
    # no such thing
    ("dog", {"guard_dog": True}, "options.guard_dog"),
    ("dog", {"board": 4}, "options.board"),
    ("super-tock", {"board": 5}, "options.board"),
    ("super-tock", {"board": True}, "options.board"),
    ("super-tock", {"board": "4"}, "options.board"),
    ("dog", {"advanced": ["skip"]}, "options.advanced.0"),
    ("super-tock", {"advanced": ["fly"]}, "options.advanced.0"),
    ("super-tock", {"advanced": [["skip"]]}, "options.advanced.0"),
    ("super-tock", {"advanced": 3}, "options.advanced"),
    # not such a value
    ("dog", {"guard": "sometimes"}, "options.guard"),
    ("dog", {"guard": None}, "options.guard"),
    ("dog", {"guard_blocks": "maybe"}, "options.guard_blocks"),
    ("dog", {"swap_exempt": "kings"}, "options.swap_exempt"),
    ("dog", {"direction": "up"}, "options.direction"),
    ("dog", {"second_lap": 2}, "options.second_lap"),
    ("dog", {"turn_in": "perhaps"}, "options.turn_in"),
    ("dog", {"seven_rest": "often"}, "options.seven_rest"),
    ("dog-royal", {"fool_slack": 5}, "options.fool_slack"),
    ("dog-royal", {"king_most": 0}, "options.king_most"),
    ("dog", {"marbles": 0}, "options.marbles"),
    ("dog", {"marbles": 6}, "options.marbles"),
    ("dog", {"marbles": "four"}, "options.marbles"),
    ("dog", {"marbles": None}, "options.marbles"),
    ("dog", {"marbles": 3.5}, "options.marbles"),
    ("dog", {"to_win": 0}, "options.to_win"),
    ("dog", {"set_up": 2}, "options.set_up"),
    ("dog", {"deals": []}, "options.deals"),
    ("dog", {"deals": 6}, "options.deals"),
    ("dog", {"deals": "65432"}, "options.deals"),
    ("dog", {"deals": ["six"]}, "options.deals.0"),
    ("dog", {"deals": [1] * 9}, "options.deals"),
    ("dog", {"deals_repeat": -1}, "options.deals_repeat"),
    ("dog", {"reshuffle": "never"}, "options.reshuffle"),
    ("dog", {"lead": "me"}, "options.lead"),
    ("dog", {"exchange": "right"}, "options.exchange"),
    ("dog", {"no_move": "cry"}, "options.no_move"),
    ("dog-kids", {"refill": 7}, "options.refill"),
    # not together
    ("dog", {"returned_blocks": True}, "options.returned_blocks"),
    ("dog", {"marbles": 3}, "options.to_win"),
    ("dog", {"marbles": 5, "to_win": 5}, "options.to_win"),
    ("dog-kids", {"marbles": 4, "to_win": 4}, "options.to_win"),
    ("dog-royal", {"marbles": 3, "to_win": 3}, "options.marbles"),
    ("dog", {"fool_slack": 1}, "options.fool_slack"),
    ("dog", {"king_most": 7}, "options.king_most"),
    ("dog", {"opening": True}, "options.opening"),
    ("dog-royal", {"set_up": 1}, "options.set_up"),
    ("dog", {"deals_repeat": 5}, "options.deals_repeat"),
    ("dog", {"deals": [6, 0]}, "options.deals.1"),
    ("dog", {"deals": [56]}, "options.deals"),
    ("tock6", {"deals": [27]}, "options.deals"),
    ("dog", {"renew": True}, "options.refill"),
]


@pytest.mark.parametrize(
    ("rules", "options", "path"),
    NONSENSE,
    ids=[f"{rules}-{next(iter(options))}-{n}" for n, (rules, options, _) in enumerate(NONSENSE)],
)
def test_an_option_that_makes_no_sense_is_refused_with_its_path(
    rules: str, options: dict[str, Any], path: str
) -> None:
    book = rulebook(rules)
    with pytest.raises(RulebookError) as refused:
        book.with_options(**options)
    assert str(refused.value).startswith(f"{path}: ")
    with pytest.raises(RulebookError):
        Game(rules, book.forms[0].players, book.forms[0].teams, options, seed=1)
    doc = {**document(rules), "options": options}
    with pytest.raises(PositionError) as impossible:
        Position.from_document(doc)
    assert path.split(".")[1] in impossible.value.problems[0]


def test_several_wrong_options_are_all_named() -> None:
    with pytest.raises(RulebookError) as refused:
        rulebook("dog").with_options(marbles=9, guard="x", lead="y")
    for path in ("options.marbles", "options.guard", "options.lead"):
        assert f"{path}: " in str(refused.value)


@pytest.mark.parametrize("value", [object(), lambda: 4], ids=["object", "function"])
def test_a_value_that_is_no_data_is_refused_with_its_knob(value: object) -> None:
    with pytest.raises(RulebookError, match="marbles"):
        rulebook("dog").with_options(marbles=value)


def test_options_in_any_shape_can_be_written_down() -> None:
    """A set and a tuple name the same optional rules as the list does."""
    texts = set()
    for advanced in ({"back4"}, ("back4",), ["back4"]):
        # deals as they are, so that no other test has met these options before
        options = {"advanced": advanced, "deals": [5, 4, 4]}
        position = Game("super-tock", 4, "pairs", options, seed=1).position
        assert Position.from_document(json.loads(json.dumps(position.document()))) == position
        assert Position.from_text(position.text()) == position
        texts.add(position.text())
    assert len(texts) == 1


@pytest.mark.parametrize(
    ("rules", "players", "teams"),
    [
        ("dog", 1, None),
        ("dog", 7, None),
        ("dog", 4, "none"),
        ("dog", 4, "triples"),
        ("dog", 6, "none"),
        ("dog-compact", 5, None),
        ("dog-swiss", 2, None),
        ("tock6", 6, "pairs"),
        ("toc", 4, "none"),
        ("dog-kids", 5, None),
        ("dog", 4, "friends"),
    ],
)
def test_a_form_that_is_not_played_is_refused(rules: str, players: int, teams: str | None) -> None:
    with pytest.raises(RulebookError, match=r"^players: .*known: "):
        rulebook(rules).table(players, teams)
    with pytest.raises(RulebookError, match=r"^players: "):
        Game(rules, players, teams, seed=1)
    doc = {**document(rules), "players": players, "teams": teams}
    with pytest.raises(PositionError, match="players"):
        Position.from_document(doc)


@pytest.mark.parametrize("board", [4, 6])
def test_the_other_board_has_other_forms(board: int) -> None:
    book = rulebook("super-tock").with_options(board=board)
    wrong = (6, "pairs") if board == 4 else (4, "pairs")
    with pytest.raises(RulebookError, match=r"^players: "):
        book.table(*wrong)


@pytest.mark.parametrize("name", ["", "Dog", "dog ", "ludo", "../dog", None, 3, ["dog"]])
def test_an_unknown_rulebook_is_refused_and_the_known_ones_named(name: Any) -> None:
    with pytest.raises(UnknownRulebook) as refused:
        rulebook(name)
    for known in RULEBOOKS:
        assert known in str(refused.value)


def test_the_family_of_errors() -> None:
    for error in (
        UnknownRulebook,
        RulebookError,
        PositionError,
        MoveSyntaxError,
        IllegalMove,
        AmbiguousMove,
        ChanceError,
        tockwork.RecordError,
    ):
        assert issubclass(error, TockworkError)
        assert error.__doc__


# chance -----------------------------------------------------------------------------------------

DECK = [card for card, copies in rulebook("dog").deck.items() for _ in range(copies)]


@pytest.mark.parametrize(
    ("script", "what"),
    [
        (Scripted(), "lot"),
        (Scripted(orders=[DECK]), "lot"),
        (Scripted(lots=[0]), "shuffle 1"),
        (Scripted(lots=[4], orders=[DECK]), "lot"),
        (Scripted(lots=[-1], orders=[DECK]), "lot"),
        (Scripted(lots=[0], orders=[DECK[:-1]]), "shuffle 1"),
        (Scripted(lots=[0], orders=[[*DECK, "7"]]), "shuffle 1"),
        (Scripted(lots=[0], orders=[[*DECK[:-1], "joker"]]), "shuffle 1"),
        (Scripted(lots=[0], orders=[[*DECK[:-1], "ace"]]), "ace"),
    ],
)
def test_a_script_that_does_not_fit_is_refused(script: Scripted, what: str) -> None:
    with pytest.raises(ChanceError, match=what):
        Game("dog", 4, "pairs", chance=script)


def test_a_script_that_runs_out_leaves_the_game_as_it_was() -> None:
    """The second pack of Tock 6 needs a second order."""
    deck = [card for card, copies in rulebook("tock6").deck.items() for _ in range(copies)]
    game = Game("tock6", 4, "none", chance=Scripted(lots=[2], orders=[deck]))
    while game.round < 3 or sum(len(game.hand(seat)) for seat in range(4)) > 1:
        game.play(game.legal_moves()[0])
    before, events, moves = game.position, game.events, game.moves
    with pytest.raises(ChanceError, match="shuffle 2"):
        game.play(game.legal_moves()[0])
    assert (game.position, game.events, game.moves) == (before, events, moves)
    with pytest.raises(ChanceError):  # still so: the script is where it was
        game.play(game.legal_moves()[0])
    with pytest.raises(ChanceError):
        game.position.play(game.legal_moves()[0])
    assert game.position == before
    again = Game.from_position(before, seed=1)
    again.play(again.legal_moves()[0])
    assert again.round == before.round + 1


def test_a_seed_and_a_script_are_too_much() -> None:
    script = Scripted(lots=[0], orders=[DECK])
    with pytest.raises(TockworkError, match="seed"):
        Game("dog", 4, "pairs", seed=1, chance=script)
    position = Game("dog", 4, "pairs", seed=1).position
    with pytest.raises(TockworkError, match="seed"):
        Game.from_position(position, seed=1, chance=script)
