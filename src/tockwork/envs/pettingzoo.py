"""Every rulebook as a PettingZoo environment, where each seat is an agent.

Told in docs/envs/pettingzoo.md.

>>> game = env("tockwork/dog-v0", players=4)
>>> game.reset(seed=7)
>>> observation, reward, termination, truncation, info = game.last()
>>> game.agent_selection, observation["observation"].shape, int(observation["action_mask"].sum())
('seat_2', (84,), 5)
"""

from __future__ import annotations

from collections.abc import Mapping
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
from tockwork.rulebooks import Rulebook, rulebook

DOG = pettingzoo_id("dog")


def env(name: str | Rulebook = DOG, **settings: Any) -> wrappers.OrderEnforcingWrapper:
    """The environment of this name, or of a rulebook of one's own, in order.

    Nothing before `reset`, no observation missed.
    `settings` are those of `RawEnv`.
    """
    return wrappers.OrderEnforcingWrapper(RawEnv(name, **settings))


class RawEnv(AECEnv):  # type: ignore[misc]
    """All seats of a game. An action is the number of a legal answer."""

    def __init__(
        self,
        name: str | Rulebook = DOG,
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
        """`actions` is the length of masks; a decision with more answers is refused.

        With `ids`, actions are fixed ids instead of places in the list (`splits`: the room for
        shared counts); with `scale`, observations are numbers between 0 and 1.

        After `most_decisions` the game is cut off.
        """
        super().__init__()
        book = name if isinstance(name, Rulebook) else rulebook(rules_of(name))
        self.table = book.with_options(**dict(options or {})).table(players, teams)
        name = pettingzoo_id(book.id)
        self.seen = SeatView(self.table, actions, ids, splits, scale)
        """How observations and actions are written."""
        self.most_decisions = checked_decisions(most_decisions)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {
            "name": name,
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
        """What this seat sees; its mask is empty while somebody else is asked."""
        rows = self.seen.rows(self.game, self.game.turn == self._seats[agent])
        return self.seen.shown(self.view(agent), self.seen.actions_of(rows))

    def state(self) -> np.ndarray:
        """What all seats see, one after the other: for critics, not for players."""
        return np.concatenate([observe(self.view(agent)) for agent in self.possible_agents])

    def view(self, agent: str) -> View:
        """What a seat sees."""
        return self.game.view(self._seats[agent])

    def moves(self, agent: str) -> list[Move]:
        """The answers that this seat has now: action 0, action 1, …"""
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
        """Gives an answer; IllegalMove, and nothing has changed, if the mask does not have it."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        moves = self.game.legal_moves()
        if action not in self._answers:
            raise IllegalMove(f"action {action}: {self.agent_selection} has {len(moves)} answers")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.game.play(moves[self._answers[int(action)]])
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
            self._answers = {int(action): index for index, action in enumerate(actions)}
            self.infos[self.agent_selection] = {"answers": rows}
