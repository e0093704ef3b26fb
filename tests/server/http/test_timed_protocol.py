"""A connection that never says what it wants is closed; one that is only slow is served."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from functools import partial
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.house import PATIENCE, Guest, House
from tockwork.server.http import timed_protocol
from tockwork.server.http.admission import AdmissionQueue

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n"


@pytest.mark.parametrize("said", [b"", HEAD, HEAD + b"\r\n{"], ids=["nothing", "head", "body"])
def test_half_a_call_is_not_waited_for(
    file: str, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(timed_protocol, "PATIENCE", 2.0)
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


LONG = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.mark.parametrize(
    ("said", "status"),
    [
        (LONG + b"".join(b"X-%d: %b\r\n" % (n, b"x" * 1000) for n in range(60)), b"431"),
        (LONG + b"X: x\r\n" * 500 + b"\r\n", b"400"),
        (LONG + b"X: " + b"x" * 200_000, b"431"),
        (b"GET /" + b"x" * 200_000, b"431"),
        ((LONG + b"\r\n") * 500, b"400"),
    ],
    ids=["headers", "many", "header", "address", "calls ahead"],
)
def test_a_call_does_not_go_on_for_ever(shared_house: House, said: bytes, status: bytes) -> None:
    """Whatever is read before a call is answered is kept in memory; the rest is not read."""
    with socket.create_connection(shared_house.door.getsockname(), PATIENCE) as endless:
        with suppress(OSError):  # it may be closed while this is sent
            endless.sendall(said)
        heard = b""
        with suppress(ConnectionError):
            while more := endless.recv(65536):
                heard += more
        assert b"HTTP/1.1 " + status in heard
    assert Guest(shared_house.url).get("/api/health")["status"] == "ok"


def test_much_at_once_is_read_in_pieces_and_in_order() -> None:
    """A packet may be forty thousand parts of a body: others have their turn in between."""
    said = bytes(range(256)) * 500
    read: list[bytes] = []
    flow = SimpleNamespace(pause_reading=lambda: None, resume_reading=lambda: None)
    transport = SimpleNamespace(is_closing=lambda: False)
    call: Any = SimpleNamespace(
        flow=flow, transport=transport, _turns=AdmissionQueue(), _read=read.append
    )
    call._reads = lambda: True
    call._go_on = partial(timed_protocol.TimedProtocol._go_on, call)

    async def turns() -> list[int]:
        timed_protocol.TimedProtocol.data_received(call, said)
        counts = []
        while len(b"".join(read)) < len(said):
            counts.append(len(read))
            await asyncio.sleep(0)
        return counts

    counts = asyncio.run(turns())
    assert max(len(piece) for piece in read) <= 8192
    assert b"".join(read) == said
    steps = [after - before for before, after in pairwise(counts)]
    assert counts[0] <= 2
    assert max(steps) <= 2
