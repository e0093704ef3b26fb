"""Choosing before one is asked: at a real table all pick the card they pass on at the same time.

The engine asks one seat after the other, and keeps what they choose hidden until all have chosen.
"""

from __future__ import annotations

from collections.abc import Mapping

from tockwork.game import Move, Position
from tockwork.server.wire.shapes import SeatView, State

HIDDEN = ("exchange", "offer")  # phases whose answers are shown when all have answered


def still_to_ask(position: Position) -> dict[int, Position]:
    """The seats asked after the one in turn, each with a position in which it is asked.

    The engine is led there by any answers of the others: none of them shows before all are given.
    """
    out: dict[int, Position] = {}
    if position.phase not in HIDDEN:
        return out
    left = position._core.to_ask - position._core.asked
    for _ in range(left - 1):
        position = position.play(position.legal_moves()[0])
        out[position.turn] = position
    return out


def also_chosen(state: State, early: Mapping[int, str]) -> State:
    """The board with a mark for everybody who has chosen early; what they chose is not in it."""
    if not early:
        return state
    chosen = tuple(known or seat in early for seat, known in enumerate(state.chosen))
    return state.model_copy(update={"chosen": chosen})


def own_choice(view: SeatView, early: Mapping[int, str]) -> SeatView:
    """The view of a seat with the card it has chosen early itself."""
    if view.seat not in early:
        return view
    move = Move.parse(early[view.seat])
    return view.model_copy(update={"given": "-" if move.card is None else move.card})
