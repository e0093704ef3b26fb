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


def test_what_is_written_for_the_page_is_up_to_date(typescript: ModuleType) -> None:
    for file, text in typescript.texts().items():
        assert file.read_text(encoding="utf-8") == text, (
            f"{file.name} is out of date: run python tools/typescript.py"
        )


def test_a_field_that_is_left_out_when_empty_is_optional(typescript: ModuleType) -> None:
    text = typescript.messages_text()
    assert "  pips?: number;" in text  # null is never written
    assert "  last_card: string | null;" in text  # it is always written
    assert "  phase: Phase;" in text


def test_every_message_is_there(typescript: ModuleType) -> None:
    text = typescript.messages_text()
    for union in (messages.ServerMessage, messages.ClientMessage, messages.AnyEvent):
        for model in typescript._members(union):
            assert f"export interface {model.__name__} {{" in text


def test_every_request_with_a_json_answer_is_there(typescript: ModuleType) -> None:
    text = typescript.messages_text()
    for line in (
        "  'GET /api/games': { given: object; answer: Games };",
        "  'GET /api/me/games': { given: { before?: number }; answer: PlayedGames };",
        "  'POST /api/tables': { given: { body: NewTable }; answer: TableCard };",
        "  'POST /api/tables/{table_id}/sit': "
        "{ given: { table_id: string; body: Sit }; answer: TableCard };",
    ):
        assert line in text
    # null is not the default there, and the rest of the clock goes without saying
    assert "  takeover_seconds?: number | null;" in text
    assert "  clock?: Partial<ClockRule>;" in text
