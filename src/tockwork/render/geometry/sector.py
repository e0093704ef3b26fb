"""One section of a board in its own units, before it is turned, mirrored and scaled."""

from __future__ import annotations

from dataclasses import dataclass

from tockwork.render.geometry.points import Point


@dataclass(frozen=True, slots=True)
class Sector:
    """Section 0 as its owner sees it, sitting below; the board's middle is the origin.

    Play is clockwise here. All other sections are this one turned about the middle, which is what
    makes the boards fair to look at and short to describe.
    """

    track: tuple[Point, ...]
    """Spaces 0 .. S-1, the start first."""
    lane: tuple[Point, ...]
    reserve: tuple[Point, ...]
    arrow: tuple[Point, Point]
    """From the base to the start."""
    label: Point
    """The middle of the owner's name, which runs along the edge the owner sits at."""
    label_width: float
    radius: float
    """Of a space."""
    centre_radius: float
    """Of the one space in the middle, where a board has it."""
    middle: float
    """The radius around the middle that only the centre uses (room for the played cards)."""
    half: float
    """Half the side (or the radius) of the wooden board."""
    outline: str
    """"square" or "round"."""
