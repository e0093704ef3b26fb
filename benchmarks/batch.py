"""Many games stepped together: Tockwork's BatchEnv beside pgx backgammon on the CPU, in one run.

What is counted, so that the figures can be compared:

* A step gives one game one move, taken at random from its legal ones. A step of a batch of 1024
  is 1024 steps. Choosing the moves, observations, legal moves, rewards and starting new games
  where one has ended are all timed. Games are well under way when the clock starts.
* A step of pgx backgammon is one checker moved by one die, of Tockwork one card played. Neither
  counts shuffles or dice.

Tockwork        `env.step(env.sample())`: one call from Python for each step of the batch. All
                legal moves are listed as rows.
pgx, by calls   one call of a compiled function for each step of the batch: `jax.jit` over
                `jax.vmap` of `auto_reset(env.step, env.init)`, moves drawn with
                `jax.random.categorical` from the mask, as in pgx's own examples.
pgx, by scan    the same, 4 to 64 steps of the batch in one call with `jax.lax.scan`: the fastest
                way to run it, if nothing outside the compiled function has to see the steps.

The ratio is to the faster of the two. Compiling and the first calls are not timed.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any

from playouts import columns, spread

from tockwork import RULEBOOKS, rulebook
from tockwork.envs.batch import BatchEnv

try:
    import jax
    import pgx
    from pgx.experimental import auto_reset
except ImportError:
    pgx = None

SIZES = (1, 64, 1024, 8192)
TOCKWORK, CALLS, SCAN = "Tockwork", "pgx, by calls", "pgx, by scan"
MISSING = "pgx is not installed: no ratios (pip install 'tockwork[benchmark]')"
WARM = 200  # steps of the batch before the clock starts

Key = tuple[int, str]  # size; who plays
Advance = Callable[[], int]  # steps the batch a few times; how many steps of games that was


@dataclass
class Count:
    """The result of one measurement."""

    steps: int
    seconds: float  # by the clock
    cpu_seconds: float  # of all threads

    @property
    def rate(self) -> float:
        return self.steps / self.seconds


def tockwork_steps(rules: str, size: int, threads: int | None) -> Advance:
    book = rulebook(rules)
    forms = [form.teams for form in book.forms if form.players == 4]
    table = book.table(players=4, teams="pairs" if "pairs" in forms else forms[0])
    env = BatchEnv(table, size, seed=1, threads=threads)
    env.reset()
    several = max(1, 256 // size)  # look at the clock now and then
    for _ in range(WARM):
        env.step(env.sample())

    def run() -> int:
        for _ in range(several):
            env.step(env.sample())
        return several * size

    return run


def pgx_steps(size: int, together: int) -> Advance:
    """Steps of pgx backgammon, a number of them in one compiled call."""
    env = pgx.make("backgammon")
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carried: Any, _: object) -> tuple[Any, None]:
        state, key = carried
        key, choice, dice = jax.random.split(key, 3)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choice, odds, axis=-1)
        return (step(state, actions, jax.random.split(dice, size)), key), None

    @jax.jit  # type: ignore[untyped-decorator, unused-ignore]
    def call(carried: Any) -> Any:
        if together == 1:
            return one(carried, None)[0]
        return jax.lax.scan(one, carried, None, length=together)[0]

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), size))
    carried = jax.block_until_ready(call((state, jax.random.PRNGKey(2))))

    def run() -> int:
        nonlocal carried
        carried = jax.block_until_ready(call(carried))
        return size * together

    for _ in range(max(1, min(WARM, 16_384 // size) // together)):
        run()
    return run


def scanned(size: int) -> int:
    """Steps of the batch in one call: half a second's worth, or less."""
    return max(4, min(64, 16_384 // size))


def measure(run: Advance, seconds: float) -> Count:
    steps = 0
    cpu = time.process_time()
    start = now = time.perf_counter()
    while now - start < seconds:
        steps += run()
        now = time.perf_counter()
    return Count(steps, now - start, time.process_time() - cpu)


# the report ------------------------------------------------------------------------------------

Samples = dict[Key, list[Count]]


def thousands(samples: Samples, key: Key) -> str:
    if key not in samples:
        return "-"
    return spread([count.rate / 1e3 for count in samples[key]], 0 if key[1] == TOCKWORK else 1)


def faster(samples: Samples, size: int) -> str | None:
    """The better way to run pgx at this size."""
    ways = [how for how in (CALLS, SCAN) if (size, how) in samples]
    return max(ways, key=lambda how: median(c.rate for c in samples[size, how]), default=None)


def ratio_text(samples: Samples, size: int, by_cpu: bool = False) -> str:
    """Median over median, with the lowest and highest of the single rounds."""
    rival = faster(samples, size)
    if rival is None:
        return "-"

    def rates(how: str) -> list[float]:
        counts = samples[size, how]
        return [c.steps / (c.cpu_seconds if by_cpu else c.seconds) for c in counts]

    mine, theirs = rates(TOCKWORK), rates(rival)
    rounds = [a / b for a, b in zip(mine, theirs, strict=True)]
    return f"{median(mine) / median(theirs):.0f} ({min(rounds):.0f}-{max(rounds):.0f})"


def report(samples: Samples, sizes: list[int]) -> list[list[str]]:
    rows = [["batch", *(f"{how}, k steps/s" for how in (TOCKWORK, CALLS, SCAN)), "x pgx"]]
    rows[0].append("x pgx for the same CPU time")
    for size in sizes:
        rows.append(
            [
                str(size),
                *(thousands(samples, (size, how)) for how in (TOCKWORK, CALLS, SCAN)),
                ratio_text(samples, size),
                ratio_text(samples, size, by_cpu=True),
            ]
        )
    return rows


def about(note: str, threads: int) -> dict[str, str]:
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    words = [f"{os.cpu_count()} cores", f"{memory:.0f} GB", note, f"load {os.getloadavg()[0]:.1f}"]
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"],
        cwd=Path(__file__).parent,
        capture_output=True,
        text=True,
        check=False,
    ).stdout.strip()
    versions = [f"tockwork {version('tockwork')} (checkout {commit or 'unknown'})"]
    for name in ("pgx", "jax", "numpy"):
        try:
            versions.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            versions.append(f"{name} not installed")
    return {
        "date": date.today().isoformat(),
        "machine": ", ".join(word for word in words if word) + f"; {threads} kernel threads",
        "versions": ", ".join([*versions, f"Python {platform.python_version()}"]),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Batches of games, beside pgx backgammon.")
    parser.add_argument("--rules", choices=RULEBOOKS, default="dog", help="Tockwork's game")
    parser.add_argument("--sizes", type=int, nargs="+", default=list(SIZES), help="of the batch")
    parser.add_argument("--threads", type=int, help="of the kernel; all cores unless told")
    parser.add_argument("--seconds", type=float, default=0.5, help="of one measurement")
    parser.add_argument("--repeats", type=int, default=7, help="measurements of each series")
    parser.add_argument("--json", type=Path, help="write all measurements to this file")
    parser.add_argument("--markdown", action="store_true", help="print a section of RESULTS.md")
    parser.add_argument("--note", default="", help="words for the machine line: shared")
    options = parser.parse_args()
    if options.seconds <= 0 or options.repeats < 1 or min(options.sizes) < 1:
        parser.error("--seconds must be more than 0, --repeats and --sizes at least 1")
    if pgx is None:
        print(MISSING, file=sys.stderr)

    threads = options.threads or len(os.sched_getaffinity(0))
    facts = about(options.note, threads)
    samples: Samples = {}
    for size in options.sizes:  # one size after the other; its series take turns
        print(f"batch of {size}: getting ready", file=sys.stderr, flush=True)
        runs = {TOCKWORK: tockwork_steps(options.rules, size, threads)}
        if pgx is not None:
            runs |= {CALLS: pgx_steps(size, 1), SCAN: pgx_steps(size, scanned(size))}
        for lap in range(options.repeats):
            for how, run in runs.items():
                count = measure(run, options.seconds)
                samples.setdefault((size, how), []).append(count)
                text = f"{lap + 1}/{options.repeats}: {size} {how} {count.rate / 1e3:.1f} k/s"
                print(text, file=sys.stderr, flush=True)

    command = " ".join(["python benchmarks/batch.py", *sys.argv[1:]])
    about_run = f"median (lowest-highest) of {options.repeats} x {options.seconds:g} s, in rounds"
    if options.markdown:
        print(f"## {facts['date']}, batched environment\n\n`{command}`\n")
        print(f"{facts['machine']}; {facts['versions']}; {about_run}.\n")
    else:
        print(f"{facts['date']}: {facts['machine']}\n{facts['versions']}\n{about_run}\n")
    print(columns(report(samples, options.sizes), options.markdown), end="\n\n")
    size = 1024 if 1024 in options.sizes else options.sizes[-1]
    mine = median([count.rate for count in samples[size, TOCKWORK]])
    line = f"{options.rules} at {size}: {mine / 1e6:.2f} M steps/s"
    if faster(samples, size):
        line += f" = {ratio_text(samples, size)} x pgx backgammon"
    if options.json:
        series = [
            {"batch": size, "played_by": how, "measurements": [asdict(c) for c in counts]}
            for (size, how), counts in samples.items()
        ]
        document = {"command": command, **facts, "series": series, "summary": line}
        options.json.write_text(json.dumps(document, indent=1) + "\n")
    print(line)


if __name__ == "__main__":
    main()
