"""Rated queues: who may wait in them, who meets whom, and the table they get."""

from __future__ import annotations

import pytest

from tests.server.house import House
from tests.server.queue.seeker import Seeker
from tockwork.server.queue.pairing import WITH_BOTS, Party, pair
from tockwork.server.store import schema
from tockwork.server.tables.live_ratings import rating_of


def seeker(house: House, name: str) -> Seeker:
    found = Seeker(house.url, name)
    found.post("/api/me/recovery")
    return found


def test_two_who_want_a_rated_game_get_one(house: House) -> None:
    with seeker(house, "Anna") as anna, seeker(house, "Ben") as ben, seeker(house, "Cid") as cid:
        assert anna.find("dog-kids", rated=True)["rated"] is True
        cid.find("dog-kids")
        anna.until(lambda search: search["waiting"] == 1)
        assert {one["rated"] for one in anna.get("/api/queue")["queues"]} == {True, False}
        ben.find("dog-kids", rated=True)
        table = anna.table()
        assert table == ben.table()
        assert anna.get(f"/api/tables/{table}")["table"]["rated"] is True
        assert cid.search is not None
        assert cid.search["table"] is None


@pytest.mark.parametrize("party", [1, 2])
def test_only_a_lasting_identity_waits_for_a_rated_game(house: House, party: int) -> None:
    with Seeker(house.url, "Anna") as anna, seeker(house, "Ben") as ben:
        wish = {"rules": "dog", "players": 4, "teams": "pairs", "rated": True}
        assert anna.post("/api/queue", wish, 403)["code"] == "not_lasting"
        if party == 2:
            code = ben.find("dog", 4, teams="pairs", rated=True, party=2)["party"]
            anna.post("/api/queue/party", {"party": code}, 403)
            anna.post("/api/me/recovery")
            assert anna.join(code)["rated"] is True


def test_bots_fill_up_a_rated_table_only_beside_two_people() -> None:
    anna, ben = Party(("anna",), 0, 1500, True), Party(("ben",), 0, None, True)
    assert pair([anna], 4, 2, WITH_BOTS, least=2) == []
    assert len(pair([anna], 4, 2, WITH_BOTS)) == 1
    (teams,) = pair([anna, ben], 4, 2, WITH_BOTS, least=2)
    assert sorted(user or "" for team in teams for user in team) == ["", "", "anna", "ben"]


def test_the_rating_of_this_moment_decides_who_meets_whom(house: House) -> None:
    people = {name: seeker(house, name) for name in ("Anna", "Ben", "Cid", "Dora")}
    values = {"Anna": 1000.0, "Ben": 1600.0, "Cid": 1010.0, "Dora": 1590.0}

    async def rate() -> None:
        storage = house.tables.services.storage
        house.tables.ratings._due = house.tables.services.now() + 10**9
        for row in await storage.rows(schema.guests.select()):
            new = {"guest": row.id, "form": "*", "games": 9, "value": values[row.name]}
            rest = {"error": 50.0, "low": 0.0, "player": "p", "curve": "[]"}
            await storage.write(storage.upsert(schema.ratings, new | rest))
            assert await rating_of(storage, row.id, "dog-kids/2/none") == values[row.name]

    house.call(rate)
    with people["Anna"] as anna, people["Ben"] as ben, people["Cid"] as cid, people["Dora"] as dora:
        own = {"form": "*", "games": 9, "value": 1000.0, "error": 50.0}
        assert anna.get("/api/queue")["ratings"] == [own]
        anna.find("dog-kids", rated=True)
        ben.find("dog-kids", rated=True)
        ben.until(lambda search: search["waiting"] == 2)
        cid.find("dog-kids", rated=True)
        dora.find("dog-kids", rated=True)
        assert anna.table() == cid.table() != ben.table() == dora.table()
