"""What a database has to do for a storage, whichever kind it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Executable, Table
from sqlalchemy.engine import Row

from tockwork.errors import TockworkError


class StorageError(TockworkError):
    """The database refused or could not be reached; nothing was stored."""


class Overtaken(StorageError):
    """Somebody else has stored a row with the same key first; nothing was stored."""


class NewRow(NamedTuple):
    """A row to be added. Those of one commit are sent together, table by table."""

    table: Table
    values: dict[str, Any]


Work = Executable | NewRow


class Database(Protocol):
    """An open database, its tables as this program knows them."""

    @property
    def dialect(self) -> Any:
        """SQLAlchemy's module for its way of writing SQL."""

    async def open(self) -> None:
        """Makes sure that nobody else has it, and that all tables are there."""

    async def rows(self, query: Any) -> Sequence[Row[Any]]: ...

    async def commit(self, work: Sequence[Work]) -> None:
        """All of it in one transaction, or none; Overtaken if a key is there already."""

    async def fill(self, parts: Iterable[Sequence[NewRow]]) -> None:
        """The same for more rows than fit into memory: each part is asked for when its turn comes,
        and all that is wrong with one leaves nothing stored."""

    async def watch(self) -> None:
        """Makes sure that it is still the one that was opened, and still ours."""

    async def close(self) -> None: ...


def new_rows(work: Sequence[Work]) -> dict[Table, list[dict[str, Any]]]:
    """The rows to be added, table by table."""
    rows: dict[Table, list[dict[str, Any]]] = {}
    for part in work:
        if isinstance(part, NewRow):
            rows.setdefault(part.table, []).append(part.values)
    return rows
