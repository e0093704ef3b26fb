"""The rules are read, searched, pointed at and printed; cards explain themselves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import NewPerson
from tests.browser.reading import becomes, until
from tests.browser.serving import Serving
from tests.browser.setting_up import play_now
from tests.conftest import FULL
from tockwork import RULEBOOKS
from tockwork.locale import LANGUAGES
from tockwork.rulebooks import rulebook
from tockwork.rulebooks.examples import examples_of

PAGES = re.compile(rb"/Type\s*/Page\b")


def clauses(page: Page) -> list[str]:
    found: list[str] = page.locator("[data-rule]").evaluate_all("(all) => all.map((el) => el.id)")
    return found


def test_the_rules_are_searched_and_pointed_at(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    page.goto("/rules/dog-royal/ROY-23")
    king = page.locator("#ROY-23")
    expect(king).to_be_focused()
    expect(king).to_be_in_viewport()
    expect(king).to_contain_text("Only a king captures a king.")
    expect(king).to_contain_text("Our interpretation")
    # Every clause that moves a marble is drawn, the two games of Royal each on its board.
    drawn = [example.clause for _, example in examples_of("dog-royal", "ROY")]
    until(page, lambda: page.locator("[data-example]").count() == len(drawn))
    uses = page.locator("[data-example] use")
    there = "(all) => all.every((el) => document.querySelector(el.getAttribute('href')))"
    until(page, lambda: bool(uses.evaluate_all(there)))
    expect(
        page.get_by_role("img", name=re.compile("^Not allowed: Three. Only a king"))
    ).to_be_visible()

    whole = clauses(page)
    page.get_by_label("Search the rules").fill("MAGNET")
    until(page, lambda: len(clauses(page)) < len(whole) / 2)
    assert "ROY-8" in clauses(page)
    page.get_by_label("Search the rules").fill("roy-27")
    becomes(page, lambda: clauses(page), ["ROY-27"])
    page.get_by_label("Search the rules").fill("")
    # A number is an address.
    page.locator("#ROY-8").get_by_role("link", name="Rule ROY-8").click()
    expect(page).to_have_url(re.compile("/rules/dog-royal/ROY-8$"))
    expect(page.locator("#ROY-8")).to_be_focused()


@pytest.mark.parametrize("lang", LANGUAGES if FULL else ["de"])  # the longest words
def test_the_rules_of_every_game_print_on_two_pages(
    lang: str, person: NewPerson, server: Serving
) -> None:
    page = person(server.url, locale=lang)
    for rules in RULEBOOKS if FULL else ["dog-royal"]:
        page.goto(f"/rules/{rules}")
        drawn = len(examples_of(rules, rulebook(rules).prefix))
        expect(page.locator("[data-example]")).to_have_count(drawn)
        assert len(PAGES.findall(page.pdf(format="A4"))) <= 2, rules


def test_a_card_tells_what_it_does_and_could_do_now(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    play_now(page, "dog")
    seen = Clicker(page, seed=1).wait()
    result = page.get_by_role("tooltip")
    cards = page.get_by_role("group", name="Your hand").get_by_role("button")
    # A mouse that stays; the words of the clause lead to it, over the table.
    cards.first.hover()
    expect(result).to_contain_text(seen.cards[0])
    expect(result).to_contain_text("Possible now")
    expect(result).to_contain_text("Give Hugo")
    number = result.get_by_role("link")
    clause = number.inner_text()
    table = page.url
    number.click()
    sheet = page.get_by_role("dialog", name="Rules of DOG")
    expect(sheet.locator(f"#{clause}")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert page.url == table
    # A focus that stays, and what a screen reader says of it; Escape puts it away.
    page.mouse.move(5, 5)
    expect(result).to_have_count(0)
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(result).to_contain_text(seen.cards[1])
    expect(cards.nth(1)).to_have_accessible_description(re.compile("Possible now"))
    page.keyboard.press("Escape")
    expect(result).to_have_count(0)
    # A click lifts the card and asks nothing more.
    cards.first.click()
    expect(cards.first).to_have_attribute("aria-pressed", "true")


def test_on_a_phone_a_card_is_held_to_be_explained(person: NewPerson, server: Serving) -> None:
    page = person(server.url, phone=True)
    play_now(page, "dog-kids")
    Clicker(page, seed=1).wait()
    card = page.get_by_role("group", name="Your hand").get_by_role("button").first
    box = card.bounding_box()
    assert box is not None
    line = page.context.new_cdp_session(page)
    spot = [{"x": box["x"] + 20, "y": box["y"] + 30}]
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": spot})
    result = page.get_by_role("tooltip")
    expect(result).to_be_in_viewport(ratio=1)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    # Held is not tapped: it stays where it was, and the words stay to be read.
    expect(result).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "false")


def test_ranks_and_colours_explain_themselves_and_the_log_leads_to_the_rules(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url)
    play_now(page, "dog-royal")
    Clicker(page, seed=1).wait()
    result = page.locator("[data-explain-known]")
    # Whoever has no mouse comes to the marbles of the others by Tab and arrows.
    page.get_by_role("img", name="knight").first.focus()
    page.keyboard.press("ArrowRight")
    expect(result).to_contain_text("Citizen")
    expect(result.get_by_role("link", name="ROY-27")).to_be_visible()
    page.keyboard.press("Escape")
    expect(result).to_have_count(0)

    play_now(page, "dog-kids")
    clicker = Clicker(page, seed=1)
    clicker.wait()
    page.locator("circle[data-known='@0:3']").hover()
    expect(result.get_by_role("link", name="KID-7")).to_be_visible()
    page.mouse.move(5, 5)
    expect(result).to_have_count(0)
    page.get_by_role("img", name="doghouse 1: Red").first.focus()
    page.keyboard.press("ArrowRight")
    expect(result.get_by_role("link", name="KID-15")).to_be_visible()
    # The log says what was done without numbers; whoever looks back at it is shown the rule, whose
    # number leads there, over the table.
    clicker.turn()
    clicker.wait()
    log = page.get_by_role("region", name="Game log")
    expect(log.get_by_role("link")).to_have_count(0)
    log.locator("li.played button").first.click()
    number = page.locator(".past").get_by_role("link").first
    clause = number.inner_text()
    number.click()
    sheet = page.get_by_role("dialog", name="Rules of DOG Kids")
    expect(sheet.locator(f"#{clause}")).to_be_in_viewport()
