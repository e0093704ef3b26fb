"""Killed under load, counted by a program that shares no code with the server."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.conftest import FULL
from tests.server.postgres import Cluster
from tests.server.redis import RedisServer

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
