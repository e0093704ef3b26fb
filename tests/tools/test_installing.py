"""What people do who want to play: on a machine with Python and make alone, or with a wheel."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.tools.installed import bare_machine, checkout, plays, run

pytestmark = pytest.mark.skipif(
    os.environ.get("TOCKWORK_FULL", "") in ("", "0"), reason="minutes of building: make test-all"
)


def test_python_and_make_are_enough(tmp_path: Path) -> None:
    env = bare_machine(tmp_path / "bin", "make")
    folder = checkout(tmp_path / "checkout")
    run(["make", "setup"], cwd=folder, env=env)
    borrowed = {path.name for path in (folder / ".venv" / "toolchain").iterdir() if path.is_file()}
    assert borrowed >= {"ar", "c++", "cc", "node", "npm", "ranlib", "zig"}
    plays(folder / ".venv" / "bin" / "tockwork", tmp_path / "data", env)


def test_a_wheel_and_an_sdist_have_the_page_inside(tmp_path: Path) -> None:
    folder = checkout(tmp_path / "checkout")
    run(["make", "dist", f"PYTHON={sys.executable}"], cwd=folder)
    assert len(list((folder / "dist").glob("*.tar.gz"))) == 1
    [wheel] = (folder / "dist").glob("tockwork-*.whl")
    [weights] = (folder / "dist").glob("tockwork_weights-*.whl")
    assert wheel.stat().st_size < 20_000_000
    env = bare_machine(tmp_path / "bin")
    run(["python3", "-m", "venv", tmp_path / "empty"], env=env)
    pip: list[str | Path] = [
        tmp_path / "empty" / "bin" / "python",
        "-m",
        "pip",
        "install",
        "--quiet",
    ]
    run([*pip, "-c", folder / "constraints.txt", f"{wheel}[server]"], env=env)
    command = tmp_path / "empty" / "bin" / "tockwork"
    assert "small weights" in run([command, "--version"], env=env)
    plays(command, tmp_path / "data", env)
    run([*pip, weights], env=env)
    assert "full weights" in run([command, "--version"], env=env)
