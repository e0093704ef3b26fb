"""One address keeps only so many connections open, and is told so; others come in all the while."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.house import PATIENCE, Guest, House
from tockwork.server.http import open_connections
from tockwork.server.http.open_connections import OpenConnections
from tockwork.server.limits import Limits
from tockwork.server.peers.peers import Alone

MOST = 5


@pytest.fixture
def one_address(file: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """All who come from here look as if they came from one home in the network."""
    monkeypatch.setattr(open_connections, "home_of", lambda host: "192.0.2.7")
    with House(file, limits=Limits(connections_per_address=MOST), proxies=()) as house:
        yield house


def said(line: socket.socket) -> bytes:
    """All that comes until the other side ends."""
    return b"".join(iter(lambda: line.recv(4096), b""))


def test_one_connection_too_many_is_told_so_and_closed(one_address: House) -> None:
    door = one_address.door.getsockname()
    with ExitStack() as around:
        silent = [around.enter_context(socket.create_connection(door)) for _ in range(MOST)]
        with socket.create_connection(door, PATIENCE) as late:
            head, _, body = said(late).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 429 ")
            assert b"retry-after: 1" in head
            failure = json.loads(body)
            assert (failure["code"], failure["limit"]) == ("too_many", "connections_per_address")
        silent[0].close()
        answers = Guest(one_address.url)
        end = time.monotonic() + PATIENCE
        while (answer := answers.http.get("/api/health")).status_code != 200:
            assert time.monotonic() < end  # the place is free when the server has seen it
            assert answer.json()["limit"] == "connections_per_address"
    answers.http.close()


def test_a_line_is_counted_as_a_line(one_address: House) -> None:
    with ExitStack() as around:
        anna = Guest(one_address.url)
        table = anna.table("dog", "me", "here", "here", "here")
        for _ in range(2 * MOST):
            around.enter_context(anna.socket(table)).until_type("snapshot")
        assert anna.get("/api/health")["listeners"] == 2 * MOST


def test_a_proxy_and_this_computer_speak_for_many() -> None:
    count = OpenConnections(MOST, ("10.0.0.0/24", "192.0.2.1"), Alone())
    for peer in ("10.0.0.9", "192.0.2.1", "::ffff:192.0.2.1", "127.0.0.1", "::1"):
        assert count.address((peer, 1)) is None
    assert count.address(("192.0.2.2", 1)) == "192.0.2.2"
    assert count.address(("2001:db8::1", 1, 0, 0)) == count.address(("2001:db8::2", 1, 0, 0))
    assert OpenConnections(0, (), Alone()).address(("192.0.2.2", 1)) is None
    assert OpenConnections(MOST, ("*",), Alone()).address(("192.0.2.2", 1)) is None
