"""PostgreSQL, for servers that grow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import insert, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import URL, Row
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from tockwork.server.store import migrate
from tockwork.server.store.database import NewRow, StorageError, Work, new_rows

_LOCK = 7_463_251  # the advisory lock of a running server


class Postgres:
    dialect = postgresql

    def __init__(self, url: URL) -> None:
        self._url = url
        options = dict(url.query)
        if "sslmode" in options:  # what PostgreSQL's own programs call it
            options["ssl"] = options.pop("sslmode")
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg", query=options),
            pool_pre_ping=True,
            pool_size=4,
            connect_args={"timeout": 10},
        )
        self._lock: AsyncConnection | None = None

    async def open(self) -> None:
        self._lock = await self._engine.connect()
        if not await self._lock.scalar(text(f"select pg_try_advisory_lock({_LOCK})")):
            name = self._url.render_as_string(hide_password=True)
            raise StorageError(f"database {name}: another tockwork serve is using it")
        async with self._engine.begin() as connection:
            await connection.run_sync(migrate.waiting_for_others)
            await connection.run_sync(migrate.migrate)

    async def rows(self, query: Any) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def commit(self, work: Sequence[Work]) -> None:
        async with self._engine.begin() as connection:
            for table, rows in new_rows(work).items():
                await connection.execute(insert(table), rows)
            for part in work:
                if not isinstance(part, NewRow):
                    await connection.execute(part)

    async def close(self) -> None:
        if self._lock is not None:
            await self._lock.close()
        await self._engine.dispose()
