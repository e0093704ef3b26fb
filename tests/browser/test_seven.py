"""A seven on a phone: laid out pip by pip with a thumb, taken back, confirmed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import NewPerson, shot
from tests.browser.past import COOKIE, Kind, Past, find, write
from tests.browser.reading import becomes, board, log_lines, until
from tests.browser.serving import Serving
from tockwork.server.wire.shapes import Choice


@pytest.fixture
def seven(folder: Path) -> Iterator[tuple[Serving, Past]]:
    """A table where a seven can be shared in many ways."""
    past = find("seven", Kind("dog", shared, say="Share", least=12))
    running = Serving(write([past], folder)).start()
    yield running, past
    running.stop()


def shared(choice: Choice) -> bool:
    return len({(leg.seat, leg.marble) for leg in choice.legs if leg.pips}) > 1


def laid(page: Page) -> Locator:
    return page.get_by_role("group", name="Your move").get_by_role("status")


def test_a_seven_is_shared_pip_by_pip_with_undo_on_a_phone(
    seven: tuple[Serving, Past], person: NewPerson
) -> None:
    server, past = seven
    page = person(server.url, phone=True)
    page.context.add_cookies([COOKIE | {"url": server.url}])  # type: ignore[list-item]
    page.goto(f"/table/{past.table}")
    clicker = Clicker(page, seed=11)
    hand = clicker.wait().hand
    assert past.card is not None
    clicker.touch(hand[past.card])
    before = board(page)
    tray = page.get_by_role("group", name="Your move")
    play = tray.get_by_role("button", name="Play", exact=True)
    undo = tray.get_by_role("button", name="Undo step")
    walkers = tray.get_by_role("button", name=re.compile("^your "))
    expect(laid(page)).to_have_text("0 of 7 steps used")
    expect(play).to_be_disabled()

    # Two steps with one marble, both taken back again.
    for steps in (1, 2):
        step(page, next_walker(walkers))
        expect(laid(page)).to_have_text(f"{steps} of 7 steps used")
    for steps in (1, 0):
        undo.tap()
        expect(laid(page)).to_have_text(f"{steps} of 7 steps used")
    becomes(page, lambda: board(page), before)

    # Every step is a tap on a marble that can still go; in the end the share is whole.
    for steps in range(1, 8):
        step(page, next_walker(walkers, last=steps > 1))
        expect(laid(page)).to_have_text(f"{steps} of 7 steps used")
    expect(play).to_be_enabled()
    for button in (play, undo, *walkers.all()):
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
    play.tap()
    expect(laid(page)).to_have_count(0)
    clicker.wait()
    until(page, lambda: board(page) != before)
    until(page, lambda: any("seven" in line for line in log_lines(page)))


def test_a_click_on_the_board_walks_on_and_loses_no_step(
    seven: tuple[Serving, Past], person: NewPerson
) -> None:
    server, past = seven
    page = person(server.url)
    page.context.add_cookies([COOKIE | {"url": server.url}])  # type: ignore[list-item]
    page.goto(f"/table/{past.table}")
    clicker = Clicker(page, seed=11)
    hand = clicker.wait().hand
    assert past.card is not None
    clicker.touch(hand[past.card])
    expect(laid(page)).to_have_text("0 of 7 steps used")
    tray = page.get_by_role("group", name="Your move")
    next_walker(tray.get_by_role("button", name=re.compile("^your "))).click()
    walker = page.locator("[data-ghost]").get_attribute("data-ghost")
    # The marble is touched where it stands now.
    for steps in (2, 3):
        page.mouse.click(*middle_of(page.locator(f"[data-ghost='{walker}']")))
        expect(laid(page)).to_have_text(f"{steps} of 7 steps used")
    shot(page, "seven-laid")
    # A click beside everything, on the board and on the table.
    board_box = page.locator(".board").bounding_box()
    assert board_box is not None
    page.mouse.click(board_box["x"] + 6, board_box["y"] + 6)
    page.mouse.click(board_box["x"] - 12, board_box["y"] + board_box["height"] - 12)
    expect(laid(page)).to_have_text("3 of 7 steps used")
    page.keyboard.press("Escape")
    expect(laid(page)).to_have_count(0)


def middle_of(drawn: Locator) -> tuple[float, float]:
    box = drawn.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def step(page: Page, walker: Locator) -> None:
    """One step of a marble; where its way divides it is asked which."""
    before = laid(page).inner_text()
    walker.tap()
    ways = page.get_by_role("group", name="Your move").get_by_role("button", name=re.compile("^→ "))
    until(page, lambda: laid(page).inner_text() != before or ways.count() > 0)
    if laid(page).inner_text() == before:
        ways.first.tap()


def next_walker(walkers: Locator, last: bool = False) -> Locator:
    """A marble that can take a step: the first, or the last one, which shares the pips."""
    can = [w for w in walkers.all() if w.is_enabled() and "blocked" not in name_of(w)]
    return can[-1 if last else 0]


def name_of(button: Locator) -> str:
    return button.get_attribute("aria-label") or button.inner_text()
