"""A night in the simulated world: `python -m tests.simulation --hours 8 --processes 3 --seed 1`."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from itertools import count
from pathlib import Path
from typing import Any


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seed", type=int, default=1, help="of the first world")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--people", type=int, default=8)
    parser.add_argument("--every", type=float, default=20.0, help="seconds between two faults")
    parser.add_argument("--simulated", type=float, default=3600.0, help="seconds of one world")
    parser.add_argument("--hours", type=float, help="of real time: worlds with ever new seeds")
    parser.add_argument("--core", type=float, help="seconds of one core, in place of --hours")
    parser.add_argument("--club", action="store_true", help="people come in the evening")
    parser.add_argument(
        "--report", type=Path, help="a folder for numbers and a picture, where a night goes on"
    )
    parser.add_argument("--trace", action="store_true", help="print everything that happens")
    parser.add_argument("--bug", help="a planted bug: python -m tests.simulation.planted --list")
    args = parser.parse_args()
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of sets is part of a seed
        return subprocess.call(
            [sys.executable, "-m", "tests.simulation", *sys.argv[1:]],
            env={**os.environ, "PYTHONHASHSEED": "0"},
        )
    if args.bug:
        from tests.simulation.planted import plant

        plant(args.bug)
    return lives(args)


def lives(args: Any) -> int:
    from tests.simulation.laws import Broken
    from tests.simulation.night import Night
    from tests.simulation.world import World

    clock = time.perf_counter if args.core is None else time.process_time
    most = args.hours * 3600 if args.hours else args.core or 0.0
    began, night = clock(), Night.in_folder(args.report, args.people, args.processes)
    for seed in count(night.last + 1 if night.worlds else args.seed):
        used = time.process_time()
        world = World(
            seed,
            processes=args.processes,
            people=args.people,
            every=args.every,
            club=args.club,
            print_trace=args.trace,
        )
        try:
            world.run(args.simulated)
        except Broken as bad:
            if not args.trace:
                print(*bad.recent[-120:], sep="\n")
            print(f"broken: {bad.law}\n  {bad.what}")
            print(f"  seed {bad.seed}, step {bad.step}, after {bad.at:.1f} simulated seconds")
            return 1
        finally:
            world.close()
        used = time.process_time() - used
        night.add(world, used)
        print(night.line(world, used), flush=True)
        if args.report:
            night.write(args.report)
        if clock() - began >= most:
            return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
