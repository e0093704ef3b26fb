"""A seat goes to another device by a code: once, in time, and over a restart."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.conftest import FULL
from tests.server.house import PATIENCE, Guest, House, together
from tests.server.test_serve import address, process
from tockwork.server.settings import now
from tockwork.server.store import schema


def test_a_code_carries_seats_to_another_device(database: str) -> None:
    with House(database) as house:
        anna, phone = Guest(house.url), Guest(house.url)
        table = anna.table("dog", "me", "here", "bot", "bot")
        code = anna.post(f"/api/tables/{table}/code")["code"]
        with anna.socket(table) as line:
            line.next()
            carried = phone.post("/api/code", {"code": code.lower().replace("-", " ")})
            assert carried == {"table": table, "seats": [0, 1]}
            assert line.until_type("closing")["code"] == "replaced"
        with phone.socket(table) as line:
            assert [view["seat"] for view in line.next()["views"]] == [0, 1]
        with anna.socket(table) as line:
            assert line.next()["views"] == []
        assert phone.post("/api/code", {"code": code}, 404)["code"] == "bad_code"
        assert anna.post(f"/api/tables/{table}/code", {}, 403)["code"] == "not_your_seat"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"] if FULL else ["postgresql"])
def test_a_code_outlives_a_server_that_is_killed(
    kind: str, memory: Path, request: pytest.FixtureRequest
) -> None:
    where = address(kind, memory, request)
    with process(*where) as (running, url):
        anna = Guest(url)
        table = anna.table("dog", "me", "here", "bot", "bot")
        code = anna.post(f"/api/tables/{table}/code")["code"]
        other = anna.post(f"/api/tables/{table}/code", {"seat": 1})["code"]
        os.kill(running.pid, signal.SIGKILL)
        running.wait(PATIENCE)
    with process(*where) as (_, url):
        phone, tablet = Guest(url), Guest(url)
        assert tablet.post("/api/code", {"code": other}) == {"table": table, "seats": [1]}
        # Seat 1 has gone its own way by now; the first code still carries the other one.
        assert phone.post("/api/code", {"code": code}) == {"table": table, "seats": [0]}
        mine = [seat["mine"] for seat in phone.get(f"/api/tables/{table}")["seats"]]
        assert mine == [True, False, False, False]


def test_a_code_ends_after_ten_minutes_even_if_the_server_was_away(database: str) -> None:
    ahead = 0
    with House(database) as house:
        anna = Guest(house.url)
        table = anna.table("dog", "me", "here", "bot", "bot")
        first, second = (anna.post(f"/api/tables/{table}/code", {"seat": seat}) for seat in (0, 1))
    with House(database, now=lambda: now() + ahead) as house:
        phone = Guest(house.url)
        ahead = 9 * 60_000
        assert phone.post("/api/code", {"code": first["code"]})["seats"] == [0]
        ahead = 11 * 60_000
        assert phone.post("/api/code", {"code": second["code"]}, 404)["code"] == "bad_code"
        assert phone.get(f"/api/tables/{table}")["seats"][1]["mine"] is False


def test_the_database_knows_codes_as_hashes_and_forgets_them(database: str) -> None:
    ahead = 0
    with House(database, now=lambda: now() + ahead) as house:
        anna = Guest(house.url)
        table = anna.table("dog", "me", "here", "bot", "bot")

        def stored() -> list[str]:
            storage = house.tables.services.storage
            rows = house.call(lambda: storage.rows(select(schema.codes)))
            return [str(tuple(row)) for row in rows]

        void = anna.post(f"/api/tables/{table}/code")["code"]
        code = anna.post(f"/api/tables/{table}/code")["code"]
        assert len(stored()) == 1
        assert code.replace("-", "") not in stored()[0].upper()
        assert anna.post("/api/code", {"code": void}, 404)["code"] == "bad_code"
        ahead = 11 * 60_000
        anna.post(f"/api/tables/{table}/code", {"seat": 0})
        assert len(stored()) == 1
        Guest(house.url).post("/api/code", {"code": code}, 404)


def test_of_two_devices_with_one_code_one_gets_the_seats(house: House, anna: Guest) -> None:
    table = anna.table("dog", "me", "bot", "bot", "bot")
    code = anna.post(f"/api/tables/{table}/code")["code"]
    devices = [Guest(house.url) for _ in range(4)]
    answers = together(
        *(lambda d=d: d.http.post("/api/code", json={"code": code}) for d in devices)
    )
    assert sorted(a.status_code for a in answers) == [200, 404, 404, 404]
    assert sum(d.get(f"/api/tables/{table}")["seats"][0]["mine"] for d in devices) == 1


def test_too_many_wrong_codes_from_one_address_are_stopped(file: str) -> None:
    ahead, start = 0, now()
    with House(file, now=lambda: start + ahead) as house:
        anna, eve = Guest(house.url), Guest(house.url)
        eve.http.headers["X-Forwarded-For"] = "203.0.113.9"
        for k in range(30):
            assert eve.post("/api/code", {"code": f"WRONG{k}"}, 404)["code"] == "bad_code"
        no = eve.post("/api/code", {"code": "WRONG"}, 429)
        assert (no["code"], no["limit"]) == ("too_many", "wrong_codes")
        assert 0 < no["retry"] <= 2001
        assert anna.post("/api/code", {"code": "WRONG"}, 404)["code"] == "bad_code"
        ahead = no["retry"]
        assert eve.post("/api/code", {"code": "WRONG"}, 404)["code"] == "bad_code"
