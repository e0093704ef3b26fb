"""The interface of a database for the storage, whatever its kind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Executable, Table
from sqlalchemy.engine import Row

from tockwork.errors import TockworkError


class StorageError(TockworkError):
    """The database refused or could not be reached; nothing was stored."""


class Conflict(StorageError):
    """A row with the same key was stored first; nothing was stored (optimistic concurrency)."""


class Missing(StorageError):
    """A required row is missing; nothing was stored."""


class NewRow(NamedTuple):
    """A row to be added. Those of one commit are sent together, table by table."""

    table: Table
    values: dict[str, Any]


class Required(NamedTuple):
    """A statement that has to find or change a row: if it does not, nothing of the whole is stored.

    What was looked up before may have changed since; this is looked at while it is stored.
    """

    statement: Executable
    what: str

    def check(self, result: Any) -> None:
        found = result.first() is not None if result.returns_rows else result.rowcount > 0
        if not found:
            raise Missing(self.what)


Work = Executable | NewRow | Required


class Database(Protocol):
    """An open database, its tables as this program knows them."""

    @property
    def dialect(self) -> Any:
        """SQLAlchemy's module for its way of writing SQL."""

    async def open(self) -> None:
        """Locks the database for this server, and creates missing tables."""

    async def rows(self, query: Any) -> Sequence[Row[Any]]: ...

    async def commit(self, work: Sequence[Work]) -> None:
        """Stores everything in one transaction, or nothing; Conflict if a key exists already,
        Missing if a required row does not."""

    async def fill(self, parts: Iterable[Sequence[NewRow]]) -> None:
        """The same for more rows than fit into memory: each part is asked for when its turn comes,
        and all that is wrong with one leaves nothing stored."""

    async def watch(self) -> None:
        """Makes sure that it is still the one that was opened, and still ours."""

    async def shrink(self) -> None:
        """Gives back the space of what was deleted, where that can be done at once."""

    async def close(self) -> None: ...


def new_rows(work: Sequence[Work]) -> dict[Table, list[dict[str, Any]]]:
    """The rows to be added, table by table."""
    rows: dict[Table, list[dict[str, Any]]] = {}
    for part in work:
        if isinstance(part, NewRow):
            rows.setdefault(part.table, []).append(part.values)
    return rows
