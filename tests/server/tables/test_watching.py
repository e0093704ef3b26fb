"""Spectators: a crowd costs what a crowd costs, and whoever watches later learns nothing sooner."""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.house import Guest, House, Line
from tests.server.tables.test_seating import until
from tockwork.server.settings import now
from tockwork.server.tables.listener import Listener
from tockwork.server.tables.message import Message


class Ear:
    """A line that only counts."""

    ready = True

    def __init__(self) -> None:
        self.messages: list[Message] = []

    def write(self, messages: list[Message]) -> None:
        self.messages += messages

    def end(self) -> None:
        pass


def test_a_crowd_of_spectators_costs_no_square(house: House, anna: Guest) -> None:
    """300 come: each hears a few times how many there are, not once for each of the others."""
    table_id = anna.table("dog", "me", "here", "here", "here")
    ears = [Ear() for _ in range(300)]
    with anna.socket(table_id) as line:
        line.until_type("snapshot")
        table = house.tables._live[table_id]

        async def come() -> None:
            for ear in ears:
                await Listener(table, None, ear).begin(None)

        house.call(come)
        line.until(lambda message: message.get("watching") == 300)
        heard = sum(len(ear.messages) for ear in ears)
        assert heard < 300 * 10
        assert sum('"watching"' in text for text in line.heard) < 30
        line.play(line.until_asked())
        until(lambda: all(b'"type":"event"' in ear.messages[-1].text for ear in ears))
        # One message for all of them, and those who play are told first.
        assert len({id(ear.messages[-1]) for ear in ears}) == 1


def test_a_move_is_written_in_one_run_for_all_who_see_it(house: House, anna: Guest) -> None:
    ben, eve = Guest(house.url), Guest(house.url)
    table = anna.table("toc", "me", "friend")
    ben.post(f"/api/tables/{table}/sit", {"name": "Ben"})
    runs: list[tuple[set[tuple[int, ...]], int, int]] = []
    with anna.socket(table) as a, ben.socket(table) as b, eve.socket(table) as watching:
        for line in (a, b, watching):
            line.until_type("snapshot")
        log = house.tables._live[table].log

        def counted(viewers: Any, after: int, last: int, clock: bytes) -> list[list[bytes]]:
            runs.append((set(viewers), after, last))
            return type(log).messages_to_all(log, viewers, after, last, clock)

        log.messages_to_all = counted  # type: ignore[method-assign]
        first = log.number
        for _ in range(6):
            asked = next(line for line in (a, b) if line.asked())
            view = asked.asked()
            assert view is not None
            done = asked.play(view)["number"]
            for line in (a, b, watching):
                while line.number < done:
                    line.next()
    assert [viewers for viewers, _, _ in runs] == [{(0,), (1,), ()}] * 6
    assert [after for _, after, _ in runs] == [first, *(last for _, _, last in runs[:-1])]
    assert runs[-1][2] == log.number


def test_a_crowd_is_told_some_at_a_time(house: House, anna: Guest) -> None:
    table_id = anna.table("dog", "me", "here")
    table, ears = house.tables._live[table_id], [Ear() for _ in range(120)]

    async def told_at_once() -> int:
        for ear in ears:
            await Listener(table, None, ear).begin(None)
        while table._counting is not None or table._untold:  # how many there are is told first
            await asyncio.sleep(0.05)
        for ear in ears:
            ear.messages.clear()
        table._say_to_watchers(Message(b"x"))
        return sum(bool(ear.messages) for ear in ears)

    assert house.call(told_at_once) == 50
    until(lambda: all(ear.messages for ear in ears))
    assert all(len(ear.messages) == 1 for ear in ears)


def numbers(line: Line) -> list[int]:
    return [json.loads(text).get("number", 0) for text in line.heard]


def test_who_watches_later_learns_nothing_sooner_on_any_way(file: str) -> None:
    """Refusals, gestures, who is there, who has left, the table's card, calls that are refused."""
    ahead, start = 0, now()
    with House(file, now=lambda: start + ahead) as house:
        anna, ben, eve = Guest(house.url), Guest(house.url), Guest(house.url)
        eve.post("/api/me", {"name": "Eve"})
        table = anna.table("dog", "me", "friend", "here", "here", spectator_delay=60)
        ben.post(f"/api/tables/{table}/sit", {"name": "Ben"})
        at = f"/api/tables/{table}"
        with ExitStack() as lines:
            line = lines.enter_context(anna.socket(table))
            late = lines.enter_context(eve.socket(table))
            with ben.socket(table) as there:
                there.until_type("snapshot")
                shown = late.until_type("snapshot")
                began = shown["number"]
                assert shown["table"]["phase"] == "lobby"
                line.play(line.until_asked())
            ben.post(f"{at}/leave")  # a bot goes on
            line.until_event("left")
            assert line.ask(type="gesture", seat=0, gesture="hello")["type"] == "ack"
            assert any('"type":"gesture"' in text for text in line.heard)

            def result() -> list[Any]:
                refusals = [
                    late.ask(type="act", seat=0, expect=0, move="discard"),
                    late.ask(type="chat", text="hello"),
                    late.ask(type="gesture", seat=0, gesture="hello"),
                    eve.http.post(f"{at}/command", json={"type": "why"}).json(),
                    eve.http.post(f"{at}/sit", json={}).json(),
                    eve.http.post(f"{at}/start", json={}).json(),
                    eve.http.post(f"{at}/rematch", json={}).json(),
                    eve.http.get(f"{at}/record").json(),
                    eve.http.get(f"{at}/replay").json(),
                ]
                card, view = eve.get(at), eve.get(f"{at}/view")
                events = eve.get(f"{at}/events")
                return [refusals, card, view["seats"], events["number"]]

            refusals, card, seats, number = result()
            assert number == began
            assert {no.get("number", began) for no in refusals} == {began}
            assert refusals[4]["code"] == "table_full"
            assert refusals[7]["code"] == "not_started"
            assert card["table"]["phase"] == "lobby"
            for told_seats in (card["seats"], seats):
                assert told_seats[1]["kind"] == "person"
                assert told_seats[1]["name"] == "Ben"
            assert not [text for text in late.heard if '"gesture"' in text and "hello" in text]
            assert set(numbers(late)) <= {0, began}
            ahead = 61_000
            house.call(house.tables._live[table].send_to_spectators)
            late.until_event("left")
            assert eve.get(at)["seats"][1]["kind"] == "bot"
            assert eve.get(at)["table"]["phase"] == "playing"


def test_a_gesture_reaches_late_spectators_late(file: str) -> None:
    with House(file) as house:
        anna, eve = Guest(house.url), Guest(house.url)
        table = anna.table("dog", "me", "here", "here", "here", spectator_delay=1)
        with anna.socket(table) as line, eve.socket(table) as late:
            late.until_type("snapshot")
            sent = now()
            line.ask(type="gesture", seat=0, gesture="hello")
            late.until_type("gesture")
            assert now() - sent >= 1000


def test_the_public_list_is_filtered_before_it_is_cut(house: House, anna: Guest) -> None:
    """Sixty tables opened and left hide nobody who waits; attended ones come first."""
    waiting = anna.table("dog", "me", "open", public=True)
    with anna.socket(waiting) as line:
        line.until_type("snapshot")
        eve = Guest(house.url)
        for k in range(60):
            table = eve.table("dog", "me", "open", public=True)
            if k % 2:
                eve.post(f"/api/tables/{table}/leave")
        listed = [card["table"]["id"] for card in Guest(house.url).get("/api/tables")["tables"]]
        assert listed[0] == waiting
        assert len(listed) <= 50


def test_a_guest_with_several_seats_is_marked_at_a_public_table(house: House, anna: Guest) -> None:
    public = anna.table("dog", "me", "here", "open", "open", public=True)
    private = anna.table("dog", "me", "here", "open", "open")
    ben = Guest(house.url)
    ben.post(f"/api/tables/{public}/sit", {"name": "Ben"})
    seats = Guest(house.url).get(f"/api/tables/{public}")["seats"]
    assert [seat["several"] for seat in seats] == [True, True, False, False]
    seats = Guest(house.url).get(f"/api/tables/{private}")["seats"]
    assert not any(seat["several"] for seat in seats)


def test_without_a_delay_the_seats_of_the_past_are_not_asked_for(house: House, anna: Guest) -> None:
    log = house.tables._live[anna.table("dog", "me", "here")].log
    for ask in (lambda: log.guests_at(0), lambda: log.seats([], [None] * 2, 0)):
        with pytest.raises(ValueError, match="spectator delay"):
            ask()


def test_a_player_who_leaves_while_a_line_opens_sees_no_hand(house: House, anna: Guest) -> None:
    """Found by the simulation: the line kept the seats that it had before it was in the list."""
    ben = Guest(house.url)
    table_id = anna.table("dog", "me", "friend", "bot", "bot")
    ben.post(f"/api/tables/{table_id}/sit", {"name": "Ben"})
    table, ear = house.tables._live[table_id], Ear()
    listener = Listener(table, table.log.created.seats[0].guest, ear)
    assert listener.held
    anna.post(f"/api/tables/{table_id}/leave")
    house.call(lambda: listener.begin(None))
    assert not listener.held
    (snapshot,) = [json.loads(each.text) for each in ear.messages]
    assert snapshot["views"] == []
