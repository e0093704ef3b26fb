"""Puzzles in the page: a try, what was right and why, a run that is kept."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import SHOTS, NewPerson, shot
from tests.browser.serving import Serving
from tockwork.review import puzzles

QUICK = "localStorage['tockwork.settings'] ??= JSON.stringify({list: true, speed: 'off'})"


def show(page: Page, what: str) -> None:
    """The table as a board, or as a list."""
    page.get_by_role("button", name="More").click()
    page.locator("[data-setting=list]").set_checked(what == "list")
    page.keyboard.press("Escape")


def test_a_run_rises_is_kept_and_ends_with_a_miss(person: NewPerson, server: Serving) -> None:
    page = person(server.url, phone=True)
    page.add_init_script(QUICK)
    page.goto("/")
    page.get_by_test_id("puzzles").click()
    page.get_by_test_id("puzzles-toc").click()
    first, second, third, fourth, fifth = puzzles("toc")[:5]
    puzzle, verdict = page.get_by_test_id("puzzle"), page.get_by_test_id("puzzle-verdict")

    expect(puzzle).to_have_attribute("data-puzzle", first.id)
    shot(page, "puzzle-phone")
    page.locator(f'[data-choice="{first.right[0]}"]').click()
    expect(verdict).to_have_attribute("data-right", "true")
    expect(puzzle).to_contain_text("Played in the game")
    expect(puzzle).to_contain_text("Streak: 1")
    shot(page, "puzzle-solved-phone")
    page.get_by_test_id("puzzle-next").click()

    expect(puzzle).to_have_attribute("data-puzzle", second.id)
    page.get_by_test_id("puzzle-skip").click()
    expect(puzzle).to_have_attribute("data-puzzle", third.id)
    expect(page.get_by_test_id("puzzle-skip")).to_have_count(0)
    page.locator(f'[data-choice="{third.tempting}"]').click()
    expect(verdict).to_have_attribute("data-right", "false")
    expect(puzzle).to_contain_text("Streak over: 1")
    expect(puzzle).to_contain_text("Best:")
    expect(puzzle).to_contain_text("You played:")
    expect(puzzle).to_contain_text("Streak: 0")
    # What was right is drawn beside what was answered, on the board as it was before.
    show(page, "board")
    expect(page.locator("[data-arrow=this]").first).to_be_attached()
    expect(page.locator("[data-arrow=other]").first).to_be_attached()
    shot(page, "puzzle-missed-phone")
    show(page, "list")

    # Kept: what was tried, and the best run. A new run begins with the easiest.
    page.goto("/puzzles")
    expect(page.get_by_test_id("puzzle-games")).to_contain_text("1 of 3 solved · Best streak: 1")
    shot(page, "puzzles-phone")
    page.get_by_test_id("puzzles-toc").click()
    for n, one in enumerate((first, second, third, fourth), 1):
        expect(puzzle).to_have_attribute("data-puzzle", one.id)
        page.locator(f'[data-choice="{one.right[0]}"]').click()
        expect(puzzle).to_contain_text(f"Streak: {n}")
        page.get_by_test_id("puzzle-next").click()
    # It goes on after a pause; the first try at each still counts.
    page.goto("/puzzles")
    expect(page.get_by_test_id("puzzle-games")).to_contain_text("2 of 4 solved · Best streak: 4")
    page.get_by_test_id("puzzles-toc").click()
    expect(puzzle).to_have_attribute("data-puzzle", fifth.id)
    expect(puzzle).to_contain_text("Streak: 4")


def test_what_was_missed_comes_again_until_it_is_solved(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    page.add_init_script(QUICK)
    first, second = puzzles("toc")[:2]
    puzzle, verdict = page.get_by_test_id("puzzle"), page.get_by_test_id("puzzle-verdict")
    page.goto("/puzzles/toc")
    expect(puzzle).to_have_attribute("data-puzzle", first.id)
    page.get_by_test_id("puzzle-skip").click()
    expect(puzzle).to_have_attribute("data-puzzle", second.id)
    page.locator(f'[data-choice="{second.tempting}"]').click()
    expect(verdict).to_have_attribute("data-right", "false")
    if SHOTS:
        show(page, "board")
        shot(page, "puzzle-missed")
        show(page, "list")

    # At once: outside of the run, and it does not make the first try a right one.
    page.get_by_test_id("puzzle-retry").click()
    expect(verdict).to_have_count(0)
    expect(puzzle).to_contain_text("Only your first try")
    page.locator(f'[data-choice="{second.right[0]}"]').click()
    expect(verdict).to_have_attribute("data-right", "true")
    page.goto("/puzzles")
    games = page.get_by_test_id("puzzle-games")
    expect(games).to_contain_text("0 of 2 solved · Best streak: 0")

    # Later: the skipped one is left.
    again = page.get_by_test_id("puzzles-missed-toc")
    expect(again).to_have_text("Retry missed puzzles (1)")
    again.click()
    expect(puzzle).to_have_attribute("data-puzzle", first.id)
    expect(puzzle).to_contain_text("Missed earlier")
    page.locator(f'[data-choice="{first.right[0]}"]').click()
    expect(verdict).to_have_attribute("data-right", "true")
    page.get_by_test_id("puzzle-next").click()
    done = page.get_by_test_id("puzzles-done")
    expect(done).to_contain_text("No missed puzzles left.")
    page.goto("/puzzles")
    expect(games).to_contain_text("0 of 2 solved")
    expect(again).to_have_count(0)


def test_after_the_last_puzzle_a_new_run_can_be_begun(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    page.add_init_script(QUICK)
    every = puzzles("toc")
    behind = [one.id for one in every[:-1]]
    kept = {"toc": {"first": dict.fromkeys(behind, True), "run": 19, "best": 19, "behind": behind}}
    page.add_init_script(f"localStorage['tockwork.puzzles'] ??= {json.dumps(json.dumps(kept))}")
    page.goto("/puzzles/toc")
    puzzle, last = page.get_by_test_id("puzzle"), every[-1]
    expect(puzzle).to_have_attribute("data-puzzle", last.id)
    page.locator(f'[data-choice="{last.right[0]}"]').click()
    page.get_by_test_id("puzzle-next").click()
    done = page.get_by_test_id("puzzles-done")
    expect(done).to_contain_text("Streak over: 20")
    shot(page, "puzzles-done")
    page.get_by_test_id("puzzles-anew").click()
    expect(puzzle).to_have_attribute("data-puzzle", every[0].id)
    expect(puzzle).to_contain_text("Streak: 0")


def test_a_game_that_does_not_exist_is_said_to_be_none(person: NewPerson, server: Serving) -> None:
    page = person(server.url, quiet=False)  # a browser reports every 404
    for address in ("/puzzles/chess", "/learn/chess"):
        page.goto(address)
        expect(page.get_by_role("main")).to_contain_text("There is no such game here.")
