"""`tockwork arena` from the command line: tables, files, pictures, interruptions."""

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tockwork import Game, rulebook
from tockwork.arena import DealResult, Match, ratings_svg, report, report_text
from tockwork.arena.progress import Progress
from tockwork.bots.registry import LEVELS
from tockwork.cli.main import main
from tockwork.inventing import TEMPLATE
from tockwork.locale import LANGUAGES
from tockwork.records import Record, replay

ROOT = Path(__file__).parents[2]
ANY, FIRST, EAGER, SLOW = (
    f"tests.arena.players:{name}" for name in ("Any", "First", "Eager", "Slow")
)


def arena(*more, bots=(EAGER, ANY), games=4, jobs=1):
    head = ["arena", "--rules", "toc", "--players", "2", "--bots", ",".join(bots)]
    return main([*head, "--games", str(games), "--jobs", str(jobs), *more])


def test_a_match_of_two_prints_a_table_and_a_verdict(capsys):
    assert arena(games=20) == 0
    out = capsys.readouterr().out
    assert "20 games: 10 deals, each played 2 times by every pair" in out
    assert "Eager" in out
    assert "Elo against Any" in out


def test_a_tournament_has_a_cross_table_and_a_picture(capsys, tmp_path):
    picture = tmp_path / "ratings.svg"
    assert arena("--plot", str(picture), bots=(EAGER, ANY, FIRST), games=6) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "18 games: 3 deals" in lines[1]
    cross = next(i for i, line in enumerate(lines) if line.startswith("% against"))
    assert all("·" in line for line in lines[cross + 1 : cross + 4])
    assert ET.parse(picture).getroot().tag.endswith("svg")


def test_json_says_the_same_in_numbers(capsys):
    assert arena("--json", games=6) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["rules"], found["deals"], found["games"], found["complete"]) == (
        "toc", 3, 6, True,
    )  # fmt: skip
    assert {s["bot"] for s in found["standings"]} == {EAGER, ANY}
    assert sum(found["meetings"][0]["wins"]) == 6
    assert sum(s["wins"] for s in found["standings"]) == 6


def test_a_saved_match_goes_on_and_ends_like_one_in_one_go(capsys, tmp_path):
    save = tmp_path / "match.jsonl"

    def result(*more, games):
        assert arena("--json", *more, games=games) == 0
        found = json.loads(capsys.readouterr().out)
        for standing in found["standings"]:
            del standing["seconds_per_decision"]
        return found

    result("--save", str(save), games=6)
    begun = save.read_text()
    assert len(begun.splitlines()) == 1 + 3
    save.write_text(begun[:-20])  # as if the machine had died while it wrote
    whole = result("--save", str(save), games=10)
    assert len(save.read_text().splitlines()) == 1 + 5
    assert whole == result(games=10)
    before = save.read_text()
    assert result("--save", str(save), games=10) == whole
    assert save.read_text() == before
    assert result("--save", str(save), games=4)["games"] == 4


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("hello\n", "line 1: no save file of an arena match"),
        ("[]\n", "line 1: no save file of an arena match"),
        ("half a line", "no save file of an arena match"),
        ("HEADER\n{}\n", "line 2: not a finished deal"),
        ("OTHER\n", "holds another match (seed: 1 there, 0 here)"),
    ],
)
def test_a_file_that_is_no_save_of_this_match_is_refused_and_kept(content, said, capsys, tmp_path):
    save = tmp_path / "match.jsonl"
    header = Match(rulebook("toc"), (EAGER, ANY), 2).header()
    content = content.replace("HEADER", json.dumps(header))
    content = content.replace("OTHER", json.dumps(header | {"seed": 1}))
    save.write_text(content)
    assert arena("--save", str(save)) == 1
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1
    assert save.read_text() == content


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--bots", "tests.arena.players:Any"], "bots: at least two"),
        (["--bots", f"{ANY},{FIRST}", "--games", "0"], "games: must be at least 1"),
        (["--bots", f"{ANY},{FIRST}", "--plot", "x.png"], "pictures are SVG"),
        (["--bots", f"{ANY},{FIRST}", "--rules", "chess"], "no rulebook 'chess'"),
    ],
)
def test_nonsense_is_one_line(args, said, capsys):
    assert main(["arena", *args]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
def test_ctrl_c_keeps_and_prints_what_is_done(tmp_path):
    save = tmp_path / "match.jsonl"
    command = ["arena", "--rules", "toc", "--players", "2", "--bots", f"{SLOW},{ANY}"]
    running = subprocess.Popen(
        [sys.executable, "-m", "tockwork", *command, "--games", "100000", "--jobs", "2",
         "--save", str(save)],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
        # a shell that runs this suite in the background has it ignore Ctrl-C
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    end = time.monotonic() + 120
    while time.monotonic() < end and not (save.exists() and save.read_text().count("\n") > 2):
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to every process of the command
    out, err = running.communicate(timeout=120)
    assert running.returncode == 130, err
    assert "Stopped early" in out
    assert "Traceback" not in err
    assert f"resumes from {save}" in err
    done = len(save.read_text().splitlines()[1:])
    # It may stop right after a deal is saved.
    assert any(f"{2 * deals} games: {deals} deals" in out for deals in (done, done - 1)), out


def result_of(scores):
    match = Match(rulebook("toc"), (EAGER, ANY), 2, games=2 * len(scores))
    played = [
        DealResult(deal, (0, 1), pair, (10, 10), (10, 10), (0.5, 0.25))
        for deal, pair in enumerate(scores)
    ]
    return report(match, played)


def test_the_verdict_says_when_nothing_is_decided():
    even = report_text(result_of([(1.0, 0.0)] * 5 + [(0.0, 1.0)] * 5))
    assert "not decided, more games are needed" in even
    assert "50.0 ms" in even
    assert "it is stronger" in report_text(result_of([(1.0, 1.0)] * 9 + [(0.0, 1.0)] * 9))


def test_a_sweep_has_no_end_above_and_is_still_drawn():
    swept = result_of([(0.0, 0.0)] * 30)
    assert swept.standings[0].name == ANY
    assert "+∞" in report_text(swept)
    assert swept.document()["meetings"][0]["elo_difference"]["value"] is None
    ET.fromstring(ratings_svg(swept))


def test_nothing_finished_says_so():
    match = Match(rulebook("toc"), (EAGER, ANY), 2, games=4)
    assert report_text(report(match, [])) == "No deal was finished."
    assert report(match, []).document()["games"] == 0


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_the_bar_tells_how_long_it_will_take():
    now = iter([0.0, 10.0, 10.0, 20.0, 20.0])
    out = Terminal()
    progress = Progress(6, 2, out, now=lambda: next(now))
    progress.step()
    assert "3 of 6 deals, 0:30 left" in out.getvalue()
    progress.step()
    assert "4 of 6 deals, 0:20 left" in out.getvalue()
    progress.clear()
    assert out.getvalue().endswith("\r\x1b[K")


def test_without_a_terminal_there_is_a_line_now_and_then():
    now = iter([0.0, 10.0, 40.0, 40.0, 41.0])
    out = io.StringIO()
    progress = Progress(6, 0, out, now=lambda: next(now))
    for _ in range(3):
        progress.step()
    assert out.getvalue().count("\n") == 1


def test_a_game_without_a_network_says_what_plays(capsys, tmp_path):
    game = tmp_path / "my-game.toml"
    game.write_text(TEMPLATE)
    bots = ["--bots", "network,beginner,greedy", "--games", "2", "--jobs", "1"]
    assert main(["arena", "--rules", str(game), "--players", "2", *bots]) == 0
    out = capsys.readouterr().out
    assert "network searches here, as search:120n: no network plays this game" in out
    assert "beginner plays as greedy here: no network plays this game" in out
    assert "weights" not in out
    assert main(["arena", "--rules", str(game), "--players", "2", *bots, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["stand_ins"]
    assert found == {"network": "search:120n", "beginner": "greedy"}
    assert Match(rulebook("dog"), ("network", "greedy")).stand_ins == {}


def test_help_offers_bots_that_exist(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "500")
    for language in LANGUAGES:
        with pytest.raises(SystemExit):
            main(["arena", "--help", "--lang", language])
        said = re.search(r"--bots A,B,\.\.\. +(.*), FILE", capsys.readouterr().out)
        assert said is not None
        levels = said[1].partition("network, ")[2].split(", ")
        assert [level.split()[-1] for level in levels] == list(LEVELS)


def test_a_bot_that_fails_shows_its_traceback_and_its_game(capsys, tmp_path):
    bots = ["--bots", f"{ANY},tests.arena.players:Clumsy"]
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        args = ["arena", "toc", "--players", "2", *bots, "--seed", "7", "--jobs", jobs]
        assert main([*args, "--games", "4", "--records", str(folder)]) == 1
        trace, said = capsys.readouterr().err.rstrip().rsplit("\n", 1)
        assert 'raise ZeroDivisionError("oops")' in trace
        assert "tockwork/arena" not in trace  # what is not the bot's
        found = re.fullmatch(
            r"tockwork: bot tests.arena.players:Clumsy: ZeroDivisionError: oops "
            r"\(toc 2 none, seat (\d), decision (\d+) of game (\d) of deal (\d), seed “(.*)”\)",
            said,
        )
        assert found is not None, said
        game = Game("toc", 2, seed=found[5])  # the same again
        left = Record.load(next(folder.glob(f"{int(found[4]):05}-1-2-{found[3]}_*.jsonl")))
        assert left.header.seed == found[5]
        assert len(replay(left).moves) == int(found[2]) - 1
        assert left.events[:2] == game.events[:2]


@pytest.mark.parametrize("bots", [("greedy", "random"), (EAGER, "greedy"), (ANY, EAGER)])
def test_every_game_leaves_a_record(bots, capsys, tmp_path):
    plain, folder = (tmp_path / name for name in ("plain", "records"))
    assert arena("--save", str(plain), bots=bots, games=6) == 0
    more = ["--save", str(tmp_path / "saved"), "--records", str(folder)]
    assert arena(*more, bots=bots, games=6, jobs=2) == 0
    files = sorted(folder.glob("*.jsonl"))
    assert len(files) == 6
    rows = [json.loads(line) for line in plain.read_text().splitlines()[1:]]
    for row in rows:
        for game, score in enumerate(row["scores"]):
            (file,) = folder.glob(f"{row['deal'] + 1:05}-1-2-{game + 1}_*.jsonl")
            record = Record.load(file)
            again = replay(record)
            assert len(again.moves) == row["decisions"][game]
            (winner,) = again.final.winners
            assert record.header.names[winner] == bots[0 if score else 1]
    assert arena("--records", str(folder), "--ray", "local") == 2
    assert "--ray" in capsys.readouterr().err
