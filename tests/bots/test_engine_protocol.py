"""Bots that are programs: what they are sent, what they may do wrong, and whom it harms."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.own.games import MINI
from tests.sampled import some_forms
from tockwork import Game, rulebook
from tockwork.arena import Match, SaveFile, play_tasks, report, report_text
from tockwork.bots import Budget, bot
from tockwork.bots.loading import load_bot
from tockwork.bots.protocol import BotFault, ProgramBot, program_bot
from tockwork.bots.protocol.checking import check
from tockwork.bots.protocol.messages import FROM_BOT, TO_BOT, schema
from tockwork.bots.protocol.program_bot import choose_message, game_message, json_line
from tockwork.bots.protocol.speaking import speak
from tockwork.cli.main import main
from tockwork.errors import TockworkError
from tockwork.game import Position
from tockwork.rulebooks.reading import read_rulebook

ROOT = Path(__file__).parents[2]
BAD = Path(__file__).with_name("bad_bot.py")
EXAMPLES = ROOT / "examples" / "engine"
OURS = f"{sys.executable} -m tockwork bot"
# What each does wrong at its third decision, or before.
KINDS = {
    "hang": "silent", "crash": "ended", "flood": "flood", "endless": "flood",
    "complain": "silent", "illegal": "illegal", "number": "malformed", "nonsense": "malformed",
    "bytes": "malformed", "deep": "malformed", "list": "malformed", "closed": "ended",
    "children": "silent", "deaf": "silent", "gone": "ended", "version": "version",
}  # fmt: skip


@pytest.fixture
def hasty(monkeypatch):
    """Nobody waits ten seconds for a bot that hangs."""
    monkeypatch.setattr(program_bot, "START", 3.0)
    monkeypatch.setattr(program_bot, "MOVE", 3.0)


@pytest.fixture(autouse=True)
def nothing_left():
    yield
    program_bot.end_programs()


def bad(how: str) -> ProgramBot:
    return ProgramBot(f"{BAD} {how}")


def decisions(player: ProgramBot, count: int) -> None:
    game, rng = Game("dog-kids", 4, "pairs", seed=1), random.Random(1)
    for _ in range(count):
        while game.turn != 0:
            game.play(game.legal_moves()[0])
        game.play(player.choose(game.view(0), game.legal_moves(), Budget(), rng))


@some_forms
def test_what_is_sent_is_as_documented_and_enough_for_our_own_bots(row):
    """Every message of a game fits the models; a bot makes the same view of it again."""
    game = Game(*row, seed=3)
    rng, ours = random.Random(3), bot("random")
    for number in range(150):
        if game.over:
            break
        seat = game.turn
        view, moves = game.view(seat), game.legal_moves()
        lines = [
            json_line(game_message(game.table, seat)),
            choose_message(number, view, moves, Budget(0.5), rng),
        ]
        for line in lines:
            TO_BOT.validate_json(line)
        said = json.loads(lines[1])
        custom = {"game": json.loads(lines[0])["game"]} if "game" in json.loads(lines[0]) else {}
        again = Position.from_document(said["position"] | custom, kept=True).view(seat)
        assert again == view
        assert [move["text"] for move in said["moves"]] == [str(move) for move in moves]
        ready, reply = speak(ours, [line.decode() for line in lines])
        assert FROM_BOT.validate_python(ready).type == "ready"
        chosen = FROM_BOT.validate_python(reply)
        assert chosen.type == "move"
        game.play(chosen.move)


def test_nothing_hidden_is_in_a_message():
    """Other hands and another pile behind the same view: the same bytes."""
    game = Game("dog", 4, seed=5)
    for _ in range(40):
        game.play(game.legal_moves()[0])
    seat, moves = game.turn, game.legal_moves()
    other = game.position.resample(seat, 7)
    assert other.hand(seat - 1) != game.hand(seat - 1)
    one, two = (
        choose_message(1, at.view(seat), moves, Budget(), random.Random(1))
        for at in (game.position, other)
    )
    assert one == two


@pytest.mark.parametrize("how", KINDS)
def test_a_bot_that_goes_wrong_is_ended_and_says_how(how, hasty, tmp_path):
    mark = tmp_path / "mark"
    player = ProgramBot(f"{BAD} {how} {mark}")
    begun = time.monotonic()
    with pytest.raises(BotFault) as raised:
        decisions(player, 3)
    assert raised.value.kind == KINDS[how]
    assert time.monotonic() - begun < 60
    assert player._process is None
    if how == "crash":
        assert "exit code 3" in str(raised.value)
        assert raised.value.last_words == "out of marbles"
    if Path("/proc").is_dir():
        end = time.monotonic() + 60  # what was killed is gone a moment later
        while [line for line in running() if str(mark).encode() in line]:
            assert time.monotonic() < end


def running() -> Iterator[bytes]:
    """The command lines of all processes."""
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            yield path.read_bytes()


def test_after_a_fault_it_is_started_again_but_not_for_ever(hasty):
    player = bad("crash")
    for _ in range(2):
        with pytest.raises(BotFault):
            decisions(player, 3)  # two good decisions each time
    player = bad("gone")
    for _ in range(program_bot.PATIENCE):
        with pytest.raises(BotFault):
            decisions(player, 1)
    player.command = ["/nowhere"]  # would be another fault if it were started
    with pytest.raises(BotFault, match="ended"):
        decisions(player, 1)


def test_a_program_that_fails_loses_its_games_and_only_those(hasty, tmp_path, monkeypatch):
    bad_one, good = f"{BAD} illegal", str(EXAMPLES / "mybot.py")
    match = Match(rulebook("dog-kids"), (good, bad_one, "random"), 4, games=4, seed=2)
    save = SaveFile(tmp_path / "save.jsonl", match)
    played = list(play_tasks(match, list(match.tasks()), 1))
    for one in played:
        save.add(one)
    save.close()
    assert set(SaveFile(tmp_path / "save.jsonl", match).played.values()) == set(played)
    found = report(match, played)
    forfeits = {one.name: (one.games, one.forfeits) for one in found.standings}
    assert forfeits[good][1] == forfeits["random"][1] == 0
    assert forfeits[bad_one] == (8, 8)
    worst = next(one for one in found.standings if one.name == bad_one)
    assert (worst.wins, worst.fault.partition(":")[0]) == (0, "illegal")
    assert "8 games were lost because the program broke the protocol" in report_text(found)
    # Where it has no part, the games are those of a match without it.
    alone = Match(rulebook("dog-kids"), (good, "random"), 4, games=4, seed=2)
    assert [one.scores for one in play_tasks(alone, list(alone.tasks()), 1)] == [
        one.scores for one in played if one.pair == (0, 2)
    ]


def test_the_arena_plays_programs_in_several_processes_and_leaves_none(tmp_path, capsys):
    command = ["arena", "dog-kids", "--bots", f"{EXAMPLES / 'mybot.py'},random", "--games", "8"]
    assert main([*command, "--jobs", "2"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"^mybot\.py +\d", out, re.M)
    assert not [p for p in Path("/proc").glob("[0-9]*/cmdline") if ours_still_runs(p)]


def ours_still_runs(path: Path) -> bool:
    """Started by this process or by one that it started: others test here, too."""
    try:
        line = path.read_bytes()
        status = path.with_name("status").read_text()
        parent = int(status.partition("PPid:")[2].split()[0])
    except OSError:
        return False
    return str(EXAMPLES / "mybot.py").encode() in line and parent == os.getpid()


@pytest.mark.parametrize("name", ["mybot.py", "mybot.js", "mybot.cpp"])
def test_examples_are_short_and_pass_the_check(name, tmp_path, capsys):
    file = EXAMPLES / name
    assert len(file.read_text("utf-8").splitlines()) <= 40
    if name.endswith(".cpp"):
        compiler = shutil.which("c++") or shutil.which("g++")
        assert compiler
        program = tmp_path / "mybot"
        subprocess.run([compiler, "-std=c++17", "-o", program, file], check=True, timeout=300)
        file = program
    elif name.endswith(".js") and not shutil.which("node"):
        pytest.skip("no Node here")
    code = main(["protocol", "check", str(file)])
    out = capsys.readouterr().out
    assert code == 0, out
    assert out.count("✓") == 8
    assert "Nothing wrong." in out


def test_our_own_bots_speak_it_and_play_as_they_do_here(capsys):
    assert main(["protocol", "check", f"{OURS} search:10n"]) == 0, capsys.readouterr().out
    there, here = ProgramBot(f"{OURS} greedy"), bot("greedy")
    game = Game("dog", 4, seed=9)
    for _ in range(40):
        view, moves = game.view(game.turn), game.legal_moves()
        chosen = here.choose(view, moves, Budget(), random.Random(1))
        assert there.choose(view, moves, Budget(), random.Random(1)) == chosen
        game.play(chosen)


@pytest.mark.parametrize(
    ("how", "steps"),
    [("narrow", "future"), ("early", "order"), ("stays", "farewell"), ("illegal", "games")],
)
def test_the_check_says_what_is_wrong(how, steps, hasty, capsys):
    found = {one.step: one.wrong for one in check(bad(how))}
    assert found[steps]
    assert main(["protocol", "check", f"{BAD} {how}"]) == 1
    assert "✗" in capsys.readouterr().out


def test_a_custom_game_reaches_a_program(tmp_path):
    file = tmp_path / "mini.toml"
    file.write_text(MINI, "utf-8")
    match = Match(read_rulebook(file), (str(EXAMPLES / "mybot.py"), f"{OURS} random"), 2, games=2)
    assert [sum(one.forfeits) for one in play_tasks(match, list(match.tasks()), 1)] == [0]


def test_time_is_limited_by_the_name(monkeypatch):
    monkeypatch.setattr(program_bot, "GRACE", 0.5)
    player = ProgramBot(f"{BAD} hang:0.5")
    assert player.seconds == 0.5
    with pytest.raises(BotFault, match="silent"):
        decisions(player, 3)


def test_a_bot_that_does_not_read_holds_nobody_up(tmp_path, hasty):
    script = tmp_path / "deaf.py"
    script.write_text(
        "import time\n"
        'print(\'{"type":"hello","protocol":1,"name":"deaf"}\', flush=True)\n'
        'print(\'{"type":"ready"}\', flush=True)\n'
        "time.sleep(600)\n"
    )
    book = rulebook("super-tock").with_options(advanced=["swap10"])
    game = Game(book, 4, "none", seed=1)
    player = ProgramBot(str(script))
    player.sit(game.table, 0)
    for _ in range(200):  # more than a pipe holds
        player.over(())
        player._message({"type": "later", "text": "x" * 1000})
    with pytest.raises(BotFault, match="silent"):
        player.choose(game.view(game.turn), game.legal_moves(), Budget(), random.Random(1))


@pytest.mark.parametrize(
    "name", ["./nothing_here", "./mybot:fast:2", f"{ROOT / 'README.md'}", "./x:0", "./'"]
)
def test_a_name_that_is_no_program_is_refused(name):
    with pytest.raises(TockworkError, match=r"bots: |seconds: "):
        load_bot(name)


def test_the_schema_has_every_message(capsys):
    assert main(["protocol", "schema"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said == json.loads(json.dumps(schema()))
    kinds = {
        key: set(said["properties"][key]["discriminator"]["mapping"])
        for key in ("to_bot", "from_bot")
    }
    assert kinds == {
        "to_bot": {"hello", "game", "choose", "over", "fault", "bye"},
        "from_bot": {"hello", "ready", "move", "info"},
    }
    page = (ROOT / "docs" / "engine-protocol.md").read_text("utf-8")
    for name in kinds["to_bot"] | kinds["from_bot"]:
        assert f"`{name}`" in page, name
