"""The stored log of an event, entry by entry. Entrants are named by ids: names stay with users."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from tockwork.events import EventBoard
from tockwork.events import Table as EventRound


class _Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class BoardsMade(_Entry):
    entry: Literal["boards"] = "boards"
    boards: tuple[EventBoard, ...]


class Entered(_Entry):
    """An entrant takes part from the next round on."""

    entry: Literal["entered"] = "entered"
    id: str


class Left(_Entry):
    entry: Literal["left"] = "left"
    id: str


class PartnersChanged(_Entry):
    """Another user is now in an entrant, or one less."""

    entry: Literal["partners"] = "partners"
    id: str


class Begun(_Entry):
    entry: Literal["begun"] = "begun"


class Drawn(_Entry):
    """The tables of the next round; its time runs from here."""

    entry: Literal["drawn"] = "drawn"
    tables: tuple[EventRound, ...]


class Recorded(_Entry):
    """The win chance of seats 1 and 3 at the end of a board: it follows from the table's log."""

    entry: Literal["recorded"] = "recorded"
    board: int
    table: int
    chance: float


class Corrected(_Entry):
    """What counts in its place; by the director, or where a board was not played."""

    entry: Literal["corrected"] = "corrected"
    board: int
    table: int
    chance: float | None
    reason: str


class Ended(_Entry):
    entry: Literal["ended"] = "ended"


Entry = Annotated[
    BoardsMade | Entered | Left | PartnersChanged | Begun | Drawn | Recorded | Corrected | Ended,
    Field(discriminator="entry"),
]
ENTRY: TypeAdapter[Any] = TypeAdapter(Entry)
