"""The catalogue as data: messages, their attributes, variables and variants; and who uses them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "src/tockwork/locale"


@dataclass
class Words(Visitor):
    """What one message or attribute is made of."""

    variables: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    variants: dict[str, set[str]] = field(default_factory=dict)
    text: str = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value + " "

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                v.key.name if isinstance(v.key, ast.Identifier) else v.key.value
                for v in node.variants
            }
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def files() -> list[str]:
    return sorted(path.name for path in (LOCALE / "en").glob("*.ftl"))


@cache
def read(language: str, file: str) -> ast.Resource:
    return FluentParser().parse((LOCALE / language / file).read_text("utf-8"))


@cache
def messages(language: str, file: str | None = None) -> dict[str, Words]:
    """Every message and, with a dot, every attribute."""
    found: dict[str, Words] = {}
    for name in [file] if file else files():
        if not (LOCALE / language / name).exists():
            continue  # a test of its own says so
        for entry in read(language, name).body:
            if isinstance(entry, ast.Message):
                parts = {entry.id.name: entry.value} | {
                    f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes
                }
                for key, pattern in parts.items():
                    if pattern is not None:
                        found[key] = Words()
                        found[key].visit(pattern)
    return found


@dataclass(frozen=True)
class Use:
    """A call of `t` in the browser's source: a fixed id, or a pattern with `${…}` in it."""

    where: str
    id: str
    fixed: bool
    arguments: frozenset[str] | None
    """None if they cannot be read off the source."""


# A piece of code inside ${…}: anything without braces.
_HOLE = re.compile(r"\$\{[^{}]*\}")
_CALL = re.compile(r"(?<![\w.$])t\(\s*(?:'([^'\n]+)'|`([^`]+)`)")


def sources() -> list[Path]:
    web = ROOT / "web/src"
    return sorted(
        path
        for path in (*web.rglob("*.ts"), *web.rglob("*.svelte"))
        if not path.name.endswith(".test.ts")
    )


@cache
def uses() -> tuple[Use, ...]:
    return tuple(
        Use(
            where=f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, call.start()) + 1}",
            id=call[1] or call[2],
            fixed=call[1] is not None,
            arguments=_arguments(text, call.end()),
        )
        for path in sources()
        for text in [path.read_text("utf-8")]
        for call in _CALL.finditer(text)
    )


def pattern_of(template: str) -> re.Pattern[str]:
    """The ids a template can make."""
    return re.compile(".*".join(map(re.escape, _HOLE.split(template))))


def templates() -> set[str]:
    """Every text with holes that begins like an id, said at once or later."""
    found: set[str] = set()
    for path in sources():
        found.update(re.findall(r"`([a-z][a-z-]*-\$\{[^`]*)`", path.read_text("utf-8")))
    return found


def literals() -> set[str]:
    """Every quoted text in the browser's source: ids are also kept in lists and tables."""
    found: set[str] = set()
    for path in sources():
        found.update(re.findall(r"'([a-zA-Z][\w.-]+)'", path.read_text("utf-8")))
    return found


def _arguments(text: str, at: int) -> frozenset[str] | None:
    rest = text[at:].lstrip()
    if rest.startswith(")"):
        return frozenset()
    if not rest.startswith(","):
        return None
    rest = rest[1:].lstrip()
    if not rest.startswith("{"):
        return None
    body, depth = "", 0
    for sign in rest:
        depth += (sign in "{([") - (sign in "})]")
        if depth == 0:
            break
        # What stands inside deeper brackets is no key of this object.
        body += sign if depth == 1 else " "
    if "..." in body:
        return None
    keys = re.findall(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)", body[1:].rstrip().rstrip(","))
    return frozenset(keys)
