"""The database: all or nothing, one commit for many, and what happens when it is full."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import TextClause, select, text

from tests.server.house import Guest, House
from tests.server.postgres import Cluster
from tockwork.server.store import schema
from tockwork.server.store.storage import Conflict, NewRow, Storage, StorageError


def row(key: str) -> NewRow:
    return NewRow(schema.meta, {"key": key, "value": "x"})


async def keys(storage: Storage) -> set[str]:
    return {found.key for found in await storage.rows(select(schema.meta.c.key))} - {"version"}


def test_writes_of_one_moment_share_commits_and_a_bad_one_harms_nobody(database: str) -> None:
    async def work() -> None:
        storage = await Storage.open(database)
        await storage.write(row("first"))
        before = storage.commits
        done = await asyncio.gather(*(storage.write(row(f"k{k}")) for k in range(100)))
        assert done == [None] * 100
        assert storage.commits - before < 10
        results = await asyncio.gather(
            storage.write(row("good")),
            storage.write(row("half"), row("first")),
            storage.write(row("fine")),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        found = await keys(storage)
        assert {"good", "fine"} <= found
        assert "half" not in found
        await storage.close()
        with pytest.raises(StorageError, match="closed"):
            await storage.write(row("late"))

    asyncio.run(work())


def test_a_move_that_cannot_be_stored_is_refused_and_nothing_changes(
    house: House, anna: Guest
) -> None:
    table = anna.table("dog", "me", "here", "here", "here")
    storage = house.tables.services.storage

    def limit(pages: int) -> None:
        """A file that may not grow is to SQLite what a full disk is."""
        house.call(lambda: storage.write(text(f"PRAGMA max_page_count={pages}")))

    with anna.socket(table) as line:
        limit(1)
        for _ in range(300):
            view, number = line.until_asked(), line.number
            move = view["choices"][0]["text"]
            answer = line.act(view, move)
            if answer["type"] == "refused":
                break
            while line.number < answer["number"]:
                line.next()
        assert answer["code"] == "storage"
        assert answer["detail"] == "database: database or disk is full"
        assert anna.get(f"/api/tables/{table}/view")["number"] == number
        assert line.act(view, move)["code"] == "storage"
        limit(1_000_000)
        assert line.play(view, move)["number"] > number
    assert anna.get("/api/health")["status"] == "ok"


def test_a_move_that_was_stored_after_all_happens_once(house: House, anna: Guest) -> None:
    """The database stores, then the connection to it breaks before it can say so."""
    table = anna.table("dog", "me", "here", "here", "here")
    storage = house.tables.services.storage
    store = storage._commit

    async def breaks(work: Any) -> None:
        await store(work)
        raise StorageError("database: the connection was lost")

    with anna.socket(table) as line:
        view = line.until_asked()
        act = {"type": "act", "id": "a", "seat": view["seat"], "expect": line.number}
        act["move"] = view["choices"][0]["text"]
        storage._commit = breaks  # type: ignore[method-assign]
        assert line.ask(**act)["code"] == "storage"
        storage._commit = store  # type: ignore[method-assign]
        again = line.ask(**act)
        assert again == {"type": "ack", "id": "a", "number": act["expect"] + 1}
        while line.number < again["number"]:
            line.next()
        line.play(line.until_asked())
    log = anna.get(f"/api/tables/{table}/events")["log"]
    assert [entry["event"]["event"] for entry in log][-2:] == ["gave", "gave"]


def test_the_first_sign_of_life_after_trouble_is_stored_with_the_trouble(house: House) -> None:
    """A server that is killed right after it would not know since when no clock ran."""
    tables, storage = house.tables, house.tables.services.storage
    store = storage._commit

    async def refuses(work: Any) -> None:
        raise StorageError("database: database or disk is full")

    storage._commit = refuses  # type: ignore[method-assign]
    with pytest.raises(StorageError, match="full"):
        house.call(tables.sign_of_life)
    storage._commit = store  # type: ignore[method-assign]
    house.call(tables.sign_of_life)
    assert house.call(lambda: storage.rows(select(schema.outages)))


def test_two_processes_that_wait_for_each_other_are_both_served(cluster: Cluster) -> None:
    """PostgreSQL ends one of the two transactions, and it is carried out again."""
    database = cluster.new_database()

    def both(value: str, *rows: str) -> list[TextClause]:
        change = "update meta set value = value || '{}' where key = '{}'"
        first, second = (text(change.format(value, key)) for key in rows)
        return [first, text("select pg_sleep(1)"), second]

    async def work() -> None:
        one = await Storage.open(database, shared=True)
        other = await Storage.open(database, shared=True)
        await one.write(row("a"), row("b"))
        await asyncio.gather(one.write(*both("1", "a", "b")), other.write(*both("2", "b", "a")))
        found = await one.rows(select(schema.meta).where(schema.meta.c.key.in_(["a", "b"])))
        assert {"".join(sorted(each.value)) for each in found} == {"12x"}
        await other.close()
        await one.close()

    asyncio.run(work())
