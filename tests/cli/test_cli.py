"""The `tockwork` command, as a person at a shell meets it."""

import json
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest

from tockwork import RULEBOOKS, Game, Position
from tockwork.cli.main import main


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
    assert "not connected with the publishers" in out


@pytest.mark.parametrize("name", RULEBOOKS)
def test_rules_tells_a_game_and_its_knobs(name, capsys):
    assert main(["rules", name]) == 0
    words = capsys.readouterr().out
    assert "What the cards do" in words
    assert main(["rules", name, "--knobs"]) == 0
    knobs = capsys.readouterr().out
    assert "guard = " in knobs
    assert "      fresh               A marble that has just come out\n" in knobs
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
            assert Position.from_document(row["position"]).answers() == row["answer"]
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
    assert "Seat 0" in out
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
        (["show", "dog 4 | play"], "text: begins with RULES PLAYERS TEAMS"),
        (["replay", "nowhere"], "nowhere: No such file"),
        (["moves", "nowhere"], "nowhere: No such file"),
        (["trace", "--players", "5", "--teams", "pairs"], "players: dog is not played by 5"),
        (["trace", "--option", "guard"], "--option guard: write KNOB=VALUE"),
        (["trace", "--option", "gard=fresh"], "options.gard: no such knob"),
        (["trace", "--option", "guard=sometimes"], "knobs.guard:"),
        (["watch", "--rules", "dog-kids", "--record", "/nowhere/x"], "no such file"),
        (["show", "dog", "--seat", "9"], "--seat: must be 0 to"),
        (["show", "dog", "-o", "board.png"], "--output board.png: pictures are SVG"),
        (["show", "dog", "-o", "/nowhere/x.svg"], "tockwork: /nowhere/x.svg: No such file"),
        (["show", "dog", "--arrow", "2: 0>2", "-o", "x.svg"], "--arrow: only in a picture"),
        (["replay", sys.executable], "line 1: not UTF-8 text"),
    ],
)
def test_errors_are_one_clear_line(args, says, capsys):
    assert main(args) == 1
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
    assert main(["show", text, "-o", str(picture), "--arrow", "5: 14>20"]) == 1
