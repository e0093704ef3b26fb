"""One way to round what is shown: halves go away from zero. As web/src/base/rounding.ts."""

from __future__ import annotations

import math

_FINE = 1_000_000


def rounded(value: float, decimals: int = 1) -> float:
    """Rounds to `digits` decimals as on paper: 2.65 becomes 2.7, −0.25 becomes −0.3.

    The kernel's numbers have two decimals, and no half among them is a number that a computer
    represents exactly: binary rounding would go either way, and sums of them would differ in
    their last bits. So it counts in millionths.

    >>> rounded(2.65), rounded(-0.25), rounded(62.5, 0)
    (2.7, -0.3, 63.0)
    """
    step = 10 ** (6 - decimals)
    fine = math.floor(abs(value) * _FINE + 0.5)
    shown: float = (2 * fine + step) // (2 * step) / 10**decimals
    return -shown if value < 0 and shown else shown
