"""People who have played together find each other again: one tap to ask, one to join."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Dialog, Page, expect

from tests.browser.conftest import NewPerson, shot
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table, make_table, play_out, sit_down


def have_played(anna: Page, ben: Page) -> None:
    anna.goto(table := make_table(anna, "dog-kids", "me", "bot:beginner", "open", "bot:beginner"))
    sit_down(ben, table, "Ben")
    play_out(table, anna, ben)
    for page in (anna, ben):
        expect(page.get_by_role("region", name="The game is over.")).to_be_visible()


def press(page: Page, name: str, *, phone: bool) -> None:
    button = page.get_by_role("button", name=name, exact=True)
    button.tap() if phone else button.click()


@pytest.mark.parametrize("phone", [False, True])
def test_someone_you_played_with_is_asked_with_one_tap_and_joins_with_one(
    person: NewPerson, own_server: Serving, phone: bool
) -> None:
    anna, ben = (person(own_server.url, phone=phone) for _ in range(2))
    have_played(anna, ben)
    ben.goto("/help")
    anna.goto("/")
    people = anna.get_by_role("region", name="People you’ve played with")
    expect(people.get_by_role("listitem")).to_contain_text(re.compile("Ben.*here now", re.DOTALL))
    expect(people).to_contain_text("one game together")
    shot(anna, f"people-home-{phone}")
    press(anna, "Ask Ben to play", phone=phone)
    expect(anna.get_by_role("heading", name="Waiting for players")).to_be_visible()
    # It reaches him on the page that he has open.
    said = ben.get_by_test_id("invitation")
    expect(said).to_contain_text("Anna asks you to play DOG Kids.")
    shot(ben, f"people-asked-{phone}")
    press(ben, "Join", phone=phone)
    for page in (anna, ben):
        at_the_table(page)
    expect(ben).to_have_url(anna.url)
    expect(said).to_have_count(0)


def test_an_invitation_can_wait_and_a_person_can_be_removed(
    person: NewPerson, own_server: Serving
) -> None:
    anna, ben = person(own_server.url), person(own_server.url)
    have_played(anna, ben)
    anna.goto("/games")
    anna.get_by_role("button", name="Ask Ben to play").click()
    expect(anna.get_by_role("heading", name="Waiting for players")).to_be_visible()
    ben.goto("/games")
    ben.get_by_role("button", name="Not now").click()
    expect(ben.get_by_test_id("invitation")).to_have_count(0)
    people = ben.get_by_role("region", name="People you’ve played with")
    expect(people).to_contain_text("Anna")
    asked: list[str] = []

    def yes(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept()

    ben.once("dialog", yes)
    ben.get_by_role("button", name="Remove Anna").click()
    expect(people).to_have_count(0)
    assert "Neither of you will see the other here" in asked[0]
    # She does not see him any more either.
    anna.goto("/games")
    expect(anna.get_by_test_id("played-game")).to_be_visible()
    expect(anna.get_by_test_id("people")).to_have_count(0)


def test_a_stranger_sees_nobody(person: NewPerson, own_server: Serving) -> None:
    anna, ben, cid = (person(own_server.url) for _ in range(3))
    have_played(anna, ben)
    cid.goto(make_table(cid, "dog-kids", "me", "bot:beginner"))
    play_out(cid.url.removeprefix(own_server.url), cid)
    cid.goto("/games")
    expect(cid.get_by_test_id("played-game")).to_be_visible()
    expect(cid.get_by_test_id("people")).to_have_count(0)
