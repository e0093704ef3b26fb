"""Health: asked as often as anybody likes, it writes nothing and knows whether it could."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from tests.server.house import Guest, House
from tockwork.server.store import schema


def test_health_writes_nothing(house: House) -> None:
    """What the server tidies by itself meanwhile is a commit or two."""
    storage = house.tables.services.storage
    before = storage.commits
    for _ in range(30):
        assert Guest(house.url).get("/api/health")["status"] == "ok"
    assert storage.commits - before < 30


def test_health_knows_when_nothing_can_be_stored_and_when_it_can_again(house: House) -> None:
    storage, anna = house.tables.services.storage, Guest(house.url)
    real = storage._database.commit

    async def full(work: object) -> None:
        raise OSError(28, "No space left on device")

    storage._database.commit = full  # type: ignore[method-assign]
    assert anna.http.post("/api/me", json={"name": "Anna"}).status_code == 503
    house.tables._checked = None
    body = anna.get("/api/health", 503)
    assert body["code"] == "storage"
    assert "failed" in body["detail"]
    storage._database.commit = real  # type: ignore[method-assign]
    for _ in range(600):  # the server tries by itself
        house.tables._checked = None
        answer = anna.http.get("/api/health")
        if answer.status_code == 200:
            break
        house.call(lambda: asyncio.sleep(0.05))
    assert answer.status_code == 200
    alive = select(schema.meta.c.value).where(schema.meta.c.key == "alive")
    assert house.call(lambda: storage.rows(alive))


def test_a_database_that_does_not_answer_is_no_health(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(query: object) -> None:
        await asyncio.sleep(3600)

    storage = house.tables.services.storage
    monkeypatch.setattr(storage, "patience", 0.2)
    monkeypatch.setattr(storage._database, "rows", silent)
    house.tables._checked = None
    assert "no answer" in Guest(house.url).get("/api/health", 503)["detail"]
    monkeypatch.undo()
