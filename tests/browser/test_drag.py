"""Cards are dragged from the hand with a mouse or a finger: onto a marble, a target, the middle."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import NewPerson
from tests.browser.reading import board, log_lines, text_of_hand
from tests.browser.serving import Serving
from tests.browser.setting_up import play_now

Point = tuple[float, float]
# A finger hides what it touches: the card reaches this far above it.
ABOVE_FINGER = 46


class Pointer:
    """A mouse, or on a phone a finger."""

    above = 0

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, at: Point) -> None:
        self.page.mouse.move(*at)
        self.page.mouse.down()

    def move(self, at: Point) -> None:
        self.page.mouse.move(*at, steps=6)

    def let_go(self) -> None:
        self.page.mouse.up()


class Finger(Pointer):
    above = ABOVE_FINGER

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._line = page.context.new_cdp_session(page)
        self._at = (0.0, 0.0)

    def _send(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def press(self, at: Point) -> None:
        self._at = at
        self._send("touchStart", at)

    def move(self, at: Point) -> None:
        (x, y), (to_x, to_y) = self._at, at
        for i in range(1, 7):
            self._send("touchMove", (x + (to_x - x) * i / 6, y + (to_y - y) * i / 6))
        self._at = at

    def let_go(self) -> None:
        self._send("touchEnd")


def centre(thing: Locator) -> Point:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@contextmanager
def carried(pointer: Pointer, card: Locator) -> Iterator[Callable[[Point], None]]:
    """The card is off the hand; it is let go in the end. What comes out leads it to a point."""
    pointer.press(centre(card))

    def lead(to: Point) -> None:
        pointer.move((to[0], to[1] + pointer.above))

    x, y = centre(card)
    lead((x, y - 60))
    expect(pointer.page.locator(".carried > div")).to_be_visible()
    yield lead
    pointer.let_go()


def middle(page: Page) -> Point:
    return centre(page.get_by_role("group", name="Board", exact=True))


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name="Your hand").get_by_role("button")


def asked_to_move(page: Page) -> tuple[Clicker, int]:
    """Plays until a card of the hand can go to a marble; the card's place in the hand."""
    play_now(page, "dog")
    clicker = Clicker(page, seed=4)
    while True:
        seen = clicker.wait()
        assert not seen.over
        for i, thing in enumerate(seen.hand if "choose a card" in seen.prompt else ()):
            if thing in seen.alive and "Seven" not in thing.name and "Joker" not in thing.name:
                return clicker, i
        clicker.turn()


@pytest.fixture(params=["mouse", "finger"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def player(person: NewPerson, server: Serving, kind: str) -> tuple[Page, Pointer]:
    page = person(server.url, phone=kind == "finger")
    return page, Finger(page) if kind == "finger" else Pointer(page)


def test_a_card_dragged_onto_a_target_is_shown_and_played(
    person: NewPerson, server: Serving, kind: str
) -> None:
    page, pointer = player(person, server, kind)
    clicker, index = asked_to_move(page)
    before, lines = board(page), len(log_lines(page))
    close_log(page, kind)
    with carried(pointer, hand(page).nth(index)) as lead:
        marbles = page.locator(".overlay .marble.mover")
        expect(marbles.first).to_be_visible()
        goal = page.locator(".overlay .ring, .overlay .marble.mover").last
        lead(centre(goal))
        expect(page.locator(".overlay .hot")).to_have_count(1)
    expect(page.locator(".hand .away")).to_have_count(0)
    while (now := clicker.look()).turn and now.confirm is None:
        thing = clicker.pick(now, "")
        assert thing is not None
        clicker.touch(thing)
    play = page.get_by_role("group", name="Your move").get_by_role("button", name="Play")
    expect(play).to_be_enabled()
    assert board(page) == before
    play.click()
    clicker.wait()
    assert len(log_lines(page)) > lines


def close_log(page: Page, kind: str) -> None:
    """On a phone the log lies over the table."""
    if kind == "finger":
        page.get_by_role("button", name="Close").click()


def test_a_card_let_go_elsewhere_or_with_escape_is_back_in_the_hand(
    person: NewPerson, server: Serving, kind: str
) -> None:
    page, pointer = player(person, server, kind)
    clicker, index = asked_to_move(page)
    before, cards = board(page), text_of_hand(page)
    card = hand(page).nth(index)

    # Back over the hand.
    with carried(pointer, card) as lead:
        assert not clicker.look().idle
        x, y = centre(card)
        lead((x, y - pointer.above + 10))
    expect(page.locator(".hand .away")).to_have_count(0)
    assert clicker.look().idle

    # Escape, although the card is held over a marble it could move.
    with carried(pointer, card) as lead:
        lead(centre(page.locator(".overlay .marble.mover").first))
        page.keyboard.press("Escape")
    expect(page.locator(".hand .away")).to_have_count(0)
    assert clicker.look().idle
    assert (board(page), text_of_hand(page)) == (before, cards)
    assert page.evaluate("scrollX + scrollY + (visualViewport?.scale ?? 1)") == 1

    # A tap still is a tap.
    card.tap() if kind == "finger" else card.click()
    expect(card).to_have_attribute("aria-pressed", "true")


def test_a_card_dragged_into_the_middle_is_given(
    person: NewPerson, server: Serving, kind: str
) -> None:
    page, pointer = player(person, server, kind)
    play_now(page, "dog")
    clicker = Clicker(page, seed=1)
    assert "give" in clicker.wait().prompt.lower()
    with carried(pointer, hand(page).first) as lead:
        lead(middle(page))
        expect(page.locator(".overlay .landing.hot")).to_be_visible()
    clicker.wait()
    assert any("You give" in line for line in log_lines(page)), log_lines(page)


def test_a_card_dragged_to_the_partner_is_given(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    play_now(page, "dog")
    clicker = Clicker(page, seed=1)
    assert "give" in clicker.wait().prompt.lower()
    with carried(Pointer(page), hand(page).first) as lead:
        partner = page.locator(".awaits [data-seat]")
        lead(centre(partner))
        expect(page.locator(".aimed")).to_be_visible()
    clicker.wait()
    assert any("You give" in line for line in log_lines(page)), log_lines(page)


def test_a_dead_card_put_on_the_board_says_why(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    play_now(page, "dog")
    clicker = Clicker(page, seed=2)
    while True:
        seen = clicker.wait()
        assert not seen.over
        dead = [i for i, thing in enumerate(seen.hand) if thing not in seen.alive]
        if dead and seen.alive:
            break
        clicker.turn()
    with carried(Pointer(page), hand(page).nth(dead[0])) as lead:
        lead(middle(page))
    expect(page.locator("[data-why]")).to_be_visible()
    assert clicker.look().idle
