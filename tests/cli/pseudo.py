"""A language that marks all it says: every letter of the catalogue is the same foreign one."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from tests.locale import catalogue
from tockwork.locale import Words

MARK = "ж"


class _Marked(Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        # But for what argparse fills in: %(default)s.
        node.value = re.sub(
            r"(%\(\w+\)\w|%[sr])|[^\W\d_]", lambda found: found[1] or MARK, node.value
        )


@cache
def _file(name: str) -> str:
    # A copy: the other tests read the same resources.
    resource = catalogue.read("en", f"{name}.ftl").clone()
    _Marked().visit(resource)
    return FluentSerializer().serialize(resource)


def pseudo() -> Words:
    return Words("en", _file)
