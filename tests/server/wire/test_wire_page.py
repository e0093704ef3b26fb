"""docs/wire.md says what travels: all of it, and nothing that would be refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

from tests.server.house import Guest, House
from tockwork.server.refusals import STATUS
from tockwork.server.wire import messages as m
from tockwork.server.wire.bodies.tables import NewTable

PAGE = (Path(__file__).parents[3] / "docs" / "wire.md").read_text(encoding="utf-8")
BLOCKS = [block for block in re.findall(r"```json\n(.*?)```", PAGE, re.S)]


def examples() -> list[dict[str, Any]]:
    """Every JSON value of the page."""
    found, decoder = [], json.JSONDecoder()
    for block in BLOCKS:
        rest = block.strip()
        while rest:
            value, end = decoder.raw_decode(rest)
            found.append(value)
            rest = rest[end:].strip()
    return found


def types(union: object) -> list[Any]:
    return list(get_args(get_args(union)[0]))


def test_every_example_of_a_client_message_is_accepted() -> None:
    section = PAGE.split("### From the client")[1]
    lines = re.findall(r"```json\n(.*?)```", section, re.S)[0].strip().splitlines()
    kinds = {json.loads(line)["type"] for line in lines}
    for line in lines:
        m.CLIENT.validate_json(line)
    assert kinds == {kind.model_fields["type"].default for kind in types(m.ClientMessage)}


def test_every_server_message_and_event_is_on_the_page() -> None:
    shown = {example.get("type") for example in examples()}
    for kind in types(m.ServerMessage):
        assert kind.model_fields["type"].default in shown
    for event in types(m.TableEvent):
        assert f"| `{event.model_fields['event'].default}` |" in PAGE
    for code in get_args(m.RefusalCode):
        assert code in PAGE
    for code in STATUS:
        assert f"`{code}`" in PAGE


def test_examples_have_the_fields_of_their_types() -> None:
    for example in examples():
        if example.get("type") in ("snapshot", "event"):
            kind = m.Snapshot if example["type"] == "snapshot" else m.Happened
            assert set(example) == set(kind.model_fields)
        if "rules" in example and "seats" in example and "clock" in example:
            NewTable.model_validate(example)


def test_every_call_is_on_the_page(shared_house: House) -> None:
    for path, methods in Guest(shared_house.url).get("/api/openapi.json")["paths"].items():
        for method in methods:
            address = path.replace("{table_id}", "{id}")
            assert re.search(rf"`{method.upper()} {re.escape(address)}[`?]", PAGE), (method, path)
