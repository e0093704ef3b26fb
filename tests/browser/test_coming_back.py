"""Reload, a server that is killed, a line that is cut: exactly where one was."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.app import kept
from tests.browser.clicker import Clicker
from tests.browser.conftest import NewPerson
from tests.browser.reading import becomes, board, log_lines, text_of_hand
from tests.browser.serving import Serving
from tests.browser.setting_up import play_button, play_now

LOST = "Connection lost. Reconnecting…"


def shown(page: Page) -> tuple[dict[str, str], list[str], list[str]]:
    """Position, hand and log."""
    return board(page), text_of_hand(page), log_lines(page)


def asked_in_the_middle(page: Page, turns: int = 8) -> Clicker:
    """Somebody who has played a while and is asked now, and nobody else is."""
    play_now(page, "dog")
    clicker = Clicker(page, seed=3)
    assert not clicker.play(turns)
    assert clicker.wait().turn
    while page.locator('main[data-phase="exchange"]').count():
        clicker.turn()
        assert clicker.wait().turn
    return clicker


def test_a_reload_in_the_middle_shows_the_same_position_hand_and_log(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url)
    clicker = asked_in_the_middle(page)
    before = shown(page)
    assert len(before[2]) > 8
    page.reload()
    clicker.wait()
    becomes(page, lambda: shown(page), before)
    assert not clicker.play(2)


def test_a_killed_server_comes_back_and_the_game_goes_on_by_itself(
    person: NewPerson, own_server: Serving
) -> None:
    page = person(own_server.url, quiet=False)
    clicker = asked_in_the_middle(page)
    before = shown(page)
    own_server.kill()
    expect(page.get_by_text(LOST).first).to_be_visible()
    own_server.start()
    expect(page.get_by_text(LOST)).to_have_count(0)
    clicker.wait()
    becomes(page, lambda: shown(page), before)
    assert not clicker.play(4)
    assert len(log_lines(page)) > len(before[2])


def test_a_move_made_while_the_server_is_dead_is_played_when_it_is_back(
    person: NewPerson, own_server: Serving
) -> None:
    page = person(own_server.url, quiet=False)
    clicker = asked_in_the_middle(page, turns=3)
    before = log_lines(page)
    own_server.kill()
    # The page may not have noticed yet: whoever plays just now loses nothing.
    clicker.turn()
    own_server.start()
    expect(page.get_by_text(LOST)).to_have_count(0)
    clicker.wait()
    after = log_lines(page)
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_without_the_server_every_page_says_so(person: NewPerson, own_server: Serving) -> None:
    page = person(own_server.url, quiet=False)
    page.goto("/")
    expect(play_button(page, "DOG")).to_be_visible()
    own_server.kill()
    play_button(page, "DOG").click()
    expect(page.get_by_role("alert")).to_have_text("Can’t reach the server. Check your connection.")
    own_server.start()
    play_button(page, "DOG").click()
    assert Clicker(page, seed=1).wait().turn


def test_a_phone_that_loses_its_line_says_so_and_catches_up(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url, phone=True, quiet=False, keeps=True)
    clicker = asked_in_the_middle(page, turns=2)
    before = board(page)
    kept(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Can’t reach the server.")).to_be_visible()
    page.context.set_offline(False)
    page.reload()
    clicker.wait()
    becomes(page, lambda: board(page), before)


def test_a_seat_is_carried_to_another_device_by_a_code(person: NewPerson, server: Serving) -> None:
    laptop, phone = person(server.url), person(server.url, phone=True)
    clicker = asked_in_the_middle(laptop, turns=2)
    before, hand = board(laptop), clicker.look().cards
    laptop.goto("/settings")
    laptop.get_by_role("button", name="Get a code").first.click()
    code = laptop.get_by_text(re.compile(r"^\w{4}-\w{4}$")).inner_text()
    phone.goto("/")
    phone.get_by_role("textbox", name="Enter a code from your other device").fill(code)
    phone.get_by_role("button", name="Use code").click()
    there = Clicker(phone, seed=1)
    there.wait()
    becomes(phone, lambda: there.look().cards, hand)
    becomes(phone, lambda: board(phone), before)
    assert not there.play(1)
