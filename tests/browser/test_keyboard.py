"""Everything by keyboard: from the shelf to own moves, and one always sees where one is."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.clicker import CONFIRM, Clicker
from tests.browser.conftest import NewPerson
from tests.browser.reading import until
from tests.browser.serving import Serving
from tests.browser.setting_up import play_button, play_now

# What has the focus, and whether something can be seen of it: an outline around it, or a mark
# of the focus colour inside (marbles and rings are drawn).
FOCUS = """() => {
  const el = document.activeElement;
  const style = getComputedStyle(el);
  const said = el.getAttribute('aria-label') ?? el.innerText ?? '';
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--focus').trim();
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = colour;
  const wanted = getComputedStyle(probe).color;
  probe.remove();
  const box = el.getBoundingClientRect();
  return {
    tag: el.tagName.toLowerCase(),
    name: said.replace(/\\s+/g, ' ').trim(),
    where: el.closest('[role=group][aria-label]')?.getAttribute('aria-label') ?? '',
    ringed: (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2)
      || [...el.querySelectorAll('*')].some((part) => getComputedStyle(part).stroke === wanted),
    onScreen: box.width > 0 && box.bottom > 0 && box.top < innerHeight,
  };
}"""


# A card that can be played.
ALIVE = r"^(?!.*cannot be played now).+: "


class Keys:
    def __init__(self, page: Page) -> None:
        self.page = page

    def focus(self) -> dict[str, str]:
        """What has the focus; it must be seen."""
        found: dict[str, str] = self.page.evaluate(FOCUS)
        if found["tag"] != "body":
            assert found["ringed"], f"no visible focus on {found}"
            assert found["onScreen"], f"the focus is out of sight: {found}"
        return found

    def tab_to(self, name: str, where: str = "", most: int = 90) -> None:
        """Tab until something of that name has the focus; inside a group arrows go on."""
        for _ in range(most):
            self.press("Tab")
            for _ in range(12):
                now = self.focus()
                if now["where"] != where:
                    break
                if re.search(name, now["name"]):
                    return
                if not where:
                    break
                self.press("ArrowRight")
        raise AssertionError(f"{name!r} is not reached by Tab and arrows")

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)


def own_move(page: Page, keys: Keys) -> None:
    """One answer: a card, and Enter on whatever the focus is led to."""
    keys.tab_to(ALIVE, where="Your hand")
    keys.press("Enter")
    for _ in range(40):
        now = keys.focus()
        assert now["where"] in ("Your hand", "Board", "Your move"), f"led astray: {now}"
        keys.press("Enter")
        if now["name"] in CONFIRM:
            # Nobody is left without a place: the hand has the focus again.
            until(page, lambda: keys.focus()["where"] == "Your hand")
            return
    raise AssertionError("no answer by keyboard")


def test_from_the_shelf_to_several_moves_without_a_mouse(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    keys = Keys(page)
    keys.press("Tab")
    assert keys.focus()["name"] == "Skip to the content"
    keys.press("Enter")
    keys.tab_to("Play now.*DOG Kids|DOG Kids.*now")
    keys.press("Enter")
    clicker = Clicker(page, seed=1)
    for _ in range(4):
        assert clicker.wait().turn
        own_move(page, keys)

    # Arrows move among the cards, Escape puts a card back.
    clicker.wait()
    keys.tab_to(": ", where="Your hand")
    first = keys.focus()["name"]
    keys.press("ArrowRight")
    assert keys.focus()["where"] == "Your hand"
    keys.press("ArrowLeft")
    assert keys.focus()["name"] == first
    if not re.search(ALIVE, first):
        keys.tab_to(ALIVE, where="Your hand")
    keys.press("Enter")
    assert not clicker.look().idle
    keys.press("Escape")
    assert clicker.look().idle


def test_tab_stops_once_in_each_group_of_the_table(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    play_now(page, "DOG Kids")
    assert len(Clicker(page, seed=1).wait().hand) > 1
    keys = Keys(page)
    keys.tab_to(ALIVE, where="Your hand")
    stops: list[str] = []
    while (where := keys.focus()["where"]) in ("Your hand", "Board", "Your move"):
        stops.append(where)
        keys.press("Tab")
    assert stops.count("Your hand") == 1
    # Marbles, and where they may go.
    assert stops.count("Board") <= 2
    # Buttons, and what the card and its marbles may be.
    assert stops.count("Your move") <= 2


def test_a_key_held_down_does_not_answer_the_next_question(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url)
    play_now(page, "DOG")
    clicker, keys = Clicker(page, seed=1), Keys(page)
    assert clicker.wait().turn
    keys.tab_to(ALIVE, where="Your hand")
    # Pressed, and then repeated as a keyboard does.
    page.keyboard.down("Enter")
    for _ in range(3):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert keys.focus()["name"] == "Give"
    assert clicker.look().confirm is not None


def test_the_last_move_is_read_and_a_card_explained_by_one_key(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url)
    page.goto("/")
    keys = Keys(page)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    keys.tab_to("Play now.*Tock 6|Tock 6.*now")
    keys.press("Enter")
    assert Clicker(page, seed=1).wait().turn
    keys.tab_to(": ", where="Your hand")
    card = keys.focus()["name"].split(":")[0]
    keys.press("?")
    told = page.get_by_role("status", name="Why not?")
    expect(told).to_contain_text(card)
    keys.press("Escape")
    expect(told).to_have_count(0)


def test_the_list_alone_is_enough_to_play(person: NewPerson, server: Serving) -> None:
    """The board as a table of places, and every answer as a button in words."""
    page = person(server.url)
    page.goto("/settings")
    page.get_by_role("switch", name="Choices as a list").check()
    page.goto("/")
    play_button(page, "DOG").click()
    choices = page.get_by_role("region", name="What you can do")
    places = page.get_by_role("region", name="The board")
    expect(places.get_by_role("row")).to_have_count(5)
    for _ in range(5):
        choices.locator("summary, [data-choice]").first.wait_for()
        before = places.inner_text() + choices.inner_text()
        for group in choices.locator("details:not([open]) summary").all():
            group.click()
        choices.locator("[data-choice]").first.click()
        until(page, lambda old=before: places.inner_text() + choices.inner_text() != old)
