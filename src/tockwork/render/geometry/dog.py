"""The DOG board: a track that swings out to each corner and in again to a ring.

A section is four runs of four steps: along the outer edge, in, along the ring, out again. As a
polygon these are three sides of a petal (edge and two legs) and a side of the ring; rounding its
corners and laying the spaces at equal steps along the line gives the swing.
"""

from __future__ import annotations

from math import atan2, cos, radians, sin, sqrt

from tockwork.render.geometry.points import Point, bend, distance, polar, spread, turned
from tockwork.render.geometry.points import towards as toward
from tockwork.render.geometry.sector import Sector
from tockwork.render.protocols import BoardLike

RUN = 4.0  # length of each of the four runs
# A petal opens a little towards the middle: the lane needs room beside the legs.
MOUTH = {4: 4.9, 6: 4.7}
ROUNDING = 1.5
LANE_STEP = 0.96
LANE_FIRST = 1.22  # distance of the first lane space from both neighbours of the start
HALF = {4: 8.85, 6: 12.95}


def _petal(sections: int) -> tuple[Point, Point, Point, Point]:
    """Corners of a petal whose axis points down: inner, start, far edge, inner (clockwise)."""
    mouth, wedge = MOUTH[sections], radians(180 / sections)
    ratio = mouth / RUN
    # Mouth and ring run are chords of one circle and together fill the section's wedge.
    share = atan2(ratio * sin(wedge), 1 + ratio * cos(wedge))
    foot = mouth / 2 / sin(share) * cos(share)
    top = foot + sqrt(RUN**2 - ((mouth - RUN) / 2) ** 2)
    return (
        Point(mouth / 2, foot),
        Point(RUN / 2, top),
        Point(-RUN / 2, top),
        Point(-mouth / 2, foot),
    )


def _cut(a: Point, b: Point) -> float:
    """How much of a side its rounded corners may take."""
    return min(ROUNDING, distance(a, b) / 2)


def _section_line(corners: tuple[Point, Point, Point, Point], step: float) -> list[Point]:
    """The rounded line from the start to the next start."""
    inner, start, far, back = corners
    ring = distance(Point(0, 0), inner)
    crest = polar(ring, step)  # the ring bows out between two petals instead of running straight
    ahead, beyond = turned(start, step), turned(far, step)
    path = [inner, start, far, back, crest, turned(inner, step), ahead, beyond]
    curves = [
        bend(toward(at, before, _cut(before, at)), at, toward(at, after, _cut(at, after)))
        for before, at, after in zip(path, path[1:], path[2:], strict=False)
    ]
    # Both starts are the middle of their rounded corner.
    half = len(curves[0]) // 2
    inside = [point for curve in curves[1:-1] for point in curve]
    return curves[0][half:] + inside + curves[-1][: half + 1]


def _lane(start: Point, axis: float, top: float, foot: float, count: int) -> tuple[Point, ...]:
    """From the start diagonally into the petal, then down its axis towards the middle."""
    curve = bend(start, polar(top - 2.0, axis), polar(foot - 0.6, axis), pieces=200)
    found: list[Point] = []
    last, need = start, LANE_FIRST
    for point in curve:
        if len(found) < count and distance(last, point) >= need:
            found.append(point)
            last, need = point, LANE_STEP
    return tuple(found)


def dog(board: BoardLike) -> Sector:
    if board.sections not in MOUTH:
        raise ValueError(f"a DOG board has 4 or 6 sections, not {board.sections}")
    step = 360 / board.sections
    axis = step / 2
    petal = _petal(board.sections)
    # The gap between two petals faces the owner: the base lies in it, the start to its left.
    inner, start, far, back = (turned(point, axis) for point in petal)
    track = spread(_section_line((inner, start, far, back), step), board.section_length)
    first = track[0]

    y = first.y + (0.35 if board.sections == 4 else -0.15)
    x = first.x + 1.85
    reserve = tuple(Point(x + i * 1.08, y) for i in range(board.marbles))
    tail = Point(x - 0.62, y)
    return Sector(
        track=tuple(track),
        lane=_lane(first, axis, petal[1].y, petal[0].y, board.lane),
        reserve=reserve,
        arrow=(tail, toward(first, tail, 0.6)),
        # Six petals leave no room beside the base, but some between it and the ring.
        label=Point(2.55, y) if board.sections == 4 else Point(0.0, (y + petal[0].y) / 2 + 0.3),
        label_width=3.0,
        radius=0.445 * min(1.0, distance(track[0], track[1])),
        centre_radius=0.95,
        middle=petal[0].y - 0.9,
        half=HALF[board.sections],
        outline="square" if board.sections == 4 else "round",
    )
