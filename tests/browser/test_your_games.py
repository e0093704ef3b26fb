"""What was played is remembered: here, at the server, on another device, in a file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.past import COOKIE, write
from tests.browser.past import finished as over
from tests.browser.serving import Serving


@pytest.fixture
def remembering(folder: Path) -> Iterator[Serving]:
    """A server where Anna has played one game; other tests play those of the shared one."""
    running = Serving(write([over("over", "dog-kids")], folder)).start()
    yield running
    running.stop()


def games(page: Page) -> None:
    page.get_by_role("link", name="Your games").click()
    expect(page.get_by_role("heading", name="Your games", level=1)).to_be_visible()


def test_games_are_remembered_and_come_along_by_code_and_file(
    person: NewPerson, remembering: Serving, tmp_path: Path
) -> None:
    server = remembering
    anna = person(server.url)
    anna.context.add_cookies([COOKIE | {"url": server.url}])  # type: ignore[list-item]
    anna.goto("/")
    games(anna)
    played = anna.get_by_test_id("played-game")
    expect(played.first).to_contain_text("DOG Kids")
    expect(played.first).to_contain_text(re.compile("Won|Lost"))
    anna.get_by_test_id("search-person").fill("nobody of that name")
    expect(anna.get_by_text("No game like that.")).to_be_visible()
    anna.get_by_test_id("search-person").fill("")
    expect(anna.get_by_test_id("stats-begin")).to_have_text("Too few games to say.")
    played.first.get_by_role("link", name=re.compile("^Replay")).click()
    expect(anna).to_have_url(re.compile("/replay/over"))
    games(anna)

    with anna.expect_download() as download:
        anna.get_by_test_id("keep-export").click()
    file = tmp_path / "games.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["games"][0]["game"]["id"] == "over"

    anna.get_by_test_id("recovery-get").click()
    code = anna.get_by_test_id("recovery-code").inner_text()

    phone = person(server.url, phone=True)
    phone.goto("/games")
    expect(phone.get_by_text("No finished game yet")).to_be_visible()
    phone.get_by_test_id("keep-import").set_input_files(file)
    expect(phone.get_by_test_id("keep-taken")).to_contain_text("One new game")
    expect(phone.get_by_test_id("played-game")).to_contain_text("from a file")
    phone.get_by_test_id("keep-import").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b'{"tockwork": "else"}'}
    )
    expect(phone.get_by_role("alert")).to_contain_text("does not hold remembered games")
    phone.get_by_test_id("recovery-typed").fill(code.lower())
    phone.get_by_role("button", name="Come back").click()
    expect(phone.get_by_test_id("lasting-said")).to_have_text("Welcome back, Anna.")
    expect(phone.get_by_test_id("played-game")).to_have_count(2)
    expect(phone.get_by_test_id("devices").get_by_role("listitem")).to_have_count(2)
