"""The HTTP API as one plain page, made here so that it needs nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any


def page(openapi: dict[str, Any]) -> str:
    """Every call with what it takes and gives, and every type."""
    calls = []
    for path, methods in openapi["paths"].items():
        for method, call in methods.items():
            calls.append(_call(path, method, call))
    types = openapi.get("components", {}).get("schemas", {})
    shapes = [_type(name, shape) for name, shape in sorted(types.items())]
    version = escape(str(openapi["info"]["version"]))
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>Tockwork HTTP API</title><h1>Tockwork HTTP API {version}</h1>"
        '<p>The same for programs: <a href="/api/openapi.json">openapi.json</a>. The sockets are'
        " described in docs/wire.md.</p>"
        f"<h2>Calls</h2>{''.join(calls)}<h2>Types</h2>{''.join(shapes)}</html>"
    )


def _call(path: str, method: str, call: dict[str, Any]) -> str:
    rows = [
        f"<li><code>{escape(p['name'])}</code> in {p['in']}: {_shown(p.get('schema', {}))}"
        f"{', needed' if p.get('required') else ''}</li>"
        for p in call.get("parameters", [])
    ]
    body = call.get("requestBody", {}).get("content", {}).get("application/json", {})
    if body:
        rows.append(f"<li>body: {_shown(body.get('schema', {}))}</li>")
    for status, answer in call.get("responses", {}).items():
        schema = answer.get("content", {}).get("application/json", {}).get("schema", {})
        rows.append(f"<li>{escape(status)}: {_shown(schema)}</li>")
    words = escape(call.get("description", call.get("summary", "")))
    return (
        f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{words}</p>"
        f"<ul>{''.join(rows)}</ul>"
    )


def _type(name: str, shape: dict[str, Any]) -> str:
    needed = set(shape.get("required", ()))
    rows = [
        f"<tr><td><code>{escape(field)}</code></td><td>{_shown(value)}</td>"
        f"<td>{'needed' if field in needed else ''}</td></tr>"
        for field, value in shape.get("properties", {}).items()
    ]
    words = escape(shape.get("description", ""))
    return (
        f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{words}</p><table>{"".join(rows)}</table>'
    )


def _shown(schema: dict[str, Any]) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(_shown(one) for one in schema[several])
    if "enum" in schema:
        return escape(" | ".join(map(str, schema["enum"])))
    if "const" in schema:
        return escape(repr(schema["const"]))
    if schema.get("type") == "array":
        return f"list of {_shown(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))
