"""A game of one's own at the table: read from a file, carried by its text, played, written down."""

from __future__ import annotations

import json
import random

from tests.own.games import MINI
from tests.server.house import Guest, House
from tockwork import RELATED, parse_rulebook
from tockwork.records import Record, replay
from tockwork.rulebooks.packed import pack, unpack


def test_a_game_from_a_file_is_played_to_its_end(house: House, anna: Guest) -> None:
    read = anna.post("/api/game", {"text": MINI})
    rules = read["rules"]
    assert unpack(rules) == parse_rulebook(MINI)
    assert read["game"]["id"] == rules
    assert read["game"] == Guest(house.url).http.get("/api/game", params={"rules": rules}).json()
    form = {"rules": rules, "players": 2, "teams": "none"}
    board = anna.http.get("/api/board", params=form).json()
    assert board["rules"] == rules
    assert [card["card"] for card in board["cards"]] == ["1", "3", "4", "7", "boat"]
    assert anna.http.get("/api/engine", params=form).status_code == 200
    assert anna.http.get("/api/weights", params=form).status_code == 404
    wish = {**form, "seats": [{"kind": "me"}, {"kind": "bot", "level": "master"}]}
    table = anna.post("/api/tables", wish)["table"]["id"]
    with anna.socket(table) as line:
        line.click(random.Random(1))
        assert line.table["rules"] == rules
    text = anna.http.get(f"/api/tables/{table}/record").text
    assert json.loads(text.splitlines()[0])["rules"] == "mini-tock"
    assert replay(Record.loads(text)).final.winners


def test_what_is_wrong_with_a_file_is_named(shared_house: House) -> None:
    eve = Guest(shared_house.url)
    for text, where in (
        (MINI.replace("steps = 3", "steps = 99"), "cards.3.0.walk.steps"),
        ("[deck", "file"),
        ("id = 3", "id"),
        (MINI.replace("mini-tock", "dog"), "id"),
    ):
        refused = eve.post("/api/game", {"text": text}, 422)
        assert refused["problems"][0]["where"] == where
    # Every field by itself.
    refused = eve.post("/api/game", {"text": 'id = "x"'}, 422)
    assert [one["where"] for one in refused["problems"]] == ["deck", "cards", "geometry", "forms"]
    assert {one["detail"] for one in refused["problems"]} == {"is missing"}
    assert eve.post("/api/game", {"text": "#" * 70_000}, 413)["code"] == "too_large"
    for rules in ("own:", "own:AAAA", "own:" + "A" * 30_000):
        wish = {"rules": rules, "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert eve.post("/api/tables", wish, 422)["problems"][0]["where"].startswith("rules")
        found = eve.http.get("/api/board", params={"rules": rules, "players": 2})
        assert found.status_code in (414, 422)


def test_one_of_ours_packed_is_one_of_ours(house: House, anna: Guest) -> None:
    for name in RELATED:
        text = pack(parse_rulebook(json.dumps({**_data(name)})))
        wish = {"rules": text, "players": 4, "seats": [{"kind": "me"}, *[{"kind": "bot"}] * 3]}
        assert anna.post("/api/tables", wish)["table"]["rules"] == name


def _data(name: str) -> dict[str, object]:
    from tockwork import rulebook
    from tockwork.rulebooks.reading import plain_data

    return plain_data(rulebook(name))


def test_a_setting_that_is_none_is_answered_with_those_there_are(shared_house: House) -> None:
    eve = Guest(shared_house.url)
    wish = {"rules": "dog", "plyers": 4, "seats": [{"kind": "me", "levle": "club"}]}
    refused = eve.post("/api/tables", wish, 422)
    problems = {one["where"]: one["detail"] for one in refused["problems"]}
    assert problems["plyers"].startswith("unknown field (known: rules, ")
    assert any("levle" in where and "(known: kind" in said for where, said in problems.items())
