"""Tasks for some seconds on all cores: what they found as it comes, with a line now and then."""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from tockwork import RULEBOOKS

EVERY = 10  # seconds between two lines
Found = TypeVar("Found")


def asking(about: str | None) -> argparse.ArgumentParser:
    """The options of all such measurements."""
    parser = argparse.ArgumentParser(
        description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rules", choices=RULEBOOKS, action="append", help="all, if not said")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, help="what is found is added here")
    parser.add_argument("--table", action="store_true", help="only print what is there")
    return parser


def found_in(out: Path | None) -> list[Any]:
    """The results of earlier runs there."""
    if out is None or not out.exists():
        return []
    return [json.loads(line) for line in out.read_text().splitlines()]


def on_all_cores(
    work: Callable[..., Found],
    tasks: Iterator[tuple[Any, ...]],
    cores: int,
    seconds: float,
    grace: float = 20,
) -> Iterator[Found]:
    """Starts no task after the time is over; tasks unfinished some seconds later are dropped."""
    begun = said = time.monotonic()
    until, count, running = begun + seconds, 0, 0
    done: SimpleQueue[Found | BaseException] = SimpleQueue()
    with get_context("spawn").Pool(cores) as pool:  # which ends its processes when it is left

        def begin() -> int:
            task = next(tasks, None)
            if task is None or time.monotonic() >= until:
                return 0
            pool.apply_async(work, task, callback=done.put, error_callback=done.put)
            return 1

        running = sum(begin() for _ in range(cores + cores // 4 + 1))
        while running and time.monotonic() < until + grace:
            try:
                found = done.get(timeout=1)
            except Empty:
                found = None
            if isinstance(found, BaseException):
                raise found
            if found is not None:
                running -= 1
                count += 1
                yield found
                running += begin()
            if time.monotonic() - said > EVERY:
                said = time.monotonic()
                print(f"{count} done, {max(0, until - said):.0f} s left", flush=True)
        if running:
            print(f"{running} tasks that were not done in time are left out", flush=True)
