"""The table of the day: names of those who want it, and days in a row."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson, shot
from tests.browser.serving import Serving
from tests.server.tables.test_daily import answers_of
from tockwork.review.daily import BOARDS, DailyDeal, daily_deal, today

RULES = "toc"


def play(page: Page, deal: DailyDeal, choice: int) -> None:
    """All rounds, past the page."""
    for board in range(BOARDS):
        assert page.request.post("/api/daily", data=answers_of(deal, board, choice)).ok


def test_only_those_who_want_it_are_named(person: NewPerson, own_server: Serving) -> None:
    anna, ben = person(own_server.url), person(own_server.url, phone=True)
    deal, path = daily_deal(today(), RULES), f"/daily/{today()}-{RULES}"
    for choice, page in enumerate((anna, ben)):
        play(page, deal, choice)
        page.goto(path)
    rows = anna.get_by_test_id("day-table").get_by_role("row")
    expect(rows.last).to_contain_text("you")
    expect(anna.get_by_test_id("day-table")).to_contain_text("No one else shows their name yet.")
    expect(anna.get_by_test_id("daily-streak")).to_have_text("First day in a row.")
    # Ben shows his name to all, and says what it is.
    ben.get_by_test_id("daily-show-all").check()
    name = ben.get_by_test_id("daily-name")
    name.fill("Ben")
    name.blur()
    expect(name).to_have_count(0)
    shot(ben, "day-table-phone", whole=True)
    anna.reload()
    expect(anna.get_by_test_id("day-table")).to_contain_text("Ben")
    shot(anna, "day-table", whole=True)
    # Her name is seen by nobody, and his no longer once he does not want it.
    ben.reload()
    expect(ben.get_by_test_id("day-table").get_by_role("row")).to_have_count(2)
    ben.get_by_test_id("daily-show-none").check()
    anna.reload()
    expect(rows.last).to_contain_text("you")
    expect(anna.get_by_test_id("day-table")).not_to_contain_text("Ben")
