"""How often each row of a network's first layer is used in play.

Small weights round frequent rows more finely than rare ones. The frequencies are measured by
playing, so they are stored beside the weights.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from tockwork import _kernel
from tockwork.bots.weight_files import (
    COARSEST,
    LETTERS,
    USAGE,
    counterparts,
    usage,
    weights_in,
)
from tockwork.bots.weights import network
from tockwork.errors import TockworkError
from tockwork.learn.forms import TrainedForm, all_forms

ASTRAY = 0.05  # share of random moves, so that unusual positions occur too
MOST_BYTES = 2_000_000  # of all formats of a game together
MOSTLY = 0.75  # a feature that is empty for this share of moves, but never in an exchange
A_QUARTER = 8  # levels between two rows of which one is met four times as often
AHEAD = 10  # levels by which the most played format is finer than the others of its game


def measure_usage(
    folder: Path, decisions: int = 3000, seed: int = 0, only: Sequence[str] = ()
) -> Path:
    """Plays every format and writes the levels of its rows beside the weights.

    A game whose small files would be too large together gets coarser levels in all of them, the
    most played format last.
    `only`: games whose names begin with one of these; the others keep their levels.
    """
    if decisions < 1:
        raise TockworkError(f"decisions: must be at least 1, not {decisions}")
    there = weights_in(folder).forms
    games: dict[str, dict[str, list[int]]] = {}
    most_played: dict[str, TrainedForm] = {}
    for form in (form for form in all_forms(only) if form.name in there):
        shares = _shares(form, folder, decisions, seed)
        _, ids = _kernel.network_inputs(form.table.rules)
        order = counterparts(ids, there[form.name])
        levels = [level(shares[at]) if at >= 0 else COARSEST for at in order]
        game = form.name.split("/")[0]
        games.setdefault(game, {})[form.name] = levels
        if form.share > most_played.setdefault(game, form).share:
            most_played[game] = form
    found = dict(usage(folder)) if only else {}
    for game, levels_of in games.items():
        for coarser in range(COARSEST):
            for name, levels in levels_of.items():
                by = max(0, coarser - AHEAD) if name == most_played[game].name else coarser
                found[name] = "".join(LETTERS[min(COARSEST, one + by)] for one in levels)
            _write(folder, found)
            size = sum(len(weights_in(folder).small(name)) for name in levels_of)
            if size <= MOST_BYTES:
                break
        print(f"{game:16} {size / 1e6:.2f} MB, {coarser} levels coarser", flush=True)
    return folder / USAGE


def _write(folder: Path, found: dict[str, str]) -> None:
    (folder / USAGE).write_text(json.dumps(found, indent=1) + "\n")
    usage.cache_clear()


def level(share: float) -> int:
    """The coarseness of rounding for a row that this share of moves uses.

    >>> level(1.0), level(0.25), level(0.0)
    (0, 8, 63)
    """
    if share <= 0:
        return COARSEST
    return min(COARSEST, max(0, round(-A_QUARTER / 2 * math.log2(share))))


def _shares(form: TrainedForm, folder: Path, decisions: int, seed: int) -> list[float]:
    """By row: how many of the candidate moves use it.

    Features of exchanges only are counted among exchanges: they are rare, but only they separate
    the moves of such a decision.
    """
    offsets, ids = _kernel.network_inputs(form.table.rules)
    player = network(form.table, folder)

    def met(exchanges: bool) -> list[float]:
        _, rows, chances = _kernel.make_targets(player, seed, decisions, 1, 1, ASTRAY, exchanges)
        found = [0] * len(ids)
        for begin, end in pairwise(range(0, len(rows) + 1, _kernel.ROW_BYTES)):
            for offset, value in zip(offsets, rows[begin:end], strict=False):
                found[offset + value] += 1
        answers = len(chances) // 4
        return [n / answers for n in found]

    shares = met(exchanges=False)
    if form.has_exchanges:
        when_given = met(exchanges=True)
        for begin, end in pairwise([*offsets, len(ids)]):
            if begin < end and shares[begin] > MOSTLY and when_given[begin] == 0:
                shares[begin:end] = map(max, shares[begin:end], when_given[begin:end])
    return shares
