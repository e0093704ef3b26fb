"""A thread that works for a loop, one thing after another."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")


class WorkThread:
    """A queue of callables and futures, at a fraction of the cost of the two futures and their
    locks in an executor: with few tables every move pays for it."""

    def __init__(self, name: str) -> None:
        self._todo: SimpleQueue[_Task | None] = SimpleQueue()
        threading.Thread(target=self._work, name=name, daemon=True).start()

    def do(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """The result or exception of the work, on the caller's loop."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._todo.put((work, loop, done))
        return done

    def end(self) -> None:
        """Does the waiting work, and no more."""
        self._todo.put(None)

    def _work(self) -> None:
        while (task := self._todo.get()) is not None:
            work, loop, done = task
            answer, error = None, None
            try:
                answer = work()
            except BaseException as bad:
                error = bad
            with suppress(RuntimeError):  # the caller's loop is closed
                loop.call_soon_threadsafe(_settle, done, answer, error)
            del work, loop, done, task, answer, error  # while it waits it keeps nothing


_Task = tuple[Callable[[], Any], asyncio.AbstractEventLoop, "asyncio.Future[Any]"]


def _settle(done: asyncio.Future[Any], answer: Any, error: BaseException | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(answer)
    else:
        done.set_exception(error)
