"""What is no HTTP is refused with 400 and the connection closed, without a trace in the log."""

from __future__ import annotations

import logging
import socket
from contextlib import suppress

import pytest

from tests.server.house import PATIENCE, Guest, House

HOST = b"Host: 127.0.0.1\r\n"
POST = b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
GET = b"GET /api/health HTTP/1.1\r\n" + HOST
MALFORMED = {
    "chunk length in a call without a body": GET + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    "chunk length behind another call": GET + b"\r\n" + CHUNKED + b"zz\r\n",
    "chunk length": CHUNKED + b"zz\r\n{}\r\n",
    "chunk length later": CHUNKED + b"2\r\n{}\r\n-5\r\nx\r\n0\r\n\r\n",
    "endless chunk length": CHUNKED + b"f" * 40 + b"\r\n",
    "chunk end": CHUNKED + b"2\r\n{}abc\r\n0\r\n\r\n",
    "chunk trailer": CHUNKED + b"2\r\n{}\r\n0\r\nbad header\r\n\r\n",
    "length": POST + b"Content-Length: abc\r\n\r\n{}",
    "negative length": POST + b"Content-Length: -1\r\n\r\n{}",
    "endless length": POST + b"Content-Length: " + b"9" * 40 + b"\r\n\r\n{}",
    "two lengths": POST + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    "length and chunks": POST + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "unknown transfer": POST + b"Transfer-Encoding: cunked\r\n\r\n{}",
    "header": GET + b"No colon\r\n\r\n",
    "header name": GET + b"a b: c\r\n\r\n",
    "header value": GET + b"a: b\x00c\r\n\r\n",
    "folded header": GET + b" folded: x\r\n\r\n",
    "method": b"G@T / HTTP/1.1\r\n\r\n",
    "version": b"GET / HTTP/9.9\r\n" + HOST + b"\r\n",
    "no version": b"GET /\x01 HTP\r\n\r\n",
    "address": b"GET http://[::1/ HTTP/1.1\r\n" + HOST + b"\r\n",
    "address of bytes": b"GET /\xff\xfe HTTP/1.1\r\n" + HOST + b"\r\n",
    "address of no host": b"GET http:// HTTP/1.1\r\n" + HOST + b"\r\n",
    "port": b"GET http://a:99999999/ HTTP/1.1\r\n" + HOST + b"\r\n",
    "connect": b"CONNECT / HTTP/1.1\r\n" + HOST + b"\r\n",
    "connect to a host": b"CONNECT example.org:443 HTTP/1.1\r\n" + HOST + b"\r\n",
    "options": b"OPTIONS * HTTP/1.1\r\n" + HOST + b"\r\n",
    "tls": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\xaa" * 200,
    "http/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0" * 30,
    "after a call": GET + b"Content-Length: 0\r\n\r\n" + b"\x00\x01\x02",
    "upgrade": GET + b"Connection: upgrade\r\nUpgrade: h2c\r\n\r\n",
    "socket without key": (
        b"GET /api/tables/abc/socket HTTP/1.1\r\n"
        + HOST
        + b"Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
    ),
    "socket of bytes": (
        b"GET /api/tables/\xff/socket HTTP/1.1\r\n"
        + HOST
        + b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
        + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ),
    "post as socket": (CHUNKED[:-2] + b"Connection: Upgrade\r\nUpgrade: websocket\r\n\r\nzz\r\n"),
}
# A call that can be understood after all, or one more that nobody can tell from it.
ANSWERED = {
    "options": b"HTTP/1.1 4",
    "upgrade": b"HTTP/1.1 200",
    "connect": b"HTTP/1.1 4",
}


@pytest.mark.parametrize("name", MALFORMED)
def test_what_is_no_http_is_refused(
    shared_house: House, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    caplog.set_level(logging.INFO)
    with socket.create_connection(shared_house.door.getsockname(), PATIENCE) as line:
        line.sendall(MALFORMED[name])
        heard = b""
        with suppress(ConnectionError):
            while more := line.recv(65536):
                heard += more
    assert heard.startswith(ANSWERED.get(name, b"HTTP/1.1 400")), heard
    # What follows from it is over before another call is answered.
    assert Guest(shared_house.url).get("/api/health")["status"] == "ok"
    traces = [
        record for record in caplog.records if record.exc_info or "raceback" in record.message
    ]
    assert not traces, caplog.text
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR], caplog.text


def test_half_a_call_is_not_carried_out(shared_house: House, anna: Guest) -> None:
    """Its beginning makes sense, and then it breaks off."""
    body = b'{"name": "Anna"}'
    cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
    head = b"POST /api/me HTTP/1.1\r\n" + HOST + f"Cookie: {cookie}\r\n".encode()
    said = head + b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    with socket.create_connection(shared_house.door.getsockname(), PATIENCE) as line:
        line.sendall(said + b"%x\r\n%b\r\nzz\r\n" % (len(body), body))
        assert line.recv(65536).startswith(b"HTTP/1.1 400")
        while line.recv(65536):
            pass
    assert anna.get("/api/me")["name"] == "Before"


@pytest.fixture
def anna(shared_house: House) -> Guest:
    guest = Guest(shared_house.url)
    guest.post("/api/me", {"name": "Before"})
    return guest
