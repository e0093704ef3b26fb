"""Killed under load, counted by a program that shares no code with the server."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import FULL
from tests.server.postgres import Cluster
from tests.server.redis import RedisServer
from tests.server.storm import Storm, ended

KILLS = "200" if FULL else "2"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_acknowledged_move_is_stored_once_through_every_kill(
    kind: str, request: pytest.FixtureRequest
) -> None:
    where: list[str] = []
    if kind == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        where = ["--database", cluster.new_database()]
    elif not FULL:
        pytest.skip("tests/server/test_serve.py kills a server on SQLite: make test-all kills more")
    command = [sys.executable, "-m", "tests.server.storm", "--kills", KILLS, "--tables", "2"]
    done = subprocess.run(
        [*command, "--moves", "8", *where], capture_output=True, text=True, timeout=7200
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " 0 wrong;" in done.stdout


@pytest.mark.skipif(not FULL, reason="make test-all: twenty times each; once each in test_serve")
@pytest.mark.parametrize("how", ["asked to end", "three processes"])
def test_ends_under_load_are_clean_and_lose_nothing(
    how: str, cluster: Cluster, redis: RedisServer
) -> None:
    command = [sys.executable, "-m", "tests.server.storm", "--kills", "20", "--tables", "6"]
    if how == "three processes":
        command += ["--processes", "3", "--database", cluster.new_database()]
        command += ["--", "--redis", redis.url]
    else:
        command.append("--term")
    done = subprocess.run(command, capture_output=True, text=True, timeout=3600)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " 0 wrong;" in done.stdout


Trouble = tuple[str, Callable[[], object], float, Callable[[], object]]


@pytest.mark.skipif(not FULL, reason="make test-all: two minutes of pauses")
def test_pauses_and_restarts_of_everything_lose_nothing(tmp_path: Path) -> None:
    """A process that wakes up believes that it still holds its tables."""
    with Cluster() as cluster, RedisServer() as redis:
        result = asyncio.run(_paused(cluster, redis, str(tmp_path)))
    print(*result, sep="\n")


async def _paused(cluster: Cluster, redis: RedisServer, folder: str) -> list[str]:
    now = Storm(cluster.new_database(), folder, ["--redis", redis.url])
    servers = await now.open(3)
    guests = [asyncio.create_task(now.play(random.Random(each))) for each in range(4)]
    stop, wake = signal.SIGSTOP, signal.SIGCONT
    troubles: list[Trouble] = [
        (
            f"process {number} paused",
            lambda server=server: server.send_signal(stop),  # type: ignore[misc]
            15,
            lambda server=server: server.send_signal(wake),  # type: ignore[misc]
        )
        for number, server in enumerate(servers)
    ]
    troubles += [
        ("PostgreSQL paused", lambda: cluster.signal(stop), 20, lambda: cluster.signal(wake)),
        (
            "Redis paused",
            lambda: os.kill(redis.process, stop),
            20,
            lambda: os.kill(redis.process, wake),
        ),
        ("PostgreSQL restarted", cluster.restart, 0, lambda: None),
        ("Redis restarted", redis.stop, 1, redis.start),
    ]
    result = []
    try:
        for what, begin, seconds, end in troubles:
            await _moves(now, 40)
            await asyncio.to_thread(begin)
            await asyncio.sleep(seconds)
            await asyncio.to_thread(end)
            late = await _moves(now, 40)
            wrong = await now.missing()
            result.append(f"{what}: {len(now.acknowledged)} acknowledged, 40 more in {late:.1f} s")
            assert not wrong, f"{what}: {wrong[:5]}"
    finally:
        for guest in guests:
            guest.cancel()
        await asyncio.gather(*guests, return_exceptions=True)
        for server in servers:
            server.send_signal(wake)
            await ended(server, asked=False)
    return result


async def _moves(now: Storm, many: int) -> float:
    """How long it takes until so many more are acknowledged."""
    before, began = len(now.acknowledged), time.monotonic()
    while len(now.acknowledged) < before + many:
        assert time.monotonic() < began + 120, "nobody can play any more"
        await asyncio.sleep(0.05)
    return time.monotonic() - began
