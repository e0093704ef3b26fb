"""Fair cards at the table itself: a word put in, a part left out, a code to compare, the seed."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import NewPerson
from tests.browser.reading import until
from tests.browser.setting_up import at_the_table, invitation, set_up
from tests.server.house import PATIENCE, House


def never_shows(page: Page) -> None:
    """A device that promises a part and then does not show it in time."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            if '"type":"part"' not in str(text):
                server.send(text)

        socket.on_message(pass_on)

    page.route_web_socket(re.compile("/socket"), between)


def fair_sheet(page: Page) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Fair cards").click()


def test_what_is_fair_is_seen_at_the_table(person: NewPerson, folder: Path) -> None:
    with House(f"sqlite:///{folder / 'fair.db'}", patience=PATIENCE) as house:
        anna, ben = person(house.url), person(house.url, phone=True)
        never_shows(ben)
        set_up(anna, "dog-kids", form="2 players, each for themselves", seats={1: "friend"})
        link = invitation(anna)
        anna.get_by_role("button", name="Open the table").click()
        anna.get_by_text("Fair cards").click()
        expect(anna.get_by_test_id("fair-commitment")).to_have_text(re.compile("^[0-9a-f]{64}$"))
        committed = anna.get_by_test_id("fair-commitment").inner_text()
        anna.get_by_test_id("fair-word").fill("Mar\u200bble ")
        anna.get_by_test_id("fair-word").blur()
        expect(anna.get_by_test_id("fair-word")).to_have_value("Marble")
        expect(anna.get_by_text("It is in.")).to_be_visible()
        ben.goto(link)
        ben.get_by_text("Fair cards").click()
        expect(ben.get_by_test_id("fair-commitment")).to_have_text(committed)
        ben.get_by_label("Your name").fill("Ben")
        ben.get_by_role("button", name="Sit in seat 2").click()
        # Anna shows her part; for the other nobody waits longer.
        table = link.partition("?")[0].rpartition("/")[2]
        live = house.call(lambda: house.tables.find(table))
        until(anna, lambda: bool(live.log.deal.given))
        house.call(live._patience._ring)
        for page in (anna, ben):
            at_the_table(page)
        # Whose part is not in is told, and only them.
        expect(ben.locator("[data-left-out]")).to_contain_text("came too late")
        expect(anna.locator("[data-left-out]")).to_have_count(0)
        for page in (anna, ben):
            fair_sheet(page)
            expect(page.get_by_test_id("fair-commitment")).to_have_text(committed)
            expect(page.get_by_test_id("fair-part-0")).to_contain_text("“Marble”")
            expect(page.get_by_test_id("fair-part-1")).to_contain_text("left out")
        expect(anna.get_by_test_id("fair-part-0")).to_contain_text("as this device drew it")
        ours, theirs = (page.get_by_test_id("fair-code") for page in (anna, ben))
        expect(ours).to_have_text(re.compile(r"^\d{4} \d{4}$"))
        expect(theirs).to_have_attribute("data-number", ours.get_attribute("data-number") or "")
        expect(theirs).to_have_text(ours.inner_text())
        # Both go: everything is open, and the page deals it again.
        for page in (ben, anna):
            assert page.request.post(f"/api/tables/{table}/leave", data={}).ok
        anna.keyboard.press("Escape")
        end = anna.locator("[data-end]")
        expect(end).to_contain_text("The game was given up")
        seed = anna.request.get(f"/api/tables/{table}/fair").json()["seed"]
        expect(end).to_contain_text(seed)
        end.get_by_role("link", name="Was it fair?").click()
        found = anna.get_by_test_id("fair-found")
        expect(found).to_have_attribute("data-verdict", "good")
        expect(found).to_contain_text("Marble")
        expect(found).to_contain_text("Ben")
        expect(anna.get_by_test_id("fair-code")).to_contain_text(re.compile(r"\d{4} \d{4}"))
