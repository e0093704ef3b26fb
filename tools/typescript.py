"""Writes what page and server must agree on as TypeScript: the messages of the protocol as types,
from their pydantic models' schemas, and what the page must know of languages and games.

python tools/typescript.py            # into web/src; `make` does it with the page
python tools/typescript.py --print
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from babel import Locale
from fastapi import FastAPI
from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from tockwork import _kernel
from tockwork.locale import LANGUAGES
from tockwork.render.paint import glyphs
from tockwork.render.paint.marbles import HEAD_DRESS
from tockwork.render.seat_looks import DOGS, SEATS, STONES
from tockwork.rulebooks import RELATED, RULEBOOKS, rulebook
from tockwork.rulebooks.naming import Booklet, Explained
from tockwork.rulebooks.registry import FIRST_GAME
from tockwork.rulebooks.uses import Use
from tockwork.server.app import add_requests
from tockwork.server.wire import messages, shapes

WIRE = Path(__file__).parents[1] / "web" / "src" / "wire"
HEAD = """\
// The messages and requests of docs/wire.md as types. Written by tools/typescript.py from the
// models in src/tockwork/server/wire, when the page is built: change those, not this.

import type { WhyBetter } from './evaluation';
import type { Layout } from './layout';
"""
GAMES_HEAD = """\
// What the page must know of languages and games to speak of them, and small drawings. Written by
// tools/typescript.py from locale, rulebooks and render in src/tockwork: change those, not this.
"""
CATALOGUES = WIRE.parent / "words" / "catalogues"
CATALOGUE = """\
// What every visitor hears; the rest comes with the pages that say it.
// Written by tools/typescript.py.
export default import.meta.glob<string>(
  '../../../../src/tockwork/locale/%s/{games,house,pages,play,titles,why,words}.ftl',
  { eager: true, query: '?raw', import: 'default' },
);
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
# What the schemas leave open, since the page only draws it or puts it into words.
DRAWN = {
    ("BoardInfo", "layout"): "Layout",
    ("CardInfo", "uses"): "Use[]",
    ("PuzzleInfo", "reasons"): "WhyBetter[]",
}


def texts() -> dict[Path, str]:
    """The files."""
    catalogues = {CATALOGUES / f"{code}.ts": CATALOGUE % code for code in LANGUAGES}
    return {WIRE / "messages.ts": messages_text(), WIRE / "games.ts": games_text(), **catalogues}


def _own_name(language: str) -> tuple[str, str]:
    return language, str(Locale.parse(language).get_display_name(language)).capitalize()


def games_text() -> str:
    """What differs from game to game in words and looks, so that the page asks for none by name."""
    sections, explained = tuple(Booklet.model_fields), tuple(Explained.model_fields)
    parts = [
        GAMES_HEAD,
        "/** The languages of the catalogue, each by its own name. */",
        f"export const LANGUAGES = {_js(dict(map(_own_name, LANGUAGES)))} as const;\n",
        f"export const FIRST_GAME = {_js(FIRST_GAME)};\n",
        f"export const SECTIONS = {_js(sections)} as const;",
        "export type Section = (typeof SECTIONS)[number];\n",
        "export interface Terms {",
        "  /** Dogs walk, not marbles. */",
        "  dogs: boolean;",
        "  centre: 'centre' | 'heaven';",
        "  base: 'reserve' | 'kennels' | 'paws';",
        "  /** Made for children: texts are read aloud, and cards say what they can do. */",
        "  children: boolean;",
        "  /** The clauses of what is tapped. */",
        f"  explained: {{ readonly [What in {_words(explained)}]?: readonly string[] }};",
        "  /** The clauses of the rules page. */",
        "  booklet: { readonly [At in Section]?: readonly string[] };",
        "}\n",
        "/** What a game does not say. */",
        "export const USUAL: Terms = {",
        "  dogs: false,",
        "  centre: 'centre',",
        "  base: 'reserve',",
        "  children: false,",
        "  explained: {},",
        "  booklet: {},",
        "};\n",
        "export const GAMES: Readonly<Record<string, Partial<Terms>>> = {",
    ]
    for name in (*RULEBOOKS, *RELATED):
        book = rulebook(name)
        said = book.terms.model_dump(mode="json", exclude_defaults=True)
        dogs = {"dogs": True} if book.geometry.dogs else {}
        parts.append(f"  {_js(name)}: {_js(dogs | said)},")
    stones = [
        {n: getattr(stone, n) for n in ("name", "colour", "deep", "ink", "mark")}
        for stone in STONES
    ]
    parts += [
        "};\n",
        "/** The colours of the seats, and the coats of dogs. */",
        f"export const COLOURS = {_js([look.name for look in SEATS])};",
        f"export const COATS = {_js([look.name for look in DOGS])};\n",
        "/** The colours of stones, in the order of the rulebook. */",
        f"export const STONES = {_js(stones)} as const;",
        "/** Shapes in a box from -1 to 1, filled with the even-odd rule. */",
        f"export const STONE_MARKS = {_js(glyphs.STONE_MARKS)};",
        f"export const BONE = {_js(glyphs.BONE)};",
        f"export const HEAD_DRESS: Record<string, string> = {_js(HEAD_DRESS)};\n",
    ]
    return "\n".join(parts)


def _js(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def messages_text() -> str:
    """The types of messages."""
    unions = {
        "TableEvent": messages.AnyEvent,
        "ServerMessage": messages.ServerMessage,
        "ClientMessage": messages.ClientMessage,
    }
    members = {name: _members(union) for name, union in unions.items()}
    answers, bodies, requests = _requests()
    given_out = [*members["TableEvent"], *members["ServerMessage"], *answers]
    given = [*members["ClientMessage"], *bodies]
    sent, said = dict(_schemas(given)), dict(_schemas(given_out, "serialization"))
    # A schema of both directions is received with all its fields, and sent without its defaults.
    both = sent.keys() & said.keys()
    partial = {name for name in both if sent[name]["optional"] > said[name]["optional"]}
    schemas = sent | said
    parts = [HEAD]
    parts += [f"export type {name} = {_words(words)};\n" for name, words in WORDS.items()]
    for name in sorted(schemas):
        parts.append(_interface(name, schemas[name], set() if name in said else partial))
    parts += [_drawn_use(), _codes(), requests]
    for name, models in members.items():
        names = "".join(f"\n  | {_name(model)}" for model in models)
        parts.append(f"export type {name} ={names};\n")
    return "\n".join(parts)


def _requests() -> tuple[list[type[BaseModel]], list[type[BaseModel]], str]:
    """The requests over HTTP that are answered in JSON: the bodies of responses, those that are
    sent, and which belong together."""
    app = FastAPI()
    add_requests(app)
    models = {_name(model): model for model in _kinds_of(shapes.Frozen)}
    answers: set[type[BaseModel]] = set()
    bodies: set[type[BaseModel]] = set()
    lines = []
    for path, methods in app.openapi()["paths"].items():
        for method, call in methods.items():
            responses = call["responses"]
            answer = _model_in(responses.get("200") or responses.get("201", {}))
            body = _model_in(call.get("requestBody", {}))
            if answer not in models or ("requestBody" in call and body not in models):
                continue
            answers.add(models[answer])
            given = [_parameter(one) for one in call.get("parameters", [])]
            if body in models:
                bodies.add(models[body])
                given.append(f"body: {body}")
            takes = f"{{ {'; '.join(given)} }}" if given else "object"
            lines.append(f"  '{method.upper()} {path}': {{ given: {takes}; answer: {answer} }};\n")
    head = "/** Every request: what it is given, with its body, and the answer. */\n"
    text = f"{head}export interface Requests {{\n{''.join(lines)}}}\n"
    return [*answers], [*bodies], text


def _kinds_of(model: type[BaseModel]) -> Iterator[type[BaseModel]]:
    for kind in model.__subclasses__():
        yield kind
        yield from _kinds_of(kind)


def _model_in(said: dict[str, Any]) -> str:
    """The name of the model of a body; empty if it is none."""
    schema = said.get("content", {}).get("application/json", {}).get("schema", {})
    return str(schema.get("$ref", "")).rpartition("/")[2]


def _parameter(said: dict[str, Any]) -> str:
    mark = "" if said["required"] else "?"
    return f"{said['name']}{mark}: {_type(said['schema'], null=False)}"


def _codes() -> str:
    """The kernel's table of what can be wrong."""
    lines = [
        f"  '{code}': {' | '.join(map(repr, arguments)) or 'never'};\n"
        for code, arguments in _kernel.CODES.items()
    ]
    head = "/** What can be wrong, and the arguments of each code: see problem.hpp. */\n"
    return f"{head}export interface Codes {{\n{''.join(lines)}}}\n"


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


def _interface(name: str, schema: dict[str, Any], partial: set[str]) -> str:
    lines = [_comment(schema.get("description", ""))] if schema.get("description") else []
    lines.append(f"export interface {name} {{")
    for field, kind in schema["properties"].items():
        optional = field in schema["optional"]
        # Where null is the default, the field is left out instead.
        null = not optional or kind.get("default") is not None
        written = DRAWN.get((name, field)) or _type(kind, null=null)
        if written in partial:
            written = f"Partial<{written}>"
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
    for file, text in texts().items():
        if "--print" in sys.argv[1:]:
            print(text, end="")
        # The page is built again only if what it knows of the games has changed.
        elif (
            file.name == "messages.ts"
            or not file.exists()
            or file.read_text(encoding="utf-8") != text
        ):
            file.write_text(text, encoding="utf-8")
