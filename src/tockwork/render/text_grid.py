"""Points of a layout on the rows and columns of a terminal."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from itertools import count, pairwise
from typing import TypeVar

from tockwork.render.geometry.points import Point

Key = TypeVar("Key", bound=Hashable)
Cell = tuple[int, int]
"""Row and first column."""


def _fits(cells: list[Cell], width: int) -> bool:
    """Marbles never overlap, and a blank stays between neighbours in a row."""
    rows: dict[int, list[int]] = {}
    for row, column in cells:
        rows.setdefault(row, []).append(column)
    for columns in rows.values():
        columns.sort()
        if any(b - a <= width for a, b in pairwise(columns)):
            return False
    return True


def projected(points: Mapping[Key, Point], columns: int, width: int) -> dict[Key, Cell]:
    """A cell of `width` characters for every point, in as few rows as keep them apart.

    Characters are about twice as high as wide, so a picture in proportion has half as many rows
    as columns; fewer rows make a flatter board that fits more screens. ValueError names the least
    number of columns if they are too few.
    """
    found = _in_columns(points, columns, width)
    if found is None:
        least = next(c for c in count(columns + 1) if _in_columns(points, c, width))
        raise ValueError(f"width: this board needs at least {least} columns, not {columns}")
    return found


def _in_columns(points: Mapping[Key, Point], columns: int, width: int) -> dict[Key, Cell] | None:
    xs, ys = [p.x for p in points.values()], [p.y for p in points.values()]
    left, top = min(xs), min(ys)
    across = (columns - width) / (max(xs) - left)
    for rows in range(columns // 4, columns):
        down = (rows - 1) / (max(ys) - top)
        # Rounding half up, not to even: equal steps must stay equal.
        cells = {
            key: (int((p.y - top) * down + 0.5), int((p.x - left) * across + 0.5))
            for key, p in points.items()
        }
        if _fits(list(cells.values()), width):
            return cells
    return None
