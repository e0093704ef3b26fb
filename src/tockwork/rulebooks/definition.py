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

from tockwork import _kernel
from tockwork.errors import RulebookError
from tockwork.locale import LANGUAGES
from tockwork.locale.shapes import problem
from tockwork.problems import Problem
from tockwork.rulebooks.board import SHAPES, Geometry
from tockwork.rulebooks.naming import CARD_NAME, GameWords, Terms
from tockwork.rulebooks.options import Options
from tockwork.rulebooks.uses import Use
from tockwork.rulebooks.variant import Variant, compiled, kernel_data, make_table

Teams = Literal["none", "pairs", "triples"]
_KEPT = 32  # derived books and tables that are kept without another reference
_SHOWN = 80  # letters of a value that is no use
# A player has to know these.
ALWAYS_TOLD = (
    *("guard", "second_lap", "turn_in", "direction", "marbles", "to_win", "deals"),
    *("reshuffle", "lead", "no_move"),
)


class Format(BaseModel):
    """A number of players, how they are teamed, the board they use, and what differs then."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    players: int = Field(ge=2, le=6)
    teams: Teams = "none"
    """The teams."""
    board: Literal[4, 6] = 4
    """Sections of the board they use."""
    deck: dict[str, int] = Field(default_factory=dict)
    """Copies of each card, where this number of players uses another pack; empty: the book's."""
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
    """The name for programs."""
    title: str = Field(min_length=1, max_length=60)
    """The name for players."""
    words: dict[str, GameWords] = Field(default_factory=dict)
    """Names in other languages, with one sentence for the home page; see `called`."""
    terms: Terms = Terms()
    """What its parts are called, and which clauses explain what."""
    place: int = Field(100, ge=1, le=999)
    """The order on the home page, the first is 1."""
    publisher: str = Field(max_length=60)
    """The publisher."""
    prefix: str = Field(max_length=8)
    """Of its clauses, such as DOG."""
    minutes: int = Field(ge=5, le=240)
    """A usual game."""
    deck: dict[str, int]
    """Copies of each card."""
    deck_clause: str
    """The clause of the deck."""
    cards: dict[str, tuple[Use, ...]]
    """The uses of each card."""
    card_clauses: dict[str, str]
    """The clauses of the cards."""
    geometry: Geometry
    """The print on the board."""
    board_clause: str
    """The clause of the board."""
    forms: tuple[Format, ...] = Field(min_length=1)
    """For how many it is played, and how."""
    players_clause: str
    """The clause of the formats."""
    knobs: Options = Options()
    """Every number and choice in which it may differ from other games."""
    clauses: dict[str, str]
    """The clause of each option, and of each ground for a refusal."""
    advanced_cards: dict[str, dict[str, tuple[Use, ...]]] = Field(default_factory=dict)
    """Optional rules: what they change in the cards."""
    options: tuple[str, ...] = Field((), description="options that the rulebook itself offers")
    chosen: dict[str, Any] = Field(default_factory=dict, description="options set by with_options")

    # A table refers to its book. If a book kept its tables, both would live until a collection of
    # cycles, which a server seldom runs. Permanent books keep them all the same.
    _tables: WeakValueDictionary[tuple[int, str, int], Variant] = PrivateAttr(
        default_factory=WeakValueDictionary
    )
    _held: list[Variant] | None = PrivateAttr(default=None)
    # One set of house rules is one book while there is a reference to it, and dropped then.
    _derived: WeakValueDictionary[str, Rulebook] = PrivateAttr(default_factory=WeakValueDictionary)
    _text: str | None = PrivateAttr(default=None)  # all that it says
    _root: Rulebook | None = PrivateAttr(default=None)  # the book this one was derived from
    _kept: bool = PrivateAttr(default=False)  # an option that changes nothing is left as it is

    @model_validator(mode="after")
    def _make_sense(self) -> Self:
        refused = []
        for form in self.forms:
            try:
                compiled(self, form)
            except RulebookError as bad:
                refused.append(bad.problems[0])
        # An option may suit some formats only: the others are refused when a table is made.
        if refused and (not self.chosen or len(refused) == len(self.forms)):
            raise ValueError(refused[0])
        shape = SHAPES[self.geometry.shape]
        if not shape.fits(self.geometry, max(form.players for form in self.forms)):
            raise ValueError(Problem("geometry.shape", shape.code))
        for language in self.words:
            if language not in LANGUAGES:
                known = ", ".join(LANGUAGES)
                raise ValueError(Problem(f"words.{language}", "language", names=known))
        for card in self.deck:
            if not re.match(CARD_NAME, card):
                raise ValueError(Problem(f"deck.{card}", "card-signs"))
        strange = set(self.options) - {"board", *Options.model_fields}
        if strange:
            raise ValueError(Problem("options", "no-knob-called", name=min(strange)))
        missing = self._needs_clause() - set(self.clauses)
        if missing and "*" not in self.clauses:
            raise ValueError(Problem(f"clauses.{min(missing)}", "clause"))
        return self

    def _needs_clause(self) -> set[str]:
        """Options that every game sets, and those that this one sets or offers."""
        usual, own = Options(), self._root or self
        set_here = {
            name
            for form in own.forms
            for name in Options.model_fields
            if getattr(own.options_of(form), name) != getattr(usual, name)
            and name not in own.chosen
            and name not in form.clauses
        }
        return {*ALWAYS_TOLD, *set_here, *(set(own.options) - {"board"})}

    @property
    def root(self) -> Rulebook:
        """The same game without house rules."""
        return self._root or self

    def called(self, language: str) -> GameWords:
        """The name in a language; in English, or as its own title, if it has none."""
        found = self.words.get(language) or self.words.get("en")
        return found or next(iter(self.words.values()), None) or GameWords(title=self.title)

    def clause(self, topic: str) -> str | None:
        """The clause of an option, or of a ground for a refusal."""
        return self.clauses.get(topic) or self.clauses.get("*")

    def options_of(self, form: Format) -> Options:
        """The options of a format: those of the book, then of the format, then the house rules."""
        options = {name: value for name, value in self.chosen.items() if name != "board"}
        try:
            return Options.model_validate({**self.knobs.model_dump(), **form.knobs, **options})
        except ValidationError as bad:
            raise RulebookError(*problems(bad)) from None

    def with_options(self, /, **options: Any) -> Rulebook:
        """The same game with other options; RulebookError names one that is impossible or has no
        effect."""
        return self._with(options, kept=self._kept)

    def with_kept_options(self, /, **options: Any) -> Rulebook:
        """The same for a game that exists already, in a log or a record: what was accepted once is
        read for ever, so an option that changes nothing is left as it is."""
        return self._with(options, kept=True)

    def _with(self, options: dict[str, Any], *, kept: bool) -> Rulebook:
        if not options:
            return self
        plain = {}
        for name, value in {**self.chosen, **options}.items():
            try:
                text = json.dumps(value, default=sorted, ensure_ascii=False)
                plain[name] = json.loads(text.encode())
            except (TypeError, ValueError, RecursionError):
                what = repr(value)[:_SHOWN]
                raise RulebookError(Problem(f"options.{name}", "plain", what=what)) from None
        root = self._root or self
        said = root._as_said(plain)
        if not said:
            return root
        key = json.dumps([said, kept])
        with _deriving:  # one book, however many threads ask for it
            book = root._derived.get(key)
            if book is None:
                book = root._derive(said)
                book._root, book._kept = root, kept
                if not kept:
                    book.refuse_unused("options")
                root._derived[key] = book
            _lately_used(book)
        return book

    def refuse_unused(self, where: str, form: Format | None = None) -> None:
        """RulebookError if one of the `options`, or of the book's own `knobs`, has no effect in a
        format; or, if none is named, in no format."""
        found = [
            {
                unused.where: unused
                for unused in _kernel.unused_settings(kernel_data(self, one))
                if unused.where.startswith(f"{where}.")
            }
            for one in ((form,) if form else self.forms)
        ]
        for place, unused in found[0].items():
            if all(place in other for other in found):
                raise RulebookError(unused)

    def settled(
        self, players: int, teams: str | None, options: dict[str, Any], changed: str
    ) -> dict[str, Any]:
        """The options after one was `changed`, without those that mean nothing any more and with
        others made to fit; and under `offered` the values of each that can be chosen next.

        >>> from tockwork import rulebook
        >>> rulebook("dog").settled(4, None, {"marbles": 3}, "marbles")["options"]
        {'marbles': 3, 'to_win': 3}
        """
        said = self._as_said(options)
        board = {name: said.pop(name) for name in ("board",) if name in said}
        form = self.with_options(**board).form(players, teams)
        data = json.loads(kernel_data(self, form)) | {"options": said}
        found: dict[str, Any] = json.loads(_kernel.settle_options(json.dumps(data), changed))
        return {**found, "options": {**board, **found["options"]}}

    def _as_said(self, options: dict[str, Any]) -> dict[str, Any]:
        """Equal options in one spelling: typed, in order, and without those that have no
        effect."""
        board = options.get("board")
        if "board" in options:
            if "board" not in self.options:
                raise RulebookError(Problem("options.board", "board-choice", rules=self.id))
            if isinstance(board, bool) or board not in (4, 6):
                said = repr(str(board)[:_SHOWN])
                raise RulebookError(Problem("options.board", "board-size-not", said=said))
        for name in options:
            if name != "board" and name not in Options.model_fields:
                known = ", ".join(
                    ["board"] * ("board" in self.options) + list(Options.model_fields)
                )
                raise RulebookError(Problem(f"options.{name}", "no-knob-known", names=known))
        knobs = {name: value for name, value in options.items() if name != "board"}
        try:
            typed = Options.model_validate(knobs).model_dump(mode="json", include=set(knobs))
        except ValidationError as bad:
            raise RulebookError(*(one.within("options", ".") for one in problems(bad))) from None
        if "advanced" in typed:  # in the order of the rulebook, each once; unknown ones last
            order = list(self.advanced_cards)
            rules = dict.fromkeys(typed["advanced"])
            typed["advanced"] = sorted(rules, key=[*order, *rules].index)
        kept = {name: value for name, value in typed.items() if self._changes(name, value)}
        if "board" in options and any(form.board != board for form in self.forms):
            kept["board"] = board
        return dict(sorted(kept.items()))

    def _changes(self, name: str, value: Any) -> bool:
        """Whether an option is set differently in the book or in one of its formats."""
        return any(
            self.options_of(form).model_dump(mode="json")[name] != value for form in self.forms
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
            raise RulebookError(*map(_as_option, problems(bad))) from None

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self:
        """A rulebook with other fields, checked like any other."""
        try:
            return type(self).model_validate({**self.model_dump(), **(update or {})})
        except ValidationError as bad:
            raise RulebookError(*problems(bad)) from None

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
        return _restore_book, (self.chosen, self.root.model_dump(), self._kept)

    def form(self, players: int, teams: str | None = None) -> Format:
        """The format for a number of players; without `teams` the rulebook's first one."""
        if not isinstance(players, int) or isinstance(players, bool):
            raise RulebookError(Problem("players", "number-not", said=repr(players)))
        fits = [f for f in self.forms if f.players == players]
        if teams is not None:
            fits = [f for f in fits if f.teams == teams]
        if not fits:
            known = ", ".join(dict.fromkeys(f"{f.players} {f.teams}" for f in self.forms))
            asked = {"rules": self.id, "n": players, "known": known}
            if teams is not None:
                raise RulebookError(Problem("players", "players-teams", teams=teams, **asked))
            raise RulebookError(Problem("players", "players", **asked))
        return fits[0]

    def table(self, players: int, teams: str | None = None) -> Variant:
        """Everything that is fixed once the players have sat down."""
        form = self.form(players, teams)
        key = (form.players, form.teams, form.board)
        with _deriving:
            table = self._tables.get(key)
            if table is None:
                table = make_table(self, form, self.options_of(form))
                if self.chosen and not self._kept:
                    self.refuse_unused("options", form)
                self._tables[key] = table
                if self._held is not None:
                    self._held.append(table)
            if self._held is None:
                _lately_used(table)
        return table

    def keep(self) -> Rulebook:
        """The same, which is there as long as the program: its tables are made once."""
        if self._held is None:
            self._held = []
        return self


def _as_option(problem: Problem) -> Problem:
    """Of what was chosen: the book itself holds together."""
    where = re.sub(r"^knobs\.", "options.", problem.where)
    return Problem(where, problem.code, **problem.arguments)


_deriving = RLock()
_lately: OrderedDict[int, Rulebook | Variant] = OrderedDict()


def _lately_used(what: Rulebook | Variant) -> None:
    """Keeps the last few derived books and tables, which are asked for again and again while a page
    opens."""
    _lately[id(what)] = what
    _lately.move_to_end(id(what))
    if len(_lately) > _KEPT:
        _lately.popitem(last=False)


def _restore_book(chosen: dict[str, Any], data: dict[str, Any], kept: bool) -> Rulebook:
    """The same rulebook in another process: one of ours if it is, else built from its data."""
    from tockwork.rulebooks.registry import boxed, related

    ours = boxed().get(data["id"]) or related().get(data["id"])
    book = ours if ours and ours.model_dump() == data else Rulebook.model_validate(data)
    return book.with_kept_options(**chosen) if kept else book.with_options(**chosen)


def problems(bad: ValidationError) -> list[Problem]:
    """The path of each field with its error."""
    schema = (
        Options.model_json_schema if bad.title == Options.__name__ else Rulebook.model_json_schema
    )
    return [problem(".".join(map(str, error["loc"])), error, schema) for error in bad.errors()]
