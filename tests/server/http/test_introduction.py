"""A first game over HTTP: the steps of a game, and a clear no to others."""

from __future__ import annotations

import pytest

from tests.server.house import Guest, House
from tockwork.introductions import introduction


def test_the_steps_of_a_game_come_over_the_line(shared_house: House) -> None:
    guest = Guest(shared_house.url)
    result = guest.get("/api/introduction", rules="dog-royal")
    assert [step["id"] for step in result["steps"]] == [
        step.id for step in introduction("dog-royal").steps
    ]
    first = result["steps"][0]
    assert first["position"]["phase"] == "opening"
    assert first["done"] == ["open king", "open knight", "open citizen", "open fool"]


@pytest.mark.parametrize("what", ["introduction", "puzzles"])
def test_a_game_nobody_knows_is_named_as_that(shared_house: House, what: str) -> None:
    refused = Guest(shared_house.url).http.get(f"/api/{what}", params={"rules": "chess"})
    assert refused.status_code == 404
    assert refused.json()["code"] == "no_such_game"
    assert refused.json()["detail"].startswith("rules: ")
