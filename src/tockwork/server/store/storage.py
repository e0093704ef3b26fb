"""What is kept, in SQLite or PostgreSQL. Writes of one moment share one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, Table, make_url
from sqlalchemy.engine import URL, Row
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from tockwork.server.store.database import Database, NewRow, StorageError, Work
from tockwork.server.store.postgres import Postgres
from tockwork.server.store.sqlite import SqliteFile

__all__ = ["NewRow", "Storage", "StorageError", "Work"]

_MOST_AT_ONCE = 500
_Job = tuple[Sequence[Work], "asyncio.Future[None]"]


class Storage:
    """An open database. `write` returns when everything it was given is safely stored."""

    def __init__(self, database: Database, url: URL) -> None:
        self._database = database
        self._url = url
        self._queue: asyncio.Queue[_Job | None] = asyncio.Queue()  # None: no more will come
        self._writer: asyncio.Task[None] | None = None
        self._closed = False
        self.commits = 0

    @classmethod
    async def open(cls, address: str) -> Storage:
        """Opens or makes the database; StorageError says in one line what is in the way."""
        url = _url(address)
        kind = SqliteFile if url.get_backend_name() == "sqlite" else Postgres
        storage = cls(kind(url), url)
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
        return self._url.render_as_string(hide_password=True)

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

    async def rows(self, query: Any) -> Sequence[Row[Any]]:
        try:
            return await self._database.rows(query)
        except Exception as bad:
            raise StorageError(f"database: {_cause(bad)}") from bad

    async def write(self, *work: Work) -> None:
        """Stores all of it or nothing; StorageError if nothing."""
        if self._writer is None or self._closed:
            raise StorageError("database: closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((work, done))
        await done

    async def _write_on(self) -> None:
        going_on = True
        while going_on:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < _MOST_AT_ONCE:
                batch.append(self._queue.get_nowait())
            jobs = [job for job in batch if job is not None]
            going_on = len(jobs) == len(batch)
            try:
                await self._commit([part for job, _ in jobs for part in job])
            except StorageError as bad:
                await self._one_by_one(jobs, bad)
            else:
                for _, done in jobs:
                    if not done.done():
                        done.set_result(None)

    async def _one_by_one(self, jobs: list[_Job], bad: StorageError) -> None:
        """One refused write must not take those with it that only shared its commit."""
        for work, done in jobs:
            error: StorageError | None = bad
            if len(jobs) > 1:
                try:
                    await self._commit(work)
                    error = None
                except StorageError as again:
                    error = again
            if done.done():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    async def _commit(self, work: Sequence[Work]) -> None:
        try:
            if work:
                await self._database.commit(work)
                self.commits += 1
        except Exception as bad:  # whatever it is: who waits for it must hear of it
            raise StorageError(f"database: {_cause(bad)}") from bad

    async def close(self) -> None:
        """Stores what is waiting, then lets go."""
        if self._writer is not None:
            self._closed = True
            self._queue.put_nowait(None)
            await self._writer
        await self._database.close()


def _url(address: str) -> URL:
    try:
        url = make_url(address)
        backend = url.get_backend_name()
    except (ArgumentError, NoSuchModuleError, ValueError):
        raise StorageError(
            f"--database {address}: write sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    if backend not in ("sqlite", "postgresql"):
        raise StorageError(f"--database {address}: only sqlite and postgresql are supported")
    if backend == "sqlite" and not url.database:
        raise StorageError(f"--database {address}: name a file, as in sqlite:///tables.db")
    return url.set(drivername=backend)


def _cause(bad: BaseException) -> str:
    """The driver's own words, in one line."""
    origin = getattr(bad, "orig", None) or bad
    words = getattr(origin, "strerror", None) or str(origin) or type(origin).__name__
    return " ".join(words.rsplit(">:", 1)[-1].split())
