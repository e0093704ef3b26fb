"""The last seat fills: everybody sees that the game starts, and what was said stays readable."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson, shot
from tests.browser.setting_up import at_the_table, invitation, set_up
from tests.server.house import PATIENCE, House


def test_the_game_lets_people_see_that_it_starts(person: NewPerson, folder: Path) -> None:
    with House(f"sqlite:///{folder / 'starting.db'}", start_delay=PATIENCE) as house:
        anna, ben = person(house.url), person(house.url, phone=True)
        set_up(anna, "dog-kids", form="2 players, every player for themselves", seats={1: "friend"})
        link = invitation(anna)
        anna.get_by_role("button", name="Create a table").click()
        ben.goto(link)
        ben.get_by_label("Your name").fill("Ben")
        ben.get_by_role("button", name="Sit in seat 2").click()
        for page in (anna, ben):
            expect(page.get_by_test_id("starts")).to_have_text("Everyone’s here. Dealing…")
        ben.get_by_test_id("chat-text").fill("Good luck")
        ben.get_by_test_id("chat-text").press("Enter")
        expect(anna.get_by_test_id("chat")).to_contain_text("Ben Good luck")
        shot(anna, "starting")
        shot(ben, "starting-phone")
        table = link.partition("?")[0].rpartition("/")[2]
        live = house.call(lambda: house.tables.find(table))
        house.call(live.patience._ring)
        for page in (anna, ben):
            at_the_table(page)
        said = anna.get_by_role("region", name="Game log").get_by_role("listitem")
        expect(said.filter(has_text="Ben: Good luck")).to_be_visible()
        shot(anna, "started")
