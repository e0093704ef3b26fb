"""Frames as the network delivers them: in pieces, several at once, odd or broken ones between."""

from __future__ import annotations

import json
import os
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.server.house import Guest, House
from tockwork.server.http.connection import SocketConnection

TEXT, BINARY, CLOSE, PING, PONG, MORE = 1, 2, 8, 9, 10, 0


def frame(kind: int, data: bytes, *, last: bool = True, masked: bool = True) -> bytes:
    """A frame of a client (RFC 6455)."""
    size, first = len(data), (0x80 if last else 0) | kind
    if size < 126:
        head = bytes((first, 0x80 * masked | size))
    else:
        head = bytes((first, 0x80 * masked | 126)) + size.to_bytes(2, "big")
    if not masked:
        return head + data
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[k % 4] for k, byte in enumerate(data))


def why(name: str) -> bytes:
    """A question that is answered whatever happens at the table."""
    said = {"type": "why", "id": name, "seat": 0, "card": "5", "marble": 0}
    return json.dumps(said).encode()


class Wire:
    """A socket without any library between."""

    def __init__(self, guest: Guest, table: str) -> None:
        where = urlsplit(guest.url)
        self.wire = socket.create_connection((where.hostname, where.port), timeout=60)
        cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        lines = (
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: {where.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            f"Cookie: {cookie}",
        )
        self.send("\r\n".join((*lines, "", "")).encode())
        self.read = self.wire.makefile("rb")
        assert b"101" in self.read.readline()
        while self.read.readline().strip():
            pass
        assert self.until("snapshot")

    def send(self, data: bytes) -> None:
        self.wire.sendall(data)

    def next(self) -> tuple[int, bytes]:
        head = self.read.read(2)
        if len(head) < 2:
            return -1, b""
        size = head[1]
        if size in (126, 127):
            size = int.from_bytes(self.read.read(2 if size == 126 else 8), "big")
        return head[0] & 15, self.read.read(size)

    def until(self, kind: str) -> Any:
        while True:
            code, data = self.next()
            assert code in (TEXT, PING), (code, data)
            if code == TEXT and (result := json.loads(data))["type"] == kind:
                return result

    def answered(self) -> str:
        return str(self.until("why")["id"])

    def ended(self) -> int:
        """The code of the server's goodbye; then the connection is closed."""
        while True:
            code, data = self.next()
            assert code != -1, "closed without a word"
            if code == CLOSE:
                break
        begin = time.monotonic()
        with suppress(OSError):  # it may have closed already
            self.send(frame(CLOSE, data[:2]))
            assert self.read.read() == b""
        assert time.monotonic() - begin < 9, "it waited for an answer that was there"
        return int.from_bytes(data[:2], "big")


@pytest.fixture(scope="module")
def anna(shared_house: House) -> Guest:
    return Guest(shared_house.url)


@pytest.fixture(scope="module")
def table(anna: Guest) -> str:
    return anna.table("dog", "me", "here", "here", "here")


@pytest.fixture
def wire(anna: Guest, table: str) -> Iterator[Wire]:
    now = Wire(anna, table)
    yield now
    now.wire.close()


def test_a_message_comes_in_pieces_and_several_come_at_once(wire: Wire) -> None:
    wire.wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for byte in frame(TEXT, why("bytes")):
        wire.send(bytes((byte,)))
    assert wire.answered() == "bytes"
    both = frame(TEXT, why("one")) + frame(TEXT, why("two")) + frame(TEXT, why("three"))
    wire.send(both[:-7])
    assert [wire.answered(), wire.answered()] == ["one", "two"]
    wire.send(both[-7:])
    assert wire.answered() == "three"


def test_parts_of_a_message_with_a_ping_between(wire: Wire) -> None:
    text = why("parts" + "x" * 40)
    wire.send(frame(TEXT, text[:9], last=False) + frame(PING, b"there?"))
    assert wire.next() == (PONG, b"there?")
    wire.send(frame(MORE, text[9:20], last=False) + frame(MORE, text[20:]))
    assert wire.answered().startswith("parts")
    wire.send(frame(BINARY, b"\0\1") + frame(TEXT, why("after")))
    assert wire.until("refused")["code"] == "invalid"
    assert wire.answered() == "after"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, why("bare"), masked=False), 1002),
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"a", last=False) + frame(TEXT, b"b"), 1002),
        (b"\xf1\x80\0\0\0\0", 1002),
        (b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"mask", 1009),
        (frame(CLOSE, (1000).to_bytes(2, "big")), 1000),
    ],
    ids=["no mask", "no text", "half a message", "no such bits", "endless", "goodbye"],
)
def test_what_is_against_the_protocol_ends_the_line_with_a_word(
    wire: Wire, sent: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    wire.send(sent)
    assert wire.ended() == code
    assert not [entry for entry in caplog.records if entry.exc_info], "no fault of the server"


def test_who_does_not_read_is_not_answered_pings() -> None:
    """Nobody would fetch the answers, and they would be kept for ever."""
    written: list[bytes] = []
    line: Any = SimpleNamespace(
        conn=SimpleNamespace(data_to_send=lambda: [b"pong"]),
        transport=SimpleNamespace(write=written.append),
        ready=False,
    )
    SocketConnection.handle_ping(line)
    assert written == []
    line.ready = True
    SocketConnection.handle_ping(line)
    assert written == [b"pong"]


@pytest.mark.parametrize("begin", ["abc", "²", "9" * 400, "1.5", ""])
def test_a_line_from_nowhere_is_turned_away_with_a_word(
    anna: Guest, table: str, begin: str
) -> None:
    with anna.socket(table, begin) as line:  # type: ignore[arg-type]
        assert line.until_type("closing")["code"] == "gone"


def test_a_line_that_the_server_ends_is_closed_at_once(anna: Guest, table: str) -> None:
    first = Wire(anna, table)
    others = [Wire(anna, table) for _ in range(20)]  # one more than a guest may have
    assert first.until("closing")["code"] == "replaced"
    assert first.ended() == 1001
    for other in others:
        other.wire.close()
