"""Writes the numbers that the rulebooks compile to into kernel/tests/tables.txt.

The kernel's C++ tests run on these numbers without Python. After a change of a rulebook, a knob or
table.py:

    python tests/kernel/dump_tables.py
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

from tockwork import RULEBOOKS, _kernel, rulebook
from tockwork.rulebooks import Form, Rulebook, table
from tockwork.rulebooks.knobs import CHOICES

FILE = Path(__file__).parents[2] / "kernel" / "tests" / "tables.txt"
HEADER = """\
# The numbers of every rulebook and form, for the kernel's tests.
# Written by tests/kernel/dump_tables.py; do not edit.
"""
# Options that switch on code of the kernel which no rulebook uses by itself.
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "super-tock": ({"advanced": ["back4", "swap10", "skip"]},),
    "dog": ({"seven_rest": "never"}, {"seven_rest": "if_nothing_fits"}),
    "dog-swiss": ({"returned_blocks": False},),
}
# House rules: knobs that no rulebook sets like this. The kernel must not rely on what the books
# happen to do, since anybody may turn a knob.
HOUSE_RULES: tuple[tuple[str, int, str, dict[str, Any]], ...] = (
    ("dog", 4, "pairs", {"guard_blocks": False}),
    ("dog", 4, "pairs", {"marbles": 5}),
    ("dog", 6, "pairs", {"hierarchy": True, "fool_slack": 2, "king_most": 7}),
    ("dog-swiss", 4, "pairs", {"guard": "none", "guard_blocks": False, "returned_blocks": False}),
    ("dog-swiss", 4, "pairs", {"hierarchy": True, "fool_slack": 4, "turn_in": "always"}),
    ("dog-swiss", 4, "pairs", {"exchange": "left", "no_move": "discard", "to_win": 2}),
    ("toc", 4, "pairs", {"guard": "start", "guard_blocks": True, "second_lap": True}),
    ("toc", 4, "pairs", {"seven_rest": "always", "to_win": 3, "turn_in": "never"}),
    ("tock6", 6, "triples", {"seven_rest": "always", "second_lap": True, "guard": "fresh"}),
    ("super-tock", 4, "pairs", {"exchange": "offer", "no_move": "discard_and_draw"}),
    ("dog-royal", 4, "pairs", {"renew": True, "refill": 5, "exchange": "offer"}),
    ("dog-kids", 4, "none", {"exchange": "left", "marbles": 4, "second_lap": True}),
)
# What most uses of a card have, and the kernel takes for granted: left out.
USUAL = {"n": 0, "burns": 0, "green": 0, "opponents_only": 0, "may_be_empty": 0, "most": 7}


def text() -> str:
    """All tables, one after the other."""
    return HEADER + "".join(_section(name, numbers) for name, numbers in tables())


def tables() -> Iterator[tuple[str, dict[str, Any]]]:
    """The name and the numbers of every rulebook, form and option, then of the house rules."""
    for rules in RULEBOOKS:
        for options in ({}, *OPTIONS.get(rules, ())):
            for form in rulebook(rules).with_options(**options).forms:
                yield _table(rules, form, options)
    for rules, players, teams, options in HOUSE_RULES:
        yield _table(rules, rulebook(rules).form(players, teams), options)


def _table(rules: str, form: Form, options: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    words = [rules, str(form.players), form.teams, f"board={form.board}"]
    words += [f"{key}={_value(value)}" for key, value in options.items()]
    book = rulebook(rules).with_options(**options)
    return "/".join(words).replace(" ", "+"), _numbers(book, form.model_dump())


def _numbers(book: Rulebook, form: dict[str, Any]) -> dict[str, Any]:
    """What the kernel is given. A book of its own with this one form: no table is cached in it, and
    no other form with the same number of players and another board comes first."""
    alone = Rulebook.model_validate({**book.model_dump(), "forms": [form]})
    with mock.patch.object(table, "_kernel") as kernel:
        alone.table(form["players"], form["teams"])
    ((numbers,), _) = kernel.compile_rules.call_args
    for card in numbers["cards"]:
        for use in card["uses"]:
            use["kind"] = _kernel.NAMES["use"].index(use["kind"])
    return {**numbers, **{name: _kernel.NAMES[name].index(numbers[name]) for name in CHOICES}}


def _section(name: str, numbers: dict[str, Any]) -> str:
    lines = [f"\ntable {name}"]
    for key, value in numbers.items():
        if key == "cards":
            lines += [line for card in value for line in _card(card)]
        elif key == "lane_colours":
            lines += [f"lane_colours {seat} {_value(row)}" for seat, row in enumerate(value)]
        elif key != "clauses":  # only those who ask why need them
            lines.append(f"{key} {_value(value)}".rstrip())
    return "\n".join(lines) + "\n"


def _card(card: dict[str, Any]) -> Iterator[str]:
    """A card, then its uses, each as `name value` pairs in one line."""
    yield "card " + " ".join(
        f"{key} {_value(card[key])}" for key in card if key not in ("uses", "clause")
    )
    for use in card["uses"]:
        unusual = {key: value for key, value in use.items() if value != USUAL.get(key)}
        yield "use " + " ".join(f"{key} {_value(value)}" for key, value in unusual.items())


def _value(value: Any) -> str:
    if isinstance(value, list | tuple):
        return " ".join(_value(part) for part in value)
    if value is None:
        return "-"
    return str(int(value)) if isinstance(value, bool) else str(value)


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
    print(f"{FILE}: {sum(1 for _ in tables())} tables")
