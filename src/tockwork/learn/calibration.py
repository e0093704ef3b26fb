"""Calibration of the network: of the moves it values at 70 %, do seven in ten win?

Games against itself that it was not trained on. This needs no machine-learning package.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tockwork import _kernel
from tockwork.arena.match import MOST_DECISIONS
from tockwork.arena.workers import cores
from tockwork.bots.weights import OURS, form_name, network
from tockwork.errors import TockworkError
from tockwork.rulebooks import Variant

BINS = 10
TOGETHER = 50
"""Games with one seed, played by one thread."""


@dataclass(frozen=True)
class Bin:
    """Forecasts that lie close together, and what came of them."""

    count: int
    predicted: float
    """The mean of the forecasts."""
    actual: float
    """The share that won."""

    @property
    def error(self) -> float:
        return abs(self.predicted - self.actual)


@dataclass(frozen=True)
class Calibration:
    """Of one game in one format."""

    form: Variant
    games: int
    seed: int
    bins: tuple[Bin, ...]

    @property
    def forecasts(self) -> int:
        return sum(one.count for one in self.bins)

    @property
    def error(self) -> float:
        """The mean of what all forecasts are off by, bin by bin."""
        return sum(one.count * one.error for one in self.bins) / max(1, self.forecasts)

    def text(self) -> str:
        """For people."""
        rows = [
            f"{self.form}: {self.games} games, {self.forecasts} decisions, seed {self.seed}",
            "predicted     mean   won   off  decisions",
        ]
        for n, one in enumerate(self.bins):
            name = f"{100 * n // BINS:3d} to {100 * (n + 1) // BINS:3d} %"
            said = f"{100 * one.predicted:5.1f} {100 * one.actual:5.1f} {100 * one.error:5.1f}"
            rows.append(f"{name} {said if one.count else '    -     -     -'} {one.count:10d}")
        return "\n".join([*rows, f"mean error {100 * self.error:.2f} points", ""])

    def document(self) -> dict[str, Any]:
        """The same as JSON."""
        return {
            "rules": self.form.rulebook.id,
            "players": self.form.players,
            "teams": self.form.teams,
            "games": self.games,
            "seed": self.seed,
            "forecasts": self.forecasts,
            "error": self.error,
            "bins": [
                {"count": one.count, "predicted": one.predicted, "actual": one.actual}
                for one in self.bins
            ],
        }


def calibrate(
    table: Variant,
    weights: Path | None = None,
    games: int = 2000,
    seed: int = 0,
    jobs: int | None = None,
) -> Calibration:
    """Plays games of the network against itself, on all cores, and counts."""
    if games < 1:
        raise TockworkError(f"games: must be at least 1, not {games}")
    found = forecasts(table, weights or OURS, games, f"held out {seed}", jobs)
    return Calibration(table, games, seed, in_bins(found))


def forecasts(
    table: Variant, weights: Path, games: int, name: str, jobs: int | None
) -> Iterator[tuple[float, bool]]:
    """The network's value of each move it chose, and whether it won; other games by name."""
    net = network(table, weights)

    def some(number: int) -> list[tuple[float, bool]]:
        text = f"{name} {table} {number}"
        key = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
        count = min(TOGETHER, games - number * TOGETHER)
        return _kernel.forecasts(net, key, count, MOST_DECISIONS)

    with ThreadPoolExecutor(jobs or cores()) as pool:
        for part in pool.map(some, range(-(-games // TOGETHER))):
            yield from part


def in_bins(found: Iterable[tuple[float, bool]], bins: int = BINS) -> tuple[Bin, ...]:
    """Of one width.

    >>> in_bins([(0.82, True), (0.88, True), (0.85, False)])[8].count
    3
    """
    count, said, won = [0] * bins, [0.0] * bins, [0] * bins
    for chance, came in found:
        n = min(bins - 1, int(chance * bins))
        count[n] += 1
        said[n] += chance
        won[n] += came
    each = zip(count, said, won, strict=True)
    return tuple(Bin(n, chances / (n or 1), wins / (n or 1)) for n, chances, wins in each)


def keep(found: Sequence[Calibration], path: Path | None) -> None:
    """Writes the current measurements."""
    if path:
        path.write_text(json.dumps([one.document() for one in found], indent=1) + "\n")


def summary(found: Sequence[Calibration]) -> str:
    """One line for all."""
    each = ", ".join(f"{form_name(one.form)} {100 * one.error:.2f}" for one in found)
    return f"mean error in points: {each}"
