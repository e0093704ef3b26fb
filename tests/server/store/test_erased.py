"""What was deleted is in no file of a running server any more, and soon."""

from __future__ import annotations

import random
import sqlite3
import time
from pathlib import Path

import pytest

from tests.server.house import PATIENCE, Guest, House
from tockwork.server.store import sqlite


def holds(folder: Path, words: list[str]) -> dict[str, list[str]]:
    """Which files have which of the words in them."""
    found = {}
    for file in folder.iterdir():
        data = file.read_bytes()
        if there := [word for word in words if word.encode() in data]:
            found[file.name] = there
    return found


def test_a_deleted_name_is_in_no_file_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "ERASED", 0.0)
    with House(f"sqlite:///{tmp_path / 'tables.db'}") as house:
        stays = Guest(house.url)
        stays.post("/api/me", {"name": "Archibald"})
        people, words = [], []
        for n in range(12):
            guest = Guest(house.url)
            words += [f"Quentina{n}x", f"Lyon{n}x", f"Seat{n}x", f"Before{n}x"]
            guest.post("/api/me", {"name": f"Before{n}x"})
            guest.post("/api/me", {"name": f"Quentina{n}x"})
            table = guest.table("dog", "me", "friend", "friend", "friend")
            with guest.socket(table) as line:
                line.next()
                assert line.ask(type="chat", text=f"from Lyon{n}x")["type"] == "ack"
            seats = [{"kind": "me", "name": f"Seat{n}x"}, {"kind": "bot"}]
            body = {"rules": "dog-kids", "players": 2, "seats": seats}
            done = guest.post("/api/tables", body)["table"]["id"]
            if n == 0:
                with guest.socket(done) as line:
                    line.next()
                    line.click(random.Random(1))
            people.append(guest)
        there = {word for words in holds(tmp_path, words).values() for word in words}
        assert there >= {word for word in words if not word.startswith("Before")}
        for guest in people:
            guest.post("/api/me/forget")
        end = time.monotonic() + PATIENCE
        while holds(tmp_path, words) and time.monotonic() < end:
            time.sleep(0.1)
        assert holds(tmp_path, words) == {}
        assert holds(tmp_path, ["Archibald"]) != {}
        assert stays.get("/api/me")["name"] == "Archibald"


def test_whoever_reads_the_file_delays_it_and_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `tockwork backup` does."""
    monkeypatch.setattr(sqlite, "ERASED", 0.0)
    file = tmp_path / "tables.db"
    with House(f"sqlite:///{file}") as house:
        anna = Guest(house.url)
        anna.post("/api/me", {"name": "Quentina"})
        reader = sqlite3.connect(file, isolation_level=None)
        reader.execute("BEGIN")
        assert reader.execute("select name from guests").fetchall() == [("Quentina",)]
        anna.post("/api/me/forget")
        house.call(house.tables._beat_once)
        assert holds(tmp_path, ["Quentina"]) != {}
        ben = Guest(house.url)
        ben.post("/api/me", {"name": "Ben"})
        reader.close()
        house.call(house.tables._beat_once)
        assert holds(tmp_path, ["Quentina"]) == {}
        assert ben.get("/api/me")["name"] == "Ben"
