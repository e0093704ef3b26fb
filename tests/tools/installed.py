"""A Tockwork installed for the test: its server runs, shows its page, and a game is played."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.server.house import Guest

ROOT = Path(__file__).parents[2]
# What any machine has, and nothing that compiles or fetches.
BASICS = (
    "awk basename bash cat chmod cp cut date dirname env expr find grep head id ln ls mkdir mktemp"
    " mv nice pwd readlink rm sed sh sort tail tee touch tr uname wc"
).split()


def checkout(folder: Path) -> Path:
    """What git would hand to somebody, with the changes of this working tree."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def bare_machine(folder: Path, *more: str) -> dict[str, str]:
    """An environment with the basics, `more` and this Python; neither compiler nor Node."""
    folder.mkdir()
    for name in (*BASICS, *more):
        found = shutil.which(name)
        assert found is not None, name
        (folder / name).symlink_to(found)
    python = Path(sys.base_prefix) / "bin" / f"python{sys.version_info[0]}.{sys.version_info[1]}"
    (folder / "python3").symlink_to(python)
    # Nor what this test was started with, such as flags of make or a compiler's name.
    gone = re.compile(
        r"MAKE.*|MFLAGS|CC|CXX|CMAKE_.*|SKBUILD_.*|VIRTUAL_ENV|PYTHON.*|PIP_(BUILD_)?CONSTRAINT|npm_.*"
    )
    kept = {name: value for name, value in os.environ.items() if not gone.fullmatch(name)}
    return kept | {"PATH": str(folder)}


def run(command: Iterable[str | Path], **where: Any) -> str:
    """What it says; it must not fail."""
    done = subprocess.run(
        [str(word) for word in command],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, **where,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    return str(done.stdout)


def plays(tockwork: Path, data: Path, env: dict[str, str]) -> None:
    """`tockwork serve` shows its page and lets a program play a whole game against a bot."""
    command = [str(tockwork), "serve", "--port", "0", "--pause", "0", "--data", str(data)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, cwd=data.parent
    ) as running:
        try:
            assert running.stdout is not None
            said = running.stdout.readline()
            port = re.search(r"http://localhost:(\d+)/", said)
            assert port, said + running.communicate()[1]
            url = f"http://127.0.0.1:{port[1]}"
            guest = Guest(url)
            page = guest.http.get("/")
            assert page.status_code == 200, page.text
            for file in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text):
                assert guest.http.get(file).status_code == 200, file
            table = guest.table("dog-kids", "open", "bot:beginner")
            assert len(_program().play(url, table)) == 1
        finally:
            running.kill()


def _program():
    spec = importlib.util.spec_from_file_location("program", ROOT / "examples" / "bot_over_http.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
