"""Somebody else's program at the table, and the example we give for one."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

from tests.server.house import Guest, House, together

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot_over_http.py"


def test_the_example_bot_plays_a_whole_game(house: House, anna: Guest) -> None:
    table = anna.table("dog-kids", "me", "open", "bot:casual")

    def program() -> str:
        done = subprocess.run(
            [sys.executable, str(EXAMPLE), house.url, table],
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    with anna.socket(table) as line:
        _, said = together(lambda: line.click(random.Random(1)), program)
        assert said.strip() == f"Seats that won: {line.table['winners']}"
        assert line.seats[1]["kind"] == "program"
        assert line.seats[1]["name"] == "Thirty lines"


def test_the_example_is_short() -> None:
    code = EXAMPLE.read_text().partition("import json")[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 35


def test_a_wrong_token_is_refused(house: House) -> None:
    eve = Guest(house.url, token="nonsense")
    assert eve.get("/api/me", 401)["code"] == "bad_token"
    assert eve.post("/api/tables", {}, 401)["code"] == "bad_token"


def test_a_token_is_as_good_as_a_cookie(house: House) -> None:
    token = Guest(house.url).post("/api/programs", {"name": "Deep Marble"})["token"]
    program = Guest(house.url, token)
    table = program.table("toc", "me", "bot")
    with program.socket(table) as line:
        assert line.next()["seats"][0]["kind"] == "program"
        line.play(line.until_asked())
    assert [card["table"]["id"] for card in program.get("/api/me")["tables"]] == [table]
    assert "tockwork" not in program.http.cookies
