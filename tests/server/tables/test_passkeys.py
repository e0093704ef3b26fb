"""Passkeys at a server: what does not fit opens nothing. The browser tests have the rest."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from typing import Any

import httpx
import pytest

from tests.server.house import Guest, House, together
from tests.server.postgres import Cluster
from tests.server.redis import RedisServer
from tockwork.server.settings import public_url

pytest.importorskip("webauthn")
from tests.server.authenticator import Passkey

NAME = "tock.example.org"


@pytest.fixture
def anna(house: House) -> Guest:
    return at(house)


def at(house: House, name: str = "localhost", scheme: str = "http") -> Guest:
    """Somebody who has typed in this name; with https through a proxy."""
    guest = Guest(house.url)
    port = house.url.rpartition(":")[2]
    guest.http.headers["Host"] = f"{name}:{port}" if scheme == "http" else name
    guest.http.headers["X-Forwarded-Proto"] = scheme
    return guest


def keyed(house: House, guest: Guest, name: str, origin: str) -> Passkey:
    passkey = Passkey(name, origin)
    options = guest.post("/api/me/passkey/begin")["options"]
    assert options["rp"]["id"] == name
    assert guest.post("/api/me/passkey", passkey.made(options))["passkeys"] == 1
    return passkey


def answer(challenge: str, **response: str) -> dict[str, Any]:
    result = json.dumps({"type": "webauthn.get", "challenge": challenge, "origin": "http://x"})
    said = base64.urlsafe_b64encode(result.encode()).decode().rstrip("=")
    return {
        "credential": {
            "id": "AAAA",
            "rawId": "AAAA",
            "type": "public-key",
            "response": {"clientDataJSON": said, **response},
        }
    }


def test_a_challenge_is_good_once_and_only_if_it_is_ours(house: House, anna: Guest) -> None:
    options = anna.post("/api/passkey/begin")["options"]
    assert options.get("allowCredentials", []) == []  # nobody is asked who they are
    first = anna.post("/api/passkey", answer(options["challenge"]), 404)
    assert "nobody here has this passkey" in first["detail"]
    for challenge in (options["challenge"], "AAAA"):
        again = anna.post("/api/passkey", answer(challenge), 404)
        assert "not known here, used up or too old" in again["detail"]


def test_nonsense_is_refused_and_nothing_is_kept(house: House, anna: Guest) -> None:
    options = anna.post("/api/me/passkey/begin")["options"]
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert anna.post("/api/me/passkey", {"credential": {}}, 404)["code"] == "bad_code"
    bad = answer(options["challenge"], attestationObject="AAAA")
    assert anna.post("/api/me/passkey", bad, 404)["code"] == "bad_code"
    assert anna.get("/api/me/devices")["passkeys"] == 0


def cbor(*parts: bytes) -> str:
    """An attestation that says it has more in it than it has."""
    return base64.urlsafe_b64encode(b"".join(parts)).decode().rstrip("=")


@pytest.mark.parametrize(
    "attestation",
    [
        cbor(b"\x81" * 5_000),  # lists in lists
        cbor(b"\x9b", b"\xff" * 8),  # a list of more than there is memory
        cbor(b"\xa1\x01\x02"),  # none of the names
        cbor(b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x41\x00"),
        cbor(b"\xa3\x63fmt\x01\x67attStmt\x01\x68authData\x01"),
    ],
    ids=["deep", "endless", "names", "short", "kinds"],
)
def test_what_no_browser_would_send_is_refused(anna: Guest, attestation: str) -> None:
    challenge = anna.post("/api/me/passkey/begin")["options"]["challenge"]
    result = json.dumps({"type": "webauthn.create", "challenge": challenge, "origin": anna.url})
    bad = answer(challenge, attestationObject=attestation)
    said = base64.urlsafe_b64encode(result.encode()).decode().rstrip("=")
    bad["credential"]["response"]["clientDataJSON"] = said
    assert anna.post("/api/me/passkey", bad, 404)["code"] == "bad_code"
    deep = base64.urlsafe_b64encode(b"[" * 30_000).decode()
    bad["credential"]["response"]["clientDataJSON"] = deep
    assert anna.post("/api/me/passkey", bad, 404)["code"] == "bad_code"


@pytest.fixture(params=["sqlite", "postgresql", "several"])
def doors(request: pytest.FixtureRequest, file: str) -> Iterator[list[House]]:
    with ExitStack() as stack:
        if request.param == "sqlite":
            yield [stack.enter_context(House(file, hosts=(NAME,)))]
            return
        cluster: Cluster = request.getfixturevalue("cluster")
        address, many = cluster.new_database(), request.param == "several"
        redis: RedisServer | None = request.getfixturevalue("redis") if many else None
        url = None if redis is None else redis.url
        yield [
            stack.enter_context(House(address, redis=url, hosts=(NAME,)))
            for _ in range(2 if many else 1)
        ]


def test_one_answer_lets_one_in(doors: list[House]) -> None:
    anna = at(doors[0], NAME, "https")
    passkey = keyed(doors[0], anna, NAME, f"https://{NAME}")
    used = passkey.used(anna.post("/api/passkey/begin")["options"])
    phones = [at(doors[n % len(doors)], NAME, "https") for n in range(16)]
    answers = together(*(partial(try_key, phone, used) for phone in phones))
    assert sorted(answer.status_code for answer in answers) == [200] + [404] * 15
    refused = next(answer for answer in answers if answer.status_code == 404)
    assert "used up" in refused.json()["detail"]


def test_made_at_once_no_more_are_kept_than_one_may_have(doors: list[House]) -> None:
    token = Guest(doors[0].url).post("/api/programs", {"name": "Anna"})["token"]
    devices, made = [], []
    for n in range(16):
        device = at(doors[n % len(doors)], NAME, "https")
        device.http.headers["Authorization"] = f"Bearer {token}"
        devices.append(device)
        options = device.post("/api/me/passkey/begin")["options"]
        made.append(Passkey(NAME, f"https://{NAME}").made(options))
    answers = together(
        *(
            partial(device.http.post, "/api/me/passkey", json=said)
            for device, said in zip(devices, made, strict=True)
        )
    )
    assert sorted(answer.status_code for answer in answers) == [200] * 10 + [404] * 6
    assert devices[0].get("/api/me/devices")["passkeys"] == 10


def try_key(guest: Guest, used: dict[str, Any]) -> httpx.Response:
    return guest.http.post("/api/passkey", json=used)


def use(guest: Guest, passkey: Passkey) -> int:
    options = guest.post("/api/passkey/begin")["options"]
    assert options["rpId"] == passkey.name
    return try_key(guest, passkey.used(options)).status_code


def test_whom_a_passkey_is_for_is_not_for_the_caller_to_say(file: str) -> None:
    with House(file, hosts=(NAME, "other.example.org")) as house:
        port = house.url.rpartition(":")[2]
        anna = at(house)
        passkey = keyed(house, anna, "localhost", f"http://localhost:{port}")
        assert use(at(house), passkey) == 200
        # Another program of this computer, whose page was asked to sign and says so.
        relayed = at(house)
        relayed.http.headers["Host"] = "localhost:9"
        passkey.origin = "http://localhost:9"
        assert use(relayed, passkey) == 404
        # On the way to a name without HTTPS everybody listens, whatever is said of it.
        ben = at(house, NAME, "https")
        his = keyed(house, ben, NAME, f"https://{NAME}")
        assert use(at(house, NAME, "http"), his) == 200
        his.origin = f"http://{NAME}:{port}"
        assert use(at(house, NAME, "http"), his) == 404
        # A key for one of the names is none for another.
        his.origin = f"https://{NAME}"
        other = at(house, "other.example.org", "https")
        options = other.post("/api/passkey/begin")["options"]
        assert options["rpId"] == "other.example.org"
        assert try_key(other, his.used(options)).status_code == 404


def test_a_public_address_is_the_only_one(file: str) -> None:
    with House(file, public_url=f"https://{NAME}:8443", hosts=("*",)) as house:
        anna = at(house, f"{NAME}:8443", "https")
        assert use(anna, keyed(house, anna, NAME, f"https://{NAME}:8443")) == 200
        none_at(at(house))
        none_at(at(house, "any.example.org", "https"))


def test_where_no_name_is_known_there_are_no_passkeys(file: str) -> None:
    with House(file, hosts=("*",)) as house:
        none_at(Guest(house.url))  # an address in numbers
        none_at(at(house, NAME, "https"))


def none_at(guest: Guest) -> None:
    assert guest.get("/api/me/devices")["passkeys"] is None
    for path in ("/api/me/passkey/begin", "/api/passkey/begin"):
        assert guest.post(path, None, 404)["code"] == "no_such_page"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("https://Tock.example.org/", "https://tock.example.org"),
        ("https://tock.example.org:443", "https://tock.example.org"),
        ("http://localhost:9000", "http://localhost:9000"),
        ("tock.example.org", None),
        ("ftp://tock.example.org", None),
        ("https://tock.example.org/table", None),
        ("https://tock.example.org:port", None),
        ("https://me@tock.example.org", None),
        ("https://", None),
    ],
)
def test_a_public_address_is_read_as_browsers_write_it(said: str, meant: str | None) -> None:
    assert public_url(said) == meant
