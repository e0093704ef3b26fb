"""What no page would send: refused clearly and logged, never a 500, never a line that just ends."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.conftest import FULL
from tests.server.house import Guest, House
from tockwork.records import Record
from tockwork.server.limits import Limits
from tockwork.server.wire.plain_text import plain

MESSAGES = 100_000 if FULL else 600
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def anna(shared_house: House) -> Guest:
    return Guest(shared_house.url)


@pytest.fixture(scope="module")
def table(anna: Guest) -> str:
    return anna.table("dog", "me", "here", "here", "here")


def refused(answer: httpx.Response, status: int = 422) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    body: dict[str, Any] = answer.json()
    assert body["detail"]
    return body


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "http://", "²", "//[x]"])
def test_an_origin_that_is_no_address(anna: Guest, origin: str) -> None:
    headers = {"Origin": origin.encode()}
    answer = anna.http.post("/api/me", json={"name": "Anna"}, headers=headers)  # type: ignore[arg-type]
    assert refused(answer, 403)["code"] == "bad_origin"


@pytest.mark.parametrize("view", ["²", "٣", "-1", "4", "1.0", "०", "1 ", "9" * 5000])
def test_a_view_that_is_no_seat(anna: Guest, table: str, view: str) -> None:
    body = refused(anna.http.get(f"/api/tables/{table}/record", params={"view": view}))
    assert body["problems"][0]["where"] == "view"


@pytest.mark.parametrize("options", [{"guard": "\ud800"}, {"gu\udc80": 1}, {"deals": ["\ud800"]}])
def test_half_a_letter_in_options(anna: Guest, options: dict[str, Any]) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    new = json.dumps({"rules": "dog", "players": 2, "seats": seats, "options": options})
    for answer in (
        anna.http.post("/api/tables", content=new, headers=JSON),
        anna.http.get(
            "/api/board", params={"rules": "dog", "players": 2, "options": json.dumps(options)}
        ),
    ):
        assert refused(answer)["problems"][0]["where"].startswith("options.")


def test_half_a_letter_and_endless_numbers_anywhere(anna: Guest, table: str) -> None:
    for body in ('{"name": "\\ud800"}', '{"\\ud800": 1}', '{"name": %s}' % ("9" * 5000)):
        answer = anna.http.post("/api/me", content=body, headers=JSON)
        assert answer.status_code in (400, 422), answer.text
        assert answer.json()["code"] == "invalid"
    why = {"type": "why", "id": "a", "seat": 0, "card": "5", "marble": 10**30}
    refused(anna.http.post(f"/api/tables/{table}/command", json=why))


def test_a_line_hears_nonsense_says_so_and_goes_on(
    anna: Guest, table: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "tockwork.table")
    with anna.socket(table) as line:
        line.until_type("snapshot")
        for marble in ("R@²", "²", "H@²", "١", "R@\x00"):
            no = line.ask(type="why", seat=0, card="5", marble=marble)
            assert (no["code"], "marble" in no["detail"]) == ("invalid", True)
        for nonsense in (
            b"\x00\x01",
            b'{"type":"ping"}',
            "",
            "[]",
            '{"type":"ping","id":"\\ud800"}',
        ):
            line.raw.send(nonsense)
            no = line.until_type("refused")
            assert no["code"] == "invalid"
            assert no["detail"]
        assert line.ask(type="why", seat=0, card="5", marble=0)["type"] == "why"
    logged = [vars(row) for row in caplog.records if row.message == "nonsense"]
    assert [row["code"] for row in logged].count("invalid") >= 5
    assert any("not bytes" in row["detail"] for row in logged)


@pytest.mark.parametrize("header", ["Basic YTpi", "Digest x", "Negotiate", "basic", ""])
def test_the_password_of_a_proxy_is_none_of_ours(anna: Guest, table: str, header: str) -> None:
    """Whoever stands behind a proxy with a password is who their cookie says."""
    assert anna.get("/api/me")["tables"]
    mine = anna.http.get("/api/me", headers={"Authorization": header})
    assert [card["table"]["id"] for card in mine.json()["tables"]] == [table]
    evil = {"Authorization": header, "Origin": "https://evil.example"}
    refused(anna.http.post("/api/me", json={"name": "Eve"}, headers=evil), 403)
    refused(anna.http.get("/api/me", headers={"Authorization": "Bearer nobody"}), 401)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Anna\u202egro.live", "Annagro.live"),  # would turn the rest of the line around
        ("\u2066Anna\u2069", "Anna"),
        ("An\u200bna\ufeff", "Anna"),
        ("A\u00adnna\u2060", "Anna"),
        ("Anna\ufe0f\U000e0041", "Anna"),
        ("Anna\u3164\u2800", "Anna"),
        ("Anna\u00a0\u3000 Berg", "Anna Berg"),
        ("Zoe\u0308", "Zoë"),
        ("a" + "\u0301" * 20, "á\u0301\u0301"),
        ("Özgür 山田 Ἀθηνᾶ", "Özgür 山田 Ἀθηνᾶ"),
    ],
)
def test_a_name_looks_like_what_it_is(anna: Guest, written: str, shown: str) -> None:
    assert anna.post("/api/me", {"name": written})["name"] == shown
    assert plain(plain(written)) == plain(written)


@pytest.mark.parametrize(
    "name", ["\u200b", "\u202e\u202c", "\u3164", "A\u2028B", "A\u2029B", "A\x85B", "A\x1bB"]
)
def test_a_name_that_is_nothing_or_ends_the_line_is_refused(anna: Guest, name: str) -> None:
    body = refused(anna.http.post("/api/me", json={"name": name}))
    assert body["problems"][0]["where"] == "name"


def test_a_record_is_split_at_line_feeds_only(anna: Guest, table: str) -> None:
    text = anna.http.get(f"/api/tables/{table}/record", params={"view": "0"}).text
    head, rest = text.split("\n", 1)
    header = json.loads(head)
    header["names"] = ["A\u2028B", "C\x85D", "E\x1cF", "G\u2029H"]  # as older servers let pass
    read = Record.loads(json.dumps(header, ensure_ascii=False) + "\n" + rest)
    assert list(read.header.names) == header["names"]
    assert Record.loads(read.dumps().replace("\n", "\r\n")) == read


def nonsense(rng: random.Random, table_seats: int) -> str | bytes:
    """A message that is nearly right: one that would do, with something broken."""
    kinds: list[dict[str, Any]] = [
        {"type": "act", "id": "a", "seat": 0, "expect": 3, "move": "5: 1>6"},
        {"type": "gesture", "id": "g", "seat": 0, "gesture": "hello"},
        {"type": "chat", "id": "c", "text": "hello"},
        {"type": "why", "id": "w", "seat": 0, "card": "5", "marble": 0},
        {"type": "ping"},
    ]
    odd: list[Any] = [
        *(None, True, -1, 0, 2**31, 2**63, 2**64, 10**40, 1.5, 1e308, "", "²", "R@²", "\u2028", []),
        *({}, "\ud800", "x" * 300, "\x00", "7: R>0@9, R>0", "discard", "joker=7: 5>6", "٣", "0@1"),
        *(["a"] * 50, {"a": {"b": []}}, "move 1>2", "give 7", "5: " + "1>2, " * 30, "!", "@", "H@"),
    ]
    message = dict(rng.choice(kinds))
    for _ in range(rng.randint(0, 2)):
        match rng.randint(0, 3):
            case 0:
                message[rng.choice(list(message))] = rng.choice(odd)
            case 1:
                message.pop(rng.choice(list(message)), None) if message else None
            case 2:
                message[rng.choice(("type", "id", "seat", "card", "x", ""))] = rng.choice(odd)
            case 3:
                message["seat"] = rng.randint(-2, table_seats + 2)
        if not message:
            break
    text = json.dumps(message)
    if rng.random() < 0.2:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(("", "\\", '"', "[", "é", "\x00", "\u2028")) + text[at + 1 :]
    return text.encode() if rng.random() < 0.05 else text


@pytest.fixture
def quick(file: str) -> Iterator[House]:
    with House(file, limits=Limits(commands_per_second=0)) as house:
        yield house


def test_messages_of_all_sorts_break_nothing(
    quick: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Every message has one answer, none is a failure, and the table can be played on."""
    rng = random.Random(time.time_ns() if FULL else 7)
    anna = Guest(quick.url)
    table = anna.table("dog", "me", "here", "here", "here")
    with anna.socket(table) as line:
        line.until_type("snapshot")
        for _ in range(MESSAGES // 50):
            batch = [nonsense(rng, 4) for _ in range(50)]
            for message in batch:
                line.raw.send(message)
            end = line.send(type="why", seat=0, card="no such", marble=0)
            answers = 0
            while True:
                answer = line.next()
                if answer["type"] in ("ack", "refused", "why", "pong"):
                    assert answer.get("code") != "failed", batch
                    if answer.get("id") == end:
                        break
                    answers += 1
            assert answers == len(batch), batch
        line.heard.clear()
    with anna.socket(table) as line:
        line.play(line.until_asked())
    assert not [row for row in caplog.records if row.levelname in ("ERROR", "CRITICAL")]
