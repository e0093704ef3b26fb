"""One seat against bots, as a Gymnasium environment. See docs/envs/gymnasium.md.

>>> import gymnasium
>>> import tockwork.envs
>>> env = gymnasium.make("tockwork/Dog-v0", players=4, bots="greedy")
>>> observation, info = env.reset(seed=7)
>>> observation["observation"].shape, int(observation["action_mask"].sum()), len(info["answers"])
((84,), 5, 5)
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from tockwork.bots import Bot, Budget
from tockwork.bots.kernel_player import kernel_player
from tockwork.bots.loading import load_bot
from tockwork.envs.observation import rewards
from tockwork.envs.seat_view import (
    MOST_DECISIONS,
    RENDER_MODES,
    SeatView,
    checked_decisions,
    checked_mode,
    picture,
)
from tockwork.errors import IllegalMove, TockworkError
from tockwork.game import Game, Move, View
from tockwork.rulebooks import Rulebook, Variant
from tockwork.rulebooks.named import named_rulebook

ILLEGAL = -1.0
"""The reward of an action outside the mask; it ends the episode."""


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A game in which bots hold all other seats.

    An action is the index of a legal move, or a fixed id (`ids`).
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        rules: str | Path | Rulebook = "dog",
        *,
        players: int = 4,
        teams: str | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        bots: str | Bot | Sequence[str | Bot] = "greedy",
        partner: str | Bot | None = None,
        actions: int | None = None,
        ids: bool = False,
        splits: int | None = None,
        scale: bool = False,
        most_decisions: int = MOST_DECISIONS,
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """`rules` is an id, or a custom game: its rulebook, or the path of its file.

        `bots`: one for all other seats, or one for each of them from the next seat on.

        `partner` plays the other seats of the team instead. `actions` is the length of masks; a
        decision with more moves is refused. With `ids`, actions are fixed ids instead of indices
        (`splits`: the room for splits); with `scale`, observations are numbers
        between 0 and 1. After `most_decisions` of all seats together the
        game is truncated. With `strict`, an action outside the mask is an IllegalMove.
        """
        book = named_rulebook(rules).with_options(**dict(options or {}))
        self.table = book.table(players, teams)
        self.seat = self.table.check_seat(seat)
        self.seen = SeatView(self.table, actions, ids, splits, scale)
        """How observations and actions are written."""
        self.most_decisions = checked_decisions(most_decisions)
        self.strict = strict
        self.render_mode = checked_mode(render_mode)
        self.bots = _seated(self.table, seat, bots, partner)
        self._players = {s: kernel_player(bot, self.table) for s, bot in self.bots.items()}
        self.observation_space = self.seen.space()
        self.action_space = spaces.Discrete(self.seen.actions)
        self._ended: tuple[bool, bool] | None = None  # terminated, truncated
        self._answers: dict[int, int] = {}
        self._mask: npt.NDArray[np.int8] = np.zeros(self.seen.actions, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Another game, up to the seat's first decision; the same for the same seed."""
        super().reset(seed=seed)
        self._begin()
        while self.game.over:  # the seat was never asked; very rare
            self._begin()
        return self._now()

    def step(
        self, action: int | np.int64
    ) -> tuple[dict[str, Any], SupportsFloat, bool, bool, dict[str, Any]]:
        """Makes a move, and lets the bots play until the agent is to move again."""
        moves = self.moves()
        if self._ended:  # a step after the end repeats the last result
            observation, info = self._now()
            return observation, 0.0, *self._ended, info
        if action not in self._answers:
            said = f"action {action}: seat {self.seat} has {len(moves)} legal moves"
            said += ", and none of them is this one" if self.seen.ids else ""
            if self.strict:
                raise IllegalMove(said)
            self._ended = True, False
            observation, info = self._now()
            return observation, ILLEGAL, True, False, {**info, "illegal": said}
        self._play(moves[self._answers[int(action)]])
        self._others()
        if self.render_mode == "human":
            self.render()
        worth = float(rewards(self.table, self.game.winners)[self.seat])
        observation, info = self._now()
        return observation, worth, *(self._ended or (False, False)), info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions, under the name that sb3-contrib expects."""
        return self._mask.view(np.bool_).copy()

    def view(self) -> View:
        """The agent's view."""
        return self.game.view(self.seat)

    def moves(self) -> list[Move]:
        """The agent's legal moves, in the order of the list: action 0, action 1, … without
        `ids`."""
        asked = not self.game.over and self.game.turn == self.seat
        return self.game.legal_moves() if asked else []

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The board as text, SVG or pixels, as `render_mode` says."""
        return picture(self.game, self.render_mode, self.seat)

    def _begin(self) -> None:
        table, draw = self.table, self.np_random.integers
        self.game = Game(table.rulebook, table.players, table.teams, seed=int(draw(2**63)))
        self._chances = {seat: random.Random(int(draw(2**63))) for seat in self.bots}
        self._decisions = 0
        self._ended = None
        self._others()

    def _others(self) -> None:
        """Bots play until the seat is asked, or the game is over or cut off."""
        game = self.game
        while not game.over and game.turn != self.seat and self._decisions < self.most_decisions:
            chance, player = self._chances[game.turn], self._players[game.turn]
            if player is not None:
                index = player.choose(game._core, chance.getrandbits(64))
                self._play(game.legal_moves()[index])
            else:
                bot, moves = self.bots[game.turn], game.legal_moves()
                self._play(bot.choose(game.view(game.turn), moves, Budget(), chance))
        cut = not game.over and self._decisions >= self.most_decisions
        if game.over or cut:
            self._ended = game.over, cut

    def _play(self, move: Move) -> None:
        self.game.play(move)
        self._decisions += 1

    def _now(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """The observation and what comes with it."""
        rows = self.seen.rows(self.game, self.game.turn == self.seat and not self._ended)
        actions = self.seen.actions_of(rows)
        self._answers = {int(action): index for index, action in enumerate(actions)}
        observation = self.seen.shown(self.view(), actions, ended=self._ended is not None)
        self._mask = observation["action_mask"]
        # A list: games differ in their number of moves, and vectors of games stack arrays.
        return observation, {"action_mask": observation["action_mask"], "answers": list(rows)}

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_players"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._players = {s: kernel_player(bot, self.table) for s, bot in self.bots.items()}


def _seated(
    table: Variant, seat: int, bots: str | Bot | Sequence[str | Bot], partner: str | Bot | None
) -> dict[int, Bot]:
    """A separate bot for every other seat."""
    seats = [(seat + i) % table.players for i in range(1, table.players)]
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        bots = [bots] * len(seats)
    if len(bots) != len(seats):
        raise TockworkError(f"bots: {len(bots)} for {len(seats)} other seats")
    own = table.partners(seat)
    if partner is not None and not own:
        raise TockworkError(f"partner: seat {seat} has none in {table}")
    named = {
        s: partner if partner is not None and s in own else bot
        for s, bot in zip(seats, bots, strict=True)
    }
    return {s: _bot(bot) for s, bot in named.items()}


def _bot(bot: str | Bot) -> Bot:
    if isinstance(bot, str):
        return load_bot(bot)
    if not callable(getattr(bot, "choose", None)):
        raise TockworkError(f"bots: {bot!r} has no method choose(view, moves, budget, rng)")
    return bot
