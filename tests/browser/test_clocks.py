"""Clocks: seen to run, decided by the server, and no time is lost while it is away."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import NewPerson
from tests.browser.reading import until
from tests.browser.serving import Serving
from tests.browser.setting_up import make_table
from tests.browser.test_coming_back import LOST

TIME = re.compile(r"^\d+:\d\d$")


def left(page: Page) -> int:
    """The seconds that are shown beside who is asked; -1 if none are."""
    shown = page.get_by_text(TIME).all_inner_texts()
    minutes, seconds = shown[0].split(":") if shown else ("0", "-1")
    return 60 * int(minutes) + int(seconds)


@pytest.mark.parametrize(
    "clock",
    [{"kind": "move", "seconds": 2}, {"kind": "bank", "seconds": 1, "bank": 2}],
    ids=["a move", "with a bank"],
)
def test_when_the_time_is_up_a_bot_answers_once(
    clock: dict[str, Any], person: NewPerson, server: Serving
) -> None:
    page = person(server.url)
    page.goto(make_table(page, "tock6", "me", "bot:beginner", clock=clock))
    log = page.get_by_role("region", name="Game log")
    late = log.get_by_text("Time’s up: a bot makes this move for you.")
    expect(late.first).to_be_visible()
    # Nobody clicks, and the game goes on.
    until(page, lambda: 0 <= left(page) <= 3)
    until(page, lambda: late.count() > 1)


def test_a_clock_survives_a_killed_server_and_stands_still_meanwhile(
    person: NewPerson, own_server: Serving
) -> None:
    page = person(own_server.url, quiet=False)
    clock = {"kind": "bank", "seconds": 1, "bank": 3000}
    page.goto(make_table(page, "tock6", "me", "bot:beginner", clock=clock))
    assert Clicker(page, seed=1).wait().turn
    until(page, lambda: 0 < left(page) < 3000)
    begin, before = time.monotonic(), left(page)
    own_server.kill()
    time.sleep(8)
    own_server.start()
    expect(page.get_by_text(LOST)).to_have_count(0)

    def kept() -> bool:
        """Of the eight seconds and more none has been counted; half a beat either way."""
        return before - left(page) <= time.monotonic() - begin - 8 + 3

    until(page, kept)
    # It runs on.
    until(page, lambda: 0 <= left(page) < before - 1)
