"""Clubs: founded by a link, joined, led, left and deleted, with either database."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update

from tests.server.house import Guest, House, together
from tockwork.server.clubs import clubs
from tockwork.server.clubs.clubs import member_id
from tockwork.server.limits import Limits
from tockwork.server.store import schema

FREE = Limits(calls_per_second=0, calls_per_address=0, guests_per_minute=0)


@pytest.fixture
def house(database: str) -> Iterator[House]:
    with House(database, limits=FREE) as open_house:
        yield open_house


def named(house: House, *names: str) -> list[Guest]:
    guests = [Guest(house.url) for _ in names]
    for guest, name in zip(guests, names, strict=True):
        guest.post("/api/me", {"name": name})
    return guests


def found(
    guest: Guest, joining: str = "link", name: str = "Tock Club", command: str = "first-one"
) -> str:
    club = guest.post("/api/clubs", {"id": command, "name": name, "joining": joining}, 201)
    return f"/api/clubs/{club['id']}"


def roles(club: dict[str, Any]) -> dict[str, str]:
    return {one["name"]: one["role"] for one in club["members"]}


def member(club: dict[str, Any], name: str) -> str:
    (one,) = [one for one in (*club["members"], *club["asking"]) if one["name"] == name]
    return str(one["id"])


def code(guest: Guest, path: str, body: Any = None) -> str:
    answer = guest.http.post(path, json={} if body is None else body)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


def count(house: House, table: Any) -> int:
    rows = house.call(
        lambda: house.tables.services.storage.rows(select(func.count()).select_from(table))
    )
    return int(rows[0][0])


def test_a_club_is_founded_joined_by_its_link_and_left(house: House) -> None:
    anna, ben, cleo = named(house, "Anna", "Ben", "Cleo")
    club = found(anna)
    assert found(anna) == club  # sent twice it is the same one
    outside = ben.get(club)
    assert (outside["name"], outside["count"], outside["mine"]) == ("Tock Club", 1, None)
    assert outside["members"] == outside["tables"] == outside["ranks"] == []
    joined = ben.post(f"{club}/join")
    assert (joined["mine"], roles(joined)) == ("member", {"Anna": "founder", "Ben": "member"})
    assert ben.post(f"{club}/join")["count"] == 2  # and again
    assert [one["me"] for one in joined["members"]] == [False, True]
    assert joined["here"] == 2
    assert ben.get("/api/clubs")["clubs"][0]["count"] == 2
    assert cleo.get("/api/clubs") == {"clubs": []}
    assert ben.post(f"{club}/leave") == {"clubs": []}
    assert roles(anna.get(club)) == {"Anna": "founder"}
    # The last one takes it along.
    anna.post(f"{club}/leave")
    anna.get(club, 404)
    assert count(house, schema.clubs) == count(house, schema.members) == 0


def test_who_asks_is_let_in_or_refused_by_the_founder_or_an_organizer(house: House) -> None:
    anna, ben, cleo, dan = named(house, "Anna", "Ben", "Cleo", "Dan")
    club = found(anna, "ask")
    for guest in (ben, cleo, dan):
        assert guest.post(f"{club}/join")["mine"] == "asked"
    assert ben.get(club)["members"] == []
    page = anna.get(club)
    assert ([one["name"] for one in page["asking"]], page["count"]) == (["Ben", "Cleo", "Dan"], 1)
    let_in = {"member": member(page, "Ben"), "to": "member"}
    anna.post(f"{club}/member", let_in)
    assert roles(anna.post(f"{club}/member", let_in)) == {"Anna": "founder", "Ben": "member"}
    assert ben.get(club)["asking"] == []  # for members alone it is not
    other = {"member": member(page, "Cleo"), "to": "member"}
    assert code(ben, f"{club}/member", other) == "not_member"
    anna.post(f"{club}/member", let_in | {"to": "organizer"})
    assert roles(ben.post(f"{club}/member", other))["Cleo"] == "member"
    assert ben.post(f"{club}/member", {"member": member(page, "Dan"), "to": "gone"})["asking"] == []
    assert dan.get(club)["mine"] is None


def test_roles_are_given_and_withdrawn_and_only_by_those_who_may(house: House) -> None:
    anna, ben, cleo, stranger = named(house, "Anna", "Ben", "Cleo", "Eve")
    club = found(anna)
    ben.post(f"{club}/join")
    page = cleo.post(f"{club}/join")
    a, b, c = (member(page, name) for name in ("Anna", "Ben", "Cleo"))
    anna.post(f"{club}/member", {"member": b, "to": "organizer"})
    assert roles(cleo.get(club)) == {"Anna": "founder", "Ben": "organizer", "Cleo": "member"}
    # An organizer leads ordinary members, and no one else.
    for to in ("founder", "organizer"):
        assert code(ben, f"{club}/member", {"member": c, "to": to}) == "not_member"
    assert code(ben, f"{club}/member", {"member": a, "to": "gone"}) == "not_member"
    assert code(ben, f"{club}/settings", {"name": "Mine", "joining": "ask"}) == "not_member"
    assert code(ben, f"{club}/delete") == "not_member"
    for guest in (cleo, stranger):
        assert code(guest, f"{club}/member", {"member": b, "to": "gone"}) == "not_member"
    assert code(anna, f"{club}/member", {"member": a, "to": "member"}) == "invalid"
    assert code(anna, f"{club}/member", {"member": "0" * 16, "to": "member"}) == "invalid"
    anna.post(f"{club}/member", {"member": b, "to": "member"})
    assert code(ben, f"{club}/member", {"member": c, "to": "gone"}) == "not_member"
    # The founder hands over: there is one.
    page = anna.post(f"{club}/member", {"member": c, "to": "founder"})
    assert roles(page) == {"Cleo": "founder", "Anna": "organizer", "Ben": "member"}
    assert code(anna, f"{club}/settings", {"name": "Mine", "joining": "ask"}) == "not_member"
    changed = cleo.post(f"{club}/settings", {"name": " Club  two ", "joining": "ask"})
    assert (changed["name"], changed["joining"]) == ("Club two", "ask")
    # A founder who leaves is followed by who leads, or else by who was first.
    cleo.post(f"{club}/leave")
    assert roles(ben.get(club)) == {"Anna": "founder", "Ben": "member"}
    anna.post(f"{club}/leave")
    assert roles(ben.get(club)) == {"Ben": "founder"}
    assert ben.post(f"{club}/delete") == {"clubs": []}
    assert ben.post(f"{club}/delete") == {"clubs": []}
    ben.get(club, 404)


def test_who_deletes_their_data_is_gone_from_the_club(house: House) -> None:
    anna, ben, cleo = named(house, "Anna", "Benedikta", "Cleo")
    club = found(anna)
    for guest in (ben, cleo):
        guest.post(f"{club}/join")
    ben.post("/api/me/forget")
    page = cleo.get(club)
    assert "Benedikta" not in str(page)
    assert page["count"] == 2
    anna.post("/api/me/forget")
    assert roles(cleo.get(club)) == {"Cleo": "founder"}
    asks = named(house, "Dan")[0]
    cleo.post(f"{club}/settings", {"name": "Tock Club", "joining": "ask"})
    asks.post(f"{club}/join")
    cleo.post("/api/me/forget")  # nobody is left who could let anyone in
    asks.get(club, 404)
    assert count(house, schema.members) == 0


def test_merged_users_are_in_the_clubs_of_both_with_the_higher_role(house: House) -> None:
    anna, phone, ben = named(house, "Anna", "Anna", "Ben")
    first, second = found(anna, name="One"), found(phone, name="Two")
    third = found(ben, name="Three")
    for guest in (anna, phone):
        guest.post(f"{third}/join")
    page = ben.get(third)
    ids = [one["id"] for one in page["members"] if one["name"] == "Anna"]
    ben.post(f"{third}/member", {"member": ids[1], "to": "organizer"})
    recovery = anna.post("/api/me/recovery")["code"]
    phone.post("/api/recover", {"code": recovery})
    clubs_now = {one["name"] for one in anna.get("/api/clubs")["clubs"]}
    assert clubs_now == {"One", "Two", "Three"}
    assert roles(anna.get(third)) == {"Ben": "founder", "Anna": "organizer"}
    assert anna.get(second)["mine"] == anna.get(first)["mine"] == "founder"


def test_tables_of_the_club_are_on_its_page_open_and_running(house: House) -> None:
    anna, ben, eve = named(house, "Anna", "Ben", "Eve")
    club = found(anna)
    ben.post(f"{club}/join")
    name = club.rsplit("/", 1)[1]
    table = anna.table("dog-kids", "me", "open", club=name)
    wish = {"rules": "dog-kids", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert code(eve, "/api/tables", wish | {"club": name}) == "not_member"
    assert code(eve, "/api/tables", wish | {"club": "nosuchclub"}) == "no_such_club"

    def tables(guest: Guest) -> list[tuple[str, str]]:
        found = guest.get(club)["tables"]
        return [(one["table"]["id"], one["table"]["phase"]) for one in found]

    house.call(house.tables.clubs._seen.clear)
    assert tables(ben) == [(table, "lobby")]
    assert tables(eve) == []
    assert [one["table"]["id"] for one in eve.get("/api/tables")["tables"]] == []
    ben.post(f"/api/tables/{table}/sit")
    house.call(house.tables.clubs._seen.clear)
    assert tables(anna) == [(table, "playing")]

    def play(guest: Guest) -> None:
        with guest.socket(table) as line:
            line.next()
            line.click(random.Random(table))

    together(lambda: play(anna), lambda: play(ben))
    house.call(house.tables.clubs._seen.clear)
    assert tables(anna) == []
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    house.call(house.tables.clubs._seen.clear)
    assert [one[0] for one in tables(ben)] == [again]
    anna.post(f"{club}/delete")
    assert anna.get(f"/api/tables/{table}")["table"]["phase"] == "over"


def test_the_leaderboard_has_members_by_their_rating(house: House) -> None:
    anna, ben, eve = named(house, "Anna", "Ben", "Eve")
    club = found(anna)
    ben.post(f"{club}/join")
    g = schema.guests.c
    rows = house.call(lambda: house.tables.services.storage.rows(select(g.id, g.name)))
    values = {"Anna": 1400.0, "Ben": 1600.0, "Eve": 1900.0}
    rest = {"games": 5, "error": 40.0, "low": 0.0, "player": "p", "curve": "[]"}
    new = [
        {"guest": row.id, "form": form, "value": values[row.name], **rest}
        for row in rows
        for form in ("*", "dog/4/pairs")
    ]
    house.call(lambda: house.tables.services.storage.write(insert(schema.ratings).values(new)))
    house.call(house.tables.clubs._seen.clear)
    ranks = anna.get(club)["ranks"]
    assert [(one["name"], one["value"], one["me"]) for one in ranks] == [
        ("Ben", 1600.0, False),
        ("Anna", 1400.0, True),
    ]
    # Who is in no list is not in this one, at once.
    ben.post("/api/me/listed", {"listed": False})
    assert [one["name"] for one in anna.get(club)["ranks"]] == ["Anna"]
    ben.post("/api/me/listed", {"listed": True})
    assert len(anna.get(club)["ranks"]) == 2
    assert eve.get(club)["ranks"] == []


def test_who_is_here_and_no_id_of_a_user_is_shown(house: House) -> None:
    anna, ben = named(house, "Anna", "Ben")
    club = found(anna)
    ben.post(f"{club}/join")
    rows = house.call(lambda: house.tables.services.storage.rows(select(schema.guests.c.id)))
    shown = str(anna.get(club)) + str(anna.get("/api/clubs"))
    assert not [row.id for row in rows if row.id in shown]
    ids = {one["name"]: one["id"] for one in anna.get(club)["members"]}
    assert {member_id(club.rsplit("/", 1)[1], row.id) for row in rows} == set(ids.values())
    old = update(schema.devices).values(seen_at=house.tables.services.now() - 130_000)
    house.call(lambda: house.tables.services.storage.write(old))
    house.call(house.tables.clubs._seen.clear)
    page = anna.get(club)
    assert (page["here"], [one["here"] for one in page["members"]]) == (0, [False, False])


def test_floods_are_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, cleo = named(house, "Anna", "Ben", "Cleo")
    for n in range(10):
        found(anna, command=f"number-{n}")
    body = {"id": "number-10", "name": "Eleven"}
    answer = anna.http.post("/api/clubs", json=body)
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
    assert found(anna, command="number-9")  # it exists
    monkeypatch.setattr(clubs, "MOST_MEMBERS", 2)
    club = found(ben)
    anna.post(f"{club}/join")
    assert code(cleo, f"{club}/join") == "club_full"
    monkeypatch.setattr(clubs, "MOST_CLUBS", 1)
    other = found(anna, command="number-1")
    assert code(ben, f"{other}/join") == "too_many"
    # In and out, in and out: for a while, and then no more.
    monkeypatch.undo()
    codes: list[int] = []
    while not codes or codes[-1] == 200:
        codes.append(cleo.http.post(f"{club}/join").status_code)
        cleo.post(f"{club}/leave")
    assert codes[-1] == 429
    assert len(codes) > 20


@pytest.mark.parametrize(
    "body",
    [
        {"id": "short", "name": "A club"},
        {"id": "no spaces here", "name": "A club"},
        {"id": "right-one", "name": ""},
        {"id": "right-one", "name": " \u200b "},
        {"id": "right-one", "name": "x" * 41},
        {"id": "right-one", "name": "two\nlines"},
        {"id": "right-one", "name": "A club", "joining": "pay"},
        {"id": "right-one", "name": "A club", "founder": "me"},
        {"id": ["right-one"], "name": "A club"},
    ],
)
def test_bad_input_is_refused_with_its_field(shared_house: House, body: Any) -> None:
    answer = Guest(shared_house.url).http.post("/api/clubs", json=body)
    assert answer.status_code == 422
    assert answer.json()["problems"][0]["where"]


def test_other_sites_and_strange_addresses_change_nothing(shared_house: House) -> None:
    anna = Guest(shared_house.url)
    club = found(anna, command="for-attacks")
    evil = {"Origin": "https://evil.example"}
    for path in ("join", "leave", "delete"):
        answer = anna.http.post(f"{club}/{path}", headers=evil)
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
    for strange in ("x" * 25, "%00", "'%20or%201=1", "\u00e9"):
        assert anna.http.get(f"/api/clubs/{strange}").status_code in (404, 422), strange
        assert Guest(shared_house.url).http.post(f"/api/clubs/{strange}/join").status_code in (
            404,
            405,
            422,
        )
    assert anna.get(club)["mine"] == "founder"
    refused = Guest(shared_house.url)
    assert (
        refused.http.post("/api/clubs", json={"id": "bad-name-1", "name": "Hitler"}).json()["code"]
        == "name_refused"
    )


def test_everything_is_there_after_a_restart(database: str) -> None:
    with House(database, limits=FREE) as house:
        anna, ben = named(house, "Anna", "Ben")
        club = found(anna)
        ben.post(f"{club}/join")
        before = anna.get(club)["members"]
        cookies = anna.http.cookies
    with House(database, limits=FREE) as house:
        again = Guest(house.url)
        again.http.cookies = cookies
        assert again.get(club)["members"] == before
