"""The values inside messages: seats, clocks, walks, choices, the public state of the board.

Messages carry codes and arguments; clients supply the text.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
)

from tockwork.rulebooks.options import OneOf
from tockwork.server.wire.plain_text import PLAIN, plain, seen

Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=PLAIN),
    BeforeValidator(plain),
]
Level = Literal["beginner", "casual", "club", "master"]
Gesture = Literal[
    "hello", "well_played", "thanks", "sorry", "ouch", "thinking", "hurry", "one_more"
]
How = Annotated[str, OneOf("how")]
ClubId = Annotated[str, StringConstraints(min_length=1, max_length=24, pattern="^[a-z0-9]+$")]
HashText = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]  # 32 bytes
Word = Annotated[str, StringConstraints(max_length=40, pattern=PLAIN), AfterValidator(seen)]


def nothing(value: object) -> bool:
    """The keys left out of a message, so that a thousand choices stay small."""
    return value is None or value is False or value == ()


class Frozen(BaseModel):
    model_config = ConfigDict(
        frozen=True, extra="forbid", populate_by_name=True, serialize_by_alias=True
    )


class Walk(Frozen):
    """One marble that goes from place to place. `path` is every place it walks on, target last."""

    seat: int
    marble: int
    origin: str = Field(alias="from")
    target: str = Field(alias="to")
    how: How
    path: tuple[str, ...]
    pips: int | None = Field(default=None, exclude_if=nothing)


class Captured(Frozen):
    """A marble that goes back to its base."""

    seat: int
    marble: int
    origin: str = Field(alias="from")


class Choice(Frozen):
    """One legal move. `text` is what a client sends to play it. Empty keys are left out."""

    text: str
    verb: Annotated[str, OneOf("verb")]
    card: str | None = Field(default=None, exclude_if=nothing)
    as_card: str | None = Field(default=None, alias="as", exclude_if=nothing)
    legs: tuple[Walk, ...] = Field(default=(), exclude_if=nothing)
    captures: tuple[Captured, ...] = Field(default=(), exclude_if=nothing)
    own_capture: bool = Field(default=False, exclude_if=nothing)
    draw: bool = Field(default=False, exclude_if=nothing)


class State(Frozen):
    """The public state of the board."""

    phase: Annotated[str, OneOf("phase")]
    turn: int
    round: int
    leader: int
    last_card: str | None
    drawn: bool
    marbles: tuple[tuple[str, ...], ...]
    before: tuple[tuple[str, ...], ...] = Field(default=(), exclude_if=nothing)
    redoing: bool = Field(default=False, exclude_if=nothing)
    announced: tuple[bool | None, ...] = Field(default=(), exclude_if=nothing)
    starts_seen: tuple[int, ...] = Field(default=(), exclude_if=nothing)
    counts: tuple[int, ...]
    pile: int
    discards: int
    chosen: tuple[bool, ...]
    after_renewal: bool
    winners: tuple[int, ...]


class SeatView(Frozen):
    """The private view of one held seat: its cards, and its legal moves if it is to move.

    `early` are those it may already choose in an exchange, before its turn.
    """

    seat: int
    hand: tuple[str, ...]
    passed: tuple[str, ...]
    given: str | None
    choices: tuple[Choice, ...] | None = None
    early: tuple[Choice, ...] | None = Field(default=None, exclude_if=nothing)


class SeatInfo(Frozen):
    """The player of a seat. `playing`: the level of the bot that plays for a player who is away.

    `several`: at a public table, one user has this seat and others.
    """

    seat: int
    team: int
    kind: Literal["person", "program", "bot", "friend", "open"]
    name: str | None = None
    level: Level | None = None
    mine: bool = False
    host: bool = False
    present: bool = False
    away_since: int | None = None
    playing: Level | None = None
    several: bool = False
    promised: bool = Field(default=False, exclude_if=nothing)


class SeatPart(Frozen):
    """The contribution of a seat's device to the shuffle; `part` is null before the reveal, and
    if it was left out."""

    seat: int
    promise: str
    part: str | None = None
    word: str = ""


class ClockRule(Frozen):
    """`none`; `move`: seconds for each move; `bank`: after them the bank is used up.

    `days`: one, two or three days for each move, as seconds.
    """

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: int = Field(default=30, ge=1, le=259200)
    bank: int = Field(default=0, ge=0, le=36000)


class Condition(Frozen):
    """What must stand on a space, seen by the player; home spaces are the player's own."""

    at: Annotated[str, StringConstraints(min_length=1, max_length=4)]
    stands: Literal["free", "taken", "mine", "partner", "opponent"] = Field(alias="is")


class StandingOrder(Frozen):
    """A move prepared for the coming turn: made if it is legal then and all conditions hold."""

    move: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    conditions: tuple[Condition, ...] = Field(default=(), alias="if", max_length=4)


StandingOrders = Annotated[tuple[StandingOrder, ...], Field(max_length=8)]


class ClockState(Frozen):
    """Times in milliseconds. `left` is until a bot moves for the player to move, bank included."""

    now: int
    turn: int | None = None
    left: int | None = None
    banks: tuple[int, ...] = ()


class Proposal(Frozen):
    """What a player asks the others to agree to, and the seats that have not agreed yet."""

    seat: int
    what: Literal["pause", "take_back"]
    open: tuple[int, ...]


class TableInfo(Frozen):
    """The settings of a table, and its phase."""

    id: str
    phase: Literal["lobby", "playing", "over"]
    gathering: bool = Field(default=False, exclude_if=nothing)
    rules: str
    players: int
    teams: Literal["none", "pairs", "triples"]
    options: dict[str, Any]
    public: bool
    rated: bool = Field(default=False, exclude_if=nothing)
    clock: ClockRule
    takeover_seconds: int | None
    spectator_delay: int
    created_at: int
    invite: str | None = None
    commitment: str | None = None
    seed: str | None = None
    winners: tuple[int, ...] | None = None
    paused: bool = Field(default=False, exclude_if=nothing)
    proposal: Proposal | None = Field(default=None, exclude_if=nothing)
    rematch: str | None = None
