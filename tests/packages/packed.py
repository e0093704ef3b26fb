"""The npm package as somebody installs it: out of its tarball."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests.made_once import made_once

ROOT = Path(__file__).parents[2]
NAME = "tockwork-engine"


def installed(factory: pytest.TempPathFactory) -> Path:
    """A folder with the package in its `node_modules`."""
    return made_once(factory, "engine", _install)


def _install(folder: Path) -> None:
    built = folder / "built"
    build = ROOT / "packages" / "engine" / "build.py"
    subprocess.run([sys.executable, str(build), str(built)], check=True)
    pack = ["npm", "pack", "--offline", "--silent", "--pack-destination", str(folder)]
    subprocess.run(pack, cwd=built, check=True)
    [tarball] = folder.glob(f"{NAME}-*.tgz")
    with tarfile.open(tarball) as files:
        files.extractall(folder, filter="data")
    (folder / "node_modules").mkdir()
    (folder / "package").rename(folder / "node_modules" / NAME)
    (folder / "package.json").write_text('{"type": "module"}')
    shutil.copy(Path(__file__).with_name("play.mjs"), folder)


def page_of_the_readme() -> str:
    """The page that the package's README shows."""
    readme = (ROOT / "packages" / "engine" / "README.md").read_text("utf-8")
    return readme.partition("```html\n")[2].partition("```")[0]
