"""Thousands of games stepped together in the kernel: arrays in, arrays out."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple
from warnings import warn

import numpy as np
import numpy.typing as npt

from tockwork import __version__, _kernel
from tockwork.envs.observation import MOST, WIDTH
from tockwork.errors import TockworkError
from tockwork.rulebooks import Rulebook, Variant
from tockwork.rulebooks.embedding import reference

MOST_GAMES = 2**20


class Step(NamedTuple):
    """Where all games stand. The next step overwrites these arrays: they are the environment's."""

    observations: npt.NDArray[np.uint8]
    """games × bytes: what the player to move sees"""
    seats: npt.NDArray[np.uint8]
    """games: the player to move"""
    offsets: npt.NDArray[np.int64]
    """games + 1: the moves of game g are `actions[offsets[g] : offsets[g + 1]]`"""
    actions: npt.NDArray[np.uint8]
    """a row for each legal move of each game"""
    rewards: npt.NDArray[np.float32]
    """games × seats: of the game that ended with this step"""
    done: npt.NDArray[np.bool_]
    """games: one ended with this step, and all else is of the next"""
    truncated: npt.NDArray[np.bool_]
    """games: one was cut off with this step (and is done)"""

    @property
    def answers(self) -> npt.NDArray[np.uint8]:
        """The former name of `actions`, until version 0.2."""
        warn("Step.answers is called actions now", DeprecationWarning, stacklevel=2)
        return self.actions


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
    >>> step.observations.shape, len(step.actions) == int(step.offsets[-1])
    ((1000, 84), True)

    Whatever the number of `threads` (default: all cores), the same seed and the same actions
    give the same arrays. `most_decisions` truncates longer games.
    """

    def __init__(
        self,
        table: Variant,
        size: int = 1,
        seed: int = 0,
        threads: int | None = None,
        most_decisions: int | None = None,
    ) -> None:
        if not isinstance(table, Variant):
            said = f"the rulebook '{table.id}'" if isinstance(table, Rulebook) else repr(table)
            raise TockworkError(
                f"table: must be a Variant, such as rulebook('dog').table(players=4), not {said}"
            )
        self.table = table
        self.size = _whole("size", size, 1, MOST_GAMES)
        self.seed = _whole("seed", seed, 0, 2**64 - 1)
        cores = _cores() if threads is None else threads
        most = 0 if most_decisions is None else _whole("most_decisions", most_decisions, 1, 2**31)
        self.most_decisions = most_decisions
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
        self._rows = self._batch.moves()

    @property
    def threads(self) -> int:
        """The number of threads that step games; about one for every hundred games at most."""
        return self._batch.threads

    def reset(self, seed: int | None = None) -> Step:
        """Begins with the first games of this seed, or of the one that the environment has."""
        if seed is not None:
            self.seed = _whole("seed", seed, 0, 2**64 - 1)
        self._batch.reset(self.seed)
        return self._step()

    def step(self, actions: npt.ArrayLike) -> Step:
        """Makes a move in every game, each an index into the list of its legal moves.

        A game that ends is followed by a new one. If one action is wrong, no game changes.
        """
        wrong = self._batch.step(self._checked(actions))
        if wrong >= 0:
            n, got = self._batch.moves_of(wrong), np.asarray(actions)[wrong]
            raise TockworkError(f"actions[{wrong}]: must be 0 to {n - 1}, not {got}")
        return self._step()

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal move for every game, in an array that the next call overwrites."""
        self._batch.sample(self._actions)
        return self._actions

    def masks(self, most: int = MOST) -> npt.NDArray[np.bool_]:
        """games × most: true for each legal move, then false.

        The environment owns the array, which is read-only. A game with more than `most` moves is
        an error: no move is ever dropped.
        """
        _whole("most", most, 1, MOST)
        if most not in self._masks:
            masks, counts = np.zeros((self.size, most), np.bool_), np.zeros(self.size, np.int64)
            self._masks[most] = masks, counts
        masks, counts = self._masks[most]
        wrong = _kernel.update_masks(self._offsets, masks.view(np.uint8), counts)
        if wrong >= 0:
            n = self._batch.moves_of(wrong)
            raise TockworkError(f"most: game {wrong} has {n} legal moves, more than {most}")
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
        if len(self._actions) != self._batch.room:
            self._rows = self._batch.moves()
        return Step(*self._before, self._rows[: self._offsets[-1]], *self._after)

    def state(self) -> dict[str, Any]:
        """The whole state, random numbers of `sample` included, as plain values.

        It can be pickled. `restore` resumes from it, in another process too.
        """
        return {**self._kind(), "seed": self.seed, "games": self._batch.save()}

    def restore(self, state: Mapping[str, Any]) -> Step:
        """Resumes from what `state` returned, of a batch of the same table, size and version.

        Restore only what you trust, as with a pickle.
        """
        for name, mine in self._kind().items():
            if state.get(name) != mine:
                raise TockworkError(f"state: {name} is {state.get(name)!r}, not {mine!r}")
        if not self._batch.load(state["games"]):
            raise TockworkError("state: games: not of this kernel")
        self.seed = _whole("seed", state["seed"], 0, 2**64 - 1)
        return self._step()

    def _kind(self) -> dict[str, Any]:
        """The properties that two batches must share."""
        return {
            "tockwork": __version__,
            "rules": reference(self.table.rulebook),
            "players": self.table.players,
            "teams": self.table.teams,
            "options": dict(self.table.rulebook.chosen),
            "size": self.size,
            "most_decisions": self.most_decisions,
        }

    def __reduce__(self) -> Any:
        raise TypeError("a BatchEnv cannot be copied or sent; send its state() to another one")

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
