"""What is stored: the log of a table, entry by entry. Everything else follows from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from tockwork.server.wire.shapes import ClockRule, Level

Kind = Literal["person", "program", "bot", "friend", "open"]


class _Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Place(_Entry):
    """A seat: who has it, or for whom it is kept. `kept` is what it is again when they leave."""

    kind: Kind
    guest: str | None = None
    name: str | None = None
    level: Level | None = None
    kept: Literal["friend", "open"] = "open"


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
    # None in logs from before parts; `part` is the server's own, `promises` are by guest.
    engine: str | None = None
    edition: str | None = None
    part: str | None = None
    promises: dict[str, str] = {}
    awaited: tuple[str, ...] = ()  # guests whose promise is waited for: they promised the last time


class Seated(_Entry):
    """A seat is somebody's, or kept for somebody, from now on."""

    entry: Literal["seated"] = "seated"
    seat: int
    place: Place
    promise: str | None = None


class Stood(_Entry):
    entry: Literal["stood"] = "stood"
    seat: int


class SeatCarried(_Entry):
    """A seat goes on at another device."""

    entry: Literal["carried"] = "carried"
    seat: int
    guest: str


class Talked(_Entry):
    entry: Literal["talked"] = "talked"
    seat: int | None
    name: str
    text: str


class Promised(_Entry):
    """The hash of a part, of somebody who has a seat."""

    entry: Literal["promised"] = "promised"
    guest: str
    promise: str


class PartsAsked(_Entry):
    """Everybody sits and has promised, or was waited for: nobody promises any more, now they show.

    `promises` are guest, first seat and promise.
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
    """Nobody will go on: the game ends without a winner, and everything is open."""

    entry: Literal["abandoned"] = "abandoned"


class Answered(_Entry):
    """An answer; `spent` is the time it took on the clock, in milliseconds."""

    entry: Literal["answered"] = "answered"
    seat: int
    move: str
    by: Literal["person", "program", "bot", "clock"]
    spent: int


class AnsweredEarly(_Entry):
    """What a seat will answer in an exchange when its turn to be asked comes."""

    entry: Literal["chose"] = "chose"
    seat: int
    move: str


class TookBack(_Entry):
    """Whoever plays alone against bots takes their last answer back, and all that came after it.

    `kept` is how many answers and early choices of the game still stand.
    """

    entry: Literal["took_back"] = "took_back"
    seat: int
    kept: int


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
    | TookBack
    | TookOver
    | GaveBack
    | RanOut
    | Weakened
    | Rematched,
    Field(discriminator="entry"),
]
ENTRY: TypeAdapter[Any] = TypeAdapter(Entry)
