"""What moves on the table: marbles walk, passed cards lie face down until both have given."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import NewPerson
from tests.browser.serving import Serving
from tests.browser.setting_up import play_now
from tockwork import Game

# Every place on the screen at which a marble was seen while it stood in one place of the board.
WATCH = """() => {
  globalThis.seen = new Map();
  const look = () => {
    for (const marble of document.querySelectorAll('[data-marble]')) {
      const {x, y, width, height} = marble.querySelector('circle').getBoundingClientRect();
      const spot = [x + width / 2, y + height / 2].map((d) => Math.round(d / 3)).join();
      const at = `${marble.dataset.marble} ${marble.dataset.place}`;
      const spots = seen.get(at) ?? new Set();
      seen.set(at, spots.add(spot));
    }
    requestAnimationFrame(look);
  };
  look();
}"""
# A marble that is still said to stand where it was while it is seen at other places is on its way.
WALKED = "() => Math.max(...[...seen.values()].map((spots) => spots.size))"


def moving(person: NewPerson, server: Serving, *, phone: bool = False) -> Page:
    return person(server.url, phone=phone, reduced_motion="no-preference")


def test_marbles_are_seen_on_their_way(person: NewPerson, server: Serving) -> None:
    page = moving(person, server)
    play_now(page, "dog-kids")
    clicker = Clicker(page, seed=6)
    clicker.wait()
    page.evaluate(WATCH)
    for _ in range(60):
        assert not clicker.play(1), "a whole game, and no marble was seen walking"
        expect(page.locator("main.table")).to_have_attribute("data-moving", "false")
        if page.evaluate(WALKED) > 2:  # where it stood, and more on its way; a jump shows two
            return
    raise AssertionError("no marble was seen walking")


def test_a_passed_card_lies_face_down_until_both_have_given(
    person: NewPerson, server: Serving
) -> None:
    page = moving(person, server, phone=True)
    hand = page.get_by_role("group", name="Your hand")
    partner = page.get_by_role("group", name=re.compile("your partner.*has chosen"))
    # Who chooses first depends on the seat that leads: the partner is to come before me.
    seed = next(seed for seed in map(str, range(100)) if Game("dog", 4, seed=seed).turn == 2)
    with server.dealing(seed):
        play_now(page, "dog")
    Clicker(page, seed=2).wait()
    expect(hand.get_by_role("button")).to_have_count(6)
    expect(page.locator("main.table")).to_have_attribute("data-moving", "false")
    expect(partner).to_be_visible()
    # What it is nobody sees yet.
    expect(hand.locator(".coming")).to_be_visible()
    hand.get_by_role("button").first.tap()
    page.get_by_role("button", name="Give", exact=True).tap()
    expect(hand.locator(".coming")).to_have_count(0)
    expect(page.locator(".flight")).to_have_count(0)


def test_without_motion_nothing_is_on_its_way(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    play_now(page, "dog-kids")
    clicker = Clicker(page, seed=6)
    clicker.wait()
    page.evaluate(WATCH)
    assert not clicker.play(4)
    assert page.evaluate(WALKED) == 1
