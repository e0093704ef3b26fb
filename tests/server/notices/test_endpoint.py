"""Nothing is sent into the server's own network, whatever address a browser names."""

from __future__ import annotations

import socket
from typing import Any

import pytest

from tests.server.notices.push_service import PushService
from tockwork.server.notices.endpoint import BadEndpoint, Unreachable, addresses, parts_of, post

BAD = [
    "http://push.example/x",
    "ftp://push.example/x",
    "https://push.example:8443/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://10.1.2.3/x",
    "https://169.254.169.254/latest/meta-data",
    "https://192.168.1.1/",
    "https://[fd00::1]/",
    "https://[fe80::1]/",
    "https://0.0.0.0/",
    "https://224.0.0.1/",
    "https://user@push.example/",
    "https://push.example/#x",
    "https://push.example/a b",
    "https://push.example/\r\nHost: x",
    "https:///x",
    "https://push.example/" + "x" * 1000,
    "https://push.example:port/",
    "push.example",
]


@pytest.mark.parametrize("address", BAD)
def test_such_an_address_is_refused(address: str) -> None:
    with pytest.raises(BadEndpoint):
        parts_of(address, loopback=False)


@pytest.mark.parametrize(
    "found", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::1"], ["100.64.0.1"], ["169.254.1.1"]]
)
def test_a_name_that_leads_inside_is_refused(
    found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def looked_up(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 443)) for each in found]

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    with pytest.raises(BadEndpoint):
        addresses(parts_of("https://push.example/x", loopback=False), loopback=False)
    with pytest.raises(BadEndpoint):
        post("https://push.example/x", {}, b"")


def test_redirects_are_not_followed_and_silence_is_no_answer() -> None:
    with PushService() as service:
        assert post(f"{service.url}/301/x", {}, b"body", loopback=True) == 301
        assert service.asked == ["/301/x"]
        with pytest.raises(BadEndpoint):  # only tests have a push service on this computer
            post(f"{service.url}/ok/x", {}, b"body")
        gone = service.url
    with pytest.raises(Unreachable):
        post(f"{gone}/ok/x", {}, b"body", loopback=True)
    with pytest.raises(BadEndpoint):  # and it is on this computer
        post("http://192.0.2.1/x", {}, b"body", loopback=True)
