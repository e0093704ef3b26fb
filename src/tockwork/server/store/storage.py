"""Storage in SQLite or PostgreSQL. Writes of one moment share one commit."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Executable, Table, make_url, text
from sqlalchemy.engine import URL, Row
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from tockwork.errors import TockworkError
from tockwork.server.store.database import (
    Conflict,
    Database,
    Missing,
    NewRow,
    Required,
    StorageError,
    Work,
)
from tockwork.server.store.postgres import Postgres
from tockwork.server.store.sqlite import SqliteFile

__all__ = ["Conflict", "Missing", "NewRow", "Required", "Storage", "StorageError", "Work"]

logger = logging.getLogger("tockwork.store")
T = TypeVar("T")

_ENOUGH = 16  # writes for a commit that are not made to wait for others
_MOST_AT_ONCE = 500
PATIENCE = 8.0  # seconds after which an unresponsive database counts as away


class _Job(NamedTuple):
    work: Sequence[Work]
    done: asyncio.Future[None]
    since: float


class Storage:
    """An open database. `write` returns when everything it was given is safely stored.

    While nothing can be stored, `failing_since` says since when (in seconds of `time.monotonic`);
    `recovered` is called with it when something could be stored again.
    """

    def __init__(self, database: Database, url: URL) -> None:
        self._database = database
        self._url = url
        self._queue: deque[_Job] = deque()
        self._bell = asyncio.Event()  # rings when there is something to store, or no more will come
        self._unanswered: deque[_Job] = deque()  # some finished ones among them
        self._alarm: asyncio.TimerHandle | None = None
        self._writer: asyncio.Task[None] | None = None
        self._closed = False
        self._lost: StorageError | None = None  # why it is no longer ours to write to
        self.patience = PATIENCE
        self.commits = 0
        self.failing_since: float | None = None
        self.recovered: Callable[[float], None] = lambda since: None

    @classmethod
    async def open(cls, address: str, *, shared: bool = False) -> Storage:
        """Opens or creates the database; StorageError says in one line why it cannot.

        `shared`: other processes write to it too, all with this setting.
        """
        url = database_url(address)
        if url.get_backend_name() == "sqlite":
            if shared:
                raise StorageError(
                    f"--database {without_password(address)}: only PostgreSQL serves several"
                    " processes"
                )
            database: Database = SqliteFile(url)
        else:
            database = Postgres(url, shared=shared)
        storage = cls(database, url)
        try:
            await storage._database.open()
        except Exception as bad:
            await storage.close()
            if isinstance(bad, StorageError):
                raise
            raise StorageError(f"database {storage.name}: {_cause(bad)}") from None
        storage._writer = asyncio.create_task(storage._write_on())
        return storage

    @property
    def name(self) -> str:
        """Where it is, without a password."""
        return without_password(self._url.render_as_string(hide_password=True))

    def upsert(self, table: Table, row: dict[str, Any]) -> Executable:
        """An insert that replaces a row with the same key."""
        keys = [column.name for column in table.primary_key]
        rest = {name: value for name, value in row.items() if name not in keys}
        new: Any = self._database.dialect.insert(table).values(**row)
        statement: Executable = (
            new.on_conflict_do_update(index_elements=keys, set_=rest)
            if rest
            else new.on_conflict_do_nothing(index_elements=keys)
        )
        return statement

    # reading -------------------------------------------------------------------------------------

    async def rows(self, query: Any) -> Sequence[Row[Any]]:
        return await self._answered(self._database.rows(query))

    async def check(self) -> None:
        """Nothing if it can store, as far as is known without storing anything."""
        if self._lost is not None:
            raise self._lost
        if self.failing_since is not None:
            raise StorageError("database: the last write failed")
        await self.rows(text("select 1"))

    async def watch(self) -> None:
        """Looks whether it is still ours; while it is not, every write is refused."""
        before, self._lost = self._lost, None
        try:
            await self._answered(self._database.watch())
        except StorageError as bad:
            self._lost = bad
            if before is None:
                logger.error("lost", extra={"detail": str(bad)})
                self._note_failure(time.monotonic())
            raise

    # writing -------------------------------------------------------------------------------------

    async def write(self, *work: Work) -> None:
        """Stores all of it or nothing; StorageError if nothing, or if that is not known."""
        if self._writer is None or self._writer.done() or self._closed:
            raise StorageError("database: closed")
        if self._lost is not None:
            raise self._lost
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        job = _Job(work, done, time.monotonic())
        self._queue.append(job)
        self._bell.set()
        self._count_unanswered(job)
        await done

    async def fill(self, parts: Iterable[Sequence[NewRow]]) -> None:
        """Stores all rows or none, however many they are and however long it takes."""
        try:
            await self._database.fill(parts)
        except TockworkError:
            raise
        except Exception as bad:
            raise StorageError(f"database: {_cause(bad)}") from bad

    async def shrink(self) -> None:
        """Gives back the space of what was deleted, however long it takes."""
        try:
            await self._database.shrink()
        except Exception as bad:
            raise StorageError(f"database: {_cause(bad)}") from bad

    def _count_unanswered(self, job: _Job) -> None:
        """One alarm for all who wait: one for each would cost more than the rest of a write."""
        while self._unanswered and self._unanswered[0].done.done():
            self._unanswered.popleft()
        self._unanswered.append(job)
        if self._alarm is None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(self.patience, self._lose_patience)

    def _lose_patience(self) -> None:
        """A caller that has waited too long gets an unknown outcome."""
        self._alarm, now = None, time.monotonic()
        while self._unanswered:
            job = self._unanswered[0]
            if not job.done.done():
                if (left := job.since + self.patience - now) > 0:
                    loop = asyncio.get_running_loop()
                    self._alarm = loop.call_later(left, self._lose_patience)
                    return
                self._note_failure(job.since)
                job.done.set_exception(self._no_answer())
            self._unanswered.popleft()

    async def _write_on(self) -> None:
        while self._queue or not self._closed:
            if not self._queue:
                self._bell.clear()
                await self._bell.wait()
            # A commit costs as much for one as for many: while more are just coming, it waits.
            known = 0
            while known < len(self._queue) < _ENOUGH:
                known = len(self._queue)
                await asyncio.sleep(0)
            batch = [self._queue.popleft() for _ in range(min(_MOST_AT_ONCE, len(self._queue)))]
            # A caller that has stopped waiting got an unknown outcome, which stays.
            jobs = [job for job in batch if not job.done.done()]
            try:
                await self._store(jobs)
            except Exception as bad:  # whatever it is: the next ones are written all the same
                logger.exception("writer")
                for job in jobs:
                    _settle(job, StorageError(f"database: {_cause(bad)}"))

    async def _store(self, jobs: list[_Job]) -> None:
        if not jobs:
            return
        error: StorageError | None = None
        try:
            await self._commit([part for job in jobs for part in job.work])
        except StorageError as bad:
            error = bad
        if error is None or len(jobs) == 1:
            for job in jobs:
                self._settle(job, error)
            return
        # One refused write must not take those with it that only shared its commit.
        for job in jobs:
            error = None
            if job.done.done():
                continue
            try:
                await self._commit(job.work)
            except StorageError as bad:
                error = bad
            self._settle(job, error)

    def _settle(self, job: _Job, error: StorageError | None) -> None:
        if error is None or isinstance(error, Conflict | Missing):
            since, self.failing_since = self.failing_since, None
            if since is not None:
                self.recovered(since)
        else:
            self._note_failure(job.since)
        _settle(job, error)

    def _note_failure(self, since: float) -> None:
        if self.failing_since is None:
            self.failing_since = since

    async def _commit(self, work: Sequence[Work]) -> None:
        """Callers time out themselves; the write goes on when the database does."""
        if not work:
            return
        try:
            await self._database.commit(work)
        except StorageError:
            raise
        except Exception as bad:  # whatever it is: who waits for it must hear of it
            raise StorageError(f"database: {_cause(bad)}") from bad
        self.commits += 1

    async def _answered(self, asked: Coroutine[Any, Any, T]) -> T:
        """The result from the database, or StorageError; an unresponsive one is not waited for."""
        task = asyncio.ensure_future(asked)
        try:
            done, _ = await asyncio.wait({task}, timeout=self.patience)
            if done:
                return task.result()
        except StorageError:
            raise
        except Exception as bad:  # whatever it is: who waits for it must hear of it
            raise StorageError(f"database: {_cause(bad)}") from bad
        finally:
            if not task.done():
                task.cancel()
                task.add_done_callback(_forget)
        raise self._no_answer()

    def _no_answer(self) -> StorageError:
        return StorageError(f"database: no answer within {self.patience:g} seconds")

    async def close(self) -> None:
        """Stores what is waiting, then closes."""
        if self._writer is not None:
            self._closed = True
            self._bell.set()
            await asyncio.wait({self._writer}, timeout=self.patience)
            self._writer.cancel()
        if self._alarm is not None:
            self._alarm.cancel()
        with suppress(StorageError):
            await self._answered(self._database.close())


def _settle(job: _Job, error: StorageError | None) -> None:
    if job.done.done():
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)


def _forget(task: asyncio.Future[Any]) -> None:
    """Nobody waits for it any more; asyncio would warn about the unread result."""
    if not task.cancelled():
        task.exception()


PASSWORD = "TOCKWORK_DATABASE_PASSWORD"  # of the environment, where no list of processes shows it


def database_url(address: str) -> URL:
    """The address of a database; StorageError names its error."""
    shown = without_password(address)
    try:
        url = make_url(address)
        backend = url.get_backend_name()
    except (ArgumentError, NoSuchModuleError, ValueError):
        raise StorageError(
            f"--database {shown}: write sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    if backend not in ("sqlite", "postgresql"):
        raise StorageError(f"--database {shown}: only sqlite and postgresql are supported")
    if backend == "sqlite" and not url.database:
        raise StorageError(f"--database {shown}: name a file, as in sqlite:///tables.db")
    if backend == "postgresql" and url.password is None and PASSWORD in os.environ:
        url = url.set(password=os.environ[PASSWORD])
    return url.set(drivername=backend)


def without_password(address: str) -> str:
    """An address for display, even an invalid one: the text before the host may be
    a password."""
    start, colon, rest = address.rpartition("://")
    user, at, host = rest.rpartition("@")
    name, hidden, _ = user.partition(":")
    plain = f"{start}{colon}{name}{':***' if hidden else ''}{at}{host}"
    return re.sub(r"(?i)(password=)[^&\s]*", r"\1***", plain)


def _cause(bad: BaseException) -> str:
    """The driver's own words, in one line."""
    origin = getattr(bad, "orig", None) or bad
    words = getattr(origin, "strerror", None) or str(origin) or type(origin).__name__
    return " ".join(str(words).rsplit(">:", 1)[-1].split())
