"""Everything by keyboard: from the shelf to own moves, and one always sees where one is."""

from __future__ import annotations

import re
from functools import partial

from playwright.sync_api import Locator, Page, expect

from tests.browser.clicker import CONFIRM, Clicker, Seen, Thing
from tests.browser.conftest import NewPerson
from tests.browser.reading import becomes, until
from tests.browser.serving import Serving
from tests.browser.setting_up import make_table, play_button, play_now

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
    at: [...document.querySelectorAll('*')].indexOf(el),
    name: said.replace(/\\s+/g, ' ').trim(),
    where: el.closest('[role=group][aria-label]')?.getAttribute('aria-label') ?? '',
    ringed: (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2)
      || [...el.querySelectorAll('*')].some((part) => getComputedStyle(part).stroke === wanted),
    onScreen: box.width > 0 && box.bottom > 0 && box.top < innerHeight,
  };
}"""


# A card that can be played.
ALIVE = r"^(?!.*can’t be played now).+: "

# What a screen reader would say: every line that comes to the live region.
LISTEN = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const change of changes) for (const line of change.addedNodes) {
      if (line.textContent.trim()) window.heard.push(line.textContent.trim());
    }
  }).observe(document.querySelector('[data-live]'), {childList: true, subtree: true});
}"""

# Where reading begins, without anything to press.
PLACES = ("body", "main")


class Keys:
    def __init__(self, page: Page) -> None:
        self.page = page

    def focus(self) -> dict[str, str]:
        """What has the focus; it must be seen."""
        found: dict[str, str] = self.page.evaluate(FOCUS)
        if found["tag"] not in PLACES:
            assert found["ringed"], f"no visible focus on {found}"
            assert found["onScreen"], f"the focus is out of sight: {found}"
        return found

    def reach(self, name: str, where: str = "", most: int = 90) -> None:
        """Goes to something of that name: Tab from place to place, arrows inside a group."""
        for _ in range(most):
            now = start = self.focus()
            while now["where"] == where and now["tag"] not in PLACES:
                if re.search(name, now["name"]):
                    return
                if not where:
                    break
                self.press("ArrowRight")
                now = self.focus()
                if now["at"] == start["at"]:
                    break
            self.press("Tab")
        raise AssertionError(f"{name!r} is not reached by keyboard")

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)


class Typist(Clicker):
    """Sees what everybody sees, and has no mouse."""

    def touch(self, thing: Thing) -> None:
        self.touched.add(thing.name)
        keys = Keys(self.page)
        keys.reach(f"^{re.escape(thing.name)}", where=thing.where)
        keys.press("Enter")

    def put_back(self, seen: Seen) -> None:
        self.page.keyboard.press("Escape")


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
    keys.reach("Play now.*DOG Kids|DOG Kids.*now")
    keys.press("Enter")
    clicker = Typist(page, seed=1)
    assert not clicker.play(2)

    # Arrows move among the cards, Escape puts a card back.
    while not clicker.wait().alive:
        clicker.turn()
    keys.reach(": ", where="Your hand")
    first = keys.focus()["name"]
    keys.press("ArrowRight")
    assert keys.focus()["where"] == "Your hand"
    keys.press("ArrowLeft")
    assert keys.focus()["name"] == first
    if not re.search(ALIVE, first):
        keys.reach(ALIVE, where="Your hand")
    keys.press("Enter")
    assert not clicker.look().idle
    keys.press("Escape")
    assert clicker.look().idle


def test_a_whole_game_without_a_mouse(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    page.goto(make_table(page, "dog-kids", "me", "bot:beginner"))
    typist = Typist(page, seed=3)
    typist.play_to_the_end()
    assert typist.turns > 5
    Keys(page).reach("^Play again$")


def test_the_focus_is_led_from_the_card_to_play_and_back_to_the_hand(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url)
    play_now(page, "dog")
    clicker, keys = Clicker(page, seed=1), Keys(page)
    for turn in range(4):
        assert clicker.wait().turn
        if turn == 0:
            keys.reach(ALIVE, where="Your hand")
        # No Tab and no arrow: whatever is asked has the focus.
        until(page, lambda: bool(re.search(ALIVE, keys.focus()["name"])))
        for _ in range(40):
            now = keys.focus()
            assert now["where"] in ("Your hand", "Board", "Your move"), f"led astray: {now}"
            keys.press("Enter")
            if now["name"] in CONFIRM:
                break
        else:
            raise AssertionError("Enter alone does not answer")


def test_tab_stops_once_in_each_group_of_the_table(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    play_now(page, "dog-kids")
    assert len(Clicker(page, seed=1).wait().hand) > 1
    keys = Keys(page)
    keys.reach(": ", where="Your hand")
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
    play_now(page, "dog")
    clicker, keys = Clicker(page, seed=1), Keys(page)
    assert clicker.wait().turn
    keys.reach(ALIVE, where="Your hand")
    # Pressed, and then repeated as a keyboard does.
    for _ in range(4):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert keys.focus()["name"] == "Give"
    assert clicker.look().confirm is not None


def test_every_move_is_heard_once(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    play_now(page, "dog-kids")
    clicker = Typist(page, seed=2)
    clicker.wait()
    page.evaluate(LISTEN)
    assert not clicker.play(3)
    clicker.wait()

    def heard(*begins: str) -> int:
        lines: list[str] = page.evaluate("() => window.heard")
        return sum(line.startswith(begins) for line in lines)

    # The question comes once for each turn.
    becomes(page, lambda: heard("Your turn"), 3)
    assert heard("You play", "You take") == 3, page.evaluate("() => window.heard")


def test_the_last_move_is_read_and_a_card_explained_by_one_key(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url)
    page.goto("/")
    keys = Keys(page)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    keys.reach("Play now.*Tock 6|Tock 6.*now")
    keys.press("Enter")
    assert Clicker(page, seed=1).wait().turn
    keys.reach(": ", where="Your hand")
    card = keys.focus()["name"].split(":")[0]
    keys.press("?")
    result = page.get_by_role("status", name="Why not?")
    expect(result).to_contain_text(card)
    keys.press("Escape")
    expect(result).to_have_count(0)


def told_otherwise(places: Locator, choices: Locator, before: str) -> bool:
    return places.inner_text() + choices.inner_text() != before


def test_the_list_alone_is_enough_to_play(person: NewPerson, server: Serving) -> None:
    """The board as a table of places, and every answer as a button in words."""
    page = person(server.url)
    page.goto("/settings")
    page.get_by_role("switch", name="List view").check()
    page.goto("/")
    play_button(page, "DOG").click()
    choices = page.get_by_role("region", name="Your options")
    places = page.get_by_role("region", name="The board")
    expect(places.get_by_role("row")).to_have_count(5)
    for _ in range(5):
        choices.locator("summary, [data-choice]").first.wait_for()
        before = places.inner_text() + choices.inner_text()
        while (closed := choices.locator("details:not([open]) summary")).count():
            closed.first.click()
        choices.locator("[data-choice]").first.click()
        until(page, partial(told_otherwise, places, choices, before))


def test_in_the_list_the_focus_stays_with_the_question(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    page.goto("/settings")
    page.get_by_role("switch", name="List view").check()
    page.goto("/")
    play_button(page, "DOG").focus()
    keys = Keys(page)
    keys.press("Enter")
    choices = page.get_by_role("region", name="Your options")
    question = choices.get_by_role("heading")
    for _ in range(3):
        choices.locator("[data-choice]").first.wait_for()
        expect(question).to_be_focused()
        keys.reach("^(Give|.* – |Your marble)")
        keys.press("Enter")
