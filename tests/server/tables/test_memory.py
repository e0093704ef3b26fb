"""What a server remembers of somebody: games, devices, the way back, and forgetting it all."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from sqlalchemy import delete, select
from websockets.exceptions import ConnectionClosedOK

from tests.server.house import Guest, House
from tockwork.records.fair import promise
from tockwork.server.limits import Limits
from tockwork.server.maintenance import check
from tockwork.server.settings import now
from tockwork.server.store import schema


def finished_game(guest: Guest, *kinds: str) -> str:
    table = guest.table("dog-kids", *(kinds or ("me", "bot:beginner")))
    with guest.socket(table) as line:
        line.next()
        line.click(random.Random(table))
    return table


def all_that_is_stored(house: House) -> str:
    async def read() -> str:
        storage = house.tables.services.storage
        rows = [await storage.rows(select(table)) for table in schema.metadata.sorted_tables]
        return "\n".join(str(row) for found in rows for row in found)

    return str(house.call(read))


def test_a_finished_game_is_remembered(database: str) -> None:
    with House(database) as house:
        anna, ben = Guest(house.url), Guest(house.url)
        assert anna.get("/api/me/games") == {"games": []}
        table = finished_game(anna)
        (game,) = anna.get("/api/me/games")["games"]
        result = anna.get(f"/api/tables/{table}")["table"]
        assert (game["id"], game["tally"]["winners"]) == (table, result["winners"])
        assert [seat["mine"] for seat in game["seats"]] == [True, False]
        assert game["seats"][0]["name"] == "Me0"
        assert game["began_at"] <= game["ended_at"]
        assert sum(seat["played"] for seat in game["tally"]["seats"]) > 10
        assert "guest" not in json.dumps(game)
        assert ben.get("/api/me/games") == {"games": []}
        assert anna.get("/api/me/games", before=game["ended_at"]) == {"games": []}
        assert anna.get("/api/me/games", before=game["ended_at"] + 1)["games"] == [game]


def test_games_from_before_it_was_written_down_are_found_too(house: House, anna: Guest) -> None:
    finished_game(anna)
    before = anna.get("/api/me/games")
    house.call(lambda: house.tables.services.storage.write(delete(schema.finished)))
    assert anna.get("/api/me/games") == before


def test_a_code_brings_name_seats_and_games_to_another_device(database: str) -> None:
    with House(database) as house:
        anna, phone = Guest(house.url), Guest(house.url)
        anna.post("/api/me", {"name": "Anna"})
        finished_game(anna)
        running = anna.table("dog", "me", "bot", "bot", "bot")
        void = anna.post("/api/me/recovery")["code"]
        code = anna.post("/api/me/recovery")["code"]
        assert phone.post("/api/recover", {"code": void}, 404)["code"] == "bad_recovery"
        # What the phone had played until then comes along.
        before = phone.table("dog", "me", "bot", "bot", "bot")
        typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
        assert phone.post("/api/recover", {"code": typed}) == {"name": "Anna"}
        mine = {card["table"]["id"]: card for card in phone.get("/api/me")["tables"]}
        assert {running, before} <= mine.keys()
        assert all(card["seats"][0]["mine"] for card in mine.values())
        assert phone.get("/api/me/games") == anna.get("/api/me/games")
        known = anna.get("/api/me/devices")
        assert [device["here"] for device in known["devices"]].count(True) == 1
        assert len(known["devices"]) == 2
        assert known["code_made_at"] is not None
        # The code works again, until another one is made.
        assert phone.post("/api/recover", {"code": code}) == {"name": "Anna"}
        assert len(anna.get("/api/me/devices")["devices"]) == 2


def test_what_was_played_before_coming_back_belongs_to_whoever_came_back(database: str) -> None:
    with House(database, limits=Limits(tables_per_guest=0)) as house:
        anna, phone, ben = Guest(house.url), Guest(house.url), Guest(house.url)
        anna.post("/api/me", {"name": "Anna"})
        code = anna.post("/api/me/recovery")["code"]
        many = [phone.table("dog-kids", "me", "bot") for _ in range(21)]  # more than a list shows
        finished_game(phone)
        waiting = phone.table("dog", "me", "friend", "bot", "bot")
        (before,) = phone.get("/api/me/games")["games"]
        tablet = Guest(house.url)  # another device of the phone's guest
        tablet.post("/api/recover", {"code": phone.post("/api/me/recovery")["code"]})
        with phone.socket(waiting) as line:
            line.next()
            assert phone.post("/api/recover", {"code": code}) == {"name": "Anna"}
            with pytest.raises(ConnectionClosedOK):
                line.until_type("never")
        for device in (anna, phone, tablet):
            assert device.get("/api/me/games")["games"] == [before]
            assert [seat["mine"] for seat in before["seats"]] == [True, False]
        assert len(anna.get("/api/me/devices")["devices"]) == 3
        for table in many:
            assert anna.get(f"/api/tables/{table}")["seats"][0]["mine"]
        # The table is theirs to begin, and the seat theirs to play.
        invite = anna.get(f"/api/tables/{waiting}")["table"]["invite"]
        ben.post(f"/api/tables/{waiting}/sit", {"seat": 1, "name": "Ben", "invite": invite})
        with anna.socket(waiting) as line:
            line.play(line.until_asked())
    with House(database) as house:  # and it reads back
        again = Guest(house.url)
        again.http.cookies = phone.http.cookies
        assert again.get("/api/me/games")["games"] == [before]
        assert asyncio.run(check(database)).wrong == []


def test_two_at_one_table_who_turn_out_to_be_one_keep_their_parts(database: str) -> None:
    """Each had put a part into the shuffle, under a name for commands that the other used too."""
    with House(database) as house:
        anna, phone = Guest(house.url), Guest(house.url)
        one, two = "aa" * 32, "bb" * 32
        table = anna.table("tock6", "me", "friend", promise=promise(one, ""))
        phone.post(f"/api/tables/{table}/sit", {"name": "Quentin", "promise": promise(two, "")})
        for guest, part in ((anna, one), (phone, two)):
            guest.post(f"/api/tables/{table}/command", {"type": "part", "id": "1", "part": part})
        fair = anna.get(f"/api/tables/{table}/fair")
        phone.post("/api/recover", {"code": anna.post("/api/me/recovery")["code"]})
        assert anna.get(f"/api/tables/{table}/fair") == fair
        assert [seat["mine"] for seat in phone.get(f"/api/tables/{table}")["seats"]] == [True, True]
    assert asyncio.run(check(database)).wrong == []


def test_whoever_came_back_and_is_forgotten_leaves_no_name(database: str) -> None:
    with House(database) as house:
        anna, phone, ben = Guest(house.url), Guest(house.url), Guest(house.url)
        phone.post("/api/me", {"name": "Quentin"})
        body = {"rules": "dog-kids", "players": 2}
        me, other = {"kind": "me", "name": "Quentin"}, {"kind": "bot"}
        done = phone.post("/api/tables", body | {"seats": [me, other]})["table"]["id"]
        with phone.socket(done) as line:
            line.next()
            line.click(random.Random(done))
        # Left to a bot that goes on under the name, in a game that others play again.
        seats = [{"kind": "me", "name": "Ben"}, {"kind": "friend", "name": "Quentin"}]
        left = ben.post("/api/tables", body | {"seats": seats})["table"]["id"]
        phone.post(f"/api/tables/{left}/sit", {})
        phone.post(f"/api/tables/{left}/leave", {})
        with ben.socket(left) as line:
            line.next()
            line.click(random.Random(left))
        ben.post(f"/api/tables/{left}/rematch")
        # Said without a seat, and a seat that was carried on by somebody else.
        seats = [{"kind": "me", "name": "Ben"}, {"kind": "friend"}]
        watched = ben.post("/api/tables", body | {"seats": seats})["table"]["id"]
        with phone.socket(watched) as line:
            line.next()
            assert line.ask(type="chat", text="from Lyon")["type"] == "ack"
        given = phone.post("/api/tables", body | {"seats": [me, other]})["table"]["id"]
        seat_code = phone.post(f"/api/tables/{given}/code")["code"]
        ben.post("/api/code", {"code": seat_code})
        phone.post("/api/recover", {"code": anna.post("/api/me/recovery")["code"]})
        assert "Quentin" in all_that_is_stored(house)
        anna.post("/api/me/forget")
        stored = all_that_is_stored(house)
        for word in ("Quentin", "Lyon"):
            assert word not in stored
        assert ben.get(f"/api/tables/{left}")["seats"][0]["name"] == "Ben"
    assert asyncio.run(check(database)).wrong == []


def test_a_device_that_is_removed_opens_nothing(house: House) -> None:
    anna, phone = Guest(house.url), Guest(house.url)
    table = anna.table("dog", "me", "bot", "bot", "bot")
    phone.post("/api/recover", {"code": anna.post("/api/me/recovery")["code"]})
    devices = anna.get("/api/me/devices")["devices"]
    (other,) = [device["id"] for device in devices if not device["here"]]
    with phone.socket(table) as line:
        assert line.next()["views"]
        left = anna.post("/api/me/devices/remove", {"device": other})["devices"]
        assert [device["here"] for device in left] == [True]
        assert line.until_type("closing")["code"] == "removed"
    assert phone.get("/api/me") == {"name": None, "gone": True, "tables": []}
    with phone.socket(table) as line:
        assert line.next()["views"] == []
    # Nothing about oneself is done for somebody who is nobody any more.
    assert phone.post("/api/me/recovery", None, 401)["code"] == "removed"
    assert phone.post("/api/me", {"name": "Anna"}, 401)["code"] == "removed"
    assert phone.get("/api/me/devices")["gone"]
    assert anna.post("/api/me/devices/remove", {"device": "no such"})["devices"] == left


def test_a_device_with_an_open_table_is_in_use(file: str) -> None:
    ahead, start = 0, now()
    with House(file, now=lambda: start + ahead) as house:
        anna, phone = Guest(house.url), Guest(house.url)
        table = anna.table("dog", "me", "bot", "bot", "bot")
        phone.post("/api/recover", {"code": anna.post("/api/me/recovery")["code"]})

        def in_use() -> list[bool]:
            devices = anna.get("/api/me/devices")["devices"]
            return [device["in_use"] for device in devices if not device["here"]]

        with phone.socket(table) as line:
            line.next()
            ahead = 600_000
            house.call(house.tables._beat_once)
            assert in_use() == [True]
        ahead = 1_200_000
        house.call(house.tables._beat_once)
        assert in_use() == [False]


def test_other_devices_of_somebody_forgotten_are_told(house: House) -> None:
    anna, phone = Guest(house.url), Guest(house.url)
    table = anna.table("dog", "me", "bot", "bot", "bot")
    phone.post("/api/recover", {"code": anna.post("/api/me/recovery")["code"]})
    with phone.socket(table) as line:
        line.next()
        anna.post("/api/me/forget")
        assert line.until_type("closing")["code"] == "removed"
    assert phone.get("/api/me")["gone"]
    assert not anna.get("/api/me")["gone"]
    assert phone.post("/api/me/recovery", None, 401)["code"] == "removed"
    phone.post("/api/me/forget")  # it is left at that
    assert not phone.get("/api/me")["gone"]


def test_codes_cannot_be_tried_for_ever(house: House) -> None:
    nobody = Guest(house.url)
    codes = [nobody.http.post("/api/recover", json={"code": f"{n:030}"}) for n in range(40)]
    assert {answer.status_code for answer in codes} == {404, 429}


@pytest.mark.parametrize("body", [{}, {"code": ""}, {"code": "x" * 100}, {"code": 5}])
def test_what_is_no_code_is_refused(house: House, body: dict[str, object]) -> None:
    assert Guest(house.url).post("/api/recover", body, 422)["code"] == "invalid"


def test_whoever_wants_to_be_forgotten_is(database: str) -> None:
    with House(database) as house:
        anna, ben = Guest(house.url), Guest(house.url)
        anna.post("/api/me", {"name": "Annabella"})
        anna.post("/api/me/recovery")
        done = finished_game(anna)
        table = anna.table("dog", "me", "friend", "bot", "bot")
        invite = anna.get(f"/api/tables/{table}")["table"]["invite"]
        ben.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Ben", "invite": invite})
        with anna.socket(table) as line:
            line.next()
            line.ask(type="chat", text="I live in Lyon")
        assert "Annabella" in all_that_is_stored(house)
        anna.http.post("/api/me/forget", json={}).raise_for_status()
        stored = all_that_is_stored(house)
        for word in ("Annabella", "Me0", "Lyon"):
            assert word not in stored
        assert Guest(house.url).get(f"/api/tables/{done}")["seats"][0]["name"] is None
        # Ben plays on, against a bot where she sat.
        assert ben.get("/api/me")["tables"][0]["table"]["id"] == table
        with ben.socket(table) as line:
            line.next()
            assert line.seats[0]["kind"] == "bot"
            line.play(line.until_asked())
    with House(database) as house:  # and it reads back
        assert Guest(house.url).get(f"/api/tables/{table}")["seats"][0]["kind"] == "bot"
