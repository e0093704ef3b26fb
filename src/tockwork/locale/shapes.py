"""What is wrong with the shape of a document, as a problem with a code.

pydantic finds it and says so in sentences of its own; of them only the kind and the numbers are
taken.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tockwork.problems import Problem

Schema = Mapping[str, Any]
_KINDS = {
    **dict.fromkeys(("missing", "union_tag_not_found"), "missing"),
    **dict.fromkeys(("int_type", "int_parsing", "int_from_float", "int_parsing_size"), "integer"),
    **dict.fromkeys(("float_type", "float_parsing", "finite_number"), "number"),
    **dict.fromkeys(("bool_type", "bool_parsing"), "truth"),
    **dict.fromkeys(("string_type", "string_unicode"), "text"),
    **dict.fromkeys(("tuple_type", "list_type"), "list"),
    **dict.fromkeys(("dict_type", "mapping_type", "model_type", "dataclass_type"), "table"),
    "greater_than_equal": "least",
    "less_than_equal": "most",
    **dict.fromkeys(("literal_error", "enum", "union_tag_invalid"), "choice"),
    "too_short": "fewer-items",
    "too_long": "more-items",
    "string_too_short": "shorter",
    "string_too_long": "longer",
    "string_pattern_mismatch": "pattern",
}
_NUMBERS = ("ge", "le", "min_length", "max_length")


def problem(
    where: str, error: Mapping[str, Any], schema: Callable[[], Schema] | None = None
) -> Problem:
    """An error of pydantic; the field it speaks of has this path.

    >>> problem("n", {"type": "less_than_equal", "loc": ("n",), "ctx": {"le": 15}})
    'n: must be at most 15'
    """
    kind, context = error["type"], error.get("ctx", {})
    if kind == "value_error":  # one of our own checks, which names its field itself
        own = next(iter(context["error"].args), None)
        return own.within(where, ".") if isinstance(own, Problem) else Problem(where, "shape")
    if kind == "extra_forbidden":
        names = known_fields(schema(), error["loc"][:-1]) if schema else ()
        known = {"names": ", ".join(names)} if names else {}
        return Problem(where, "extra-known" if names else "extra", **known)
    code = _KINDS.get(kind, "shape")
    if code == "choice":
        listed = context.get("expected") or context.get("expected_tags") or ""
        return Problem(where, code, names=listed.replace("'", "").replace(" or ", ", "))
    if code == "pattern":
        return Problem(where, code, pattern=context["pattern"])
    number = next((context[name] for name in _NUMBERS if name in context), None)
    return Problem(where, code) if number is None else Problem(where, code, n=number)


def known_fields(schema: Schema, path: tuple[int | str, ...]) -> tuple[str, ...]:
    """The fields at a path, in the order of the schema; empty if it has none."""
    nodes = list(_meant(schema, schema))
    for part in path:
        inside = [one for node in nodes for one in _inside(schema, node, part)]
        nodes = inside or nodes  # pydantic names a kind of value, too, where there are several
    return tuple(dict.fromkeys(name for node in nodes for name in node.get("properties", ())))


def _inside(schema: Schema, node: Schema, part: int | str) -> Iterator[Schema]:
    tags = node.get("discriminator", {}).get("mapping", {})
    if part in tags:
        yield from _meant(schema, {"$ref": tags[part]})
    elif part in node.get("properties", {}):
        yield from _meant(schema, node["properties"][part])
    elif isinstance(part, int):
        yield from _meant(schema, node.get("items", {}))
    elif isinstance(node.get("additionalProperties"), Mapping):
        yield from _meant(schema, node["additionalProperties"])


def _meant(schema: Schema, node: Schema) -> Iterator[Schema]:
    """A node without references, and each it may be."""
    if "$ref" in node:
        name = re.sub(r"^#/\$defs/", "", node["$ref"])
        yield from _meant(schema, schema["$defs"][name])
        return
    yield node
    for one in node.get("anyOf", ()):
        yield from _meant(schema, one)
