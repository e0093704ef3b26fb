"""The Tock cross: arms with the lane running up the middle.

Four arms lie exactly on a grid of 19 x 19 cells. Six arms are the same arm turned by sixty
degrees; the corners between two arms open from 90 to about 98 degrees.
"""

from __future__ import annotations

from math import cos, radians, sin, sqrt

from tockwork.render.geometry.points import Point, between, mirrored, turned
from tockwork.render.geometry.sector import Sector
from tockwork.render.protocols import BoardLike

LENGTH = 18
WIDTH = 2.0  # half the width of an arm, in cells
SIDE = 3.0  # cells from the arm to the corner between two arms
INNER = {4: 5.0, 6: 8.0}  # how far from the middle an arm begins
HALF = {4: 10.25, 6: 13.15}


def _corner(inner: float, step: float) -> Point:
    """The space printed 7: half way to the next arm and `SIDE` cells from the arm's root."""
    b = Point(-sin(radians(step / 2)), cos(radians(step / 2)))
    root = Point(-WIDTH, inner)
    along = root.x * b.x + root.y * b.y
    across = root.x**2 + root.y**2 - along**2
    far = along + sqrt(SIDE**2 - across)
    return Point(b.x * far, b.y * far)


def cross(board: BoardLike) -> Sector:
    if board.section_length != LENGTH or board.sections not in INNER:
        raise ValueError(
            f"a cross has 4 or 6 sections of {LENGTH} spaces, "
            f"not {board.sections} of {board.section_length}"
        )
    step = 360 / board.sections
    inner = INNER[board.sections]
    outer = inner + 4
    seven = _corner(inner, step)
    root = Point(-WIDTH, inner)
    track = [Point(-WIDTH, outer - i) for i in range(5)]
    track += [between(root, seven, 1 / 3), between(root, seven, 2 / 3), seven]
    # From the corner on, the next arm mirrors this one: 8 corresponds to 6, 14 to 18.
    track += [turned(mirrored(track[14 - number]), step) for number in range(8, 15)]
    track += [turned(Point(x, outer), step) for x in (1.0, 0.0, -1.0)]

    four = board.sections == 4
    # Six arms leave less room at the rim of a round board: their base moves up the arm.
    low = outer if four else outer - 0.95
    few = board.marbles // 2  # an odd marble lies in the upper row, further from the rim
    reserve = [Point(-4.15 - 1.12 * column, low) for column in range(few)]
    reserve += [Point(-4.15 - 1.12 * column, low - 1.12) for column in range(board.marbles - few)]
    return Sector(
        track=tuple(track),
        lane=tuple(Point(0.0, outer - 1 - i) for i in range(board.lane)),
        reserve=tuple(reserve),
        arrow=(Point(-3.6, low), Point(-2.68, outer if four else outer - 0.2)),
        label=Point(-7.85, outer) if four else Point(4.3, outer - 0.9),
        label_width=4.0 if four else 2.9,
        radius=0.43,
        centre_radius=0.95,
        middle=inner - 1.0,
        half=HALF[board.sections],
        outline="square" if four else "round",
    )
