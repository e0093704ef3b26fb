"""Calibrates a network's win chances.

The best of several moves is overrated more often than not (winner's curse), so the network is a
little too optimistic, and in some formats too certain. Two numbers for each format, a slope and a
shift of its logit, correct that. They keep the order
of the moves, so that the choices stay the same.
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
LEAST_SLOPE = 0.5


def measure_shifts(
    folder: Path,
    games: int = 500,
    seed: int = 0,
    jobs: int | None = None,
    only: Sequence[str] = (),
) -> Path:
    """Measures every format and writes the numbers beside the weights, from where they are read.

    `only`: formats whose names begin with one of these; the others keep their numbers.
    """
    if games < 1:
        raise TockworkError(f"games: must be at least 1, not {games}")
    before, there = shifts(folder), set(weights_in(folder).forms)
    found = dict(before) if only else {}
    for form in (form for form in all_forms(only) if form.name in there):
        # Other games than those of `calibrate`; the weights we ship were shifted under this name.
        played = forecasts(form.table, folder, games, f"settle {seed}", jobs)
        slope, shift = correction_of(in_bins(played, FINE))
        was_slope, was_shift = before.get(form.name, (1.0, 0.0))
        found[form.name] = round(slope * was_slope, 4), round(slope * was_shift + shift, 4)
        print("{:24} {:.4f} {:+.4f}".format(form.name, *found[form.name]), flush=True)
    path = folder / SHIFTS
    path.write_text(json.dumps(found, indent=1) + "\n")
    shifts.cache_clear()
    network.cache_clear()
    return path


def correction_of(bins: Sequence[Bin]) -> tuple[float, float]:
    """A slope and a shift of the logits, with which the forecasts fit best what came (Newton).

    >>> said = [Bin(100, 0.1, 0.2), Bin(100, 0.5, 0.5), Bin(100, 0.9, 0.8)]
    >>> slope, shift = correction_of(said)
    >>> round(slope, 2), abs(shift) < 1e-9
    (0.63, True)
    """
    there = [(one.count, _logit(one.predicted), one.actual) for one in bins if one.count]
    slope, shift = 1.0, 0.0
    for _ in range(30):
        g1 = g2 = 0.0
        h11 = h22 = 1e-6
        h12 = 0.0
        for count, logit, actual in there:
            said = 1 / (1 + math.exp(-slope * logit - shift))
            off, weight = count * (actual - said), count * said * (1 - said)
            g1, g2 = g1 + off * logit, g2 + off
            h11, h12, h22 = h11 + weight * logit**2, h12 + weight * logit, h22 + weight
        det = h11 * h22 - h12**2
        if det <= 1e-9:  # all forecasts are alike: nothing says how sure it should be
            return 1.0, shift + g2 / h22
        slope += (h22 * g1 - h12 * g2) / det
        shift += (h11 * g2 - h12 * g1) / det
        slope, shift = min(max(slope, LEAST_SLOPE), 1 / LEAST_SLOPE), min(max(shift, -2.0), 2.0)
    return slope, shift


def _logit(chance: float) -> float:
    chance = min(max(chance, 1e-6), 1 - 1e-6)
    return math.log(chance / (1 - chance))
