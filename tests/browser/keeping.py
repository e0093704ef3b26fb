"""Somebody who has played, and files of games."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import NewPerson
from tests.browser.past import COOKIE
from tests.browser.serving import Serving

IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)


def as_anna(person: NewPerson, server: Serving, **more: Any) -> Page:
    anna = person(server.url, **more)
    anna.context.add_cookies([COOKIE | {"url": server.url}])  # type: ignore[list-item]
    return anna


def file_of(tables: list[Any], games: list[Any], **more: Any) -> bytes:
    whole = {"tockwork": "memory", "version": 1, "tables": tables, "games": games} | more
    return json.dumps(whole).encode()


def bring(page: Page, content: bytes) -> None:
    file = {"name": "games.json", "mimeType": "application/json", "buffer": content}
    page.get_by_test_id("keep-import").set_input_files(file)  # type: ignore[arg-type]
