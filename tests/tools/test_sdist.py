"""The sdist holds what is needed to install, the page included, and nothing else that is built."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tomllib
from importlib.metadata import version
from pathlib import Path

import tockwork

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_what_is_in_the_sdist(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "build",
        "--sdist",
        "--no-isolation",
        "--outdir",
        str(tmp_path),
        str(ROOT),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    [file] = tmp_path.iterdir()
    with tarfile.open(file) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    tracked = subprocess.run(
        ["git", "ls-files", "src", "kernel"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert set(tracked.split()) - names == set()
    page = (ROOT / "src" / "tockwork" / "server" / "static").rglob("*")
    assert {str(path.relative_to(ROOT)) for path in page if path.is_file()} - names == set()
    assert {
        "LICENSE",
        "README.md",
        "CMakeLists.txt",
        "src/tockwork/server/static/index.html",
    } <= names
    assert not [
        n
        for n in names
        if n.endswith((".so", ".pyc")) or "node_modules" in n or n.startswith("build/")
    ]


def test_the_version_stands_in_one_place() -> None:
    assert tockwork.__version__ == version("tockwork") == PROJECT["version"]
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\n## {PROJECT['version']}" in changes
