"""`tockwork sit`: programs and our own bots at a table of a server."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.house import Guest, House, together
from tockwork.bots import bot as bot_named
from tockwork.bots.protocol import end_programs, program_bot
from tockwork.cli.main import main
from tockwork.cli.sit import Seat
from tockwork.errors import TockworkError
from tockwork.locale import words

ROOT = Path(__file__).parents[3]
PROGRAM = ROOT / "examples" / "engine" / "mybot.py"
BAD = ROOT / "tests" / "bots" / "bad_bot.py"


@pytest.mark.parametrize(("rules", "bot"), [("dog-kids", str(PROGRAM)), ("dog", "greedy")])
def test_a_bot_of_this_computer_plays_a_whole_game(
    rules: str, bot: str, house: House, anna: Guest, capsys: pytest.CaptureFixture[str]
) -> None:
    """DOG has exchanges, in which all choose at once."""
    others = ["bot:casual"] * (1 if rules == "dog-kids" else 2)
    table = anna.table(rules, "me", "open", *others)
    with anna.socket(table) as line:
        code, _ = together(
            lambda: main(["sit", f"{house.url}/table/{table}", bot]),
            lambda: line.click(random.Random(1)),
        )
        assert code == 0
        winners = ", ".join(map(str, line.table["winners"]))
        assert line.seats[1]["kind"] == "program"
        assert line.seats[1]["name"] == ("Forty lines of Python" if bot != "greedy" else "greedy")
    assert capsys.readouterr().out == f"Seated at seat 1.\nSeats that won: {winners}\n"


def test_a_program_that_fails_leaves_its_seat_to_a_bot(
    house: House, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others play their game to its end."""
    monkeypatch.setattr(program_bot, "MOVE", 3.0)
    table = anna.table("dog-kids", "me", "open")
    with anna.socket(table) as line:
        code, _ = together(
            lambda: main(["sit", f"{house.url}/table/{table}", f"{BAD} stubborn"]),
            lambda: line.click(random.Random(1)),
        )
        assert code == 1
        assert line.table["winners"] is not None
        assert line.seats[1]["kind"] == "bot"
    end_programs()


def test_a_friend_seat_is_taken_with_the_link(house: House, anna: Guest) -> None:
    table = anna.table("dog-kids", "me", "friend", public=True)
    invite = anna.get(f"/api/tables/{table}")["table"]["invite"]
    with pytest.raises(TockworkError, match="table_full"):
        Seat(f"{house.url}/table/{table}", bot_named("greedy"), words("en"))
    seat = Seat(f"{house.url}/table/{table}?invite={invite}", bot_named("greedy"), words("en"))
    assert seat.seat == 1


@pytest.mark.parametrize(
    ("link", "code"),
    [("http://127.0.0.1:9/table/abc", 1), ("somewhere", 2), ("http://x/play/abc", 2)],
)
def test_a_link_that_leads_nowhere_is_said(
    link: str, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sit", link, "greedy"]) == code
    assert link in capsys.readouterr().err


def test_a_table_that_is_not_there_is_said(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sit", f"{house.url}/table/nonsense", "greedy"]) == 1
    assert "no_such_table" in capsys.readouterr().err
