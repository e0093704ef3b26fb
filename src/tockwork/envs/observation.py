"""Observations and legal moves of a seat as arrays of small numbers.

All environments share this encoding. docs/envs/observation.md documents it, and the kernel
computes it, the same for one view as for thousands of games.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from tockwork import _kernel
from tockwork.errors import TockworkError
from tockwork.former_names import former
from tockwork.game import Move, View

if TYPE_CHECKING:
    from tockwork.rulebooks import Variant

Bytes = npt.NDArray[np.uint8]

MOST = _kernel.MOST_MOVES
"""The longest mask. A decision with more moves, rare even in custom games, is an error."""

ACTS = (
    "walk back start split swap empty centre push magnet skip colour jump "
    "discard give offer decline renew open hop stay undo"
).split()
PHASES = ("exchange", "opening", "play", "discard", "hop", "offer", "over")

# The columns of a move; the last four once for every leg.
HEAD = ("act", "card", "as_card", "legs", "colour", "burns", "draws", "hops")
LEG = ("seat", "marble", "from", "to")
MOST_LEGS = 7
ACTION_COLUMNS = HEAD + tuple(f"{name}{i}" for i in range(MOST_LEGS) for name in LEG)
WIDTH = len(ACTION_COLUMNS)
"""Bytes of a move."""


@dataclass(frozen=True)
class Field:
    """A run of bytes of an observation that belong together."""

    name: str
    offset: int
    """Its first byte."""
    length: int
    """Length in bytes."""
    most: tuple[int, ...]
    """Of each byte; the least is always 0."""
    meaning: str
    """The meaning of the bytes."""

    @property
    def where(self) -> slice:
        """`observation[field.where]`"""
        return slice(self.offset, self.offset + self.length)


_MEANINGS = {
    "marbles": "place of every marble of every seat, in the order of the view",
    "hand": "own cards of each kind",
    "discards": "discarded cards of each kind",
    "passed": "cards of each kind that were passed on and that the receiver must still hold",
    "hand_sizes": "how many cards each seat holds",
    "chosen": "1 for each seat that has chosen what to give",
    "winners": "1 for each seat that has won",
    "starts": "steps from the own start on to each seat's start",
    "pile_size": "cards in the pile",
    "phase": "kind of decision, as a place in PHASES",
    "turn": "the seat that is asked",
    "leader": "the seat that leads this round",
    "round": "number of the round from 1, at most 255",
    "dealt": "cards each seat is dealt in this round",
    "last_card": "the card played last in this round",
    "drawn": "1 if the seat in turn has discarded and drawn already",
    "given": "the card that the own seat has chosen to give",
    "after_renewal": "1 if these offers follow a renewal",
    "announced": "of each seat: 1 if it announced no start card, 2 if it announced one, else 0",
    "starts_seen": "start cards that each seat has put away openly since",
}


def describe(table: Variant) -> tuple[Field, ...]:
    """The fields of this table's observations, in their order.

    >>> from tockwork import rulebook
    >>> table = rulebook("dog").table(players=4)
    >>> [(f.name, f.offset, f.length) for f in describe(table)][:3]
    [('marbles', 0, 16), ('hand', 16, 14), ('discards', 30, 14)]
    """
    return tuple(
        Field(name, offset, len(most), tuple(most), _MEANINGS[name])
        for name, offset, most in _kernel.observation_fields(table.rules)
    )


def space(table: Variant) -> tuple[Bytes, Bytes]:
    """The least and the most that each byte of an observation can be."""
    most = np.concatenate([np.array(f.most, dtype=np.uint8) for f in describe(table)])
    return np.zeros_like(most), most


def scaled(table: Variant, observation: Bytes) -> npt.NDArray[np.float32]:
    """An observation, or many, with every number between 0 and 1: what networks like.

    >>> from tockwork import Game
    >>> game = Game("dog", players=4, seed=7)
    >>> numbers = scaled(game.table, observe(game.view(0)))
    >>> numbers.dtype, float(numbers.min()), float(numbers.max()) <= 1
    (dtype('float32'), 0.0, True)
    """
    _, most = space(table)
    return np.divide(observation, np.maximum(most, 1), dtype=np.float32)


def observe(view: View) -> Bytes:
    """The observation of a view, the viewer's seat first.

    >>> from tockwork import Game
    >>> game = Game("dog", players=4, seed=7)
    >>> observe(game.view(0)).shape
    (84,)
    """
    return _kernel.observe(_core_of(view), _seat_of(view))


def legal_rows(view: View) -> tuple[list[Move], Bytes]:
    """The legal moves of the player to move, and a row of numbers for each of them.

    An action of the environments is an index into these lists.

    >>> from tockwork import Game
    >>> game = Game("dog", players=4, seed=7)
    >>> moves, rows = legal_rows(game.view(game.turn))
    >>> moves == game.legal_moves(), rows.shape[1] == WIDTH
    (True, True)
    """
    if _seat_of(view) != view.turn or view.phase == "over":
        return [], np.zeros((0, WIDTH), dtype=np.uint8)
    if view.phase == "hop":  # which marble hops follows from the rules: a position finds it
        core = view.position()._core
    else:
        core = _core_of(view)
        core.refresh()
    return core.legal_moves(), _kernel.move_rows(core)


def mask(count: int, most: int = MOST) -> npt.NDArray[np.int8]:
    """1 for each of `count` moves, padded with 0 to `most`."""
    if not 0 <= count <= most:
        raise TockworkError(f"most: {count} legal moves do not fit into a mask of {most}")
    padded = np.zeros(most, dtype=np.int8)
    padded[:count] = 1
    return padded


def rewards(table: Variant, winners: tuple[int, ...]) -> npt.NDArray[np.float32]:
    """The reward of each seat in a finished game; 0 until the game is won.

    1 for each winner; the others share the loss evenly, so that all rewards add up to 0.

    >>> from tockwork import rulebook
    >>> rewards(rulebook("dog").table(players=4), (0, 2)).tolist()
    [1.0, -1.0, 1.0, -1.0]
    >>> rewards(rulebook("tock6").table(players=3), (1,)).tolist()
    [-0.5, 1.0, -0.5]
    """
    out = np.zeros(table.players, dtype=np.float32)
    if winners:
        out[:] = -len(winners) / (table.players - len(winners))
        out[list(winners)] = 1
    return out


def _seat_of(view: View) -> int:
    if view.seat is None:
        raise TockworkError("view: a spectator has no seat to look from")
    return view.seat


def _core_of(view: View) -> _kernel.Core:
    """The view as a kernel state, also of a finished game, which no position document can be.

    A card that the seat does not see is unknown there.
    """
    table, seat = view.table, _seat_of(view)
    core = _kernel.Core(table.rules)
    for s, places in enumerate(view.marbles):
        for m, place in enumerate(places):
            core.set_marble(s, m, place.rstrip("!"), place.endswith("!"))
        core.set_hand(s, view.hand(s))
        if view.chosen[s]:
            core.set_given(s, (view.given if s == seat else None) or "?")
    core.set_piles(["?"] * view.pile_count, view.discards)
    asked, to_ask = sum(view.chosen), 2 if view.after_renewal else table.players
    core.set_turn(
        *(view.phase, view.turn, view.leader, view.round),
        *(view.last_card, view.drawn, asked, to_ask),
    )
    for s, places in enumerate(view.before):
        for m, place in enumerate(places):
            core.set_before(s, m, place.rstrip("!"), place.endswith("!"))
    core.set_redoing(view.redoing)
    core.set_announced(view.announced, view.starts_seen)
    core.set_known(seat, view.passed)
    if view.winners:
        core.set_winners()
    return core


__all__ = [
    "ACTION_COLUMNS",
    "ACTS",
    "HEAD",
    "LEG",
    "MOST",
    "MOST_LEGS",
    "PHASES",
    "WIDTH",
    "Bytes",
    "Field",
    "describe",
    "legal_rows",
    "mask",
    "observe",
    "rewards",
    "scaled",
    "space",
]


def __getattr__(name: str) -> Any:
    """The names of things before."""
    return former(__name__, name)
