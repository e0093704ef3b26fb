"""tools/toolchain.py keeps what a machine has if it will do, and says so if it will not."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A machine whose registry answers nobody: what it lacks cannot be had."""
    (tmp_path / "bin").mkdir()
    for name in ("sh", "as", "ld"):
        if found := shutil.which(name):
            (tmp_path / "bin" / name).symlink_to(found)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
    return tmp_path


def command(machine: Path, name: str, *lines: str) -> None:
    path = machine / "bin" / name
    path.write_text("\n".join(("#!/bin/sh", *lines, "")))
    path.chmod(0o755)


def ask(machine: Path, *parts: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [machine / "venv" / "bin" / "python", ROOT / "tools" / "toolchain.py", *parts],
        env={"PATH": str(machine / "bin")} | env, capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.mark.parametrize("version", ["v20.19.0", "v22.0.0", "v100.1.2"])
def test_a_node_that_is_new_enough_is_kept(machine: Path, version: str) -> None:
    command(machine, "node", f"echo {version}")
    command(machine, "npm")
    done = ask(machine, "node")
    assert (done.returncode, done.stdout) == (0, "")
    assert ask(machine, "lacks", "node").returncode == 1
    assert not (machine / "venv" / "toolchain").exists()


@pytest.mark.parametrize("version", ["v20.18.3", "v18.20.1", "v8.9.4", "nonsense", ""])
def test_an_old_node_is_not(machine: Path, version: str) -> None:
    command(machine, "node", f"echo {version}")
    command(machine, "npm")
    done = ask(machine, "node")
    assert ask(machine, "lacks", "node").returncode == 0
    assert done.returncode != 0
    assert done.stdout.startswith("No Node 20.19 or newer with npm here")


def test_a_node_without_npm_is_not(machine: Path) -> None:
    command(machine, "node", "echo v22.0.0")
    assert "with npm" in ask(machine, "node").stdout


def test_a_compiler_is_kept_if_it_makes_programs(machine: Path) -> None:
    real = shutil.which("g++") or shutil.which("clang++")
    assert real is not None
    command(machine, "c++", f'PATH={os.environ["PATH"]} exec {real} "$@"')
    assert ask(machine, "compiler").returncode == 0
    assert ask(machine, "compiler", CXX=str(machine / "bin" / "c++")).returncode == 0
    assert not (machine / "venv" / "toolchain").exists()
    command(machine, "c++", f'PATH={os.environ["PATH"]} exec {real} "$@" -std=c++14')
    assert "No C++20 compiler here" in ask(machine, "compiler").stdout


def test_the_compiler_somebody_named_is_not_exchanged_for_another(machine: Path) -> None:
    for named in ("no-such-compiler", "old++ -m32"):
        done = ask(machine, "compiler", CXX=named)
        assert done.returncode != 0
        assert done.stderr.strip() == f"CXX={named}: this is no C++20 compiler"


def test_what_is_no_part_is_said(machine: Path) -> None:
    assert "rust: no such part" in ask(machine, "rust").stderr
