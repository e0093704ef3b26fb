"""Many games at once as a vector environment of Gymnasium: BatchEnv behind `make_vec`.

>>> import gymnasium
>>> import tockwork.envs
>>> envs = gymnasium.make_vec("tockwork/Batch-v0", 64, rules="dog-kids", players=2, actions=64)
>>> observation, info = envs.reset(seed=7)
>>> observation["observation"].shape[0], observation["action_mask"].shape
(64, (64, 64))

See docs/envs/gymnasium.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tockwork.envs.batch import BatchEnv, Step
from tockwork.envs.observation import MOST
from tockwork.envs.seat_view import MOST_DECISIONS, SeatView
from tockwork.rulebooks import Rulebook
from tockwork.rulebooks.named import named_rulebook

Arrays = dict[str, npt.NDArray[Any]]


class BatchVectorEnv(VectorEnv[Arrays, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Every game asks whichever seat is in turn: one policy plays all seats.

    A game that ends is followed by the next one in the same step.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        rules: str | Path | Rulebook = "dog",
        *,
        players: int = 4,
        teams: str | None = None,
        options: Mapping[str, Any] | None = None,
        actions: int | None = None,
        most_decisions: int = MOST_DECISIONS,
        threads: int | None = None,
    ) -> None:
        """`rules` is an id, or a custom game: its rulebook, or the path of its file.

        `actions` is the length of masks; a decision with more moves is refused.
        """
        book = named_rulebook(rules).with_options(**dict(options or {}))
        seen = SeatView(book.table(players, teams), actions, False, None, False)
        self.num_envs = num_envs
        self.batch = BatchEnv(seen.table, num_envs, threads=threads, most_decisions=most_decisions)
        """The games themselves, with all that is not shown here."""
        self.actions = MOST if actions is None else actions
        self.single_observation_space = seen.space()
        self.single_action_space = spaces.Discrete(self.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seats = np.zeros(num_envs, np.uint8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """The first games of this seed (a whole number), or of the one there was."""
        if isinstance(seed, list):
            raise TypeError("seed: one whole number; every game has its own seed from it")
        return self._shown(self.batch.reset(seed))

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Arrays, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Makes a move in every game; an action outside a mask is an error."""
        asked = self._seats
        step = self.batch.step(actions)
        worth = step.rewards[np.arange(self.num_envs), asked].astype(np.float64)
        cut = step.truncated.copy()
        observation, info = self._shown(step)
        return observation, worth, step.done & ~cut, cut, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """games × actions: which there are."""
        return self.batch.masks(self.actions).copy()

    def state(self) -> dict[str, Any]:
        """Where all games stand, as plain values that can be pickled; see `BatchEnv.state`."""
        return self.batch.state()

    def restore(self, state: Mapping[str, Any]) -> tuple[Arrays, dict[str, Any]]:
        """Resumes where `state` was taken; returns what was returned there."""
        return self._shown(self.batch.restore(state))

    def _shown(self, step: Step) -> tuple[Arrays, dict[str, Any]]:
        """Copies: the batch writes over its arrays."""
        self._seats = step.seats.copy()
        observation = {
            "observation": step.observations.copy(),
            "action_mask": self.action_masks().view(np.int8),
        }
        return observation, {"seats": self._seats, "rewards": step.rewards.copy()}
