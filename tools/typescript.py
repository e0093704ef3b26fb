"""Writes the messages of the wire as TypeScript types, from the schemas of their pydantic models.

python tools/typescript.py            # web/src/wire/messages.ts; `make` does it with the page
python tools/typescript.py --print
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from tockwork import _kernel
from tockwork.rulebooks.uses import Use
from tockwork.server.wire import messages, shapes
from tockwork.server.wire.bodies.boards import BoardInfo
from tockwork.server.wire.bodies.examples import Examples
from tockwork.server.wire.bodies.introductions import FirstGame
from tockwork.server.wire.bodies.statistics import GameStatistics

FILE = Path(__file__).parents[1] / "web" / "src" / "wire" / "messages.ts"
HEAD = """\
// The messages of docs/wire.md as types. Written by tools/typescript.py from the models in
// src/tockwork/server/wire, when the page is built: change those, not this.

import type { Layout } from '../board/layout';
"""
# Lists of words that have a name of their own.
WORDS: dict[str, tuple[str, ...]] = {
    "Level": get_args(shapes.Level),
    "Gesture": get_args(shapes.Gesture),
    "Teams": ("none", "pairs", "triples"),
    "Colour": _kernel.NAMES["colour"],
    "How": _kernel.NAMES["how"],
    "Phase": _kernel.NAMES["phase"],
    "Verb": _kernel.NAMES["verb"],
}
# What the schemas leave open, since the page only draws from it.
DRAWN = {("BoardInfo", "layout"): "Layout", ("CardInfo", "uses"): "Use[]"}
TOLD: tuple[type[BaseModel], ...] = (BoardInfo, FirstGame, Examples, GameStatistics)


def text() -> str:
    """The whole file."""
    unions = {
        "TableEvent": messages.AnyEvent,
        "ServerMessage": messages.ServerMessage,
        "ClientMessage": messages.ClientMessage,
    }
    members = {name: _members(union) for name, union in unions.items()}
    told = [*members["TableEvent"], *members["ServerMessage"], *TOLD]
    parts = [HEAD]
    parts += [f"export type {name} = {_words(words)};\n" for name, words in WORDS.items()]
    parts += [_interface(name, schema) for name, schema in _schemas(told, "serialization")]
    parts += [_interface(name, schema) for name, schema in _schemas(members["ClientMessage"])]
    parts += [_drawn_use()]
    for name, models in members.items():
        names = "".join(f"\n  | {_name(model)}" for model in models)
        parts.append(f"export type {name} ={names};\n")
    return "\n".join(parts)


def _members(union: Any) -> list[type[BaseModel]]:
    """The models of a union, however deep it is nested."""
    arguments = get_args(union)
    if not arguments:
        return [union]
    return [m for part in arguments if get_args(part) or _is_model(part) for m in _members(part)]


def _is_model(part: Any) -> bool:
    return isinstance(part, type) and issubclass(part, BaseModel)


def _name(model: type[BaseModel]) -> str:
    return model.__name__


def _schemas(models: list[type[BaseModel]], mode: Any = "validation") -> Iterator[tuple[str, Any]]:
    """The schema of every model, those inside them included, by name."""
    keyed, whole = models_json_schema([(m, mode) for m in models], ref_template="{model}")
    assert len(keyed) == len(set(models))
    left_out = {_name(m): _left_out(m) for m in _all_models(models)}
    for name, schema in sorted(whole["$defs"].items()):
        given = mode == "serialization"
        optional = left_out[name] if given else set(schema["properties"]) - _needed(schema)
        yield name, {**schema, "optional": optional}


def _needed(schema: dict[str, Any]) -> set[str]:
    """What a sender must write: a constant says which message it is."""
    constants = {name for name, field in schema["properties"].items() if "const" in field}
    return constants | set(schema.get("required", ()))


def _all_models(models: list[type[BaseModel]]) -> set[type[BaseModel]]:
    found: set[type[BaseModel]] = set()
    waiting: list[Any] = list(models)
    while waiting:
        part = waiting.pop()
        if not _is_model(part):
            waiting += get_args(part)
        elif part not in found:
            found.add(part)
            waiting += [field.annotation for field in part.model_fields.values()]
    return found


def _left_out(model: type[BaseModel]) -> set[str]:
    """Fields that are not written where they are empty."""
    return {
        field.alias or name
        for name, field in model.model_fields.items()
        if field.exclude_if is not None
    }


def _interface(name: str, schema: dict[str, Any]) -> str:
    lines = [_comment(schema.get("description", ""))] if schema.get("description") else []
    lines.append(f"export interface {name} {{")
    for field, kind in schema["properties"].items():
        optional = field in schema["optional"]
        written = DRAWN.get((name, field)) or _type(kind, null=not optional)
        lines.append(f"  {field}{'?' if optional else ''}: {written};")
    return "\n".join([*lines, "}", ""])


def _comment(said: str) -> str:
    lines = [line.strip() for line in said.strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def _type(schema: dict[str, Any], *, null: bool = True) -> str:
    match schema:
        case {"$ref": name}:
            return str(name)
        case {"anyOf": kinds}:
            written = [_type(k) for k in kinds if null or k.get("type") != "null"]
            return " | ".join(dict.fromkeys(written))
        case {"const": value}:
            return _words((value,))
        case {"enum": values}:
            named = [name for name, words in WORDS.items() if set(words) == set(values)]
            return named[0] if named else _words(tuple(values))
        case {"type": "array", "items": items}:
            inner = _type(items)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict() as values}:
            return f"Record<string, {_type(values)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": str(kind)}:
            return kind
        case {"oneOf": _, "discriminator": _}:
            return "TableEvent"
    return "unknown"


def _words(words: tuple[str, ...]) -> str:
    return " | ".join(f"'{word}'" for word in words)


def _drawn_use() -> str:
    """All uses of cards in one: what only some of them have may be missing."""
    kinds = TypeAdapter(Use).json_schema(mode="serialization", ref_template="{model}")["$defs"]
    fields: dict[str, list[str]] = {}
    for kind in kinds.values():
        for name, field in kind["properties"].items():
            fields.setdefault(name, []).append("string" if "const" in field else _type(field))
    lines = ["/** What a card can do, as the rulebook says it; only drawn here. */"]
    lines.append("export interface Use {")
    for name, types in fields.items():
        some = "" if len(types) == len(kinds) else "?"
        apart = dict.fromkeys(one for written in types for one in written.split(" | "))
        lines.append(f"  {name}{some}: {' | '.join(apart)};")
    return "\n".join([*lines, "}", ""])


if __name__ == "__main__":
    if "--print" in sys.argv[1:]:
        print(text(), end="")
    else:
        FILE.write_text(text(), encoding="utf-8")
