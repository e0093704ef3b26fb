"""Deals played by all cores, in separate processes, with a clean end when interrupted."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing.util import Finalize
from typing import TypeVar

from tockwork.arena.deal import DealResult, play_deal
from tockwork.arena.match import Match, Task
from tockwork.bots.protocol import end_programs
from tockwork.errors import TockworkError

MOST_TOGETHER, LONG_ENOUGH = 64, 0.2

Batch = tuple[list[DealResult], float]
"""Deals that travelled together, and how many seconds they took."""
Errand = TypeVar("Errand")


def cores() -> int:
    """How many processes may run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_tasks(match: Match, tasks: Sequence[Task], jobs: int) -> Generator[DealResult, None, None]:
    """Plays the tasks and gives each result as soon as it is there, in any order.

    Closing the iterator, or an interrupt inside it, ends the processes at once.
    """
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        try:
            for task in tasks:
                yield play_deal(match, task)
        finally:
            end_programs()
        return
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(
        jobs, multiprocessing.get_context("spawn"), initializer=_ready, initargs=(match,)
    )
    finished = False
    try:
        with _deaf():
            for _ in range(jobs):
                pool.submit(_awake)
        yield from feed(iter(tasks), jobs, lambda some: pool.submit(_play, some), _finished)
        finished = True
    except BrokenProcessPool:
        raise TockworkError(
            "a process that played games has died; what was finished is kept"
        ) from None
    finally:
        if not finished:
            # A game may take minutes, too long to wait for after Ctrl-C.
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()
        # A process ended in the middle of a message would be waited for without end.
        pool.shutdown(wait=finished, cancel_futures=True)


def feed(
    tasks: Iterator[Task],
    jobs: int,
    submit: Callable[[list[Task]], Errand],
    finished: Callable[[set[Errand]], dict[Errand, Batch]],
) -> Iterator[DealResult]:
    """Keeps `jobs` workers busy; quick deals travel together, because each trip costs time.

    `finished` waits for one errand at least and gives what those that are done brought back.
    """
    together = 1
    waiting: set[Errand] = set()
    while True:
        while len(waiting) < jobs + 2 and (some := list(islice(tasks, together))):
            waiting.add(submit(some))
        if not waiting:
            return
        done = finished(waiting)
        waiting -= done.keys()
        for played, seconds in done.values():
            if seconds < LONG_ENOUGH:
                together = min(MOST_TOGETHER, together * 2)
            yield from played


def play_batch(match: Match, tasks: list[Task]) -> Batch:
    begun = time.perf_counter()
    return [play_deal(match, task) for task in tasks], time.perf_counter() - begun


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started in here ignore Ctrl-C from their first moment on; the parent handles it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _finished(waiting: set[Future[Batch]]) -> dict[Future[Batch], Batch]:
    return {one: one.result() for one in wait(waiting, return_when=FIRST_COMPLETED).done}


_match: Match | None = None


def _ready(match: Match) -> None:
    global _match
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Finalize(None, end_programs, exitpriority=1)
    _match = match


def _awake() -> None:
    """Nothing to do: a process is begun when it gets its first errand."""


def _play(tasks: list[Task]) -> Batch:
    assert _match is not None
    return play_batch(_match, tasks)
