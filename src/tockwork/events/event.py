"""An event as one value: who takes part, which rounds were drawn, what every table achieved.

Every event is checked when it is made, by a program or from a file: no one sits twice in a round,
so no one plays a board twice.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from tockwork.errors import TockworkError
from tockwork.events.boards import EventBoard, Percent, event_table
from tockwork.problems import unreadable

Kind = Literal["pairs", "individuals", "alone"]
Movement = Literal["round robin", "swiss"]
SIDE: dict[Kind, int] = {"pairs": 1, "individuals": 2, "alone": 1}
"""The number of entrants on one side of a table."""

Id = Annotated[str, Field(min_length=1, max_length=64)]
Text = Annotated[str, Field(min_length=1, max_length=80)]
Made = TypeVar("Made", bound=BaseModel)
Number = Annotated[int, Field(ge=0, lt=10_000, strict=True)]


class _Value(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Entrant(_Value):
    """A pair, or one player."""

    id: Id
    """Its name in this file."""
    name: Text
    """Its name in the standings."""
    joined: Number = 0
    """The first round it can be drawn for."""
    left: Number | None = None
    """From this round on it is not drawn; None: it is here."""


class Table(_Value):
    """Who meets whom in one round, by id."""

    first: tuple[Id, ...]
    """They have seats 1 and 3 in the first board of the round, seats 2 and 4 in the second, and so
    on; alone against bots always seat 1."""
    second: tuple[Id, ...] = ()
    """Their opponents; bots, if empty."""


class _AtTable(_Value):
    board: Number
    """The number of the board in the event, from 0."""
    table: Number
    """The number of the table in its round, from 0."""


class Result(_AtTable):
    """The result of one board at one table."""

    chance: Percent
    """The win chance at its end of the side in seats 1 and 3."""


class Correction(_AtTable):
    """What the director decided about a result."""

    chance: Percent | None
    """What counts in its place; None: the board does not count at this table."""
    reason: Text
    """Everyone can read it."""


class DuplicateEvent(_Value):
    """A duplicate event. Every change returns a new one."""

    tockwork: Literal["event"] = "event"
    """What this file is."""
    version: Literal[1] = 1
    """Of the format of this file."""
    name: Text
    """Its title."""
    rules: str
    """The game."""
    kind: Kind = "pairs"
    """Fixed pairs, individuals with changing partners, or each alone with three bots."""
    movement: Movement = "round robin"
    """How opponents are drawn. Swiss: those who are level meet; for pairs."""
    rounds: Annotated[int, Field(ge=1, le=128, strict=True)]
    """Each has equally many boards, an even number unless each plays alone."""
    boards: Annotated[tuple[EventBoard, ...], Field(min_length=1, max_length=128)]
    """Those of the first round, of the second one, and so on."""
    entrants: Annotated[tuple[Entrant, ...], Field(max_length=1000)] = ()
    """In the order in which they entered."""
    drawn: tuple[tuple[Table, ...], ...] = ()
    """The tables of each round so far."""
    results: tuple[Result, ...] = ()
    """As they came in."""
    corrections: tuple[Correction, ...] = ()
    """The last one about a result counts."""

    # questions -----------------------------------------------------------------------------------

    @property
    def per_round(self) -> int:
        """The number of boards in a round."""
        return len(self.boards) // self.rounds

    @property
    def active(self) -> tuple[Entrant, ...]:
        """Those who can be drawn now."""
        return tuple(entrant for entrant in self.entrants if entrant.left is None)

    def round_of(self, board: int) -> int:
        """The round in which a board is played."""
        return board // self.per_round

    def sides(self, board: int, table: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Who has seats 1 and 3 of a board, and who has the others."""
        seated = self.drawn[self.round_of(board)][table]
        if self.kind != "alone" and board % self.per_round % 2:
            return seated.second, seated.first
        return seated.first, seated.second

    def counted(self) -> dict[tuple[int, int], float]:
        """The chance that counts for each board and table, corrections included."""
        found: dict[tuple[int, int], float | None] = {
            (result.board, result.table): result.chance for result in self.results
        }
        found |= {(one.board, one.table): one.chance for one in self.corrections}
        return {key: chance for key, chance in found.items() if chance is not None}

    # changes -------------------------------------------------------------------------------------

    def enter(self, id: str, name: str) -> DuplicateEvent:
        """Someone takes part from the next round on, for the first time or again. Who plays alone
        gets all rounds so far."""
        before = {entrant.id: entrant for entrant in self.entrants}
        if id in before and before[id].left is None:
            raise TockworkError(f"entrants: '{id}' takes part already")
        entrant = _made(Entrant, id=id, name=name, joined=len(self.drawn))
        changed = tuple((before | {id: entrant}).values())
        if self.kind != "alone":
            return self._with(entrants=changed)
        seats = Table(first=(id,))
        drawn = tuple(tables if seats in tables else (*tables, seats) for tables in self.drawn)
        return self._with(entrants=changed, drawn=drawn)

    def leave(self, id: str) -> DuplicateEvent:
        """Someone is not drawn any more. All their results stay."""
        if id not in {entrant.id for entrant in self.active}:
            raise TockworkError(f"entrants: '{id}' does not take part")
        left = (
            one.model_copy(update={"left": len(self.drawn)}) if one.id == id else one
            for one in self.entrants
        )
        return self._with(entrants=tuple(left))

    def record(self, board: int, table: int, chance: float) -> DuplicateEvent:
        """A board ended at a table with this win chance of the side in seats 1 and 3."""
        result = _made(Result, board=board, table=table, chance=chance)
        return self._with(results=(*self.results, result))

    def correct(self, board: int, table: int, chance: float | None, reason: str) -> DuplicateEvent:
        """Another result counts, or none; also where the table has no result."""
        one = _made(Correction, board=board, table=table, chance=chance, reason=reason)
        return self._with(corrections=(*self.corrections, one))

    def with_round(self, tables: tuple[Table, ...]) -> DuplicateEvent:
        """The next round; `draw` finds its tables."""
        return self._with(drawn=(*self.drawn, tables))

    def _with(self, **changes: Any) -> DuplicateEvent:
        return _made(DuplicateEvent, **{**dict(self), **changes})

    # files ---------------------------------------------------------------------------------------

    def dumps(self) -> str:
        """The whole event as JSON."""
        return self.model_dump_json(indent=1) + "\n"

    @classmethod
    def loads(cls, text: str) -> DuplicateEvent:
        """Reads a file; TockworkError says which field is wrong."""
        try:
            event = _made(cls, **_object(text))
        except (ValueError, RecursionError) as bad:
            raise TockworkError(unreadable("event", bad)) from None
        table = event_table(event.rules)
        for number, board in enumerate(event.boards):
            try:
                board.at(table)
            except TockworkError as bad:
                raise bad.within(TockworkError, f"boards.{number}") from None
        return event

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        for said in self._wrong():
            raise ValueError(said)
        return self

    def _wrong(self) -> Iterator[str]:
        if len(self.boards) % self.rounds:
            yield f"boards: {len(self.boards)} are not shared out equally by {self.rounds} rounds"
        if self.kind != "alone" and self.per_round % 2:
            yield "boards: a round has an even number, so that both sides have both seats"
        if self.movement == "swiss" and self.kind != "pairs":
            yield "movement: only pairs are drawn by the Swiss system"
        known = {entrant.id for entrant in self.entrants}
        if len(known) < len(self.entrants):
            yield "entrants: an id occurs twice"
        if len(self.drawn) > self.rounds:
            yield "drawn: there are more rounds than the event has"
        for number, tables in enumerate(self.drawn):
            seated = Counter(id for table in tables for id in (*table.first, *table.second))
            if stranger := next((id for id in seated if id not in known), None):
                yield f"drawn.{number}: '{stranger}' is no entrant"
            if twice := next((id for id, times in seated.items() if times > 1), None):
                yield f"drawn.{number}: '{twice}' sits at two tables"
            side = SIDE[self.kind]
            other = 0 if self.kind == "alone" else side
            for table in tables:
                if (len(table.first), len(table.second)) != (side, other):
                    yield f"drawn.{number}: a table has {side} and {other} entrants"
        keys: set[tuple[int, int]] = set()
        given: dict[str, Sequence[_AtTable]] = {
            "results": self.results,
            "corrections": self.corrections,
        }
        for place, rows in given.items():
            for number, row in enumerate(rows):
                at = self.round_of(row.board)
                if at >= len(self.drawn) or row.table >= len(self.drawn[at]):
                    yield f"{place}.{number}: no such table plays this board"
                if place == "results" and (row.board, row.table) in keys:
                    yield f"{place}.{number}: this table has a result for this board"
                keys.add((row.board, row.table))


def _object(text: str) -> dict[str, Any]:
    found = json.loads(text)
    if not isinstance(found, dict) or found.get("tockwork") != "event":
        raise TockworkError('event: must be a JSON object with "tockwork": "event"')
    if found.get("version") != 1:
        raise TockworkError("version: this Tockwork reads events of version 1")
    return found


def _made(model: type[Made], /, **fields: Any) -> Made:
    try:
        return model(**fields)
    except ValidationError as bad:
        error = bad.errors()[0]
        place = ".".join(map(str, error["loc"]))
        said = error["msg"].removeprefix("Value error, ")
        raise TockworkError(f"{place}: {said}" if place else said) from None
