"""Makes a network's chances come true.

Who takes the best of several answers takes one that is overrated more often than not, so the
network hopes for a little too much. One number for each form, added to the last layer, takes that
back. It changes all answers alike, so that the same ones are chosen.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from pathlib import Path

from tockwork.bots.weight_files import SHIFTS, shifts, weights_in
from tockwork.bots.weights import network
from tockwork.errors import TockworkError
from tockwork.learn.calibration import Bin, forecasts, in_bins
from tockwork.learn.forms import all_forms

FINE = 200


def measure_shifts(
    folder: Path,
    games: int = 500,
    seed: int = 0,
    jobs: int | None = None,
    only: Sequence[str] = (),
) -> Path:
    """Measures every form and writes the numbers beside the weights, from where they are read.

    `only`: those whose names begin with one of these; the others keep their numbers.
    """
    if games < 1:
        raise TockworkError(f"games: must be at least 1, not {games}")
    before, there = shifts(folder), set(weights_in(folder).forms)
    found = dict(before) if only else {}
    for form in (form for form in all_forms(only) if form.name in there):
        # Other games than those of `calibrate`; the weights we ship were shifted under this name.
        played = forecasts(form.table, folder, games, f"settle {seed}", jobs)
        more = shift_of(in_bins(played, FINE))
        found[form.name] = round(before.get(form.name, 0.0) + more, 4)
        print(f"{form.name:24} {found[form.name]:+.4f}", flush=True)
    path = folder / SHIFTS
    path.write_text(json.dumps(found, indent=1) + "\n")
    shifts.cache_clear()
    network.cache_clear()
    return path


def shift_of(bins: Sequence[Bin]) -> float:
    """What to add to every logit, so that the mean of the forecasts is the share that won."""
    won = sum(one.count * one.actual for one in bins)
    low, high = -2.0, 2.0
    for _ in range(40):
        middle = (low + high) / 2
        said = sum(one.count * _moved(one.predicted, middle) for one in bins)
        low, high = (low, middle) if said > won else (middle, high)
    return (low + high) / 2


def _moved(chance: float, by: float) -> float:
    chance = min(max(chance, 1e-6), 1 - 1e-6)
    return 1 / (1 + math.exp(-math.log(chance / (1 - chance)) - by))
