"""Whole games over the socket: a person who clicks anything that is offered, bots beside."""

from __future__ import annotations

import random

import pytest

from tests.server.house import Guest, House
from tockwork import RULEBOOKS, rulebook
from tockwork.records import Record, replay


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_every_game_is_played_to_its_end(shared_house: House, rules: str) -> None:
    anna = Guest(shared_house.url)
    form = rulebook(rules).form(4)
    table = anna.table(rules, "me", *["bot:casual"] * 3, teams=form.teams)
    with anna.socket(table) as line:
        assert line.click(random.Random(rules)) > 10
        assert line.table["winners"]
    text = anna.http.get(f"/api/tables/{table}/record").text
    record = Record.loads(text)
    assert replay(record).final.winners == tuple(line.table["winners"])
    assert record.header.seed == line.table["seed"]
