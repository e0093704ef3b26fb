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
_MOST_SOON = 3  # so many of them in a row, and there is no point in going on
_GOODBYE = 15.0  # seconds for what is under way


def serve(
    settings: Settings,
    where: tuple[str, int],
    count: int,
    level: str,
    ready: Callable[[list[str]], None],
) -> int:
    """Serves with so many processes until a signal comes; the exit code."""
    host, port = where
    run.listening(host, port).close()  # nobody else is there, not even somebody who would share it
    with run.listening(host, port, shared=True) as door:
        workers = _Workers(settings, (host, door.getsockname()[1]), level)
        try:
            workers.begin(count)
            ready(run.addresses_of(door))
            return workers.mind()
        finally:
            workers.end()


class _Workers:
    def __init__(self, settings: Settings, where: tuple[str, int], level: str) -> None:
        self._settings = settings
        self._where = where
        self._level = level
        self._context: Any = multiprocessing.get_context("spawn")
        self._running: dict[BaseProcess, float] = {}
        self._doors: dict[BaseProcess, Any] = {}  # whose events live as long as they do
        self._ending = False
        self._soon = 0

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
        logger.info("worker", extra={"pid": worker.pid})
        return is_open

    def mind(self) -> int:
        """Replaces whoever ends, until all are to end."""
        failed = 0
        while self._running:
            ended = wait([worker.sentinel for worker in self._running], timeout=1)
            for worker in [w for w in self._running if w.sentinel in ended]:
                lived = time.monotonic() - self._running.pop(worker)
                del self._doors[worker]
                worker.join()
                if self._ending:
                    failed += worker.exitcode not in (0, -signal.SIGTERM)
                    continue
                logger.error("worker_ended", extra={"pid": worker.pid, "code": worker.exitcode})
                self._soon = self._soon + 1 if lived < _SOON else 0
                if self._soon >= _MOST_SOON:
                    self._end_all()
                    return 1
                self._start()
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
    """What one of them does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process hears it and tells us
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
    """Nobody is left behind when the first process is killed."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
