"""Every knob of the engine on the page: set it, share it, play it."""

from __future__ import annotations

import json
import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table
from tests.own.games import MINI

MARBLES, GUARD, BLOCKS, DEALS = (
    "Marbles for each player",
    "Safe on its own start",
    "Guards block the way",
    "Cards in each deal",
)


def house(page: Page) -> None:
    page.get_by_text(re.compile("^House rules")).click()


def test_a_house_rule_is_set_shared_by_link_and_played(person: NewPerson, server: Serving) -> None:
    anna, ben = person(server.url), person(server.url)
    anna.goto("/setup?rules=dog")
    house(anna)
    anna.get_by_label(MARBLES).select_option("2")
    expect(anna.get_by_label(BLOCKS)).to_be_visible()
    anna.get_by_label(GUARD).select_option("No marble")
    # Where nobody guards, nothing is asked about guards.
    expect(anna.get_by_label(BLOCKS)).to_have_count(0)

    # The address is the link to these rules.
    expect(anna).to_have_url(re.compile("guard"))
    ben.goto(anna.url)
    expect(ben.get_by_label(MARBLES)).to_have_value(re.compile("^1$"))
    expect(ben.get_by_label(GUARD).locator("option:checked")).to_have_text("No marble")
    ben.get_by_role("button", name="Start the game").click()
    at_the_table(ben)
    expect(ben.locator("[data-marble]")).to_have_count(4 * 2)
    ben.get_by_role("button", name="More").click()
    expect(ben.get_by_test_id("facts")).to_contain_text("Marbles for each player: 2")


def test_who_announced_a_start_card_is_seen_beside_the_names(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url)
    for options, seats in (({}, 4), ({"announce": False}, 0)):
        page.goto(f"/setup?rules=tac&options={quote(json.dumps(options))}")
        page.get_by_role("button", name="Start the game").click()
        at_the_table(page)
        expect(page.locator("[data-announced]")).to_have_count(seats)
        spoken = page.get_by_role("group", name=re.compile("announced (a|no) start card"))
        expect(spoken).to_have_count(seats)


def test_a_rule_that_does_not_fit_says_so_at_its_field(person: NewPerson, server: Serving) -> None:
    # The browser notes every refused request in the console.
    page = person(server.url, quiet=False)
    page.goto("/setup?rules=dog")
    house(page)
    deals = page.get_by_label(DEALS)
    deals.fill("99")
    deals.blur()
    refusal = page.get_by_role("alert").filter(has_text="enough for everyone")
    expect(refusal).to_be_visible()
    # The way to the table leads to what is in the way.
    page.get_by_role("button", name="Start the game").click()
    expect(deals).to_be_focused()
    deals.fill("5, 4")
    deals.blur()
    expect(refusal).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    at_the_table(page)


def test_a_link_with_rules_nobody_knows_is_taken_as_far_as_it_goes(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url)
    page.goto('/setup?rules=toc&options={"guard":"none","colour":"pink"}')
    expect(page.get_by_text("Some rules in this link don’t exist in this game")).to_be_visible()
    expect(page.get_by_label(GUARD).locator("option:checked")).to_have_text("No marble")


def test_a_game_of_ones_own_is_read_from_a_file_and_played(
    person: NewPerson, server: Serving
) -> None:
    # The browser notes every refused request in the console.
    page = person(server.url, quiet=False)
    page.goto("/setup?rules=dog")
    page.get_by_text("Custom game").click()

    def read(text: str) -> None:
        page.get_by_test_id("own-game").set_input_files(
            {"name": "mini.toml", "mimeType": "text/plain", "buffer": text.encode()}
        )

    # What is wrong is said with its place in the file, and nothing else changes.
    read(MINI.replace("steps = 3", "steps = 99"))
    expect(page.get_by_test_id("own-game-problems")).to_contain_text("cards.3.0.walk.steps")
    read(MINI)
    expect(page).to_have_url(re.compile("rules=own"))
    expect(page.get_by_test_id("own-game-problems")).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    at_the_table(page)
    expect(page.get_by_role("heading", name="Mini Tock")).to_have_count(1)
    expect(page.locator("[data-marble]").first).to_be_visible()


def test_the_rules_of_a_game_of_ones_own_have_an_address(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url)
    page.goto("/setup?rules=dog")
    page.get_by_text("Custom game").click()
    page.get_by_test_id("own-game").set_input_files(
        {"name": "mini.toml", "mimeType": "text/plain", "buffer": MINI.encode()}
    )
    expect(page).to_have_url(re.compile("rules=own"))
    page.get_by_role("main").get_by_role("link", name="Rules").click()
    expect(page).to_have_url(re.compile("/rules/own:"))
    page.reload()
    expect(page.get_by_role("heading", name="Mini Tock")).to_have_count(1)
    expect(page.get_by_role("main")).to_contain_text("Cards in each deal")
    page.get_by_role("link", name="Create a table").click()
    expect(page).to_have_url(re.compile("rules=own"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("game", ["nosuch", "own:nosuch"])
def test_the_rules_of_no_game_are_no_page(game: str, person: NewPerson, server: Serving) -> None:
    page = person(server.url, quiet=False)
    page.goto(f"/rules/{game}")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
