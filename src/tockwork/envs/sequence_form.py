"""A small two-player zero-sum game of OpenSpiel as matrices: solved exactly, best responses.

The sequence form and its linear program: Koller, Megiddo and von Stengel, Efficient Computation of
Equilibria for Extensive Two-Person Games, 1996. A plan of a player gives every sequence of the
player's own actions its probability, chance and the other player aside. It needs
`pip install tockwork[openspiel]`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy.optimize import linprog
from scipy.sparse import coo_array, csr_array, hstack

from tockwork.errors import TockworkError

Plan = npt.NDArray[np.float64]
Policy = Callable[[Any, list[int]], npt.ArrayLike]
"""The probabilities of a player's legal actions, from any state of an information set."""


@dataclass(frozen=True)
class InformationSet:
    """Where a player decides, knowing what the player knows."""

    state: Any
    """One of its states."""
    actions: tuple[int, ...]
    """The legal actions."""
    parent: int
    """The sequence of own actions that leads here."""
    first: int
    """The sequence that ends with the first action; those of the others follow."""

    @property
    def sequences(self) -> slice:
        return slice(self.first, self.first + len(self.actions))


class SequenceForm:
    """All information sets of both players, and what player 0 can expect of each pair of
    sequences."""

    def __init__(self, game: Any) -> None:
        if game.num_players() != 2:
            raise TockworkError("game: must have two players")
        self.sets: tuple[list[InformationSet], list[InformationSet]] = ([], [])
        self.sizes = [1, 1]
        """Sequences of each player; 0 is the empty one."""
        self._known: tuple[dict[str, InformationSet], dict[str, InformationSet]] = ({}, {})
        self._entries: list[tuple[int, int, float]] = []  # of the payoffs
        self._walk(game.new_initial_state(), 1.0, (0, 0))
        rows, columns, values = zip(*self._entries, strict=True)
        self.leaves = len(self._entries)
        """Ends of the game, deals that are the same for both players counted once."""
        self.payoffs: csr_array = coo_array((values, (rows, columns)), shape=self.sizes).tocsr()

    def _walk(self, state: Any, chance: float, at: tuple[int, int]) -> None:
        if state.is_terminal():
            self._entries.append((*at, chance * state.returns()[0]))
            return
        if state.is_chance_node():
            for after, weight in _after_chance(state):
                self._walk(after, chance * weight, at)
            return
        player = state.current_player()
        reached = self._set(state, player, at[player])
        for i, action in enumerate(reached.actions):
            own = reached.first + i
            after = (own, at[1]) if player == 0 else (at[0], own)
            self._walk(state.child(action), chance, after)

    def _set(self, state: Any, player: int, parent: int) -> InformationSet:
        key = state.information_state_string(player)
        if key not in self._known[player]:
            actions = tuple(state.legal_actions())
            new = InformationSet(state, actions, parent, self.sizes[player])
            self.sizes[player] += len(actions)
            self._known[player][key] = new
            self.sets[player].append(new)
        found = self._known[player][key]
        if found.parent != parent:
            raise TockworkError(f"game: player {player} forgets an action of its own at {key}")
        return found

    def plan(self, player: int, policy: Policy) -> Plan:
        """The plan of a player who acts by this policy."""
        plan = np.ones(self.sizes[player])
        for each in self.sets[player]:
            chances = np.asarray(policy(each.state, list(each.actions)), dtype=float)
            plan[each.sequences] = plan[each.parent] * chances
        return plan

    def value(self, plans: tuple[Plan, Plan]) -> float:
        """What player 0 can expect."""
        return float(plans[0] @ (self.payoffs @ plans[1]))

    def best_response(self, player: int, other: Plan) -> tuple[float, Plan]:
        """The most that a player can expect against a plan of the other, and a plan for it."""
        gains = self.payoffs @ other if player == 0 else -(self.payoffs.T @ other)
        best: list[int] = []
        for each in reversed(self.sets[player]):  # a set comes after those on the way to it
            best.append(each.first + int(np.argmax(gains[each.sequences])))
            gains[each.parent] += gains[best[-1]]
        plan = np.zeros(self.sizes[player])
        plan[0] = 1.0
        for each, choice in zip(self.sets[player], reversed(best), strict=True):
            plan[choice] = plan[each.parent]
        return float(gains[0]), plan

    def exploitability(self, plans: tuple[Plan, Plan]) -> float:
        """What a best response gains on these plans, on average over both seats; 0: equilibrium."""
        return (self.best_response(0, plans[1])[0] + self.best_response(1, plans[0])[0]) / 2

    def solve(self) -> tuple[float, tuple[Plan, Plan]]:
        """The value for player 0, and an equilibrium."""
        plans = (self._optimal(0), self._optimal(1))
        return self.value(plans), plans

    def _optimal(self, player: int) -> Plan:
        """Maximizes the least that the other's best response leaves."""
        other = 1 - player
        gains = self.payoffs if player == 0 else -self.payoffs.T
        own, theirs = self._flow(player), self._flow(other)
        # Variables: the plan, then what each information set of the other costs there.
        zeros = csr_array((own.shape[0], theirs.shape[0]))
        done = linprog(
            np.concatenate([np.zeros(self.sizes[player]), [-1.0], np.zeros(theirs.shape[0] - 1)]),
            A_ub=hstack([-gains.T, theirs.T]),
            b_ub=np.zeros(self.sizes[other]),
            A_eq=hstack([own, zeros]),
            b_eq=np.concatenate([[1.0], np.zeros(own.shape[0] - 1)]),
            bounds=[(0, None)] * self.sizes[player] + [(None, None)] * theirs.shape[0],
            method="highs",
        )
        if done.status != 0:
            raise TockworkError(f"game: not solved, {done.message}")
        plan: Plan = done.x[: self.sizes[player]]
        return plan

    def _flow(self, player: int) -> csr_array:
        """The empty sequence has probability 1; those of a set add up to that of its parent."""
        rows, columns, values = [0], [0], [1.0]
        for row, each in enumerate(self.sets[player], start=1):
            rows += [row] * (len(each.actions) + 1)
            columns += [each.parent, *range(each.first, each.first + len(each.actions))]
            values += [-1.0] + [1.0] * len(each.actions)
        shape = (len(self.sets[player]) + 1, self.sizes[player])
        return coo_array((values, (rows, columns)), shape=shape).tocsr()


def _after_chance(state: Any) -> list[tuple[Any, float]]:
    """What chance can lead to, with the probabilities; deals that nobody can tell apart once."""
    found: dict[str, list[Any]] = {}
    layer = [(state, 1.0)]
    while layer:
        after, weight = layer.pop()
        if not after.is_terminal() and after.is_chance_node():
            layer += [
                (after.child(act), weight * chance) for act, chance in after.chance_outcomes()
            ]
            continue
        seen = "" if after.is_terminal() else "\n".join(map(after.information_state_string, (0, 1)))
        found.setdefault(f"{after}\n{seen}", [after, 0.0])[1] += weight
    return [(after, weight) for after, weight in found.values()]
