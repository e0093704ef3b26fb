"""A rough evening: connections drop, commands come twice or late, the server restarts. No harm."""

from __future__ import annotations

import random
import time
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.house import PATIENCE, Guest, House, together


class Clumsy:
    """Somebody whose phone loses the connection all the time, and who taps twice."""

    def __init__(self, url: str, seed: int) -> None:
        self.guest = Guest(url)
        self.rng = random.Random(seed)
        self.number = 0
        self.events: dict[int, Any] = {}
        self.drops = 0
        self.stale = 0

    def moved_to(self, url: str) -> None:
        cookies = self.guest.http.cookies
        self.guest = Guest(url)
        self.guest.http.cookies = cookies

    def play(self, table: str, most: int | None = None) -> None:
        """Plays to the end, or until so many events have happened."""
        until = time.monotonic() + 4 * PATIENCE
        while time.monotonic() < until:
            if most is not None and self.number >= most:
                return
            try:
                with self.guest.socket(table, self.number or None) as line:
                    if self._play_on(line):
                        return
            except (WebSocketException, httpx.HTTPError, OSError):
                time.sleep(0.05)
            self.drops += 1
        raise AssertionError("the game did not go on")

    def _play_on(self, line: Any) -> bool:
        answered = -1
        for _ in range(self.rng.randrange(5, 60)):
            message = line.next(10)
            if message["type"] == "event":
                known = self.events.setdefault(message["number"], message["event"])
                assert known == message["event"]
                assert message["number"] <= self.number + 1
                self.number = max(self.number, message["number"])
            elif message["type"] == "snapshot":
                self.number = message["number"]
                if message["table"]["phase"] == "over":
                    return True
            elif message["type"] == "refused":
                assert message["code"] in ("stale", "not_your_turn", "over"), message
                if message["code"] == "stale":
                    self.stale += 1
                    answered = -1
            view = line.asked()
            if view is not None and answered != line.number:
                answered = line.number
                act = {"type": "act", "id": f"{line.number}", "seat": view["seat"]}
                act["move"] = self.rng.choice(view["choices"])["text"]
                late = not self.stale or self.rng.random() < 0.1
                line.send(
                    **act | {"expect": max(0, line.number - 5 * late), "id": f"{late}{line.number}"}
                )
                if self.rng.random() < 0.3:
                    line.send(**act | {"expect": line.number, "id": f"False{line.number}"})
        return False


def fits(seen: Any, truth: Any) -> bool:
    """Whether somebody saw what happened, or as much of it as they may."""
    if seen == "?":
        return truth is None or isinstance(truth, str)
    if isinstance(seen, dict):
        return set(seen) == set(truth) and all(fits(seen[k], truth[k]) for k in seen)
    if isinstance(seen, list):
        return len(seen) == len(truth) and all(map(fits, seen, truth))
    return bool(seen == truth)


def test_dropped_lines_double_taps_and_a_restart_do_no_harm(database: str) -> None:
    with House(database) as house:
        people = [Clumsy(house.url, seed) for seed in (1, 2)]
        anna, ben = people
        table = anna.guest.table("toc", "me", "open", "bot:casual", takeover_seconds=None)
        ben.guest.post(f"/api/tables/{table}/sit", {"name": "Ben"})
        together(*(lambda p=p: p.play(table, most=50) for p in people))
    with House(database) as house:
        for person in people:
            person.moved_to(house.url)
        together(*(lambda p=p: p.play(table) for p in people))
        truth = anna.guest.get(f"/api/tables/{table}/events")["log"]
        moves = [h for h in truth if h["event"]["event"] in ("played", "discarded", "renewed")]
        assert len(moves) > 20
        for person in people:
            assert person.drops > 1
            assert len(person.events) > len(truth) // 2
            for number, seen in person.events.items():
                assert fits(seen, truth[number - 1]["event"]), (seen, truth[number - 1])
        assert sum(person.stale for person in people) > 0
