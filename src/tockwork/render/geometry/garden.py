"""The kids' board: a round garden path of large stones, a kennel at each seat."""

from __future__ import annotations

from math import pi, sin

from tockwork.render.geometry.points import Point, polar
from tockwork.render.geometry.sector import Sector
from tockwork.render.protocols import BoardLike

# Paw prints in the corner, counted from its middle; five lie along its two edges.
FOUR = (Point(0.62, 0.42), Point(-0.42, -0.62), Point(-0.72, 0.72), Point(0.1, 0.1))
FIVE = (
    *(Point(0.2, 0.78), Point(-0.78, -0.2), Point(-0.75, 0.75)),
    *(Point(1.12, 0.82), Point(-0.82, -1.12)),
)


def garden(board: BoardLike) -> Sector:
    length = board.sections * board.section_length
    angle = 360 / length
    ring = 1 / (2 * sin(pi / length))  # neighbours one unit apart
    # The kennel is straight above its owner; play is clockwise, so the start is to its left.
    track = tuple(polar(ring, angle * (i - board.entrance)) for i in range(board.section_length))
    lane = tuple(Point(0.0, ring - 1.12 - 1.0 * i) for i in range(board.lane))
    corner = polar(ring + 1.62, 45)
    paws = FIVE if board.marbles == len(FIVE) else FOUR
    reserve = tuple(
        Point(corner.x + paws[i].x * 1.05, corner.y + paws[i].y * 1.05)
        for i in range(board.marbles)
    )
    return Sector(
        track=track,
        lane=lane,
        reserve=reserve,
        # Along the rim: between path and edge there is just room for a line.
        arrow=(polar(ring + 0.66, 34), polar(ring + 0.66, angle * (0.75 - board.entrance))),
        label=Point(2.45, ring - 2.0),
        label_width=2.5,
        radius=0.455,
        centre_radius=0.9,
        middle=ring - 1.12 - board.lane - 0.4,
        half=ring + 0.9,
        outline="square",
    )
