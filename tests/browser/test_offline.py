"""A table opened while the line is down says so, and is there by itself once the line is."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.app import kept
from tests.browser.clicker import Clicker
from tests.browser.conftest import NewPerson
from tests.browser.reading import becomes, board
from tests.browser.serving import Serving
from tests.browser.setting_up import play_now

DOWN = "The server cannot be reached."


def at_a_table(page: Page) -> dict[str, str]:
    """In the middle of a game, the page kept by its service worker; the marbles as they stand."""
    play_now(page, "dog")
    clicker = Clicker(page, seed=3)
    assert not clicker.play(2)
    assert clicker.wait().turn
    kept(page)
    return board(page)


def marbles_are(page: Page, before: dict[str, str]) -> None:
    expect(page.get_by_role("group", name="Board", exact=True)).to_be_visible()
    assert Clicker(page, seed=1).wait().turn
    becomes(page, lambda: board(page), before)


def test_a_table_opened_offline_comes_by_itself_when_the_line_is_back(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url, phone=True, quiet=False, keeps=True)
    before = at_a_table(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name=DOWN)).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("Trying again by itself")
    page.context.set_offline(False)
    marbles_are(page, before)


def test_a_table_opened_while_the_server_is_dead_comes_by_itself_when_it_is_back(
    person: NewPerson, own_server: Serving
) -> None:
    page = person(own_server.url, quiet=False, keeps=True)
    before = at_a_table(page)
    own_server.kill()
    page.reload()
    expect(page.get_by_role("heading", name=DOWN)).to_be_visible()
    # Whoever does not want to wait may ask at once, which helps as little as it hurts.
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name=DOWN)).to_be_visible()
    own_server.start()
    marbles_are(page, before)


def test_a_server_that_restarts_says_so_and_the_table_goes_on(
    person: NewPerson, own_server: Serving
) -> None:
    page = person(own_server.url, quiet=False, keeps=True)
    before = at_a_table(page)
    own_server.stop()
    restarting = page.get_by_text(re.compile("^The server is restarting"))
    expect(restarting.first).to_be_visible()
    own_server.start()
    expect(restarting).to_have_count(0)
    marbles_are(page, before)


def test_a_table_that_does_not_exist_is_told_in_words(person: NewPerson, server: Serving) -> None:
    page = person(server.url, quiet=False)
    page.goto("/table/abcdefghijkl")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    expect(page.get_by_text("no_such_table")).to_have_count(0)
    page.get_by_role("link", name="To the games").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
