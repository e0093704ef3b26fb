"""The host's page: a link gives the role, a report is looked at, acted upon and settled."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Dialog, Page, expect

from tests.browser.conftest import NewPerson, shot
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table, make_table, sit_down
from tests.server.tables.test_peace import command


def link(server: Serving, role: str) -> str:
    """What the command line prints, beside the running server."""
    return command("role", "give", str(server.data), role).split()[-1]


def report(page: Page) -> None:
    """Reports the other player of the table for the name."""
    page.locator('[data-action="more"]').press("Enter")
    page.get_by_role("button", name="Players").press("Enter")
    sheet = page.get_by_test_id("players-sheet")
    sheet.get_by_role("button", name="Report Benito").press("Enter")
    sheet.get_by_role("button", name="offensive name").press("Enter")
    expect(sheet.get_by_role("status")).to_have_text("Thank you. The host will see the report.")


@pytest.mark.parametrize("phone", [False, True])
def test_a_host_opens_the_link_looks_acts_and_settles_by_keyboard(
    person: NewPerson, own_server: Serving, phone: bool
) -> None:
    anna, ben = person(own_server.url), person(own_server.url)
    anna.goto(table := make_table(anna, "dog-kids", "me", "open"))
    sit_down(ben, table, "Benito")
    for page in (anna, ben):
        at_the_table(page)
    report(anna)
    # Others see nothing there, and the link works once.
    anna.goto("/host")
    expect(anna.get_by_test_id("no-role")).to_be_visible()
    host = person(own_server.url, phone=phone)
    host.goto(link(own_server, "host"))
    one = host.get_by_role("article", name="Benito")
    expect(one).to_contain_text("offensive name")
    assert host.url.endswith("/host")  # the code is not left in the address
    shot(host, f"host-{phone}", whole=True)
    one.get_by_role("button", name="Look at the table").press("Enter")
    context = one.get_by_test_id("context")
    expect(context).to_contain_text("Benito")

    def yes(dialog: Dialog) -> None:
        dialog.accept()

    host.once("dialog", yes)
    context.get_by_role("button", name="Remove the name").press("Enter")
    expect(one.get_by_role("status")).to_have_text("The name is removed.")
    expect(context).not_to_contain_text("Benito")
    shot(host, f"host-context-{phone}", whole=True)
    one.get_by_label("Note for hosts").fill("Asked for another name.")
    one.get_by_role("button", name="Settle").press("Enter")
    expect(host.get_by_test_id("reports")).to_contain_text("No open reports.")
    host.get_by_label("Settled").check()
    expect(host.get_by_role("article", name="Benito")).to_be_visible()
    expect(host.get_by_label("Note for hosts")).to_have_value("Asked for another name.")
    shot(host, f"host-settled-{phone}", whole=True)
    host.reload()
    expect(host.get_by_test_id("reports")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_a_host_edits_the_list_of_names_and_players_hear_of_it(
    person: NewPerson, own_server: Serving, phone: bool
) -> None:
    host, anna = person(own_server.url, phone=phone), person(own_server.url, quiet=False)
    host.goto(link(own_server, "host"))
    words = host.get_by_role("textbox", name="Refused names")
    expect(words).to_have_value(re.compile("host, referee"))
    words.fill("Quark")
    host.get_by_role("button", name="Save the list").press("Enter")
    expect(host.get_by_role("region", name="Refused names").get_by_role("status")).to_have_text(
        "The list is saved."
    )
    shot(host, f"host-names-{phone}", whole=True)
    anna.goto("/settings")
    name = anna.get_by_test_id("settings-name")
    name.fill("Q u a r k")
    name.press("Tab")
    expect(anna.get_by_test_id("fault")).to_contain_text("doesn’t allow this name")
    shot(anna, f"name-refused-{phone}")
    name.fill("Anna")
    name.press("Tab")
    expect(anna.get_by_test_id("fault")).to_have_count(0)
