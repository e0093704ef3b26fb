"""After the game all hands are open, at the seats, for eyes and for ears."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Finished, NewPerson
from tests.browser.reading import becomes
from tests.browser.serving import Serving

# What every seat shows after the end, as drawn: card by card, or nothing for an empty hand.
OPEN = """() => Object.fromEntries([...document.querySelectorAll('[data-seat]')].map((seat) => {
  const shown = seat.closest('li').querySelector('[data-open-hand]');
  return [seat.dataset.seat, shown ? shown.querySelectorAll('svg').length : 0];
}))"""


def held(page: Page, over: str) -> list[list[str]]:
    """The hands as the server tells them after the end."""
    answer = page.request.get(over.replace("/table/", "/api/tables/") + "/view")
    hands: list[list[str]] = answer.json()["hands"]
    assert any(hands), "a game that ends with cards in somebody's hand is wanted here"
    return hands


def check_open(page: Page, over: str, *, mine: int | None) -> None:
    page.goto(over)
    expect(page.get_by_role("region", name="The game is over.")).to_be_visible()
    hands = held(page, over)
    wanted = {str(seat): 0 if seat == mine else len(hand) for seat, hand in enumerate(hands)}
    becomes(page, lambda: page.evaluate(OPEN), wanted)
    width, height = page.viewport_size["width"], page.viewport_size["height"]  # type: ignore[index]
    for fan in page.locator("[data-open-hand]").all():
        box = fan.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width + 1
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height


def test_after_the_end_every_seat_shows_its_hand(
    person: NewPerson, server: Serving, finished: Finished
) -> None:
    page = person(server.url, storage_state=finished.memory)
    check_open(page, finished.path, mine=0)


def test_after_the_end_every_seat_shows_its_hand_on_a_phone(
    person: NewPerson, server: Serving, finished: Finished
) -> None:
    page = person(server.url, phone=True, storage_state=finished.memory)
    check_open(page, finished.path, mine=0)
    # The own cards are not hidden behind the panel that says who won.
    panel = page.locator("[data-end]").bounding_box()
    assert panel is not None
    for card in page.get_by_role("group", name="Your hand").get_by_role("button").all():
        box = card.bounding_box()
        assert box is not None
        assert box["y"] >= panel["y"] + panel["height"] - 4


def test_a_spectator_sees_every_hand_after_the_end(
    person: NewPerson, server: Serving, finished: Finished
) -> None:
    check_open(person(server.url), finished.path, mine=None)


def test_a_screen_reader_hears_every_hand_after_the_end(
    person: NewPerson, server: Serving, finished: Finished
) -> None:
    page = person(server.url, storage_state=finished.memory)
    page.goto(finished.path)
    told = page.locator("[data-live]")
    expect(told).to_contain_text("All hands are open.")
    hands = held(page, finished.path)
    seats = page.get_by_role("list", name="Players").get_by_role("group")
    expect(seats).to_have_count(len(hands))
    for hand in hands:
        if not hand:
            expect(told).to_contain_text(re.compile(": no cards\\."))
    # The words for the cards are those of the live region; the seats say the same.
    said = told.inner_text()
    for name in seats.all():
        label = name.get_attribute("aria-label") or ""
        player = label.removeprefix("You, ").split(",")[0]
        cards = re.search(rf"{re.escape(player)}: ([^.]+)\.", said)
        assert cards, said
        assert cards[1] == "no cards" or cards[1] in label
