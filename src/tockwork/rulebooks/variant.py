"""A table: one rulebook in one format, everything fixed; and its data for the kernel."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from tockwork import _kernel
from tockwork.errors import TockworkError
from tockwork.problems import Problem
from tockwork.rulebooks.board import Board, board_of
from tockwork.rulebooks.options import Options
from tockwork.rulebooks.uses import Use

if TYPE_CHECKING:
    from tockwork.rulebooks.definition import Format, Rulebook


@dataclass(frozen=True, eq=False)
class Variant:
    """One game as it is laid out for its players. Made by `Rulebook.table`."""

    rulebook: Rulebook
    """The game, with its options."""
    players: int
    teams: str
    """`none`, `pairs` or `triples`."""
    board: Board
    """As these players use it."""
    knobs: Options
    """The options of this format."""
    clauses: dict[str, str]
    """The clause of each of them."""
    deck: dict[str, int]
    """Copies of each card."""
    cards: dict[str, tuple[Use, ...]]
    """The uses of each card here."""
    sections_of_seats: tuple[int, ...]
    """The section of the board of each seat."""
    starts: tuple[int, ...]
    """The start space of each seat."""
    team_of: tuple[int, ...]
    """The team of each seat, by number."""
    receivers: tuple[int, ...]
    """The receiver of each seat's card, in games with an exchange."""
    rules: _kernel.Rules
    """The same as the kernel has it."""
    edition: str
    """The identity of the rules: a hash of their whole content."""

    @cached_property
    def undoes(self) -> bool:
        """Whether some card takes the last play back."""
        return any(use.kind == "undo" for uses in self.cards.values() for use in uses)

    def partners(self, seat: int) -> tuple[int, ...]:
        """The other seats of a seat's team."""
        return tuple(
            s for s in range(self.players) if s != seat and self.team_of[s] == self.team_of[seat]
        )

    def check_seat(self, seat: int) -> int:
        """The seat, if there is such a one at this table."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            wrong = {"least": 0, "most": self.players - 1, "said": repr(seat)}
            raise TockworkError(Problem("seat", "range-not", **wrong))
        return seat

    def __eq__(self, other: object) -> bool:
        """Tables are equal if their rules say the same and the same number sits down alike."""
        return isinstance(other, Variant) and self._what() == other._what()

    def __hash__(self) -> int:
        return hash(self._what())

    def _what(self) -> tuple[object, ...]:
        return self.rulebook, self.players, self.teams, self.board.sections

    def __copy__(self) -> Variant:
        return self  # frozen

    def __deepcopy__(self, memo: Mapping[int, object]) -> Variant:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_table, (self.rulebook, self.players, self.teams)

    def __str__(self) -> str:
        return f"{self.rulebook.title}, {self.players} players, teams {self.teams}"


def _restore_table(book: Rulebook, players: int, teams: str) -> Variant:
    return book.table(players, teams)


_COMPILED: WeakValueDictionary[str, _kernel.Rules] = WeakValueDictionary()


def compiled(book: Rulebook, form: Format) -> _kernel.Rules:
    """The kernel's rules of a format; the same for equal books."""
    data = kernel_data(book, form)
    rules = _COMPILED.get(data)
    if rules is None:
        rules = _COMPILED[data] = _kernel.compile_rulebook(data)
    return rules


def make_table(book: Rulebook, form: Format, knobs: Options) -> Variant:
    rules = compiled(book, form)
    cards = dict(book.cards)
    for rule in knobs.advanced:
        cards.update(book.advanced_cards[rule])
    return Variant(
        rulebook=book,
        players=form.players,
        teams=form.teams,
        board=board_of(book.geometry, form.board, knobs, rules),
        knobs=knobs,
        clauses={**book.clauses, **form.clauses},
        deck=form.deck or book.deck,
        cards=cards,
        sections_of_seats=rules.sections_of_seats,
        starts=rules.starts,
        team_of=rules.team_of,
        receivers=rules.receivers,
        rules=rules,
        edition=_edition(book, form),
    )


# Clauses, and options, which have their own fields.
_LEFT_OUT = ("clauses", "card_clauses", "options")


def _edition(book: Rulebook, form: Format) -> str:
    """Clauses say where a rule is written, not what it is, so they may be renumbered."""
    data = {**_data(book, form), "knobs": book.options_of(form).model_dump(exclude_defaults=True)}
    said = {name: data[name] for name in data if name not in _LEFT_OUT}
    return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:12]


def kernel_data(book: Rulebook, form: Format) -> str:
    """One format of a rulebook for the kernel: its data in words, as JSON."""
    return json.dumps(_data(book, form), ensure_ascii=False)


def _data(book: Rulebook, form: Format) -> dict[str, Any]:
    def words(cards: dict[str, tuple[Use, ...]]) -> dict[str, Any]:
        return {
            card: [{"kind": use.kind, **use.model_dump(exclude_defaults=True)} for use in uses]
            for card, uses in cards.items()
        }

    return {
        "deck": form.deck or book.deck,
        "cards": words(book.cards),
        "advanced_cards": {rule: words(cards) for rule, cards in book.advanced_cards.items()},
        "geometry": book.geometry.model_dump(exclude_defaults=True),
        "form": {"players": form.players, "teams": form.teams, "board": form.board},
        "knobs": book.root.options_of(form).model_dump(exclude_defaults=True),
        "options": {name: value for name, value in book.chosen.items() if name != "board"},
        "clauses": {**book.clauses, **form.clauses},
        "card_clauses": book.card_clauses,
    }
