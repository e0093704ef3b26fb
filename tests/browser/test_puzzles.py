"""Puzzles in the page: a try, what was right and why, a run that is kept."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import SHOTS, NewPerson
from tests.browser.serving import Serving
from tockwork.review import puzzles

QUICK = "localStorage['tockwork.settings'] ??= JSON.stringify({list: true, speed: 'off'})"


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/{name}.png")


def test_a_run_rises_is_kept_and_ends_with_a_miss(person: NewPerson, server: Serving) -> None:
    page = person(server.url, phone=True)
    page.add_init_script(QUICK)
    page.goto("/")
    page.get_by_test_id("puzzles").click()
    page.get_by_test_id("puzzles-toc").click()
    first, second, third, fourth = puzzles("toc")[:4]
    puzzle, verdict = page.get_by_test_id("puzzle"), page.get_by_test_id("puzzle-verdict")

    expect(puzzle).to_have_attribute("data-puzzle", first.id)
    shot(page, "puzzle-phone")
    page.locator(f'[data-choice="{first.right[0]}"]').click()
    expect(verdict).to_have_attribute("data-right", "true")
    expect(puzzle).to_contain_text("In the game, this was answered")
    expect(puzzle).to_contain_text("Run: 1")
    shot(page, "puzzle-solved-phone")
    page.get_by_test_id("puzzle-next").click()

    expect(puzzle).to_have_attribute("data-puzzle", second.id)
    page.get_by_test_id("puzzle-skip").click()
    expect(puzzle).to_have_attribute("data-puzzle", third.id)
    expect(page.get_by_test_id("puzzle-skip")).to_have_count(0)
    page.locator(f'[data-choice="{third.tempting}"]').click()
    expect(verdict).to_have_attribute("data-right", "false")
    expect(puzzle).to_contain_text("Right:")
    expect(puzzle).to_contain_text("Run: 0")
    shot(page, "puzzle-missed-phone")

    # Kept: the next time it goes on with the next one.
    page.goto("/puzzles")
    expect(page.get_by_test_id("puzzle-games")).to_contain_text("1 of 3 tried solved · Best run: 1")
    shot(page, "puzzles-phone")
    page.get_by_test_id("puzzles-toc").click()
    expect(puzzle).to_have_attribute("data-puzzle", fourth.id)


def test_a_game_that_does_not_exist_is_said_to_be_none(person: NewPerson, server: Serving) -> None:
    page = person(server.url, quiet=False)  # a browser reports every 404
    for address in ("/puzzles/chess", "/learn/chess"):
        page.goto(address)
        expect(page.get_by_role("main")).to_contain_text("There is no such game here.")
