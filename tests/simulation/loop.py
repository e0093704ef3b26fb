"""An event loop with virtual time. Every server process has one, and all people share one."""

from __future__ import annotations

import asyncio
import contextvars
import heapq
from collections import deque
from collections.abc import Callable
from typing import Any

_MOST_AT_ONCE = 200_000  # callbacks of one moment; more of them never end


class Endless(Exception):
    """A process is busy without end: in real life its loop would hang."""


class Time:
    """What happens next, whichever loop it belongs to."""

    def __init__(self) -> None:
        self.now = 0.0  # seconds
        self.steps = 0
        self._due: list[tuple[float, int, SimLoop, asyncio.Handle]] = []
        self._number = 0

    def add(self, when: float, loop: SimLoop, handle: asyncio.Handle) -> None:
        self._number += 1
        heapq.heappush(self._due, (max(when, self.now), self._number, loop, handle))

    def next(self, until: float) -> bool:
        """Runs the next callback and all it leads to at once; False if none is due by then."""
        while self._due and self._due[0][0] <= until:
            when, number, loop, handle = heapq.heappop(self._due)
            if handle.cancelled() or loop.dead:
                continue
            if loop.asleep_until > when:
                heapq.heappush(self._due, (loop.asleep_until, number, loop, handle))
                continue
            self.now = when
            self.steps += 1
            loop.run(handle)
            return True
        self.now = max(self.now, until)
        return False


class SimLoop:
    """The part of asyncio's loop that a server without sockets, threads and signals needs.

    Callbacks of one moment run in the order they were added, as asyncio promises. What comes from
    elsewhere (a disk, a network, a thread) has a time of its own, drawn by the world.
    """

    def __init__(self, time: Time, name: str, thread: Callable[[], float]) -> None:
        self._time = time
        self._thread = thread  # how long some work in a thread takes
        self._self: Any = self  # as asyncio wants it: a loop with all that nobody here needs
        self._ready: deque[asyncio.Handle] = deque()
        self.process: Any = None  # the one that runs in it
        self._running = False
        self.name = name
        self.dead = False
        self.asleep_until = 0.0
        self.failed: Callable[[dict[str, Any]], None] = lambda context: None

    def run(self, handle: asyncio.Handle) -> None:
        """A callback, and all that became ready meanwhile."""
        ready = self._ready
        ready.append(handle)
        asyncio._set_running_loop(self._self)
        self._running = True
        try:
            for _ in range(_MOST_AT_ONCE):
                if not ready or self.dead:
                    return
                one = ready.popleft()
                if not one.cancelled():
                    one._run()
            raise Endless(f"{self.name} is busy without end")
        finally:
            self._running = False
            asyncio._set_running_loop(None)

    def enter(self, work: Callable[..., object], *args: Any, after: float = 0.0) -> None:
        """Calls something inside this loop, from outside."""
        handle = asyncio.Handle(work, args, self._self, contextvars.Context())
        self._time.add(self._time.now + after, self, handle)

    # what asyncio asks of a loop -----------------------------------------------------------------

    def time(self) -> float:
        return self._time.now

    def call_soon(self, callback: Any, *args: Any, context: Any = None) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self._self, context)
        if self._running:
            self._ready.append(handle)
        elif not self.dead:
            self._time.add(self._time.now, self, handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(
        self, delay: float, callback: Any, *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Any, *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self._self, context)
        self._time.add(when, self, handle)
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It stays where it is until its time, and does nothing then."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self._self)

    def create_task(self, coro: Any, *, name: Any = None, context: Any = None, **_: Any) -> Any:
        return asyncio.Task(coro, loop=self._self, name=name, context=context)

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:
        """A thread: somebody else's time, no matter when it is done."""
        done = self.create_future()

        def work() -> None:
            if done.done():
                return
            try:
                answer = func(*args)
            except BaseException as bad:
                done.set_exception(bad)
            else:
                done.set_result(answer)

        self.enter(work, after=self._thread())
        return done

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self.dead:
            self.failed(context)

    def get_task_factory(self) -> None:
        """The usual tasks."""

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return self._running

    def is_closed(self) -> bool:
        return self.dead
