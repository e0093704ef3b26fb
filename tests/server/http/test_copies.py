"""The copy of what somebody's devices keep themselves: bytes, one for each guest, never lost."""

from __future__ import annotations

from functools import partial
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tests.server.house import Guest, House, together
from tockwork.server.limits import Limits
from tockwork.server.store import schema


def rows_of(house: House) -> set[str]:
    """The tables of the database that hold anything."""

    async def read() -> set[str]:
        storage, tables = house.tables.services.storage, schema.metadata.sorted_tables
        return {table.name for table in tables if await storage.rows(select(table))}

    found: set[str] = house.call(read)
    return found


def put(guest: Guest, data: bytes, **more: str) -> httpx.Response:
    names = {"kind": "Content-Type", "match": "If-Match", "none": "If-None-Match"}
    given = {"kind": "application/gzip"} | more
    headers = {names[key]: value for key, value in given.items()}
    return guest.http.put("/api/me/memory", content=data, headers=headers)


def with_code(house: House) -> tuple[Guest, str]:
    guest = Guest(house.url)
    return guest, guest.post("/api/me/recovery")["code"]


def test_a_copy_comes_along_with_the_code_and_goes_when_one_is_forgotten(database: str) -> None:
    with House(database) as house:
        anna, code = with_code(house)
        assert anna.http.get("/api/me/memory").status_code == 204
        data = bytes(range(256)) * 9
        first = put(anna, data, none="*")
        assert first.status_code == 204
        phone = Guest(house.url)
        assert phone.http.get("/api/me/memory").status_code == 204
        phone.post("/api/recover", {"code": code})
        found = phone.http.get("/api/me/memory")
        assert (found.content, found.headers["ETag"]) == (data, first.headers["ETag"])
        assert found.headers["Content-Type"] == "application/gzip"
        same = {"If-None-Match": found.headers["ETag"]}
        assert phone.http.get("/api/me/memory", headers=same).status_code == 304
    with House(database) as house:
        again = Guest(house.url)
        again.http.cookies = anna.http.cookies
        assert again.http.get("/api/me/memory").content == data
        assert "copies" in rows_of(house)
        again.post("/api/me/forget")
        assert "copies" not in rows_of(house)


def test_two_devices_never_overwrite_each_other(database: str) -> None:
    with House(database) as house:
        anna, code = with_code(house)
        phone = Guest(house.url)
        phone.post("/api/recover", {"code": code})
        tag = put(anna, b"one", none="*").headers["ETag"]
        late = put(phone, b"other", none="*")
        assert (late.status_code, late.json()["code"]) == (412, "overtaken")
        for round in range(5):
            both = together(
                partial(put, anna, f"anna {round}".encode(), match=tag),
                partial(put, phone, f"phone {round}".encode(), match=tag),
            )
            assert sorted(answer.status_code for answer in both) == [204, 412]
            winner = 0 if both[0].status_code == 204 else 1
            tag = both[winner].headers["ETag"]
            found = anna.http.get("/api/me/memory")
            assert found.content == f"{('anna', 'phone')[winner]} {round}".encode()
            assert found.headers["ETag"] == tag
        assert put(anna, b"old", match='"0123456789abcdef"').status_code == 412


@pytest.mark.parametrize(
    ("more", "where"),
    [
        ({"kind": "text/plain", "none": "*"}, "Content-Type"),
        ({}, "If-Match"),
        ({"match": '"a"', "none": "*"}, "If-Match"),
        ({"none": '"a"'}, "If-Match"),
    ],
)
def test_what_makes_no_sense_is_refused(house: House, more: Any, where: str) -> None:
    anna, _ = with_code(house)
    answer = put(anna, b"x", **more)
    assert answer.status_code == 422
    assert answer.json()["problems"][0]["where"] == where


def test_who_has_no_way_back_has_no_copy(house: House, anna: Guest) -> None:
    assert "no code" in put(anna, b"x", none="*").json()["detail"]
    ben, _ = with_code(house)
    other = Guest(house.url)
    other.http.cookies = ben.http.cookies
    ben.post("/api/me/forget")
    assert put(other, b"x", none="*").json()["code"] == "removed"


def test_a_copy_has_a_limit_of_its_own(file: str) -> None:
    limits = Limits(message_size=2000, copy_size=5000)
    with House(file, limits=limits) as house:
        anna, _ = with_code(house)
        assert put(anna, b"x" * 5000, none="*").status_code == 204
        long = put(anna, b"x" * 5001, none="*")
        assert (long.status_code, long.json()["limit"]) == (413, "copy_size")
        assert anna.http.post("/api/me", content=b"x" * 5000).json()["limit"] == "message_size"


def test_an_address_puts_so_many_an_hour(file: str) -> None:
    with House(file, limits=Limits(calls_per_second=0, calls_per_address=0)) as house:
        anna, _ = with_code(house)
        anna.http.headers["X-Forwarded-For"] = "203.0.113.7"
        answers = [put(anna, b"x", match='"none"') for _ in range(241)]
        assert {answer.status_code for answer in answers[:240]} == {412}
        assert (answers[240].status_code, answers[240].json()["limit"]) == (429, "copies")
