"""Nothing that one guest asks for holds up the others: how long the loop stands still for a call.

Measured as the processor time the loop's thread uses in one go, so that a busy machine and the
tests' own guests, who share this process, do not count.
"""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable

import pytest

from tests.server.house import Guest, House
from tockwork.server.limits import Limits

MOST = 0.020  # seconds of processor in one go
FREE = Limits(calls_per_second=0, calls_per_address=0, commands_per_second=0, lines_per_guest=0)


def longest(house: House, work: Callable[[], object]) -> float:
    """The longest time between two turns of the loop while something is asked, the best of a few:
    what is always slow is slow every time."""
    best = 1e9
    for _ in range(4):
        asked = threading.Event()

        async def watch(asked: threading.Event = asked) -> float:
            most, last = 0.0, time.thread_time()
            while not asked.is_set():
                await asyncio.sleep(0)
                now = time.thread_time()
                most, last = max(most, now - last), now
            return most

        watching = asyncio.run_coroutine_threadsafe(watch(), house._loop)
        work()
        asked.set()
        best = min(best, watching.result(60))
    return best


@pytest.fixture(scope="module")
def played(memory):
    with House(f"sqlite:///{memory / 'waits'}.db", limits=FREE) as house:
        anna = Guest(house.url)
        table = anna.table("dog", "me", "here", "here", "here")
        with anna.socket(table) as line:
            line.click(random.Random(1))
            number = line.number
        assert number > 500
        yield house, anna, table, number


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/{table}/events",
        "/api/tables/{table}/view",
        "/api/tables/{table}/record",
        "/api/tables/{table}/replay",
        "/api/tables/{table}/replay/300",
        "/api/tables/{table}",
        "/api/me",
        "/api/games",
        "/api/board?rules=dog&players=4&seat=1",
        "/api/engine?rules=dog&players=4",
        "/api/weights?rules=dog&players=4",
        "/api/openapi.json",
        "/api/docs",
        "/metrics",
    ],
)
def test_a_call_holds_up_nobody(played, path: str) -> None:
    house, anna, table, _ = played
    address = path.format(table=table)
    assert longest(house, lambda: anna.http.get(address).raise_for_status()) < MOST


def test_coming_back_after_a_while_holds_up_nobody(played) -> None:
    """Two hundred events missed are one run through the log, not one each."""
    house, anna, table, number = played

    def back() -> None:
        with anna.socket(table, number - 199) as line:
            line.until_type("snapshot")
            assert sum('"type":"event"' in text for text in line.heard) == 199

    assert longest(house, back) < MOST


def test_a_long_game_is_read_again_without_holding_up_anybody(played) -> None:
    house, anna, table, _ = played

    def again() -> None:
        house.tables._live.pop(table, None)
        anna.get(f"/api/tables/{table}")

    assert longest(house, again) < MOST


def test_ever_new_house_rules_hold_up_nobody(played) -> None:
    house, anna, _, _ = played
    deals = iter([6, 1 + k % 6, 1 + k // 6] for k in range(36))

    def board() -> None:
        options = json.dumps({"deals": next(deals)})
        query = {"rules": "dog", "players": "4", "options": options}
        anna.http.get("/api/board", params=query).raise_for_status()

    assert longest(house, board) < MOST


def test_a_full_list_of_public_tables_holds_up_nobody(played) -> None:
    house, anna, _, _ = played
    for _ in range(50):
        anna.table("dog", "me", "open", public=True)
    assert longest(house, lambda: anna.get("/api/tables")) < MOST
