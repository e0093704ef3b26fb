"""A table: one rulebook, one form, everything fixed; and the data the kernel gets for it."""

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
from tockwork.rulebooks.board import Board, board_of
from tockwork.rulebooks.knobs import Knobs
from tockwork.rulebooks.uses import Use

if TYPE_CHECKING:
    from tockwork.rulebooks.definition import Form, Rulebook


@dataclass(frozen=True, eq=False)
class Table:
    """One game as it is laid out for its players. Made by `Rulebook.table`."""

    rulebook: Rulebook
    """Which game, with its options."""
    players: int
    """How many."""
    teams: str
    """`none`, `pairs` or `triples`."""
    board: Board
    """As these players use it."""
    knobs: Knobs
    """As this form and the options have set them."""
    clauses: dict[str, str]
    """Where each of them is told."""
    deck: dict[str, int]
    """How many of each card."""
    cards: dict[str, tuple[Use, ...]]
    """What each card can do here."""
    sections_of_seats: tuple[int, ...]
    """Which section of the board each seat uses."""
    starts: tuple[int, ...]
    """The start space of each seat."""
    team_of: tuple[int, ...]
    """The team of each seat, by number."""
    receivers: tuple[int, ...]
    """To whom each seat passes a card, in the games that do."""
    rules: _kernel.Rules
    """The same as the kernel has it."""
    edition: str
    """Which rules these are: a hash of all they say, so that it changes when they do."""

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
            raise TockworkError(f"seat: must be 0 to {self.players - 1}, not {seat!r}")
        return seat

    def __eq__(self, other: object) -> bool:
        """Tables are equal if their rules say the same and the same number sits down alike."""
        return isinstance(other, Table) and self._what() == other._what()

    def __hash__(self) -> int:
        return hash(self._what())

    def _what(self) -> tuple[object, ...]:
        return self.rulebook, self.players, self.teams, self.board.sections

    def __copy__(self) -> Table:
        return self  # frozen

    def __deepcopy__(self, memo: Mapping[int, object]) -> Table:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_table, (self.rulebook, self.players, self.teams)

    def __str__(self) -> str:
        return f"{self.rulebook.title}, {self.players} players, teams {self.teams}"


def _restore_table(book: Rulebook, players: int, teams: str) -> Table:
    return book.table(players, teams)


_COMPILED: WeakValueDictionary[str, _kernel.Rules] = WeakValueDictionary()


def compiled(book: Rulebook, form: Form) -> _kernel.Rules:
    """What the kernel makes of a form; the same for books that say the same."""
    data = kernel_data(book, form)
    rules = _COMPILED.get(data)
    if rules is None:
        rules = _COMPILED[data] = _kernel.compile_rulebook(data)
    return rules


def make_table(book: Rulebook, form: Form, knobs: Knobs) -> Table:
    rules = compiled(book, form)
    cards = dict(book.cards)
    for rule in knobs.advanced:
        cards.update(book.advanced_cards[rule])
    return Table(
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


def _edition(book: Rulebook, form: Form) -> str:
    """Clauses say where a rule is written, not what it is: they may be counted anew."""
    data = _data(book, form)
    said = {name: data[name] for name in data if name not in ("clauses", "card_clauses")}
    return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:12]


def kernel_data(book: Rulebook, form: Form) -> str:
    """One form of a rulebook as the kernel takes it: its data in words, as JSON."""
    return json.dumps(_data(book, form), ensure_ascii=False)


def _data(book: Rulebook, form: Form) -> dict[str, Any]:
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
        "knobs": book.knobs_of(form).model_dump(exclude_defaults=True),
        "clauses": {**book.clauses, **form.clauses},
        "card_clauses": book.card_clauses,
    }
