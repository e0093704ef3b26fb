"""Thousands of games stepped together in the kernel: arrays in, arrays out."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tockwork import _kernel
from tockwork.envs.observation import MOST, WIDTH
from tockwork.errors import TockworkError
from tockwork.rulebooks import Rulebook, Table

MOST_GAMES = 2**20


class Step(NamedTuple):
    """Where all games stand. The next step overwrites these arrays: they are the environment's."""

    observations: npt.NDArray[np.uint8]
    """games × bytes: what the seat in turn sees"""
    seats: npt.NDArray[np.uint8]
    """games: the seat in turn"""
    offsets: npt.NDArray[np.int64]
    """games + 1: the answers of game g are `answers[offsets[g] : offsets[g + 1]]`"""
    answers: npt.NDArray[np.uint8]
    """a row for each legal answer of each game"""
    rewards: npt.NDArray[np.float32]
    """games × seats: of the game that ended with this step"""
    done: npt.NDArray[np.bool_]
    """games: one ended with this step, and all else is of the next"""
    truncated: npt.NDArray[np.bool_]
    """games: one was cut off with this step (and is done)"""


@dataclass(frozen=True)
class FastSeeded:
    """The shuffles of one game of a batch, for a `Game` that plays it again."""

    seed: int
    """Of this one game."""

    def fresh(self) -> _kernel.Chance:
        """The generator at its beginning."""
        return _kernel.FastChance(self.seed)


class BatchEnv:
    """Many games at one kind of table.

    >>> from tockwork import rulebook
    >>> env = BatchEnv(rulebook("dog").table(players=4), size=1000, seed=7)
    >>> step = env.reset()
    >>> for _ in range(100):
    ...     step = env.step(env.sample())
    >>> step.observations.shape, len(step.answers) == int(step.offsets[-1])
    ((1000, 84), True)

    Whatever the number of `threads` (all cores unless told), the same seed and the same actions
    lead to the same arrays. `most_decisions` cuts longer games off.
    """

    def __init__(
        self,
        table: Table,
        size: int = 1,
        seed: int = 0,
        threads: int | None = None,
        most_decisions: int | None = None,
    ) -> None:
        if not isinstance(table, Table):
            said = f"the rulebook '{table.id}'" if isinstance(table, Rulebook) else repr(table)
            raise TockworkError(
                f"table: must be a Table, such as rulebook('dog').table(players=4), not {said}"
            )
        self.table = table
        self.size = _whole("size", size, 1, MOST_GAMES)
        self.seed = _whole("seed", seed, 0, 2**64 - 1)
        cores = _cores() if threads is None else threads
        most = 0 if most_decisions is None else _whole("most_decisions", most_decisions, 1, 2**31)
        self._batch = _kernel.Batch(
            table.rules, self.size, self.seed, _whole("threads", cores, 1, 1024), most
        )
        observations, offsets, seats, rewards, done, truncated, seeds = self._batch.arrays()
        self._before = observations, seats, offsets
        self._after = rewards, done.view(np.bool_), truncated.view(np.bool_)
        self.seeds: npt.NDArray[np.uint64] = seeds
        """games: of the shuffles of each game under way"""
        self._offsets = offsets
        self._actions = np.zeros(self.size, dtype=np.int64)
        self._masks: dict[int, tuple[npt.NDArray[np.bool_], npt.NDArray[np.int64]]] = {}
        self._answers = self._batch.answers()

    @property
    def threads(self) -> int:
        """How many step the games; no more than there are whole hundreds of games, about."""
        return self._batch.threads

    def reset(self, seed: int | None = None) -> Step:
        """Begins with the first games of this seed, or of the one that the environment has."""
        if seed is not None:
            self.seed = _whole("seed", seed, 0, 2**64 - 1)
        self._batch.reset(self.seed)
        return self._step()

    def step(self, actions: npt.ArrayLike) -> Step:
        """Gives every game its answer, a place in the list of its legal answers.

        A game that ends is followed by a new one. If one action is wrong, none is carried out.
        """
        wrong = self._batch.step(self._checked(actions))
        if wrong >= 0:
            n, got = self._batch.answers_of(wrong), np.asarray(actions)[wrong]
            raise TockworkError(f"actions[{wrong}]: must be 0 to {n - 1}, not {got}")
        return self._step()

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal answer at random for every game, in an array that the next call overwrites."""
        self._batch.sample(self._actions)
        return self._actions

    def masks(self, most: int = MOST) -> npt.NDArray[np.bool_]:
        """games × most: true for each legal answer, then false.

        The array is the environment's own and read-only. A game with more than `most` answers is
        an error: no answer is ever dropped.
        """
        _whole("most", most, 1, MOST)
        if most not in self._masks:
            masks, counts = np.zeros((self.size, most), np.bool_), np.zeros(self.size, np.int64)
            self._masks[most] = masks, counts
        masks, counts = self._masks[most]
        wrong = _kernel.update_masks(self._offsets, masks.view(np.uint8), counts)
        if wrong >= 0:
            n = self._batch.answers_of(wrong)
            raise TockworkError(f"most: game {wrong} has {n} answers, more than {most}")
        shown = masks.view()
        shown.flags.writeable = False
        return shown

    def chance(self, game: int) -> FastSeeded:
        """The shuffles of a game under way: `Game(…, chance=env.chance(3))` deals it again."""
        return FastSeeded(int(self.seeds[_whole("game", game, 0, self.size - 1)]))

    def _checked(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        array = np.asarray(actions)
        if array.shape != (self.size,) or array.dtype.kind not in "iu":
            raise TockworkError(
                f"actions: must be {self.size} whole numbers, "
                f"not {array.dtype} of shape {array.shape}"
            )
        return np.ascontiguousarray(array, dtype=np.int64)

    def _step(self) -> Step:
        if len(self._answers) != self._batch.room:
            self._answers = self._batch.answers()
        return Step(*self._before, self._answers[: self._offsets[-1]], *self._after)

    def __reduce__(self) -> Any:
        raise TypeError("a BatchEnv cannot be copied or sent; make another with the same seed")

    def __repr__(self) -> str:
        return f"<BatchEnv {self.table}, {self.size} games, {self.threads} threads>"


def _cores() -> int:
    """The cores that this process may use, where the system says so."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _whole(name: str, value: Any, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int | np.integer):
        raise TockworkError(f"{name}: must be a whole number, not {value!r}")
    if not least <= value <= most:
        raise TockworkError(f"{name}: must be {least} to {most}, not {value}")
    return int(value)


__all__ = ["MOST", "WIDTH", "BatchEnv", "FastSeeded", "Step"]
