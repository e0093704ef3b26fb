"""Writes the data of every rulebook and form, as the kernel takes it, into kernel/tests/tables.txt.

The kernel's C++ tests run on these tables without Python. `make fixtures` writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tockwork import RELATED, RULEBOOKS, rulebook
from tockwork.rulebooks import Format
from tockwork.rulebooks.variant import kernel_data

FILE = Path(__file__).parents[2] / "kernel" / "tests" / "tables.txt"
HEADER = """\
# Every rulebook and form as the kernel takes it, for the kernel's tests: a name, then JSON.
# Written by tests/kernel/dump_tables.py; do not edit.
"""
# Options that switch on code of the kernel which no rulebook uses by itself.
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "super-tock": ({"advanced": ["back4", "swap10", "skip"]},),
    "dog": ({"seven_rest": "never"}, {"seven_rest": "if_nothing_fits"}),
    "dog-swiss": ({"returned_blocks": False},),
    "keezen": ({"swap_exempt": "guards"},),
    "jackaroo": ({"passing": "not_own"}, {"own_capture": "walking"}),
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
    ("dog-kids", 4, "none", {"exchange": "left", "marbles": 4, "guard": "fresh"}),
)


def text() -> str:
    """All tables, one a line."""
    return HEADER + "".join(f"{name} {data}\n" for name, data in tables())


def tables() -> Iterator[tuple[str, str]]:
    """The name and the data of every rulebook, form and option, then of the house rules."""
    for rules in (*RULEBOOKS, *RELATED):
        for options in ({}, *OPTIONS.get(rules, ())):
            for form in rulebook(rules).with_options(**options).forms:
                # Of the neighbours what matters is the cards and knobs, not the number of players.
                if rules in RULEBOOKS or form.players == 4:
                    yield _table(rules, form, options)
    for rules, players, teams, options in HOUSE_RULES:
        yield _table(rules, rulebook(rules).form(players, teams), options)


def _table(rules: str, form: Format, options: dict[str, Any]) -> tuple[str, str]:
    words = [rules, str(form.players), form.teams, f"board={form.board}"]
    words += [f"{key}={_value(value)}" for key, value in options.items()]
    book = rulebook(rules).with_options(**options)
    return "/".join(words), kernel_data(book, form)


def _value(value: Any) -> str:
    if isinstance(value, list | tuple):
        return "+".join(_value(part) for part in value)
    return str(int(value)) if isinstance(value, bool) else str(value)


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
    print(f"{FILE}: {sum(1 for _ in tables())} tables")
