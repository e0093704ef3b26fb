"""Several processes behind one port of one computer: one that ends is replaced at once."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any

from tockwork.errors import TockworkError
from tockwork.server import run
from tockwork.server.logs import log_lines
from tockwork.server.settings import Settings

logger = logging.getLogger("tockwork.workers")

_SOON = 5.0  # seconds within which an end is no accident
_FIRST_WAIT, _LONGEST_WAIT = 1.0, 60.0  # seconds before another is tried, twice as many each time
_LOOK = 0.2  # seconds between two looks whether one is due
_GOODBYE = 15.0  # seconds for requests in progress


def serve(
    settings: Settings,
    where: tuple[str, int],
    count: int,
    level: str,
    ready: Callable[[list[str]], None],
) -> int:
    """Serves with a number of processes until a signal comes; returns the exit code."""
    host, port = where
    run.listening(host, port).close()  # the port is free, not even shared
    with run.listening(host, port, shared=True) as door:
        workers = _Workers(settings, (host, door.getsockname()[1]), level)
        try:
            workers.begin(count)
            ready(run.addresses_of(door))
            return workers.mind()
        finally:
            workers.end()


def wait_after(soon: int) -> float:
    """Seconds until a worker is replaced, by the number of quick failures in a row: none after one
    that lived, or after the first failure."""
    return 0.0 if soon < 2 else min(_LONGEST_WAIT, _FIRST_WAIT * 2 ** min(soon - 2, 16))


class _Workers:
    def __init__(self, settings: Settings, where: tuple[str, int], level: str) -> None:
        self._settings = settings
        self._where = where
        self._level = level
        self._context: Any = multiprocessing.get_context("spawn")
        self._running: dict[BaseProcess, float] = {}
        self._doors: dict[BaseProcess, Any] = {}  # their events live as long as they do
        self._ending = False
        self._soon = 0  # ends in a row that were none
        self._due: list[float] = []  # when those that ended soon are replaced

    def begin(self, count: int) -> None:
        """Starts them; returns when the first is open."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end_all)
        open_doors = [self._start() for _ in range(count)]
        for is_open in open_doors:
            while not is_open.wait(0.1) and not self._ending:
                if any(not worker.is_alive() for worker in self._running):
                    raise TockworkError("a worker could not start; the log says why")

    def _start(self) -> Any:
        is_open = self._context.Event()
        worker = self._context.Process(
            target=_work, args=(self._settings, *self._where, self._level, is_open)
        )
        worker.start()
        self._running[worker] = time.monotonic()
        self._doors[worker] = is_open
        if self._ending:  # it began after the others had received the signal
            worker.terminate()
        logger.info("worker", extra={"pid": worker.pid})
        return is_open

    def mind(self) -> int:
        """Replaces workers that end, until all are to end.

        The cause of a failure, such as an unreachable database, may pass: the other workers serve
        meanwhile, and a new one is tried after a while.
        """
        failed = 0
        while self._running or (self._due and not self._ending):
            now = time.monotonic()
            for due in [due for due in self._due if due <= now and not self._ending]:
                self._due.remove(due)
                self._start()
            ended = wait([worker.sentinel for worker in self._running], timeout=_LOOK)
            for worker in [w for w in self._running if w.sentinel in ended]:
                lived = time.monotonic() - self._running.pop(worker)
                del self._doors[worker]
                worker.join()
                if self._ending:
                    failed += worker.exitcode not in (0, -signal.SIGTERM)
                    continue
                self._soon = self._soon + 1 if lived < _SOON else 0
                pause = wait_after(self._soon)
                why: dict[str, Any] = {"pid": worker.pid, "code": worker.exitcode}
                life = {"lived": round(lived, 1), "again_in": pause, "left": len(self._running)}
                logger.error("worker_ended", extra=why | life)
                self._due.append(time.monotonic() + pause)
        return 1 if failed else 0

    def _end_all(self, *_: object) -> None:
        self._ending = True
        for worker in self._running:
            worker.terminate()

    def end(self) -> None:
        self._end_all()
        until = time.monotonic() + _GOODBYE
        for worker in self._running:
            worker.join(max(0.0, until - time.monotonic()))
            if worker.is_alive():
                worker.kill()


def _work(settings: Settings, host: str, port: int, level: str, is_open: Any) -> None:
    """The main function of a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles it and stops the workers
    parent = multiprocessing.parent_process()
    assert parent is not None
    watch = threading.Thread(target=_end_with, args=(parent,), daemon=True)
    watch.start()
    log_lines(level)
    try:
        with run.listening(host, port, shared=True) as door:
            door.listen(1024)
            run.run(settings, door, ready=lambda _: is_open.set())
    except TockworkError as bad:
        print(f"tockwork: {bad}", file=sys.stderr)
        sys.exit(1)


def _end_with(parent: BaseProcess) -> None:
    """Ends the worker when its parent was killed."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
