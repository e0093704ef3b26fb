"""Somebody's list of tables, and what is in it."""

from __future__ import annotations

import pytest

from tests.server.house import Guest, House
from tests.server.tables.test_memory import finished_game
from tockwork.server.tables import all_tables


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
