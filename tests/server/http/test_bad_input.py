"""Bad input on every endpoint gets a clear answer that names the field."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from tests.conftest import FULL
from tests.server.house import Guest, House
from tockwork.rulebooks import Format, Options, Rulebook, Variant
from tockwork.rulebooks.definition import _KEPT
from tockwork.rulebooks.packed import pack
from tockwork.rulebooks.reading import plain_data, rulebook_of
from tockwork.server import maintenance

NEW: dict[str, Any] = {
    "rules": "dog",
    "players": 4,
    "seats": [{"kind": "me"}] + [{"kind": "bot"}] * 3,
}


@pytest.fixture(scope="module")
def anna(shared_house: House) -> Guest:
    return Guest(shared_house.url)


@pytest.fixture(scope="module")
def table(anna: Guest) -> str:
    return anna.table("dog", "me", "open", "bot", "bot")


def refused(answer: httpx.Response, status: int = 422) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    body: dict[str, Any] = answer.json()
    assert set(body) == {"code", "detail", "problems"} | ({"limit"} if status == 413 else set())
    assert body["code"]
    assert body["detail"]
    assert all(problem["where"] and problem["detail"] for problem in body["problems"])
    return body


def test_every_body_is_checked(shared_house: House, anna: Guest, table: str) -> None:
    """Every call that takes a body, from the OpenAPI description, so that none is forgotten."""
    settings = shared_house.settings
    code = asyncio.run(maintenance.give_role(settings.database, "host", None, settings.now()))
    anna.post("/api/role", {"code": code})  # others are refused before their body is read
    paths = anna.get("/api/openapi.json")["paths"]
    posts = [path for path, methods in paths.items() if "requestBody" in methods.get("post", {})]
    assert len(posts) >= 9
    for path in posts:
        address = path.replace("{table_id}", table)
        for body in (b"", b"{", b"[]", b'"x"', b"null", b"\xff\xfe", b'{"no_such_key": 1}'):
            answer = refused(anna.http.post(address, content=body))
            assert answer["code"] == "invalid", (path, body)
            assert answer["problems"], (path, body)
        refused(anna.http.post(address, content=b'{"x": "' + b"x" * 70_000 + b'"}'), 413)
        deep = anna.http.post(address, content=b"[" * 30_000)
        assert deep.status_code == 422


def test_a_text_that_is_no_json_is_told_where_it_breaks(anna: Guest) -> None:
    text, kind = b'{\n  "name": Anna\n}', {"Content-Type": "application/json"}
    answer = refused(anna.http.post("/api/me", content=text, headers=kind))
    assert answer["problems"] == [
        {
            "where": "body",
            "detail": "not JSON: Expecting value at line 2, column 11",
            "code": "not-json",
            "arguments": {"why": "Expecting value", "line": "2", "column": "11"},
        }
    ]


def test_every_table_call_knows_its_tables(anna: Guest) -> None:
    paths = anna.get("/api/openapi.json")["paths"]
    bodies = {
        "seat": {"seat": 0, "kind": "bot"},
        "command": {"type": "ping"},
        "block": {"seat": 0},
        "report": {"seat": 0, "reason": "slow"},
    }
    calls = [(p, m) for p, methods in paths.items() for m in methods if "{table_id}" in p]
    assert len(calls) >= 14
    for path, method in calls:
        address = path.replace("{table_id}", "nosuchtable").replace("{number}", "1")
        body = bodies.get(path.rsplit("/", 1)[-1], {}) if method == "post" else None
        query = {"seat": 0} if path.endswith("/orders") else None
        answer = anna.http.request(method.upper(), address, json=body, params=query)
        assert refused(answer, 404)["code"] == "no_such_table", path


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"rules": "chess"}, "rules"),
        ({"rules": 7}, "rules"),
        ({"players": 5}, "seats"),
        ({"players": 40}, "players"),
        ({"players": "four"}, "players"),
        ({"teams": "triples"}, "players"),
        ({"teams": "couples"}, "teams"),
        ({"options": {"guard": "maybe"}}, "options.guard"),
        ({"options": {"no_such": 1}}, "options.no_such"),
        ({"options": {"board": 5}}, "options.board"),
        ({"options": {"deals": [99]}}, "options.deals"),
        ({"options": []}, "options"),
        ({"seats": []}, "seats"),
        ({"seats": [{"kind": "me"}] * 4}, "seats[1].kind"),
        ({"seats": [{"kind": "cat"}] * 4}, "seats[0].kind"),
        ({"seats": [{"kind": "me", "level": "club"}, *NEW["seats"][1:]]}, "seats[0].level"),
        ({"seats": [*NEW["seats"][:3], {"kind": "bot", "level": "god"}]}, "seats[3].level"),
        ({"seats": [{"kind": "me", "name": "x" * 40}, *NEW["seats"][1:]]}, "seats[0].name"),
        ({"seats": [{"kind": "me", "name": "  "}, *NEW["seats"][1:]]}, "seats[0].name"),
        ({"seats": [{"kind": "me", "name": "A\x00B"}, *NEW["seats"][1:]]}, "seats[0].name"),
        ({"seats": [{"kind": "me", "name": "A\nB"}, *NEW["seats"][1:]]}, "seats[0].name"),
        ({"clock": {"kind": "sand"}}, "clock.kind"),
        ({"clock": {"kind": "move", "seconds": 0}}, "clock.seconds"),
        ({"takeover_seconds": 0}, "takeover_seconds"),
        ({"spectator_delay": -1}, "spectator_delay"),
        ({"public": "perhaps"}, "public"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_new_table_names_the_field(anna: Guest, change: dict[str, Any], where: str) -> None:
    answer = refused(anna.http.post("/api/tables", json=NEW | change))
    assert answer["problems"][0]["where"] == where, answer


@pytest.mark.parametrize(
    ("query", "where"),
    [
        ({"players": 4}, "rules"),
        ({"rules": "dog"}, "players"),
        ({"rules": "chess", "players": 4}, "rules"),
        ({"rules": "dog", "players": 9}, "players"),
        ({"rules": "dog", "players": 4, "seat": 4}, "seat"),
        ({"rules": "dog", "players": 4, "seat": -1}, "seat"),
        ({"rules": "dog", "players": 4, "theme": "neon"}, "theme"),
        ({"rules": "dog", "players": 4, "options": "{"}, "options"),
        ({"rules": "dog", "players": 4, "options": "[1]"}, "options"),
        ({"rules": "dog", "players": 4, "options": '{"guard": 1}'}, "options.guard"),
    ],
)
def test_a_board_names_the_parameter(anna: Guest, query: dict[str, Any], where: str) -> None:
    answer = refused(anna.http.get("/api/board", params=query))
    assert answer["problems"][0]["where"] == where


def test_numbers_in_addresses_are_checked(anna: Guest, table: str) -> None:
    at = f"/api/tables/{table}"
    assert refused(anna.http.get(f"{at}/events?from=x"))["problems"][0]["where"] == "from"
    assert refused(anna.http.get(f"{at}/events?from=-1"))["problems"][0]["where"] == "from"
    assert refused(anna.http.get(f"{at}/stream?from=x"))["problems"][0]["where"] == "from"
    assert refused(anna.http.get(f"{at}/replay"), 409)["code"] == "not_over"
    assert refused(anna.http.get(f"{at}/record"), 409)["code"] == "not_started"
    assert refused(anna.http.post(f"{at}/sit", json={"seat": 5}))["problems"][0]["where"] == "seat"
    assert refused(anna.http.post(f"{at}/sit", json={"seat": 2}), 409)["code"] == "seat_taken"


def test_what_is_not_there_is_said_so(anna: Guest) -> None:
    for name in ("%00", "a" * 99, "é", "' or 1=1"):
        assert refused(anna.http.get(f"/api/tables/{name}/view"), 404)["code"].startswith("no_such")
    assert refused(anna.http.get("/api/nothing"), 404)["code"] == "no_such_page"
    assert refused(anna.http.delete("/api/games"), 405)["code"] == "wrong_method"
    assert refused(anna.http.get("/no/such/file.js"), 404)["code"] == "no_such_page"


def test_other_sites_may_not_act_in_my_name(anna: Guest, table: str) -> None:
    evil = {"Origin": "https://evil.example"}
    answer = anna.http.post(f"/api/tables/{table}/sit", json={}, headers=evil)
    assert refused(answer, 403)["code"] == "bad_origin"
    answer = anna.http.post("/api/tables", json=NEW, headers=evil)
    assert refused(answer, 403)["code"] == "bad_origin"
    own = {"Origin": anna.url}
    assert anna.http.post("/api/tables", json=NEW, headers=own).status_code == 201


def test_a_socket_of_another_site_or_to_no_table_is_closed(anna: Guest, table: str) -> None:
    from websockets.sync.client import connect

    address = anna.url.replace("http", "ws", 1) + "/api/tables/"
    for path, origin in ((f"{table}/socket", "https://evil.example"), ("nosuch/socket", None)):
        with connect(address + path, origin=origin, proxy=None) as raw:  # type: ignore[arg-type]
            assert '"code":"gone"' in str(raw.recv(timeout=60))


def test_ever_new_house_rules_are_not_remembered(anna: Guest) -> None:
    """Whether they are looked at or refused for another reason."""
    from tockwork import rulebook

    book = rulebook("dog")
    gc.collect()
    before = len(book._derived)  # what others have
    for deal in range(200):
        options = {"deals": [6, 1 + deal % 6, 1 + deal // 6 % 6, 1 + deal // 36]}
        wish = {"rules": "dog", "players": 4, "options": options, "seats": []}
        refused(anna.http.post("/api/tables", json=wish))
        if deal % 20 == 0:
            query: Any = {"rules": "dog", "players": 4, "options": json.dumps(options)}
            assert anna.http.get("/api/board", params=query).status_code == 200
    del options
    gc.collect()
    assert len(book._derived) <= before + _KEPT + 10  # and the boards drawn last


def test_house_rules_are_one_book_for_as_long_as_anybody_has_it(anna: Guest) -> None:
    from tockwork import rulebook

    book = rulebook("dog")
    mine = book.with_options(deals=[6, 5], guard="fresh")
    table = mine.table(4)
    for deal in range(2 * _KEPT):
        book.with_options(deals=[5, 1 + deal % 6, 1 + deal // 6])
    gc.collect()
    assert book.with_options(guard="fresh", deals=(6, 5)) is mine
    assert book.with_options(guard="fresh").with_options(deals=(6, 5)).table(4) is table
    # Rules are compared by what they say, whatever has been made from them.
    same = type(mine).model_validate(mine.model_dump())
    assert same == mine
    assert hash(same) == hash(mine)
    assert same.table(4) == table
    assert same.table(4) != book.table(4)
    assert same != book


REFUSALS = 10_000 if FULL else 600


@contextmanager
def nobody_collects() -> Iterator[None]:
    """As in a server where somebody always is there: what is left behind in a cycle stays."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _rules_there() -> int:
    return sum(isinstance(each, Rulebook | Variant | Options | Format) for each in gc.get_objects())


def _other_deals(number: int) -> dict[str, Any]:
    return {"deals": [1 + number // 6**digit % 6 for digit in range(6)]}


@pytest.mark.parametrize("what", ["options", "players", "seats", "custom", "board"])
def test_refusals_leave_nothing_behind(anna: Guest, what: str) -> None:
    """However many there are, each for other rules, and though nobody looks for cycles."""
    from tockwork import rulebook

    custom = plain_data(rulebook("dog-kids"))

    def refuse(number: int) -> None:
        wish: dict[str, Any] = {"rules": "dog", "players": 4, "options": {}, "seats": []}
        if what == "options":
            wish["options"] = {**_other_deals(number), "guard": "fresh", "second_lap": number}
        elif what == "players":
            wish |= {"options": _other_deals(number), "players": 99}
        elif what == "custom":
            wish |= {"rules": pack(rulebook_of({**custom, "id": f"own-{number}"})), "players": 2}
        else:
            wish["options"] = _other_deals(number)
        if what == "board":
            options = json.dumps(_other_deals(number))
            query: dict[str, Any] = {"rules": "dog", "players": 4, "options": options, "seat": 9}
            anna.http.get("/api/board", params=query)
        else:
            refused(anna.http.post("/api/tables", json=wish))

    most = 300 if what == "custom" else REFUSALS  # the last 256 of these are kept
    for number in range(most // 10):  # what is kept for the next time is there
        refuse(number)
    with nobody_collects():
        before = _rules_there()
        for number in range(most // 10, most):
            refuse(number)
        left = _rules_there() - before
    book = 12  # of these objects: the book, its forms and knobs, a table
    assert left <= book * (256 if what == "custom" else _KEPT), left
