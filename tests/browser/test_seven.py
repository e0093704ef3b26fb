"""A seven on a phone: laid out pip by pip with a thumb, taken back, confirmed."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.clicker import BACK, Clicker
from tests.browser.conftest import NewPerson
from tests.browser.reading import board, log_lines, until
from tests.browser.serving import Serving
from tests.browser.setting_up import play_now


def shareable(clicker: Clicker) -> bool:
    """Lifts a seven if its pips can be shared over two marbles."""
    seen = clicker.look()
    if not seen.turn:
        return False
    for card in seen.alive:
        if card.name.startswith("Seven:"):
            clicker.touch(card)
            now = clicker.look()
            walkers = [t for t in now.tray if t.name.startswith("your ")]
            if "steps laid" in now.prompt and len(walkers) > 1:
                return True
            if not now.idle:
                clicker.touch(next(t for t in now.tray if t.name == BACK))
            return False
    return False


def hold_a_seven(page: Page) -> Clicker:
    """Plays until a seven can be shared, keeping sevens and bringing marbles out meanwhile."""
    clicker = Clicker(page, seed=11)
    for _ in range(8):
        play_now(page, "DOG")
        while True:
            seen = clicker.wait()
            if seen.over:
                break
            if shareable(clicker):
                return clicker
            clicker.turn(keep="Seven:")
    raise AssertionError("eight games without a seven that can be shared")


def laid(page: Page) -> Locator:
    return page.get_by_role("group", name="Your move").get_by_role("status")


def test_a_seven_is_shared_pip_by_pip_with_undo_on_a_phone(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url, phone=True)
    clicker = hold_a_seven(page)
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
    assert board(page) == before

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
    assert board(page) != before
    assert any("seven" in line for line in log_lines(page))


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
