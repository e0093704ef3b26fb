"""Programs that play an event to its end, however often the server goes away in between."""

from __future__ import annotations

import random
import threading
import time
from contextlib import suppress
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.house import Guest

PATIENCE = 900  # seconds; an event on a busy machine


def named(url: str, *names: str) -> list[Guest]:
    guests = [Guest(url) for _ in names]
    for guest, name in zip(guests, names, strict=True):
        guest.post("/api/me", {"name": name})
    return guests


def made(guest: Guest, **more: Any) -> str:
    """The address of a new event."""
    wish = {"id": "my-evening", "name": "Club night", "rules": "dog-kids", "rounds": 1, "boards": 2}
    return f"/api/events/{guest.post('/api/events', wish | more, 201)['id']}"


def paired(event: str, guests: list[Guest]) -> None:
    """Two and two take part."""
    for one, other in zip(guests[::2], guests[1::2], strict=True):
        entrant = one.post(f"{event}/enter")["mine"]["entrant"]
        other.post(f"{event}/enter", {"pair": entrant})


def until(guest: Guest, event: str, wanted: Any) -> dict[str, Any]:
    """Looks at the event until it is as wanted."""
    end = time.monotonic() + PATIENCE
    while True:
        info: dict[str, Any] = guest.get(event)
        if wanted(info):
            return info
        assert time.monotonic() < end, info
        time.sleep(0.05)


class Player(threading.Thread):
    """Goes from table to table until the event is over; `sat` are the tables where it sat."""

    def __init__(self, guest: Guest, event: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.event = event
        self.sat: list[str] = []
        self.over = False
        self._rng = random.Random(seed)
        self.stop = threading.Event()

    def run(self) -> None:
        end = time.monotonic() + PATIENCE
        while not self.over and not self.stop.is_set() and time.monotonic() < end:
            # The server may be away, or the table may end while it answers.
            with suppress(httpx.HTTPError, WebSocketException, OSError, AssertionError):
                self._look()
            time.sleep(0.05)

    def _look(self) -> None:
        info = self.guest.get(self.event)
        self.over = info["phase"] == "over"
        table = info["mine"] and info["mine"]["table"]
        if table and not self.over:
            if table not in self.sat:
                self.sat.append(table)
            with self.guest.socket(table) as line:
                line.next()
                line.click(self._rng)


def playing(guests: list[Guest], event: str) -> list[Player]:
    players = [Player(guest, event, seed) for seed, guest in enumerate(guests)]
    for player in players:
        player.start()
    return players


def played_out(players: list[Player]) -> None:
    for player in players:
        player.join(PATIENCE)
        assert player.over
