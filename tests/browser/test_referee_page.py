"""The referee's page: by a link, with what evidence shows and what not, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson, shot
from tests.browser.serving import Serving
from tests.browser.test_host_page import link

GAMES = [{"table": f"t{n}", "at": 1_790_000_000_000 + n, "evidence": 2.4 - n} for n in range(3)]
STRONG = {"names": ["Maximiliane-Friederike W", None], "games": 14, "deals": 83}
STRONG |= {"evidence": 9.31, "peak": 9.8, "alarm": True, "games_to_look": GAMES}
WEAK = {"names": ["Cid", "Dora"], "games": 2, "deals": 9, "alarm": False}
WEAK |= {"evidence": -0.4, "peak": 2.1, "games_to_look": GAMES[:1]}


def with_pairs(page: Page) -> None:
    found = {"pairs": [STRONG, WEAK], "watched": 1204, "least": 2.0}
    page.route("**/api/referee/pairs", lambda route: route.fulfill(json=found))


@pytest.mark.parametrize("phone", [False, True])
def test_a_referee_opens_the_link_and_reads_by_keyboard(
    person: NewPerson, own_server: Serving, phone: bool
) -> None:
    page, other = person(own_server.url, phone=phone), person(own_server.url)
    page.goto(link(own_server, "referee"))
    expect(page.get_by_test_id("pairs")).to_contain_text("No pair stands out.")
    expect(page.get_by_test_id("watched")).to_have_text("0 reviewed games")
    other.goto("/referee")
    expect(other.get_by_test_id("no-role")).to_be_visible()
    page.goto("/settings")
    page.get_by_role("link", name="Referee").press("Enter")
    expect(page.get_by_role("heading", name="Referee")).to_be_visible()
    with_pairs(page)
    page.reload()
    first = page.get_by_test_id("pairs").get_by_role("listitem").first
    expect(first).to_contain_text("10^9.3 to 1 now")
    expect(first).to_contain_text("Past a million to one")
    first.get_by_text("Games to look at").press("Enter")
    games = first.get_by_role("link")
    expect(games).to_have_count(3)
    expect(games.first).to_have_attribute("href", "/replay/t0")
    shot(page, f"referee-{phone}", whole=True)


@pytest.mark.parametrize("language", ["de", "fr", "it", "es", "nl"])
def test_in_every_language(person: NewPerson, own_server: Serving, language: str) -> None:
    page = person(own_server.url, phone=True, locale=language)
    with_pairs(page)
    page.goto(link(own_server, "referee"))
    expect(page.get_by_test_id("watched")).to_be_visible()
    shot(page, f"referee-{language}", whole=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
