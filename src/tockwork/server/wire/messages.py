"""The messages of the socket, in both directions. docs/wire.md shows each of them."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, StringConstraints, TypeAdapter

from tockwork.game.events import Event as GameEvent
from tockwork.server.wire.plain_text import PLAIN, plain
from tockwork.server.wire.shapes import (
    ClockState,
    Frozen,
    Gesture,
    HashText,
    Level,
    SeatInfo,
    SeatPart,
    SeatView,
    StandingOrders,
    State,
    TableInfo,
    Walk,
    Word,
    nothing,
)

CommandId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=PLAIN)]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=200)]
ChatText = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=300, pattern=PLAIN),
    BeforeValidator(plain),
]

# events of the table, numbered together with those of the game ----------------------------------


class Gathering(Frozen):
    """All seats are taken and the game is about to begin: devices reveal their contributions."""

    event: Literal["gathering"] = "gathering"
    parts: tuple[SeatPart, ...]


class Began(Frozen):
    """The game begins. `commitment` is the hash of the server's part, which is revealed at the end,
    `parts` what the players put in; a part that was left out is null."""

    event: Literal["began"] = "began"
    commitment: str
    parts: tuple[SeatPart, ...] = Field(default=(), exclude_if=nothing)


class Sat(Frozen):
    """A seat was taken."""

    event: Literal["sat"] = "sat"
    seat: int
    kind: Literal["person", "program", "bot", "friend", "open"]
    name: str | None = None
    level: Level | None = None


class Left(Frozen):
    """A player has left a seat; in a running game a bot of this level takes over."""

    event: Literal["left"] = "left"
    seat: int
    level: Level | None = None


class ChoseEarly(Frozen):
    """In an exchange: a seat has chosen early. The choice is not sent."""

    event: Literal["chose"] = "chose"
    seat: int


class TakenOver(Frozen):
    """A bot plays for a player who is away."""

    event: Literal["taken_over"] = "taken_over"
    seat: int
    level: Level


class HandedBack(Frozen):
    """The person is back and plays again."""

    event: Literal["handed_back"] = "handed_back"
    seat: int


class TimedOut(Frozen):
    """The time was up; a bot makes the next move of this seat."""

    event: Literal["timed_out"] = "timed_out"
    seat: int


class BotChanged(Frozen):
    """A bot has failed; a weaker one replaces it."""

    event: Literal["bot_changed"] = "bot_changed"
    seat: int
    was: Level
    level: Level


class Chatted(Frozen):
    """Something said in the lobby of a private table."""

    event: Literal["chat"] = "chat"
    seat: int | None
    name: str
    text: str


class GivenUp(Frozen):
    """The game was abandoned: it is over without a winner."""

    event: Literal["given_up"] = "given_up"


class Revealed(Frozen):
    """After the end: the server's part, and the seed from which every shuffle followed."""

    event: Literal["revealed"] = "revealed"
    seed: str
    part: str | None = Field(default=None, exclude_if=nothing)


class TakenBack(Frozen):
    """A player has undone a move: the table is as it was after event `to`, and the game
    events since are gone."""

    event: Literal["taken_back"] = "taken_back"
    seat: int
    to: int


class Undone(Frozen):
    """In place of an event that was taken back."""

    event: Literal["undone"] = "undone"


class Asked(Frozen):
    """A player asks the others to agree to a pause, or to undo the player's last move. `open`:
    the seats that have not agreed yet."""

    event: Literal["proposed"] = "proposed"
    seat: int
    what: Literal["pause", "take_back"]
    open: tuple[int, ...]


class Agreed(Frozen):
    """A player agrees; with the last one it happens."""

    event: Literal["agreed"] = "agreed"
    seat: int
    open: tuple[int, ...]


class Declined(Frozen):
    """A player declines: it does not happen."""

    event: Literal["declined"] = "declined"
    seat: int


class Lapsed(Frozen):
    """What was proposed is not asked any more: a player moved on or left, or the game ended."""

    event: Literal["lapsed"] = "lapsed"


class Paused(Frozen):
    """The game pauses: no move is made, and no clock runs. Any player may resume it."""

    event: Literal["paused"] = "paused"
    seat: int


class Resumed(Frozen):
    event: Literal["resumed"] = "resumed"
    seat: int


class Again(Frozen):
    """The same seats play again at another table."""

    event: Literal["rematch"] = "rematch"
    table: str


TableEvent = Annotated[
    Gathering
    | Began
    | Sat
    | Left
    | ChoseEarly
    | TakenOver
    | HandedBack
    | TimedOut
    | BotChanged
    | Chatted
    | GivenUp
    | Revealed
    | TakenBack
    | Undone
    | Asked
    | Agreed
    | Declined
    | Lapsed
    | Paused
    | Resumed
    | Again,
    Field(discriminator="event"),
]
AnyEvent = Annotated[GameEvent | TableEvent, Field(discriminator="event")]

# from the server ---------------------------------------------------------------------------------


class Logged(Frozen):
    """One numbered event as the receiver may see it, and what its marbles did."""

    number: int
    at: int
    event: AnyEvent
    walks: tuple[Walk, ...] = ()


class Snapshot(Frozen):
    """Everything a client needs to show the table now."""

    type: Literal["snapshot"] = "snapshot"
    number: int
    table: TableInfo
    seats: tuple[SeatInfo, ...]
    state: State | None
    views: tuple[SeatView, ...]
    hands: tuple[tuple[str, ...], ...] | None = None
    clock: ClockState
    log: tuple[Logged, ...] = ()
    watching: int = 0
    chain: str | None = Field(default=None, exclude_if=nothing)


class Happened(Frozen):
    """An event, the board after it, and the views of the held seats after it."""

    type: Literal["event"] = "event"
    number: int
    at: int
    event: AnyEvent
    walks: tuple[Walk, ...] = ()
    state: State | None
    views: tuple[SeatView, ...]
    clock: ClockState
    last: bool
    chain: str | None = Field(default=None, exclude_if=nothing)


class Seats(Frozen):
    """A player came, left, or is being replaced by a bot."""

    type: Literal["seats"] = "seats"
    seats: tuple[SeatInfo, ...]
    watching: int = 0


class Gestured(Frozen):
    """A reaction; without a seat, from a spectator."""

    type: Literal["gesture"] = "gesture"
    seat: int | None
    gesture: Gesture


class Ack(Frozen):
    """The command was carried out; `number` is that of the last event now."""

    type: Literal["ack"] = "ack"
    id: str
    number: int


# Codes of commands, then those that only calls are refused with.
RefusalCode = Literal[
    "invalid",
    "stale",
    "not_your_seat",
    "not_your_turn",
    "illegal",
    "ambiguous",
    "not_started",
    "over",
    "paused",
    "overtaken",
    "no_chat",
    "too_many",
    "too_large",
    "storage",
    "closing",
    "already_started",
    "bad_code",
    "bad_recovery",
    "bad_role",
    "no_role",
    "name_refused",
    "no_such_report",
    "no_such_profile",
    "joined",
    "no_room",
    "no_notices",
    "bad_origin",
    "bad_token",
    "failed",
    "no_such_game",
    "no_such_page",
    "no_such_party",
    "no_such_club",
    "no_such_event",
    "not_open",
    "not_member",
    "club_full",
    "no_such_table",
    "removed",
    "not_host",
    "not_invited",
    "not_lasting",
    "left_rated",
    "not_over",
    "seat_taken",
    "table_full",
    "too_many_tables",
    "wrong_method",
]


class Refused(Frozen):
    """Nothing has changed. `detail` is for developers; `id` is null if none could be read.

    If it was too much, `limit` says of what and `retry` when to try again, in milliseconds.
    """

    type: Literal["refused"] = "refused"
    id: str | None
    code: RefusalCode
    detail: str
    number: int
    limit: str | None = Field(default=None, exclude_if=nothing)
    retry: int | None = Field(default=None, exclude_if=nothing)


class Reason(Frozen):
    """One reason: the clause, a code, the place on the board and the number it speaks of, and
    which uses of the card it stops."""

    code: str
    clause: str
    at: str | None = None
    n: int | None = None
    uses: tuple[str, ...] = ()


class WhyAnswer(Frozen):
    """Why a card cannot be used on a marble; `playable` if it can after all."""

    type: Literal["why"] = "why"
    id: str
    seat: int
    card: str
    marble: str
    playable: bool
    reasons: tuple[Reason, ...] = ()
    detail: str | None = None


class Pong(Frozen):
    type: Literal["pong"] = "pong"
    now: int


class Closing(Frozen):
    """The server closes this connection: reconnect after `retry` milliseconds, or never.

    `removed`: the device was removed, or its user deleted.
    """

    type: Literal["closing"] = "closing"
    code: Literal["shutdown", "slow", "replaced", "removed", "gone"]
    retry: int | None


ServerMessage = Annotated[
    Snapshot | Happened | Seats | Gestured | Ack | Refused | WhyAnswer | Pong | Closing,
    Field(discriminator="type"),
]

# from the client ---------------------------------------------------------------------------------


class Act(Frozen):
    """A move of a seat. `expect` is the number of the last event the client has seen."""

    type: Literal["act"] = "act"
    id: CommandId
    seat: int = Field(ge=0, le=5)
    expect: int = Field(ge=0)
    move: MoveText


class Prepare(Frozen):
    """In a game over days: the moves for my coming turn, in place of those prepared before. The
    first one that is legal then, and whose conditions hold, is made at once."""

    type: Literal["orders"] = "orders"
    id: CommandId
    seat: int = Field(ge=0, le=5)
    orders: StandingOrders


class TakeBack(Frozen):
    """Undo my last move, and all that came after it; other people at the table are asked first."""

    type: Literal["take_back"] = "take_back"
    id: CommandId
    seat: int = Field(ge=0, le=5)


class Pause(Frozen):
    """Pause the game; other people at the table are asked first."""

    type: Literal["pause"] = "pause"
    id: CommandId
    seat: int = Field(ge=0, le=5)


class Resume(Frozen):
    """Continue the paused game."""

    type: Literal["resume"] = "resume"
    id: CommandId
    seat: int = Field(ge=0, le=5)


class Agree(Frozen):
    """The answer to what another player has proposed."""

    type: Literal["agree"] = "agree"
    id: CommandId
    seat: int = Field(ge=0, le=5)
    yes: bool


class Skip(Frozen):
    """Bots do not pause until my next turn; only alone against bots."""

    type: Literal["skip"] = "skip"
    id: CommandId
    seat: int = Field(ge=0, le=5)


class SayGesture(Frozen):
    """Without `seat`: as a spectator."""

    type: Literal["gesture"] = "gesture"
    id: CommandId
    seat: int | None = Field(default=None, ge=0, le=5)
    gesture: Gesture


class SayChat(Frozen):
    type: Literal["chat"] = "chat"
    id: CommandId
    text: ChatText


class AskWhy(Frozen):
    """`marble` is a number of the own marbles, or a place as in a position document."""

    type: Literal["why"] = "why"
    id: CommandId
    seat: int = Field(ge=0, le=5)
    card: Annotated[str, StringConstraints(min_length=1, max_length=20)]
    marble: (
        Annotated[int, Field(ge=0, le=99)]
        | Annotated[str, StringConstraints(min_length=1, max_length=12)]
    )


class GivePromise(Frozen):
    """The hash of the part that my device puts into the shuffle."""

    type: Literal["promise"] = "promise"
    id: CommandId
    promise: HashText


class GivePart(Frozen):
    """The contribution I committed to, and my word."""

    type: Literal["part"] = "part"
    id: CommandId
    part: HashText
    word: Word = ""


class Ping(Frozen):
    type: Literal["ping"] = "ping"


Command = (
    Act
    | Prepare
    | TakeBack
    | Pause
    | Resume
    | Agree
    | Skip
    | SayGesture
    | SayChat
    | AskWhy
    | GivePromise
    | GivePart
)
ClientMessage = Annotated[Command | Ping, Field(discriminator="type")]
CLIENT: TypeAdapter[Any] = TypeAdapter(ClientMessage)
client_schema = cache(CLIENT.json_schema)  # takes a hundredth of a second to make
SERVER: TypeAdapter[Any] = TypeAdapter(ServerMessage)
