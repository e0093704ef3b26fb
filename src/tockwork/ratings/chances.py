"""Who wins: the one model of results. A side is the mean of its seats (Plackett-Luce)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tockwork.ratings.constants import LOGISTIC, FormatNumbers


def chances(strengths: Sequence[float], numbers: FormatNumbers) -> list[float]:
    """The chance of every side to win, from the mean ratings of the sides.

    >>> even = FormatNumbers(width=1, share=0, weight=1, loss=(0, 0), noise=1)
    >>> [round(p, 3) for p in chances([1900, 1500], even)]
    [0.909, 0.091]
    """
    scale = LOGISTIC * numbers.width
    top = max(strengths)
    each = [math.exp(scale * (strength - top)) for strength in strengths]
    total = math.fsum(each)
    return [one / total for one in each]


def predicted(
    strengths: Sequence[float], errors: Sequence[float], numbers: FormatNumbers
) -> list[float]:
    """The same with standard errors of the sides' ratings, which draw chances together.

    The logistic function averaged over a normal distribution (MacKay, The Evidence Framework
    Applied to Classification Networks, 1992).
    """
    middle = math.fsum(strengths) / len(strengths)
    spread = 2 * math.fsum(error * error for error in errors) / len(errors)  # of a difference
    shrink = 1 / math.sqrt(1 + math.pi / 8 * spread * (LOGISTIC * numbers.width) ** 2)
    return chances([middle + shrink * (one - middle) for one in strengths], numbers)
