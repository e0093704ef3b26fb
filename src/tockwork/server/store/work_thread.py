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
    """What is handed over and back is a callable and a future, at a fraction of the cost of the two
    futures and their locks that an executor takes for it: at few tables every move pays for it."""

    def __init__(self, name: str) -> None:
        self._todo: SimpleQueue[_Task | None] = SimpleQueue()
        threading.Thread(target=self._work, name=name, daemon=True).start()

    def do(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """What the work answers or raises, on the loop of whoever asks."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._todo.put((work, loop, done))
        return done

    def end(self) -> None:
        """Does what is waiting, and no more."""
        self._todo.put(None)

    def _work(self) -> None:
        while (task := self._todo.get()) is not None:
            work, loop, done = task
            answer, error = None, None
            try:
                answer = work()
            except BaseException as bad:
                error = bad
            with suppress(RuntimeError):  # nobody is there any more
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
