"""Bodies of the HTTP API: what is asked and what is answered. docs/wire.md shows them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from tockwork.rulebooks.packed import MOST_LETTERS
from tockwork.rulebooks.reading import MOST_BYTES
from tockwork.server.wire.messages import Logged, Reason
from tockwork.server.wire.shapes import (
    Choice,
    ClockRule,
    Frozen,
    HashText,
    Level,
    Name,
    SeatInfo,
    SeatPart,
    State,
    TableInfo,
    nothing,
)

# asked ---------------------------------------------------------------------------------------


class SeatWish(Frozen):
    """Who is to sit in a seat of a new table."""

    kind: Literal["me", "friend", "here", "bot", "open"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Frozen):
    """`rules` is the id of a game, or the whole of one's own packed into a text."""

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


class GameFile(Frozen):
    """A game of one's own, as the text of its file."""

    text: Annotated[str, StringConstraints(max_length=MOST_BYTES)]


class PasskeyAnswer(Frozen):
    """What `navigator.credentials` gave, as WebAuthn writes it in JSON."""

    credential: dict[str, Any]


class DailyAnswers(Frozen):
    """What was answered at the five boards of a day; `boards` is what their texts hash to."""

    day: Annotated[str, StringConstraints(max_length=10)]
    rules: Annotated[str, StringConstraints(max_length=40)]
    boards: Annotated[str, StringConstraints(max_length=16)]
    answers: Annotated[
        tuple[
            Annotated[
                tuple[Annotated[str, StringConstraints(max_length=100)], ...],
                Field(max_length=64),
            ],
            ...,
        ],
        Field(min_length=5, max_length=5),
    ]


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
    """The host says anew who is to sit in a seat that no other person has taken."""

    seat: int = Field(ge=0, le=5)
    kind: Literal["me", "friend", "here", "bot", "open"]
    name: Name | None = None
    level: Level | None = None


class Start(Frozen):
    """Empty seats get a bot of this level."""

    level: Level = "casual"


class CarrySeat(Frozen):
    """Without `seat`: every seat this session holds at the table."""

    seat: int | None = Field(default=None, ge=0, le=5)


class UseCode(Frozen):
    code: Annotated[str, StringConstraints(strip_whitespace=True, min_length=4, max_length=20)]


class MyName(Frozen):
    name: Name


class Recover(Frozen):
    code: Annotated[str, StringConstraints(strip_whitespace=True, min_length=4, max_length=80)]


class RemoveDevice(Frozen):
    device: Annotated[str, StringConstraints(max_length=40)]


class NewProgram(Frozen):
    name: Name


# answered ------------------------------------------------------------------------------------


class TableCard(Frozen):
    """A table in a list."""

    table: TableInfo
    seats: tuple[SeatInfo, ...]
    my_turn: bool = False


class Tables(Frozen):
    tables: tuple[TableCard, ...]


class Me(Frozen):
    name: str | None
    tables: tuple[TableCard, ...]


class Program(Frozen):
    """The token is told once and kept only as a hash."""

    token: str
    name: str


class SeatCode(Frozen):
    code: str
    expires_at: int


class CarriedSeats(Frozen):
    table: str
    seats: tuple[int, ...]


class PlayedSeat(Frozen):
    name: str | None
    kind: Literal["person", "program", "bot", "friend", "open"]
    level: Level | None
    team: int
    mine: bool


class SeatTally(Frozen):
    """What the kernel counts of a seat: kernel/include/tock/tell/tally.hpp says what each is."""

    played: int
    captured: int
    lost: int
    out: int
    home: int
    unused: int
    waited: int


class Tally(Frozen):
    leader: int
    rounds: int
    winners: tuple[int, ...]
    seats: tuple[SeatTally, ...]


class PlayedGame(Frozen):
    """A finished game: who played, when, and what it came to."""

    id: str
    rules: str
    players: int
    teams: Literal["none", "pairs", "triples"]
    options: dict[str, Any]
    began_at: int
    ended_at: int
    seats: tuple[PlayedSeat, ...]
    tally: Tally
    taken_back: int = Field(default=0, description="how often an answer was: then it is practice")


class PlayedGames(Frozen):
    games: tuple[PlayedGame, ...]


class PuzzleInfo(Frozen):
    """A decision with one right answer, or two. `position` is spelled out in full, for the kernel
    in a page; `tempting` is what was answered in the game, `reasons` why `right` is better."""

    id: str
    grade: Literal["easy", "middle", "hard"]
    position: dict[str, Any]
    right: tuple[str, ...]
    tempting: str
    lead: float
    solved: dict[str, float]
    reasons: tuple[dict[str, Any], ...]


class PuzzleSet(Frozen):
    """The puzzles of a game, the easiest first."""

    puzzles: tuple[PuzzleInfo, ...]


class DailyStanding(Frozen):
    """How guests did at the boards of a day: chances to win at their ends, of a hundred.

    `beaten`: of a hundred others so many did worse, ties half; null while there is nobody else.
    """

    players: int
    means: tuple[float, ...] | None
    mine: tuple[float, ...] | None
    beaten: float | None


class Device(Frozen):
    """`here`: the one that asks."""

    id: str
    name: str | None
    since: int
    seen_at: int
    here: bool


class Devices(Frozen):
    """`passkeys`: how many there are; null where this server cannot have any."""

    devices: tuple[Device, ...]
    code_made_at: int | None
    passkeys: int | None


class PasskeyOptions(Frozen):
    """What `navigator.credentials` is asked for, as WebAuthn writes it in JSON."""

    options: dict[str, Any]


class RecoveryCode(Frozen):
    """Told once and kept only as a hash."""

    code: str


class Welcome(Frozen):
    name: str | None


class FairInfo(Frozen):
    """How the deal of a table comes about: what is known of it by event `number`.

    `parts` come when all seats are taken, `part` (the server's) and `seed` with the end; `chain` is
    the head after event `number`. Null where there is none yet, or the table is older than parts.
    """

    number: int
    commitment: str | None
    gathering: bool
    parts: tuple[SeatPart, ...]
    chain: str | None
    part: str | None
    seed: str | None


class ShareBand(Frozen):
    """How often something was so: `count` of `n`. `even` is what chance alone leads to; it lies
    between `low` and `high`, or `outside`. All bands of a row hold together 19 times out of 20.
    """

    name: str
    count: int
    n: int
    share: float
    even: float
    low: float
    high: float
    outside: bool


class FormStatistics(Frozen):
    """All games of one form that ended here, `won` of them with a winner.

    By seat: who led the first round, who won. By card: the first deal.
    """

    rules: str
    players: int
    teams: Literal["none", "pairs", "triples"]
    games: int
    won: int
    starts: tuple[ShareBand, ...]
    wins: tuple[ShareBand, ...]
    cards: tuple[ShareBand, ...]


class GameStatistics(Frozen):
    """What all games that ended at a server add up to; games of one's own are not counted."""

    games: int
    counted_at: int
    forms: tuple[FormStatistics, ...]


class TableId(Frozen):
    table: str


class Thinking(Frozen):
    """How a bot of a level thinks: how much it errs, how often it plays on in its head."""

    noise: float
    rollouts: int


class Engine(Frozen):
    """A form of play as the kernel takes it, the team of each seat, and the bots' levels."""

    data: dict[str, Any]
    teams: tuple[int, ...]
    levels: dict[Level, Thinking]


class WrongTry(Frozen):
    """Wrong moves of a step that are alike: what is said then, and what others answer."""

    moves: tuple[str, ...]
    words: str
    clause: str
    reply: tuple[str, ...]


class GuidedStep(Frozen):
    """A step of a first game. `position` is spelled out in full, for the kernel in a page."""

    id: str
    theme: str
    clause: str
    position: dict[str, Any]
    done: tuple[str, ...]
    reply: tuple[str, ...]
    wrong: tuple[WrongTry, ...]
    help: Literal["arrow", "hint", "none"]
    point: tuple[str, ...]
    cards: tuple[str, ...]


class FirstGame(Frozen):
    """A guided introduction; its words are in the catalogue (`learn-…`)."""

    rules: str
    steps: tuple[GuidedStep, ...]


class FormInfo(Frozen):
    """`settings`: the knobs that this form sets otherwise than the usual one."""

    players: int
    teams: Literal["none", "pairs", "triples"]
    board: int
    settings: dict[str, Any]


class OptionInfo(Frozen):
    """`choice`: one of the values. `set`: any of them. `numbers`: a list of whole numbers."""

    name: str
    kind: Literal["choice", "set", "numbers"]
    values: tuple[Any, ...]
    default: Any


class GameInfo(Frozen):
    """`options` are those of the rulebook, `house` all other knobs that mean something here."""

    id: str
    minutes: int
    forms: tuple[FormInfo, ...]
    usual: FormInfo
    options: tuple[OptionInfo, ...]
    house: tuple[OptionInfo, ...]


class Games(Frozen):
    games: tuple[GameInfo, ...]
    levels: tuple[Level, ...]


class SeatLook(Frozen):
    """Colours, the mark (see `marks`), and who plays with whom. `receiver` gets passed cards."""

    seat: int
    section: int
    team: int
    partners: tuple[int, ...]
    receiver: int | None
    colour: str
    deep: str
    ink: str
    mark: str
    sign: str


class OwnGame(Frozen):
    """A game of one's own: the text that stands for it wherever `rules` is asked, and the rest."""

    rules: str
    game: GameInfo


class CardInfo(Frozen):
    """A card of the deck. `uses` as in the rulebook; the browser only draws symbols from them.
    `clause` is the one that says what it does."""

    card: str
    copies: int
    clause: str
    uses: tuple[dict[str, Any], ...]


class BoardInfo(Frozen):
    rules: str
    players: int
    teams: Literal["none", "pairs", "triples"]
    options: dict[str, Any]
    layout: dict[str, Any]
    svg: str
    seats: tuple[SeatLook, ...]
    marks: dict[str, str]
    ranks: tuple[str, ...]
    rank_marks: dict[str, str]
    cards: tuple[CardInfo, ...]
    clauses: dict[str, str] = Field(description="of exchange, no_move, opening and start")
    colours: tuple[tuple[str, ...], ...] = Field(description="of every track space; empty: none")
    bones: tuple[int, ...]
    home_colours: tuple[tuple[str, ...], ...] = Field(description="of every seat's home spaces")
    marbles: int
    length: int
    lane: int
    starts: tuple[int, ...]
    entrances: tuple[int, ...]
    exchange: Literal["none", "partner", "left", "offer"]


class ExampleInfo(Frozen):
    """A drawn example of a clause: seat 0 answers `choice`, or the card is refused on the marble
    for `reasons`."""

    clause: str
    rules: str
    teams: Literal["none", "pairs", "triples"]
    marbles: tuple[tuple[str, ...], ...]
    card: str | None
    choice: Choice | None
    reasons: tuple[Reason, ...] = ()


class Examples(Frozen):
    examples: tuple[ExampleInfo, ...]


class Moment(Frozen):
    """The table after one event, every hand open; `state` is null before the first deal."""

    number: int
    state: State | None
    hands: tuple[tuple[str, ...], ...]


class Replay(Frozen):
    """A finished game: every event with open cards, and the moment after each of them."""

    table: TableInfo
    seats: tuple[SeatInfo, ...]
    log: tuple[Logged, ...]
    moments: tuple[Moment, ...]


class Events(Frozen):
    log: tuple[Logged, ...]
    number: int


class ServerInfo(Frozen):
    """`addresses`: for links and QR codes, when the page itself was opened as localhost."""

    version: str
    addresses: tuple[str, ...]


class Problem(Frozen):
    where: str
    detail: str


class Failure(Frozen):
    """Every answer from 400 on. `problems` name fields; `detail` is for developers.

    With 413 and 429 `limit` says which one was passed; `retry` is in milliseconds.
    """

    code: str
    detail: str
    problems: tuple[Problem, ...] = ()
    limit: str | None = Field(default=None, exclude_if=nothing)
    retry: int | None = Field(default=None, exclude_if=nothing)
