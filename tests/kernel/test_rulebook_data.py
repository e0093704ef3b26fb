"""The one way into the kernel for a rulebook: its data in words. Nonsense is told with its path."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, get_args

import pytest

from tockwork import RULEBOOKS, Options, RulebookError, _kernel, rulebook
from tockwork.rulebooks import uses
from tockwork.rulebooks.variant import kernel_data

BOOKS = {name: kernel_data(rulebook(name), rulebook(name).forms[0]) for name in RULEBOOKS}


def data(name: str = "dog") -> dict[str, Any]:
    return json.loads(BOOKS[name])  # type: ignore[no-any-return]


def test_knobs_have_one_name_and_one_default() -> None:
    usual = Options().model_dump()
    assert usual.pop("advanced") == ()  # which cards are used: nothing of it is left in the rules
    assert usual == {name: default for name, (default, _, _) in _kernel.OPTIONS.items()}


def test_uses_have_the_names_of_the_kernel() -> None:
    kinds = [use.model_fields["kind"].default for use in get_args(get_args(uses.Use)[0])]
    assert tuple(kinds) == _kernel.NAMES["use"]


@pytest.mark.parametrize("name", RULEBOOKS)
def test_what_is_worked_out_can_be_read(name: str) -> None:
    for form in rulebook(name).forms:
        rules = _kernel.compile_rulebook(kernel_data(rulebook(name), form))
        n = form.players
        assert len(rules.starts) == len(rules.team_of) == len(rules.receivers) == n
        length = rulebook(name).geometry.section_length
        assert rules.starts == tuple(length * s for s in rules.sections_of_seats)
        assert sorted(rules.receivers) == list(range(n))
        if form.teams == "pairs":
            assert all(rules.team_of[s] == rules.team_of[(s + n // 2) % n] for s in range(n))


def test_the_form_wins_over_the_book_and_options_over_both() -> None:
    book = data("dog")
    book["form"] = {"players": 4, "teams": "pairs", "knobs": {"exchange": "left"}}
    assert _kernel.compile_rulebook(json.dumps(book)).receivers == (1, 2, 3, 0)
    book["options"] = {"exchange": "partner"}
    assert _kernel.compile_rulebook(json.dumps(book)).receivers == (2, 3, 0, 1)
    book["options"] = {"exchange": "right"}
    with pytest.raises(RulebookError, match=r"^options\.exchange: must be one of none, partner"):
        _kernel.compile_rulebook(json.dumps(book))


def _set(*path: Any) -> Callable[[dict[str, Any]], None]:
    *way, last, value = path

    def change(book: dict[str, Any]) -> None:
        at: Any = book
        for part in way:
            at = at[part]
        at[last] = value

    return change


WRONG: list[tuple[str, Callable[[dict[str, Any]], None]]] = [
    ("deck", _set("deck", [])),
    ("deck.7", _set("deck", "7", 0)),
    ("deck.7", _set("deck", "7", 121)),
    ("deck.a card", _set("deck", "a card", 1)),
    ("cards.0", _set("deck", {str(n): 1 for n in range(24)})),
    ("cards.7", _set("cards", "7", [])),
    ("cards.7.0.pips", _set("cards", "7", [{"kind": "split", "pips": 8}])),
    ("cards.7.0.pips", _set("cards", "7", [{"kind": "split"}])),
    ("cards.7.0.kind", _set("cards", "7", [{"kind": "fly"}])),
    ("cards.7.0.wings", _set("cards", "7", [{"kind": "walk", "steps": 1, "wings": 2}])),
    ("cards.7", _set("cards", "7", [{"kind": "walk", "steps": 1}] * 7)),
    ("cards.7", _set("cards", "7", [{"kind": "joker"}, {"kind": "walk", "steps": 1}])),
    ("cards.7", _set("cards", "7", [{"kind": "centre"}])),
    ("cards.7", _set("cards", "7", [{"kind": "colour", "colour": "red"}])),
    ("geometry.section_length", _set("geometry", "section_length", 21)),
    ("geometry.section_length", _set("geometry", "section_length", 16.5)),
    ("geometry.shortcut", _set("geometry", "centre", True)),
    ("geometry.hop", _set("geometry", "hop", 16)),
    ("geometry.section_colours", _set("geometry", "section_colours", [["red"]])),
    ("form.players", _set("form", {})),
    ("form.players", _set("form", {"players": 5, "board": 4})),
    ("form.teams", _set("form", {"players": 3, "teams": "pairs"})),
    ("form.board", _set("form", {"players": 3, "board": 5})),
    ("knobs.to_win", _set("knobs", {"to_win": 5})),
    ("knobs.gard", _set("knobs", {"gard": "fresh"})),
    ("knobs.guard", _set("knobs", {"guard": True})),
    ("knobs.marbles", _set("knobs", {"marbles": -1})),
    ("knobs.deals", _set("knobs", {"deals": []})),
    ("knobs.deals.1", _set("knobs", {"deals": [5, 0]})),
    ("knobs.deals_repeat", _set("knobs", {"deals_repeat": 5})),
    ("knobs.exchange", _set("knobs", {"exchange": "partner"})),
    ("knobs.advanced.0", _set("knobs", {"advanced": ["skip"]})),
    ("extra", _set("extra", 1)),
]


@pytest.mark.parametrize(
    ("path", "change"), WRONG, ids=[f"{i} {p}" for i, (p, _) in enumerate(WRONG)]
)
def test_what_is_wrong_is_told_with_its_path(
    path: str, change: Callable[[dict[str, Any]], None]
) -> None:
    book = data("dog")
    change(book)
    text = json.dumps(book)
    with pytest.raises(RulebookError) as refused:
        _kernel.compile_rulebook(text)
    where, _, what = str(refused.value).partition(": ")
    assert what
    assert where == path or "not a whole number" in what


def test_a_deck_that_starts_nobody_is_refused() -> None:
    book = data("dog")
    walk = [{"kind": "walk", "steps": 1}]
    book["cards"] = {card: walk for card in book["cards"]}
    with pytest.raises(RulebookError, match=r"^cards: no card brings a marble of seat 0"):
        _kernel.compile_rulebook(json.dumps(book))


NOT_JSON = [
    *("", " ", "{", "}", "[", "[1", "[1,]", '{"a"', '{"a":', '{"a":1', '{"a":1,}', "{a:1}"),
    *('"', '"a', '"\\', '"\\x"', '"\\u12"', '"\\ud800"', '"\\ud800\\u0041"', '"\\udc00"', '"\n"'),
    *("tru", "nul", "01", "-", "+1", "1.5", "1e3", "--1", "9" * 30, "[] []", '{"a":1,"a":2}'),
    *("[" * 100, '{"a":' * 100, "[" * 32 + "]" * 32 + "x", "\x00", "\ud7ff"),
]


@pytest.mark.parametrize("text", NOT_JSON, ids=range(len(NOT_JSON)))
def test_what_is_not_json_is_refused_with_its_place(text: str) -> None:
    with pytest.raises(RulebookError, match=r"^rulebook: not JSON: .+ at line \d+, column \d+$"):
        _kernel.compile_rulebook(text)


def test_too_long_a_text_is_refused() -> None:
    with pytest.raises(RulebookError, match="longer than"):
        _kernel.compile_rulebook(" " * 2_000_000)


@pytest.mark.parametrize("name", RULEBOOKS)
def test_mangled_data_is_taken_or_refused_and_no_game_hangs(name: str) -> None:
    rng = random.Random(name)
    taken = 0
    for _ in range(300):
        text = BOOKS[name]
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            at = rng.randrange(len(text))
            text = text[:at] + rng.choice('{}[]",:0123456789etf\\ ') + text[at + rng.randrange(2) :]
        try:
            rules = _kernel.compile_rulebook(text)
        except RulebookError:
            continue
        taken += 1
        _kernel.playouts(rules, 1, 50, 1, 50)
    assert taken
