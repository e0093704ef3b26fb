"""SQLite in a file: one thread writes while the loop goes on, another reads."""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, Table, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL, Row
from sqlalchemy.exc import IntegrityError

from tockwork.server.store.database import (
    Conflict,
    NewRow,
    Required,
    StorageError,
    Work,
    new_rows,
)
from tockwork.server.store.migrate import migrate
from tockwork.server.store.work_thread import WorkThread

ERASED = 60.0  # seconds after which nothing deleted or overwritten is left in the files
_PATIENCE = 10  # seconds to wait for another program that has the database
_MOST_ROWS = 40  # of one statement; the driver remembers that of each number


class SqliteFile:
    """Every thread has its connection; readers never wait for the writer (WAL)."""

    dialect = sqlite

    def __init__(self, url: URL) -> None:
        self._file = Path(url.database or "")
        self._engine = create_engine(
            url.set(drivername="sqlite"), connect_args={"timeout": _PATIENCE}
        )
        event.listen(self._engine, "connect", _settings)
        self._writing = WorkThread("store")
        self._reading = WorkThread("read")
        self._writer: Connection | None = None
        self._driver: Any = None
        self._lock: IO[bytes] | None = None
        self._overwritten: float | None = None  # since when the log has had deleted text

    async def open(self) -> None:
        self._lock = _locked(self._file)
        await self._writing.do(self._prepare)
        self._same = os.stat(self._file)

    def _prepare(self) -> None:
        with self._engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # all steps or none
            migrate(connection)
            connection.commit()
        self._writer = self._engine.connect()
        self._driver = self._writer.connection.driver_connection
        self._driver.isolation_level = None  # transactions begin where it is said below

    async def rows(self, query: Any) -> Sequence[Row[Any]]:
        def read() -> Sequence[Row[Any]]:
            with self._engine.connect() as connection:
                return connection.execute(query).all()

        return await self._reading.do(read)

    async def commit(self, work: Sequence[Work]) -> None:
        await self._writing.do(lambda: self._commit(work))

    def _commit(self, work: Sequence[Work]) -> None:
        writer, driver = self._writer, self._driver
        assert writer is not None
        # Rows go to the driver as they are: SQLAlchemy takes longer for them than SQLite. As the
        # loop and this thread run in turns, what counts is how often it comes back from SQLite:
        # once, where one statement is all and a transaction of its own.
        inserts = [
            insert for table, rows in new_rows(work).items() for insert in _inserts(table, rows)
        ]
        others = [part for part in work if not isinstance(part, NewRow)]
        several = bool(others) or len(inserts) > 1
        try:
            if several:
                driver.execute("BEGIN IMMEDIATE")
            for statement, values in inserts:
                driver.execute(statement, values)
            for part in others:
                if isinstance(part, Required):
                    part.check(writer.execute(part.statement))
                else:
                    writer.execute(part)
            if several:
                driver.commit()
            if others and self._overwritten is None:
                self._overwritten = time.monotonic()
        except (sqlite3.IntegrityError, IntegrityError) as bad:
            driver.rollback()
            raise Conflict(str(bad)) from bad
        except BaseException:
            driver.rollback()
            raise
        finally:
            if others:
                writer.rollback()  # ends the transaction that SQLAlchemy assumes

    async def fill(self, parts: Iterable[Sequence[NewRow]]) -> None:
        await self._writing.do(lambda: self._fill(parts))

    def _fill(self, parts: Iterable[Sequence[NewRow]]) -> None:
        driver = self._driver
        driver.execute("BEGIN IMMEDIATE")
        try:
            for part in parts:
                for table, rows in new_rows(part).items():
                    for statement, values in _inserts(table, rows):
                        driver.execute(statement, values)
            driver.commit()
        except BaseException:
            driver.rollback()
            raise

    async def watch(self) -> None:
        """Writes to a file that was moved away or replaced would be lost."""
        assert self._lock is not None
        try:
            there = os.path.samestat(os.stat(self._file), self._same)
        except OSError:
            there = False
        if not there:
            raise StorageError(f"database {self._file}: the file was moved, deleted or replaced")
        if self._overwritten is not None and time.monotonic() - self._overwritten >= ERASED:
            await self._writing.do(self._erase)

    def _erase(self) -> None:
        """Deleted or overwritten text is still in the write-ahead log, and before a checkpoint in
        the database too. Readers are not waited for."""
        driver = self._driver
        with suppress(sqlite3.Error):  # then it is tried again a second later
            driver.execute("PRAGMA busy_timeout=0")
            try:
                busy, _, _ = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            finally:
                driver.execute(f"PRAGMA busy_timeout={_PATIENCE * 1000}")
            if not busy:
                self._overwritten = None

    async def shrink(self) -> None:
        await self._writing.do(lambda: self._driver.execute("VACUUM"))

    async def close(self) -> None:
        def close() -> None:
            if self._writer is not None:
                self._writer.close()
            self._engine.dispose()

        await self._writing.do(close)
        for thread in (self._writing, self._reading):
            thread.end()
        if self._lock is not None:
            self._lock.close()


def _inserts(table: Table, rows: Sequence[dict[str, Any]]) -> Iterator[tuple[str, list[Any]]]:
    """As few statements as it takes, with their values."""
    names = [column.name for column in table.columns]
    for begin in range(0, len(rows), _MOST_ROWS):
        some = rows[begin : begin + _MOST_ROWS]
        yield _insert(table, len(some)), [row[name] for row in some for name in names]


@cache
def _insert(table: Table, rows: int) -> str:
    names = [column.name for column in table.columns]
    places = f"({', '.join('?' * len(names))})"
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES {', '.join([places] * rows)}"


def _settings(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    # FULL: survives a power cut as well. Games write the same pages again and again, so 16 MB of
    # them may gather before a checkpoint. Deleted text is overwritten with zeros.
    fast = ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=4000")
    for setting in (*fast, "secure_delete=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _locked(database: Path) -> IO[bytes]:
    """One server at a time: two would each decide alone.

    On Linux the database itself is locked, so that another path to it or another name for it make
    no difference; SQLite's locks are of another kind there. Elsewhere they might be of the
    same kind, so a file beside it is locked.
    """
    real = Path(os.path.realpath(database))
    name = real if sys.platform == "linux" else real.with_name(real.name + ".lock")
    file = open(name, "ab")  # noqa: SIM115 kept open
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
