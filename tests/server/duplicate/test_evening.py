"""An evening of pairs, played to its end by programs, with the server killed in between."""

from __future__ import annotations

import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.browser.serving import Serving
from tests.conftest import FULL
from tests.server.duplicate.players import made, named, paired, played_out, playing, until
from tests.server.house import Guest, House
from tockwork.events import DuplicateEvent, scores, standings
from tockwork.server.duplicate.driving import value_of
from tockwork.server.limits import Limits
from tockwork.server.store import schema

FREE = Limits(calls_per_second=0, calls_per_address=0, guests_per_minute=0)
PAIRS = 16 if FULL else 4
ROUNDS = 4 if FULL else 2


@pytest.fixture
def house(file: str) -> Iterator[House]:
    with House(file, limits=FREE) as open_house:
        yield open_house


def test_an_evening_of_pairs_survives_kills_and_no_one_plays_a_board_twice(tmp_path: Path) -> None:
    server = Serving(tmp_path / "data").start()
    try:
        guests = named(server.url, *(f"P{n}" for n in range(2 * PAIRS)))
        director = guests[0]
        event = made(director, rounds=ROUNDS, minutes=240)
        paired(event, guests)
        director.post(f"{event}/begin")
        players = playing(guests, event)
        for results in (1, PAIRS // 2 + 1, PAIRS + 1):  # in the middle of rounds, and between
            until_results(server, event, results)
            server.kill()
            server.start()
        played_out(players)
        file = director.http.get(f"{event}/file").text
        boards = director.get(f"{event}/boards")["boards"]
        info = director.get(event)
    finally:
        server.stop()
    whole = DuplicateEvent.loads(file)
    assert len(whole.results) == PAIRS // 2 * 2 * ROUNDS  # every board at every table, once
    assert whole.corrections == ()
    # Two who sit at one table of a round sit at its tables alone: nobody saw a board elsewhere.
    for player in players:
        assert len(player.sat) == len(set(player.sat)) == 2 * ROUNDS
    seats = Counter(chain.from_iterable(player.sat for player in players))
    assert set(seats.values()) == {4}
    assert sum(seats.values()) == 4 * len(whole.results)
    # The standings are those of the file, and the results those of the tables' logs.
    lines = [(line["entrant"], line["rank"], line["points"]) for line in info["standings"]]
    assert lines == [(one.entrant.id, one.rank, one.points) for one in standings(whole)]
    assert {entrant.name for entrant in whole.entrants} >= {"P0 & P1"}
    recomputed(tmp_path / "data", boards)


def until_results(server: Serving, event: str, count: int) -> None:
    """Looks into the database beside the running server, which keeps results secret."""
    file = server.data / "tables.db"
    query = "select count(*) from event_entries where data like '%\"recorded\"%' and event_id = ?"
    while True:
        with sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=30) as there:
            (found,) = there.execute(query, (event.rsplit("/", 1)[1],)).fetchone()
        if found >= count:
            return
        time.sleep(0.05)


def recomputed(data: Path, boards: list[dict[str, Any]]) -> None:
    """Every result follows from the log of its table alone."""
    with House(f"sqlite:///{data / 'tables.db'}") as house:
        for board in boards[: None if FULL else 2]:
            for result in board["results"]:
                found = result["id"]

                async def value(table_id: str = found) -> float | None:
                    return await value_of(await house.tables.find(table_id))

                assert house.call(value) == result["chance"] == result["played"]


def test_a_board_is_secret_until_its_round_is_over(house: House) -> None:
    guests = named(house.url, *(f"P{n}" for n in range(8)))
    director, stranger = guests[0], Guest(house.url)
    event = made(director)
    paired(event, guests)
    director.post(f"{event}/begin")
    info = until(director, event, lambda info: info["mine"]["table"])
    table = info["mine"]["table"]
    there = {guest: guest.get(event)["mine"]["table"] for guest in guests}
    tables = set(there.values()) - {None}
    other = next(guest for guest, one in there.items() if one != table)
    # At the other table they play the same board at this moment: this one shows them nothing.
    for who in (other, stranger):
        view = who.get(f"/api/tables/{table}/view")
        assert view["state"] is None
        assert view["views"] == [] or all(not one.get("hand") for one in view["views"])
        assert not {"dealt", "shuffled"} & {
            one["event"]["event"] for one in who.get(f"/api/tables/{table}/events")["log"]
        }
        for path in ("record", "replay"):
            who.get(f"/api/tables/{table}/{path}", 409)
        with who.socket(table) as line:
            first = line.next()
            assert first["state"] is None
        assert who.get(f"{event}/boards") == {"boards": []}
        who.get(f"{event}/file", 409)
    # Nor is the position in what its own players are sent, but for their own cards.
    mine = str(director.get(f"/api/tables/{table}/view"))
    board = house.call(lambda: house.tables.find(table)).log.created.start
    assert board["seed"] not in mine
    # One table plays both boards; the other has not begun: results and standings stay secret.
    fast = playing([guest for guest, one in there.items() if one == table], event)
    until(director, event, lambda info: info["playing"] < len(tables) or info["mine"]["waits"])
    assert all(line["boards"] == 0 for line in stranger.get(event)["standings"])
    assert stranger.get(f"{event}/boards") == {"boards": []}
    first_over = director.get(f"/api/tables/{table}")["table"]["phase"]
    assert first_over == "over"
    for who in (other, stranger):
        who.get(f"/api/tables/{table}/record", 409)
        who.get(f"/api/tables/{table}/replay", 409)
        assert who.get(f"/api/tables/{table}")["table"]["phase"] != "over"
    slow = playing([guest for guest, one in there.items() if one != table], event)
    played_out([*fast, *slow])
    # Now everyone may see everything.
    assert len(stranger.get(f"{event}/boards")["boards"]) == 2
    stranger.get(f"/api/tables/{table}/replay")
    assert stranger.http.get(f"/api/tables/{table}/record").status_code == 200
    assert stranger.http.get(f"{event}/file").status_code == 200


def test_a_latecomer_a_leaver_a_bye_and_a_correction(house: House) -> None:
    guests = named(house.url, *(f"P{n}" for n in range(6)))
    director = guests[0]
    event = made(director, rounds=2)
    paired(event, guests)  # three pairs: one has a bye
    director.post(f"{event}/begin")
    info = until(director, event, lambda info: info["round"] == 1)
    assert (info["tables"], len(info["entrants"])) == (1, 3)
    late = named(house.url, "Late")[0]
    entered = late.post(f"{event}/enter")
    assert entered["mine"] == {
        "entrant": entered["mine"]["entrant"],
        "partner": True,
        "table": None,
        "waits": True,
    }
    # A member of a pair leaves: a bot takes the seat, and the pair goes on.
    left = guests[5]
    assert left.post(f"{event}/leave")["mine"] is None
    players = playing([*guests[:5], late], event)
    info = until(director, event, lambda info: info["round"] == 2)
    assert info["tables"] == 2
    played_out(players)
    boards = director.get(f"{event}/boards")["boards"]
    assert [len(board["results"]) for board in boards] == [1, 1, 2, 2]
    # The director corrects a result; sent twice it counts once, and the file has both.
    body = {"id": "correct-1", "board": 0, "table": 0, "chance": None, "reason": "Misread board"}
    for _ in range(2):
        director.post(f"{event}/correct", body)
    one = director.get(f"{event}/boards")["boards"][0]["results"][0]
    assert (one["chance"], one["score"], one["reason"]) == (None, None, "Misread board")
    assert one["played"] is not None
    whole = DuplicateEvent.loads(director.http.get(f"{event}/file").text)
    assert len(whole.corrections) == 1
    assert scores(whole, 0) == {}
    refused = late.http.post(f"{event}/correct", json=body | {"id": "correct-2"})
    assert (refused.status_code, refused.json()["code"]) == (403, "not_member")


@pytest.mark.parametrize(("kind", "count"), [("individuals", 4), ("alone", 2)])
def test_individuals_and_those_alone_play_too(house: House, kind: str, count: int) -> None:
    guests = named(house.url, *(f"P{n}" for n in range(count)))
    event = made(guests[0], kind=kind)
    for guest in guests:
        guest.post(f"{event}/enter", {})
    guests[0].post(f"{event}/begin")
    played_out(playing(guests, event))
    whole = DuplicateEvent.loads(guests[0].http.get(f"{event}/file").text)
    assert len(whole.results) == (2 if kind == "individuals" else 4)
    lines = guests[0].get(event)["standings"]
    assert all(line["boards"] == 2 for line in lines)


def test_who_changes_partners_in_a_round_sits_at_no_second_table_of_it(house: House) -> None:
    guests = named(house.url, *(f"P{n}" for n in range(6)))
    director, wanders = guests[0], guests[1]
    event = made(director, rounds=1)
    paired(event, guests[:2])
    for guest in (guests[2], guests[3], guests[4]):
        guest.post(f"{event}/enter")
    director.post(f"{event}/begin")
    info = until(wanders, event, lambda info: info["mine"]["table"])
    sits = info["mine"]["table"]
    other = next(
        guest
        for guest in (guests[2], guests[3], guests[4])
        if guest.get(event)["mine"]["table"] not in (None, sits)
    )
    entrant = other.get(event)["mine"]["entrant"]
    moved = wanders.post(f"{event}/enter", {"pair": entrant})["mine"]
    assert (moved["entrant"], moved["table"]) == (entrant, None)
    players = playing([director, guests[2], guests[3], guests[4], wanders], event)
    played_out(players)
    assert players[-1].sat == []
    g, sat = schema.guests.c, schema.sitting.c
    query = select(sat.table_id).where(g.id == sat.guest, g.name == "P1")
    rows = house.call(lambda: house.tables.services.storage.rows(query))
    assert {row.table_id for row in rows} == {sits}


def test_a_user_who_deletes_their_data_is_gone_from_the_event(house: House) -> None:
    guests = named(house.url, "Anna", "Benedikta", "Cleo", "Dan")
    event = made(guests[0])
    paired(event, guests)
    guests[1].post("/api/me/forget")
    guests[0].post(f"{event}/begin")
    played_out(playing([guests[0], guests[2], guests[3]], event))
    assert "Benedikta" not in str(guests[2].get(event)) + guests[2].http.get(f"{event}/file").text


def test_a_round_that_takes_too_long_begins_no_further_board(house: House) -> None:
    guests = named(house.url, *(f"P{n}" for n in range(4)))
    event = made(guests[0], minutes=1)
    paired(event, guests)
    guests[0].post(f"{event}/begin")
    until(guests[0], event, lambda info: info["mine"]["table"])
    kept = house.tables.evenings._kept[event.rsplit("/", 1)[1]]
    kept.state.drawn_at[-1] -= 60_000
    played_out(playing(guests, event))
    first, second = guests[0].get(f"{event}/boards")["boards"]
    assert first["results"][0]["chance"] is not None
    assert (second["results"][0]["chance"], second["results"][0]["reason"]) == (
        None,
        "not played in time",
    )


def test_bad_input_and_others_are_refused(house: House) -> None:
    anna, ben = named(house.url, "Anna", "Ben")
    good = {"id": "my-evening", "name": "Club night", "rules": "dog-kids", "rounds": 1, "boards": 2}
    for bad in (
        {"boards": 3},
        {"boards": 0},
        {"rounds": 17},
        {"rounds": 16, "boards": 8},
        {"rules": "no-such-game"},
        {"kind": "individuals", "movement": "swiss"},
        {"name": ""},
        {"seconds": 1},
        {"club": "x" * 25},
        {"extra": 1},
    ):
        answer = anna.http.post("/api/events", json=good | bad)
        assert answer.status_code == 422, (bad, answer.text)
        assert answer.json()["problems"], bad
    event = made(anna)
    assert made(anna) == event
    for path in ("begin", "end"):
        answer = ben.http.post(f"{event}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "not_member")
    answer = anna.http.post(f"{event}/begin")
    assert (answer.status_code, answer.json()["code"]) == (409, "not_open")
    answer = ben.http.post(f"{event}/enter", json={"pair": "nosuchpair"})
    assert answer.json()["code"] == "no_such_party"
    ben.get("/api/events/nosuchevent", 404)
    wrong = {"id": "correct-1", "board": 0, "table": 0, "chance": 50, "reason": "too early"}
    assert anna.http.post(f"{event}/correct", json=wrong).status_code == 422
    anna.post(f"{event}/end")
    assert ben.http.post(f"{event}/enter", json={}).json()["code"] == "over"
