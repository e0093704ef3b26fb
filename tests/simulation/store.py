"""The database of a simulated world: real SQL on real SQLite, answers that come late or never.

The server's own code for SQLite runs inside; only its threads are tasks with a duration. Several
processes share one file as they would share PostgreSQL.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy.engine import URL

from tockwork.server.store.database import Work
from tockwork.server.store.sqlite import SqliteFile

if TYPE_CHECKING:
    from tests.simulation.world import Process, World


_MIGRATIONS = 200  # starts after which the statements compiled for them are dropped


class Disk:
    """What goes wrong with the database, for all processes together."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.slow_until = 0.0
        self.full_until = 0.0  # nothing is stored, and it says so
        self.silent_until = 0.0  # it stores, and the answer is lost
        self.stopped_until = 0.0  # nothing happens before
        self.die_after_commit: Process | None = None  # between a commit and its answer

    def heal(self) -> None:
        now = self.world.time.now  # what has begun may still take its time
        self.slow_until, self.full_until = min(self.slow_until, now), min(self.full_until, now)
        self.silent_until = min(self.silent_until, now)
        self.stopped_until = min(self.stopped_until, now)
        self.die_after_commit = None


class SimThread:
    """A thread for one thing after another, as the server's `WorkThread`."""

    def __init__(self, name: str) -> None:
        self._writes = name == "store"
        self._free_at = 0.0

    def do(self, work: Callable[[], Any]) -> asyncio.Future[Any]:
        loop: Any = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        process: Process = loop.process
        world = process.world
        now, disk, rng = world.time.now, world.disk, world.rng
        begin = max(now, self._free_at, disk.stopped_until)
        took = rng.uniform(0.0003, 0.004)
        if now < disk.slow_until:
            took += rng.choice((0.05, 0.3, 1.0, 9.0)) * rng.random()
        self._free_at = begin + took
        world.outside.enter(self._work, process, work, done, after=self._free_at - now)
        return done

    def _work(self, process: Process, work: Callable[[], Any], done: asyncio.Future[Any]) -> None:
        world = process.world
        disk, now = world.disk, world.time.now
        if process.loop.dead:
            return
        answer: Any = None
        error: BaseException | None = None
        if self._writes and now < disk.full_until:
            error = OSError(28, "No space left on device")
        else:
            try:
                answer = work()
            except Exception as bad:
                error = bad
        if self._writes:
            world.laws.could_store(not isinstance(error, OSError))
        if self._writes and disk.die_after_commit is process:
            disk.die_after_commit = None
            world.kill(process, "between a commit and its answer")
            return
        if self._writes and now < disk.silent_until and error is None and world.rng.random() < 0.5:
            error = OSError(104, "Connection reset by peer")
        process.loop.enter(_settle, done, answer, error, after=world.rng.uniform(0.0001, 0.002))

    def end(self) -> None:
        pass


def _settle(done: asyncio.Future[Any], answer: Any, error: BaseException | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(answer)
    else:
        done.set_exception(error)


class SimFile(SqliteFile):
    """The server's own SQLite, for one process; every commit is seen by the laws."""

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        loop: Any = asyncio.get_running_loop()
        self._process: Process = loop.process
        self._process.files.append(self)
        # One engine for all starts: it keeps the statements that it has compiled.
        world = self._process.world
        world.engine = world.engine or self._engine
        self._engine = world.engine
        if world.starts % _MIGRATIONS == 0:  # each leaves a statement of its own
            world.engine.clear_compiled_cache()

    def _commit(self, work: Sequence[Work]) -> None:
        super()._commit(work)
        self._process.world.laws.committed(self._process, work)

    def drop(self) -> None:
        """The process is gone: whatever it has not committed never was."""
        if self._writer is not None and not self._writer.closed:
            self._driver.rollback()
            self._writer.close()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.close()


class SharedFile(SimFile):
    """In the place of PostgreSQL: several processes write."""

    def __init__(self, url: URL, *, shared: bool = False) -> None:
        super().__init__(url.set(drivername="sqlite"))

    async def open(self) -> None:
        await self._writing.do(self._prepare)

    async def watch(self) -> None:
        await self._writing.do(lambda: None)
