"""The copy of what somebody's devices keep themselves: bytes, one for each guest, never lost."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tests.server.house import Guest, House, together
from tockwork.cli.main import main
from tockwork.server.limits import Limits
from tockwork.server.settings import now
from tockwork.server.store import schema
from tockwork.server.store.storage import NewRow

DAY = 86_400_000


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


def test_who_has_not_played_here_has_a_small_one(database: str) -> None:
    with House(database, limits=Limits(first_copy_size=2000, copy_size=5000)) as house:
        anna, _ = with_code(house)
        assert put(anna, b"x" * 2000, none="*").status_code == 204
        ben, _ = with_code(house)
        long = put(ben, b"x" * 2001, none="*")
        assert (long.status_code, long.json()["limit"]) == (413, "first_copy_size")
        ben.table("dog", "me", "bot")
        assert put(ben, b"x" * 2001, none="*").status_code == 204


def no_room(answer: httpx.Response) -> bool:
    said = answer.json() if answer.status_code == 507 else {}
    return (said.get("code"), said.get("limit")) == ("no_room", "copies_in_all")


def test_all_copies_together_have_a_limit(database: str) -> None:
    with House(database, limits=Limits(copies_in_all=5000)) as house:
        (anna, _), (ben, _) = with_code(house), with_code(house)
        hers = put(anna, b"x" * 3000, none="*").headers["ETag"]
        assert no_room(put(ben, b"x" * 2001, none="*"))
        assert ben.http.get("/api/me/memory").status_code == 204
        his = put(ben, b"x" * 2000, none="*").headers["ETag"]
        assert no_room(put(anna, b"x" * 3001, match=hers))
        hers = put(anna, b"y" * 3000, match=hers).headers["ETag"]  # in place of one as long
        assert anna.http.get("/api/me/memory").content == b"y" * 3000
        anna.post("/api/me/forget")
        assert put(ben, b"x" * 5000, match=his).status_code == 204


def test_many_at_once_do_not_get_past_it(database: str) -> None:
    with House(database, limits=Limits(copies_in_all=5000)) as house:
        people = [with_code(house)[0] for _ in range(12)]
        answers = together(*(partial(patiently, one) for one in people))
        assert sum(answer.status_code == 204 for answer in answers) == 5
        assert sum(map(no_room, answers)) == 7


def patiently(guest: Guest) -> httpx.Response:
    """Only some at a time may come from one address."""
    while (answer := put(guest, b"x" * 1000, none="*")).status_code == 429:
        pass
    return answer


def test_where_there_is_no_room_what_nobody_will_fetch_makes_some(database: str) -> None:
    ahead, start = 0, now()
    with House(database, limits=Limits(copies_in_all=5000), now=lambda: start + ahead) as house:
        gone, plays = (with_code(house)[0] for _ in range(2))
        plays.table("dog", "me", "bot")
        for guest in (gone, plays):
            assert put(guest, b"x" * 2000, none="*").status_code == 204
        ahead = 29 * DAY
        ben, _ = with_code(house)
        assert no_room(put(ben, b"x" * 2000, none="*"))
        ahead = 31 * DAY
        assert put(ben, b"x" * 2000, none="*").status_code == 204
        for guest, status in ((gone, 204), (plays, 200)):
            assert guest.http.get("/api/me/memory").status_code == status
        cleo, _ = with_code(house)
        assert no_room(put(cleo, b"x" * 2000, none="*"))


def test_an_address_puts_so_many_new_ones_an_hour(file: str) -> None:
    limits = Limits(calls_per_second=0, calls_per_address=0, guests_per_minute=0)
    with House(file, limits=limits) as house:
        people = [with_code(house)[0] for _ in range(31)]
        for guest in people:
            guest.http.headers["X-Forwarded-For"] = "203.0.113.7"
        answers = [put(guest, b"x", none="*") for guest in people]
        assert [answer.status_code for answer in answers] == [204] * 30 + [429]
        assert put(people[0], b"y", match=answers[0].headers["ETag"]).status_code == 204


def test_tidy_removes_old_ones_of_who_never_played(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    large, start = 1_000_000, now()
    limits = Limits(first_copy_size=large)
    with House(database, limits=limits, now=lambda: start - 40 * DAY) as house:
        people = [with_code(house)[0]]
        storage = house.tables.services.storage
        (known,) = house.call(lambda: storage.rows(select(schema.guests.c.id)))
        key = {"day": "2026-11-17", "rules": "toc", "boards": "0", "board": 0, "guest": known.id}
        played = NewRow(schema.daily, key | {"chance": 50.0, "at": 0})
        house.call(lambda: storage.write(played))
        people += [with_code(house)[0] for _ in range(5)]
        for guest in people:
            assert put(guest, b"x" * large, none="*").status_code == 204
    with House(database, limits=limits) as house:
        back = Guest(house.url)
        back.http.cookies = people[1].http.cookies
        back.get("/api/me")
        new, _ = with_code(house)
        assert put(new, b"x" * large, none="*").status_code == 204
    before = size_of(database)
    assert main(["tidy", database, "--days", "30"]) == 0
    assert "4 copies of users without games deleted" in capsys.readouterr().out
    if before is not None:
        after = size_of(database)
        assert after is not None
        assert before - after > 4 * large
    with House(database) as house:
        for guest, status in ((people[0], 200), (people[1], 200), (people[2], 204), (new, 200)):
            again = Guest(house.url)
            again.http.cookies = guest.http.cookies
            assert again.http.get("/api/me/memory").status_code == status


def size_of(database: str) -> int | None:
    """Of a file; PostgreSQL keeps the space to itself."""
    name = database.removeprefix("sqlite:///")
    return None if name == database else Path(name).stat().st_size
