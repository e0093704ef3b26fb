"""What opens over the table: menus, the log on a phone, sheets. And leaving the table for good."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import NewPerson, shot
from tests.browser.reading import until
from tests.browser.serving import Serving
from tests.browser.setting_up import play_now

MENUS = {"Reactions": "Thinking…", "More": "Rules of this game"}


def open_menu(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("button", name=MENUS[name])).to_be_visible()


def inside(page: Page) -> bool:
    """The open menu lies within the screen."""
    return bool(
        page.locator("header .menu ul").evaluate(
            """(el) => {
              const {left, right, top, bottom} = el.getBoundingClientRect();
              return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
            }"""
        )
    )


def test_an_open_log_leaves_the_board_when_one_zooms_in(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    play_now(page, "dog")
    log = page.get_by_role("region", name="Game log")
    expect(log).to_be_visible()
    # 200 %: what stood beside the board would lie over it.
    page.set_viewport_size({"width": 640, "height": 400})
    expect(log).to_have_count(0)
    button = page.get_by_role("button", name="Game log")
    button.click()
    wood, paper = page.locator(".board").bounding_box(), log.bounding_box()
    assert wood is not None
    assert paper is not None
    assert paper["x"] >= wood["x"] + wood["width"]
    assert paper["x"] + paper["width"] <= 640
    shot(page, "log-at-200-percent")
    page.mouse.click(wood["x"] + wood["width"] / 2, wood["y"] + wood["height"] / 2)
    expect(log).to_have_count(0)
    # 400 %: nothing lies beside anything, and everything can be scrolled to.
    page.set_viewport_size({"width": 320, "height": 256})
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    for thing in (page.locator(".board"), page.get_by_role("group", name="Your hand"), button):
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert page.evaluate("document.documentElement.scrollHeight") > 320
    shot(page, "table-at-400-percent", whole=True)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(log).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_escape_closes_what_lies_on_top_and_gives_the_focus_back(
    phone: bool, person: NewPerson, server: Serving
) -> None:
    page = person(server.url, phone=phone)
    play_now(page, "dog-kids")
    for name, item in MENUS.items():
        button = page.get_by_role("button", name=name, exact=True)
        open_menu(page, name)
        until(page, lambda: inside(page))
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name=item)).to_have_count(0)
        expect(button).to_be_focused()
    # A box of the menu has the focus: Escape closes all the same.
    open_menu(page, "More")
    page.get_by_role("checkbox", name="Confirm moves").focus()
    page.keyboard.press("Escape")
    expect(page.get_by_role("checkbox", name="Confirm moves")).to_have_count(0)
    # One at a time, and a tap beside it is enough.
    open_menu(page, "More")
    open_menu(page, "Reactions")
    expect(page.get_by_role("button", name=MENUS["More"])).to_have_count(0)
    page.get_by_role("link", name=re.compile("All games")).dispatch_event("pointerdown")
    expect(page.get_by_role("button", name=MENUS["Reactions"])).to_have_count(0)


def test_the_log_lies_over_the_board_of_a_phone_and_goes_like_a_menu(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url, phone=True)
    play_now(page, "dog-kids")
    Clicker(page, seed=3).wait()
    log = page.get_by_role("region", name="Game log")
    button = page.get_by_role("button", name="Game log")
    open_menu(page, "More")
    button.click()
    expect(log).to_be_visible()
    expect(page.get_by_role("button", name=MENUS["More"])).to_have_count(0)
    page.keyboard.press("Escape")
    expect(log).to_have_count(0)
    expect(button).to_be_focused()
    # A line of it leads back: then the board is what one wants to see, all of it.
    button.click()
    log.get_by_role("button", name=re.compile("^Round 1")).click()
    expect(log).to_have_count(0)
    now = page.get_by_role("button", name="Back to live")
    expect(now).to_be_in_viewport()
    board = page.locator(".board-place").bounding_box()
    words = now.bounding_box()
    assert board is not None
    assert words is not None
    assert words["y"] >= board["y"] + board["height"]
    page.keyboard.press("Escape")
    expect(now).to_have_count(0)


def test_the_rules_lie_over_the_table_which_stays(person: NewPerson, server: Serving) -> None:
    page = person(server.url, phone=True)
    play_now(page, "dog-kids")
    table = page.url
    open_menu(page, "More")
    page.get_by_role("button", name="Rules of this game").click()
    sheet = page.get_by_role("dialog", name="Rules of DOG Kids")
    expect(sheet.get_by_role("heading", name="What the cards do")).to_be_attached()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name="More", exact=True)).to_be_focused()
    # Settings are a page of their own, with the way back.
    open_menu(page, "More")
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("link", name="Back to the table").click()
    expect(page).to_have_url(table)
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()


def test_leaving_the_table_is_asked_once_more_and_a_bot_plays_on(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url)
    play_now(page, "dog-kids")
    Clicker(page, seed=1).wait()
    table = page.url
    for answer in ("Keep playing", "Leave the table"):
        expect(page.get_by_role("group", name="Your hand")).to_be_visible()
        open_menu(page, "More")
        page.get_by_role("button", name="Leave the table").click()
        asked = page.get_by_role("dialog", name="Leave the table?")
        asked.get_by_role("button", name=answer).click()
        expect(asked).to_have_count(0)
    expect(page).to_have_url(re.compile(r"://[^/]+/$"))
    # Whoever comes back watches; the bots need nobody.
    page.goto(table)
    expect(page.get_by_role("group", name="Board", exact=True)).to_be_visible()
    expect(page.get_by_role("group", name="Your hand")).to_have_count(0)
    result = page.request.get(table.replace("/table/", "/api/tables/") + "/events?from=0").json()
    left = [entry["event"] for entry in result["log"] if entry["event"]["event"] == "left"]
    assert [(event["seat"], event["level"] is not None) for event in left] == [(0, True)]
