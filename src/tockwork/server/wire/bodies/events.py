"""Duplicate events: making one, taking part, boards and results."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, StringConstraints, model_validator

from tockwork.server.wire.bodies.clubs import ClubName, CommandId
from tockwork.server.wire.shapes import ClubId, Frozen

EntrantId = Annotated[str, StringConstraints(min_length=1, max_length=24, pattern="^[a-z0-9]+$")]
Reason = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]


class EventSettings(Frozen):
    """`boards`: of each round, an even number unless each plays alone; `seconds`: for each move;
    `minutes`: of each round, after which no further board begins."""

    name: ClubName
    rules: Annotated[str, StringConstraints(max_length=40)]
    kind: Literal["pairs", "individuals", "alone"] = "pairs"
    movement: Literal["round robin", "swiss"] = "round robin"
    rounds: int = Field(ge=1, le=16)
    boards: int = Field(ge=1, le=8)
    seconds: int = Field(default=30, ge=5, le=300)
    minutes: int = Field(default=30, ge=1, le=240)

    @model_validator(mode="after")
    def _possible(self) -> Self:
        if self.kind != "alone" and self.boards % 2:
            raise ValueError("boards: an even number, so that both sides have both seats")
        if self.movement == "swiss" and self.kind != "pairs":
            raise ValueError("movement: only pairs are drawn by the Swiss system")
        if self.rounds * self.boards > 64:
            raise ValueError("boards: 64 in all at most")
        return self


class NewEvent(EventSettings):
    """`id` is the maker's own: sent twice it is the same event. `club`: on whose page it is."""

    id: CommandId
    club: ClubId | None = None


class EnterEvent(Frozen):
    """`pair`: the entrant whose partner I become, from the link of the first one."""

    pair: EntrantId | None = None


class CorrectResult(Frozen):
    """`id`: sent twice it counts once. `chance`: of seats 1 and 3, in per cent; null: the board
    does not count at this table. Everyone can read the reason."""

    id: CommandId
    board: int = Field(ge=0, le=63)
    table: int = Field(ge=0, le=199)
    chance: float | None = Field(ge=0, le=100, allow_inf_nan=False)
    reason: Reason


class EventEntrant(Frozen):
    """`names` are those of its users; a pair with one user has a bot."""

    id: str
    names: tuple[str | None, ...]
    here: bool
    me: bool


class EventLine(Frozen):
    """A line of the standings; `points`: win chance above the field, the mean of all boards."""

    entrant: str
    rank: int | None
    points: float
    boards: int


class MyPlace(Frozen):
    """My part: my entrant, whether it lacks a partner, and the table where I play now or next;
    `waits`: my table has played all boards of the round, or I have none in it."""

    entrant: str
    partner: bool
    table: str | None
    waits: bool


class EventInfo(Frozen):
    """An event as I may see it. `phase`: boards are being `making`, it is `open`, `playing` or
    `over`; `round`: from 1, 0 before the first; `until`: when no further board of it begins;
    `playing`: tables that still have boards to play. The standings are as of the last round."""

    id: str
    club: str | None
    settings: EventSettings
    phase: Literal["making", "open", "playing", "over"]
    round: int
    until: int | None
    tables: int
    playing: int
    director: bool
    mine: MyPlace | None
    entrants: tuple[EventEntrant, ...]
    standings: tuple[EventLine, ...]
    version: int


class BoardResult(Frozen):
    """A result of a board at one table. `first` have seats 1 and 3; `chance` is what counts,
    `played` what was played; `id` is the table, whose replay everyone may see now."""

    table: int
    id: str
    first: tuple[str, ...]
    second: tuple[str, ...]
    chance: float | None
    played: float | None
    score: float | None
    reason: str | None


class BoardResults(Frozen):
    board: int
    par: float
    results: tuple[BoardResult, ...]


class EventBoards(Frozen):
    """All boards of rounds that are over."""

    boards: tuple[BoardResults, ...]


class EventCard(Frozen):
    """An event in a list."""

    id: str
    name: str
    rules: str
    phase: Literal["making", "open", "playing", "over"]
    entrants: int
    at: int


class EventCards(Frozen):
    events: tuple[EventCard, ...]
