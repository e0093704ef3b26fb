"""Which messages Python says, read off its source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.locale.catalogue import ROOT, Use

_ID = re.compile(r"[a-z]+-[\w.{}$-]+")
_SAYING = ("say", "_tell")


def sources() -> list[Path]:
    return sorted((ROOT / "src/tockwork").rglob("*.py"))


@cache
def uses() -> tuple[Use, ...]:
    """Every call of `say` with an id, or with a text that has holes and begins like one."""
    return tuple(use for path in sources() for use in _uses_in(path))


@cache
def literals() -> frozenset[str]:
    """Every text in the source that may be an id: they are also kept in tables."""
    return frozenset(
        node.value
        for path in sources()
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _uses_in(path: Path) -> Iterator[Use]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if name not in _SAYING:
            continue
        given = [keyword.arg for keyword in node.keywords]
        arguments = None if None in given else frozenset(map(str, given))
        for said in _branches(node.args[0]):
            text = _text(said)
            if text is not None and _ID.fullmatch(text):
                yield Use(
                    where=f"{path.relative_to(ROOT)}:{node.lineno}",
                    id=text,
                    fixed=isinstance(said, ast.Constant),
                    arguments=arguments,
                )


def _branches(node: ast.expr) -> list[ast.expr]:
    return [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]


def _text(node: ast.expr) -> str | None:
    """The text of a literal; holes as the page writes them."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else "${}" for part in node.values
        )
    return None
