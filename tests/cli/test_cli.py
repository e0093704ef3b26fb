"""The `tockwork` command, as a person at a shell meets it."""

import io
import json
import os
import random
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from typing import Any

import pytest

from tockwork import RULEBOOKS, Game, Position
from tockwork.bots import Budget, bot
from tockwork.cli.main import main
from tockwork.inventing import TEMPLATE
from tockwork.records import Record, replay


def run(*args, stdin=""):
    done = subprocess.run(
        [sys.executable, "-m", "tockwork.cli.main", *args],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=600,
    )
    return done.returncode, done.stdout, done.stderr


EXAMPLE = {
    "rules": "dog", "players": 4, "teams": "pairs", "options": {},
    "phase": "play", "turn": 2, "round": 3, "leader": 2,
    "seats": [
        {"marbles": ["R", "R", "5", "H4"], "hand": ["4", "joker"]},
        {"marbles": ["16!", "R", "R", "R"], "hand": ["2", "swap"]},
        {"marbles": ["63", "40", "R", "H1"], "hand": ["7", "1/11", "9"]},
        {"marbles": ["R", "R", "R", "R"], "hand": None},
    ],
    "pile": None, "discards": None, "last_card": "9", "drawn": False,
}  # fmt: skip


def test_rules_lists_all_games(capsys):
    assert main(["rules"]) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in RULEBOOKS)
    assert "not affiliated with the publishers" in out


@pytest.mark.parametrize("name", RULEBOOKS)
def test_rules_describes_a_game_and_its_options(name, capsys):
    assert main(["rules", name]) == 0
    words = capsys.readouterr().out
    assert "What the cards do" in words
    assert main(["rules", name, "--options"]) == 0
    options = capsys.readouterr().out
    assert "guard = " in options
    assert "      fresh               A marble that has just come out\n" in options
    assert main(["rules", name, "--knobs"]) == 0  # the former name of the flag
    assert capsys.readouterr().out == options
    assert main(["rules", name, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["id"] == name


def test_moves_answers_each_line_and_goes_on_after_a_bad_one():
    bad = EXAMPLE | {"turn": 7}
    lines = "\n".join([json.dumps(EXAMPLE), "{nonsense", "", json.dumps(bad), json.dumps(EXAMPLE)])
    code, out, err = run("moves", stdin=lines)
    assert (code, err) == (1, "")
    answers = [json.loads(line) for line in out.splitlines()]
    assert len(answers) == 4
    assert answers[0] == answers[3]
    assert answers[0]["turn"] == 2
    assert {m["card"] for m in answers[0]["moves"]} == {"1/11", "7", "9"}
    assert "not JSON" in answers[1]["error"]
    assert answers[2]["error"].startswith("turn:")


def test_trace_is_what_moves_answers():
    code, out, _ = run("trace", "--rules", "toc", "--players", "2", "--seed", "3", "--games", "2")
    assert code == 0
    rows = [json.loads(line) for line in out.splitlines()]
    results = [row["result"] for row in rows if "result" in row]
    assert len(results) == 2
    assert not any(r["unfinished"] for r in results)
    for row in rows:
        if "position" in row:
            assert set(row["position"]) == set(EXAMPLE)
            assert Position.from_document(row["position"]).moves_document() == row["answer"]
            assert 0 <= row["chosen"] < len(row["answer"]["moves"])
    assert sum(r["decisions"] for r in results) == len(rows) - 2
    assert run("trace", "--rules", "toc", "--players", "2", "--seed", "3", "--games", "2")[1] == out


def test_watch_records_and_replay_tells_it(tmp_path):
    record = tmp_path / "game.record"
    code, out, _ = run("watch", "--rules", "dog-kids", "--every", "round", "--record", str(record))
    assert code == 0
    assert " win" in out.splitlines()[-3]
    code, out, _ = run("replay", str(record), "--board")
    assert code == 0
    assert out.splitlines()[-2].endswith(" decisions replayed, all legal.")
    assert " win" in out.splitlines()[-1]
    code, out, err = run("replay", "-", stdin=record.read_text()[:-30])
    assert (code, out) == (1, "")
    assert err.startswith("tockwork: -, line ")
    assert len(err.splitlines()) == 1


def test_show_draws_text_and_svg(tmp_path):
    text = Game("dog-royal", 4, seed=2).position.text()
    code, out, _ = run("show", text)
    assert code == 0
    assert "● Blue" in out
    document = tmp_path / "position.json"
    document.write_text(json.dumps(EXAMPLE))
    picture = tmp_path / "board.svg"
    assert run("show", str(document), "-o", str(picture))[0] == 0
    assert ET.fromstring(picture.read_text()).tag.endswith("svg")
    assert run("show", "tock6", "--players", "6")[0] == 0


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["rules", "chess"], "no rulebook 'chess'"),
        (["show", "nowhere.json"], "nowhere.json: no such file"),
        (["show", "dog 4 pairs"], "no such file"),
        (["replay", "nowhere"], "nowhere: No such file"),
        (["moves", "nowhere"], "nowhere: No such file"),
        (["trace", "--players", "5", "--teams", "pairs"], "players: dog is not played by 5"),
        (["trace", "--option", "guard"], "--option guard: write OPTION=VALUE"),
        (["trace", "--option", "gard=fresh"], "options.gard: no such option"),
        (["trace", "--option", "guard=sometimes"], "options.guard:"),
        (["watch", "--rules", "dog-kids", "--record", "/nowhere/x"], "no such file"),
        (["show", "dog", "--seat", "9"], "--seat: must be 0 to"),
        (["show", "dog", "-o", "board.png"], "--output board.png: pictures are SVG"),
        (["show", "dog", "-o", "/nowhere/x.svg"], "tockwork: /nowhere/x.svg: No such file"),
        (["show", "dog", "--arrow", "2: 0>2", "-o", "x.svg"], "--arrow: only in a picture"),
    ],
)
def test_misuse_is_one_clear_line(args, says, capsys):
    assert main(args) == 2
    one_clear_line(says, capsys)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["show", "dog 4 | play"], "text: begins with RULES PLAYERS TEAMS"),
        (["replay", sys.executable], "line 1: not UTF-8 text"),
    ],
)
def test_what_does_not_hold_is_one_clear_line(args, says, capsys):
    assert main(args) == 1
    one_clear_line(says, capsys)


def one_clear_line(says, capsys):
    err = capsys.readouterr().err
    assert err.startswith("tockwork: ")
    assert says in err
    assert len(err.splitlines()) == 1


def test_misuse_exits_2_with_usage():
    code, out, err = run("dance")
    assert (code, out) == (2, "")
    assert "usage: tockwork" in err


@pytest.mark.parametrize("command", ["rules", "moves", "trace", "replay", "show", "watch"])
def test_help_says_what_a_command_does(command, capsys):
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    out = capsys.readouterr().out
    assert ended.value.code == 0
    assert out.startswith(f"usage: tockwork {command}")


def test_a_full_disk_is_told():
    done = subprocess.run(
        f"{sys.executable} -m tockwork.cli.main trace --rules dog-kids > /dev/full",
        shell=True,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 1
    assert "No space left" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("closed", ["<&-", ">&-", ">&- 2>&-"])
@pytest.mark.parametrize("command", ["watch toc --every end", "moves", "rules"])
def test_closed_streams_are_no_error(command, closed):
    """As some programs start others."""
    done = subprocess.run(
        f"{sys.executable} -m tockwork.cli.main {command} {closed}",
        shell=True,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_reader_that_goes_away_is_no_error():
    done = subprocess.run(
        f"{sys.executable} -m tockwork.cli.main trace --rules dog | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 1


def test_options_are_typed_in_the_record(tmp_path, capsys):
    record = str(tmp_path / "game.jsonl")
    options = ["--option", "deals=5,4,3", "--option", "guard_blocks=false"]
    assert main(["watch", "--every", "end", *options, "--record", record]) == 0
    header = json.loads((tmp_path / "game.jsonl").read_text().splitlines()[0])
    assert header["options"] == {"deals": [5, 4, 3], "guard_blocks": False}
    assert main(["replay", record, "--quiet"]) == 0


def test_moves_is_well_if_every_document_is(tmp_path, capsys):
    document = tmp_path / "positions.jsonl"
    document.write_text(json.dumps(EXAMPLE) + "\n")
    assert main(["moves", str(document)]) == 0


def test_show_draws_moves_as_arrows(tmp_path):
    picture = tmp_path / "board.svg"
    text = "dog 4 pairs | play 0 round 1 leader 0 | 14 R R R : 5 2" + " | R R R R : *" * 3
    assert (
        main(["show", text, "-o", str(picture), "--arrow", "5: 14>19", "--arrow", "2: 14>16"]) == 0
    )
    assert picture.read_text().count("data-arrow") == 2
    assert main(["show", text, "-o", str(picture), "--arrow", "5: 14>20"]) == 2


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize(
    "args",
    [
        *(["--help"], ["arena", "--help"], ["rules"], ["rules", "dog"]),
        *(["show", "dog-royal"], ["show", "nonsense"], ["dnace"], ["rules", "new"]),
        ["watch", "dog-kids", "--every", "end", "--players", "2"],
        ["trace", "toc", "--players", "2", "--games", "1"],
        ["arena", "--rules", "toc", "--bots", "greedy,random", "--games", "2", "--jobs", "1"],
    ],
)
def test_every_encoding_can_be_written(args, encoding):
    for language in ("fr", "de"):
        done = subprocess.run(
            [sys.executable, "-m", "tockwork", "--lang", language, *args],
            env=os.environ | {"PYTHONIOENCODING": encoding, "COLUMNS": "80"},
            capture_output=True,
            timeout=300,
        )
        said = (done.stdout + done.stderr).decode(encoding)
        assert "Traceback" not in said
        assert said.strip()
        assert "\\u" not in said
        # What stands for another character can be read: hardly any is unknown.
        assert said.count("?") < 20


def test_seats_stay_apart_in_ascii():
    done = subprocess.run(
        [sys.executable, "-m", "tockwork", "show", "tock6", "--players", "6"],
        env={**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert [line.split()[0] for line in done.stdout.rstrip().splitlines()[-6:]] == list("oA#+*@")


def test_json_is_escaped_and_not_changed(tmp_path):
    """The names of a record come back as they were."""
    line = json.dumps(EXAMPLE | {"rules": "d\u00f6g\u25cf"})
    done = subprocess.run(
        [sys.executable, "-m", "tockwork", "moves", "-"],
        input=line,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert "d\u00f6g\u25cf" in json.loads(done.stdout)["error"]


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.mark.parametrize("command", ["show", "watch", "play", "replay"])
def test_colours_can_be_turned_off(command, tmp_path, monkeypatch):
    record = str(tmp_path / "game.jsonl")
    Record.of(Game("dog", seed=1)).save(record)
    args = {
        "show": ["show", "dog"],
        "watch": ["watch", "dog-kids", "--every", "end"],
        "play": ["play", "--resume", str(tmp_path / "mine.jsonl")],
        "replay": ["replay", record, "--board"],
    }[command]
    mine = Record.of(Game("dog", seed=1), names=("you", "greedy 1", "greedy 2", "greedy 3"))
    mine.save(tmp_path / "mine.jsonl")
    monkeypatch.delenv("NO_COLOR", raising=False)

    def said(*more):
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        monkeypatch.setattr("sys.stdout", out := Terminal())
        assert main([*args, *more]) == 0
        return out.getvalue()

    assert "\x1b[" in said()
    assert "\x1b[" not in said("--no-color")
    assert "\x1b[" not in said("--no-colour")
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in said()
    monkeypatch.setenv("NO_COLOR", "")
    assert "\x1b[" in said()


def test_a_dash_is_standard_input_everywhere(tmp_path):
    record = Record.of(Game("dog", seed=1)).dumps()
    game = TEMPLATE.replace('"my-game"', '"piped"')
    for args, given, says in (
        (["moves", "-"], json.dumps(EXAMPLE), '"moves"'),
        (["show", "-"], json.dumps(EXAMPLE), "Yellow"),
        (["replay", "-", "--quiet"], record, "not finished"),
        (["verify", "-"], record, "seed"),
        (["rules", "-"], game, "(piped)"),
        (["rules", "check", "-", "--games", "2"], game, "piped: "),
        (["watch", "--rules", "-", "--players", "2", "--every", "end"], game, "2 players"),
        (["rules", "new", "-"], "", 'id = "my-game"'),
    ):
        code, out, err = run(*args, stdin=given)
        assert (code, err) == (0, ""), args
        assert says in out, args


def test_tockwork_alone_shows_its_help(capsys):
    assert main([]) == 0
    alone = capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["--help"])
    assert capsys.readouterr().out == alone
    assert main(["--lang", "de"]) == 0
    assert "Spiel" in capsys.readouterr().out


GAME = {
    "rules": ["--json"],
    "trace": ["--players", "2"],
    "show": ["--players", "2"],
    "watch": ["--players", "2", "--every", "end"],
    "play": ["--players", "2", "--seed", "1"],
    "arena": [*("--players", "2", "--bots", "greedy,random", "--games", "2", "--jobs", "1")],
    "daily": ["--json"],
}


@pytest.mark.parametrize("command", GAME)
def test_a_game_is_named_alike_in_all_commands(command, capsys, monkeypatch):
    def said(*named):
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        assert main([command, *named, *GAME[command]]) == 0
        out = capsys.readouterr().out
        return re.sub(r"[\d.]+ (ms|µs|s)\b", "", out)

    alone = said("toc")
    assert said("--rules", "toc") == alone == said("toc", "--rules", "toc")
    assert main([command, "toc", "--rules", "dog", *GAME[command]]) == 2
    assert "toc and --rules dog" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("args", "meant"),
    [
        (["wacth"], "watch"),
        (["rules", "dgo"], "dog"),
        (["rules", "Keezn"], "keezen"),
        (["watch", "--rules", "tocc"], "toc"),
        (["daily", "super-tok"], "super-tock"),
        (["watch", "--evry", "end"], "--every"),
        (["watch", "--every", "rond"], "round"),
        (["watch", "--option", "gard=fresh"], "guard"),
        (["watch", "--option", "guard=fersh"], "fresh"),
        (["watch", "--option", "guard_blocks=flase"], "false"),
        (["watch", "super-tock", "--option", "advanced=skip,bak4"], "back4"),
        (["arena", "--bots", "greedy,netwrk:0.1"], "network"),
        (["play", "--bots", "mastr"], "master"),
    ],
)
def test_what_was_meant_is_asked(args, meant, capsys):
    try:
        code: Any = main(args)
    except SystemExit as ended:
        code = ended.code
    assert code == 2
    assert capsys.readouterr().err.rstrip().endswith(f"; did you mean “{meant}”?")


def test_nothing_is_meant_where_nothing_looks_alike(capsys):
    assert main(["rules", "monopoly"]) == 2
    assert "did you mean" not in capsys.readouterr().err
    with pytest.raises(SystemExit):  # two dashes alone are no likeness
        main(["play", "--level", "club"])
    assert "did you mean" not in capsys.readouterr().err


def test_bots_can_be_watched_and_traced(tmp_path, capsys):
    file = tmp_path / "game.jsonl"
    form = ["toc", "--players", "2", "--seed", "3"]
    watch = ["watch", *form, "--every", "end", "--record", str(file)]
    assert main([*watch, "--bots", "greedy"]) == 0
    capsys.readouterr()
    record = Record.load(file)
    assert record.header.names == ("greedy 0", "greedy 1")
    game = Game("toc", 2, seed=3)
    for move in replay(record).moves:  # the greedy bot has no chance in it
        view, moves = game.view(game.turn), game.legal_moves()
        assert bot("greedy").choose(view, moves, Budget(), random.Random()) == move
        game.play(move)

    def traced(*more):
        assert main(["trace", *form, *more]) == 0
        return capsys.readouterr().out

    assert traced() == traced("--bots", "random")
    mixed = traced("--bots", "greedy,random")
    assert mixed == traced("--bots", "greedy,random")
    assert json.loads(mixed.splitlines()[-1])["result"]["winners"] == [0]
    for command in ("watch", "trace"):
        assert main([command, *form, "--bots", "greedy,greedy,greedy"]) == 2
        assert "each of the 2 seats" in capsys.readouterr().err
        assert main([command, *form, "--bots", "nobody"]) == 2
