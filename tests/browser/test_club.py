"""A club: founded in a minute, joined by its link or by asking, with its tables and roles."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson, shot
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table


def found(page: Page, name: str, who: str, joining: str = "link") -> str:
    """By keyboard, from the lobby; the address of the club."""
    page.goto("/lobby")
    page.get_by_role("link", name="Clubs").press("Enter")
    page.get_by_test_id("club-name").fill(name)
    page.get_by_label("Your name").fill(who)
    page.get_by_test_id(f"joining-{joining}").check(force=True)
    page.get_by_test_id("club-name").press("Enter")
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
    return page.get_by_test_id("invite-link").input_value()


@pytest.mark.parametrize("phone", [False, True])
def test_a_club_is_founded_joined_by_its_link_and_plays(
    person: NewPerson, own_server: Serving, phone: bool
) -> None:
    anna, ben = (person(own_server.url, phone=phone) for _ in range(2))
    link = found(anna, "Tock Club Lyon", "Anna")
    shot(anna, f"club-new-{phone}", whole=True)
    ben.goto(link)
    expect(ben.get_by_role("heading", name="Tock Club Lyon")).to_be_visible()
    expect(ben.get_by_test_id("club-members")).to_have_count(0)
    ben.get_by_label("Your name").fill("Benedikt der Zweite")
    shot(ben, f"club-join-{phone}", whole=True)
    ben.get_by_role("button", name="Join").press("Enter")
    members = ben.get_by_test_id("club-members")
    expect(members.get_by_role("listitem")).to_have_count(2)
    expect(members).to_contain_text(re.compile("Anna.*here now.*Founder", re.DOTALL))
    # A table of the club: its members see it and sit down.
    ben.get_by_test_id("club-table").press("Enter")
    ben.get_by_test_id("setup-game").select_option("dog-kids")
    ben.get_by_test_id("form-2-none").check(force=True)
    ben.get_by_test_id("sit-down").press("Enter")
    expect(ben.get_by_role("heading", name="Waiting for players")).to_be_visible()
    anna.reload()
    row = anna.get_by_test_id("club-tables").get_by_role("link")
    expect(row).to_contain_text("Join")
    shot(anna, f"club-table-{phone}", whole=True)
    row.press("Enter")
    anna.get_by_test_id("sit-1").press("Enter")
    at_the_table(anna)
    at_the_table(ben)
    anna.goto("/lobby")
    expect(anna.get_by_test_id("lobby-empty")).to_be_visible()  # it is for members alone


def test_who_asks_is_let_in_gets_a_role_and_the_founder_may_delete_the_club(
    person: NewPerson, own_server: Serving
) -> None:
    anna, ben = person(own_server.url, phone=True), person(own_server.url, quiet=False)
    link = found(anna, "Jeu de Toc", "Anna", "ask")
    ben.goto(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Ask to join").press("Enter")
    expect(ben.get_by_role("status")).to_contain_text("You have asked to join.")
    anna.reload()
    anna.get_by_role("button", name="Let Ben in").press("Enter")
    role = anna.get_by_role("combobox", name="Role of Ben")
    shot(anna, "club-roles", whole=True)
    role.select_option("organizer")
    ben.reload()
    members = ben.get_by_test_id("club-members")
    expect(members).to_contain_text(re.compile("Ben.*Organizer", re.DOTALL))
    expect(ben.get_by_test_id("club-settings")).to_have_count(0)
    ben.goto("/clubs")
    expect(ben.get_by_test_id("my-clubs")).to_contain_text("2 members")
    shot(ben, "clubs-mine", whole=True)
    anna.once("dialog", lambda dialog: dialog.accept())
    anna.get_by_role("button", name="Delete the club").press("Enter")
    expect(anna.get_by_role("heading", name="Clubs")).to_be_visible()
    ben.goto(link)
    expect(ben.get_by_test_id("fault")).to_contain_text("This club doesn’t exist any more")


def test_names_are_text_and_nothing_else(person: NewPerson, own_server: Serving) -> None:
    anna = person(own_server.url)
    attack = "<img src=x onerror=alert(1)>"
    anna.on("dialog", lambda dialog: pytest.fail(dialog.message))
    found(anna, attack, "<b>Anna</b>")
    expect(anna.get_by_test_id("club-members")).to_contain_text("<b>Anna</b>")
    assert anna.locator("main img").count() == 0
