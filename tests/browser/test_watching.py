"""Those who watch, those who look back, and those who ask why."""

from __future__ import annotations

import json
import re
import time
from functools import partial

from playwright.sync_api import Locator, Page, expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import Finished, NewPerson
from tests.browser.reading import becomes, board, log_lines, until
from tests.browser.serving import Serving
from tests.browser.setting_up import make_table, play_now, set_up
from tests.browser.test_together import check_secrets, listen


def test_a_spectator_sees_the_board_and_no_hand(person: NewPerson, server: Serving) -> None:
    anna, guest = person(server.url), person(server.url)
    play_now(anna, "dog")
    clicker = Clicker(anna, seed=4)
    frames: list[str] = []
    guest.on("websocket", lambda ws: ws.on("framereceived", lambda text: frames.append(str(text))))
    guest.goto(anna.url)
    expect(guest.get_by_role("group", name="Board", exact=True)).to_be_visible()
    clicker.play(4)
    clicker.wait()
    until(guest, lambda: board(guest) == board(anna))
    expect(guest.get_by_role("group", name="Your hand")).to_have_count(0)
    assert guest.evaluate("document.querySelectorAll('[data-card]').length") == 0
    result = [json.loads(text) for text in frames]
    assert len(result) > 4
    assert all(message.get("views", []) == [] for message in result)
    assert not any(message.get("hands") for message in result)
    # Somebody is watching, and the table says so.
    expect(anna.get_by_title(re.compile("watch"))).to_be_visible()


def test_a_spectator_who_sees_everything_later_is_told_so(
    person: NewPerson, server: Serving
) -> None:
    anna, guest = person(server.url), person(server.url, phone=True)
    anna.goto("/")
    # The game is on, but for the guest not for an hour: there is no seat to offer.
    guest.goto(make_table(anna, "toc", "me", "bot:beginner", spectator_delay=3600))
    room = guest.get_by_test_id("watching")
    expect(room).to_contain_text("You see everything 60 minutes later than the players.")
    expect(guest.get_by_role("heading", name="You’re watching")).to_be_visible()
    expect(guest.get_by_label("Your name")).to_have_count(0)
    expect(guest.get_by_role("button", name=re.compile("^Sit"))).to_have_count(0)
    # A second late they are at the table, and see how late they are.
    guest.goto(make_table(anna, "toc", "me", "bot:beginner", spectator_delay=1))
    expect(guest.get_by_test_id("behind")).to_have_text("1s delay")
    expect(guest.get_by_test_id("you-watch")).to_contain_text("You’re watching")
    guest.get_by_role("button", name="More").click()
    expect(guest.get_by_test_id("facts")).to_contain_text("Watch with a 1 second delay")
    # Those who play are not behind.
    anna.goto(guest.url)
    expect(anna.get_by_role("group", name="Your hand")).to_be_visible()
    expect(anna.get_by_test_id("behind")).to_have_count(0)


def test_a_spectator_of_a_delayed_table_sees_everything_later_and_no_hand(
    person: NewPerson, server: Serving
) -> None:
    delay = 3
    anna, guest = person(server.url), person(server.url)
    table = make_table(anna, "dog", "me", *["bot:beginner"] * 3, spectator_delay=delay)
    result = listen(guest)
    anna.goto(table)
    clicker = Clicker(anna, seed=4)
    assert clicker.wait().turn
    guest.goto(table)
    # While cards are passed the others answer whenever they like.
    while anna.locator('main[data-phase="exchange"]').count():
        clicker.turn()
        clicker.wait()
    for _ in range(2):
        clicker.wait()
        before, played = number(anna), time.monotonic()
        clicker.turn()
        for page in (anna, guest):
            until(page, partial(beyond, page, before))
        assert time.monotonic() - played >= delay
    expect(guest.get_by_role("group", name="Your hand")).to_have_count(0)
    assert guest.evaluate("document.querySelectorAll('[data-card]').length") == 0
    assert len(result) > 4
    assert check_secrets(result, mine=-1) >= 24


def beyond(page: Page, before: int) -> bool:
    return number(page) > before


def number(page: Page) -> int:
    """Of the last event that the page knows."""
    main = page.locator("main[data-number]")
    return int(main.get_attribute("data-number") or 0) if main.count() else 0


def test_after_the_end_a_replay_with_a_link_to_each_moment_and_a_rematch(
    person: NewPerson, server: Serving, finished: Finished
) -> None:
    page = person(server.url, storage_state=finished.memory)
    page.goto(finished.path)
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    table, last = page.url, board(page)
    page.get_by_role("link", name="Game review").click()
    slider = page.get_by_role("slider", name="Step of the game")
    expect(slider).to_be_visible()
    until(page, lambda: board(page) not in ({}, last))
    start = board(page)
    most = int(slider.get_attribute("max") or 0)
    assert most > 20
    slider.fill(str(most))
    becomes(page, lambda: board(page), last)
    slider.fill(str(most // 2))
    moment = f"Step {most // 2 + 1} of {most + 1}"
    expect(page.get_by_text(moment)).to_be_visible()
    until(page, lambda: board(page) not in (start, last))
    middle = board(page)
    expect(page.get_by_role("status").first).not_to_be_empty()

    # The link to this moment is shared as phones do it: somebody else sees the same.
    page.evaluate("() => { navigator.share = async (what) => { window.shared = what.url; }; }")
    page.get_by_role("button", name="Share").click()
    page.wait_for_function("() => window.shared")
    link = page.evaluate("window.shared")
    expect(page).to_have_url(link)
    other = person(server.url)
    other.goto(link)
    expect(other.get_by_text(moment)).to_be_visible()
    becomes(other, lambda: board(other), middle)

    # Every hand is open, until one asks for one seat's view only.
    slider.fill("1")
    hands = page.get_by_role("list", name="Hands").get_by_role("img")
    expect(hands).to_have_count(4)

    def hidden() -> list[bool]:
        return ["Hidden card" in cards_in(hand) for hand in hands.all()]

    becomes(page, hidden, [False] * 4)
    page.get_by_label("All cards face up").uncheck()
    becomes(page, hidden, [False, True, True, True])
    assert all(set(cards_in(hand)) == {"Hidden card"} for hand in hands.all()[1:])

    # A link keeps the seat it is seen from and the closed hands; "You" is said from the own seat.
    page.get_by_role("button", name="Last").click()
    becomes(page, lambda: board(page), last)
    page.get_by_text("Game log").click()
    log = page.get_by_test_id("replay-log")
    expect(log).to_contain_text("You play")
    page.get_by_label("View as").select_option(index=2)
    expect(log).not_to_contain_text("You play")
    other.goto(page.url)
    expect(other.get_by_label("View as")).to_have_value("2")
    expect(other.get_by_label("All cards face up")).not_to_be_checked()
    page.get_by_label("View as").select_option(index=0)
    expect(page).to_have_url(re.compile(r"seat=0.*hands=closed"))
    with page.expect_download() as download:
        page.get_by_role("link", name="Download game").click()
    text = download.value.path().read_text()
    assert json.loads(text.splitlines()[0])["rules"] == "dog-kids"

    # Back at the table, the same people play again with one click.
    page.goto(table)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    before = sitting(page)
    assert len(before) == 4
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(table)
    assert Clicker(page, seed=1).wait().turn
    becomes(page, lambda: sitting(page), before)


def sitting(page: Page) -> list[str]:
    """Who sits where, with their marks, clockwise from the bottom."""
    seats = page.get_by_role("list", name="Players").get_by_role("group")
    names = [seat.get_attribute("aria-label") or "" for seat in seats.all()]
    return [", ".join(name.split(", ")[: 3 if name.startswith("You") else 2]) for name in names]


def cards_in(hand: Locator) -> list[str]:
    """The cards of a drawn hand by name."""
    return (hand.get_attribute("aria-label") or "").split(", ")


def test_a_line_of_the_log_leads_back_to_its_moment(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    play_now(page, "dog-kids")
    clicker = Clicker(page, seed=2)
    clicker.wait()
    start = board(page)
    while clicker.turns < 4 or board(page) == start:
        assert not clicker.play(1)
        clicker.wait()
    now = board(page)
    log = page.get_by_role("region", name="Game log")
    assert len(log_lines(page)) > 4
    log.get_by_role("button", name=re.compile("^Round 1")).click()
    expect(page.get_by_role("button", name="Back to live")).to_be_visible()
    until(page, lambda: board(page) != now)
    page.get_by_role("button", name="Back to live").click()
    becomes(page, lambda: board(page), now)


def test_a_dead_card_says_why_with_the_clause(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    play_now(page, "dog")
    clicker = Clicker(page, seed=8)
    for _ in range(60):
        seen = clicker.wait()
        assert not seen.over
        dead = [card for card in seen.hand if card not in seen.alive]
        if dead:
            break
        clicker.turn()
    clicker.touch(dead[0])
    result = page.get_by_role("status", name="Why not?")
    expect(result).to_contain_text(re.compile(r"DOG-\d+"))
    result.get_by_role("button", name="Close").click()
    expect(result).to_have_count(0)


def test_an_open_table_is_found_in_the_lobby(person: NewPerson, server: Serving) -> None:
    anna, guest = person(server.url), person(server.url)
    set_up(anna, "toc", seats={1: "anyone"}, name="Marie-Claude")
    anna.get_by_text("More options").click()
    anna.get_by_label("Visibility").select_option("Public (listed in the lobby)")
    anna.get_by_role("button", name="Create a table").click()
    expect(anna.get_by_role("button", name=re.compile("^Start now"))).to_be_visible()
    guest.goto("/lobby")
    guest.get_by_role("link", name=re.compile("Marie-Claude")).click()
    guest.get_by_role("button", name=re.compile("^Sit in seat 2")).click()
    expect(guest.get_by_role("group", name="Your hand")).to_be_visible()
