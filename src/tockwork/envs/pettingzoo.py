"""Every rulebook as a PettingZoo environment, where each seat is an agent.

See docs/envs/pettingzoo.md.

>>> game = env("tockwork/dog-v0", players=4)
>>> game.reset(seed=7)
>>> observation, reward, termination, truncation, info = game.last()
>>> game.agent_selection, observation["observation"].shape, int(observation["action_mask"].sum())
('seat_2', (84,), 5)
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tockwork.envs.observation import observe, rewards, space
from tockwork.envs.registration import pettingzoo_id, rules_of
from tockwork.envs.seat_view import (
    MOST_DECISIONS,
    RENDER_MODES,
    SeatView,
    checked_decisions,
    checked_mode,
    picture,
)
from tockwork.errors import IllegalMove
from tockwork.game import Game, Move, View
from tockwork.rulebooks import Rulebook

DOG = pettingzoo_id("dog")


def env(name: str | Path | Rulebook = DOG, **settings: Any) -> wrappers.OrderEnforcingWrapper:
    """The environment of this name, or of a custom game (its rulebook or its file), in order.

    Nothing before `reset`, no observation missed.
    `settings` are those of `RawEnv`.
    """
    return wrappers.OrderEnforcingWrapper(RawEnv(name, **settings))


class RawEnv(AECEnv):  # type: ignore[misc]
    """All seats of a game. An action is the index of a legal move."""

    def __init__(
        self,
        name: str | Path | Rulebook = DOG,
        *,
        players: int = 4,
        teams: str | None = None,
        options: Mapping[str, Any] | None = None,
        actions: int | None = None,
        ids: bool = False,
        splits: int | None = None,
        scale: bool = False,
        most_decisions: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        """`actions` is the length of masks; a decision with more moves is refused.

        With `ids`, actions are fixed ids instead of indices (`splits`: the room for
        splits); with `scale`, observations are numbers between 0 and 1.

        After `most_decisions` the game is truncated.
        """
        super().__init__()
        book = rules_of(name)
        self.table = book.with_options(**dict(options or {})).table(players, teams)
        self.seen = SeatView(self.table, actions, ids, splits, scale)
        """How observations and actions are written."""
        self.most_decisions = checked_decisions(most_decisions)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {
            "name": pettingzoo_id(book.id),
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        least, most = (np.tile(bound, players) for bound in space(self.table))
        self.state_space = spaces.Box(least, most, dtype=np.uint8)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {a: self.seen.space() for a in self.possible_agents}
        self._actions = {a: spaces.Discrete(self.seen.actions) for a in self.possible_agents}
        self._chance: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    # looking ---------------------------------------------------------------------------------

    def observe(self, agent: str) -> dict[str, Any]:
        """The view of this seat; its mask is empty while another seat is to move."""
        ended = self.terminations.get(agent, True) or self.truncations.get(agent, True)
        asked = self.game.turn == self._seats[agent] and not ended
        actions = self.seen.actions_of(self.seen.rows(self.game, asked))
        return self.seen.shown(self.view(agent), actions, ended)

    def state(self) -> np.ndarray:
        """The observations of all seats, one after the other: for critics, not for players."""
        return np.concatenate([observe(self.view(agent)) for agent in self.possible_agents])

    def view(self, agent: str) -> View:
        """The view of a seat."""
        return self.game.view(self._seats[agent])

    def moves(self, agent: str) -> list[Move]:
        """The legal moves of this seat: action 0, action 1, …"""
        asked = not self.game.over and self.game.turn == self._seats[agent]
        return self.game.legal_moves() if asked else []

    def render(self) -> str | np.ndarray | None:
        """The board as text, SVG or pixels, as `render_mode` says."""
        return picture(self.game, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    # playing ---------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Another game; the same one for the same seed. `options` are not used."""
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        self.game = Game(
            self.table.rulebook,
            self.table.players,
            self.table.teams,
            seed=int(self._chance.integers(2**63)),
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {}
        self._decisions = 0
        self._ask()

    def step(self, action: int | None) -> None:
        """Makes a move; an action outside the mask is an IllegalMove, and nothing changes."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        moves = self.game.legal_moves()
        if action not in self._indices:
            raise IllegalMove(
                f"action {action}: {self.agent_selection} has {len(moves)} legal moves"
            )
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.game.play(moves[self._indices[int(action)]])
        self._decisions += 1
        if self.game.over:
            worth = rewards(self.table, self.game.winners)
            self.rewards = {agent: float(worth[self._seats[agent]]) for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._decisions >= self.most_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        self.agent_selection = self.possible_agents[self.game.turn]
        self.infos = {agent: {} for agent in self.agents}
        if not self.game.over:
            rows = self.seen.rows(self.game, asked=True)
            actions = self.seen.actions_of(rows)
            self._indices = {int(action): index for index, action in enumerate(actions)}
            self.infos[self.agent_selection] = {"answers": rows}
