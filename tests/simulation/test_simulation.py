"""A minute in the simulated world, ten in full: every law, one process and three."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from tests.conftest import FULL
from tests.simulation.planted import BUGS, SOURCE, search

# What a world of these once broke was mended at its cause; the others are as good as any.
FOUND = ((1, 5), (1, 100), (3, 4), (3, 14), (3, 206))  # processes, seed
MORE = tuple((processes, seed) for seed in range(101, 113) for processes in (1, 3))
SECONDS = 1500 if FULL else 600  # simulated


def live(*more: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "tests.simulation", *more],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": "0"},
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]
    return done.stdout


@pytest.mark.long
@pytest.mark.parametrize(("processes", "seed"), [*FOUND, *(MORE if FULL else MORE[:2])])
def test_every_law_holds(processes: int, seed: int) -> None:
    result = live("--processes", str(processes), "--seed", str(seed), "--simulated", str(SECONDS))
    moves, faults = re.findall(r"(\d+) moves|(\d+) faults", result)
    assert int(moves[0]) > 100
    assert int(faults[1]) > 5


def test_a_seed_replays_to_the_byte() -> None:
    one, two = (live("--processes", "3", "--seed", "7", "--simulated", "120") for _ in range(2))
    assert one.rpartition("trace")[2] == two.rpartition("trace")[2] != ""


@pytest.mark.parametrize("name", BUGS)
def test_a_planted_bug_can_still_be_planted(name: str) -> None:
    """Its place in the source is there, once; python -m tests.simulation.planted looks for all."""
    changed: dict[str, str] = {}
    for file, old, new in BUGS[name].changes:
        text = changed.get(file) or (SOURCE / file).read_text("utf-8")
        assert text.count(old) == 1, f"{file}: {old}"
        changed[file] = text.replace(old, new)
    for file, text in changed.items():
        compile(text, file, "exec", dont_inherit=True)


@pytest.mark.parametrize(
    "name", ["acknowledged-before-stored", "merged-into-each-other", "views-shared"]
)
def test_a_planted_bug_is_found(name: str) -> None:
    assert search(name, 120)["found"] is not None
