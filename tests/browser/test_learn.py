"""A first game: by finger and by keyboard, wrong tries, leaving and coming back, the real game."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.learning import Learner
from tests.browser.reading import becomes, board, until
from tests.browser.readings import READINGS
from tests.browser.serving import Serving
from tests.browser.test_keyboard import LISTEN
from tests.conftest import FULL
from tockwork import RELATED, RULEBOOKS


def kept(page: Page, rules: str) -> dict[str, Any]:
    """What the device knows of somebody's progress."""
    learned = json.loads(page.evaluate("localStorage.getItem('tockwork.learn') ?? '{}'"))
    found: dict[str, Any] = learned["games"][rules]
    return found


def inside(page: Page, what: str) -> bool:
    """Whether it can be seen whole, and lies on nothing of the board."""
    found: bool = page.evaluate(
        """(what) => {
          const box = (name) => document.querySelector(name).getBoundingClientRect();
          const [part, wood] = [box(what), box('.board')];
          const apart = part.top >= wood.bottom - 1 || part.left >= wood.right - 1;
          return apart && part.left >= 0 && part.right <= innerWidth && part.bottom <= innerHeight;
        }""",
        what,
    )
    return found


# Whether nothing of what a step says is cut, or would have to be pushed.
WHOLE = """() => {
  const words = document.querySelector('[data-step] .middle');
  return words.clientHeight > 20 && words.scrollHeight <= words.clientHeight + 1;
}"""


def test_what_a_step_says_is_seen_whole(person: NewPerson, server: Serving) -> None:
    page = person(server.url, locale="fr-FR")
    page.goto("/learn/dog")
    Learner(page, "dog").at("goal")
    for width, height in ((360, 640), (390, 760), (844, 390), (768, 1024), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        until(page, lambda: bool(page.evaluate(WHOLE)) and inside(page, "[data-step]"))


def test_dog_is_learned_by_finger_on_a_phone(person: NewPerson, server: Serving) -> None:
    page = person(server.url, phone=True)
    page.goto("/")
    page.get_by_test_id("learn-first").tap()
    learner = Learner(page, "dog", finger=True)
    learner.at("goal")
    until(page, lambda: inside(page, "[data-step]"))
    expect(page.locator(".arrows path.tip").first).to_be_attached()
    learner.right("goal")
    learner.go_on("goal")

    # A wrong try is carried out and explained with its rule; then it is asked again.
    learner.at("start")
    before = board(page)
    learner.wrong("start", "6: 9>15")
    until(page, lambda: board(page)["0:0"] == "15")
    expect(page.locator("[data-said]")).to_contain_text("That card only moved a marble.")
    until(page, lambda: inside(page, "[data-step]"))
    # The number of the rule leads to it, over the board.
    page.locator("[data-rule]").get_by_role("link", name="DOG-8").tap()
    sheet = page.get_by_role("dialog", name="Rules of DOG")
    expect(sheet.locator("#DOG-8")).to_be_in_viewport()
    sheet.get_by_role("button", name="Close").tap()
    learner.touch('[data-action="again"]')
    learner.at("start")
    becomes(page, lambda: board(page), before)
    expect(page.locator('[data-action="show-me"]')).to_have_count(0)
    # A card that is refused is a try as well; after two it can be shown.
    page.locator('.hand [data-card="6"]').tap()
    page.locator('[data-action="back"]').tap()
    learner.wrong("start", "10: 9>19")
    learner.touch('[data-action="again"]')
    learner.at("start")
    learner.touch('[data-action="show-me"]')
    expect(page.locator("[data-shows]")).to_contain_text("Play the one-or-eleven")
    expect(page.locator(".arrows path.tip").first).to_be_attached()
    learner.right("start")
    assert kept(page, "dog")["tries"] == {"goal": 1, "start": 3}

    # Left in the middle, gone on with later.
    page.goto("/")
    expect(page.get_by_test_id("learn-dog")).to_be_visible()
    page.get_by_test_id("learn-dog").tap()
    learner.right("walk")
    learner.go_on("walk")
    learner.at("capture")

    # A guard that leaves its start: what others answer is seen.
    learner.jump("guard")
    learner.right("guard-blocks")
    learner.go_on("guard-blocks")
    learner.wrong("guard-keeps", "5: 0>5")
    until(page, lambda: board(page)["0:0"] == "R")
    expect(page.locator("[data-said]")).to_contain_text("Mila captured it")
    learner.touch('[data-action="again"]')
    learner.right("guard-keeps")

    for theme, steps in (("seven", ["seven", "seven-own"]), ("exchange", ["exchange"])):
        learner.jump(theme)
        for step in steps:
            learner.right(step)
            learner.go_on(step)
    learner.right("nothing")
    expect(page.locator("[data-said]")).to_contain_text("you sit out until the next round")
    until(page, lambda: page.locator(".hand [data-card]").count() == 0)
    learner.go_on("nothing")
    learner.right("partner")
    learner.go_on("partner")

    # It ends inside a real game, where what is new is told once.
    learner.touch('[data-action="real-game"]')
    expect(page).to_have_url(re.compile(r"/table/[\w-]+\?coach=on$"))
    expect(page.locator('[data-hint="exchange"]')).to_contain_text("First you give Hugo a card.")
    expect(page.locator("[data-prompt]")).to_contain_text("Give Hugo, your partner, one card.")
    page.locator('[data-action="close-hint"]').tap()
    page.reload()
    expect(page.locator("[data-prompt]")).to_contain_text("Give Hugo")
    expect(page.locator("[data-hint]")).to_have_count(0)
    assert kept(page, "dog")["finished"]


def test_steps_are_done_and_heard_by_keyboard(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    page.goto("/learn/dog")
    learner = Learner(page, "dog")
    learner.at("goal")
    page.evaluate(LISTEN)
    said = page.locator("[data-step] [aria-live=polite]")
    expect(said).to_contain_text("Play the thirteen")
    page.keyboard.press("Tab")
    focus = page.locator(":focus")
    until(page, lambda: focus.count() == 1)
    for _ in range(12):
        if page.locator('.hand [data-card="13"]:focus').count():
            break
        page.keyboard.press("Tab")
    # Card, Play, Go on: the focus is led from one to the next.
    page.keyboard.press("Enter")
    expect(page.locator('[data-action="play"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(said).to_contain_text("There it is.")
    expect(page.locator('[data-action="go-on"]')).to_be_focused()
    page.keyboard.press("Enter")
    learner.at("start")
    expect(said).to_contain_text("Bring out another marble.")
    expect(page.locator(".hand :focus")).to_have_count(1)
    # The wrong one on purpose: the way back is under the finger too.
    for key in ("Home", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
        if page.locator('.hand [data-card="6"]:focus').count():
            break
    page.keyboard.press("Enter")
    expect(page.locator('[data-action="play"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator('[data-action="again"]')).to_be_focused()
    expect(said).to_contain_text("That card only moved a marble.")
    page.keyboard.press("Enter")
    learner.at("start")
    until(page, lambda: inside(page, "[data-step]"))


# Jeu de Toc has numbers that return on every arm: what is called by them must be told apart.
@pytest.mark.parametrize("rules", RULEBOOKS if FULL else ["toc"])
def test_a_first_game_by_what_is_read(rules: str, person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    page.goto(f"/learn/{rules}")
    learner = Learner(page, rules)
    hand = page.get_by_role("group", name="Your hand")
    tray = page.get_by_role("group", name="Your move")
    for step, (card, *names) in zip(learner.steps, READINGS[rules], strict=True):
        learner.at(step)
        if card != "-":
            hand.get_by_role("button", name=re.compile(f"^{card}: ")).click()
        for name in names:
            said, _, times = name.partition("*")
            found = tray.get_by_role("button", name=said)
            expect(found).to_have_count(1)
            for _ in range(int(times or 1)):
                found.click()
        play = tray.locator('[data-action="play"]')
        if learner.panel.get_attribute("data-state") == "asked" and play.count():
            play.click()
        learner.go_on(step)
    expect(page.locator('[data-action="real-game"]')).to_be_visible()
    assert kept(page, rules)["tries"] == dict.fromkeys(learner.steps, 1)


@pytest.mark.parametrize("rules", RELATED if FULL else ["jackaroo-complex", "tac"])
def test_a_related_game_is_learned_to_its_end(
    rules: str, person: NewPerson, server: Serving
) -> None:
    page = person(server.url)
    page.goto(f"/rules/{rules}")
    page.get_by_test_id("learn").click()
    learner = Learner(page, rules)
    for step in learner.steps:
        learner.right(step)
        learner.go_on(step)
    page.locator('[data-action="real-game"]').click()
    expect(page).to_have_url(re.compile(r"/table/[\w-]+\?coach=on$"))
    assert kept(page, rules)["finished"]


def test_a_game_that_is_not_there_says_so(person: NewPerson, server: Serving) -> None:
    page = person(server.url, quiet=False)
    page.goto("/learn/chess")
    expect(page.get_by_role("heading", level=1)).to_contain_text("chess")
