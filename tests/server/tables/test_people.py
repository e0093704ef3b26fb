"""People who have played together see who is here and ask each other to play; nobody else does."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.house import Guest, House, together
from tockwork.server.store import schema

HERE = 120_000


def played(anna: Guest, ben: Guest, rules: str = "dog-kids") -> str:
    """A whole game of two people and two bots."""
    table = anna.table(rules, "me", "bot:beginner", "open", "bot:beginner")
    ben.post(f"/api/tables/{table}/sit", {"name": "Ben"})

    def play(guest: Guest) -> None:
        with guest.socket(table) as line:
            line.next()
            line.click(random.Random(table))

    together(lambda: play(anna), lambda: play(ben))
    return table


def people(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.get("/api/people")["people"]
    return found


@pytest.fixture
def pair(house: House) -> tuple[Guest, Guest]:
    anna, ben = Guest(house.url), Guest(house.url)
    anna.post("/api/me", {"name": "Anna"})
    played(anna, ben)
    return anna, ben


def test_those_who_have_played_to_the_end_see_each_other_and_nobody_else(
    house: House, pair: tuple[Guest, Guest]
) -> None:
    anna, ben = pair
    (found,) = people(anna)
    (mine,) = people(ben)
    assert (found["name"], found["rules"], found["players"], found["games"]) == (
        "Ben",
        "dog-kids",
        4,
        1,
    )
    assert (mine["name"], mine["here"], found["here"]) == ("Anna", True, True)
    assert found["id"] != mine["id"]
    stranger = Guest(house.url)
    assert stranger.get("/api/people") == {"people": [], "invitations": []}
    # Whoever only sat at the same table, and has not played with anybody, is a stranger too.
    table = stranger.table("dog", "me", "open", "bot", "bot")
    anna.post(f"/api/tables/{table}/sit")
    assert people(stranger) == []
    ids = house.call(lambda: house.tables.services.storage.rows(select(schema.guests.c.id)))
    result = str(anna.get("/api/people"))
    assert not [row.id for row in ids if row.id in result]


def test_who_is_gone_for_a_while_is_not_here(house: House, pair: tuple[Guest, Guest]) -> None:
    anna, ben = pair
    assert people(anna)[0]["here"]
    before = house.tables.services.now() - HERE - 1
    old = update(schema.devices).values(seen_at=before)
    house.call(lambda: house.tables.services.storage.write(old))
    assert not people(anna)[0]["here"]
    assert people(ben)[0]["games"] == 1


def test_an_invitation_reaches_the_other_until_the_seat_is_taken(
    house: House, pair: tuple[Guest, Guest]
) -> None:
    anna, ben = pair
    table = anna.table("dog", "me", "bot", "friend", "bot", public=True)
    ben_is = people(anna)[0]["id"]
    anna.post("/api/people/ask", {"person": ben_is, "table": table})
    (asked,) = ben.get("/api/people")["invitations"]
    assert (asked["name"], asked["table"], asked["rules"]) == ("Anna", table, "dog")
    assert asked["person"] == people(ben)[0]["id"]
    assert anna.get("/api/people")["invitations"] == []
    ben.post(f"/api/tables/{table}/sit", {"invite": asked["invite"]})
    assert ben.get("/api/people")["invitations"] == []
    # Nobody asks to a table where they do not sit, or whose seats are taken, or a stranger.
    full = {"person": ben_is, "table": table}
    assert anna.post("/api/people/ask", full, 409)["code"] == "table_full"
    theirs = ben.table("dog", "me", "open", "bot", "bot")
    body = {"person": ben_is, "table": theirs}
    assert anna.post("/api/people/ask", body, 403)["code"] == "not_your_seat"
    stranger = Guest(house.url)
    own = stranger.table("dog", "me", "open", "bot", "bot")
    body = {"person": ben_is, "table": own}
    assert stranger.post("/api/people/ask", body, 422)["code"] == "invalid"


def test_an_invitation_can_be_declined(pair: tuple[Guest, Guest]) -> None:
    anna, ben = pair
    table = anna.table("dog", "me", "friend", "bot", "bot")
    anna.post("/api/people/ask", {"person": people(anna)[0]["id"], "table": table})
    (asked,) = ben.get("/api/people")["invitations"]
    answer = ben.post("/api/people/decline", {"person": asked["person"]})
    assert answer["invitations"] == []
    assert len(answer["people"]) == 1


def test_whoever_is_removed_sees_no_more_than_a_stranger(pair: tuple[Guest, Guest]) -> None:
    anna, ben = pair
    anna_is = people(ben)[0]["id"]
    table = ben.table("dog", "me", "friend", "bot", "bot")
    ben.post("/api/people/ask", {"person": anna_is, "table": table})
    assert len(anna.get("/api/people")["invitations"]) == 1
    assert anna.post("/api/people/remove", {"person": people(anna)[0]["id"]}) == {
        "people": [],
        "invitations": [],
    }
    assert people(ben) == []
    body = {"person": anna_is, "table": table}
    assert ben.post("/api/people/ask", body, 422)["code"] == "invalid"
    # Another game together does not undo it.
    played(anna, ben)
    assert people(anna) == people(ben) == []


def test_they_come_along_with_the_recovery_code_and_stay_removed(
    house: House, pair: tuple[Guest, Guest]
) -> None:
    anna, ben = pair
    cid = Guest(house.url)
    played(anna, cid)
    code = anna.post("/api/me/recovery")["code"]
    phone = Guest(house.url)
    played(phone, ben)
    phone.post("/api/people/remove", {"person": people(phone)[0]["id"]})
    phone.post("/api/recover", {"code": code})
    assert [person["games"] for person in people(phone)] == [1]
    assert people(phone) == people(anna)
    assert people(ben) == []
    assert len(people(cid)) == 1


def test_nothing_is_left_of_whoever_deletes_everything(
    house: House, pair: tuple[Guest, Guest]
) -> None:
    anna, ben = pair
    table = ben.table("dog", "me", "friend", "bot", "bot")
    ben.post("/api/people/ask", {"person": people(ben)[0]["id"], "table": table})
    cid = Guest(house.url)
    played(ben, cid)
    ben.post("/api/people/remove", {"person": people(ben)[0]["id"]})
    ben.post("/api/me/forget")
    assert people(anna) == []
    storage = house.tables.services.storage
    for kept in (select(schema.removed), select(schema.asked)):
        assert not house.call(partial(storage.rows, kept))
