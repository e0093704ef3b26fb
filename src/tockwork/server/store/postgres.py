"""PostgreSQL, for servers that grow."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Table, insert, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import URL, Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from tockwork.server.store import migrate
from tockwork.server.store.database import (
    Conflict,
    Missing,
    NewRow,
    Required,
    StorageError,
    Work,
    new_rows,
)

_LOCK = 7_463_251  # the advisory lock of a running server
_ANSWER = 10  # seconds after which the driver gives a connection up
_AT_ONCE = 2000  # rows of one statement
_DEADLOCK = "40P01"
_TRIES = 3  # of a transaction that PostgreSQL ends because of a deadlock
# A session whose client is gone must not keep the lock for hours.
_LIVELY = {
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
# Wider than the columns: what does not fit one is refused there and not cut off.
_ARRAYS = {str: "text[]", int: "bigint[]", bool: "boolean[]", float: "double precision[]"}


class Postgres:
    """One connection writes and holds the lock: with the connection the right to write is lost.

    The lock is for this server alone, or shared by all processes that notify each other; either
    kind keeps the other out.
    """

    dialect = postgresql

    def __init__(self, url: URL, *, shared: bool = False) -> None:
        self._url = url
        options = dict(url.query)
        if "sslmode" in options:  # PostgreSQL's own name for it
            options["ssl"] = options.pop("sslmode")
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg", query=options),
            pool_pre_ping=True,
            pool_size=5,
            pool_timeout=_ANSWER,
            connect_args={
                "timeout": _ANSWER,
                "command_timeout": _ANSWER,
                "server_settings": _LIVELY,
            },
        )
        self._try_lock = f"select pg_try_advisory_lock{'_shared' if shared else ''}({_LOCK})"
        self._writer: AsyncConnection | None = None
        self._driver: Any = None  # of the writer
        self._busy = asyncio.Lock()

    async def open(self) -> None:
        await self._own()
        async with self._engine.begin() as connection:
            await connection.run_sync(migrate.waiting_for_others)
            await connection.run_sync(migrate.migrate)

    async def _own(self) -> AsyncConnection:
        """The connection that writes, and has the lock."""
        if self._writer is None:
            writer = await self._engine.connect()
            try:
                if not await writer.scalar(text(self._try_lock)):
                    name = self._url.render_as_string(hide_password=True)
                    raise StorageError(f"database {name}: another tockwork serve is using it")
                await writer.commit()  # the lock is the session's and stays
                self._driver = (await writer.get_raw_connection()).driver_connection
            except BaseException:
                await self._drop(writer)
                raise
            self._writer = writer
        return self._writer

    async def _drop(self, connection: AsyncConnection) -> None:
        """Ends a connection, and with it whatever it holds."""
        if connection is self._writer:
            self._writer = None
        with suppress(Exception):
            await connection.invalidate()
        with suppress(Exception):
            await connection.close()

    async def rows(self, query: Any) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def commit(self, work: Sequence[Work]) -> None:
        async with self._busy:
            for left in reversed(range(_TRIES)):
                writer = await self._own()
                try:
                    return await self._carry_out(writer, work)
                except Missing:
                    raise
                except IntegrityError as bad:
                    raise Conflict(str(bad.orig)) from bad
                except asyncpg.IntegrityConstraintViolationError as bad:
                    raise Conflict(str(bad)) from bad
                except BaseException as bad:
                    if left and getattr(getattr(bad, "orig", bad), "sqlstate", "") == _DEADLOCK:
                        continue  # two waited for each other, and nothing of this one is stored
                    await self._drop(writer)  # it may or may not be stored: begin again
                    raise

    async def _carry_out(self, writer: AsyncConnection, work: Sequence[Work]) -> None:
        new = new_rows(work)
        others = [part for part in work if not isinstance(part, NewRow)]
        if len(new) == 1 and not others and len(work) <= _AT_ONCE:
            return await self._insert(*new.popitem())
        async with writer.begin():
            for table, rows in new.items():
                for begin in range(0, len(rows), _AT_ONCE):  # each within `_ANSWER`
                    await writer.execute(insert(table), rows[begin : begin + _AT_ONCE])
            for part in others:
                if isinstance(part, Required):
                    part.check(await writer.execute(part.statement))
                else:
                    await writer.execute(part)

    async def _insert(self, table: Table, rows: Sequence[dict[str, Any]]) -> None:
        """Moves, and nothing else: one statement is its own transaction, so it takes one
        round trip to the database instead of three, and a fraction of the processor."""
        columns = ([row[column.name] for row in rows] for column in table.columns)
        await self._driver.execute(_insert(table), *columns)

    async def fill(self, parts: Iterable[Sequence[NewRow]]) -> None:
        async with self._busy:
            writer = await self._own()
            async with writer.begin():
                for part in parts:
                    for table, rows in new_rows(part).items():
                        await writer.execute(insert(table), rows)

    async def watch(self) -> None:
        if self._busy.locked():
            return  # it is in use, and will report
        async with self._busy:
            writer = await self._own()
            try:
                await writer.execute(text("select 1"))
                await writer.rollback()
            except BaseException:
                await self._drop(writer)
                raise

    async def shrink(self) -> None:
        """Its own autovacuum makes the space free for other rows; VACUUM (FULL) gives it back."""

    async def close(self) -> None:
        if self._writer is not None:
            await self._drop(self._writer)
        await self._engine.dispose()


@cache
def _insert(table: Table) -> str:
    """The same statement for any number of rows, so that it is prepared once."""
    names = ", ".join(column.name for column in table.columns)
    types = [_ARRAYS[column.type.python_type] for column in table.columns]
    values = ", ".join(f"${n}::{each}" for n, each in enumerate(types, 1))
    return f"INSERT INTO {table.name} ({names}) SELECT * FROM unnest({values})"
