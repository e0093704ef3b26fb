"""The Tockwork kernel: mechanics of card-driven marble races."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from tockwork import problems

Level = Literal["beginner", "casual", "club", "master"]

CODES: dict[str, tuple[str, ...]]
Problem: type[problems.Problem]
errors: dict[str, type[Exception]]
NAMES: dict[str, tuple[str, ...]]

class Rules:
    """What a rulebook compiles to, for one form of it."""

    @property
    def most_moves(self) -> float:
        """No decision has more legal moves; often far fewer."""

    @property
    def starts(self) -> tuple[int, ...]:
        """The start space of each seat."""

    @property
    def sections_of_seats(self) -> tuple[int, ...]:
        """The section of the board that each seat has."""

    @property
    def team_of(self) -> tuple[int, ...]:
        """The team of each seat."""

    @property
    def receivers(self) -> tuple[int, ...]:
        """Who gets the card that each seat gives."""

    @property
    def colours(self) -> tuple[tuple[int, ...], ...]:
        """The colours of each track space, turned on from section to section."""

    @property
    def home_colours(self) -> tuple[tuple[int, ...], ...]:
        """The colour of each home space of every section."""

    @property
    def bones(self) -> tuple[int, ...]:
        """The track spaces with a bone."""

OPTIONS: dict[str, tuple[Any, tuple[Any, ...], str]]

def compile_rulebook(rulebook: str) -> Rules:
    """
    The rules of one form, from its data as JSON; RulebookError has the path of the field that is
    wrong.
    """

def unused_settings(rulebook: str) -> list[problems.Problem]:
    """Settings of one form, as for compile_rulebook, that change nothing."""

def settle_options(rulebook: str, changed: str) -> str:
    """The options that go with the one that was changed, and what can be chosen next, as JSON."""

def state_bytes() -> int:
    """Memory of one game in the kernel."""

class Chance:
    """Where shuffles and lots come from."""

    def state(self) -> list[int]:
        """How far it has come."""

    def seek(self, state: Sequence[int]) -> None:
        """Goes back to where it was, to give the same again."""

class FastChance(Chance):
    """A fast generator, for playouts."""

    def __init__(self, seed: int) -> None: ...

class KeyedChance(Chance):
    """The published derivation of a game's shuffles (ChaCha20)."""

    def __init__(self, key: bytes, draws: int = 0) -> None: ...
    @property
    def draws(self) -> int: ...

class ScriptedChance(Chance):
    """Orders and lots from a list."""

    def __init__(self, orders: Sequence[Sequence[str]], lots: Sequence[int]) -> None: ...

class Leg:
    """What one marble does in a move."""

    @property
    def origin(self) -> str:
        """Where the marble was."""

    @property
    def target(self) -> str:
        """Where it goes; 'start' in an opening."""

    @property
    def owner(self) -> int | None:
        """Whose lane it is, if not the player's own."""

    @property
    def rank(self) -> str | None:
        """Of a marble in the reserve, where ranks matter."""

    @property
    def hops(self) -> bool:
        """It lands a section earlier and hops on."""

    def __hash__(self) -> int: ...
    def __eq__(self, arg: object, /) -> bool: ...

class Move:
    """
    A legal move as a small value: prints, parses, compares; no board inside.
    """

    @staticmethod
    def parse(text: str) -> Move:
        """The move a text means; MoveSyntaxError says what is wrong with it."""

    @property
    def text(self) -> str:
        """As one writes it down."""

    @property
    def verb(self) -> str:
        """What is done: one of NAMES['verb']."""

    @property
    def card(self) -> str | None:
        """The card that is put down."""

    @property
    def as_card(self) -> str | None:
        """What a joker or an = stands for; otherwise the card itself."""

    @property
    def legs(self) -> list[Leg]:
        """What each marble does, in order."""

    @property
    def colour(self) -> str | None:
        """Which colour of a card with several."""

    def __str__(self) -> str: ...
    def __repr__(self) -> str: ...
    def __hash__(self) -> int: ...
    def __eq__(self, arg: object, /) -> bool: ...
    def __getstate__(self) -> str: ...
    def __setstate__(self, arg: str, /) -> None: ...

class Core:
    """A state with the legal moves of its decision."""

    def __init__(self, rules: Rules) -> None: ...
    def copy(self) -> Core: ...
    def begin(self, chance: Chance) -> Events: ...
    def start(self, chance: Chance) -> None: ...
    def play(self, move: Move, chance: Chance) -> None:
        """IllegalMove or ChanceError, and nothing has changed, if it cannot be played."""

    def play_logged(self, move: Move, chance: Chance) -> Events: ...
    def advance(self, chance: Chance) -> Events: ...
    def refresh(self) -> None: ...
    def resample(self, seat: int, chance: Chance, unknown: Chance) -> None: ...
    def dump(self) -> bytes:
        """The state as bytes, for another process of the same program."""

    def load(self, data: bytes) -> None: ...
    def parse(self, text: str) -> Move:
        """The move a text means; MoveSyntaxError if this deck has no such card."""

    def meant(self, move: Move) -> list[Move]:
        """The legal moves it may mean: itself, or all that say the same in more words."""

    def legal_moves(self) -> list[Move]: ...
    def legal_count(self) -> int: ...
    def moves_with_places(self) -> list[tuple[Move, int | None, list[list[str]], bool]]: ...
    @property
    def phase(self) -> str: ...
    @property
    def turn(self) -> int: ...
    @property
    def leader(self) -> int: ...
    @property
    def round(self) -> int: ...
    @property
    def drawn(self) -> bool: ...
    @property
    def asked(self) -> int: ...
    @property
    def to_ask(self) -> int: ...
    @property
    def redoing(self) -> bool: ...
    @property
    def announced(self) -> list[bool | None]: ...
    @property
    def starts_seen(self) -> list[int]: ...
    def before(self, seat: int) -> list[str]: ...
    @property
    def last_card(self) -> str | None: ...
    @property
    def winners(self) -> int: ...
    @property
    def over(self) -> bool: ...
    def places(self, seat: int) -> list[str]: ...
    def hand(self, seat: int) -> list[str]: ...
    def hand_count(self, seat: int) -> int: ...
    def pile(self) -> list[str]: ...
    def discards(self) -> list[str]: ...
    @property
    def pile_count(self) -> int: ...
    def given(self, seat: int) -> str | None:
        """
        The card a seat has chosen to give, '-' if it declined, None if it has not chosen.
        """

    def known(self, seat: int) -> list[str]:
        """Cards the seat has passed and its receiver must still hold."""

    def read_document(self, document: str) -> list[problems.Problem]:
        """What is wrong with a position document, or nothing: then it is this position."""

    def set_before(self, seat: int, marble: int, place: str, fresh: bool) -> None: ...
    def set_redoing(self, redoing: bool) -> None: ...
    def set_announced(self, announced: Sequence[bool | None], starts_seen: Sequence[int]) -> bool:
        """Whether the hands can have come of hands that were announced so."""

    def set_marble(self, seat: int, marble: int, place: str, fresh: bool) -> None: ...
    def set_hand(self, seat: int, cards: Sequence[str]) -> None: ...
    def set_piles(self, pile: Sequence[str], discards: Sequence[str]) -> None: ...
    def set_turn(
        self,
        phase: str,
        turn: int,
        leader: int,
        round: int,
        last_card: str | None,
        drawn: bool,
        asked: int,
        to_ask: int,
    ) -> None: ...
    def set_winners(self) -> int:
        """Finds out who has won; the seats as bits."""

    def set_given(self, seat: int, card: str) -> None: ...
    def set_known(self, seat: int, cards: Sequence[str]) -> None: ...
    def reveal(self, seat: int, card: str) -> bool:
        """An unknown card of a hand turns out to be this one."""

    def choice(self, move: Move) -> bytes:
        """A legal move with what it would do, as a choice of docs/wire.md."""

    def why(self, seat: int, card: str, marble: int | str) -> bytes:
        """Why a card cannot be used on a marble; see GameLog.why."""

    def seen_by(self, seat: int | None) -> Core:
        """What a seat sees of it, or a spectator: other cards are unknown."""

    def __eq__(self, arg: object, /) -> bool: ...

class Line:
    """A game as it goes on, with every move so far."""

    def __init__(self, core: Core, dice: Chance, past: Line | None = None) -> None: ...
    def play(self, move: Move | str) -> None:
        """Plays a legal move; IllegalMove, and nothing changed, if it is none."""

    def undo(self) -> Move:
        """Takes the last move back (for analysis) and returns it."""

    def legal_moves(self) -> list[Move]:
        """Every legal move of the player to move, one per distinct result."""

    def played_from(self, first: int) -> list[Move]:
        """The moves so far, from a number on."""

    @property
    def phase(self) -> str:
        """What is being decided, such as `play` or `exchange`; `over` at the end."""

    @property
    def turn(self) -> int:
        """The seat that must move."""

    @property
    def over(self) -> bool:
        """Whether a team has won."""

    @property
    def last_move(self) -> tuple[int, Move] | None:
        """The last move and the seat that made it."""

    @property
    def decisions(self) -> int:
        """How many moves there were."""

def playouts(
    rules: Rules, seed: int, decisions: int, games: int, most_decisions_a_game: int
) -> tuple[int, int, int, int, int]:
    """
    Random games: (decisions, games, moves listed, most moves of one decision, games cut off).
    """

ROW_BYTES: int

def network_inputs(rules: Rules) -> tuple[list[int], list[int]]:
    """
    Of a row: where the values of each slot begin; of each value: its id at all tables.
    """

def gpu_table(rules: Rules) -> tuple[bytes, bytes]:
    """
    A table as a GPU is given it: the rules, and the plan of its rows.
    """

def network_rows(core: Core) -> bytes:
    """
    A row for each legal move, as the player to move would see what it leads to.
    """

def small_network(
    widths: tuple[int, int, int],
    ids: Sequence[int],
    levels: Sequence[int],
    parts: Mapping[str, bytes],
) -> bytes:
    """A network as a small file; `levels` say how coarsely each row is rounded, from 0 to 63."""

class Network:
    """Says how likely a seat's team is to win after each of its moves."""

    def __init__(
        self, rules: Rules, widths: tuple[int, int, int], parts: Mapping[str, bytes]
    ) -> None:
        """parts: half-precision numbers by name, as bytes."""

    @staticmethod
    def from_small(rules: Rules, file: bytes) -> Network:
        """From a small file, as a browser gets it."""

    def evaluate(self, core: Core) -> list[float]:
        """The chance to win after each of core.legal_moves()."""

def time_network(network: Network, seed: int, decisions: int) -> list[tuple[int, float]]:
    """
    Games in which it chooses: (moves, seconds) of every decision with a choice.
    """

def forecasts(network: Network, seed: int, games: int, most: int) -> list[tuple[float, bool]]:
    """
    Games in which it chooses: (chance it gave its move, whether that team won) of every
    decision with a choice.
    """

def make_targets(
    network: Network,
    seed: int,
    decisions: int,
    samples: int,
    every: int,
    epsilon: float,
    exchanges: bool = ...,
) -> tuple[bytes, bytes, bytes]: ...
def time_dense(inputs: int, hidden: int, outputs: int, times: int) -> float:
    """
    Seconds that a plain dense network takes for this many evaluations.
    """

class SelfPlay:
    """Many games at once, in threads, which a network plays from outside."""

    def __init__(
        self, tables: Sequence[Rules], share: Sequence[float], games: int, threads: int, seed: int
    ) -> None: ...
    def use(self, older: bool, rows: Any, other: Any, tables: Any, logits: Any) -> None:
        """Where the rows to value are written, by turns, and where the values will be read."""

    def set(self, settings: dict[str, Any]) -> None: ...
    def go(self) -> None:
        """Takes the values and plays on, in the background."""

    def wait(self) -> list[int]:
        """How many rows wait for the learner, and for the older network."""

    def side(self) -> int:
        """Where they are: 0: in `rows`, 1: in `other`."""

    def ready(self) -> int:
        """How many samples can be taken."""

    def take(self, rows: Any, tables: Any, targets: Any, outcomes: Any) -> int:
        """Fills in samples of finished games; returns how many."""

    def tallies(self) -> list[dict[str, int]]:
        """Of each table, since the beginning."""

class Player:
    """Answers for the player to move, by what that seat sees."""

    def __init__(
        self,
        kind: str,
        rules: Rules,
        seconds: float | None = None,
        rollouts: int | None = None,
    ) -> None: ...
    @staticmethod
    def of_network(
        network: Network,
        seconds: float | None = None,
        rollouts: int | None = None,
        settings: dict[str, Any] = {},
    ) -> Player:
        """By the network; with a limit it searches by rollouts."""

    def choose(self, core: Core, seed: int) -> int:
        """The index of its move in core.legal_moves()."""

    def weigh(self, core: Core, moves: Sequence[int], samples: int, seed: int) -> list[float]:
        """The mean win chance of some moves, by rollouts over the same sampled deals."""

def play_game(
    rules: Rules, players: Sequence[Player], key: bytes, seed: int, most: int
) -> tuple[int, int, list[float], list[int], list[int]]:
    """
    A whole game: (winners as bits, decisions, seconds and decisions by seat, index of each move).
    """

MOST_MOVES: int

def observation_fields(rules: Rules) -> list[tuple[str, int, list[int]]]:
    """The fields of an observation: (name, offset, the most each byte can be)."""

def observe(core: Core, seat: int) -> npt.NDArray[np.uint8]:
    """What a seat sees, as bytes."""

def move_rows(core: Core) -> npt.NDArray[np.uint8]:
    """The legal moves as rows of bytes, in the order of legal_moves()."""

def update_masks(
    offsets: npt.NDArray[np.int64], masks: npt.NDArray[np.uint8], counts: npt.NDArray[np.int64]
) -> int:
    """
    Brings masks up to date, given the counts they show. The first game that does not fit, or -1.
    """

class Batch:
    """Many games of one rulebook, stepped together."""

    def __init__(self, rules: Rules, size: int, seed: int, threads: int, most: int) -> None: ...
    def reset(self, seed: int) -> None: ...
    def step(self, actions: npt.NDArray[np.int64]) -> int:
        """The first game that cannot take its action, and nothing done; or -1."""

    def save(self) -> bytes:
        """All games as bytes, for another batch of the same program."""

    def load(self, bytes: bytes) -> bool:
        """False, and nothing done, if they are of another size."""

    def sample(self, actions: npt.NDArray[np.int64]) -> None:
        """Fills in a move at random for each game."""

    @property
    def threads(self) -> int: ...
    def moves_of(self, game: int) -> int: ...
    @property
    def room(self) -> int:
        """Rows that `moves` has room for."""

    def moves(self) -> npt.NDArray[np.uint8]:
        """The rows of all moves. Another array once `room` has grown."""

    def arrays(self) -> tuple[npt.NDArray[Any], ...]:
        """
        The batch's own memory: observations, offsets, seats, rewards, done, truncated, seeds.
        """

class Events:
    """What has happened in one step of a game."""

    def __len__(self) -> int: ...
    def lines(self, seats: Sequence[int] = (), open: bool = False) -> list[bytes]:
        """
        Each event as a line of a record, as those who hold the seats see it; `open` shows every
        card.
        """

class GameLog:
    """
    The log of a game: what happened, what each seat sees and may play.

    `seats` are those that one user holds: none for a spectator. `open` shows every card, as
    after the end. Events are numbered from 0. What is told are members of the messages of
    docs/wire.md as UTF-8 JSON, without the braces: who sends them adds its own.
    """

    def __init__(self, rules: Rules) -> None: ...
    def copy(self) -> GameLog:
        """An independent copy of the game."""

    def begin(self, chance: Chance) -> None:
        """Begins with the first shuffle; a game that had begun starts again."""

    def begin_from(self, position: Core, chance: Chance) -> None:
        """Begins with a position, led on to its next decision."""

    def play(self, move: Move, chance: Chance) -> int:
        """
        The move of the player to move, and of those who have chosen early and are asked next: how
        many events came of it. IllegalMove or ChanceError, and nothing has changed.
        """

    def choose_early(self, seat: int, move: Move) -> None:
        """In an exchange: what a seat will play in its turn. It counts as one event."""

    def legal_moves(self, seat: int) -> list[Move]:
        """The legal moves of the player to move, or those that may be chosen early."""

    @property
    def may_choose_early(self) -> list[int]:
        """Seats that may choose before they are asked, and have not."""

    def __len__(self) -> int:
        """How many events there are."""

    @property
    def phase(self) -> str: ...
    @property
    def turn(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def core(self) -> Core:
        """The game as it is, hidden cards included."""

    def asking(self, seat: int) -> Core:
        """The same with this seat in turn, which is asked or may choose early."""

    @property
    def winners(self) -> list[int]: ...
    @property
    def last_open(self) -> int:
        """
        The number of the last event that changed what others can play: not a card laid face down.
        """

    @property
    def memory(self) -> int:
        """Bytes of the whole log."""

    def events(
        self, seats: Sequence[int], start: int = 0, stop: int | None = None, open: bool = False
    ) -> list[bytes]:
        """
        For each event: event, walks, state, views, last. After the last one, what may be played.
        """

    def log(
        self, seats: Sequence[int], start: int = 0, stop: int | None = None, open: bool = False
    ) -> list[bytes]:
        """For each event: event, walks."""

    def moments(
        self, seats: Sequence[int], start: int = 0, stop: int | None = None, open: bool = False
    ) -> list[bytes]:
        """After each event: state, views."""

    def open_moments(self, start: int = 0, stop: int | None = None) -> list[bytes]:
        """After each event: state, hands of all seats."""

    def record(
        self, seats: Sequence[int], start: int = 0, stop: int | None = None, open: bool = False
    ) -> list[bytes]:
        """Each event as a line of a record; what was chosen early is none."""

    def now(self, seats: Sequence[int]) -> bytes:
        """The game as it is: state, views with what may be played."""

    def stats(self) -> bytes:
        """What the game has added up to, seat by seat: leader, rounds, winners, seats."""

    def hands(self) -> bytes:
        """The cards of all seats as they are now: hands."""

    def why(self, seat: int, card: str, marble: int | str) -> bytes:
        """
        Why a card cannot be used on a marble (its number, or its place): seat, card, marble,
        playable, reasons.
        """

class Evaluator:
    """
    Evaluates moves by rollouts over sampled deals that look the same to the seat.

    Limits are sampled deals, never time: the same seed gives the same bytes everywhere.
    """

    def __init__(self, rules: Rules, network: Network | None = None, to_end: bool = False) -> None:
        """Without a network it plays on greedily; to the end of the round, or of the game."""

    def static_eval(self, core: Core) -> list[float]:
        """What the bare network thinks of each move of the player to move, 0 to 1."""

    def evaluate(
        self,
        core: Core,
        seat: int,
        played: Move | None = None,
        first: int = 32,
        most: int = 256,
        seed: int = 0,
        candidates: int = 8,
        close: float = 6.0,
        clear: float = 2.33,
    ) -> bytes:
        """What the moves of a seat are worth, as JSON; only what the seat sees counts."""

    def compare(
        self, core: Core, first: int, second: int, samples: int = 64, seed: int = 0
    ) -> bytes:
        """
        Two moves of the player to move, by number, as JSON: points between them, and what speaks
        for each.
        """

    def make_challenge_round(self, text: str) -> bytes:
        """The round that follows from a text, as JSON: a position with the seed of what comes."""

    def field(self, round: str) -> bytes:
        """How bots of known strength do in the first seat of a given round, as JSON."""

    def round_by(self, round: str, noise: Sequence[float], key: int) -> float:
        """The first seat's chance at the end, if each seat errs by this much."""

    def play_round(self, round: str, moves: Sequence[str]) -> bytes:
        """The first seat's chance at the end with these moves, as JSON; or why not."""

    def value_of_round(self, log: GameLog) -> float | None:
        """The first seat's chance at the end of the round with which a game began; None: it is not
        over.
        """

class GameAnalysis:
    """
    A game looked back on, turn by turn: its beginning is turn 0, then every move.
    """

    def __init__(self, log: GameLog) -> None: ...
    def __len__(self) -> int:
        """How many turns there are."""

    def turns(self, evaluator: Evaluator) -> bytes:
        """
        Every turn as JSON, with what the bare network thinks that its move gave away.
        """

    def evaluation(
        self,
        evaluator: Evaluator,
        turn: int,
        first: int = 32,
        most: int = 256,
        seed: int = 0,
        other: str = "",
    ) -> bytes:
        """
        The evaluation of a turn's move as JSON, from what its seat saw then.

        `other`: of another move that the seat could have made, in the same sampled deals.
        """

    def win_probability(
        self,
        evaluator: Evaluator,
        turn: int,
        seed: int = 0,
        playouts: int = 16,
        others: int = 48,
        keeping: int = 16,
        known: str = "",
        trials: int = 128,
    ) -> bytes:
        """
        The chances of all teams after a turn as JSON and, where chance had a say in it, its luck.

        `known`: seats by name, with commas between; bots among them are played on as themselves.
        `trials`: games by which the chances are corrected for who sits there.
        """

class Holder:
    """A seat at a table: who has it, or for whom it is kept."""

    @property
    def kind(self) -> Literal["person", "program", "bot", "friend", "open"]: ...
    @property
    def guest(self) -> str | None: ...
    @property
    def name(self) -> str | None: ...
    @property
    def level(self) -> Level | None: ...
    @property
    def kept(self) -> str: ...

class Checked:
    """What a command comes to: an entry, a refusal, or what it came to before."""

    @property
    def entry(self) -> str: ...
    @property
    def code(self) -> str: ...
    @property
    def detail(self) -> str: ...
    @property
    def number(self) -> int | None: ...

class Session:
    """
    A table as its log adds up to it: who may do what, and what each viewer is sent.

    It knows nothing of time, storage, connections or random numbers: these are arguments.
    """

    def __init__(self, rules: Rules, id: str, created: str, at: int) -> None: ...
    def try_entry(self, entry: str, at: int) -> None:
        """Works out what an entry comes to, for `apply`; nothing changes yet, or it is refused."""

    def apply(self, entry: str, at: int, command: str = "") -> None:
        """Adds an entry; `command`: who gave it, and its id."""

    @property
    def seats_changed(self) -> bool:
        """Whether the last entry changed who sits where, or plays for whom."""

    @property
    def giver(self) -> str | None:
        """Whose seat the last entry has carried to another device."""

    def check(
        self, command: str, guest: str, by: str, now: int, outages: Sequence[tuple[int, int]]
    ) -> Checked:
        """Who may do what: the entry that a command becomes, or a refusal."""

    def move_entry(
        self, seat: int, move: str, by: str, now: int, outages: Sequence[tuple[int, int]]
    ) -> str:
        """The entry of a move that a bot gives."""

    @property
    def over_days(self) -> bool:
        """Whether its clock is one of days."""

    @property
    def due_move(self) -> tuple[str, str] | None:
        """Over days: the prepared or the only move of the player to move, and which it is."""

    def prepared(self, seat: int) -> bytes:
        """
        The standing orders of a seat, and the moves it would have now, as JSON.
        """

    def first_deal(self, late: bool, seed: str) -> str:
        """The next entry towards the first deal for which nobody is waited for; empty: none."""

    @property
    def id(self) -> str: ...
    @property
    def created_at(self) -> int: ...
    @property
    def number(self) -> int:
        """Of the last event."""

    @property
    def entries(self) -> int:
        """How many make up the log so far."""

    @property
    def game_log(self) -> GameLog | None: ...
    @property
    def phase(self) -> Literal["lobby", "playing", "over"]: ...
    @property
    def over(self) -> bool:
        """A team has won, the game was abandoned, or its only round has ended."""

    @property
    def set_up(self) -> bool:
        """Who plays is settled; the first deal may still wait for parts."""

    @property
    def gathering(self) -> bool:
        """Whether parts were asked for."""

    @property
    def full(self) -> bool: ...
    @property
    def paused(self) -> bool:
        """The players agreed to a pause: no move is made, and no clock runs."""

    @property
    def resumed_at(self) -> int:
        """When the last pause ended; 0: there was none."""

    @property
    def asked(self) -> int | None:
        """The player to move."""

    def held_by(self, guest: str | None) -> tuple[int, ...]: ...
    @property
    def places(self) -> list[Holder]: ...
    @property
    def playing(self) -> list[Level | None]:
        """Of each seat the level of the bot that plays for an absent player."""

    def has_left(self, seat: int) -> bool:
        """Whether its person has left it to a bot."""

    def bot_in(self, seat: int) -> Level | None:
        """The level of the bot that plays for a seat, if one does."""

    @property
    def banks(self) -> list[int]: ...
    @property
    def asked_at(self) -> int: ...
    @property
    def ran_out(self) -> int | None: ...
    @property
    def rematch(self) -> str | None: ...
    @property
    def began(self) -> int:
        """The number of the event with which the game began."""

    @property
    def ended(self) -> int:
        """And of the one after which every card is open."""

    @property
    def decision(self) -> int:
        """How many have been made in the game."""

    @property
    def taken_back(self) -> int: ...
    def game_events(self, number: int) -> int:
        """How many events of the game there were by an event."""

    def at(self, number: int) -> int:
        """When an event happened; 0: when the table was made."""

    def number_at(self, then: int) -> int:
        """The last event by then."""

    def carried_out(self, command: str) -> int | None:
        """The last event after a command, if it was carried out."""

    def moves_before(self, seat: int) -> int | None:
        """How many moves came before the last one that this seat made itself."""

    def guests_at(self, then: int) -> list[str | None]:
        """Who had each seat at a time since the game began."""

    @property
    def seed(self) -> str | None: ...
    @property
    def commitment(self) -> str | None: ...
    def asked_to_show(self) -> list[tuple[str, str]]:
        """Who was asked to show a part, and what they had promised."""

    def next_seed(self) -> str:
        """The seed that follows from what was shown so far."""

    def head(self, events: int) -> str | None:
        """The head of the chain after a number of events of the game."""

    @property
    def parts(self) -> bytes:
        """By seat, with what was shown of them, as JSON."""

    def fair(self) -> bytes | None:
        """All of it, for the record of a game that is over, as JSON."""

    def clock(self, now: int, outages: Sequence[tuple[int, int]]) -> bytes:
        """The clock with a message, as JSON."""

    def left(self, now: int, outages: Sequence[tuple[int, int]]) -> int | None:
        """Milliseconds until the time of the player to move is up; None if no clock runs."""

    def messages(self, seats: Sequence[int], after: int, last: int, clock: bytes) -> list[bytes]:
        """What the holder of these seats is sent of the events after one up to another."""

    def messages_to_all(
        self, viewers: Sequence[Sequence[int]], after: int, last: int, clock: bytes
    ) -> list[list[bytes]]:
        """The same for several viewers at once; what they see alike is written once."""

    def info(self, guest: str | None, number: int) -> bytes:
        """The table as of an event, as JSON."""

    def seats(
        self, seats: Sequence[int], away: Sequence[int | None], then: int | None = None
    ) -> bytes:
        """Who sits where, as JSON."""

    def snapshot(
        self, guest: str | None, number: int, seats: bytes, clock: bytes, log: bool = True
    ) -> bytes:
        """Everything a user may know of the table at an event; `seats` and `clock` are JSON."""

    def moment(self, seats: Sequence[int], number: int) -> bytes:
        """State and views after an event; with the last one, what may be chosen."""

    def logged(self, seats: Sequence[int], after: int, last: int, open: bool = False) -> bytes:
        """Past events, as a JSON list."""

    def open_moments(self, after: int, last: int) -> bytes:
        """The table after each event with every hand open, as a JSON list."""
