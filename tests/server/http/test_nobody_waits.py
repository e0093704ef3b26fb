"""Nothing that one guest asks for holds up the others: how long the loop stands still for a call.

Measured as the processor time the loop's thread uses in one go, so that a busy machine and the
tests' own guests, who share this process, do not count.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import socket
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack

import pytest
from sqlalchemy import select

from tests.server.house import Guest, House
from tests.server.http.test_connection import PONG, TEXT, Wire, frame, why
from tockwork.server import run
from tockwork.server.limits import Limits
from tockwork.server.store import schema
from tockwork.server.store.storage import NewRow

MOST = 0.020  # seconds of processor in one go
FREE = Limits(calls_per_second=0, calls_per_address=0, commands_per_second=0, lines_per_guest=0)


def longest(house: House, work: Callable[[], object], times: int = 4) -> float:
    """The longest time between two turns of the loop while something is asked, the best of a few:
    what is always slow is slow every time. How rubbish is looked for has a test of its own."""
    gc.disable()
    try:
        return min(_longest(house, work) for _ in range(times))
    finally:
        gc.enable()


def _longest(house: House, work: Callable[[], object]) -> float:
    asked = threading.Event()

    async def watch() -> float:
        most, last = 0.0, time.thread_time()
        while not asked.is_set():
            await asyncio.sleep(0)
            now = time.thread_time()
            most, last = max(most, now - last), now
        return most

    watching = asyncio.run_coroutine_threadsafe(watch(), house._loop)
    try:
        work()
    finally:
        asked.set()
    return watching.result(60)


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
        "/api/tables/{table}/record?view=spectator",
        "/api/tables/{table}/fair",
        "/api/tables/{table}",
        "/api/tables",
        "/api/me",
        "/api/me/games",
        "/api/me/devices",
        "/api/statistics",
        "/api/server",
        "/api/health",
        "/api/game?rules=dog-royal",
        "/api/examples?rules=dog-royal",
        "/api/introduction?rules=dog-royal",
        "/api/puzzles?rules=dog-royal",
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


ACT = {"type": "act", "seat": 0, "expect": 0}


@pytest.mark.parametrize(
    "text",
    [
        json.dumps({**ACT, "id": "a", "move": "7:" + "+".join(["R>S"] * 12_000)}),
        json.dumps({"type": "why", "id": "a", "seat": 0, "card": "7" * 30_000, "marble": 0}),
        json.dumps({"type": "chat", "id": "a", "text": "\u202e" * 20_000}),
        json.dumps({**ACT, "id": "a", **{f"field {n}": n for n in range(3000)}}),
        '{"type":"act","id":"a","expect":' + "9" * 60_000 + "}",
        '{"type":"act","id":"a","move":' + "[" * 30_000 + "]" * 30_000 + "}",
        "[" * 60_000,
        "x" * 200_000,
    ],
    ids=["move", "why", "chat", "fields", "digits", "nested", "open", "long"],
)
def test_nonsense_holds_up_nobody(played, text: str) -> None:
    house, anna, _, _ = played
    with anna.socket(anna.table("dog", "me", "here", "here", "here")) as line:
        line.until_type("snapshot")

        def say() -> None:
            line.raw.send(text)
            line.until_type("refused")

        assert longest(house, say) < MOST


def test_a_hundred_games_remembered_hold_up_nobody(played) -> None:
    """A page of games, and tables that have all to be read from their logs, and being forgotten."""
    house, _, table, _ = played
    storage = house.tables.services.storage
    rows = house.call(lambda: storage.rows(select(schema.finished)))
    (row,) = [dict(row._mapping) for row in rows if row.table_id == table]
    entries = house.call(
        lambda: storage.rows(select(schema.entries).where(schema.entries.c.table_id == table))
    )
    ben = Guest(house.url)
    ben.post("/api/me", {"name": "Ben"})
    guest = house.call(lambda: house.tables.guests.find(ben.http.cookies["tockwork"])).id
    work = []
    for n in range(100):
        there = {"table_id": f"past{n}"}
        work.append(NewRow(schema.finished, row | there))
        work.append(NewRow(schema.sitting, {"guest": guest, **there, "since": n}))
        if n >= 95:  # these are long, and are all read again
            work += [NewRow(schema.entries, dict(entry._mapping) | there) for entry in entries]
        else:
            work.append(NewRow(schema.entries, dict(entries[0]._mapping) | there))
    house.call(lambda: storage.write(*work))
    assert len(ben.get("/api/me/games")["games"]) == 100
    assert longest(house, lambda: ben.get("/api/me/games")) < MOST

    def read_again() -> None:
        for n in range(100):
            house.tables._live.pop(f"past{n}", None)
        ben.get("/api/me")

    assert longest(house, read_again) < MOST
    assert longest(house, lambda: ben.post("/api/me/forget"), times=1) < MOST


def test_rubbish_is_looked_for_among_new_things_only() -> None:
    """To look at all that thousands of people keep takes long."""
    before, ages = gc.get_threshold(), []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            ages.append(info["generation"])

    run._collect_young()
    gc.callbacks.append(note)
    try:
        kept = [[n] for n in range(200_000)]
    finally:
        gc.callbacks.remove(note)
        gc.set_threshold(*before)
        gc.unfreeze()
    assert len(kept) == 200_000
    assert set(ages) == {0, 1}


def test_a_crowd_that_comes_in_one_moment_holds_up_nobody(played) -> None:
    """Each is let in at once, but not all of them in one turn of the loop."""
    house, _, table, _ = played
    call = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()

    connections = house._server.server_state.connections

    def say(crowd: list[socket.socket]) -> None:
        for each in crowd:
            each.sendall(call)

    def come() -> None:
        with ExitStack() as around:
            door = house.door.getsockname()
            crowd = [around.enter_context(socket.create_connection(door, 60)) for _ in range(120)]
            while len(connections) < len(crowd):  # all have been let in
                time.sleep(0.01)
            house.call(lambda: say(crowd))  # while nothing is read
            for each in crowd:
                assert each.recv(12) == b"HTTP/1.1 101"

    assert longest(house, come, times=3) < MOST


@pytest.mark.parametrize(
    ("kind", "data", "times"),
    [(TEXT, b"{}", 1500), (PONG, b"", 4000)],
    ids=["texts", "pongs"],
)
def test_a_flood_of_small_frames_holds_up_nobody(
    played, kind: int, data: bytes, times: int
) -> None:
    house, anna, _, _ = played
    wire = Wire(anna, anna.table("dog", "me", "here", "here", "here"))
    flood = frame(kind, data) * times + frame(TEXT, why("last"))

    def say() -> None:
        wire.send(flood)
        assert wire.answered() == "last"

    assert longest(house, say, times=2) < MOST
    wire.wire.close()


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
