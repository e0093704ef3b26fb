"""The commands of docs/cli.md do what the page shows, in order, in one folder."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tockwork.cli.main import main

PAGE = Path(__file__).parents[2] / "docs" / "cli.md"
LEFT_OUT = "…"


def sessions() -> Iterator[tuple[str, list[str]]]:
    """Every command of the page with the lines shown after it."""
    for block in re.findall(r"```\n(\$ .*?)```", PAGE.read_text("utf-8"), re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
            command, *shown = part.rstrip("\n").split("\n")
            yield command, shown


def as_shown(shown: list[str], said: list[str]) -> bool:
    """Whether the lines are those of the page, where … stands for any."""
    pattern = "".join(
        r"(?:.*\n)*?" if line == LEFT_OUT else re.escape(line) + r"\n" for line in shown
    )
    return re.fullmatch(pattern, "".join(line.rstrip() + "\n" for line in said)) is not None


def done(command: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    words = shlex.split(command)
    if words[0] == "tockwork" and "|" not in words:
        main(words[1:])
        captured = capsys.readouterr()
        return (captured.out + captured.err).splitlines()
    shell = os.environ | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    ran = subprocess.run(
        command, shell=True, env=shell, capture_output=True, text=True, timeout=120
    )
    return (ran.stdout + ran.stderr).splitlines()


def test_every_command_answers_as_the_page_says(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    for command, shown in sessions():
        if command.startswith("cat "):  # a file that the page shows
            Path(command.removeprefix("cat ")).write_text("\n".join(shown) + "\n", "utf-8")
            continue
        said = done(command, capsys)
        shown = [line.rstrip() for line in shown]
        while shown and not shown[-1]:
            shown.pop()
        while said and not said[-1].strip():
            said.pop()
        assert as_shown(shown, said), f"$ {command}\n" + "\n".join(said)
    assert Path("royal.svg").read_text("utf-8").startswith("<svg")


def test_the_page_has_commands():
    assert len(list(sessions())) > 15


def test_a_line_that_is_not_shown_is_noticed():
    assert as_shown(["a", LEFT_OUT, "c"], ["a", "b", "b", "c"])
    assert not as_shown(["a", "c"], ["a", "b", "c"])
