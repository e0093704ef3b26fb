"""Tables: made, listed, joined, left."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from tockwork.rulebooks.packed import MOST_LETTERS
from tockwork.server.wire.messages import Logged
from tockwork.server.wire.shapes import (
    Choice,
    ClockRule,
    ClubId,
    Frozen,
    HashText,
    Level,
    Name,
    SeatInfo,
    StandingOrder,
    TableInfo,
    nothing,
)


class SeatWish(Frozen):
    """The player of a seat of a new table."""

    kind: Literal["me", "friend", "here", "bot", "open"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Frozen):
    """`rules` is the id of a game, or a whole custom one packed into a text.

    `rated`: its result counts for the ratings of its players, each of whom has a lasting identity
    (a recovery code or a passkey) and one seat; by the book's rules.

    `club`: the table is on the page of this club, for its members.
    """

    rules: Annotated[str, StringConstraints(max_length=MOST_LETTERS)]
    players: int
    teams: Literal["none", "pairs", "triples"] | None = None
    options: dict[str, Any] = Field(default_factory=dict)
    seats: tuple[SeatWish, ...]
    public: bool = False
    clock: ClockRule = ClockRule()
    takeover_seconds: int | None = Field(default=60, ge=1, le=86400)
    spectator_delay: int = Field(default=0, ge=0, le=3600)
    promise: HashText | None = None
    rated: bool = False
    club: ClubId | None = None


class Sit(Frozen):
    """Without `seat`: the first free one."""

    seat: int | None = Field(default=None, ge=0, le=5)
    name: Name | None = None
    invite: Annotated[str, StringConstraints(max_length=40)] | None = None
    promise: HashText | None = None


class Leave(Frozen):
    """Without `seat`: every seat this session holds."""

    seat: int | None = Field(default=None, ge=0, le=5)


class ChangeSeat(Frozen):
    """The host changes who is to sit in a seat that no other person has taken."""

    seat: int = Field(ge=0, le=5)
    kind: Literal["me", "friend", "here", "bot", "open"]
    name: Name | None = None
    level: Level | None = None


class Start(Frozen):
    """Empty seats get a bot of this level."""

    level: Level = "casual"


class TableId(Frozen):
    table: str


class TableCard(Frozen):
    """A table in a list. `last_at`: when something happened there last, as far as one may see.

    `due_at`: in a game over days, when the time of the player to move is up.
    """

    table: TableInfo
    seats: tuple[SeatInfo, ...]
    my_turn: bool = False
    last_at: int
    due_at: int | None = Field(default=None, exclude_if=nothing)


class Tables(Frozen):
    tables: tuple[TableCard, ...]


class Prepared(Frozen):
    """The moves I have prepared for my coming turn, and those I could make if it were now."""

    orders: tuple[StandingOrder, ...]
    moves: tuple[Choice, ...]


class Events(Frozen):
    log: tuple[Logged, ...]
    number: int
