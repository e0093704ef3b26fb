"""What a dataset consists of: the same plan, version and weights give the same bytes."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from tockwork import __version__
from tockwork.atomic_write import atomic_write
from tockwork.bots import bot
from tockwork.errors import TockworkError
from tockwork.review.evaluating import evaluator_of
from tockwork.rulebooks import Variant
from tockwork.rulebooks.embedding import resolved

FILE = "dataset.json"
TIMED = ("master",)


class Plan(BaseModel):
    """The settings of a dataset, as they stand in `dataset.json`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    tockwork: str = __version__
    """The version that wrote it."""
    weights: str = ""
    """A fingerprint of the network that evaluates; `greedy` without one."""
    rules: str = "dog"
    """The id of a rulebook."""
    game: dict[str, Any] | None = Field(None, exclude_if=lambda game: game is None)
    """The rulebook itself, if it is not one of ours."""
    players: int = 4
    """Players of a game."""
    teams: str | None = None
    """The teams; None: the usual ones."""
    bots: tuple[str, ...] = ("greedy", "casual", "club")
    """Each seat of each game gets one of these by lot; a bot named twice comes twice as often."""
    seed: str = "1"
    """Of deals, lots and bots."""
    games: int = Field(1000, ge=1)
    """Games in all."""
    shard: int = Field(100, ge=1)
    """Games in a file."""
    deals: tuple[int, int] = (32, 128)
    """Sampled deals for a decision: at first, and at most."""
    decisions: int = Field(5000, ge=1)
    """A game with more is left unfinished."""

    @model_validator(mode="after")
    def _repeatable(self) -> Self:
        for name in self.bots:
            limit = name.partition(":")[2]
            if name in TIMED or (limit and not limit.endswith("n")):
                raise ValueError(
                    f"bots: {name} looks at the clock; give it rollouts, as search:60n"
                )
            bot(name)
        if not self.bots or not 1 <= self.deals[0] <= self.deals[1]:
            raise ValueError("a dataset needs a bot, and from 1 up to more sampled deals")
        return self

    @property
    def shards(self) -> int:
        return -(-self.games // self.shard)

    @property
    def table(self) -> Variant:
        return _table(self.rules, json.dumps(self.game), self.players, self.teams)

    def games_of(self, shard: int) -> range:
        """The games in a file, by number."""
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    def settled(self) -> Plan:
        """The same with the weights that evaluate here."""
        return self.model_copy(update={"weights": evaluator_of(self.table).weights})

    def write(self, folder: Path) -> None:
        atomic_write(folder / FILE, self.model_dump_json(indent=2) + "\n")


@lru_cache(maxsize=4)
def _table(rules: str, game: str, players: int, teams: str | None) -> Variant:
    return resolved(rules, json.loads(game)).table(players, teams)


def read_plan(folder: Path) -> Plan:
    """The plan of a dataset; TockworkError if this installation would not write the same."""
    try:
        plan = Plan.model_validate(json.loads((folder / FILE).read_text("utf-8")))
    except (OSError, ValueError) as bad:
        raise TockworkError(f"{folder / FILE}: {bad}") from None
    here = plan.settled()
    if (plan.tockwork, plan.weights) != (__version__, here.weights):
        raise TockworkError(
            f"{folder / FILE}: written by Tockwork {plan.tockwork} with weights {plan.weights}; "
            f"this is {__version__} with {here.weights}"
        )
    return plan
