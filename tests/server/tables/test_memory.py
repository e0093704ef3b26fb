"""What a server remembers of somebody: games, devices, the way back, and forgetting it all."""

from __future__ import annotations

import json
import random

import pytest
from sqlalchemy import delete, select
from websockets.exceptions import ConnectionClosedOK

from tests.server.house import Guest, House
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
        told = anna.get(f"/api/tables/{table}")["table"]
        assert (game["id"], game["tally"]["winners"]) == (table, told["winners"])
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
        assert phone.post("/api/recover", {"code": void}, 404)["code"] == "bad_code"
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
        with pytest.raises(ConnectionClosedOK):
            line.until_type("never")
    assert phone.get("/api/me") == {"name": None, "tables": []}
    with phone.socket(table) as line:
        assert line.next()["views"] == []
    assert anna.post("/api/me/devices/remove", {"device": "no such"})["devices"] == left


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
