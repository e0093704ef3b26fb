"""Points of the plane, y pointing down as on a screen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, radians, sin
from typing import NamedTuple


class Point(NamedTuple):
    """A point of the plane."""

    x: float
    """To the right."""
    y: float
    """Down."""


def turned(point: Point, degrees: float) -> Point:
    """`point` turned clockwise (as seen on the screen) about the origin."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return Point(point.x * c - point.y * s, point.x * s + point.y * c)


def mirrored(point: Point) -> Point:
    return Point(-point.x, point.y)


def distance(a: Point, b: Point) -> float:
    return hypot(a.x - b.x, a.y - b.y)


def between(a: Point, b: Point, share: float) -> Point:
    """The point `share` of the way from `a` to `b` (may lie beyond either)."""
    return Point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)


def towards(a: Point, b: Point, length: float) -> Point:
    """The point `length` away from `a` in the direction of `b`."""
    return between(a, b, length / distance(a, b))


def polar(radius: float, degrees: float) -> Point:
    """`radius` straight down from the origin, turned clockwise by `degrees`."""
    return turned(Point(0.0, radius), degrees)


def bend(start: Point, corner: Point, end: Point, pieces: int = 12) -> list[Point]:
    """A quadratic curve that rounds off `corner`, ends included."""
    return [
        between(between(start, corner, t), between(corner, end, t), t)
        for t in (i / pieces for i in range(pieces + 1))
    ]


def spread(line: Sequence[Point], count: int) -> list[Point]:
    """`count` points at equal steps along `line`, beginning at its first point.

    The last point of the line is left out: it is where the next stretch of track begins.
    """
    lengths = [distance(a, b) for a, b in pairwise(line)]
    step = sum(lengths) / count
    points: list[Point] = []
    walked, at = 0.0, 0
    for i in range(count):
        while at < len(lengths) - 1 and walked + lengths[at] < i * step:
            walked += lengths[at]
            at += 1
        points.append(towards(line[at], line[at + 1], i * step - walked))
    return points
