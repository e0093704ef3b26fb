"""Worked examples in docs/contributing.md: applied to a copy, and those of the kernel compiled."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import FULL
from tests.tools.installed import checkout, run
from tockwork import _kernel

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "contributing.md").read_text(encoding="utf-8")
SECTIONS = {"knob": "## Adding an option", "mechanic": "## Adding a card effect"}
PAGES = {"page": "## Adding a page"}
# Python takes the copy, though this project is installed as it stands.
COPY_FIRST = """
import sys
sys.meta_path[:] = [one for one in sys.meta_path if "ScikitBuild" not in type(one).__name__]
sys.path[:0] = sys.argv[1].split(":")
"""


def block(section: str, language: str) -> str:
    text = PAGE.partition((SECTIONS | PAGES)[section])[2].partition("\n## ")[0]
    [found] = re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    return str(found)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with all changes made."""
    folder = checkout(tmp_path_factory.mktemp("copy"))
    for section in SECTIONS | PAGES:
        done = subprocess.run(
            ["git", "apply", "-p1", "--unidiff-zero", "-"], cwd=folder,
            input=block(section, "diff"), capture_output=True, text=True, check=False,
            env=os.environ | {"GIT_CEILING_DIRECTORIES": str(folder.parent)},
        )  # fmt: skip
        assert done.returncode == 0, f"{section} does not fit the code any more: {done.stderr}"
    return folder


def python(path: list[Path], program: str, where: Path) -> str:
    folders = ":".join(map(str, path))
    done = subprocess.run(
        [sys.executable, "-c", COPY_FIRST + program, folders],
        cwd=where, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_kernel_takes_both(copy: Path) -> None:
    touched = re.findall(r"^\+\+\+ b/(kernel/src/\S+\.cpp)", PAGE, re.MULTILINE)
    assert touched
    sources = {*touched, "kernel/src/rules/rulebook.cpp"}  # which includes what else is touched
    compiler = os.environ.get("CXX", "c++").split()
    flags = ["-std=c++20", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-Wno-restrict"]
    run([*compiler, *flags, "-Ikernel/include", "-Ikernel/src", *sorted(sources)], cwd=copy)


def test_python_takes_both(copy: Path) -> None:
    binary = Path(_kernel.__file__)
    (copy / "src" / "tockwork" / binary.name).symlink_to(binary)
    program = (
        # The kernel of this project does not know the option yet: that needs the build below.
        "from tockwork import _kernel\n"
        "_kernel.OPTIONS['magnet_most'] = (0, (0, 1), '')\n"
        "from tockwork.rulebooks.options import Options\n"
        "from tockwork.rulebooks.uses import Leap\n"
        "print(Options().magnet_most, Leap().kind)"
    )
    assert python([copy / "src"], program, copy).split() == ["0", "leap"]


@pytest.mark.skipif(not FULL, reason="minutes of building: make test-all")
def test_built_they_do_what_the_page_says(copy: Path, tmp_path: Path) -> None:
    built = tmp_path / "built"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    run([*pip, "--target", built, "."], cwd=copy)
    for section in SECTIONS:
        (tmp_path / f"test_{section}.py").write_text(block(section, "python"), encoding="utf-8")
    program = (
        "import pytest, tockwork\n"
        "assert tockwork.__file__.startswith(sys.argv[1].split(':')[0]), tockwork.__file__\n"
        f"sys.exit(pytest.main(['-q', '-p', 'no:cacheprovider', '--rootdir', {str(tmp_path)!r},"
        f" {str(tmp_path)!r}]))"
    )
    assert "2 passed" in python([built, copy], program, tmp_path)
