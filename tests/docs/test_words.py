"""Words that were given up stay away from the documentation, from docstrings and from comments."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.locale.retired import PROSE

ROOT = Path(__file__).parents[2]
GIVEN_UP = re.compile("|".join(PROSE), re.IGNORECASE)
PAGES = [
    *(ROOT / name for name in ("README.md", "CHANGELOG.md", "deploy/README.md", "web/README.md")),
    *sorted((ROOT / "packages").glob("*/*.md")),
    *sorted((ROOT / "benchmarks").glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
PYTHON = [
    p
    for d in ("src", "benchmarks", "tools", "examples", "docs", "packages")
    for p in (ROOT / d).rglob("*.py*")
    if p.suffix in (".py", ".pyi")
]
KERNEL = [p for p in (ROOT / "kernel").rglob("*") if p.suffix in (".hpp", ".cpp", ".cu")]
WEB = [
    p
    for folder in ("web/src", "packages/engine/src")
    for p in sorted((ROOT / folder).rglob("*"))
    if p.suffix in (".ts", ".svelte", ".css") and p.name != "messages.ts"  # written by a tool
]
WEB_COMMENT = re.compile(r"(?<![:'\"`])//[^\n]*|/\*.*?\*/|<!--.*?-->", re.DOTALL)


def without_code(text: str) -> str:
    """The words of a text: code, addresses and doctests are contracts."""
    text = re.sub(r"```.*?```|^ *(?:>>>|\.\.\.).*$", "", text, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"`[^`]*`|\]\([^)]*\)|^    .*$", "", text, flags=re.MULTILINE)


def python_words(source: str) -> Iterator[str]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(docstring))):
                yield docstring


def found_in(path: Path) -> list[str]:
    text = path.read_text("utf-8")
    if path.suffix == ".md":
        parts: Iterator[str] = iter([text])
    elif path.suffix in (".py", ".pyi"):
        parts = python_words(text)
    elif path.suffix in (".ts", ".svelte", ".css"):
        parts = iter(WEB_COMMENT.findall(text))
    else:
        parts = iter(re.findall(r"//.*", text))
    return [hit[0] for part in parts for hit in GIVEN_UP.finditer(without_code(part))]


@pytest.mark.parametrize(
    "paths", [PAGES, PYTHON, KERNEL, WEB], ids=["pages", "python", "kernel", "web"]
)
def test_words_that_were_given_up_do_not_come_back(paths: list[Path]) -> None:
    assert paths
    found = {str(p.relative_to(ROOT)): hits for p in paths if (hits := found_in(p))}
    assert not found


def test_a_word_that_was_given_up_is_noticed(tmp_path: Path) -> None:
    for name, text in {
        "a.md": "Whoever reads `knobs` is a guest.",
        "a.py": '"""Somebody."""\n# so many\n',
        "a.hpp": "int n;  // the best answer\n",
        "a.svelte": "<!-- Everybody. -->\n<p>{anew}</p>\n",
    }.items():
        (tmp_path / name).write_text(text)
    assert found_in(tmp_path / "a.md") == ["Whoever", "guest"]
    assert sorted(found_in(tmp_path / "a.py")) == ["Somebody", "so many"]
    assert found_in(tmp_path / "a.hpp") == ["best answer"]
    assert found_in(tmp_path / "a.svelte") == ["Everybody"]
