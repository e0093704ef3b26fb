"""Databases of every age open, whole; those of a program newer than this one are left alone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from tests.server.house import Guest, House
from tockwork.server.store import migrate, schema
from tockwork.server.store.postgres import Postgres
from tockwork.server.store.storage import Storage, StorageError

# What the first servers made of an empty database, on both kinds; codes came a little later.
BEFORE = """
create table meta (key varchar(40) not null primary key, value text not null);
create table guests (id varchar(24) not null primary key, secret_hash varchar(64) not null unique,
  kind varchar(10) not null, name varchar(40), created_at bigint not null);
create table tables (id varchar(24) not null primary key, phase varchar(10) not null,
  public boolean not null, clocked boolean not null, changed_at bigint not null);
create index tables_by_phase on tables (phase, public);
create table sitting (guest varchar(24) not null, table_id varchar(24) not null,
  since bigint not null, primary key (guest, table_id));
create table entries (table_id varchar(24) not null, position integer not null, at bigint not null,
  guest varchar(24), command varchar(64), data text not null, primary key (table_id, position),
  constraint one_effect unique (table_id, guest, command));
create table outages (began bigint not null primary key, ended bigint not null);
insert into meta values ('version', '1');
"""
OLD_TABLES = ("guests", "tables", "sitting", "entries", "outages")


async def _run(database: str, *statements: str) -> None:
    storage = await Storage.open(database)
    for statement in statements:
        await storage.write(text(statement))
    await storage.close()


async def _before(database: str, rows: dict[str, list[dict[str, Any]]]) -> None:
    """Makes a database as the first servers left it, with these rows."""
    storage = await Storage.open(database)
    names = [r[0] for r in await storage.rows(text(_TABLES[storage.name.split(":")[0]]))]
    for name in names:
        await storage.write(text(f"drop table {name}"))
    for statement in BEFORE.split(";"):
        if statement.strip():
            await storage.write(text(statement))
    for name, found in rows.items():
        for row in found:
            values = ", ".join(f":{key}" for key in row)
            insert = text(f"insert into {name} ({', '.join(row)}) values ({values})")
            await storage.write(insert.bindparams(**row))
    await storage.close()


_TABLES = {
    "sqlite": "select name from sqlite_master where type = 'table'",
    "postgresql": "select tablename from pg_tables where schemaname = 'public'",
}


async def _rows(database: str) -> dict[str, list[dict[str, Any]]]:
    storage = await Storage.open(database)
    found = {
        name: [dict(r._mapping) for r in await storage.rows(text(f"select * from {name}"))]
        for name in (*OLD_TABLES, "devices")
    }
    await storage.close()
    # The secret stood with the guest when each had one device.
    secrets = {row["guest"]: row["secret_hash"] for row in found.pop("devices")}
    for guest in found["guests"]:
        guest["secret_hash"] = secrets[guest["id"]]
    return found


def _old(rows: dict[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    """Only the columns that there were in the first servers."""
    columns = {name: BEFORE.split(f"create table {name} (")[1].split(";")[0] for name in OLD_TABLES}
    return {
        name: [{key: v for key, v in row.items() if f"{key} " in columns[name]} for row in found]
        for name, found in rows.items()
    }


def test_a_database_from_before_migrations_is_taken_over_without_loss(database: str) -> None:
    with House(database) as house:
        anna = Guest(house.url)
        table = anna.table("dog", "me", "here", "here", "here")
        with anna.socket(table) as line:
            for _ in range(12):
                line.play(line.until_asked())
            number = line.number
        seen = anna.get(f"/api/tables/{table}/view")
    rows = asyncio.run(_rows(database))
    asyncio.run(_before(database, _old(rows)))
    with House(database) as house:
        again = Guest(house.url)
        again.http.cookies = anna.http.cookies
        found = again.get(f"/api/tables/{table}/view")
        assert [found[key] for key in ("number", "state", "views")] == [
            seen[key] for key in ("number", "state", "views")
        ]
        assert [card["table"]["id"] for card in again.get("/api/me")["tables"]] == [table]
        with again.socket(table) as line:
            line.play(line.until_asked())
            assert line.number > number
    after = asyncio.run(_rows(database))
    kept = _old(after)["entries"]
    assert kept[: len(rows["entries"])] == _old(rows)["entries"]


def test_a_newer_database_is_left_alone(database: str) -> None:
    async def work() -> None:
        await _run(database, "update alembic_version set version_num = '9999'")
        with pytest.raises(StorageError, match=r"database .*: it has version 9999 of the tables"):
            await Storage.open(database)

    asyncio.run(work())


def test_a_program_from_before_migrations_leaves_a_newer_database_alone(database: str) -> None:
    """It compares this row with 1."""

    async def work() -> None:
        storage = await Storage.open(database)
        rows = await storage.rows(text("select value from meta where key = 'version'"))
        assert [row.value for row in rows] == [str(int(migrate.newest()))]
        await storage.close()

    asyncio.run(work())


def test_the_steps_lead_to_the_tables_of_the_schema(database: str) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    async def work() -> None:
        storage = await Storage.open(database)
        inner: Any = storage._database
        if isinstance(inner, Postgres):
            async with inner._engine.connect() as connection:
                found = await connection.run_sync(differences)
        else:
            with inner._engine.connect() as connection:
                found = differences(connection)
        await storage.close()
        assert found == []

    asyncio.run(work())
