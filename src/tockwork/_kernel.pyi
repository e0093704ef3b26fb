"""The Tockwork kernel: mechanics of card-driven marble races."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from tockwork.errors import TockworkError

class TooManyAnswers(TockworkError):
    """A decision with more answers than a list holds."""

class Rules:
    """The numbers a rulebook compiles to."""

def compile_rules(numbers: dict[str, Any]) -> Rules: ...
def know_cards(names: Sequence[str]) -> None:
    """Card names that a move text may use."""

def state_bytes() -> int:
    """Memory of one game in the kernel."""

class Chance:
    """Where shuffles and lots come from."""

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

class Move:
    """
    A legal answer as a small value: prints, parses, compares; no board inside.
    """

    @staticmethod
    def parse(text: str) -> Move:
        """The move a text means; MoveSyntaxError says what is wrong with it."""

    @property
    def text(self) -> str: ...
    @property
    def verb(self) -> str:
        """
        play, swap, empty, skip, discard, give, offer, decline, renew, open, hop or stay
        """

    @property
    def card(self) -> str | None: ...
    @property
    def as_card(self) -> str | None:
        """what a joker or an = stands for; otherwise the card itself"""

    @property
    def legs(self) -> list[tuple[str, str]]:
        """pairs of places: from, to"""

    def __str__(self) -> str: ...
    def __repr__(self) -> str: ...
    def __hash__(self) -> int: ...
    def __eq__(self, arg: object, /) -> bool: ...
    def __getstate__(self) -> str: ...
    def __setstate__(self, arg: str, /) -> None: ...

class Core:
    """A state with the legal answers of its decision."""

    def __init__(self, rules: Rules) -> None: ...
    def copy(self) -> Core: ...
    def begin(self, chance: Chance) -> list[dict[str, Any]]: ...
    def start(self, chance: Chance) -> None: ...
    def play(self, move: Move, chance: Chance) -> None: ...
    def play_logged(self, move: Move, chance: Chance) -> list[dict[str, Any]]: ...
    def settle(self, chance: Chance) -> list[dict[str, Any]]: ...
    def refresh(self) -> None: ...
    def resample(self, seat: int, chance: Chance) -> None: ...
    def dump(self) -> bytes:
        """The state as bytes, for another process of the same program."""

    def load(self, data: bytes) -> None: ...
    def is_legal(self, move: Move) -> bool: ...
    def legal_moves(self) -> list[Move]: ...
    def legal_count(self) -> int: ...
    def answers(self) -> list[tuple[Move, int | None, list[list[str]], bool]]: ...
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

    def set_marble(self, arg0: int, arg1: int, arg2: str, arg3: bool, /) -> None: ...
    def set_hand(self, arg0: int, arg1: Sequence[str], /) -> None: ...
    def set_piles(self, arg0: Sequence[str], arg1: Sequence[str], /) -> None: ...
    def set_turn(
        self,
        arg0: str,
        arg1: int,
        arg2: int,
        arg3: int,
        arg4: str | None,
        arg5: bool,
        arg6: int,
        arg7: int,
        /,
    ) -> None: ...
    def set_hopper(self, arg0: int, arg1: int, /) -> None: ...
    def set_winners(self) -> int: ...
    def set_given(self, arg0: int, arg1: str, /) -> None: ...
    def set_known(self, arg0: int, arg1: Sequence[str], /) -> None: ...
    def reveal(self, arg0: int, arg1: str, /) -> bool: ...
    @property
    def hopper(self) -> tuple[int, int] | None: ...
    def controls(self, seat: int) -> int: ...
    def helpless(self, seat: int) -> bool: ...
    def why_not(
        self, seat: int, card: str, owner: int, marble: int
    ) -> tuple[bool, list[tuple[str, int, str, str | None]]]: ...
    def __eq__(self, arg: object, /) -> bool: ...

def playouts(
    rules: Rules, seed: int, decisions: int, games: int, most_decisions_a_game: int
) -> tuple[int, int, int, int, int]:
    """
    Random games: (decisions, games, answers listed, most answers of one decision, games cut off).
    """

ROW_BYTES: int

def network_inputs(rules: Rules) -> tuple[list[int], list[int]]:
    """
    Of a row: where the values of each slot begin; of each value: its id at all tables.
    """

def network_rows(core: Core) -> bytes:
    """
    A row for each legal answer, as the seat in turn would see what it leads to.
    """

class Network:
    """Says how likely a seat's team is to win after each of its answers."""

    def __init__(
        self, rules: Rules, widths: tuple[int, int, int], parts: Mapping[str, Any]
    ) -> None:
        """parts: half-precision numbers by name, as bytes; or (bits, codes, factors)."""

    def evaluate(self, core: Core) -> list[float]:
        """The chance to win after each of core.legal_moves()."""

def time_network(network: Network, seed: int, decisions: int) -> list[tuple[int, float]]:
    """
    Games in which it chooses: (answers, seconds) of every decision with a choice.
    """

def forecasts(network: Network, seed: int, games: int, most: int) -> list[tuple[float, bool]]:
    """
    Games in which it chooses: (chance it gave its answer, whether that team won) of every
    decision with a choice.
    """

def study(
    network: Network,
    seed: int,
    decisions: int,
    worlds: int,
    every: int,
    epsilon: float,
) -> tuple[bytes, bytes, bytes]: ...
def time_dense(inputs: int, hidden: int, outputs: int, times: int) -> float:
    """
    Seconds that a plain dense network takes for so many evaluations.
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
    """Answers for the seat in turn, by what that seat sees."""

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
        """By the network; with a limit it plays on in its head."""

    def choose(self, core: Core, seed: int) -> int:
        """The index of its answer in core.legal_moves()."""

def play_game(
    rules: Rules, players: Sequence[Player], key: bytes, seed: int, most: int
) -> tuple[int, int, list[float], list[int]]:
    """
    A whole game: (winners as bits, decisions, seconds of each seat, decisions of each seat).
    """

MOST_ANSWERS: int

def observation_fields(rules: Rules) -> list[tuple[str, int, list[int]]]:
    """The fields of an observation: (name, offset, the most each byte can be)."""

def observe(core: Core, seat: int) -> npt.NDArray[np.uint8]:
    """What a seat sees, as bytes."""

def answer_rows(core: Core) -> npt.NDArray[np.uint8]:
    """The legal answers as rows of bytes, in the order of legal_moves()."""

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

    def sample(self, actions: npt.NDArray[np.int64]) -> None:
        """Fills in an answer at random for each game."""

    @property
    def threads(self) -> int: ...
    def answers_of(self, game: int) -> int: ...
    @property
    def room(self) -> int:
        """Rows that `answers` has room for."""

    def answers(self) -> npt.NDArray[np.uint8]:
        """The rows of all answers. Another array once `room` has grown."""

    def arrays(self) -> tuple[npt.NDArray[Any], ...]:
        """
        The batch's own memory: observations, offsets, seats, rewards, done, truncated, seeds.
        """
