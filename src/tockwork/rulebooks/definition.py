"""A rulebook: frozen, validated data. Nothing here knows how a move is carried out."""

from __future__ import annotations

import json
import re
from collections import OrderedDict
from collections.abc import Mapping
from threading import RLock
from typing import Any, Literal, Self
from weakref import WeakValueDictionary

from pydantic import BaseModel, ConfigDict, Field, PrivateAttr, ValidationError, model_validator

from tockwork.errors import RulebookError
from tockwork.locale import LANGUAGES
from tockwork.rulebooks.board import SHAPES, Geometry
from tockwork.rulebooks.knobs import Knobs
from tockwork.rulebooks.naming import CARD_NAME, GameWords
from tockwork.rulebooks.table import Table, compiled, make_table
from tockwork.rulebooks.uses import Use

Teams = Literal["none", "pairs", "triples"]
NO_OPTIONS: dict[str, Any] = {}
_KEPT = 32  # derived books that are kept though nobody has them
_SHOWN = 80  # letters of a value that is no use
# Nobody can play without knowing these.
ALWAYS_TOLD = (
    *("guard", "second_lap", "turn_in", "direction", "marbles", "to_win", "deals"),
    *("reshuffle", "lead", "no_move"),
)


class Form(BaseModel):
    """A number of players, how they are teamed, the board they use, and what differs then."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    players: int = Field(ge=2, le=6)
    """How many."""
    teams: Teams = "none"
    """How they are teamed."""
    board: Literal[4, 6] = 4
    """Sections of the board they use."""
    deck: dict[str, int] = Field(default_factory=dict)
    """How many of each card, where so many players use another pack; empty: the book's."""
    knobs: dict[str, Any] = Field(default_factory=dict)
    """Set otherwise than in the rest of the book."""
    clauses: dict[str, str] = Field(default_factory=dict)
    """Where those come from."""

    def __str__(self) -> str:
        words = {"none": "each alone", "pairs": "in pairs", "triples": "in threes"}
        return f"{self.players} {words[self.teams]}"


class Rulebook(BaseModel):
    """One game of the family, clause by clause.

    >>> from tockwork import rulebook
    >>> dog = rulebook("dog")
    >>> dog.deck["joker"], dog.clauses["guard"]
    (6, 'DOG-9')
    >>> dog.with_options(guard="fresh").knobs.guard
    'fresh'
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str = Field(pattern=r"^[a-z][a-z0-9-]*$", max_length=40)
    """What programs call it."""
    title: str = Field(min_length=1, max_length=60)
    """What people call it."""
    words: dict[str, GameWords] = Field(default_factory=dict)
    """What it is called in other languages, and its sentence for the shelf; see `called`."""
    place: int = Field(100, ge=1, le=999)
    """Where it stands on the shelf, the first is 1."""
    publisher: str = Field(max_length=60)
    """Whose game it is."""
    prefix: str = Field(max_length=8)
    """Of its clauses, such as DOG."""
    minutes: int = Field(ge=5, le=240)
    """A usual game."""
    deck: dict[str, int]
    """How many of each card."""
    deck_clause: str
    """Where the deck is told."""
    cards: dict[str, tuple[Use, ...]]
    """What each card can do."""
    card_clauses: dict[str, str]
    """Where that is told."""
    geometry: Geometry
    """What is printed on the board."""
    board_clause: str
    """Where the board is told."""
    forms: tuple[Form, ...] = Field(min_length=1)
    """For how many it is played, and how."""
    players_clause: str
    """Where the forms are told."""
    knobs: Knobs = Knobs()
    """Every number and choice in which it may differ from other games."""
    clauses: dict[str, str]
    """Where each knob, and each ground for a refusal, is told."""
    advanced_cards: dict[str, dict[str, tuple[Use, ...]]] = Field(default_factory=dict)
    """Optional rules: what they change in the cards."""
    options: tuple[str, ...] = Field((), description="knobs the rulebook itself offers as options")
    chosen: dict[str, Any] = Field(default_factory=dict, description="options set by with_options")

    _tables: dict[tuple[int, str, int], Table] = PrivateAttr(default_factory=dict)
    # One set of house rules is one book for as long as anybody has it, and forgotten then.
    _derived: WeakValueDictionary[str, Rulebook] = PrivateAttr(default_factory=WeakValueDictionary)
    _text: str | None = PrivateAttr(default=None)  # all that it says
    _root: Rulebook | None = PrivateAttr(default=None)  # the book this one was derived from

    @model_validator(mode="after")
    def _make_sense(self) -> Self:
        problems = []
        for form in self.forms:
            try:
                compiled(self, form)
            except RulebookError as bad:
                problems.append(str(bad))
        # An option may suit some forms only: the others are refused when somebody wants to play.
        if problems and (not self.chosen or len(problems) == len(self.forms)):
            raise ValueError(problems[0])
        shape = SHAPES[self.geometry.shape]
        if not shape.fits(self.geometry, max(form.players for form in self.forms)):
            raise ValueError(f"geometry.shape: {shape.says}")
        for language in self.words:
            if language not in LANGUAGES:
                raise ValueError(f"words.{language}: one of {', '.join(LANGUAGES)} is wanted")
        for card in self.deck:
            if not re.match(CARD_NAME, card):
                raise ValueError(f"deck.{card}: a card is named with letters, digits and - _ = / +")
        strange = set(self.options) - {"board", *Knobs.model_fields}
        if strange:
            raise ValueError(f"options: no knob is called {min(strange)}")
        missing = self._needs_clause() - set(self.clauses)
        if missing and "*" not in self.clauses:
            raise ValueError(f"clauses.{min(missing)}: a knob that is used names its clause")
        return self

    def _needs_clause(self) -> set[str]:
        """Knobs that every game answers, and those that this one sets or offers."""
        usual, own = Knobs(), self._root or self
        set_here = {
            name
            for form in own.forms
            for name in Knobs.model_fields
            if getattr(own.knobs_of(form), name) != getattr(usual, name)
            and name not in own.chosen
            and name not in form.clauses
        }
        return {*ALWAYS_TOLD, *set_here, *(set(own.options) - {"board"})}

    @property
    def root(self) -> Rulebook:
        """The same game without house rules."""
        return self._root or self

    def called(self, language: str) -> GameWords:
        """What it is called in a language; in English, or as it calls itself, if it has none."""
        found = self.words.get(language) or self.words.get("en")
        return found or next(iter(self.words.values()), None) or GameWords(title=self.title)

    def clause(self, topic: str) -> str | None:
        """Where a knob, or a ground for a refusal, is told."""
        return self.clauses.get(topic) or self.clauses.get("*")

    def knobs_of(self, form: Form) -> Knobs:
        """The knobs of a form: those of the book, then its own, then the options."""
        options = {name: value for name, value in self.chosen.items() if name != "board"}
        try:
            return Knobs.model_validate({**self.knobs.model_dump(), **form.knobs, **options})
        except ValidationError as bad:
            raise RulebookError(problems(bad)) from None

    def with_options(self, **options: Any) -> Rulebook:
        """The same game with other knobs; RulebookError names a knob that makes no sense."""
        if not options:
            return self
        plain = {}
        for name, value in {**self.chosen, **options}.items():
            try:
                text = json.dumps(value, default=sorted, ensure_ascii=False)
                plain[name] = json.loads(text.encode())
            except (TypeError, ValueError, RecursionError):
                what = repr(value)[:_SHOWN]
                raise RulebookError(f"options.{name}: {what} is no plain value") from None
        root = self._root or self
        said = root._as_said(plain)
        if not said:
            return root
        key = json.dumps(said)
        with _deriving:  # one book, however many threads ask for it
            book = root._derived.get(key)
            if book is None:
                book = root._derive(said)
                book._root = root
                root._derived[key] = book
            _lately_used(book)
        return book

    def _as_said(self, options: dict[str, Any]) -> dict[str, Any]:
        """Options in one form for all that say the same: typed, in order, and without those that
        change nothing."""
        board = options.get("board")
        if "board" in options:
            if "board" not in self.options:
                raise RulebookError(f"options.board: {self.id} has no choice of board")
            if isinstance(board, bool) or board not in (4, 6):
                raise RulebookError(f"options.board: must be 4 or 6, not {str(board)[:_SHOWN]!r}")
        for name in options:
            if name != "board" and name not in Knobs.model_fields:
                known = ", ".join(["board"] * ("board" in self.options) + list(Knobs.model_fields))
                raise RulebookError(f"options.{name}: no such knob (known: {known})")
        knobs = {name: value for name, value in options.items() if name != "board"}
        try:
            typed = Knobs.model_validate(knobs).model_dump(mode="json", include=set(knobs))
        except ValidationError as bad:
            raise RulebookError("; ".join(f"knobs.{what}" for what in _lines(bad))) from None
        if "advanced" in typed:  # in the order of the rulebook, each once; what is unknown, last
            order = list(self.advanced_cards)
            rules = dict.fromkeys(typed["advanced"])
            typed["advanced"] = sorted(rules, key=[*order, *rules].index)
        kept = {name: value for name, value in typed.items() if self._changes(name, value)}
        if "board" in options and any(form.board != board for form in self.forms):
            kept["board"] = board
        return dict(sorted(kept.items()))

    def _changes(self, name: str, value: Any) -> bool:
        """Whether a knob is set otherwise in the book or in one of its forms."""
        return any(
            self.knobs_of(form).model_dump(mode="json")[name] != value for form in self.forms
        )

    def _derive(self, options: dict[str, Any]) -> Rulebook:
        board = options.get("board")
        changed = {name: value for name, value in options.items() if name != "board"}
        data = self.model_dump()
        data["knobs"] = {**data["knobs"], **changed}
        data["forms"] = [f.model_dump() for f in self.forms if board is None or f.board == board]
        data["chosen"] = options
        try:
            return Rulebook.model_validate(data)
        except ValidationError as bad:
            raise RulebookError(problems(bad)) from None

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self:
        """A rulebook with other fields, checked like any other."""
        try:
            return type(self).model_validate({**self.model_dump(), **(update or {})})
        except ValidationError as bad:
            raise RulebookError(problems(bad)) from None

    def __eq__(self, other: object) -> bool:
        """Rulebooks are equal if they say the same."""
        return isinstance(other, Rulebook) and (self is other or self._says == other._says)

    def __hash__(self) -> int:
        return hash(self._says)

    @property
    def _says(self) -> str:
        if self._text is None:
            self._text = self.model_dump_json()
        return self._text

    def __copy__(self) -> Self:
        return self  # frozen

    def __deepcopy__(self, memo: dict[int, Any] | None = None) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_book, (self.chosen, self.root.model_dump())

    def form(self, players: int, teams: str | None = None) -> Form:
        """The form for so many players; without `teams` the one the rulebook names first."""
        if not isinstance(players, int) or isinstance(players, bool):
            raise RulebookError(f"players: must be a number, not {players!r}")
        fits = [f for f in self.forms if f.players == players]
        if teams is not None:
            fits = [f for f in fits if f.teams == teams]
        if not fits:
            known = ", ".join(dict.fromkeys(f"{f.players} {f.teams}" for f in self.forms))
            asked = f"{players} players" + (f" with teams {teams}" if teams is not None else "")
            raise RulebookError(f"players: {self.id} is not played by {asked} (known: {known})")
        return fits[0]

    def table(self, players: int, teams: str | None = None) -> Table:
        """Everything that is fixed once the players have sat down."""
        form = self.form(players, teams)
        key = (form.players, form.teams, form.board)
        if key not in self._tables:
            self._tables[key] = make_table(self, form, self.knobs_of(form))
        return self._tables[key]


_deriving = RLock()
_lately: OrderedDict[int, Rulebook] = OrderedDict()


def _lately_used(book: Rulebook) -> None:
    """Keeps the last few derived books, which are asked for again and again while a page opens."""
    _lately[id(book)] = book
    _lately.move_to_end(id(book))
    if len(_lately) > _KEPT:
        _lately.popitem(last=False)


def _restore_book(chosen: dict[str, Any], data: dict[str, Any]) -> Rulebook:
    """The same rulebook in another process: one of ours if it is, else built from its data."""
    from tockwork.rulebooks.shelf import boxed, neighbours

    ours = boxed().get(data["id"]) or neighbours().get(data["id"])
    book = ours if ours and ours.model_dump() == data else Rulebook.model_validate(data)
    return book.with_options(**chosen)


def problems(bad: ValidationError) -> str:
    """One line for a person: the path of each field and what is wrong with it."""
    return "; ".join(_lines(bad))


def _lines(bad: ValidationError) -> list[str]:
    """The path of each field and what is wrong with it."""
    lines = []
    for error in bad.errors():
        where = ".".join(str(part) for part in error["loc"])
        what = error["msg"].removeprefix("Value error, ")
        own = error["type"] == "value_error"  # our own checks name the field themselves
        lines.append(f"{where}{'.' if own else ': '}{what}" if where else what)
    return lines
