"""A wager against honesty that may be watched for ever: how much it won is the evidence.

Of every gift, the true hand is one of K + 1 exchangeable ones, if the giver did not know it. The
wager is on a giver who does: who gives each card with a chance that grows with its value for both
hands together (a softmax), or who mostly gives start cards just where one is missing. That chance
for the true hand, divided by its mean over all hands, has
mean one for each honest giver, however they choose: an e-value (Vovk and Wang, E-values:
Calibration, Combination and Applications, 2021). Two gifts of one deal are not independent, but
their mean is an e-value again. The product over deals is a martingale that begins at one, so an
honest pair ever reaches N with a chance of 1/N at most, however long it plays and whenever one
looks (Ville 1939). How sharply a giver chooses is not known beforehand: several are supposed, each
with the same part of the stake (the method of mixtures).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby

from tockwork.fairplay.giving import Gift

BETS = (10.0, 20.0, 40.0, 80.0, 160.0)
"""How sharply the supposed giver chooses: by how much odds grow with a win chance."""
ALARM = 1e6
"""An honest pair in a million ever reaches this."""
ALARM_AT = math.log10(ALARM)
"""The same as evidence."""


TALKS = (0.6, 0.75, 0.9, 0.97)
"""How often the supposed giver goes by start cards, of those who have a choice."""


def e_values(gift: Gift) -> list[float]:
    """What a stake of one becomes by one gift, with each of the supposed givers.

    >>> gift = Gift(1, 0, 2, margins=((-0.1,), (0.1,)), fits=(True, False))
    >>> all(value > 1 for value in e_values(gift))
    True
    """
    found = []
    for bet in BETS:
        each = [1 / (1 + math.fsum(math.exp(bet * one) for one in row)) for row in gift.margins]
        found.append(_beside_mean(each))
    for often in TALKS:
        found.append(_beside_mean([often if fit else 1 - often for fit in gift.fits] or [1.0]))
    return found


def _beside_mean(each: list[float]) -> float:
    return each[0] * len(each) / math.fsum(each)


@dataclass
class Watch:
    """The evidence against one pair so far."""

    games: int = 0
    """Games with a gift."""
    deals: int = 0
    """Deals with a gift."""
    logs: list[float] = field(default_factory=lambda: [0.0] * (len(BETS) + len(TALKS)))
    """The logarithm of what the stake on each supposed giver has become."""
    peak: float = 0.0
    """The largest evidence so far, as a logarithm of base ten."""

    def add(self, found: Iterable[Gift]) -> None:
        """One more game: the gifts between the two."""
        self.add_values((gift.round, e_values(gift)) for gift in found)

    def add_values(self, found: Iterable[tuple[int, list[float]]]) -> None:
        """The same from what each gift won, with its deal."""
        by_deal = groupby(sorted(found, key=lambda one: one[0]), key=lambda one: one[0])
        before = self.deals
        for _, own in by_deal:
            self.deals += 1
            won = zip(*(values for _, values in own), strict=True)
            for i, values in enumerate(won):
                self.logs[i] += math.log(math.fsum(values) / len(values))
            self.peak = max(self.peak, self.evidence)
        self.games += self.deals > before

    @property
    def evidence(self) -> float:
        """What the stake of one has become, as a logarithm of base ten."""
        top = max(self.logs)
        mean = math.fsum(math.exp(log - top) for log in self.logs) / len(self.logs)
        return (top + math.log(mean)) / math.log(10)

    @property
    def alarm(self) -> bool:
        """Whether an honest pair in a million at most would ever have shown this much."""
        return self.peak >= ALARM_AT
