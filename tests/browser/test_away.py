"""Away and back: a bot plays for somebody who has gone, until they return."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import NewPerson
from tests.browser.reading import log_lines, until
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table, make_table, sit_down


def test_a_bot_takes_the_seat_of_who_is_gone_and_hands_it_back(
    person: NewPerson, server: Serving
) -> None:
    anna, ben = person(server.url), person(server.url)
    table = make_table(anna, "tock6", "me", "open", takeover_seconds=2)
    sit_down(ben, table, "Ben")
    anna.goto(table)
    at_the_table(anna)
    log = anna.get_by_role("region", name="Game log")
    minded = anna.get_by_role("group", name=re.compile("^Ben,.*bot playing"))
    expect(anna.get_by_role("group", name=re.compile("^Ben,"))).to_be_visible()
    expect(minded).to_have_count(0)

    ben.goto("about:blank")
    expect(minded).to_be_visible()
    expect(log).to_contain_text("Ben is away; a bot plays until they are back.")
    # Anna plays on, and somebody answers for Ben.
    one = Clicker(anna, seed=1)

    def answered() -> bool:
        if one.look().turn:
            one.turn()
        lines = log_lines(anna)
        away = max(i for i, line in enumerate(lines) if line.startswith("Ben is away"))
        return any(line.startswith("Ben ") for line in lines[away + 1 :])

    until(anna, answered)

    ben.goto(table)
    at_the_table(ben)
    expect(minded).to_have_count(0)
    expect(log).to_contain_text("Ben is back.")
    expect(ben.get_by_role("region", name="Game log")).to_contain_text("You’re back in control.")
    two = Clicker(ben, seed=2)

    def asked() -> bool:
        if one.look().turn:
            one.turn()
        return two.look().turn

    until(ben, asked)
    before = len(log_lines(ben))
    two.turn()
    until(ben, lambda: len(log_lines(ben)) > before)
