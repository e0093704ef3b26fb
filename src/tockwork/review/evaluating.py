"""Evaluates the moves of a decision by rollouts over sampled deals (determinization).

Truncated Monte Carlo rollouts: Tesauro and Galperin, On-line Policy Improvement using
Monte-Carlo Search, 1996. Sampled deals: Cowling, Powley and Whitehouse, Information Set Monte
Carlo Tree Search, 2012.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from warnings import warn

from tockwork import _kernel
from tockwork.bots.weights import is_trained, small_network
from tockwork.errors import TockworkError
from tockwork.game import Game, Move, Position, View
from tockwork.rulebooks import Variant

MARKS = ("none", "doubtful", "bad", "very_bad")
"""The grade of a move by its loss beyond the error: from 0, 2, 4 and 8 points."""
_SAME = 1.0  # points within which there is no difference worth a word


@dataclass(frozen=True)
class WhyBetter:
    """A reason as a code with places and numbers; its words are `reason-…` in `review.ftl`."""

    code: str
    """Its kind, such as `captured`."""
    seat: int
    """The seat of the marble or hand."""
    marble: int | None = None
    """The number of the marble, if it is about one."""
    place: str | None = None
    """The place of that marble before the move."""
    card: str | None = None
    """The card, if it is about one."""
    better: int | None = None
    """In how many of a hundred sampled deals it happens after the better move."""
    worse: int | None = None
    """The same after the other one."""


@dataclass(frozen=True)
class Candidate:
    """One candidate move. Points are percentage points of win chance."""

    text: str
    """The move, as move text."""
    value: float
    """The chance of the seat's team to win after it."""
    error: float
    """The standard error of that."""
    behind: float
    """Points behind the best, over the sampled deals that both met."""
    behind_error: float
    """The standard error of that."""
    network: float
    """The network's value without rollouts."""
    worlds: int
    """In how many it was tried."""
    card: str | None = None
    """The card it uses."""


@dataclass(frozen=True)
class Evaluation:
    """The evaluation of one decision."""

    seat: int
    """The player to move."""
    phase: str
    """The kind of decision."""
    answers: int
    """The number of legal moves."""
    worlds: int
    """The number of sampled deals."""
    clear: bool
    """More sampled deals would not change the verdict."""
    candidates: tuple[Candidate, ...]
    """The candidate moves, best first."""
    played: int
    """The index of the move that was played; -1: none yet."""
    loss: float
    """The loss: the best move is chosen on one half of the sampled deals, measured on the other."""
    error: float
    """The standard error of that."""
    scale: float
    """The weight of a loss for its grade: less where the game is nearly decided."""
    mark: str
    """One of MARKS."""
    real: bool
    """A meaningful decision: the worst move tried costs two points or more."""
    only: bool
    """The best is the only good move: the second costs four points or more."""
    reasons: tuple[WhyBetter, ...]
    """Why the best is better than the one played, or than the second best. Perhaps none."""

    @property
    def as_good(self) -> list[Candidate]:
        """All moves as good as the best, except the one played: within a point or the error."""
        return [
            one
            for i, one in enumerate(self.candidates)
            if i != self.played and one.behind <= max(_SAME, 2 * one.behind_error)
        ]

    @classmethod
    def of(cls, result: dict[str, Any]) -> Evaluation:
        """From the kernel's JSON."""
        candidates = tuple(Candidate(**one) for one in result["candidates"])
        reasons = tuple(WhyBetter(**one) for one in result["reasons"])
        return cls(**{**result, "candidates": candidates, "reasons": reasons})


class Evaluator:
    """Evaluates moves at one table, with the network that a browser gets.

    Limits are numbers of sampled deals and never time: the same seed gives the same evaluation
    everywhere, to the last byte. What the seat cannot see makes no difference. Without a network
    rollouts are greedy. `to_end`: to the end of the game; then a chance is a share of games won.

    >>> from tockwork import Game
    >>> evaluator = evaluator_of(Game("dog", seed=7).table)
    >>> found = evaluator.evaluate(Game("dog", seed=7), worlds=(8, 8))
    >>> found.seat, found.phase, found.worlds, found.played
    (2, 'exchange', 8, -1)
    """

    def __init__(self, table: Variant, network: bytes | None, *, to_end: bool = False) -> None:
        self.table = table
        self.weights = hashlib.sha256(network).hexdigest()[:16] if network else "greedy"
        known = network and _kernel.Network.from_small(table.rules, network)
        self.kernel = _kernel.Evaluator(table.rules, known or None, to_end)

    def evaluate(
        self,
        position: Position | View | Game,
        played: Move | str | None = None,
        *,
        seat: int | None = None,
        worlds: tuple[int, int] = (32, 256),
        seed: int = 0,
    ) -> Evaluation:
        """The evaluation of the moves of the player to move (or of one that may choose early).

        `worlds`: sampled deals at first, and at most. With `played`, also the loss of that move and
        if it is graded, the reason.
        """
        if position.table is not self.table:
            raise TockworkError("position: of another table than the evaluator")
        core = position._core
        move = Move.parse(played) if isinstance(played, str) else played
        who = core.turn if seat is None else self.table.check_seat(seat)
        return Evaluation.of(json.loads(self.kernel.evaluate(core, who, move, *worlds, seed)))

    def judge(self, *args: Any, **settings: Any) -> Evaluation:
        """The former name of `evaluate`, until version 0.2."""
        warn("Evaluator.judge is called evaluate now", DeprecationWarning, stacklevel=2)
        return self.evaluate(*args, **settings)


def evaluator_of(table: Variant) -> Evaluator:
    """The evaluator of a table, with our network; without one, if none has learned the game."""
    return _with_network(table) if is_trained(table) else Evaluator(table, None)


@lru_cache(maxsize=32)
def _with_network(table: Variant) -> Evaluator:
    return Evaluator(table, small_network(table))
