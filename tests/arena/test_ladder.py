"""`tockwork arena --ladder`: who enters, what is played, what is refused."""

import json
import re

import pytest

from tockwork import rulebook
from tockwork.arena import Ladder, open_ladder
from tockwork.cli.main import main

BOT = """
class Mine:
    def choose(self, view, moves, budget, rng):
        return moves[{which}]
"""
HEAD = ["arena", "--jobs", "1", "--games", "2"]
GAME = ["--rules", "dog-kids", "--players", "2"]


@pytest.fixture
def ladder(tmp_path):
    """A ladder of three that has not been played on yet."""
    folder = tmp_path / "ladder"
    Ladder(folder, rulebook("dog-kids"), 2, None, 0, ("random", "greedy", "network")).write()
    return folder


def deals(folder):
    lines = (folder / "deals.jsonl").read_text("utf-8").splitlines()[1:]
    return [json.loads(line) for line in lines]


def test_entrants_are_added_and_play_what_is_missing(ladder, tmp_path, capsys):
    assert main([*HEAD, *GAME, "--ladder", str(ladder)]) == 0
    before = deals(ladder)
    assert len(before) == 3  # one deal for each pair
    bot = tmp_path / "mine.py"
    bot.write_text(BOT.format(which=0), "utf-8")
    capsys.readouterr()
    # The game need not be said again.
    assert main([*HEAD, "--ladder", str(ladder), "--bots", f"{bot}:Mine"]) == 0
    after = deals(ladder)
    assert after[:3] == before
    assert {tuple(sorted(row["pair"])) for row in after[3:]} == {
        tuple(sorted((name, f"{bot}:Mine"))) for name in ("random", "greedy", "network")
    }
    text, page = ((ladder / name).read_text("utf-8") for name in ("ladder.txt", "index.html"))
    assert capsys.readouterr().out == text
    assert re.search(r"^Mine\b", text, re.M)
    assert page.count('<th scope="row">') == 8  # four in the standings, four in the cross table
    assert "<svg" in page
    assert not re.search(r'(src|href)="', page)


def test_a_bot_that_has_changed_is_refused(ladder, tmp_path, capsys):
    bot = tmp_path / "mine.py"
    bot.write_text(BOT.format(which=0), "utf-8")
    found = open_ladder(ladder)
    assert found is not None
    found.with_entrants([f"{bot}:Mine"]).write()
    assert f"{bot}:Mine" in (ladder / "ladder.json").read_text("utf-8")
    bot.write_text(BOT.format(which=-1), "utf-8")
    assert main([*HEAD, "--ladder", str(ladder)]) == 1
    assert "has changed since it entered" in capsys.readouterr().err


def test_ours_stand_on_a_new_ladder_from_the_beginning(tmp_path, capsys):
    folder = tmp_path / "new"
    assert main(["arena", "--ladder", str(folder), "--bots", "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err
    assert not folder.exists()  # nothing is begun for a bot that is not there
    assert open_ladder(folder) is None


@pytest.mark.parametrize(
    ("more", "what"),
    [
        (["--rules", "toc"], "a ladder of DOG Kids"),
        (["--save", "x.jsonl"], "saves its deals itself"),
    ],
)
def test_another_game_is_another_ladder(ladder, capsys, more, what):
    assert main([*HEAD, "--ladder", str(ladder), *more]) == 2
    assert what in capsys.readouterr().err


def test_what_is_no_ladder_is_refused(ladder, capsys):
    (ladder / "ladder.json").write_text("{}", "utf-8")
    assert main([*HEAD, "--ladder", str(ladder)]) == 1
    assert "no ladder of the arena" in capsys.readouterr().err


def test_without_a_ladder_somebody_must_play(capsys):
    assert main(HEAD) == 2
    assert "--bots" in capsys.readouterr().err
