"""The stored log of a table, entry by entry. Everything else follows from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from tockwork.server.wire.shapes import ClockRule, Level, StandingOrder

Kind = Literal["person", "program", "bot", "friend", "open"]


class _Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Place(_Entry):
    """A seat: its user, or for whom it is reserved. `kept` is its state again when they leave."""

    kind: Kind
    guest: str | None = None
    name: str | None = None
    level: Level | None = None
    kept: Literal["friend", "open"] = "open"


class EventTable(_Entry):
    """Which board of an event a table plays, and as which table of its round."""

    event: str
    board: int
    table: int


class Created(_Entry):
    entry: Literal["created"] = "created"
    rules: str
    players: int
    teams: Literal["none", "pairs", "triples"]
    options: dict[str, Any]
    public: bool
    clock: ClockRule
    takeover_seconds: int | None
    spectator_delay: int
    host: str
    invite: str
    seats: tuple[Place, ...]
    # None in logs from before commit-reveal; `part` is the server's own, `promises` are by user.
    engine: str | None = None
    edition: str | None = None
    part: str | None = None
    promises: dict[str, str] = {}
    awaited: tuple[str, ...] = ()  # users whose commitment is awaited: they committed the last time
    rated: bool = Field(False, exclude_if=lambda rated: not rated)
    # A round of an event: the position with the seed of all further chance, and where it ends.
    start: dict[str, Any] | None = Field(None, exclude_if=lambda start: start is None)
    daily: str | None = Field(None, exclude_if=lambda daily: daily is None)
    event: EventTable | None = Field(None, exclude_if=lambda event: event is None)
    club: str | None = Field(None, exclude_if=lambda club: club is None)


class Seated(_Entry):
    """A seat is taken or reserved from now on."""

    entry: Literal["seated"] = "seated"
    seat: int
    place: Place
    promise: str | None = None


class Stood(_Entry):
    entry: Literal["stood"] = "stood"
    seat: int


class SeatCarried(_Entry):
    """A seat moves to another device."""

    entry: Literal["carried"] = "carried"
    seat: int
    guest: str


class Talked(_Entry):
    entry: Literal["talked"] = "talked"
    seat: int | None
    name: str
    text: str


class Promised(_Entry):
    """The commitment of a user with a seat."""

    entry: Literal["promised"] = "promised"
    guest: str
    promise: str


class PartsAsked(_Entry):
    """All seats are taken, and commitments are in or were awaited: none follow, and devices reveal.

    `promises` are user, first seat and commitment.
    """

    entry: Literal["parts_asked"] = "parts_asked"
    promises: tuple[tuple[str, int, str], ...]


class PartGiven(_Entry):
    entry: Literal["part_given"] = "part_given"
    guest: str
    part: str
    word: str


class Started(_Entry):
    """The first deal. The seed follows from the parts; logs from before parts have only it."""

    entry: Literal["started"] = "started"
    seed: str


class Abandoned(_Entry):
    """The game is abandoned: it ends without a winner, and everything is revealed."""

    entry: Literal["abandoned"] = "abandoned"


class Answered(_Entry):
    """A move; `spent` is the time it took on the clock, in milliseconds.

    Over days, `order` is a move that its player had prepared, and `forced` the only legal one.
    """

    entry: Literal["answered"] = "answered"
    seat: int
    move: str
    by: Literal["person", "program", "bot", "clock", "order", "forced"]
    spent: int


class AnsweredEarly(_Entry):
    """The move that a seat has chosen in an exchange before its turn."""

    entry: Literal["chose"] = "chose"
    seat: int
    move: str


class Ordered(_Entry):
    """The moves a player has prepared for the coming turn, in place of those before."""

    entry: Literal["ordered"] = "ordered"
    seat: int
    orders: tuple[StandingOrder, ...]


class TookBack(_Entry):
    """A player without people to ask undoes the last move, and all that came after it.

    `kept` is how many moves and early choices of the game still stand.
    """

    entry: Literal["took_back"] = "took_back"
    seat: int
    kept: int


class Proposed(_Entry):
    """A player asks the others to agree to a pause, or to undo the player's last move.

    `kept` is how many moves and early choices would stand.
    """

    entry: Literal["proposed"] = "proposed"
    seat: int
    what: Literal["pause", "take_back"]
    kept: int | None = None


class Agreed(_Entry):
    """With the last one who agrees, the pause begins or the move is undone."""

    entry: Literal["agreed"] = "agreed"
    seat: int


class Declined(_Entry):
    entry: Literal["declined"] = "declined"
    seat: int


class Resumed(_Entry):
    entry: Literal["resumed"] = "resumed"
    seat: int


class TookOver(_Entry):
    entry: Literal["took_over"] = "took_over"
    seat: int
    level: Level


class GaveBack(_Entry):
    entry: Literal["gave_back"] = "gave_back"
    seat: int


class RanOut(_Entry):
    entry: Literal["ran_out"] = "ran_out"
    seat: int


class Weakened(_Entry):
    """A bot failed and a weaker one took its place."""

    entry: Literal["weakened"] = "weakened"
    seat: int
    was: Level
    level: Level
    why: str


class Rematched(_Entry):
    entry: Literal["rematched"] = "rematched"
    table: str


Entry = Annotated[
    Created
    | Seated
    | Stood
    | SeatCarried
    | Talked
    | Promised
    | PartsAsked
    | PartGiven
    | Started
    | Abandoned
    | Answered
    | AnsweredEarly
    | Ordered
    | TookBack
    | Proposed
    | Agreed
    | Declined
    | Resumed
    | TookOver
    | GaveBack
    | RanOut
    | Weakened
    | Rematched,
    Field(discriminator="entry"),
]
ENTRY: TypeAdapter[Any] = TypeAdapter(Entry)
