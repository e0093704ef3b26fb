"""The daily deal in the page: five boards, each played once, and what they come to."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import SHOTS, NewPerson
from tests.browser.serving import Serving

QUICK = "localStorage['tockwork.settings'] ??= JSON.stringify({list: true, speed: 'off'})"
BOARDS = 5


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/{name}.png", full_page=True)


def play_board(page: Page, board: int) -> None:
    """Takes the first answer of the list until the round is over."""
    expect(page.get_by_test_id("daily-words")).to_contain_text(f"Board {board} of 5")
    ended, answer = page.get_by_test_id("daily-all"), page.locator("[data-choice]").first
    expect(ended.or_(answer).first).to_be_visible()
    while not ended.is_visible():
        number = page.locator("main").get_attribute("data-number")
        answer.click()
        page.wait_for_function(
            "was => document.querySelector('main').dataset.number !== was", arg=number, polling=50
        )
        expect(ended.or_(answer).first).to_be_visible()


def test_five_boards_are_played_once_and_compared(person: NewPerson, server: Serving) -> None:
    page = person(server.url, phone=True)
    page.add_init_script(QUICK)
    page.goto("/")
    page.get_by_test_id("daily").click()
    page.get_by_test_id("daily-game").select_option("toc")
    boards = page.get_by_test_id("daily-boards").get_by_role("listitem")
    expect(boards).to_have_count(BOARDS)
    shot(page, "daily-phone")
    page.get_by_test_id("daily-play").click()
    expect(page.locator("[data-choice]").first).to_be_visible()
    shot(page, "daily-board-phone")
    # Left in the middle, it goes on where it was.
    page.locator("[data-choice]").first.click()
    page.goto("/daily")
    expect(page.get_by_test_id("daily-play")).to_have_text("Go on")
    page.get_by_test_id("daily-play").click()
    for number in range(1, BOARDS + 1):
        play_board(page, number)
        shot(page, f"daily-over-{number}")
        page.get_by_test_id("daily-next" if number < BOARDS else "daily-all").click()
    result = page.get_by_test_id("daily-result")
    expect(result).to_contain_text("Better than")
    expect(result).to_contain_text("bots of known strength")
    expect(result).to_contain_text("You are the first here today")
    share = page.get_by_test_id("daily-share")
    expect(share).to_contain_text(re.compile(r"Jeu de Toc: .* points, better than \d+ of 100 bots"))
    shot(page, "daily-result-phone")
    # Nothing more to be played today, also after coming back; and no game of the list.
    page.goto("/daily")
    expect(result).to_contain_text("Better than")
    expect(page.get_by_test_id("daily-play")).to_have_count(0)
    page.goto("/games")
    expect(page.get_by_role("heading", name="No finished game yet")).to_be_visible()
