"""For those who make up games: a file to begin with, and what a game is like."""

import json
import random
import re
from dataclasses import replace

import pytest

from tests.conftest import FULL
from tests.own.games import MINI
from tockwork import parse_rulebook, rulebook
from tockwork.cli.main import main
from tockwork.inventing import TEMPLATE, measure, report_html, report_text
from tockwork.inventing.intervals import of_median, of_ratio, of_share
from tockwork.inventing.report import COLUMNS, ROWS, facts, warnings
from tockwork.locale import words

GAMES = 15 if FULL else 6


def test_the_new_file_is_a_game_that_can_be_checked(tmp_path, capsys):
    file, page = str(tmp_path / "my.toml"), tmp_path / "report.html"
    assert main(["rules", "new", file]) == 0
    assert parse_rulebook(TEMPLATE).id == "my-game"
    assert main(["rules", "new", file]) == 2  # it is not written over
    assert main(["rules", "check", file, "--games", "12", "--html", str(page)]) == 0
    result = capsys.readouterr().out
    assert "of the games the greedy bot wins against random" in result
    assert page.read_text("utf-8").count("<svg") > 3
    assert main(["rules", "check", file, "--games", "4", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert [form["form"] for form in document["forms"]] == ["2 none", "3 none", "4 pairs"]


def test_what_is_wrong_is_said_instead_of_played(tmp_path, capsys):
    bad = tmp_path / "bad.toml"
    bad.write_text(TEMPLATE.replace("lane = 3", "lane = 2"))
    assert main(["rules", "check", str(bad)]) == 1
    assert "knobs.to_win: the lane has 2 spaces" in capsys.readouterr().err
    assert main(["rules", "check"]) == 2
    assert main(["rules", "new", str(tmp_path / "x.json")]) == 2
    assert main(["rules", "dog", "toc"]) == 2


@pytest.fixture(scope="module")
def measured():
    return measure(parse_rulebook(MINI), games=GAMES, seed=3)


def test_the_same_seed_gives_the_same_numbers(measured):
    assert measure(parse_rulebook(MINI), games=GAMES, seed=3) == measured


def test_the_numbers_are_those_of_the_games(measured):
    two, four = measured.forms
    assert two.games >= GAMES
    assert two.unfinished == 0
    assert 10 < two.decisions < 500
    assert two.greedy > 0.6
    assert 0 < two.forced < 1
    assert 1 <= two.start_round < 10
    assert four.captures > 0
    assert {effect.option for effect in measured.knobs} >= {"guard", "second_lap", "no_move"}
    assert "mini-tock: " in report_text(measured)


def test_a_game_that_never_ends_is_noticed(monkeypatch):
    # Cards that only go back: nobody gets round.
    monkeypatch.setattr("tockwork.inventing.measuring.MOST_DECISIONS", 500)
    head, _, rest = MINI.partition("[deck]")
    board = "[geometry]" + rest.partition("[geometry]")[2].partition("[words.en]")[0]
    cards = '[cards]\n1 = [{ kind = "start" }]\n5 = [{ kind = "back", steps = 5 }]\n'
    stuck = parse_rulebook(f"{head}[deck]\n1 = 4\n5 = 40\n{cards}{board}")
    found = measure(stuck, games=2)
    assert found.forms[0].unfinished > 0
    assert "may get stuck" in report_text(found)


def test_skill_is_held_against_the_number_of_sides(measured):
    # Of four who play alone, chance wins one game in four.
    alone = replace(measured.forms[0], form="4 none", sides=4, greedy=0.45)
    assert not any("thinking" in warning for warning in warnings(words("en"), alone))
    assert any(
        "thinking" in warning for warning in warnings(words("en"), replace(alone, greedy=0.3))
    )
    assert any("thinking" in warning for warning in warnings(words("en"), replace(alone, sides=2)))


@pytest.mark.parametrize("name", ["keezen", "dog"])
def test_ours_can_be_measured_too(name):
    book = rulebook(name)
    found = measure(book, games=3)
    assert "<h2>4 players in pairs</h2>" in report_html(book, found)


def test_every_figure_has_its_interval(measured):
    for form in measured.forms:
        assert set(form.intervals) == set(ROWS)
        for name, (low, high) in form.intervals.items():
            assert low <= getattr(form, name) <= high, name
            assert low < high or name in ("rounds", "start_round", "lost_turns"), name
    text = report_text(measured)
    for line in facts(words("en"), measured.forms[0]):
        assert re.search(r" \([\d.,]+(\xa0%)? to [\d.,]+(\xa0%)?\)$", line[1]), line
        assert line[1] in text
    assert text.count("±") > 2 * len(COLUMNS)
    closer = measure(parse_rulebook(MINI), games=8 * GAMES, seed=4).forms[0].intervals
    for name, (low, high) in measured.forms[0].intervals.items():
        assert closer[name][1] - closer[name][0] <= high - low or name == "rounds", name


def test_intervals_hold_as_often_as_they_say():
    draw = random.Random(1)
    held = {"share": 0, "ratio": 0, "median": 0}
    for _ in range(400):
        low, high = of_share(sum(draw.random() < 0.3 for _ in range(50)) / 50, 50)
        held["share"] += low <= 0.3 <= high
        bottoms = [draw.uniform(1, 9) for _ in range(50)]
        tops = [draw.gauss(2 * one, 1) for one in bottoms]
        found = of_ratio(sum(tops) / sum(bottoms), tops, bottoms, 50)
        assert found is not None
        held["ratio"] += found[0] <= 2 <= found[1]
        middle = of_median([draw.random() for _ in range(50)])
        assert middle is not None
        held["median"] += middle[0] <= 0.5 <= middle[1]
    assert all(0.9 < count / 400 < 0.99 for count in held.values()), held
    assert of_median([1, 2, 3]) is None
    assert of_ratio(1, [1], [1], 1) is None
