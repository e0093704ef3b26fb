"""The database: SQLite in a file, or PostgreSQL. Writes of one moment share one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any, NamedTuple

from sqlalchemy import Executable, Table, event, insert, make_url, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, Row
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tockwork.errors import TockworkError
from tockwork.server.store import schema

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
_LOCK = 7_463_251  # PostgreSQL's advisory lock of a running server
_MOST_AT_ONCE = 500


class NewRow(NamedTuple):
    """A row to be added. Those of one commit are sent together, table by table."""

    table: Table
    values: dict[str, Any]


Work = Executable | NewRow
_Job = tuple[Sequence[Work], "asyncio.Future[None]"]


class StorageError(TockworkError):
    """The database refused or could not be reached; nothing was stored."""


class Storage:
    """An open database. `write` returns when everything it was given is safely stored."""

    def __init__(self, engine: AsyncEngine, url: URL) -> None:
        self._engine = engine
        self._url = url
        self._queue: asyncio.Queue[_Job | None] = asyncio.Queue()  # None: no more will come
        self._writer: asyncio.Task[None] | None = None
        self._lock_file: IO[str] | None = None
        self._lock_connection: AsyncConnection | None = None
        self._closed = False
        self.commits = 0

    @classmethod
    async def open(cls, address: str) -> Storage:
        """Opens or makes the database; StorageError says in one line what is in the way."""
        url = _url(address)
        if url.get_backend_name() == "sqlite":
            engine = create_async_engine(url, connect_args={"timeout": 10})
            event.listen(engine.sync_engine, "connect", _sqlite_settings)
        else:
            engine = create_async_engine(
                url, pool_pre_ping=True, pool_size=4, connect_args={"timeout": 10}
            )
        storage = cls(engine, url)
        try:
            await storage._lock()
            await storage._prepare()
        except (SQLAlchemyError, OSError, TimeoutError) as bad:
            await storage.close()
            raise StorageError(f"database {storage.name}: {_cause(bad)}") from None
        except StorageError:
            await storage.close()
            raise
        storage._writer = asyncio.create_task(storage._write_on())
        return storage

    @property
    def name(self) -> str:
        """Where it is, without a password."""
        plain = self._url.set(drivername=self._url.get_backend_name())
        return plain.render_as_string(hide_password=True)

    async def _lock(self) -> None:
        """One server at a time: two would each believe to be the only judge."""
        if self._url.get_backend_name() == "sqlite":
            self._lock_file = _locked(Path(self._url.database or ""))
            return
        self._lock_connection = await self._engine.connect()
        free = await self._lock_connection.scalar(text(f"select pg_try_advisory_lock({_LOCK})"))
        if not free:
            raise StorageError(f"database {self.name}: another tockwork serve is using it")

    async def _prepare(self) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(schema.metadata.create_all)
        rows = await self.rows(select(schema.meta.c.value).where(schema.meta.c.key == "version"))
        if not rows:
            row = {"key": "version", "value": str(schema.VERSION)}
            async with self._engine.begin() as connection:
                await connection.execute(self.upsert(schema.meta, row))
        elif int(rows[0].value) != schema.VERSION:
            raise StorageError(
                f"database {self.name}: has version {rows[0].value} of the tables,"
                f" this program knows {schema.VERSION}"
            )

    def upsert(self, table: Table, row: dict[str, Any]) -> Executable:
        """An insert that replaces a row with the same key."""
        dialect = sqlite if self._url.get_backend_name() == "sqlite" else postgresql
        keys = [column.name for column in table.primary_key]
        rest = {name: value for name, value in row.items() if name not in keys}
        new: Any = dialect.insert(table).values(**row)
        statement: Executable = (
            new.on_conflict_do_update(index_elements=keys, set_=rest)
            if rest
            else new.on_conflict_do_nothing(index_elements=keys)
        )
        return statement

    async def rows(self, query: Any) -> Sequence[Row[Any]]:
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(query)).all()
        except (SQLAlchemyError, OSError, TimeoutError) as bad:
            raise StorageError(f"database: {_cause(bad)}") from None

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
        rows: dict[Table, list[dict[str, Any]]] = {}
        for part in work:
            if isinstance(part, NewRow):
                rows.setdefault(part.table, []).append(part.values)
        try:
            async with self._engine.begin() as connection:
                for table, values in rows.items():
                    await connection.execute(insert(table), values)
                for part in work:
                    if not isinstance(part, NewRow):
                        await connection.execute(part)
            self.commits += 1
        except (SQLAlchemyError, OSError, TimeoutError) as bad:
            raise StorageError(f"database: {_cause(bad)}") from None

    async def close(self) -> None:
        """Stores what is waiting, then lets go."""
        if self._writer is not None:
            self._closed = True
            self._queue.put_nowait(None)
            await self._writer
        if self._lock_connection is not None:
            await self._lock_connection.close()
        await self._engine.dispose()
        if self._lock_file is not None:
            self._lock_file.close()


def _url(address: str) -> URL:
    try:
        url = make_url(address)
        backend = url.get_backend_name()
    except (ArgumentError, NoSuchModuleError, ValueError):
        raise StorageError(
            f"--database {address}: write sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    if backend not in _DRIVERS:
        raise StorageError(f"--database {address}: only sqlite and postgresql are supported")
    if backend == "sqlite" and not url.database:
        raise StorageError(f"--database {address}: name a file, as in sqlite:///tables.db")
    options = dict(url.query)
    if "sslmode" in options:  # what PostgreSQL's own programs call it
        options["ssl"] = options.pop("sslmode")
    return url.set(drivername=_DRIVERS[backend], query=options)


def _sqlite_settings(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL"):  # FULL: survives a power cut as well
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _locked(database: Path) -> IO[str]:
    file = open(database.with_name(database.name + ".lock"), "w")  # noqa: SIM115 kept open
    try:
        import fcntl
    except ImportError:  # no such locks on this system
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise StorageError(f"database {database}: another tockwork serve is using it") from None
    return file


def _cause(bad: BaseException) -> str:
    """The driver's own words, in one line."""
    origin = getattr(bad, "orig", None) or bad
    words = getattr(origin, "strerror", None) or str(origin) or type(origin).__name__
    return " ".join(words.rsplit(">:", 1)[-1].split())
