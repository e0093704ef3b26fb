"""Whoever watches later cannot tell whether anything has happened since.

The clock stands still here, so that all a spectator is answered on every way is, letter for letter,
what it was before the last seconds' events: nothing of them is in it.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.house import Guest, House, Line
from tockwork.server.settings import now
from tockwork.server.tables.ids import LETTERS

DELAY = 60  # seconds


class Clock:
    def __init__(self) -> None:
        self.at = now()

    def __call__(self) -> int:
        return self.at


def guessed(table: str) -> str:
    """The next table's id, if it followed from what everybody knows."""
    hashed = hashlib.sha256(f"tockwork again\n{table}".encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in hashed[: len(table)])


def all_told(eve: Guest, table: str) -> dict[str, Any]:
    """All that can be asked about a table without a seat there, and what is answered."""
    at = f"/api/tables/{table}"
    out: dict[str, Any] = {}
    paths = ["", "/view", "/events", "/events?from=3&to=900", "/fair", "/record", "/replay"]
    paths += ["/record?view=spectator", "/record?view=all", "/record?view=0"]
    for path in (*(at + path for path in paths), "/api/tables", "/api/me", "/api/me/games"):
        out[path] = eve.http.get(path).text
    out["/api/statistics"] = eve.http.get("/api/statistics").text
    out["next table"] = eve.http.get(f"/api/tables/{guessed(table)}").text
    for message in (
        {"type": "act", "seat": 0, "expect": 0, "move": "discard"},
        {"type": "why", "seat": 0, "card": "7", "marble": "R"},
        {"type": "take_back", "seat": 0},
        {"type": "gesture", "seat": None, "gesture": "hello"},
        {"type": "gesture", "seat": 0, "gesture": "hello"},
        {"type": "chat", "text": "hello"},
        {"type": "promise", "promise": "ab" * 32},
        {"type": "part", "part": "ab" * 32, "word": ""},
        {"type": "nonsense"},
    ):
        said = {**message, "id": f"{message['type']} {message.get('seat')}"}
        out[str(message)] = eve.http.post(f"{at}/command", json=said).text
    for path in ("sit", "leave", "start", "rematch", "code"):
        out[path] = eve.http.post(f"{at}/{path}", json={}).text
    for begin in (None, 1, 900):
        with eve.socket(table, begin) as line:
            line.until_type("snapshot")
            out[f"socket from {begin}"] = line.heard
    return out


def differences(before: dict[str, Any], after: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    return [(key, before[key], after[key]) for key in before if before[key] != after[key]]


def answer(line: Line, times: int) -> None:
    for _ in range(times):
        line.play(line.until_asked())


def playing(house: House, anna: Guest, table: str) -> None:
    """A move, a gesture, somebody who looks in and goes."""
    with anna.socket(table) as line:
        line.play(line.until_asked())
        line.ask(type="gesture", seat=line.views[0]["seat"], gesture="thanks")


def leaving(house: House, anna: Guest, table: str) -> None:
    """A seat is carried to another device, and one is left to a bot."""
    code = anna.post(f"/api/tables/{table}/code", {"seat": 1})["code"]
    ben = Guest(house.url)
    ben.post("/api/code", {"code": code})
    ben.post(f"/api/tables/{table}/leave", {"seat": 1})
    anna.post(f"/api/tables/{table}/code", {"seat": 2})


def carrying(house: House, anna: Guest, table: str) -> None:
    code = anna.post(f"/api/tables/{table}/code", {"seat": 1})["code"]
    Guest(house.url).post("/api/code", {"code": code})


@pytest.mark.parametrize("happens", [playing, carrying, leaving])
def test_nothing_newer_than_the_delay_is_told_while_a_game_goes_on(
    file: str, happens: Callable[[House, Guest, str], None]
) -> None:
    clock = Clock()
    with House(file, now=clock) as house:
        anna, eve = Guest(house.url), Guest(house.url)
        eve.post("/api/me", {"name": "Eve"})
        bank = {"kind": "bank", "seconds": 30, "bank": 600}
        wish: dict[str, Any] = {"spectator_delay": DELAY, "clock": bank}
        table = anna.table("dog", "me", "here", "here", "here", **wish)
        with anna.socket(table) as there:
            there.until_type("snapshot")
            lobby = all_told(eve, table)
            with anna.socket(table) as line:
                answer(line, 8)
            assert differences(lobby, all_told(eve, table)) == []
            clock.at += 1000 * DELAY + 1
            before = all_told(eve, table)
            assert differences(lobby, before)
            happens(house, anna, table)
            assert differences(before, all_told(eve, table)) == []


def test_nothing_newer_than_the_delay_is_told_after_the_end(file: str) -> None:
    clock = Clock()
    with House(file, now=clock) as house:
        anna, eve = Guest(house.url), Guest(house.url)
        eve.post("/api/me", {"name": "Eve"})
        table = anna.table("dog-kids", "me", "here", spectator_delay=DELAY)
        with anna.socket(table) as line:
            answer(line, 2)
            clock.at += 1000 * DELAY + 1
            answer(line, 2)
            before = all_told(eve, table)
            line.click(random.Random(1))
            anna.post(f"/api/tables/{table}/rematch")
            assert differences(before, all_told(eve, table)) == []


def test_another_game_is_told_when_it_is_due(file: str) -> None:
    clock = Clock()
    with House(file, now=clock) as house:
        anna, eve = Guest(house.url), Guest(house.url)
        eve.post("/api/me", {"name": "Eve"})
        table = anna.table("dog-kids", "me", "here", spectator_delay=DELAY)
        with anna.socket(table) as line:
            line.click(random.Random(1))
        clock.at += 1000 * DELAY + 1
        before = all_told(eve, table)
        assert '"phase":"over"' in before[f"/api/tables/{table}"]
        again = anna.post(f"/api/tables/{table}/rematch")["table"]
        assert differences(before, all_told(eve, table)) == []
        clock.at += 1000 * DELAY + 1
        assert eve.get(f"/api/tables/{table}")["table"]["rematch"] == again
