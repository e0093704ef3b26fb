"""A table opened while the line is down says so, and is there by itself once the line is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.app import kept
from tests.browser.clicker import Clicker
from tests.browser.conftest import NewPerson
from tests.browser.learning import Learner
from tests.browser.reading import becomes, board, until
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table, play_now

DOWN = "Can’t reach the server."


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
    expect(page.get_by_role("status")).to_contain_text("Reconnecting automatically")
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


# What the device keeps beside the page itself: the game on the first page, and its lesson.
KEEPS = """async (rules) => {
  const found = await (await caches.open('boards-1')).keys();
  const has = (what) => found.some(({url}) => url.includes(`/api/${what}?rules=${rules}`));
  return ['introduction', 'board', 'engine', 'weights'].every(has);
}"""


@pytest.mark.parametrize("rules", ["dog", "dog-kids"])
def test_after_one_visit_the_last_game_and_its_lesson_are_played_without_a_line(
    rules: str, person: NewPerson, server: Serving
) -> None:
    page = person(server.url, phone=True, quiet=False, keeps=True)
    page.goto("/")
    if rules != "dog":  # played at the server, and left again
        page.get_by_test_id(f"play-{rules}").tap()
        at_the_table(page)
        page.goto("/")
    kept(page)
    until(page, lambda: bool(page.evaluate(KEEPS, rules)))
    page.context.set_offline(True)
    page.goto("/")
    page.get_by_test_id("play-now").tap()
    at_the_table(page)
    expect(page).to_have_url(re.compile("/table/pocket-"))
    assert not Clicker(page, seed=4).play(2)
    page.goto(f"/learn/{rules}")
    learner = Learner(page, rules)
    learner.right(learner.steps[0])


def test_a_table_that_does_not_exist_is_told_in_words(person: NewPerson, server: Serving) -> None:
    page = person(server.url, quiet=False)
    page.goto("/table/abcdefghijkl")
    expect(page.get_by_role("heading", name="This table doesn’t exist")).to_be_visible()
    expect(page.get_by_text("no_such_table")).to_have_count(0)
    page.get_by_role("link", name="All games", exact=True).click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
