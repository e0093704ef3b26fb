"""Training targets from rollouts: decisions with a value for each promising move.

A network that values afterstates well may still choose the second best of two close moves.
Rollouts over sampled deals (Tesauro and Galperin, On-line Policy Improvement using Monte-Carlo
Search, 1996) separate such moves, because all of them meet the same hands and the same deals. They
take milliseconds each, so they are run once, stored in files, and learned from (`fine_tuning`).
"""

from __future__ import annotations

import math
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from hashlib import sha256
from pathlib import Path

from tockwork import _kernel
from tockwork.arena import cores
from tockwork.arena.progress import Progress
from tockwork.bots import safetensors
from tockwork.bots.safetensors import Array
from tockwork.bots.weight_files import weights_in
from tockwork.bots.weights import OURS, network
from tockwork.errors import TockworkError
from tockwork.learn.forms import TrainedForm, all_forms

PART = 1000  # decisions in a file
EVERY = 3  # one decision in this many is evaluated: neighbours are much alike
ASTRAY = 0.03  # share of random moves, so that unusual positions occur too


class Judging(Progress):
    """The number of parts of a format."""

    what = "thousand decisions"

    def __init__(self, form: str, parts: int, done: int) -> None:
        super().__init__(parts, done, sys.stderr)
        self.form = form

    def line(self) -> str:
        return f"{self.form}: {super().line()}"


def write_targets(
    out: Path,
    forms: tuple[str, ...],
    decisions: int = 200_000,
    worlds: int = 8,
    weights: Path = OURS,
    seed: int = 0,
    threads: int | None = None,
    exchanges: bool = False,
) -> list[Path]:
    """Plays with the network until each format has enough decisions; returns their files.

    Existing files in the folder are kept. Files are whole, so there may be a few more decisions.
    `exchanges`: only decisions in which a card is given, and all of them. They are rare, and their
    moves are close.
    """
    if decisions < 1 or worlds < 1:
        raise TockworkError("decisions, worlds: at least 1")
    there = set(weights_in(weights).forms)
    chosen = [form for form in all_forms(forms) if form.name in there]
    if not chosen:
        raise TockworkError(f"{weights}: has no weights of {', '.join(forms)}")
    out.mkdir(parents=True, exist_ok=True)
    paths: list[Path] = []
    for form in chosen:
        paths += _judge_form(out, form, decisions, worlds, weights, seed, threads, exchanges)
    return paths


def _judge_form(
    out: Path,
    form: TrainedForm,
    decisions: int,
    worlds: int,
    weights: Path,
    seed: int,
    threads: int | None,
    exchanges: bool,
) -> list[Path]:
    if exchanges and not form.has_exchanges:
        raise TockworkError(f"{form.name}: no card is given there")
    player = network(form.table, weights)
    source = sha256((weights / f"{form.name.split('/')[0]}.safetensors").read_bytes()).hexdigest()
    notes = {"form": form.name, "worlds": str(worlds), "weights": source}

    def part(n: int) -> None:
        counts, rows, chances = _kernel.make_targets(
            player, (seed << 32) + n, PART, worlds, EVERY, ASTRAY, exchanges
        )
        size = len(chances) // 4
        arrays = {
            "answers": Array("I32", (len(counts) // 4,), counts),
            "rows": Array("U8", (size, _kernel.ROW_BYTES), rows),
            "chances": Array("F32", (size,), chances),
        }
        half = paths[n].with_suffix(".part")
        safetensors.write(half, arrays, notes)
        half.replace(paths[n])  # whole, or not there

    name = form.name.replace("/", "-") + (".exchanges" if exchanges else "")
    paths = [out / f"{name}.{seed}.{n}.safetensors" for n in range(math.ceil(decisions / PART))]
    missing = []
    for n, path in enumerate(paths):
        if not path.exists():
            missing.append(n)
        elif (before := safetensors.read(path)[1]) != notes:
            differs = next(key for key in notes if before.get(key) != notes[key])
            raise TockworkError(f"{path}: evaluated with other {differs}; take another folder")
    progress = Judging(form.name, len(paths), len(paths) - len(missing))
    pool = ThreadPoolExecutor(threads or cores())
    try:
        for one in as_completed([pool.submit(part, n) for n in missing]):
            one.result()
            progress.step()
    finally:  # an interruption waits for the parts that have begun, not for all
        pool.shutdown(cancel_futures=True)
        progress.clear()
    return paths


def read_all(folder: Path) -> list[tuple[str, dict[str, Array]]]:
    """The parts in a folder, each with the name of its format."""
    parts = []
    for path in sorted(folder.glob("*.safetensors")):
        arrays, notes = safetensors.read(path)
        if "form" not in notes or not {"answers", "rows", "chances"} <= arrays.keys():
            raise TockworkError(f"{path}: no evaluated decisions")
        parts.append((notes["form"], arrays))
    if not parts:
        raise TockworkError(f"{folder}: holds no evaluated decisions")
    return parts
