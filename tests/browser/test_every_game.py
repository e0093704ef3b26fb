"""Every rulebook is playable to its end in the browser, by clicking alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import NewPerson
from tests.browser.serving import Serving
from tockwork import RULEBOOKS


def name_of(page: Page, rules: str) -> str:
    """What the shelf calls a game."""
    return page.get_by_test_id(f"game-{rules}").get_by_role("heading").inner_text()


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_a_whole_game_from_the_shelf(rules: str, person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    page.goto("/")
    name = name_of(page, rules)
    page.get_by_role("button", name=f"Play {name} now").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    clicker = Clicker(page, seed=7)
    clicker.play_to_the_end()
    assert clicker.turns > 10
