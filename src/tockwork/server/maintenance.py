"""Maintenance of a database: replaying every table, backups, and deletion of old ones."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass, field
from errno import ENOENT
from itertools import islice, pairwise
from pathlib import Path
from typing import IO, Any, NamedTuple, TextIO, TypeVar

from alembic.runtime.migration import MigrationContext
from pydantic import ValidationError
from sqlalchemy import URL, Connection, Row, Table, create_engine, delete, func, select
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import create_async_engine

from tockwork.errors import TockworkError
from tockwork.locale.shapes import problem
from tockwork.records.fair import promise
from tockwork.server.store import migrate, roles, schema
from tockwork.server.store.copies import abandoned
from tockwork.server.store.roles import Role
from tockwork.server.store.storage import NewRow, Storage, StorageError, database_url
from tockwork.server.tables.entries import ENTRY, Answered, Created, PartGiven, Started
from tockwork.server.tables.host import settled
from tockwork.server.tables.log import TableLog

T = TypeVar("T")
_FORM = {"tockwork": "backup", "version": 1}
_AT_ONCE = 500
_DAY = 86_400_000


@dataclass
class Found:
    """The counts of a check."""

    tables: int = 0
    games: int = 0
    entries: int = 0
    wrong: list[str] = field(default_factory=list)


async def check(address: str) -> Found:
    """Replays every table; a running server does not mind. StorageError if it cannot be read."""
    return await read(address, _check)


def _check(connection: Connection) -> Found:
    found, c = Found(), schema.entries.c
    if connection.dialect.name == "sqlite":
        torn = connection.exec_driver_sql("PRAGMA integrity_check(10)").scalars().all()
        found.wrong += [f"file: {line}" for line in torn if line != "ok"]
    found.wrong += _of_nothing(connection)
    for (table_id,) in connection.execute(select(c.table_id).distinct()).all():
        here = select(c.position, c.at, c.data).where(c.table_id == table_id)
        rows = connection.execute(here.order_by(c.position)).all()
        found.tables += 1
        try:
            _check_cards(connection, _check_table(table_id, rows, found))
        except Exception as bad:  # whatever a log is that is none
            what = str(bad) if isinstance(bad, TockworkError) else f"{type(bad).__name__}: {bad}"
            found.wrong.append(f"table {table_id}: {' '.join(what.split())[:300]}")
    return found


def _of_nothing(connection: Connection) -> Iterator[str]:
    """Rows about tables that have no log: they are written with its first entry or later."""
    logs = select(schema.entries.c.table_id)
    for table, key in (
        (schema.tables, schema.tables.c.id),
        (schema.sitting, schema.sitting.c.table_id),
        (schema.spoken, schema.spoken.c.table_id),
        (schema.finished, schema.finished.c.table_id),
        (schema.evidence, schema.evidence.c.table_id),
    ):
        for (name,) in connection.execute(select(key).where(key.not_in(logs)).distinct()):
            yield f"{table.name}: a row of table {name}, which has no entries"


def _check_cards(connection: Connection, log: TableLog) -> None:
    """Rows made for lists may lag behind the log, but never be ahead of it."""
    card = connection.execute(select(schema.tables).where(schema.tables.c.id == log.id)).first()
    if card is None:
        raise TockworkError("no list knows of it: its row in 'tables' is missing")
    ended = select(schema.finished.c.data).where(schema.finished.c.table_id == log.id)
    row = connection.execute(ended).first()
    if log.phase != "over" and (row is not None or card.phase == "over"):
        raise TockworkError(f"its row says over, but its {log.entries} entries do not end it")
    if row is not None and log.game_log is not None:
        stored = json.loads(row.data)["tally"]["winners"]
        if stored != list(log.game_log.winners):
            raise TockworkError(f"'finished' has the winners {stored}: {log.game_log.winners} won")


def _entry(row: Any) -> Any:
    try:
        return ENTRY.validate_json(row.data)
    except ValidationError as bad:
        error = bad.errors()[0]
        where = [str(row.position), *map(str, error["loc"])]
        raise TockworkError(problem(f"entry {' '.join(where)}", error)) from None


def _check_table(table_id: str, rows: Any, found: Found) -> TableLog:
    if [row.position for row in rows] != list(range(len(rows))):
        there = {row.position for row in rows}
        first = next(n for n in range(len(rows) + 1) if n not in there)
        raise TockworkError(f"entry {first}: entries are missing")
    created = _entry(rows[0])
    if not isinstance(created, Created):
        raise TockworkError("a log begins with its table")
    log, moved = TableLog(table_id, created, rows[0].at), False
    other = created.edition is not None and created.edition != log.rules.edition
    for before, row in pairwise(rows):
        entry = _entry(row)
        if row.at < before.at - _DAY:  # hosts need not agree to the second
            raise TockworkError(f"entry {row.position}: it is older than the one before")
        if isinstance(entry, Answered) and entry.seat != log.asked:
            raise TockworkError(f"entry {row.position}: seat {entry.seat} was not asked")
        if isinstance(entry, Started) and log.began:
            raise TockworkError(f"entry {row.position}: a second beginning")
        if isinstance(entry, PartGiven):
            committed = dict(log.asked_to_show()).get(entry.guest)
            if committed is not None and committed != promise(entry.part, entry.word):
                raise TockworkError(f"entry {row.position}: a part that was not promised")
        dealt = isinstance(entry, Started) and created.part is not None
        if dealt and log.next_seed() != entry.seed:
            raise TockworkError(f"entry {row.position}: the seed does not follow from the parts")
        try:
            log.apply(entry, row.at)
        except Exception as bad:  # whatever a log is that does not replay
            edition = f" (played under edition {created.edition} of the rules)" if other else ""
            raise TockworkError(f"entry {row.position}: {bad}{edition}") from None
        moved = True
    found.entries += len(rows)
    found.games += moved and log.began > 0
    return log


async def reported(address: str, since: int, *, with_settled: bool = False) -> list[list[Row[Any]]]:
    """The reports since then, player by player: those reported by most users first. Deleted
    players are not among them."""

    def of_days(connection: Connection) -> list[list[Row[Any]]]:
        c, found = schema.reports.c, dict[str, list[Row[Any]]]()
        query = select(schema.reports).where(c.at >= since, c.about.is_not(None))
        if not with_settled:
            query = query.where(c.settled_at.is_(None))
        for row in connection.execute(query.order_by(c.at.desc())):
            found.setdefault(row.about, []).append(row)
        return sorted(found.values(), key=lambda rows: -len({row.guest for row in rows}))

    return await read(address, of_days)


async def settle(address: str, report: str, note: str, now: int) -> bool:
    """Settles the report whose id begins so; False if there is none, or several."""

    def change(connection: Connection) -> bool:
        c = schema.reports.c
        found = select(c.id).where(c.id.startswith(report, autoescape=True), c.about.is_not(None))
        ids = connection.execute(found).scalars().all()
        if len(ids) == 1:
            connection.execute(settled(ids[0], note, now))
        return len(ids) == 1

    return await write(address, change)


async def give_role(address: str, role: Role, note: str | None, now: int) -> str:
    """The code of a new link for a role."""
    code, stores = roles.offered(role, note, now)
    await write(address, lambda connection: connection.execute(stores))
    return code


async def listed_roles(address: str) -> list[Row[Any]]:
    """All roles and open links, the oldest first."""
    return await read(address, lambda c: list(c.execute(roles.listed())))


async def withdraw_role(address: str, role_id: str) -> bool:
    """Ends a role or a link; False if there is none."""
    return await write(address, lambda c: bool(c.execute(roles.withdrawn(role_id)).rowcount))


class Tidied(NamedTuple):
    """The number of deleted tables and copies."""

    tables: int
    copies: int


async def tidy(address: str, before: int) -> Tidied:
    """Deletes tables without activity since then (milliseconds), everything that refers to them,
    and copies of users who have no game here and were not seen since."""
    _existing(address)
    storage = await Storage.open(address)
    try:
        c = schema.entries.c
        old = select(c.table_id).group_by(c.table_id).having(func.max(c.at) < before)
        ids = [row.table_id for row in await storage.rows(old)]
        for begin in range(0, len(ids), _AT_ONCE):
            some = ids[begin : begin + _AT_ONCE]
            await storage.write(
                delete(schema.sitting).where(schema.sitting.c.table_id.in_(some)),
                delete(schema.spoken).where(schema.spoken.c.table_id.in_(some)),
                delete(schema.codes).where(schema.codes.c.table_id.in_(some)),
                delete(schema.finished).where(schema.finished.c.table_id.in_(some)),
                delete(schema.notices).where(schema.notices.c.table_id.in_(some)),
                delete(schema.reports).where(schema.reports.c.table_id.in_(some)),
                delete(schema.evidence).where(schema.evidence.c.table_id.in_(some)),
                delete(schema.tables).where(schema.tables.c.id.in_(some)),
                delete(schema.entries).where(c.table_id.in_(some)),
            )
        old_copies = select(func.count(schema.copies.c.guest.distinct())).where(abandoned(before))
        copies = (await storage.rows(old_copies))[0][0]
        await storage.write(delete(schema.copies).where(abandoned(before)))
        await storage.shrink()
        return Tidied(len(ids), copies)
    finally:
        await storage.close()


async def backup(address: str, file: Path) -> int:
    """Writes a consistent snapshot as JSON lines, while a server may go on.

    Returns the number of rows that `restore` will bring back.
    """

    def write(connection: Connection) -> int:
        rows = kept = 0
        with open(part, "w", encoding="utf-8") as out:
            _line(out, _FORM | {"tables": migrate.newest()})
            for table in schema.metadata.sorted_tables:
                for row in connection.execution_options(yield_per=_AT_ONCE).execute(select(table)):
                    _line(out, {"table": table.name, "row": dict(row._mapping)})
                    rows += 1
                    kept += table is not schema.meta
            _line(out, {"rows": rows})
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
        return kept

    part = file.with_name(file.name + ".part")
    try:
        return await read(address, write)
    finally:
        part.unlink(missing_ok=True)


def _line(out: IO[str], what: dict[str, Any]) -> None:
    out.write(json.dumps(what, ensure_ascii=False) + "\n")


async def restore(address: str, file: Path, lines: TextIO | None = None) -> int:
    """Fills an empty database from a backup, or from its lines: all of it or nothing."""
    count = 0

    def parts() -> Iterator[list[NewRow]]:
        nonlocal count
        rows = (
            NewRow(table, row) for table, row in _backed_up(file, lines) if table is not schema.meta
        )
        while part := list(islice(rows, _AT_ONCE)):
            count += len(part)
            yield part

    storage = await Storage.open(address)
    try:
        for table in (schema.guests, schema.entries):
            if (await storage.rows(select(func.count()).select_from(table)))[0][0]:
                raise StorageError(f"database {storage.name}: is not empty; restore into a new one")
        await storage.fill(parts())
    finally:
        await storage.close()
    return count


def _backed_up(file: Path, there: TextIO | None) -> Iterator[tuple[Table, dict[str, Any]]]:
    number, ended = 1, False
    with open(file, encoding="utf-8") if there is None else nullcontext(there) as lines:
        try:
            head = json.loads(next(lines, "null"))
            if not isinstance(head, dict) or head.get("tockwork") != "backup":
                raise TockworkError(f"{file}, line 1: not a backup of a server")
            if head != _FORM | {"tables": migrate.newest()}:
                raise TockworkError(
                    f"{file}, line 1: made with version {head.get('tables')} of the tables,"
                    f" this program has {migrate.newest()}; restore it with one like that"
                )
            for number, text in enumerate(lines, 2):
                said = json.loads(text)
                if "rows" in said:
                    ended = said["rows"] == number - 2
                    break
                yield schema.metadata.tables[said["table"]], said["row"]
        except (ValueError, KeyError, TypeError):
            raise TockworkError(f"{file}, line {number}: not a line of a backup") from None
    if not ended:
        raise TockworkError(f"{file}: the end is missing")


def _existing(address: str) -> URL:
    """A database that is there; none is made where a file is missing."""
    url = database_url(address)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), url.database)
    return url


async def read(address: str, work: Callable[[Connection], T]) -> T:
    """A snapshot of an existing database; nothing is written."""
    return await _connected(address, work, "BEGIN")


async def write(address: str, work: Callable[[Connection], T]) -> T:
    """A small change of an existing database, beside a server that may be running: all or nothing.

    Only for rows that a server looks up each time.
    """

    def change(connection: Connection) -> T:
        done = work(connection)
        connection.commit()
        return done

    return await _connected(address, change, "BEGIN IMMEDIATE")


async def _connected(address: str, work: Callable[[Connection], T], begin: str) -> T:
    url = _existing(address)
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url.set(drivername="sqlite"), connect_args={"timeout": 10})
        try:
            with engine.connect() as connection:
                connection.exec_driver_sql(begin)
                return _checked(connection, work)
        except DatabaseError as bad:
            raise StorageError(f"database {url.database}: {bad.orig}") from None
        finally:
            engine.dispose()
    options = {"ssl" if key == "sslmode" else key: value for key, value in url.query.items()}
    remote = create_async_engine(
        url.set(drivername="postgresql+asyncpg", query=options), isolation_level="REPEATABLE READ"
    )
    try:
        async with remote.connect() as open_connection:
            return await open_connection.run_sync(_checked, work)
    finally:
        await remote.dispose()


def _checked(connection: Connection, work: Callable[[Connection], T]) -> T:
    version = MigrationContext.configure(connection).get_current_revision()
    if version != migrate.newest():
        raise StorageError(
            f"it has version {version} of the tables, this program knows {migrate.newest()};"
            " a server of this program brings it there"
        )
    return work(connection)
