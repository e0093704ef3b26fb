"""Making tables, taking seats, playing again, spectators."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from tests.server.house import PATIENCE, Guest, House
from tockwork.server.settings import now


def test_a_public_table_is_listed_while_a_seat_is_open(house: House, anna: Guest) -> None:
    ben = Guest(house.url)
    private = anna.table("dog", "me", "open", "bot", "bot")
    table = anna.table("dog", "me", "open", "bot", "friend", public=True)
    listed = ben.get("/api/tables")["tables"]
    assert [card["table"]["id"] for card in listed] == [table] != [private]
    assert listed[0]["table"]["invite"] is None
    ben.post(f"/api/tables/{table}/sit", {"name": "Ben"})
    assert ben.get("/api/tables")["tables"] == []  # what is left is kept for a friend
    refused = ben.post(f"/api/tables/{table}/sit", {"seat": 3, "name": "Ben"}, 403)
    assert refused["code"] == "not_invited"
    invite = anna.get(f"/api/tables/{table}")["table"]["invite"]
    card = ben.post(f"/api/tables/{table}/sit", {"seat": 3, "name": "Bo", "invite": invite})
    assert card["table"]["phase"] == "playing"
    assert [seat["kind"] for seat in card["seats"]] == ["person", "person", "bot", "person"]
    assert [seat["mine"] for seat in card["seats"]] == [False, True, False, True]
    assert ben.get("/api/tables")["tables"] == []


def test_a_table_is_listed_only_while_somebody_waits_there(file: str) -> None:
    ahead, start = 0, now()
    with House(file, now=lambda: start + ahead) as house:
        anna, ben = Guest(house.url), Guest(house.url)

        def listed() -> list[str]:
            return [card["table"]["id"] for card in ben.get("/api/tables")["tables"]]

        never = anna.table("dog", "me", "open", public=True)
        waited = anna.table("dog", "me", "open", public=True)
        assert sorted(listed()) == sorted([never, waited])
        with anna.socket(waited) as line, ben.socket(never) as watching:
            line.next(), watching.next()
            ahead = 61_000
            ben.get(f"/api/tables/{never}")  # looking on is no waiting
            assert listed() == [waited]
            ahead = 500_000
            assert listed() == [waited]
        until(lambda: house.tables._live[waited].presence.left_at > 0)
        assert listed() == [waited]  # perhaps a reload
        ahead = 561_000
        assert listed() == []
        with anna.socket(never) as line:
            line.next()
            assert listed() == [never]


def until(true: Callable[[], bool]) -> None:
    """Waits for what the server does a moment after a line has gone."""
    begin = time.monotonic()
    while not true():
        assert time.monotonic() - begin < PATIENCE
        time.sleep(0.01)


def test_in_the_lobby_people_talk_and_the_host_decides(house: House, anna: Guest) -> None:
    ben = Guest(house.url)
    table = anna.table("toc", "me", "friend", "open", "bot:club")
    with anna.socket(table) as line:
        assert line.next()["state"] is None
        ben.post(f"/api/tables/{table}/sit", {"name": "Ben"})
        assert line.until_event("sat")["event"]["name"] == "Ben"
        with ben.socket(table) as other:
            assert other.ask(type="chat", text="  Hello  ")["type"] == "ack"
        said = line.until_event("chat")["event"]
        assert (said["seat"], said["name"], said["text"]) == (1, "Ben", "Hello")
        change = {"seat": 2, "kind": "bot", "level": "master"}
        assert ben.post(f"/api/tables/{table}/seat", change, 403)["code"] == "not_host"
        taken = {"seat": 1, "kind": "open"}
        assert anna.post(f"/api/tables/{table}/seat", taken, 409)["code"] == "seat_taken"
        assert ben.post(f"/api/tables/{table}/leave")["seats"][1]["kind"] == "friend"
        line.until_event("left")
        assert ben.post(f"/api/tables/{table}/start", {}, 403)["code"] == "not_host"
        card = anna.post(f"/api/tables/{table}/start", {"level": "beginner"})
        assert [s["level"] for s in card["seats"]] == [None, "beginner", "beginner", "club"]
        line.until_event("began")
        assert line.until_type("snapshot")["state"]["phase"] in ("exchange", "play")
        assert line.ask(type="chat", text="Psst")["code"] == "no_chat"
        later = ben.post(f"/api/tables/{table}/sit", {"name": "Ben"}, 409)
        assert later["code"] == "already_started"


def test_who_leaves_a_running_game_is_followed_by_a_bot(house: House, anna: Guest) -> None:
    ben = Guest(house.url)
    table = anna.table("tock6", "me", "open")
    ben.post(f"/api/tables/{table}/sit", {"name": "Ben"})
    with anna.socket(table) as line:
        ben.post(f"/api/tables/{table}/leave")
        assert line.until_event("left")["event"]["level"] == "casual"
        assert line.click(random.Random(1), most=5) == 5
    assert ben.post(f"/api/tables/{table}/leave", {}, 403)["code"] == "not_your_seat"


def test_a_rematch_keeps_the_seats_and_is_the_same_for_all(house: House, anna: Guest) -> None:
    ben = Guest(house.url)
    table = anna.table("dog-kids", "me", "open", "bot:beginner")
    assert anna.post(f"/api/tables/{table}/rematch", {}, 409)["code"] == "not_over"
    ben.post(f"/api/tables/{table}/sit", {"name": "Ben"})
    ben.post(f"/api/tables/{table}/leave")
    with anna.socket(table) as line:
        line.click(random.Random(1))
        assert ben.post(f"/api/tables/{table}/rematch", {}, 403)["code"] == "not_your_seat"
        again = anna.post(f"/api/tables/{table}/rematch")["table"]
        assert anna.post(f"/api/tables/{table}/rematch")["table"] == again
        assert line.until_event("rematch")["event"]["table"] == again
    card = anna.get(f"/api/tables/{again}")
    assert card["table"]["phase"] == "playing"
    assert [s["kind"] for s in card["seats"]] == ["person", "bot", "bot"]
    assert card["table"]["commitment"] != line.table["commitment"]


def test_a_rematch_does_not_keep_the_name_of_who_gave_a_seat_away(house: House) -> None:
    anna, phone = Guest(house.url), Guest(house.url)
    table = anna.table("dog-kids", "me", "bot:beginner")
    code = anna.post(f"/api/tables/{table}/code")["code"]
    phone.post("/api/code", {"code": code})
    with phone.socket(table) as line:
        line.click(random.Random(1))
    again = phone.post(f"/api/tables/{table}/rematch")["table"]
    assert anna.get(f"/api/tables/{table}")["seats"][0]["name"] == "Me0"
    anna.post("/api/me/forget", {})
    for each in (table, again):
        assert phone.get(f"/api/tables/{each}")["seats"][0]["name"] is None


def test_spectators_see_the_board_later_if_the_table_says_so(house: House, anna: Guest) -> None:
    eve = Guest(house.url)
    made = time.monotonic()
    table = anna.table("tock6", "me", "here", spectator_delay=2)
    with anna.socket(table) as line:
        line.until_asked()
        with eve.socket(table) as watching:
            first = watching.next()
            assert first["views"] == []
            late = time.monotonic() - made > 2  # a machine so slow that everything is old by now
            assert late or first["number"] < line.number or first["state"] is None
            begin = time.monotonic()
            answer = line.play(line.until_asked())
            seen = watching.until(lambda m: m.get("number", 0) >= answer["number"])
            assert time.monotonic() - begin > 1.5
            assert seen["views"] == []
        early = eve.get(f"/api/tables/{table}/record", 409, view="spectator")
        assert early["code"] == "not_over"


def test_my_name_and_my_tables(house: House, anna: Guest) -> None:
    assert anna.get("/api/me") == {"name": None, "gone": False, "tables": []}
    anna.post("/api/me", {"name": "Anna"})
    first = anna.table("dog", "me", "bot", "bot", "bot")
    cookie = next(c for c in anna.http.cookies.jar if c.name == "tockwork")
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert cookie.get_nonstandard_attr("SameSite") == "lax"
    assert len(cookie.value or "") >= 40
    mine = anna.get("/api/me")
    assert mine["name"] == "Anna"
    assert [card["table"]["id"] for card in mine["tables"]] == [first]
    assert str(cookie.value) not in str(mine)


def test_records_are_mine_until_the_end(house: House, anna: Guest) -> None:
    from tockwork.records import Record

    table = anna.table("dog", "me", "bot", "bot", "bot")
    path = f"/api/tables/{table}/record"
    mine = anna.http.get(path)
    assert mine.headers["content-disposition"].endswith('.jsonl"')
    assert Record.loads(mine.text).header.view == 0
    assert anna.get(path, 409, view="all")["code"] == "not_over"
    assert anna.get(path, 403, view="1")["code"] == "not_your_seat"
    assert anna.get(path, 422, view="north")["problems"][0]["where"] == "view"
    seen = Guest(house.url).http.get(path)
    assert Record.loads(seen.text).header.view == "spectator"
