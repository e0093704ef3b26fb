"""A plain ring for custom games: any number of spaces, lanes towards the middle."""

from __future__ import annotations

from math import pi, sin

from tockwork.render.geometry.points import Point, polar, towards
from tockwork.render.geometry.sector import Sector
from tockwork.render.protocols import BoardLike

OUTSIDE = 1.32  # from the track to the base
ROOM = 0.95  # around the middle


def ring(board: BoardLike) -> Sector:
    length = board.sections * board.section_length
    angle = 360 / length
    radius = max(1 / (2 * sin(pi / length)), board.lane * 0.9 + ROOM + 1.1)
    # The lane runs straight up from its owner; play is clockwise, so the start lies to its left.
    track = tuple(polar(radius, angle * (i - board.entrance)) for i in range(board.section_length))
    step = min(1.0, (radius - 1.1 - ROOM) / board.lane)
    lane = tuple(Point(0.0, radius - 1.1 - step * i) for i in range(board.lane))
    spread = 360 * 1.02 / (2 * pi * (radius + OUTSIDE))  # one hollow along the outer rim
    first = -angle * board.entrance + spread * 1.3
    reserve = tuple(polar(radius + OUTSIDE, first + spread * i) for i in range(board.marbles))
    start = track[0]
    tail = towards(reserve[0], start, 0.55)
    return Sector(
        track=track,
        lane=lane,
        reserve=reserve,
        arrow=(tail, towards(start, tail, 0.6)),
        label=polar(radius + OUTSIDE, -spread * 2.0),
        label_width=3.2,
        radius=0.445 * min(1.0, 2 * radius * sin(pi / length)),
        centre_radius=0.9,
        middle=max(ROOM, radius - 1.1 - step * board.lane - 0.3),
        half=radius + OUTSIDE + 0.75,
        outline="round",
    )
