"""The coach at tables of bots: a hint in two steps, a verdict, taking back; never among people."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import SHOTS, Finished, NewPerson, shot
from tests.browser.past import BLUNDER, blunder
from tests.browser.reading import becomes, board, log_lines, until
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table, make_table


def test_at_a_server_it_advises_from_what_the_seat_sees(server: Serving, person: NewPerson) -> None:
    page = person(server.url, phone=True)
    table = make_table(page, "dog", "me", *["bot:casual"] * 3, called=False)
    page.goto(table)
    at_the_table(page)
    coach = page.get_by_role("region", name="Coach")
    coach.get_by_role("button", name="Coach").click()
    coach.get_by_role("button", name="Hint").click()
    expect(coach.locator("[data-hint=card]")).to_contain_text(re.compile("Consider|about equal"))
    shot(page, "coach-card")
    coach.get_by_role("button", name="Which card?").click()
    expect(coach.locator("[data-hint=move]")).to_contain_text("Give")
    shot(page, "coach-move")
    coach.get_by_role("button", name="Hide").click()
    expect(coach.locator("[data-hint]")).to_have_count(0)
    clicker = Clicker(page, 3)
    clicker.turn()
    expect(coach.locator("[data-verdict]")).to_be_visible()
    shot(page, "coach-verdict")


def test_it_warns_if_asked_to_and_an_answer_is_taken_back_at_a_server(
    server: Serving, finished: Finished, person: NewPerson
) -> None:
    page = person(server.url, storage_state=finished.memory)
    settings = "{coach: true, warn: 8, confirm: true}"
    page.add_init_script(f"localStorage['tockwork.settings'] ??= JSON.stringify({settings})")
    page.goto(f"/table/{BLUNDER}")
    at_the_table(page)
    card = blunder().card or 0
    coach, clicker = page.get_by_role("region", name="Coach"), Clicker(page, 3)
    hand = clicker.wait().cards
    before = board(page)

    def answer_badly() -> None:
        clicker.turn(use=[hand[card]])
        expect(coach.locator("[data-warning]")).to_contain_text("% win chance")

    answer_badly()
    shot(page, "coach-warning")
    coach.get_by_role("button", name="Let me think").click()
    expect(coach.locator("[data-warning]")).to_have_count(0)
    assert board(page) == before
    answer_badly()
    coach.get_by_role("button", name="Play anyway").click()
    expect(coach.locator("[data-verdict=very_bad]")).to_contain_text("Better:")
    shot(page, "coach-very-bad")
    # The others may have answered meanwhile; it is as it was before all that.
    coach.get_by_role("button", name="Undo and try again").click()
    becomes(page, lambda: board(page), before)
    clicker.wait()
    becomes(page, lambda: clicker.look().cards, hand)
    until(page, lambda: "You undo your move." in log_lines(page)[-1])
    # Who is shown the better answer can play it.
    coach.get_by_role("button", name="Hint").click()
    coach.get_by_role("button", name="Which move?").click()
    expect(coach.locator("[data-hint=move]")).to_be_visible()
    page.reload()
    at_the_table(page)
    becomes(page, lambda: board(page), before)


def test_among_people_there_is_none(server: Serving, person: NewPerson) -> None:
    page = person(server.url)
    page.goto(make_table(page, "dog", "me", "here", "bot:casual", "bot:casual") + "?coach=on")
    at_the_table(page)
    # Whoever is asked would have one by now.
    Clicker(page, 3).wait()
    expect(page.get_by_role("region", name="Coach")).to_have_count(0)


def test_on_this_device_an_answer_is_taken_back(server: Serving, person: NewPerson) -> None:
    page = person(server.url, quiet=False)
    page.add_init_script(
        "localStorage['tockwork.settings'] ??= JSON.stringify({pocket: true, coach: true})"
    )
    page.goto("/")
    page.get_by_test_id("play-dog").click()
    at_the_table(page)
    coach = page.get_by_role("region", name="Coach")
    cards = page.locator("[data-card]")
    expect(cards).to_have_count(6)
    cards.first.click()
    page.locator('[data-action="play"]').click()
    expect(coach.locator("[data-verdict]")).to_be_visible()
    shot(page, "coach-take-back")
    coach.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-prompt]")).to_contain_text("Give")
    expect(coach.locator("[data-verdict]")).to_have_count(0)
    expect(cards).to_have_count(6)


def test_a_finished_game_is_reviewed_beside_its_replay(
    server: Serving, finished: Finished, person: NewPerson
) -> None:
    page = person(server.url, storage_state=finished.memory)
    page.goto(finished.path.replace("table", "replay"))
    page.get_by_test_id("replay-review").click()
    review = page.get_by_role("region", name="Game review")
    expect(review.get_by_text("Analysing")).to_be_visible()
    review.get_by_role("button", name="Show all").click()
    expect(page.get_by_role("slider", name="Win probability")).to_be_in_viewport()
    if SHOTS:
        expect(review).to_have_attribute("data-review", "whole", timeout=180_000)
        review.scroll_into_view_if_needed()
        shot(page, "review", whole=True)
