"""Every clause in the tables of docs/rules has a test that carries its number, and vice versa."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tockwork import RULEBOOKS, rulebook

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"
ROW = re.compile(r"^\| *([A-Z][A-Z0-9]*-[0-9]+) ", re.MULTILINE)
PREFIXES = sorted({rulebook(name).prefix for name in RULEBOOKS})
NAMED = re.compile(rf"test_({'|'.join(p.lower() for p in PREFIXES)})_([0-9]+)(?:_|$)")


@cache
def pages_of_clauses() -> dict[str, list[str]]:
    """Which pages have a row for a clause."""
    found = defaultdict(list)
    for page in sorted(PAGES.glob("*.md")):
        for clause in ROW.findall(page.read_text(encoding="utf-8")):
            found[clause].append(page.name)
    return dict(found)


def functions_named_test(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            yield node.name


@cache
def named_in_tests() -> dict[str, list[str]]:
    """Which tests carry a clause in their name."""
    found = defaultdict(list)
    for file in sorted(TESTS.rglob("test_*.py")):
        for name in functions_named_test(ast.parse(file.read_text(encoding="utf-8"))):
            if match := NAMED.match(name):
                found[f"{match[1].upper()}-{match[2]}"].append(f"{file.relative_to(ROOT)}::{name}")
    return dict(found)


def test_there_are_clauses() -> None:
    assert len(pages_of_clauses()) > 100
    assert {clause.partition("-")[0] for clause in pages_of_clauses()} == set(PREFIXES)


def test_every_clause_has_a_test() -> None:
    missing = sorted(set(pages_of_clauses()) - set(named_in_tests()))
    assert not missing, f"no test function is named after {', '.join(missing)}"


def test_every_test_that_names_a_clause_names_one_there_is() -> None:
    strange = {c: names for c, names in named_in_tests().items() if c not in pages_of_clauses()}
    assert not strange


def test_a_clause_stands_on_one_page_only() -> None:
    twice = {clause: pages for clause, pages in pages_of_clauses().items() if len(pages) > 1}
    assert not twice


@pytest.mark.parametrize("name", RULEBOOKS)
def test_every_rulebook_has_a_page(name: str) -> None:
    page = PAGES / f"{name}.md"
    assert page.exists()
    text = page.read_text(encoding="utf-8")
    assert f"`{name}`" in text
    assert rulebook(name).title in text
    assert f"({name}.md)" in (PAGES / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", RULEBOOKS)
def test_every_clause_a_rulebook_names_is_on_a_page(name: str) -> None:
    """What a refusal names can be looked up."""
    book = rulebook(name)
    named = {*book.clauses.values(), *book.card_clauses.values()}
    named |= {book.deck_clause, book.board_clause, book.players_clause}
    for form in book.forms:
        named |= set(form.clauses.values())
    assert named <= set(pages_of_clauses())


@pytest.mark.parametrize("name", RULEBOOKS)
def test_every_card_is_in_the_card_table_of_its_page(name: str) -> None:
    text = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    for card in rulebook(name).deck:
        assert f"`{card}`" in text, card
