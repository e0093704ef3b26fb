"""A rated game from the page of a new table: offered where it can be, and why not elsewhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson, shot
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table, invitation, set_up


def rated(page: Page) -> None:
    """Becomes a lasting identity and opens the page again."""
    page.evaluate("fetch('/api/me/recovery', { method: 'POST' }).then((r) => r.text())")


@pytest.mark.parametrize("phone", [False, True])
def test_two_play_a_rated_game_that_one_has_set_up(
    person: NewPerson, own_server: Serving, phone: bool
) -> None:
    anna, ben = person(own_server.url, phone=phone), person(own_server.url, quiet=False)
    set_up(anna, "dog-kids", form="2 players, every player for themselves")
    switch = anna.get_by_role("switch", name="Rated game")
    expect(switch).to_be_disabled()
    expect(switch).to_have_accessible_description(
        re.compile("At least two people must play.*You need a recovery code")
    )
    shot(anna, f"rated-setup-not-{phone}", whole=True)
    rated(anna)
    set_up(anna, "dog-kids", form="2 players, every player for themselves", seats={1: "friend"})
    expect(switch).to_be_enabled()
    first = invitation(anna)
    switch.focus()
    anna.keyboard.press("Space")
    expect(switch).to_be_checked()
    expect(anna.get_by_test_id("rated-words")).to_contain_text("The result counts")
    expect(anna.get_by_role("textbox", name="Link to this table")).not_to_have_value(first)
    shot(anna, f"rated-setup-{phone}", whole=True)
    link = invitation(anna)
    anna.get_by_test_id("sit-down").click()
    expect(anna.get_by_test_id("facts")).to_contain_text("Rated game")
    # The other one is told before sitting down, and what is missing.
    ben.goto(link)
    expect(ben.get_by_test_id("facts")).to_contain_text("Rated game")
    ben.get_by_test_id("sit-1").click()
    expect(ben.get_by_role("alert")).to_contain_text("recovery code or a passkey")
    rated(ben)
    ben.get_by_test_id("sit-1").click()
    for page in (anna, ben):
        at_the_table(page)
        expect(page.get_by_test_id("rated")).to_have_text("Rated")
    shot(anna, f"rated-table-{phone}")


@pytest.mark.parametrize("language", ["de", "fr", "it", "es", "nl"])
def test_in_every_language(person: NewPerson, own_server: Serving, language: str) -> None:
    page = person(own_server.url, phone=True, locale=language)
    page.goto("/setup?rules=dog")
    expect(page.get_by_test_id("rated")).to_be_disabled()
    shot(page, f"rated-setup-{language}", whole=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
