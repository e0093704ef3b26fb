"""Commands: once and no more, in time or refused, on both databases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import Guest, House
from tockwork.records.fair import commitment
from tockwork.server.settings import now

# The house, Anna, and a table where she holds every seat.
AtTable = tuple[House, Guest, str]


@pytest.fixture
def table(database: str) -> Iterator[AtTable]:
    start = now()  # a moment that does not end: what is too often is so on a slow machine too
    with House(database, now=lambda: start) as house:
        anna = Guest(house.url)
        yield house, anna, anna.table("dog", "me", "here", "here", "here", takeover_seconds=None)


def test_an_answer_is_stored_and_acknowledged(table: AtTable) -> None:
    _, anna, name = table
    with anna.socket(name) as line:
        view = line.until_asked()
        before = line.number
        card = view["choices"][0]["card"]
        assert line.play(view)["number"] == before + 1
        given = next(v for v in line.views if v["seat"] == view["seat"])["given"]
        assert given == card


def test_a_repeated_command_has_one_effect(database: str) -> None:
    with House(database) as house:
        anna = Guest(house.url)
        name = anna.table("dog", "me", "here", "here", "here")
        with anna.socket(name) as line:
            view = line.until_asked()
            command = {"type": "act", "id": "once", "seat": view["seat"], "expect": line.number}
            command["move"] = view["choices"][0]["text"]
            first = line.ask(**command)
            assert first["type"] == "ack"
            assert line.ask(**command) == first
        assert anna.post(f"/api/tables/{name}/command", command) == first
        assert anna.get(f"/api/tables/{name}/view")["number"] == first["number"]
    with House(database) as house:  # still so after a restart: the command is in the log
        later = Guest(house.url)
        later.http.cookies = anna.http.cookies
        assert later.post(f"/api/tables/{name}/command", command) == first
        assert later.get(f"/api/tables/{name}/view")["number"] == first["number"]


def test_a_stale_command_is_refused_with_the_current_state(table: AtTable) -> None:
    _, anna, name = table
    with anna.socket(name) as line:
        for _ in range(4):  # the exchange, in which nobody can be too late
            line.play(line.until_asked())
        view = line.until_asked()
        expect = line.number
        line.play(view)
        view = line.until_asked()
        answer = line.act(view, view["choices"][0]["text"], expect=expect)
        assert answer["type"] == "refused"
        assert answer["code"] == "stale"
        assert answer["number"] > expect
        assert line.until_type("snapshot")["number"] == answer["number"]


def test_refusals_change_nothing_and_say_why(table: AtTable) -> None:
    house, anna, name = table
    eve = Guest(house.url)
    eve.post("/api/me", {"name": "Eve"})
    with anna.socket(name) as line, eve.socket(name) as watching:
        view = line.until_asked()
        seat, number = view["seat"], line.number
        other = (seat + 1) % 4
        good = view["choices"][0]["text"]

        def code(**changes: object) -> str:
            command = {"type": "act", "seat": seat, "expect": number, "move": good} | changes
            answer = line.ask(**command)
            assert answer["type"] == "refused", answer
            assert answer["detail"]
            return str(answer["code"])

        assert code(move="give nothing") == "illegal"
        assert code(move="5: 1>6") == "illegal"
        assert code(seat=other, move="5: 1>6") == "illegal"
        watching.next()
        answer = watching.ask(type="act", seat=seat, expect=number, move=good)
        assert answer["code"] == "not_your_seat"
        for text in ("", "[]", "{", '{"type":"act"}', '{"type":"dance"}', '{"type":"ping","x":1}'):
            line.raw.send(text)
            answer = line.until_type("refused")
            assert answer["code"] == "invalid"
            assert answer["id"] is None
        line.send(type="act", seat=seat, expect=number, move="x" * 201)
        assert "move" in line.until_type("refused")["detail"]
        assert line.ask(type="chat", text="hi")["code"] == "no_chat"
        assert anna.get(f"/api/tables/{name}/view")["number"] == number


def test_why_names_the_clause_and_the_reason(table: AtTable) -> None:
    _, anna, name = table
    with anna.socket(name) as line:
        for _ in range(4):
            view = line.until_asked()
            line.play(view)
        view = line.until_asked()
        seat = view["seat"]
        dead = next(c for c in ("6", "5", "8", "9", "10", "12") if c not in view["hand"])
        answer = line.ask(type="why", seat=seat, card=dead, marble=0)
        assert answer["playable"] is False
        assert answer["reasons"][0]["code"] in ("in_reserve", "not_in_hand")
        assert answer["reasons"][0]["clause"].startswith("DOG-")
        assert answer["detail"].startswith("DOG-")
        assert answer["marble"] == "R"
        assert line.ask(type="why", seat=seat, card="Z", marble=0)["code"] == "invalid"
        assert line.ask(type="why", seat=seat, card="5", marble="63")["code"] == "invalid"


def test_gestures_reach_everybody_but_not_too_often(table: AtTable) -> None:
    house, anna, name = table
    eve = Guest(house.url)
    with anna.socket(name) as line, eve.socket(name) as watching:
        line.next()
        watching.next()
        assert line.ask(type="gesture", seat=1, gesture="hello")["type"] == "ack"
        assert watching.until_type("gesture") == {"type": "gesture", "seat": 1, "gesture": "hello"}
        names = [line.send(type="gesture", seat=1, gesture="sorry") for _ in range(5)]
        answers = [line.until_answer(name) for name in names]
        assert "too_many" in [answer.get("code") for answer in answers]
        line.send(type="gesture", seat=1, gesture="kick")
        assert line.until_type("refused")["code"] == "invalid"


def test_those_who_watch_may_say_something_too(table: AtTable) -> None:
    house, anna, name = table
    eve = Guest(house.url)
    with anna.socket(name) as line, eve.socket(name) as watching:
        line.next()
        watching.next()
        assert watching.ask(type="gesture", gesture="ouch")["type"] == "ack"
        assert line.until_type("gesture") == {"type": "gesture", "seat": None, "gesture": "ouch"}
        again = watching.ask(type="gesture", gesture="ouch")
        assert (again["code"], again["limit"]) == ("too_many", "gestures")
        # In the name of a seat only who sits there.
        assert watching.ask(type="gesture", seat=1, gesture="ouch")["code"] == "not_your_seat"
        assert line.ask(type="gesture", seat=1, gesture="thanks")["type"] == "ack"


def test_the_seed_is_committed_to_and_revealed(database: str) -> None:
    import random

    with House(database) as house:
        anna = Guest(house.url)
        table = anna.table("dog-kids", "me", "bot:beginner")
        with anna.socket(table) as line:
            began = line.next()["table"]["commitment"]
            line.click(random.Random(4))
            part = anna.get(f"/api/tables/{table}/fair")["part"]
            assert line.table["commitment"] == began == commitment(part)
        seen = anna.get(f"/api/tables/{table}/view")
        assert seen["hands"] is not None
        replay = anna.get(f"/api/tables/{table}/replay")
        assert len(replay["log"]) == len(replay["moments"]) == seen["number"]
        assert replay["log"][1]["event"]["event"] == "shuffled"
        assert "?" not in replay["log"][1]["event"]["order"]
