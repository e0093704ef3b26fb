"""Somebody's list of tables: what is in it, and one game that leaves it while others keep it."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.house import Guest, House
from tests.server.tables.test_memory import all_that_is_stored, finished_game
from tockwork.server.maintenance import check
from tockwork.server.tables import all_tables


def played_by(table: str, *guests: Guest) -> None:
    """Everybody answers in turn until it is over."""
    with guests[0].socket(table) as one, guests[1].socket(table) as two:
        lines = (one, two)
        for line in lines:
            line.next()
        while one.state is not None and one.state["phase"] != "over":
            line = next(line for line in lines if line.asked())
            view = line.asked()
            assert view is not None
            done = line.play(view)["number"]
            for each in lines:
                while each.number < done:
                    each.next()


def test_one_game_can_be_forgotten_alone(database: str) -> None:
    with House(database) as house:
        anna, ben = Guest(house.url), Guest(house.url)
        table = anna.table("dog-kids", "me", "friend", takeover_seconds=None)
        ben.post(f"/api/tables/{table}/sit", {"name": "Bennet"})
        forget = f"/api/tables/{table}/forget"
        assert anna.post(forget, status=409)["code"] == "not_over"
        with anna.socket(table) as line:
            line.next()
            line.ask(type="chat", text="I live in Lyon")
        played_by(table, anna, ben)
        other = finished_game(anna)
        assert Guest(house.url).post(forget, status=403)["code"] == "not_your_seat"
        assert anna.post(forget) == {"table": table}
        assert [game["id"] for game in anna.get("/api/me/games")["games"]] == [other]
        assert [card["table"]["id"] for card in anna.get("/api/me")["tables"]] == [other]
        assert anna.post(forget, status=403)["code"] == "not_your_seat"
        # Ben keeps it, with nobody in it whom he could name.
        (kept,) = ben.get("/api/me/games")["games"]
        seats = [(seat["name"], seat["mine"]) for seat in kept["seats"]]
        assert seats == [(None, False), ("Bennet", True)]
        assert "Lyon" not in all_that_is_stored(house)
        assert ben.get(f"/api/tables/{table}/replay")["seats"][0]["name"] is None
        assert anna.post("/api/tables/nosuchtable/forget", status=404)["code"] == "no_such_table"
    assert asyncio.run(check(database)).wrong == []


def test_a_card_says_when_something_happened_last(house: House) -> None:
    anna = Guest(house.url)
    table = anna.table("dog", "me", "here", "here", "here")
    with anna.socket(table) as line:
        line.next()
        for _ in range(3):
            line.play(line.until_asked())
        last = anna.get(f"/api/tables/{table}/events")["log"][-1]["at"]
    (card,) = anna.get("/api/me")["tables"]
    assert card["last_at"] == last >= card["table"]["created_at"]


def test_a_game_that_goes_on_is_listed_however_many_have_ended_since(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(all_tables, "_MOST_MINE", 2)
    anna = Guest(house.url)
    running = anna.table("dog", "me", "bot", "bot", "bot")
    ended = [finished_game(anna) for _ in range(2)]
    listed = [card["table"]["id"] for card in anna.get("/api/me")["tables"]]
    assert listed == [running, ended[-1]]
