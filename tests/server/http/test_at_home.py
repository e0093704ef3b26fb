"""The door for the network at home: a page at this computer opens and closes it, nobody else."""

from __future__ import annotations

import socket
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import Guest, House
from tockwork.server import at_home

OTHER = "127.0.0.2"  # stands for this computer's address in the network


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(at_home, "own_address", lambda: OTHER)


@pytest.fixture
def home(house: House) -> str:
    """The address under which others find the house, once its door is open."""
    return house.url.replace("127.0.0.1", OTHER)


def turn(url: str, open_: bool, status: int = 200, **headers: str) -> Any:
    """What a page at this computer asks for."""
    named = {"Origin": url} | {name.replace("_", "-"): value for name, value in headers.items()}
    guest = Guest(url)
    answer = guest.http.post("/api/server/home", json={"open": open_}, headers=named)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_it_is_closed_until_it_is_opened_and_closed_again(house: House, home: str) -> None:
    anna = Guest(house.url)
    assert anna.get("/api/server") | {"version": ""} == {
        "version": "",
        "addresses": [],
        "at_home": False,
    }
    with pytest.raises(httpx.ConnectError):
        Guest(home).get("/api/server")

    said = turn(house.url, True)
    assert said["addresses"] == [f"{home}/"]
    assert said["at_home"] is True
    assert turn(house.url, True) == said  # twice is once
    table = anna.table("dog", "me", "friend", "bot:casual", "bot:casual")
    ben = Guest(home)
    assert ben.get(f"/api/tables/{table}")["table"]["id"] == table

    with ben.socket(table) as line, anna.socket(table) as mine:
        line.until_type("snapshot")
        mine.until_type("snapshot")
        assert turn(house.url, False)["addresses"] == []
        with pytest.raises(ConnectionClosed):  # whoever came in by it is sent out
            line.until_type("never")
        with pytest.raises(httpx.ConnectError):
            Guest(home).get("/api/server")
        anna.get("/api/health")  # whoever sits here goes on
    assert turn(house.url, True)["at_home"] is True


def test_another_port_does_where_this_one_is_taken(house: House, home: str) -> None:
    with socket.socket() as taken:
        taken.bind((OTHER, house.door.getsockname()[1]))
        taken.listen()
        (found,) = turn(house.url, True)["addresses"]
    assert found.startswith(f"http://{OTHER}:")
    assert found != f"{home}/"
    assert Guest(found).get("/api/health")["status"] == "ok"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},  # a page of another site
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "https://127.0.0.1"},
        {"X_Forwarded_For": "203.0.113.7"},  # a proxy speaks for somebody elsewhere
        {"X_Forwarded_For": "127.0.0.1"},  # or says it speaks for nobody
        {"Forwarded": "for=127.0.0.1"},
        {"Via": "1.1 proxy"},
    ],
)
def test_others_may_not_open_it(house: House, headers: dict[str, str]) -> None:
    said = turn(house.url, True, 403, **headers)
    assert said["code"] in ("not_host", "bad_origin")
    assert Guest(house.url).get("/api/server")["at_home"] is False


def test_a_name_that_points_here_is_not_here(house: House) -> None:
    """A site may let its own name point at this computer, and its page then asks its own host."""
    own = socket.gethostname()
    for name in ("192.168.1.5:8000", f"{own}:8000", "127.0.0.1.evil.example:8000"):
        said = turn(house.url, True, 403, Host=name, Origin=f"http://{name}")
        assert said["code"] in ("not_host", "bad_origin")
    assert Guest(house.url).get("/api/server")["at_home"] is False


def test_a_program_without_a_page_may_not_open_it(house: House) -> None:
    Guest(house.url).post("/api/server/home", {"open": True}, 403)


def test_who_came_in_by_the_door_may_not_close_it(
    house: House, home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn(house.url, True)
    # On one machine every caller comes from a loopback address: here one comes from the network.
    monkeypatch.setattr(at_home, "address_of", lambda _: "192.168.1.9")
    assert Guest(home).get("/api/server")["at_home"] is None
    assert turn(home, False, 403)["code"] == "not_host"
    assert Guest(home).get("/api/server")["addresses"] == [f"{home}/"]


@pytest.mark.parametrize(
    "more", [{"hosts": ("tock.example",)}, {"public_url": "https://tock.example"}]
)
def test_a_server_with_a_name_has_no_such_door(file: str, more: dict[str, Any]) -> None:
    with House(file, **more) as house:
        assert Guest(house.url).get("/api/server")["at_home"] is None
        turn(house.url, True, 403)


def test_without_a_network_there_is_no_such_door(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(at_home, "own_address", lambda: "")
    assert Guest(house.url).get("/api/server")["at_home"] is None
