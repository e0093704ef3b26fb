"""Two devices become one user while something else happens to them: nothing is ever lost."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tests.server.house import Guest, House, together
from tests.server.postgres import Cluster
from tests.server.redis import RedisServer
from tockwork.server.limits import Limits
from tockwork.server.settings import now
from tockwork.server.store import schema
from tockwork.server.tables.entries import Abandoned
from tockwork.server.tables.live_table import LiveTable
from tockwork.server.tables.merging import FormerUsers
from tockwork.server.tables.retrying import retry_on_conflict
from tockwork.server.tables.stored_log import stored_log

KINDS = ("sqlite", "postgresql", "several")
FREE = Limits(calls_per_second=0, calls_per_address=0, tables_per_guest=0, guests_per_minute=0)


@pytest.fixture(params=KINDS)
def houses(request: pytest.FixtureRequest, file: str) -> Iterator[list[House]]:
    """One process on either database, then two on one; everybody knocks at both of them."""
    if request.param == "sqlite":
        with House(file, limits=FREE) as house:
            yield [house, house]
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    address = cluster.new_database()
    if request.param == "postgresql":
        with House(address, limits=FREE) as house:
            yield [house, house]
        return
    redis: RedisServer = request.getfixturevalue("redis")
    with ExitStack() as stack:
        yield [stack.enter_context(House(address, redis=redis.url, limits=FREE)) for _ in range(2)]


def at_once(*works: Callable[[], Any]) -> list[Any]:
    """All begin in the same moment."""
    ready = threading.Barrier(len(works))

    def begin(work: Callable[[], Any]) -> Any:
        ready.wait(60)
        return work()

    return together(*(partial(begin, work) for work in works))


def person(house: House, name: str) -> tuple[Guest, str, str]:
    """Somebody with a name, a table and a code."""
    guest = Guest(house.url)
    guest.post("/api/me", {"name": name})
    return guest, guest.table("dog", "me", "bot", "bot", "bot"), new_code(guest)


def new_code(guest: Guest) -> str:
    return str(guest.post("/api/me/recovery")["code"])


def recover(guest: Guest, code: str) -> httpx.Response:
    return guest.http.post("/api/recover", json={"code": code})


def at_door(house: House, same: Guest) -> Guest:
    """The same device, calling another process."""
    guest = Guest(house.url)
    guest.http.cookies = same.http.cookies
    return guest


def mine(guest: Guest) -> set[str]:
    found = guest.get("/api/me")["tables"]
    assert all(any(seat["mine"] for seat in card["seats"]) for card in found)
    return {card["table"]["id"] for card in found}


def rows(house: House, table: Any, **where: Any) -> list[Any]:
    query = select(table).where(*(table.c[key] == value for key, value in where.items()))
    return list(house.call(lambda: house.tables.services.storage.rows(query)))


def nothing_of_nobody(house: House) -> None:
    """Whatever is kept of a guest is kept of one who is there."""
    known = {row.id for row in rows(house, schema.guests)}
    for table in (schema.devices, schema.recoveries, schema.sitting, schema.spoken):
        assert {row.guest for row in rows(house, table)} <= known, table.name
    for table in (schema.copies, schema.daily, schema.passkeys, schema.codes):
        assert {row.guest for row in rows(house, table)} <= known, table.name


def refused(answer: httpx.Response) -> None:
    assert (answer.status_code, answer.json()["code"]) == (409, "joined"), answer.text


@pytest.mark.parametrize("number", [2, 3])
def test_codes_typed_in_crosswise_lose_nobody(houses: list[House], number: int) -> None:
    """A types in the code of B, B that of C, C that of A: all but one are one in the end, or all
    are, and whoever is refused is told why."""
    for _ in range(5):
        people = [person(houses[n % 2], f"Person {n}") for n in range(number)]
        codes = [code for _, _, code in people]
        works = [
            partial(recover, guest, codes[(n + 1) % number])
            for n, (guest, _, _) in enumerate(people)
        ]
        answers = at_once(*works)
        assert any(answer.status_code == 200 for answer in answers)
        assert any(answer.status_code != 200 for answer in answers)
        for answer in answers:
            if answer.status_code != 200:
                refused(answer)
        for n, (guest, table, _) in enumerate(people):
            found = guest.get("/api/me")
            assert not found["gone"]
            assert found["name"].startswith("Person")
            assert table in mine(guest), n
        together_now = {frozenset(mine(guest)) for guest, _, _ in people}
        assert sum(map(len, together_now)) == number
        nothing_of_nobody(houses[0])


def seats_of_nobody(house: House) -> None:
    """No log names a guest who is not there, and lists know who has played."""
    known = {row.id for row in rows(house, schema.guests)}
    sitting = {(row.guest, row.table_id) for row in rows(house, schema.sitting)}
    for row in rows(house, schema.tables):
        log = house.call(partial(stored_log, house.tables.services.storage, row.id))
        held = {place.guest for place in log.places if place.guest is not None}
        assert held <= known, row.id
        assert {(guest, row.id) for guest in held} <= sitting
    for row in rows(house, schema.finished):
        guests = {seat["guest"] for seat in json.loads(row.data)["seats"]} - {None}
        assert guests <= known, row.table_id


def nothing_is_lost(house: House) -> None:
    nothing_of_nobody(house)
    seats_of_nobody(house)


def test_joining_while_the_other_one_is_deleted(houses: list[House]) -> None:
    """Either is first; what is deleted is deleted whole, and who is refused keeps everything."""
    for _ in range(5):
        (anna, hers, _), (ben, his, code) = person(houses[0], "Quentina"), person(houses[1], "Ben")
        joining, _ = at_once(
            partial(recover, anna, code), partial(ben.post, "/api/me/forget", {}, 200)
        )
        assert ben.get("/api/me")["name"] is None
        nothing_is_lost(houses[0])
        entries = "".join(row.data for row in rows(houses[0], schema.entries))
        if joining.status_code == 200:  # and then deleted with him
            assert anna.get("/api/me") == {"name": None, "gone": True, "tables": []}
            assert "Me0" not in entries
            continue
        assert joining.json()["code"] in ("joined", "bad_recovery")
        assert anna.get("/api/me")["name"] == "Quentina"
        assert mine(anna) == {hers}
        assert his not in mine(anna)
        anna.post("/api/me/forget")


def test_joining_while_one_is_deleted_oneself(houses: list[House]) -> None:
    for _ in range(5):
        anna, hers, _ = person(houses[0], "Quentina")
        ben, his, code = person(houses[1], "Ben")
        joining, _ = at_once(
            partial(recover, anna, code),
            partial(at_door(houses[1], anna).http.post, "/api/me/forget", json={}),
        )
        nothing_is_lost(houses[0])
        if ben.get("/api/me")["gone"]:  # she was he by then
            assert joining.status_code == 200
            continue
        assert his in mine(ben)
        kept = any("Me0" in row.data for row in rows(houses[0], schema.entries, table_id=hers))
        assert kept == (hers in mine(ben))  # his with all that is hers, or deleted whole


def test_joining_while_one_sits_down_says_something_and_opens_a_table(houses: list[House]) -> None:
    host = Guest(houses[0].url)
    for n in range(5):
        anna, _, _ = person(houses[0], "Anna")
        _, _, code = person(houses[1], "Ben")
        table = host.table("dog", "me", "friend", "friend")
        invite = host.get(f"/api/tables/{table}")["table"]["invite"]
        there = at_door(houses[1], anna)
        say = {"type": "chat", "id": "1", "text": f"from Lyon {n}"}
        answers = at_once(
            partial(recover, anna, code),
            partial(there.http.post, f"/api/tables/{table}/sit", json={"invite": invite}),
            partial(at_door(houses[1], anna).http.post, f"/api/tables/{table}/command", json=say),
            partial(at_door(houses[0], anna).http.post, "/api/me/recovery", json={}),
            partial(at_door(houses[1], anna).http.post, "/api/me", json={"name": "Annabella"}),
            partial(at_door(houses[1], anna).http.post, "/api/tables", json=NEW),
        )
        assert answers[0].status_code == 200, answers[0].text
        nothing_is_lost(houses[0])
        for answer in answers[1:]:
            assert answer.status_code in (200, 201, 403, 409), answer.text
            if answer.status_code == 409:
                refused(answer)
        if answers[1].status_code == 200:
            assert table in mine(anna)
        if answers[5].status_code == 201:
            assert answers[5].json()["table"]["id"] in mine(anna)
        anna.post("/api/me/forget")
        assert "Lyon" not in "".join(row.data for row in rows(houses[0], schema.entries))


NEW = {"rules": "dog", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_joining_while_a_game_ends_and_another_is_left(houses: list[House]) -> None:
    for _ in range(5):
        anna, ends, _ = person(houses[0], "Anna")
        leaves = anna.table("dog", "me", "bot", "bot", "bot")
        _, _, code = person(houses[1], "Ben")
        there = houses[1]

        async def give_up(house: House = there, table_id: str = ends) -> None:
            await _give_up(await house.tables.find(table_id))

        answers = at_once(
            partial(recover, anna, code),
            partial(there.call, give_up),
            partial(at_door(there, anna).http.post, f"/api/tables/{leaves}/leave", json={}),
        )
        assert answers[0].status_code == 200, answers[0].text
        nothing_is_lost(houses[0])
        (game,) = [game for game in anna.get("/api/me/games")["games"] if game["id"] == ends]
        assert [seat["mine"] for seat in game["seats"]] == [True, False, False, False]
        if answers[2].status_code == 200:
            assert leaves not in mine(anna)


@retry_on_conflict
async def _give_up(table: LiveTable) -> None:
    async with table.changing():
        await table.append(Abandoned())


@pytest.mark.parametrize("deleted", [False, True])
def test_what_broke_off_goes_on_by_itself(
    database: str, deleted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that ends between the first step and the last."""
    ahead, start = 0, now()

    async def breaks(*_: object) -> None:
        raise RuntimeError("the end")

    with House(database, now=lambda: start + ahead, limits=FREE) as house:
        (anna, hers, _), (ben, his, code) = person(house, "Quentina"), person(house, "Ben")
        with monkeypatch.context() as patch:
            patch.setattr(FormerUsers, "settle", breaks)
            if deleted:
                assert anna.http.post("/api/me/forget", json={}).status_code == 500
            else:
                assert recover(anna, code).status_code == 500
    ahead = 120_000
    with House(database, now=lambda: start + ahead, limits=FREE) as house:
        again = at_door(house, ben)
        house.call(house.tables._beat_once)
        nothing_is_lost(house)
        assert mine(again) == ({his} if deleted else {hers, his})
        named = any("Me0" in row.data for row in rows(house, schema.entries, table_id=hers))
        assert named != deleted
        ahead = 3 * 86_400_000
        house.call(house.tables._beat_once)
        assert rows(house, schema.former) == []


def test_the_code_of_somebody_joined_is_known_for_a_day(house: House) -> None:
    (anna, _, old), (ben, _, code) = person(house, "Anna"), person(house, "Ben")
    anna.post("/api/recover", {"code": code})
    refused(recover(Guest(house.url), old))
    refused(recover(ben, old))
    ben.post("/api/me/forget")
    assert recover(Guest(house.url), old).json()["code"] == "bad_recovery"
