"""A seven on a phone: laid out pip by pip with a thumb, taken back, confirmed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import NewPerson
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
    undo = tray.get_by_role("button", name="Take back one step")
    walkers = tray.get_by_role("button", name=re.compile("^your "))
    expect(laid(page)).to_have_text("0 of 7 steps laid")
    expect(play).to_be_disabled()

    # Two steps with one marble, both taken back again.
    for steps in (1, 2):
        step(page, next_walker(walkers))
        expect(laid(page)).to_have_text(f"{steps} of 7 steps laid")
    for steps in (1, 0):
        undo.tap()
        expect(laid(page)).to_have_text(f"{steps} of 7 steps laid")
    becomes(page, lambda: board(page), before)

    # Every step is a tap on a marble that can still go; in the end the share is whole.
    for steps in range(1, 8):
        step(page, next_walker(walkers, last=steps > 1))
        expect(laid(page)).to_have_text(f"{steps} of 7 steps laid")
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
    can = [w for w in walkers.all() if w.is_enabled() and "cannot go on" not in name_of(w)]
    return can[-1 if last else 0]


def name_of(button: Locator) -> str:
    return button.get_attribute("aria-label") or button.inner_text()
