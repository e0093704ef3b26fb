"""A pause and an undone move, asked for at the table and agreed to by the others."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson, shot
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table, make_table, sit_down


def menu(page: Page, action: str, *, phone: bool) -> None:
    for button in ("more", action):
        found = page.locator(f"[data-action='{button}']")
        found.tap() if phone else found.click()


OVER_BOARD = """() => {
  const box = (found) => document.querySelector(found).getBoundingClientRect();
  const board = box('.board-place'), notice = box('[data-testid=proposal]'), hand = box('.hand');
  return Math.max(board.top, notice.top) < Math.min(board.bottom, notice.bottom) - 1 &&
    Math.max(board.left, notice.left) < Math.min(board.right, notice.right) - 1 ||
    notice.bottom > hand.bottom;
}"""


def nothing_lies_over_the_board(page: Page) -> None:
    assert not page.evaluate(OVER_BOARD)


def press(page: Page, action: str, *, phone: bool) -> None:
    button = page.get_by_test_id("proposal").locator(f"[data-action='{action}']")
    button.tap() if phone else button.click()


@pytest.mark.parametrize("phone", [False, True])
def test_two_people_pause_and_undo_a_move_by_agreement(
    person: NewPerson, server: Serving, phone: bool
) -> None:
    anna, ben = (person(server.url, phone=phone) for _ in range(2))
    anna.goto(table := make_table(anna, "dog-kids", "me", "open"))
    sit_down(ben, table, "Ben")
    for page in (anna, ben):
        at_the_table(page)
    asks, is_asked = anna.get_by_test_id("proposal"), ben.get_by_test_id("proposal")

    menu(anna, "pause", phone=phone)
    expect(asks).to_contain_text("You’ve suggested a pause. Waiting for Ben.")
    expect(is_asked).to_contain_text("Anna suggests a pause.")
    for page, name in ((anna, "asks"), (ben, "asked")):
        nothing_lies_over_the_board(page)
        shot(page, f"{name}-{phone}")
    press(ben, "agree", phone=phone)
    for page in (anna, ben):
        expect(page.get_by_test_id("proposal")).to_contain_text("The game is paused.")
        expect(page.locator("main.table")).to_have_attribute("data-my-turn", "false")
        nothing_lies_over_the_board(page)
        expect(page.locator("[data-prompt]")).to_have_count(0)
    shot(anna, f"paused-{phone}")
    # Whoever comes in finds it paused, too.
    anna.reload()
    expect(asks).to_contain_text("The game is paused.")
    press(anna, "resume", phone=phone)
    for page in (anna, ben):
        expect(page.get_by_test_id("proposal")).to_have_count(0)

    mover, other = next_to_move(table, anna, ben)
    before = mover.locator(".hand [data-card]").count()
    number = play_one(table, mover)
    expect(mover.locator("main.table")).not_to_have_attribute("data-number", number)
    expect(mover.locator("main.table")).to_have_attribute("data-moving", "false")
    menu(mover, "undo-move", phone=phone)
    expect(other.get_by_test_id("proposal")).to_contain_text("would like to undo the last move.")
    press(other, "agree", phone=phone)
    expect(mover.locator("main.table")).to_have_attribute("data-my-turn", "true")
    expect(mover.locator(".hand [data-card]")).to_have_count(before)
    # And a no is a no.
    menu(mover, "pause", phone=phone)
    press(other, "decline", phone=phone)
    expect(mover.get_by_test_id("proposal")).to_have_count(0)
    menu(mover, "pause", phone=phone)
    expect(mover.get_by_role("alert")).to_contain_text("You can ask again after the next move.")


def next_to_move(table: str, anna: Page, ben: Page) -> tuple[Page, Page]:
    turn = view(table, anna)["state"]["turn"]
    return (anna, ben) if turn == 0 else (ben, anna)


def view(table: str, page: Page) -> Any:
    return page.request.get(f"/api{table.replace('table', 'tables', 1)}/view").json()


def play_one(table: str, page: Page) -> str:
    """Makes the first legal move, past the page; the number of the event before it."""
    now = view(table, page)
    [mine] = now["views"]
    move = {"seat": mine["seat"], "expect": now["number"], "move": mine["choices"][0]["text"]}
    answer = page.request.post(
        f"/api{table.replace('table', 'tables', 1)}/command",
        data={"type": "act", "id": "one"} | move,
    )
    assert answer.ok, answer.text()
    return str(now["number"])
