"""Away and back: missed events, restarts, a bot that minds the seat, clocks."""

from __future__ import annotations

import json
import random
import time
from typing import Any

from tests.server.house import Guest, House
from tockwork.server.limits import Limits
from tockwork.server.settings import now


def answer(line, times: int) -> None:
    for _ in range(times):
        line.play(line.until_asked())


def test_who_missed_events_gets_them(house: House, anna: Guest) -> None:
    table = anna.table("dog", "me", "here", "here", "here")
    with anna.socket(table) as line, anna.socket(table) as other:
        line.until_asked()
        first = other.next()
        answer(line, 6)
    with anna.socket(table, first["number"]) as back:
        missed = [back.next() for _ in range(6)]
        assert [m["type"] for m in missed] == ["event"] * 6
        assert [m["number"] for m in missed] == [first["number"] + k for k in range(1, 7)]
        snapshot = back.until_type("snapshot")
        assert snapshot["log"] == []
        assert snapshot["number"] == back.number
        assert back.state == line.state or line.number < back.number
    for nonsense in (10_000, -5):
        with anna.socket(table, nonsense) as back:
            assert back.next()["type"] == "snapshot"
            assert len(back.table) > 5


def test_two_hundred_missed_events_are_one_run_through_the_log(file: str) -> None:
    with House(file, limits=Limits(commands_per_second=0)) as house:
        anna = Guest(house.url)
        table = anna.table("dog", "me", "here", "here", "here", takeover_seconds=None)
        with anna.socket(table) as line:
            line.click(random.Random(2), most=230)
            line.raw.send('{"type":"ping"}')
            line.until_type("pong")  # what was said before is done by then
            result = [json.loads(text) for text in line.heard]
        log = house.tables._live[table].log
        runs: list[tuple[int, int]] = []

        def counted(viewers: Any, after: int, last: int, clock: bytes) -> list[list[bytes]]:
            runs.append((after, last))
            return type(log).messages_to_all(log, viewers, after, last, clock)

        log.messages_to_all = counted  # type: ignore[method-assign]
        with anna.socket(table, log.number - 200) as back:
            back.until_type("snapshot")
    events = {m["number"]: m for m in result if m["type"] == "event"}
    missed = [m for m in map(json.loads, back.heard) if m["type"] == "event"]
    assert len(missed) == 200
    for message in missed:
        known = events[message["number"]]
        for part in ("at", "event", "walks", "state", "last"):
            assert message[part] == known[part]
    assert len(runs) == 1


def test_two_people_see_the_same_game(house: House, anna: Guest) -> None:
    ben = Guest(house.url)
    table = anna.table("toc", "me", "friend")
    assert anna.get(f"/api/tables/{table}")["table"]["phase"] == "lobby"
    ben.post(f"/api/tables/{table}/sit", {"name": "Ben"})
    assert anna.get(f"/api/tables/{table}")["table"]["phase"] == "playing"
    with anna.socket(table) as a, ben.socket(table) as b:
        lines = (a, b)
        for line in lines:
            line.next()
        for _ in range(30):
            line = next(line for line in lines if line.asked())
            view = line.asked()
            assert view is not None
            move = random.Random(1).choice(view["choices"])["text"]
            done = line.play(view, move)["number"]
            for each in lines:
                while each.number < done:
                    each.next()
            assert a.state == b.state
            assert sum(each.asked() is not None for each in lines) == 1


def test_a_restart_is_not_noticed(database: str) -> None:
    with House(database) as house:
        anna = Guest(house.url)
        table = anna.table("dog", "me", "here", "bot:casual", "bot:beginner")
        with anna.socket(table) as line:
            rng = random.Random(2)
            for _ in range(25):
                view = line.until_asked()
                line.play(view, rng.choice(view["choices"])["text"])
            line.until_asked()
        before = anna.get(f"/api/tables/{table}/view")
        past = anna.get(f"/api/tables/{table}/events")
    with House(database) as house:
        back = Guest(house.url)
        back.http.cookies = anna.http.cookies
        after = back.get(f"/api/tables/{table}/view")
        for key in ("number", "state", "views", "log"):
            assert after[key] == before[key], key
        assert after["table"] == before["table"]
        assert back.get(f"/api/tables/{table}/events") == past
        with back.socket(table, before["number"]) as line:
            assert line.click(random.Random(3), most=20) == 20
            assert line.number > before["number"]


def test_a_bot_minds_the_seat_and_hands_it_back(house: House, anna: Guest) -> None:
    ben = Guest(house.url)
    table = anna.table("tock6", "me", "friend", takeover_seconds=1)
    with anna.socket(table) as a:
        a.next()
        ben.post(f"/api/tables/{table}/sit", {"name": "Ben"})
        with ben.socket(table) as b:
            b.next()
            a.until(lambda m: m["type"] == "seats" and m["seats"][1]["present"])
        gone = a.until(lambda m: m["type"] == "seats" and not m["seats"][1]["present"])
        assert gone["seats"][1]["away_since"]
        taken = a.until_event("taken_over")
        assert taken["event"]["seat"] == 1
        a.until(lambda m: m["type"] == "seats" and m["seats"][1]["playing"])
        # Anna plays two turns, the bot plays Ben's.
        for _ in range(2):
            a.play(a.until_asked())
        a.until_asked()
        with ben.socket(table) as b:
            assert b.next()["seats"][1]["playing"] is None
            a.until_event("handed_back")


def test_nobody_waits_nobody_takes_over(house: House, anna: Guest) -> None:
    """Somebody who plays alone against bots finds the game as it was left."""
    table = anna.table("dog", "me", "bot", "bot", "bot", takeover_seconds=1)
    with anna.socket(table) as line:
        line.until_asked()
        number = line.number
    time.sleep(1.5)
    with anna.socket(table) as line:
        assert line.next()["number"] == number
        assert line.asked()


def test_when_the_time_is_up_a_bot_answers_this_once(file: str) -> None:
    ahead, start = 0, now()
    with House(file, now=lambda: start + ahead) as house:
        anna = Guest(house.url)
        table = anna.table("tock6", "me", "here", clock={"kind": "move", "seconds": 1})
        with anna.socket(table) as line:
            seat = line.until_asked()["seat"]
            assert (line.clock["left"], line.clock["turn"]) == (1000, seat)
            ahead = 1001
            out = line.until_event("timed_out")
            assert out["event"]["seat"] == seat
            line.until(lambda m: m["type"] == "event" and m["number"] > out["number"])
            assert line.seats[seat]["playing"] is None
            line.until_asked()


def test_a_bank_is_used_up_after_the_seconds(file: str) -> None:
    ahead, start = 0, now()
    with House(file, now=lambda: start + ahead) as house:
        anna = Guest(house.url)
        clock = {"kind": "bank", "seconds": 1, "bank": 100}
        table = anna.table("tock6", "me", "here", clock=clock)
        with anna.socket(table) as line:
            view = line.until_asked()
            ahead = 1300
            line.play(view)
            bank = anna.get(f"/api/tables/{table}/view")["clock"]["banks"][view["seat"]]
            assert bank == 99_700


def test_clocks_survive_a_restart_and_do_not_run_meanwhile(database: str) -> None:
    ahead, start = 0, now()
    clock = {"kind": "bank", "seconds": 2, "bank": 50}
    with House(database, now=lambda: start + ahead) as house:
        anna = Guest(house.url)
        table = anna.table("tock6", "me", "here", clock=clock)
        view = anna.get(f"/api/tables/{table}/view")
        mover = next(v for v in view["views"] if v["choices"])
        move = {
            "seat": mover["seat"],
            "expect": view["number"],
            "move": mover["choices"][0]["text"],
        }
        ahead = 2200
        anna.post(f"/api/tables/{table}/command", {"type": "act", "id": "1"} | move)
        ahead = 2600
        before = anna.get(f"/api/tables/{table}/view")["clock"]
        assert before["left"] == before["banks"][before["turn"]] + 2000 - 400
    ahead = 90_000
    with House(database, now=lambda: start + ahead) as house:
        back = Guest(house.url)
        back.http.cookies = anna.http.cookies
        after = back.get(f"/api/tables/{table}/view")["clock"]
        assert after["banks"] == before["banks"]
        assert sorted(after["banks"]) == [49_800, 50_000]
        assert after["left"] == before["left"]
