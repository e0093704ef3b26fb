"""The examples run, and the twenty lines of the page on bots are a bot in the arena."""

import json
import os
import re
import runpy
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import FULL
from tests.own.games import MINI
from tests.records.test_verify import record
from tests.wheels import wheel

ROOT = Path(__file__).parents[2]
EXAMPLES, PAGE = ROOT / "examples", (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def run(*command, cwd=ROOT):
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stderr
    return done.stdout


def example(name, *more):
    return run(sys.executable, str(EXAMPLES / name), *more)


def test_own_bot(capsys):
    runpy.run_path(str(EXAMPLES / "own_bot.py"))["main"](games=100 if FULL else 4)
    assert "Hunter" in capsys.readouterr().out


def test_train_seat_learns():
    out = example("train_seat.py", "--rules", "DogKids", "--episodes", "300", "--games", "100")
    before, after = (int(share) for share in re.findall(r"(\d+)%", out))
    assert after > before + 5, out


def test_beat_greedy_learns_measures_and_draws(tmp_path):
    pytest.importorskip("torch")
    out, rounds = tmp_path / "run", "2" if FULL else "1"  # the second resumes from the first
    said = example(
        "beat_greedy.py", "--out", str(out), "--minutes", "0.05", "--rounds", rounds,
        "--games", "20", "--widths", "16,16,8",
    )  # fmt: skip
    points = json.loads((out / "curve.json").read_text("utf-8"))
    assert (len(points), points[-1]["minutes"]) == (int(rounds), 0.05)
    assert all(0 <= point["score"]["low"] <= point["score"]["high"] <= 1 for point in points)
    assert "<svg" in (out / "curve.svg").read_text("utf-8")
    assert "greedy" in said.splitlines()[-1]


def test_maskable_ppo_learns_with_the_masks_of_the_environment(tmp_path):
    pytest.importorskip("torch")
    said = example(
        "maskable_ppo.py", "--steps", "64", "--batch", "64", "--games", "2", "--rounds", "2",
        "--out", str(tmp_path),
    )  # fmt: skip
    assert re.search(r"after 128 decisions: \d+\.\d% against random", said)
    points = json.loads((tmp_path / "curve.json").read_text("utf-8"))
    assert [point["steps"] for point in points] == [64, 128]
    assert "<svg" in (tmp_path / "curve.svg").read_text("utf-8")


def test_ppo_over_many_games_at_once(tmp_path):
    pytest.importorskip("torch")
    custom = tmp_path / "mini.toml"
    custom.write_text(MINI, "utf-8")
    out = example(
        "ppo_batch.py", "--updates", "2", "--games", "16", "--steps", "16", "--actions", "300",
        "--rules", str(custom),
    )  # fmt: skip
    errors = [float(error) for error in re.findall(r"error of hopes (\d+\.\d+)", out)]
    assert len(errors) == 2


def test_openspiel_ismcts():
    wheel("pyspiel")
    out = example("openspiel_ismcts.py", "--games", "2", "--simulations", "10")
    assert re.search(r"IS-MCTS with 10 simulations won [012] of 2 games", out)


def test_verify():
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "verify.py")],
        input=record("dog"),
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"fair: [1-9]\d* shuffles dealt again, code \d{8}\n", done.stdout)


def test_every_example_has_a_test():
    """Some test names its file, this one or one of the server's."""
    tests = [file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("test_*.py")]
    for file in EXAMPLES.glob("*.py"):
        assert any(f'"{file.name}"' in text for text in tests), file.name


def block(begins):
    """The block of the page that begins so, and what is in it."""
    return next(text for text in re.findall(r"```\w*\n(.*?)```", PAGE, re.DOTALL)
                if text.startswith(begins))  # fmt: skip


def test_twenty_lines_on_the_page_are_a_bot_in_the_arena(tmp_path):
    lines = block("# mybots.py")
    assert len(lines.splitlines()) <= 20
    (tmp_path / "mybots.py").write_text(lines, encoding="utf-8")
    command, *shown = block("$ tockwork arena").splitlines()
    _, program, *args = shlex.split(command)
    assert program == "tockwork"
    there = run(sys.executable, "-m", "tockwork", *args, cwd=tmp_path)
    assert without_times(there.splitlines()) == without_times(shown)


def without_times(lines):
    """Words of every line, without what a clock has said."""
    return [re.sub(r"[\d.]+ (µs|ms|s)\b", "", line).split() for line in lines]


def test_the_example_is_the_bot_of_the_page():
    bot = block("# mybots.py").split("\n", 1)[1]
    assert bot.strip() in (EXAMPLES / "own_bot.py").read_text(encoding="utf-8")


@pytest.mark.skipif(os.name != "posix", reason="paths with drive letters hold a colon")
def test_the_example_is_entered_by_its_path():
    args = ["arena", "--bots", "examples/own_bot.py:Hunter,random", "--games", "2", "--jobs", "1"]
    assert "Hunter" in run(sys.executable, "-m", "tockwork", *args)
