"""What the answers of a decision are worth: rollouts in worlds that look the same to the seat."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tockwork import _kernel
from tockwork.bots.weights import is_trained, small_network
from tockwork.errors import TockworkError
from tockwork.game import Game, Move, Position, View
from tockwork.rulebooks import Table

MARKS = ("none", "doubtful", "bad", "very_bad")
"""Of an answer, from 0, 2, 4 and 8 points given away beyond the error."""
_SAME = 1.0  # points within which there is no difference worth a word


@dataclass(frozen=True)
class WhyBetter:
    """A reason as a code with places and numbers; its words are `reason-…` in `review.ftl`."""

    code: str
    """What it is about, such as `captured`."""
    seat: int
    """Whose marble or hand."""
    marble: int | None = None
    """The number of the marble, if it is about one."""
    place: str | None = None
    """Where that marble stands before the answer."""
    card: str | None = None
    """The card, if it is about one."""
    better: int | None = None
    """In how many of a hundred worlds it happens after the better answer."""
    worse: int | None = None
    """The same after the other one."""


@dataclass(frozen=True)
class Judged:
    """One answer that was tried. Points are points of win chance, of a hundred."""

    text: str
    """The answer, as one writes it down."""
    value: float
    """The chance of the seat's team to win after it."""
    error: float
    """The standard error of that."""
    behind: float
    """Points behind the best, over the worlds that both met."""
    behind_error: float
    """The standard error of that."""
    network: float
    """What the bare network says."""
    worlds: int
    """In how many it was tried."""
    card: str | None = None
    """The card it uses."""


@dataclass(frozen=True)
class Judgement:
    """What the answers of one decision are worth."""

    seat: int
    """Who is asked."""
    phase: str
    """What is being decided."""
    answers: int
    """How many were legal."""
    worlds: int
    """How many were imagined."""
    clear: bool
    """More worlds would not change the word."""
    candidates: tuple[Judged, ...]
    """The answers that were tried, best first."""
    played: int
    """Which of them was played; -1: none yet."""
    loss: float
    """Points given away: the best is chosen on one half of the worlds and measured on the other."""
    error: float
    """The standard error of that."""
    scale: float
    """How much of a loss counts for a mark: less where the game is nearly decided."""
    mark: str
    """One of MARKS."""
    real: bool
    """A decision that counts: the worst answer tried costs two points or more."""
    only: bool
    """The best is the only good answer: the second costs four points or more."""
    reasons: tuple[WhyBetter, ...]
    """Why the best is better than the one played, or than the second best. Perhaps none."""

    @property
    def as_good(self) -> list[Judged]:
        """All answers as good as the best, but for the one played: within a point or the error."""
        return [
            one
            for i, one in enumerate(self.candidates)
            if i != self.played and one.behind <= max(_SAME, 2 * one.behind_error)
        ]

    @classmethod
    def of(cls, told: dict[str, Any]) -> Judgement:
        """From what the kernel tells."""
        candidates = tuple(Judged(**one) for one in told["candidates"])
        reasons = tuple(WhyBetter(**one) for one in told["reasons"])
        return cls(**{**told, "candidates": candidates, "reasons": reasons})


class Judge:
    """Judges answers at one table, with the network that a browser gets.

    Limits are worlds and never time: the same seed gives the same judgement everywhere, to the
    last byte. What the seat cannot see makes no difference. Without a network it plays on greedily.
    `to_end`: to the end of the game, not of the round; then a chance is a share of games won.

    >>> from tockwork import Game
    >>> judge = judge_of(Game("dog", seed=7).table)
    >>> found = judge.judge(Game("dog", seed=7), worlds=(8, 8))
    >>> found.seat, found.phase, found.worlds, found.played
    (2, 'exchange', 8, -1)
    """

    def __init__(self, table: Table, network: bytes | None, *, to_end: bool = False) -> None:
        self.table = table
        self.weights = hashlib.sha256(network).hexdigest()[:16] if network else "greedy"
        known = network and _kernel.Network.from_small(table.rules, network)
        self.kernel = _kernel.Judge(table.rules, known or None, to_end)

    def judge(
        self,
        position: Position | View | Game,
        played: Move | str | None = None,
        *,
        seat: int | None = None,
        worlds: tuple[int, int] = (32, 256),
        seed: int = 0,
    ) -> Judgement:
        """What the answers of the seat in turn (or one that may choose early) are worth.

        `worlds`: before anything may be said, and at most. With `played`, what that answer gave
        away and, where it gets a mark, why.
        """
        if position.table is not self.table:
            raise TockworkError("position: of another table than the judge")
        core = position._core
        move = Move.parse(played) if isinstance(played, str) else played
        who = core.turn if seat is None else self.table.check_seat(seat)
        return Judgement.of(json.loads(self.kernel.judge(core, who, move, *worlds, seed)))


def judge_of(table: Table) -> Judge:
    """The judge of a table, with our network; one without, if none has learned the game."""
    return _with_network(table) if is_trained(table) else Judge(table, None)


@lru_cache(maxsize=32)
def _with_network(table: Table) -> Judge:
    return Judge(table, small_network(table))
