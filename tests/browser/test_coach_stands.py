"""Where the coach stands: on every screen it can be asked, and covers nothing that is needed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import Finished, NewPerson
from tests.browser.past import BLUNDER, COOKIE, Kind, blunder, find, write
from tests.browser.reading import cut, until
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table, make_table
from tests.browser.test_seven import shared
from tests.browser.test_table_in_use import stands_for

# Phones upright and on their side, tablets, windows, a large screen.
Screens = tuple[tuple[int, int], ...]
SCREENS: Screens = (
    (360, 640),
    (390, 760),
    (412, 915),
    (667, 375),
    (844, 390),
    (768, 1024),
    (800, 600),
    (1000, 600),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
)
# Where the log lies beside the question, or over the board only.
LOGGED = tuple((width, height) for width, height in SCREENS if width >= 1000)
COACH = "localStorage['tockwork.settings'] ??= JSON.stringify({coach: true})"
NEEDED = "[data-action=hint], .tray .actions button, .first button"
# Where the question ends, the cards begin; a lifted one may rise beside it.
APART = """() => {
  const ask = document.querySelector('.tray .prompt:not(.silent)')?.getBoundingClientRect();
  const covered = [...document.querySelectorAll('.held:not(.lifted)')].filter((card) => {
    const {left, right, top, bottom} = card.getBoundingClientRect();
    return ask && ask.width && ask.left < right - 8 && ask.right > left + 8
      && ask.top < bottom && ask.bottom > top + 6;
  });
  return covered.length === 0;
}"""


@pytest.fixture(scope="module")
def tables(folder: Path) -> Iterator[Serving]:
    """A server where a seven may be shared, and a joker may be much."""
    kinds = {
        "seven": Kind("dog", shared, say="Share", least=12),
        "joker": Kind("dog", stands_for, least=11),
    }
    running = Serving(write([find(name, kind) for name, kind in kinds.items()], folder)).start()
    yield running
    running.stop()


def show_log(page: Page, shown: bool) -> None:
    log = page.locator(".log-area")
    if log.is_visible() != shown:
        page.locator("[data-action=log]").click()
    expect(log).to_be_visible(visible=shown)


def on_every_screen(page: Page, state: str, screens: Screens = SCREENS) -> None:
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        # On a phone the options are a row that can be pushed sideways.
        options = ".option" if width >= 1000 else ".option:first-child"
        needed = page.locator(f"{NEEDED}, {options}").filter(visible=True)
        try:
            until(page, partial(stands_well, page, needed), patience=30)
        except AssertionError:
            wrong = cut(needed), page.evaluate(APART)
            raise AssertionError(f"{state} at {width}x{height}: {wrong}") from None


def stands_well(page: Page, needed: Locator) -> bool:
    hint = page.locator("[data-action=hint]")
    return hint.count() == 1 and cut(needed) == [] and page.evaluate(APART)


def test_a_hint_can_be_asked_for_on_every_screen(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    page.add_init_script(COACH)
    page.goto(make_table(page, "dog", "me", *["bot:casual"] * 3, called=False) + "?coach=on")
    at_the_table(page)
    Clicker(page, seed=1).wait()
    show_log(page, False)
    # What is told once stands there too.
    expect(page.locator(".first")).to_be_visible()
    on_every_screen(page, "asked")
    page.locator("[data-action=hint]").click()
    expect(page.locator("[data-coach-says] [data-hint]")).to_be_visible()
    page.locator(".held").first.click()
    on_every_screen(page, "a card to give")
    show_log(page, True)
    on_every_screen(page, "beside the log", LOGGED)


@pytest.mark.parametrize(("table", "card"), [("seven", "7"), ("joker", "joker")])
def test_a_hint_can_be_asked_for_while_a_card_is_lifted(
    table: str, card: str, person: NewPerson, tables: Serving
) -> None:
    page = person(tables.url)
    page.add_init_script(COACH)
    page.context.add_cookies([COOKIE | {"url": tables.url}])  # type: ignore[list-item]
    page.goto(f"/table/{table}")
    at_the_table(page)
    Clicker(page, seed=1).wait()
    show_log(page, False)
    page.locator(f'.held[data-card="{card}"]').first.click()
    expect(page.locator(".option").first).to_be_visible()
    on_every_screen(page, f"{card} lifted")
    page.locator("[data-action=hint]").click()
    page.locator("[data-action=hint]:enabled").click()
    expect(page.locator("[data-coach-says] [data-hint=move]")).to_be_visible()
    on_every_screen(page, "a hint")


# What the coach and what is told once say, and the boxes they say it on.
WORDS = ".advice p"
# Boxes of advice that lie over a seat, and words that something around them cuts off.
CUT_OR_OVER = """() => {
  const box = (one) => one.getBoundingClientRect();
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => box(one).width);
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const over = all('.advice .paper').flatMap((panel) => all('.seats [data-seat]')
    .filter((seat) => meet(box(panel), box(seat)))
    .map((seat) => `over ${seat.textContent.trim()}`));
  const within = ({ left, right, top, bottom }, around) => left >= around.left - 1
    && right <= around.right + 1 && top >= around.top - 1 && bottom <= around.bottom + 1;
  const cut = all('.advice p').filter((words) => {
    const shown = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (!within(box(words), shown) || words.scrollWidth > words.clientWidth + 1) return true;
    for (let around = words.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (`${overflowX}${overflowY}` !== 'visiblevisible' && !within(box(words), box(around)))
        return true;
    }
    return false;
  }).map((words) => `cut: ${words.textContent.trim()}`);
  return [...over, ...cut];
}"""
EVERYWHERE: Screens = (*SCREENS, (390, 844), (1440, 900))


def all_of_it_is_read(page: Page, state: str, screens: Screens = EVERYWHERE) -> None:
    """No box of the coach lies over a seat, and none of its words is cut or covered."""
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        try:
            until(page, lambda: not wrong_with(page), patience=30)
        except AssertionError:
            raise AssertionError(f"{state} at {width}x{height}: {wrong_with(page)}") from None


def wrong_with(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT_OR_OVER)
    return found + cut(page.locator(WORDS).filter(visible=True))


@pytest.mark.parametrize(("locale", "rules", "bots"), [("de", "dog", 3), ("en-GB", "dog", 5)])
def test_what_the_coach_says_is_never_cut_and_over_no_seat(
    person: NewPerson, server: Serving, locale: str, rules: str, bots: int
) -> None:
    page = person(server.url, locale=locale)
    page.add_init_script(COACH)
    page.goto(make_table(page, rules, "me", *["bot:casual"] * bots, called=False) + "?coach=on")
    page.locator("[data-action=close-log]").click()
    expect(page.locator("[data-action=hint]")).to_be_visible()
    all_of_it_is_read(page, "asked")
    page.locator("[data-action=hint]").click()
    expect(page.locator("[data-hint=card]")).to_be_visible()
    all_of_it_is_read(page, "a card")
    page.locator("[data-action=hint]").click()
    expect(page.locator("[data-hint=move]")).to_be_visible()
    all_of_it_is_read(page, "a move")


def test_a_verdict_is_read_whole_on_every_screen(
    person: NewPerson, server: Serving, finished: Finished
) -> None:
    """The longest there is: what it cost, what was better, and why."""
    page = person(server.url, storage_state=finished.memory)
    # Not one of the first games: nothing is softened.
    known = "localStorage['tockwork.learn'] = JSON.stringify({tables: ['a', 'b', 'c']})"
    page.add_init_script(f"{COACH}; {known}")
    page.goto(f"/table/{BLUNDER}")
    clicker = Clicker(page, 3)
    clicker.turn(use=[clicker.wait().cards[blunder().card or 0]])
    expect(page.locator("[data-verdict=very_bad]")).to_contain_text("%")
    show_log(page, False)
    all_of_it_is_read(page, "a verdict")
