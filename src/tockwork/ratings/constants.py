"""The numbers of the model, measured with bots: `python benchmarks/ratings.py --fit --write`."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from importlib.resources import files

from tockwork.ratings.games import BOT

LOGISTIC = math.log(10) / 400
"""A point, as in Elo: 400 of them are odds of ten to one."""
ANY = "*"
"""The numbers of formats that were not measured."""


@dataclass(frozen=True)
class FormatNumbers:
    """What was measured of one format."""

    width: float
    """How much more (or less) 100 points decide here than in DOG in pairs."""
    share: float
    """The share of the luck that is taken out of a result."""
    weight: float
    """How many plain results a luck-adjusted one is worth."""
    loss: tuple[float, float]
    """The logarithm of the expected loss per decision at MIDDLE, and its fall per 100 points."""
    noise: float
    """The variance of a loss, divided by its mean: large, since few decisions cost much."""


@dataclass(frozen=True)
class Constants:
    """All numbers of the model."""

    mean: float
    """The rating of a player of whom nothing is known,"""
    spread: float
    """and its standard deviation."""
    week: float
    """The standard deviation of the change of a skill in a week."""
    own: float
    """How far a skill in one format is from that in all, as a standard deviation."""
    style: float
    """How far the losses of a player mislead about results, as a standard deviation."""
    formats: Mapping[str, FormatNumbers]
    """By format; `*` for all others."""
    bots: Mapping[str, Mapping[str, float]]
    """The ratings of bots, by name and format; `*` for all other formats."""

    def of(self, form: str) -> FormatNumbers:
        """The numbers of a format."""
        return self.formats.get(form) or self.formats[ANY]

    def bot(self, player: str, form: str) -> float | None:
        """The fixed rating of a bot; None for people and for bots that were not measured."""
        own = self.bots.get(player.removeprefix(BOT)) if player.startswith(BOT) else None
        return None if own is None else own.get(form, own[ANY])

    def document(self) -> dict[str, object]:
        """As it is stored."""
        return asdict(self)

    @classmethod
    def of_document(cls, stored: dict[str, object]) -> Constants:
        """From a document."""
        read = json.loads(json.dumps(stored))
        read["formats"] = {
            name: FormatNumbers(**{**own, "loss": tuple(own["loss"])})
            for name, own in read["formats"].items()
        }
        return cls(**read)


MIDDLE = 1500.0
"""The rating of `club` in DOG in pairs: the point from which all is measured."""


@lru_cache(maxsize=1)
def measured() -> Constants:
    """The numbers of this version."""
    return Constants.of_document(json.loads((files(__package__) / "constants.json").read_text()))
