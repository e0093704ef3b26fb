"""An end lets whatever has begun come to its end, and nothing begins after it."""

from __future__ import annotations

import asyncio
import logging
import threading
from typing import Any

import pytest

from tests.server.house import PATIENCE, Guest, House
from tockwork.server.tables.all_tables import AllTables
from tockwork.server.tables.live_table import LiveTable


def test_a_table_that_is_just_being_made_is_closed_too(
    file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its bots would play on until nothing can be stored."""
    making, made = threading.Event(), threading.Event()
    make = AllTables._make

    async def late(tables: AllTables, *what: Any) -> LiveTable:
        making.set()
        while not tables.closed or any(not table.closed for table in tables._live.values()):
            await asyncio.sleep(0.01)
        table = await make(tables, *what)
        made.set()
        return table

    with House(file) as house:
        anna = Guest(house.url)
        anna.table("dog", "me", "bot:club")
        monkeypatch.setattr(AllTables, "_make", late)
        seats = ["bot:club"] * 4
        asking = threading.Thread(target=anna.table, args=("dog", *seats), daemon=True)
        asking.start()
        assert making.wait(PATIENCE)
    asking.join(PATIENCE)
    assert made.is_set()
    assert all(table.closed for table in house.tables._live.values())
    assert [row for row in caplog.records if row.levelno >= logging.ERROR] == []
