"""The numbers behind a match: intervals over deals, Elo, ratings of several bots.

A deal is played several times with the seats exchanged, so its games are not independent. The unit
of observation is therefore the deal: the mean score of its games, between 0 and 1.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Z95 = 1.959963984540054
BLOCKS, RESAMPLES = 400, 400

Pair = tuple[int, int]


@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % confidence interval."""

    value: float
    """The likeliest."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end."""

    def through(self, scale: float) -> Estimate:
        """The same, times a number; a negative one turns the interval round."""
        ends = sorted((self.low * scale, self.high * scale))
        return Estimate(self.value * scale, ends[0], ends[1])


def score_interval(deals: Sequence[float], z: float = Z95) -> Estimate:
    """The mean of deal scores with Wilson's interval, its width taken from the deals.

    Deals that end half and half say more than the same number of single games: they spread less.
    `spread` is the variance of the deals as a share of what single games would have; one imagined
    deal with a share of 1 is counted in, so that few deals never look certain. With one game to a
    deal this is the ordinary Wilson interval.

    >>> eight_of_ten = score_interval([1] * 8 + [0] * 2)
    >>> round(eight_of_ten.low, 4), round(eight_of_ten.high, 4)
    (0.4902, 0.9433)
    """
    n = len(deals)
    if n == 0:
        return Estimate(0.5, 0.0, 1.0)
    mean = math.fsum(deals) / n
    single = mean * (1 - mean)
    squares = math.fsum((score - mean) ** 2 for score in deals)
    spread = (squares + single) / ((n + 1) * single) if single > 0 else 1.0
    size = n / spread
    centre = (mean + z * z / (2 * size)) / (1 + z * z / size)
    half = z / (1 + z * z / size) * math.sqrt(single / size + z * z / (4 * size * size))
    return Estimate(mean, max(0.0, min(centre - half, mean)), min(1.0, max(centre + half, mean)))


def elo(score: float) -> float:
    """The Elo difference at which this score is expected.

    >>> round(elo(0.75), 1)
    190.8
    """
    if score <= 0:
        return -math.inf
    if score >= 1:
        return math.inf
    return 400 * math.log10(score / (1 - score))


def expected(difference: float) -> float:
    """The score expected at an Elo difference.

    >>> expected(0), round(expected(400), 4)
    (0.5, 0.9091)
    """
    return 1 / (1 + 10 ** (-difference / 400))


def elo_interval(score: Estimate) -> Estimate:
    return Estimate(elo(score.value), elo(score.low), elo(score.high))


def bradley_terry(
    won: Mapping[Pair, float],
    played: Mapping[Pair, float],
    bots: int,
    *,
    prior: float = 1.0,
    begin: Sequence[float] | None = None,
) -> list[float]:
    """Ratings, in Elo with mean 0, under which the scores of all pairs are likeliest.

    `won[i, j]` is what i scored against j in `played[i, j]` deals, each pair once. `prior` drawn
    deals are imagined for every pair, so that a bot that won everything keeps a finite rating.
    Found by Newton's method.
    """
    rating = [r * math.log(10) / 400 for r in begin] if begin else [0.0] * bots
    for _ in range(100):
        slope = [0.0] * bots
        curve = [[1.0] * bots for _ in range(bots)]  # adding ones fixes the mean, and only it
        for (i, j), n in played.items():
            games = n + prior
            p = 1 / (1 + math.exp(rating[j] - rating[i]))
            ahead = won[i, j] + prior / 2 - games * p
            slope[i] += ahead
            slope[j] -= ahead
            weight = games * max(p * (1 - p), 1e-9)
            curve[i][i] += weight
            curve[j][j] += weight
            curve[i][j] -= weight
            curve[j][i] -= weight
        step = _solve(curve, slope)
        longest = max(abs(s) for s in step)
        shorter = min(1.0, 2.0 / longest) if longest else 1.0
        rating = [r + shorter * s for r, s in zip(rating, step, strict=True)]
        if longest < 1e-9:
            break
    mean = sum(rating) / bots
    return [(r - mean) * 400 / math.log(10) for r in rating]


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss elimination; the matrices here are small, symmetric and positive."""
    n = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(i + 1, n):
            factor = rows[r][i] / rows[i][i]
            for c in range(i, n + 1):
                rows[r][c] -= factor * rows[i][c]
    answer = [0.0] * n
    for i in reversed(range(n)):
        known = sum(rows[i][c] * answer[c] for c in range(i + 1, n))
        answer[i] = (rows[i][n] - known) / rows[i][i]
    return answer


def ratings(deals: Sequence[Mapping[Pair, float]], bots: int, *, seed: int = 0) -> list[Estimate]:
    """A rating for each bot, with an interval from drawing the deals again (bootstrap).

    A deal is what each pair scored in it, from the view of the first of the pair. All pairs of a
    deal are drawn together, because they were dealt the same cards.
    """
    pairs = sorted({pair for deal in deals for pair in deal})
    blocks = _blocks(deals, pairs)
    best = _fit([1] * len(blocks), blocks, pairs, bots, None)
    draw = random.Random(seed)
    samples: list[list[float]] = []
    for _ in range(RESAMPLES if len(blocks) > 1 else 0):
        times = [0] * len(blocks)
        for chosen in draw.choices(range(len(blocks)), k=len(blocks)):
            times[chosen] += 1
        samples.append(_fit(times, blocks, pairs, bots, best))
    if not samples:
        return [Estimate(value, -math.inf, math.inf) for value in best]
    answer = []
    for bot, value in enumerate(best):
        drawn = sorted(sample[bot] for sample in samples)
        low, high = quantile(drawn, 0.025), quantile(drawn, 0.975)
        answer.append(Estimate(value, min(low, value), max(high, value)))
    return answer


def quantile(ordered: Sequence[float], share: float) -> float:
    """The value below which this share of an ordered row lies, interpolated.

    >>> quantile([0, 10, 20, 30, 40], 0.625)
    25.0
    """
    at = share * (len(ordered) - 1)
    below = math.floor(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (at - below) * (ordered[above] - ordered[below])


Block = list[tuple[float, int]]
"""For each pair: what the first scored, in how many deals."""


def _blocks(deals: Sequence[Mapping[Pair, float]], pairs: Sequence[Pair]) -> list[Block]:
    """Many deals in equal heaps: drawing heaps says the same as drawing deals, and is quick."""
    heaps = min(len(deals), BLOCKS)
    blocks: list[Block] = [[(0.0, 0)] * len(pairs) for _ in range(heaps)]
    for number, deal in enumerate(deals):
        block = blocks[number % heaps]
        for at, pair in enumerate(pairs):
            if pair in deal:
                score, count = block[at]
                block[at] = (score + deal[pair], count + 1)
    return blocks


def _fit(
    times: Sequence[int],
    blocks: Sequence[Block],
    pairs: Sequence[Pair],
    bots: int,
    begin: Sequence[float] | None,
) -> list[float]:
    drawn = [(n, block) for n, block in zip(times, blocks, strict=True) if n]
    won = {p: math.fsum(n * b[at][0] for n, b in drawn) for at, p in enumerate(pairs)}
    played = {p: float(sum(n * b[at][1] for n, b in drawn)) for at, p in enumerate(pairs)}
    return bradley_terry(won, played, bots, begin=begin)
