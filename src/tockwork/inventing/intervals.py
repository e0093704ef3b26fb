"""The uncertainty of figures from a number of games: 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt

Interval = tuple[float, float]
Z = 1.96


def of_share(share: float, games: int) -> Interval:
    """Of games, such as those that are won (Wilson).

    >>> low, high = of_share(0.5, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    spread = Z * sqrt(share * (1 - share) / games + (Z / games) ** 2 / 4)
    middle, wide = share + Z * Z / games / 2, 1 + Z * Z / games
    # Where all games are won or lost, an end is the share itself, whatever rounding makes of it.
    return max(0.0, min(share, (middle - spread) / wide)), min(
        1.0, max(share, (middle + spread) / wide)
    )


def of_ratio(
    value: float, tops: Sequence[float], bottoms: Sequence[float], games: int
) -> Interval | None:
    """For a ratio of two counts, such as captures per turn: counts of one game are not
    independent. None: too few games were played."""
    seen, whole = len(tops), sum(bottoms)
    if seen < 2 or not whole:
        return None
    ratio = sum(tops) / whole
    off = sum((top - ratio * bottom) ** 2 for top, bottom in zip(tops, bottoms, strict=True))
    half = Z * sqrt(off / (seen - 1) / games) / (whole / seen)
    return max(0.0, value - half), value + half


def of_median(values: Sequence[float]) -> Interval | None:
    """Between two of the values themselves, whatever they are spread like; None: too few."""
    ordered, count = sorted(values), len(values)
    low = ceil(count / 2 - Z * sqrt(count) / 2) - 1
    return None if low < 0 else (ordered[low], ordered[count - 1 - low])
