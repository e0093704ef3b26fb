"""A player is muted, blocked and reported at the table, and let in again in the settings."""

from __future__ import annotations

import pytest
from playwright.sync_api import Dialog, expect

from tests.browser.conftest import NewPerson, shot
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table, make_table, sit_down


@pytest.mark.parametrize("phone", [False, True])
def test_mute_block_report_and_let_in_again(
    person: NewPerson, own_server: Serving, phone: bool
) -> None:
    anna, ben = person(own_server.url, phone=phone), person(own_server.url)
    anna.goto(table := make_table(anna, "dog-kids", "me", "open"))
    sit_down(ben, table, "Ben")
    for page in (anna, ben):
        at_the_table(page)
    anna.locator('[data-action="more"]').press("Enter")
    anna.get_by_role("button", name="Players").press("Enter")
    sheet = anna.get_by_test_id("players-sheet")
    expect(sheet.get_by_role("listitem")).to_have_count(1)  # not oneself
    expect(sheet).to_contain_text("Ben")
    sheet.get_by_role("button", name="Report Ben").press("Enter")
    shot(anna, f"peace-{phone}")
    sheet.get_by_role("button", name="plays slowly on purpose").press("Enter")
    expect(sheet.get_by_role("status")).to_have_text("Thank you. The host will see the report.")
    # Muted: what he says with a reaction is not shown, and what a third one says would be.
    sheet.get_by_label("Mute Ben").check()
    asked: list[str] = []

    def yes(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept()

    anna.once("dialog", yes)
    sheet.get_by_role("button", name="Block Ben").press("Enter")
    expect(sheet.get_by_role("status")).to_have_text("Ben is blocked.")
    assert "You will not be paired again" in asked[0]
    anna.goto("/settings")
    blocked = anna.get_by_role("region", name="Blocked players")
    expect(blocked).to_contain_text("Ben")
    shot(anna, f"peace-blocked-{phone}")
    blocked.get_by_role("button", name="Unblock Ben").press("Enter")
    expect(blocked).to_have_count(0)


def test_a_muted_player_says_nothing_to_who_muted_them(
    person: NewPerson, own_server: Serving
) -> None:
    anna, ben = person(own_server.url), person(own_server.url)
    anna.goto(table := make_table(anna, "dog-kids", "me", "open"))
    sit_down(ben, table, "Ben")
    for page in (anna, ben):
        at_the_table(page)

    def greet() -> None:
        ben.locator('[data-action="gestures"]').click()
        ben.locator('[data-gesture="hello"]').click()

    said = anna.locator(".bubble")
    greet()
    expect(said).to_be_visible()
    expect(said).to_have_count(0)
    anna.locator('[data-action="more"]').click()
    anna.locator('[data-action="players"]').click()
    anna.get_by_label("Mute Ben").check()
    anna.locator('[data-action="close-sheet"]').click()
    heard = "() => { window.heard = 0; new MutationObserver(() => { if (document.querySelector("
    heard += (
        "'.bubble')) window.heard++ }).observe(document.body, {childList: true, subtree: true}) }"
    )
    anna.evaluate(heard)
    greet()
    expect(ben.locator(".bubble")).to_be_visible()
    anna.locator('[data-action="more"]').click()  # the page is alive, and has had its time
    expect(anna.locator('[data-action="players"]')).to_be_visible()
    assert anna.evaluate("window.heard") == 0
