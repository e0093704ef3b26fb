"""The HTTP API as one plain page, made here so that it needs nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

STYLE = """
:root {
  color-scheme: light dark;
  --wall: #f2e8d8; --paper: #fdf9f0; --edge: #ddcbab; --ink: #33261a;
  --soft: #67533d; --link: #23594a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --wall: #211913; --paper: #33281f; --edge: #55432f; --ink: #f3e7d3;
    --soft: #cdb899; --link: #a5d3c0;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1rem; max-width: 60rem; background: var(--wall); color: var(--ink);
  font: 1rem/1.5 'Atkinson Hyperlegible Next', system-ui, sans-serif;
}
h1, h2 { font-family: Fraunces, Georgia, serif; line-height: 1.2; }
h3 { margin-block-end: 0; font-size: 1rem; overflow-wrap: anywhere; }
a { color: var(--link); }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding-block: .6rem; }
section { margin-block: 1rem; padding: .1rem 1.2rem 1rem; }
section { border: 1px solid var(--edge); border-radius: .6rem; background: var(--paper); }
p, ul { margin-block: .3rem; }
pre { padding: .7rem; border: 1px solid var(--edge); border-radius: .4rem; white-space: pre-wrap; }
pre, td { overflow-wrap: anywhere; }
td { padding: .1rem 1rem .1rem 0; vertical-align: top; }
td:last-child { color: var(--soft); }
"""

_JSON = "-H 'Content-Type: application/json'"
_TOKEN = '-H "Authorization: Bearer $TOKEN"'
_EXAMPLES = {
    "games": "curl -s 'HERE/api/board?rules=dog&players=4'",
    "guests": f'curl -s HERE/api/programs {_JSON} -d \'{{"name": "Deep Marble"}}\'',
    "memory": f"curl -s HERE/api/me/games {_TOKEN}",
    "tables": f"""curl -s HERE/api/tables {_TOKEN} {_JSON} \\
  -d '{{"rules": "dog", "players": 2, "seats": [{{"kind": "me"}}, {{"kind": "bot"}}]}}'""",
    "find players": "curl -s HERE/api/queue",
    "clubs": f"curl -s HERE/api/clubs {_TOKEN}",
    "ratings": "curl -s HERE/api/leaderboard",
    "notices": f"curl -s HERE/api/notices {_TOKEN}",
    "playing": f"curl -sN HERE/api/tables/$TABLE/stream {_TOKEN}",
    "looking back": f"curl -s HERE/api/tables/$TABLE/record {_TOKEN}",
    "host": f"curl -s HERE/api/role {_TOKEN}",
    "server": "curl -s HERE/api/health",
}


def page(openapi: dict[str, Any], here: str) -> str:
    """Every call with what it takes and gives, and every type. `here`: where the server is."""
    groups: dict[str, list[str]] = {}
    for path, methods in openapi["paths"].items():
        for method, call in methods.items():
            tag = call.get("tags", ["server"])[0]
            groups.setdefault(tag, []).append(_call(path, method, call))
    types = openapi.get("components", {}).get("schemas", {})
    shapes = "".join(_type(name, shape) for name, shape in sorted(types.items()))
    sections = [_section(tag, _example(tag, here) + "".join(c)) for tag, c in groups.items()]
    sections.append(_section("types", shapes))
    links = "".join(
        f'<li><a href="#{_anchor(tag)}">{tag.title()}</a></li>' for tag in (*groups, "types")
    )
    version = escape(str(openapi["info"]["version"]))
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        '<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/api/docs.css">'
        f"<title>Tockwork HTTP API</title><header><h1>Tockwork HTTP API {version}</h1>"
        '<p>The same for programs: <a href="/api/openapi.json">openapi.json</a>. The sockets are'
        f' described in docs/wire.md.</p></header><nav aria-label="Calls"><ul>{links}</ul></nav>'
        f"<main>{''.join(sections)}</main></html>"
    )


def _section(name: str, inside: str) -> str:
    return f'<section id="{_anchor(name)}"><h2>{name.title()}</h2>{inside}</section>'


def _anchor(name: str) -> str:
    return f"calls-{name.replace(' ', '-')}"


def _example(tag: str, here: str) -> str:
    example = _EXAMPLES[tag].replace("HERE", here.rstrip("/"))
    return f'<pre tabindex="0" role="region" aria-label="Example">{escape(example)}</pre>'


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
