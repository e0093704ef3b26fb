"""What people stumbled over at the table, each once mended: it does not come back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import NewPerson
from tests.browser.past import COOKIE, Kind, find, write
from tests.browser.reading import cut, log_lines, until
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table, make_table, play_button, play_now, sit_down


def stands_for(choice: Any) -> bool:
    return choice.verb == "play" and choice.as_card not in (None, choice.card)


KINDS = {
    "joker": Kind("dog", stands_for, least=11),
    "opening": Kind("dog-royal", lambda choice: choice.verb == "open"),
    "hop": Kind("dog-royal", lambda choice: choice.verb == "hop"),
    "swap": Kind("dog", lambda choice: choice.verb == "swap", least=2),
}


@pytest.fixture(scope="module")
def tables(folder: Path) -> Iterator[Serving]:
    """A server where games have come to such questions."""
    running = Serving(write([find(name, kind) for name, kind in KINDS.items()], folder)).start()
    yield running
    running.stop()


def seated(person: NewPerson, tables: Serving, table: str, **more: Any) -> Page:
    page = person(tables.url, **more)
    page.context.add_cookies([COOKIE | {"url": tables.url}])  # type: ignore[list-item]
    page.goto(f"/table/{table}")
    at_the_table(page)
    Clicker(page, seed=1).wait()
    return page


def box(thing: Locator) -> Any:
    found = thing.bounding_box()
    assert found is not None
    return found


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name="Your hand").get_by_role("button")


def prompt(page: Page) -> Locator:
    return page.locator("[data-prompt]")


def test_what_a_joker_can_be_is_seen_whole_beside_the_log(
    person: NewPerson, tables: Serving
) -> None:
    page = seated(person, tables, "joker", viewport={"width": 1440, "height": 900})
    expect(page.get_by_role("region", name="Game log")).to_be_visible()
    page.locator('.held[data-card="joker"]').first.click()
    meanings = page.locator(".option[data-as]")
    expect(meanings.nth(7)).to_be_visible()
    until(page, lambda: not cut(meanings))


def test_on_a_phone_every_rank_is_seen_and_a_dark_card_repeats_the_question(
    person: NewPerson, tables: Serving
) -> None:
    page = seated(person, tables, "opening", phone=True)
    chips = page.locator(".option[data-pick]")
    expect(chips).to_have_count(4)
    until(page, lambda: not cut(chips))
    # No card is asked for now; that is said, and not that somebody else is in turn.
    hand(page).first.tap()
    why = page.locator("[data-why]")
    expect(why).to_contain_text(prompt(page).inner_text())
    expect(why).not_to_contain_text("not your turn")


def test_a_dark_card_at_the_question_to_hop_repeats_it(person: NewPerson, tables: Serving) -> None:
    page = seated(person, tables, "hop", phone=True)
    expect(page.get_by_role("button", name="Hop", exact=True)).to_be_visible()
    hand(page).first.tap()
    why = page.locator("[data-why]")
    expect(why).to_contain_text(prompt(page).inner_text())
    expect(why).not_to_contain_text("not your turn")


def test_a_swap_says_whose_marble_and_the_log_which(person: NewPerson, tables: Serving) -> None:
    page = seated(person, tables, "swap")
    page.locator('.held[data-card="swap"]').first.click()
    if page.locator(".option[data-pick]").count():
        page.locator(".option[data-pick]").first.click()
    goals = page.locator(".option[data-goal] [aria-hidden]")
    expect(goals.first).to_be_visible()
    assert [w for w in goals.all_inner_texts() if not re.search(r"’s marble [A-D]", w)] == []
    goals.first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    swapped = re.compile(r"You play the swap card: your marble [A-D] swaps with \w+’s marble [A-D]")
    until(page, lambda: any(swapped.search(line) for line in log_lines(page)))
    # The card lies with the name of who played it.
    expect(page.locator(".laid .by").last).not_to_be_empty()


# What those who watch say is gone after a moment: it is kept as it comes.
SAID = """() => {
  globalThis.said = [];
  new MutationObserver(() => {
    for (const el of document.querySelectorAll('.outside[role=status]')) said.push(el.textContent);
  }).observe(document.body, {childList: true, characterData: true, subtree: true});
}"""


def test_with_others_at_the_table(person: NewPerson, server: Serving) -> None:
    """A lifted card stays when another chooses; the same click puts it back; who is away is said
    to be; who watches may say something."""
    anna, ben, eve = person(server.url), person(server.url), person(server.url)
    table = make_table(
        anna, "dog", "me", "bot:beginner", "open", "bot:beginner", takeover_seconds=3000
    )
    sit_down(ben, table, "Ben")
    anna.goto(table)
    at_the_table(anna)
    until(anna, lambda: "Give Ben" in prompt(anna).inner_text())
    first = hand(anna).first
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    two = Clicker(ben, seed=2)
    assert two.wait().turn
    two.turn()
    expect(anna.get_by_role("group", name=re.compile("^Ben,.*has chosen"))).to_be_visible()
    expect(first).to_have_attribute("aria-pressed", "true")
    first.click()
    expect(first).to_have_attribute("aria-pressed", "false")
    expect(anna.get_by_role("button", name="Give", exact=True)).to_have_count(0)
    expect(hand(anna)).to_have_count(6)

    anna.evaluate(SAID)
    eve.goto(table)
    eve.get_by_role("button", name="Reactions").click()
    expect(eve.get_by_role("button", name="Your move?")).to_have_count(0)
    eve.get_by_role("button", name="Ouch").click()
    anna.wait_for_function("() => globalThis.said.some((words) => words.includes('Ouch'))")

    # Ben goes; when it is his turn, Anna reads that he is away and for how long.
    Clicker(anna, seed=3).turn()
    ben.goto("about:blank")
    one = Clicker(anna, seed=4)

    def away() -> bool:
        if one.look().turn:
            one.turn()
        return "Ben is away. A bot takes over in" in prompt(anna).inner_text()

    until(anna, away)


def test_play_now_asks_how_strong_the_bots_are(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    for _ in range(5):
        make_table(page, "dog-kids", "me", "bot:beginner")
    page.goto("/")
    mine = page.get_by_role("region", name="Games in progress").get_by_role("listitem")
    expect(mine).to_have_count(3)
    page.get_by_test_id("all-tables").click()
    expect(mine).to_have_count(5)
    # A newcomer is not asked; after a first game there is a choice.
    owl = page.get_by_role("radio", name="Owl")
    expect(owl).to_have_count(0)
    play_button(page, "DOG").click()
    at_the_table(page)
    page.goto("/")
    owl.press("Space")  # a click could miss it: the games in progress come above it meanwhile
    expect(owl).to_be_checked()
    play_button(page, "DOG").click()
    at_the_table(page)
    seats = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["seats"]
    assert [seat["level"] for seat in seats if not seat["mine"]] == ["master"] * 3


def test_setting_up_asks_first_who_one_is(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    page.goto("/setup?rules=dog")
    expect(page.get_by_role("radio", name="Me on this device")).to_be_checked()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Start the game").click()
    at_the_table(page)
    expect(page.get_by_role("group", name=re.compile("^You, Anna"))).to_be_visible()


# Every pair of "something walks" and "what is asked" that was to be seen.
WATCH = """() => {
  globalThis.pairs = new Set();
  const look = () => {
    const main = document.querySelector('main[data-moving]');
    const words = document.querySelector('[data-prompt]')?.innerText.trim();
    if (main) globalThis.pairs.add(`${main.dataset.moving} ${words ?? ''}`);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_the_words_follow_the_board(person: NewPerson, server: Serving) -> None:
    page = person(server.url, reduced_motion="no-preference")
    play_now(page, "toc")
    page.evaluate(WATCH)
    clicker = Clicker(page, seed=5)
    for _ in range(2):
        clicker.wait()
        until(page, lambda: bool(clicker.look().alive))  # cards that are dealt fade in
        clicker.turn()
    clicker.wait()
    pairs: list[str] = page.evaluate("() => [...globalThis.pairs]")
    assert any(pair.startswith("true") for pair in pairs), "nothing was seen on its way"
    assert [p for p in pairs if p.startswith("true") and "thinking" in p] == []
    assert [p for p in pairs if p.startswith("true") and "Your turn" in p] == []


def test_a_replay_follows_the_arrow_keys(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    page.goto("/replay/over")
    slider = page.get_by_test_id("replay-slider")
    expect(slider).to_be_visible()
    page.locator("h1").click()
    at = int(slider.input_value())
    page.keyboard.press("ArrowLeft" if at else "ArrowRight")
    expect(slider).not_to_have_value(str(at))
    page.keyboard.press("ArrowRight" if at else "ArrowLeft")
    expect(slider).to_have_value(str(at))


def fills(page: Page, width: float, most: float) -> bool:
    """The board is as wide as that, and the question not far below the seats."""
    below = box(prompt(page))["y"] - box(page.locator(".seats"))["y"]
    return bool(box(page.locator(".board-place"))["width"] >= width and 0 < below < most)


def test_the_question_stands_where_the_eye_is_and_the_partner_is_marked(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url)
    play_now(page, "dog")
    Clicker(page, seed=1).wait()
    wood = page.locator(".board-place")

    def under_the_board() -> bool:
        asked, board = box(prompt(page)), box(wood)
        return bool(
            abs(asked["x"] + asked["width"] / 2 - board["x"] - board["width"] / 2) < 30
            and asked["y"] > board["y"] + board["height"] * 0.9
            and asked["y"] + asked["height"] <= box(hand(page).first)["y"] + 4
        )

    until(page, under_the_board)
    size = prompt(page).evaluate("(el) => parseFloat(getComputedStyle(el).fontSize)")
    assert size >= 19
    expect(page.get_by_role("group", name=re.compile("^Hugo,.*your partner"))).to_be_visible()
    expect(page.locator("[data-partner]")).to_have_text("your partner")

    for width, height, least in ((360, 640, 0.9), (390, 844, 0.99)):
        page.set_viewport_size({"width": width, "height": height})
        until(page, partial(fills, page, least * width, height / 4))
