"""The rows of the table of games: every rulebook, every form of it, and the options it offers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tockwork import RULEBOOKS, Format, Game, Rulebook, RulebookError, Variant, rulebook

ADVANCED = ["back4", "swap10", "skip"]
_DOG_OPTIONS: tuple[dict[str, Any], ...] = (  # seven_rest is `always` as it is
    {"seven_rest": "if_nothing_fits"},
    {"seven_rest": "never"},
    {"direction": "counter-clockwise"},
)
# Besides the rulebook as it is. Boards are added below, for every rulebook that offers them.
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "super-tock": ({"advanced": ADVANCED},),
    "dog": _DOG_OPTIONS,
    "dog-compact": _DOG_OPTIONS,
    "dog-swiss": (
        {"returned_blocks": False},
        {"seven_rest": "if_nothing_fits"},
        {"seven_rest": "never"},
    ),
}


@dataclass(frozen=True, eq=False)
class Row:
    """One form of one rulebook with some options."""

    book: Rulebook
    form: Format

    @property
    def table(self) -> Variant:
        return self.book.table(self.form.players, self.form.teams)

    @property
    def players(self) -> int:
        return self.form.players

    def game(self, seed: int | str) -> Game:
        return Game(self.book, self.form.players, self.form.teams, seed=seed)

    def __str__(self) -> str:
        options = "".join(
            f"-{name}={value if isinstance(value, str) else json.dumps(value)}"
            for name, value in self.book.chosen.items()
        )
        return f"{self.book.id}-{self.form.players}-{self.form.teams}{options}".replace('"', "")


def _rows() -> Iterator[Row]:
    for name in RULEBOOKS:
        book = rulebook(name)
        for options in ({}, *OPTIONS.get(name, ())):
            # Without the option the small board comes first: a form on the large one needs it.
            boards = ({"board": 4}, {"board": 6}) if "board" in book.options else ({},)
            for board in boards:
                one = book.with_options(**options, **board)
                yield from (row for form in one.forms if means_something(row := Row(one, form)))


def means_something(row: Row) -> bool:
    """Whether its options make a difference in this form; else it is refused."""
    try:
        return bool(row.table)
    except RulebookError:
        return False


ROWS: tuple[Row, ...] = tuple(_rows())
# Every rulebook in every form, without the options (but for the board).
PLAIN: tuple[Row, ...] = tuple(row for row in ROWS if set(row.book.chosen) <= {"board"})
