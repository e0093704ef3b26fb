"""Games over days: set up, listed, prepared for, and what happened since one looked."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson, shot
from tests.browser.reading import until
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table, make_table, set_up, sit_down

DAYS = {"kind": "days", "seconds": 86_400}


def calls(table: str) -> str:
    return f"/api{table.replace('table', 'tables', 1)}"


def seen(page: Page, table: str) -> dict[str, Any]:
    return dict(page.request.get(f"{calls(table)}/view").json())


def move_past(page: Page, table: str) -> bool:
    """The first legal move, past the page; whether there was one."""
    now = seen(page, table)
    mine = now["views"][0]
    choices = mine["choices"] or mine.get("early")
    if not choices or (
        now["state"]["phase"] == "exchange" and now["state"]["chosen"][mine["seat"]]
    ):
        return False
    said = {"type": "act", "id": f"{time.monotonic_ns()}", "seat": mine["seat"],
            "expect": now["number"], "move": choices[0]["text"]}  # fmt: skip
    return bool(page.request.post(f"{calls(table)}/command", data=said).ok)


def test_a_time_limit_of_days_is_chosen_in_set_up(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    set_up(page, "dog")
    page.get_by_text("More options").click()
    expect(page.get_by_test_id("takeover")).to_be_visible()
    page.get_by_test_id("clock").select_option(label="2 days per move")
    expect(page.get_by_test_id("takeover")).to_be_hidden()
    shot(page, "days-setup", whole=True)
    page.get_by_test_id("sit-down").click()
    at_the_table(page)
    expect(page.get_by_test_id("days-left")).to_have_text(re.compile(r"1 day 23 hrs left"))
    shot(page, "days-table")
    page.goto("/")
    row = page.get_by_test_id("table-row").first
    expect(row).to_contain_text("1 day 23 hrs left")


def two(person: NewPerson, server: Serving, **more: Any) -> tuple[str, Page, Page]:
    """Two people at a table over days, in play."""
    anna, ben = person(server.url, **more), person(server.url, **more)
    for page in (anna, ben):
        page.goto("/")
    table = make_table(anna, "dog", "me", "open", clock=DAYS, public=True)
    sit_down(ben, table, "Ben")
    anna.goto(table)
    at_the_table(anna)
    until(anna, lambda: any(move_past(page, table) for page in (anna, ben))
          or seen(anna, table)["state"]["phase"] == "play")  # fmt: skip
    until(anna, lambda: bool(move_past(anna, table) | move_past(ben, table))
          and seen(anna, table)["state"]["phase"] == "play")  # fmt: skip
    return table, anna, ben


def test_a_move_is_prepared_with_a_condition_and_made_when_the_turn_comes(
    person: NewPerson, server: Serving
) -> None:
    table, anna, ben = two(person, server)
    pages = {0: anna, 1: ben}
    for _ in range(200):  # until a player waits who has something to prepare
        now = seen(anna, table)
        waits = 1 - now["state"]["turn"]
        found = pages[waits].request.get(f"{calls(table)}/orders?seat={waits}").json()
        if now["state"]["phase"] == "play" and found["moves"]:
            break
        assert move_past(anna, table) | move_past(ben, table)
    mine, other = pages[waits], pages[1 - waits]
    mine.get_by_role("button", name="More").click()
    mine.locator("[data-action=orders]").click()
    sheet = mine.get_by_role("dialog")
    sheet.locator("[data-action=add-order]").click()
    expect(sheet.locator("[data-order]")).to_have_count(1)
    sheet.locator("[data-action=add-condition]").click()
    expect(sheet.get_by_text("only if")).to_be_visible()
    shot(mine, "days-orders")
    stored = mine.request.get(f"{calls(table)}/orders?seat={waits}").json()["orders"]
    until(mine, lambda: bool(prepared(mine, table, waits)[0]["if"]))
    sheet.get_by_role("button", name="Remove this condition").click()
    until(mine, lambda: not prepared(mine, table, waits)[0]["if"])
    for _ in found["moves"][1:8]:  # whatever happens, one of them is possible
        options = sheet.get_by_test_id("orders-move").locator("option")
        count = sheet.locator("[data-order]").count()
        sheet.get_by_test_id("orders-move").select_option(index=min(count, options.count() - 1))
        sheet.locator("[data-action=add-order]").click()
        expect(sheet.locator("[data-order]")).to_have_count(count + 1)
    assert stored
    before = seen(other, table)["number"]
    assert move_past(other, table)
    until(mine, lambda: seen(mine, table)["number"] > before + 1)
    until(
        mine,
        lambda: not prepared(mine, table, waits) or bool(seen(mine, table)["views"][0]["choices"]),
    )


def prepared(page: Page, table: str, seat: int) -> list[dict[str, Any]]:
    return list(page.request.get(f"{calls(table)}/orders?seat={seat}").json()["orders"])


def test_what_happened_since_is_shown_in_fifteen_seconds(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url, quiet=False, reduced_motion="no-preference")
    page.goto("/")
    table = make_table(
        page, "dog", "me", "bot:beginner", "bot:beginner", "bot:beginner", clock=DAYS
    )
    page.goto(table)
    at_the_table(page)
    until(
        page,
        lambda: bool(
            page.evaluate("localStorage.getItem('tockwork.seen.' + location.pathname.slice(7))")
        ),
    )
    page.goto("/")
    moves = 0
    while moves < 8:
        moves += move_past(page, table)
    number = seen(page, table)["number"]
    begin = time.monotonic()
    page.goto(table)
    expect(page.locator("[data-action=enough]")).to_be_visible()
    expect(page.get_by_text("Since you were last here")).to_be_visible()
    shot(page, "days-since")
    expect(page.locator("[data-action=enough]")).to_have_count(0)
    assert time.monotonic() - begin < 15 + 60  # far more than it takes on a busy machine
    until(page, lambda: int(page.locator("main.table").get_attribute("data-number") or 0) >= number)
    page.goto("/")
    moves = 0
    while moves < 4:
        moves += move_past(page, table)
    page.goto(table)
    page.locator("[data-action=enough]").click()  # who has seen enough is shown what is now
    expect(page.locator("[data-action=enough]")).to_have_count(0)
    page.reload()
    at_the_table(page)
    expect(page.locator("[data-action=enough]")).to_have_count(0)


def test_games_that_wait_come_first(person: NewPerson, server: Serving) -> None:
    page = person(server.url, phone=True)
    page.goto("/")
    make_table(page, "dog", "me", "open", clock=DAYS)
    waits = make_table(page, "tock6", "me", "bot:beginner", clock=DAYS)
    make_table(page, "dog", "me", "open")
    until(page, lambda: bool(page.request.get(calls(waits)).json()["my_turn"]))
    page.reload()
    rows = page.get_by_test_id("table-row")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("Your turn")
    expect(page.get_by_test_id("waiting-games")).to_have_text("One game is waiting for you.")
    shot(page, "days-home")
