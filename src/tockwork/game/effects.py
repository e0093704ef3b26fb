"""The effects of a move on the marbles: the choices of docs/wire.md, as values."""

from __future__ import annotations

import json
from typing import NamedTuple

from tockwork import _kernel


class EffectLeg(NamedTuple):
    """A marble that goes from place to place."""

    seat: int
    marble: int
    """Its number among the seat's marbles."""
    origin: str
    """The place it leaves."""
    target: str
    """The place it goes to."""
    how: str
    """The kind of movement: one of `walk back start swap hop push centre jump take sent undo`."""
    path: tuple[str, ...]
    """The places in order, the target last, the origin not included."""
    pips: int | None
    """Steps of a walk, forwards or back; None for all else."""


class Captured(NamedTuple):
    """A marble that would go back to its base."""

    seat: int
    marble: int
    """Its number among the seat's marbles."""
    origin: str
    """The place it leaves."""


class Effects(NamedTuple):
    """The effects of a move."""

    legs: tuple[EffectLeg, ...]
    """Marbles that move, in that order: a swap has two, a hop is a leg after its walk."""
    captures: tuple[Captured, ...]
    """Marbles that would go back to their base, in that order."""
    own_capture: bool
    """One of them is the player's or a partner's."""
    draw: bool
    """The move earns a card."""


def effects_of(core: _kernel.Core, move: _kernel.Move) -> Effects:
    said = json.loads(core.choice(move))
    return Effects(
        legs=tuple(
            EffectLeg(
                leg["seat"],
                leg["marble"],
                leg["from"],
                leg["to"],
                leg["how"],
                tuple(leg["path"]),
                leg.get("pips"),
            )
            for leg in said.get("legs", ())
        ),
        captures=tuple(
            Captured(one["seat"], one["marble"], one["from"]) for one in said.get("captures", ())
        ),
        own_capture=said.get("own_capture", False),
        draw=said.get("draw", False),
    )
