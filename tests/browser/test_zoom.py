"""On a phone a large board comes closer while a finger chooses between neighbouring spaces."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import NewPerson, shot
from tests.browser.past import COOKIE, Kind, Past, find, write
from tests.browser.reading import until
from tests.browser.serving import Serving
from tests.browser.test_seven import laid, next_walker, shared

MIDDLES = """(all) => all.map((one) => {
  const {left, right, top, bottom} = one.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
})"""


@pytest.fixture
def six(folder: Path) -> Iterator[tuple[Serving, Past]]:
    """A table of six where a seven can be shared in many ways."""
    past = find("six", Kind("tock6", shared, say="Share", least=8))
    running = Serving(write([past], folder)).start()
    yield running, past
    running.stop()


def middles(page: Page, things: str) -> list[tuple[float, float]]:
    return [(x, y) for x, y in page.locator(things).evaluate_all(MIDDLES)]


def closest(places: list[tuple[float, float]]) -> float:
    return min(math.dist(one, other) for one, other in combinations(places, 2))


def test_neighbouring_spaces_come_apart_under_a_finger(
    six: tuple[Serving, Past], person: NewPerson
) -> None:
    server, past = six
    page = person(server.url, phone=True)
    page.context.add_cookies([COOKIE | {"url": server.url}])  # type: ignore[list-item]
    page.goto(f"/table/{past.table}")
    clicker = Clicker(page, seed=11)
    hand = clicker.wait().hand
    shown = page.locator(".board .shown")
    expect(shown).to_have_attribute("data-scale", "1")
    shot(page, "six-whole")
    assert past.card is not None
    clicker.touch(hand[past.card])
    tray = page.get_by_role("group", name="Your move")
    next_walker(tray.get_by_role("button", name="your marble")).tap()
    expect(laid(page)).to_have_text("1 of 7 steps used")
    until(page, lambda: len(middles(page, ".ring")) > 1)
    shot(page, "six-zoomed")
    goals = middles(page, ".ring")
    assert closest(goals) >= 24
    board = page.locator(".board").bounding_box()
    assert board is not None
    for x, y in goals:
        assert board["x"] <= x <= board["x"] + board["width"]
        assert board["y"] <= y <= board["y"] + board["height"]
    page.touchscreen.tap(*goals[0])
    expect(laid(page)).to_have_text("2 of 7 steps used")
    page.get_by_role("button", name="Cancel").tap()
    expect(shown).to_have_attribute("data-scale", "1")
    # Marbles side by side: the first tap brings them closer, the next one means one of them.
    movers = middles(page, ".marble.mover")
    assert closest(movers) < 18
    one, _ = min(combinations(movers, 2), key=lambda pair: math.dist(*pair))
    page.touchscreen.tap(*one)
    expect(shown).not_to_have_attribute("data-scale", "1")
    expect(page.locator(".marble.picked")).to_have_count(0)
    apart = middles(page, ".marble.mover")
    assert closest(apart) >= 24
    shot(page, "six-closer")
    page.touchscreen.tap(*apart[movers.index(one)])
    expect(page.locator(".marble.picked")).to_have_count(1)
