"""Browsers that delete what a page has stored after a week are named; the way back comes early."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.keeping import IPHONE, as_anna
from tests.browser.serving import Serving


def test_the_code_is_offered_early_and_once_at_each_place(
    person: NewPerson, remembering: Serving
) -> None:
    anna = as_anna(person, remembering, phone=True, user_agent=IPHONE)
    note = anna.get_by_test_id("week-note")
    end = anna.get_by_role("region", name="The game is over.")
    anna.goto("/table/over")
    expect(end.get_by_test_id("week-note")).to_contain_text("Safari deletes")
    expect(note.get_by_role("link", name="Get a code")).to_be_visible()
    anna.reload()
    expect(end).to_be_visible()
    anna.goto("/")
    expect(note).to_contain_text("Safari deletes")
    note.get_by_role("button", name="Not now").click()
    expect(note).to_have_count(0)
    anna.reload()
    expect(anna.get_by_role("heading", name="DOG", exact=True)).to_be_visible()
    expect(note).to_have_count(0)
    anna.get_by_role("link", name="My games").click()
    note.get_by_role("link", name="Get a code").click()
    expect(anna.locator("#lasting")).to_be_focused()
    expect(anna.locator("#lasting")).to_be_in_viewport()
    kept = anna.get_by_text(re.compile("^Safari deletes .* Export a file now and then"))
    expect(kept).to_be_visible()


def test_whoever_has_a_code_is_left_alone(person: NewPerson, remembering: Serving) -> None:
    anna = as_anna(person, remembering, user_agent=IPHONE)
    anna.goto("/games")
    expect(anna.get_by_test_id("week-note")).to_be_visible()
    anna.get_by_test_id("recovery-get").click()
    expect(anna.get_by_test_id("recovery-code")).to_be_visible()
    with anna.expect_response("**/api/me/devices"):
        anna.goto("/table/over")
    expect(anna.get_by_role("region", name="The game is over.")).to_be_visible()
    expect(anna.get_by_test_id("week-note")).to_have_count(0)


def test_other_browsers_and_newcomers_are_told_nothing(
    person: NewPerson, remembering: Serving
) -> None:
    anna = as_anna(person, remembering)
    note = anna.get_by_test_id("week-note")
    anna.goto("/table/over")
    expect(anna.get_by_role("region", name="The game is over.")).to_be_visible()
    expect(note).to_have_count(0)
    anna.goto("/games")
    expect(anna.get_by_test_id("played-game")).to_be_visible()
    expect(note).to_have_count(0)
    newcomer = person(remembering.url, user_agent=IPHONE)
    newcomer.goto("/")
    expect(newcomer.get_by_test_id("learn-first")).to_be_visible()
    expect(newcomer.get_by_test_id("week-note")).to_have_count(0)
