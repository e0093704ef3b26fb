"""The messages of the engine protocol, version 1, as models; the JSON schema is made of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictInt, StrictStr, TypeAdapter

from tockwork.game.position_document import PositionDocument

VERSION: Literal[1] = 1
LONGEST_LINE = 65_536
"""Bytes of a line that a bot may write, newline included."""
MOST_INFO = 100
"""Lines of `info` before one reply."""


class _Sent(BaseModel):
    """To a bot: exactly these keys."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class _Received(BaseModel):
    """From a bot: further keys are ignored."""

    model_config = ConfigDict(frozen=True, extra="ignore")


class HelloToBot(_Sent):
    """The first message. The reply is `hello`."""

    type: Literal["hello"] = "hello"
    protocol: Literal[1] = VERSION
    host: StrictStr
    """Who plays with the bot, such as `tockwork 0.1.0`."""


class GameForBot(_Sent):
    """A game begins, or is joined; forget the one before. The reply is `ready`."""

    type: Literal["game"] = "game"
    rules: StrictStr
    """The id of the game."""
    game: dict[str, Any] | None = None
    """The whole rulebook, if it is a custom game."""
    players: StrictInt
    teams: Literal["none", "pairs", "triples"]
    options: dict[str, Any]
    """House rules: options that differ from the rulebook."""
    seat: StrictInt
    """The bot's own."""
    team_of: tuple[StrictInt, ...]
    """The team of each seat."""
    receivers: tuple[StrictInt, ...]
    """The receiver of each seat's card in an exchange; empty without one."""
    track: StrictInt
    """The number of track spaces."""
    lane: StrictInt
    """The number of home spaces of a seat."""
    marbles: StrictInt
    """Of each seat."""
    starts: tuple[StrictInt, ...]
    """The start space of each seat."""


class LegOffered(_Sent):
    """A marble that moves."""

    seat: StrictInt
    marble: StrictInt
    from_: StrictStr = Field(alias="from")
    to: StrictStr
    how: StrictStr
    path: tuple[StrictStr, ...] = ()
    pips: StrictInt | None = None


class CaptureOffered(_Sent):
    """A marble that would go back to base."""

    seat: StrictInt
    marble: StrictInt
    from_: StrictStr = Field(alias="from")


class MoveOffered(_Sent):
    """A legal move and its effects: a choice of docs/wire.md. Empty keys are left out."""

    text: StrictStr
    verb: StrictStr
    card: StrictStr | None = None
    as_: StrictStr | None = Field(None, alias="as")
    legs: tuple[LegOffered, ...] = ()
    captures: tuple[CaptureOffered, ...] = ()
    own_capture: bool = False
    draw: bool = False


class BudgetForBot(_Sent):
    """How much a bot may think about a move; an empty one: it decides itself."""

    seconds: float | None = None
    nodes: StrictInt | None = None


class ChooseForBot(_Sent):
    """The bot is to move. The reply is `move` with the same `id`."""

    type: Literal["choose"] = "choose"
    id: StrictInt
    moves: tuple[MoveOffered, ...] = Field(min_length=1)
    """All legal moves."""
    position: PositionDocument
    """What the seat sees: a position document in which hidden cards are `?`."""
    budget: BudgetForBot
    seed: StrictInt = Field(ge=0, lt=2**53)
    """For the bot's randomness: with the same messages it may play the same game."""


class OverForBot(_Sent):
    """The game is over. No reply."""

    type: Literal["over"] = "over"
    winners: tuple[StrictInt, ...]
    """Empty if it was left unfinished."""


class FaultForBot(_Sent):
    """What the bot did wrong, before it is ended. No reply."""

    type: Literal["fault"] = "fault"
    kind: StrictStr
    detail: StrictStr


class ByeToBot(_Sent):
    """No further game. The bot ends."""

    type: Literal["bye"] = "bye"


class HelloFromBot(_Received):
    """The first line of a bot."""

    type: Literal["hello"]
    protocol: StrictInt
    name: Annotated[StrictStr, Field(min_length=1, max_length=60)]
    author: Annotated[StrictStr, Field(max_length=200)] = ""


class Ready(_Received):
    """The bot is ready for the game."""

    type: Literal["ready"]


class MoveFromBot(_Received):
    """The chosen move: the `text` of one that was offered."""

    type: Literal["move"]
    id: StrictInt
    move: Annotated[StrictStr, Field(max_length=1000)]


class Info(_Received):
    """Anything the bot likes to say, before a reply. It is ignored."""

    type: Literal["info"]


ToBot = Annotated[
    HelloToBot | GameForBot | ChooseForBot | OverForBot | FaultForBot | ByeToBot,
    Field(discriminator="type"),
]
FromBot = Annotated[HelloFromBot | Ready | MoveFromBot | Info, Field(discriminator="type")]

TO_BOT: TypeAdapter[ToBot] = TypeAdapter(ToBot)
FROM_BOT: TypeAdapter[FromBot] = TypeAdapter(FromBot)


def schema() -> dict[str, Any]:
    """Every message as a JSON schema: `to_bot` and `from_bot` are its two roots."""
    made, shared = TypeAdapter.json_schemas(
        [("to_bot", "validation", TO_BOT), ("from_bot", "validation", FROM_BOT)],
        ref_template="#/$defs/{model}",
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Tockwork engine protocol {VERSION}",
        **shared,
        "properties": {name: found for (name, _), found in made.items()},
    }
