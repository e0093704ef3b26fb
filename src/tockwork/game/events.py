"""The events of a game. Their log is the game: a position is the sum of its events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter


class Moved(BaseModel):
    """A marble that went from one place to another, and how."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: int
    marble: int
    """Its number among the seat's marbles."""
    origin: str
    """The place it left."""
    target: str
    how: Literal[
        "walk",
        "back",
        "start",
        "swap",
        "capture",
        "hop",
        "push",
        "centre",
        "jump",
        "take",
        "sent",
        "undo",
    ]
    """The kind of movement."""


class _Event(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Shuffled(_Event):
    """These cards were shuffled, into this order (top last); unknown cards are `?`."""

    event: Literal["shuffled"] = "shuffled"
    order: tuple[str, ...]


class Dealt(_Event):
    """A round begins: every seat gets its cards."""

    event: Literal["dealt"] = "dealt"
    round: int
    leader: int
    hands: tuple[tuple[str, ...], ...]
    announced: tuple[bool | None, ...] | None = Field(default=None, exclude_if=lambda x: x is None)
    """Where start cards are announced: whether each hand holds one; None if it is not known."""


class Gave(_Event):
    """A seat has chosen the card it passes on."""

    event: Literal["gave"] = "gave"
    seat: int
    to: int
    card: str


class Offered(_Event):
    """A seat has offered a card to its partner, or none."""

    event: Literal["offered"] = "offered"
    seat: int
    to: int
    card: str | None


class Exchanged(_Event):
    """All have chosen: the cards change hands. One entry a seat, None where nothing was given."""

    event: Literal["exchanged"] = "exchanged"
    gifts: tuple[str | None, ...]


class Opened(_Event):
    """A seat has chosen the marble that begins on its start."""

    event: Literal["opened"] = "opened"
    seat: int
    marble: int
    moved: tuple[Moved, ...]


class Played(_Event):
    """A card was played and carried out."""

    event: Literal["played"] = "played"
    seat: int
    card: str
    as_card: str
    text: str
    moved: tuple[Moved, ...]


class Hopped(_Event):
    """A citizen hopped on, or stayed."""

    event: Literal["hopped"] = "hopped"
    seat: int
    hop: bool
    moved: tuple[Moved, ...]


class Drew(_Event):
    """A seat took a card from the pile."""

    event: Literal["drew"] = "drew"
    seat: int
    card: str


class Discarded(_Event):
    """A seat discarded a card."""

    event: Literal["discarded"] = "discarded"
    seat: int
    card: str


class LaidDown(_Event):
    """A seat could play nothing, laid its hand down and is out until the next deal."""

    event: Literal["laid_down"] = "laid_down"
    seat: int
    cards: tuple[str, ...]


class Renewed(_Event):
    """A seat put its whole hand away for new cards."""

    event: Literal["renewed"] = "renewed"
    seat: int
    cards: tuple[str, ...]


class Won(_Event):
    """The game is over."""

    event: Literal["won"] = "won"
    winners: tuple[int, ...]


Event = Annotated[
    Shuffled
    | Dealt
    | Gave
    | Offered
    | Exchanged
    | Opened
    | Played
    | Hopped
    | Drew
    | Discarded
    | LaidDown
    | Renewed
    | Won,
    Field(discriminator="event"),
]
"""Something that happened in a game; `event` says what."""


_EVENTS: TypeAdapter[tuple[Event, ...]] = TypeAdapter(tuple[Event, ...])


def read_events(lines: Sequence[bytes]) -> tuple[Event, ...]:
    """Events as the kernel has written them, one a line."""
    return _EVENTS.validate_json(b"[" + b",".join(lines) + b"]")
