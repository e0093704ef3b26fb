"""A connection that never says what it wants is closed; one that is only slow is served."""

from __future__ import annotations

import socket

import pytest

from tests.server.house import PATIENCE, Guest, House
from tockwork.server.http import slow_calls

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n"


@pytest.mark.parametrize("said", [b"", HEAD, HEAD + b"\r\n{"], ids=["nothing", "head", "body"])
def test_half_a_call_is_not_waited_for(
    file: str, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(slow_calls, "PATIENCE", 2.0)
    with House(file) as house:
        anna = Guest(house.url)
        table = anna.table("dog", "me", "bot", "bot", "bot")
        with (
            anna.socket(table) as line,
            socket.create_connection(house.door.getsockname(), PATIENCE) as half,
        ):
            half.sendall(said)
            while half.recv(4096):
                pass  # until it is closed, whatever is said before
            line.play(line.until_asked())  # a line that was open before stays open
            assert anna.get("/api/health")["listeners"] == 1
