"""The first minute: what a stranger sees on the first page, and how few taps lead to a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.reading import until
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table, make_table

BEGINNINGS = ("play-now", "play-friends", "find-players", "learn-first")
SIZES = ((1280, 800), (768, 1024), (390, 844), (360, 640))
IN_SIGHT = """id => {
  const at = document.querySelector(`[data-testid="${id}"]`).getBoundingClientRect();
  return at.top >= 0 && at.bottom <= innerHeight && at.left >= 0 && at.right <= innerWidth;
}"""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_ways_to_begin_are_seen_without_scrolling(
    language: str, person: NewPerson, server: Serving
) -> None:
    page = person(server.url, locale=language)
    page.goto("/")
    expect(page.get_by_test_id("play-now")).to_be_enabled()
    page.evaluate("document.fonts.ready.then(() => true)")
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function(
            f"ids => ids.every({IN_SIGHT})", arg=list(BEGINNINGS), timeout=10_000
        )


def test_games_in_progress_leave_play_now_in_sight(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    for _ in range(3):
        make_table(page, "dog", "me", *["bot:beginner"] * 3)
    page.goto("/")
    expect(page.get_by_role("region", name="Games in progress")).to_be_visible()
    expect(page.get_by_test_id("play-now")).to_be_enabled()
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function(IN_SIGHT, arg="play-now", timeout=10_000)


def test_play_now_begins_what_was_played_last(person: NewPerson, server: Serving) -> None:
    page = person(server.url, phone=True)
    page.goto("/")
    expect(page.get_by_test_id("play-now")).to_contain_text("DOG")
    page.get_by_test_id("play-dog-kids").tap()
    at_the_table(page)
    page.goto("/")
    expect(page.get_by_test_id("play-now")).to_contain_text("DOG Kids")
    page.get_by_test_id("play-now").tap()
    at_the_table(page)


def test_a_link_for_friends_is_two_taps_away(person: NewPerson, server: Serving) -> None:
    page = person(server.url, phone=True)
    page.goto("/")
    page.get_by_test_id("play-friends").tap()
    link = page.get_by_test_id("invite-link")
    expect(link).to_have_value(re.compile("/table/"))
    expect(friends(page)).to_have_count(3)
    friend = person(server.url)
    friend.goto(link.input_value())
    expect(friend.get_by_test_id("my-name")).to_be_visible()


class Taps:
    """A stranger's finger, counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def __call__(self, what: str) -> None:
        self.page.locator(what).first.click()
        self.count += 1


def words(page: Page, *parts: str) -> int:
    """How many words somebody reads who reads all of this."""
    return sum(
        len(found.inner_text().split())
        for part in parts
        for found in page.locator(part).all()
        if found.is_visible()
    )


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_stranger_makes_a_first_move_in_three_taps(
    language: str, phone: bool, person: NewPerson, server: Serving
) -> None:
    page = person(server.url, phone=phone, locale=language)
    page.goto("/")
    expect(page.get_by_test_id("play-now")).to_be_enabled()
    read = words(page, "#welcome", ".what", ".ways")
    tap = Taps(page)
    tap('[data-testid="play-now"]')
    at_the_table(page)
    asked = page.locator('main[data-my-turn="true"]')
    expect(asked).to_be_visible()
    number = asked.get_attribute("data-number") or ""
    read += words(page, "[data-prompt]", "[data-hint=lesson] p")
    # Slow readers manage four words a second.
    assert 20 < read < 80
    expect(page.locator(".hand [data-card]")).to_have_count(6)
    tap(".hand [data-card]")
    tap('[data-action="play"]')
    expect(page.locator("main.table")).not_to_have_attribute("data-number", number)
    assert tap.count <= 3


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_a_link_is_in_a_friends_hands_in_four_taps(
    phone: bool, person: NewPerson, own_server: Serving
) -> None:
    page = person(own_server.url, phone=phone, permissions=["clipboard-read", "clipboard-write"])
    page.goto("/")
    tap = Taps(page)
    tap('[data-testid="play-friends"]')
    link = page.get_by_test_id("invite-link")
    expect(link).to_have_value(re.compile(r"^http://127\.0\.0\.1:"))
    expect(page.get_by_test_id("at-home")).to_contain_text("works on this computer only")
    # A server that only this computer reaches lets the devices at home in by one button.
    tap('[data-testid="let-in"]')
    expect(link).to_have_value(re.compile(r"^http://127\.0\.0\.2:\d+/table/"))
    expect(page.get_by_test_id("at-home")).to_contain_text("Devices on your home network can open")
    tap('[data-testid="copy-link"]')
    assert tap.count <= 4
    until(page, lambda: page.evaluate("navigator.clipboard.readText()") == link.input_value())
    friend = person(own_server.url, phone=not phone)
    friend.goto(link.input_value())
    expect(friend.get_by_test_id("my-name")).to_be_visible()
    # And keeps them out again.
    page.get_by_role("button", name="Only this computer again").click()
    expect(link).to_have_value(re.compile(r"^http://127\.0\.0\.1:"))
    with pytest.raises(Error, match="ERR_CONNECTION_REFUSED"):
        friend.goto(f"http://127.0.0.2:{own_server.port}/")


def friends(page: Page):
    return page.get_by_role("button", name=re.compile(r"^Seat [234]: "))


def test_nothing_moves_where_nothing_is_to_move(person: NewPerson, server: Serving) -> None:
    page = person(server.url, reduced_motion="reduce")
    page.goto("/")
    expect(page.locator(".moving .acting")).to_have_count(4)
    moving = "() => document.getAnimations().filter(one => one.playState === 'running').length"
    page.wait_for_function(f"() => ({moving})() === 0")
