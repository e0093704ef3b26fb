"""The arrow of contributing.md holds: every import is read, inside functions too."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tockwork"
GUIDE = (ROOT / "docs" / "contributing.md").read_text("utf-8")
TOP = {"__init__", "__main__"}  # what stands above all parts


def arrow() -> list[set[str]]:
    """The parts, from left to right; those of one step stand beside each other."""
    (line,) = re.findall(r"^kernel ← .*$", GUIDE, re.M)
    return [set(step.strip().split(", ")) for step in line.split("←")]


STEPS = arrow()
PARTS = set().union(*STEPS)


def part_of(path: Path) -> str:
    first = path.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def imported(source: str) -> Iterator[str]:
    """The parts of tockwork that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports are written in full"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            if name == "tockwork" or name.startswith("tockwork."):
                part = [*name.split("."), "__init__"][1]
                yield "kernel" if part == "_kernel" else part


def wrong(part: str, source: str) -> list[str]:
    """What a module of a part must not import."""
    left: set[str] = {"__version__"}
    for step in STEPS:
        if part in step:
            break
        left |= step
    return [name for name in imported(source) if name not in left | {part}]


@pytest.mark.parametrize("part", sorted(PARTS - {"kernel"}))
def test_a_part_knows_only_what_stands_to_its_left(part):
    modules = [p for p in PACKAGE.rglob("*.py") if part_of(p) == part]
    assert modules
    found = {p.relative_to(ROOT).as_posix(): wrong(part, p.read_text("utf-8")) for p in modules}
    assert not {path: names for path, names in found.items() if names}


def test_every_part_is_on_the_arrow():
    there = {part_of(p) for p in PACKAGE.rglob("*.py")} - TOP
    assert there | {"kernel"} == PARTS


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("from tockwork.records import Record", ["records"]),
        ("def f():\n    from tockwork.records.record import Record", ["records"]),
        ("import tockwork.server.app", ["server"]),
        ("from tockwork import bots", ["bots"]),
        ("from tockwork import Game", ["Game"]),
        ("import tockwork", ["__init__"]),
        ("if TYPE_CHECKING:\n    from tockwork.cli import play", ["cli"]),
        ("from tockwork import _kernel, __version__\nfrom tockwork.rulebooks import Table", []),
        ("import json\nfrom tockwork.game.view import View", []),
    ],
)
def test_what_breaks_it_is_seen(source, names):
    assert wrong("game", source) == names


def test_the_kernel_stands_alone():
    """It compiles without Python; only the bindings know of it, and they know no part of ours."""
    for path in [*ROOT.glob("kernel/include/**/*.hpp"), *ROOT.glob("kernel/src/**/*.[ch]pp")]:
        for name in re.findall(r"#include [<\"]([^>\"]+)", path.read_text("utf-8")):
            assert not name.startswith(("nanobind", "Python")), f"{path}: {name}"
    for path in ROOT.glob("kernel/bindings/*.cpp"):
        assert "import_(" not in path.read_text("utf-8"), path


def test_every_part_and_every_file_of_the_kernel_is_on_the_map():
    """Drawn by docs/make.py, which another test holds fresh; here the tree is held against it."""
    shown = set(re.findall(r"^\| `([^`]+)` \|", GUIDE, re.M))
    for folder in ("include/tock", "src", "bindings", "wasm"):
        for path in ROOT.glob(f"kernel/{folder}/**/*.[ch]pp"):
            name = path.relative_to(ROOT / "kernel" / folder)
            assert {name.as_posix(), name.with_suffix(".hpp").as_posix()} & shown, path
    places = set(re.findall(r"^\| [a-z_.]+ \| `([^`]+)` \|", GUIDE, re.M))
    for path in PACKAGE.rglob("__init__.py"):
        if path.parent != PACKAGE:
            assert f"{path.parent.relative_to(ROOT).as_posix()}/" in places
    assert all((ROOT / place).exists() for place in places)
