"""Tasks for some seconds on all cores: what they found as it comes, with a line now and then."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, TypeVar

EVERY = 10  # seconds between two lines
Found = TypeVar("Found")


def on_all_cores(
    work: Callable[..., Found], tasks: Iterator[tuple[Any, ...]], cores: int, seconds: float
) -> Iterator[Found]:
    """Begins no task after the time is over; those that have begun are waited for."""
    said = time.monotonic()
    until, count = said + seconds, 0
    with ProcessPoolExecutor(cores) as pool:
        running = {pool.submit(work, *task) for task in islice(tasks, 2 * cores)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                yield one.result()
                count += 1
                if time.monotonic() < until:
                    running |= {pool.submit(work, *task) for task in islice(tasks, 1)}
            if time.monotonic() - said > EVERY:
                said = time.monotonic()
                print(f"{count} done, {max(0, until - said):.0f} s left", flush=True)
