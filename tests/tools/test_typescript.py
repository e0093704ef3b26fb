"""The page's types are those of the server's models: one definition of every message."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from tockwork.server.wire import messages

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def typescript() -> ModuleType:
    spec = importlib.util.spec_from_file_location("typescript", ROOT / "tools" / "typescript.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_the_page_are_up_to_date(typescript: ModuleType) -> None:
    assert typescript.FILE.read_text(encoding="utf-8") == typescript.text(), (
        "web/src/wire/messages.ts is out of date: run python tools/typescript.py"
    )


def test_a_field_that_is_left_out_when_empty_is_optional(typescript: ModuleType) -> None:
    text = typescript.text()
    assert "  pips?: number;" in text  # null is never written
    assert "  last_card: string | null;" in text  # it is always written
    assert "  phase: Phase;" in text


def test_every_message_is_there(typescript: ModuleType) -> None:
    text = typescript.text()
    for union in (messages.ServerMessage, messages.ClientMessage, messages.AnyEvent):
        for model in typescript._members(union):
            assert f"export interface {model.__name__} {{" in text
