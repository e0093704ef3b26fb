"""The daily deal in the page: five boards, each played once, and what they come to."""

from __future__ import annotations

import datetime
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson, shot
from tests.browser.serving import Serving
from tests.server.house import Guest
from tests.server.tables.test_daily import answers_of, play_all, standing
from tockwork.review.daily import daily_deal, today

QUICK = "localStorage['tockwork.settings'] ??= JSON.stringify({list: true, speed: 'off'})"
BOARDS = 5
RULES = "toc"


def beside(days: int) -> str:
    return (datetime.date.fromisoformat(today()) + datetime.timedelta(days)).isoformat()


def play_board(page: Page, board: int, choice: int = 0) -> None:
    """Takes the same answer of the list, the first or the last, until the round is over."""
    expect(page.get_by_test_id("daily-words")).to_contain_text(f"Round {board} of 5")
    ended, answers = page.get_by_test_id("daily-all"), page.locator("[data-choice]")
    expect(ended.or_(answers.first).first).to_be_attached()
    while not ended.is_visible():
        number = page.locator("main").get_attribute("data-number")
        # The moves of a card with many of them are folded up.
        answers.nth(choice).evaluate(
            "move => { const all = move.closest('details'); if (all) all.open = true; }"
        )
        answers.nth(choice).click()
        page.wait_for_function(
            "was => document.querySelector('main').dataset.number !== was", arg=number, polling=50
        )
        expect(ended.or_(answers.first).first).to_be_attached()


def rows(page: Page) -> list[str]:
    """What is said of each board, once all of it is there."""
    boards = page.get_by_test_id("daily-boards").get_by_role("listitem")
    expect(boards).to_have_count(BOARDS)
    return boards.all_inner_texts()


def test_five_boards_are_played_once_over_midnight_and_compared(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url, phone=True)
    page.add_init_script(QUICK)
    # The day is nearly over. The server knows better, and takes its results all the same.
    day = beside(-1)
    page.clock.set_system_time(f"{day}T23:58:00Z")
    page.goto("/")
    page.get_by_test_id("daily").click()
    page.get_by_test_id("daily-game").select_option(RULES)
    boards = page.get_by_test_id("daily-boards").get_by_role("listitem")
    expect(boards).to_have_count(BOARDS)
    shot(page, "daily-phone", whole=True)
    page.get_by_test_id("daily-play").click()
    expect(page.locator("[data-choice]").first).to_be_visible()
    shot(page, "daily-board-phone", whole=True)
    # Left in the middle, it goes on where it was.
    page.locator("[data-choice]").first.click()
    page.goto("/daily")
    expect(page.get_by_test_id("daily-play")).to_have_text("Continue")
    page.get_by_test_id("daily-play").click()
    for number in range(1, BOARDS + 1):
        play_board(page, number)
        expect(page.get_by_test_id("daily-words")).to_contain_text("points vs par")
        shot(page, f"daily-over-{number}", whole=True)
        if number == 2:
            page.clock.set_system_time(f"{beside(0)}T00:01:00Z")
        page.get_by_test_id("daily-next" if number < BOARDS else "daily-all").click()
    expect(page).to_have_url(re.compile(f"/daily/{day}-{RULES}$"))
    expect(page.get_by_test_id("daily-notes")).to_contain_text("counts until the end of today")
    result = page.get_by_test_id("daily-result")
    expect(result).to_contain_text(re.compile(r"Better than \d+ of 17 bots of known strength"))
    expect(result).to_contain_text("You’re the first here")
    expect(page.get_by_test_id("daily-par")).to_contain_text("Par is what the bot")
    share = page.get_by_test_id("daily-share")
    expect(share).to_contain_text(re.compile(r"Jeu de Toc: .* points, better than \d+ of 17 bots"))
    expect(share).to_contain_text(f"{server.url}/daily/{day}-{RULES}")
    # After the end every round says what would have been better, or that nothing would.
    better = page.get_by_test_id("daily-better")
    expect(better.get_by_role("status")).to_have_count(0)
    said = better.locator("p").all_inner_texts()
    assert len(said) == BOARDS
    for number, one in enumerate(said, 1):
        assert re.match(
            rf"Round {number}\. (You played: .+ Better: .+|Every move was the best)", one
        )
    shot(page, "daily-result-phone", whole=True)
    # Nothing more to be played of it, also after coming back; and no game of the list.
    page.reload()
    expect(result).to_contain_text("Better than")
    expect(page.get_by_test_id("daily-play")).to_have_count(0)
    # Today has boards of its own.
    page.get_by_test_id("daily-today").click()
    expect(page.get_by_test_id("daily-play")).to_have_text("Play")
    page.goto("/games")
    expect(page.get_by_role("heading", name="No finished games yet")).to_be_visible()


def test_the_table_says_what_is_asked_and_ends_with_the_round(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url)
    page.goto(f"/daily/{today()}-dog-1")
    # Before any card is picked, as at every table.
    expect(page.locator("[data-prompt]")).to_contain_text("Give Hugo, your partner, one card.")
    shot(page, "daily-asked-desktop", whole=True)
    page.evaluate("localStorage['tockwork.settings'] = JSON.stringify({list: true, speed: 'off'})")
    page.reload()
    asked = page.locator("[data-list] h2").first
    expect(asked).to_contain_text("Give Hugo, your partner, one card.")
    play_board(page, 1)
    # Nothing of the next deal is seen: all cards of the round are played.
    expect(page.locator("main")).to_have_attribute("data-my-turn", "false")
    counts = page.locator("[data-list] tbody td:nth-child(2)").all_inner_texts()
    assert counts == ["0"] * 4
    expect(page.locator("[data-list]")).not_to_contain_text("to move")
    page.reload()
    expect(page.get_by_test_id("daily-all")).to_be_visible()
    assert page.locator("[data-list] tbody td:nth-child(2)").all_inner_texts() == counts


def test_boards_played_on_another_device_are_not_played_again(
    person: NewPerson, own_server: Serving
) -> None:
    anna, phone = person(own_server.url), person(own_server.url, phone=True)
    for page in (anna, phone):
        page.add_init_script(QUICK)
    path = f"/daily/{today()}-{RULES}"
    anna.goto(f"{path}-1")
    play_board(anna, 1)
    anna.get_by_test_id("daily-all").click()
    expect(anna.get_by_test_id("daily-boards")).to_contain_text("par")
    first = rows(anna)[0]
    code = anna.evaluate(
        "async () => (await (await fetch('/api/me/recovery', {method: 'POST'})).json()).code"
    )
    # The phone has played the first board too, in its own way, before its owner came back there.
    phone.goto(f"{path}-1")
    play_board(phone, 1, -1)
    said = "code => fetch('/api/recover', {method: 'POST', headers: {'content-type': "
    phone.evaluate(f"{said}'application/json'}}, body: JSON.stringify({{code}})}})", code)
    phone.goto(path)
    expect(phone.get_by_test_id("daily-notes")).to_contain_text("that try counts")
    expect(phone.get_by_test_id("daily-boards")).to_contain_text("par")
    assert rows(phone)[0] == first
    # The second board, played here, is played there as well.
    phone.get_by_test_id("daily-play").click()
    play_board(phone, 2)
    anna.goto(f"{path}-2")
    expect(anna).to_have_url(re.compile(f"{path}$"))
    expect(anna.get_by_test_id("daily-notes")).to_contain_text("one of these rounds on another")
    expect(anna.locator("[data-state=over]")).to_have_count(2)
    shot(anna, "daily-elsewhere", whole=True)


def test_boards_that_came_in_a_file_make_nobody_a_player(
    person: NewPerson, own_server: Serving, tmp_path: Path
) -> None:
    anna, ben = person(own_server.url), person(own_server.url)
    for page in (anna, ben):
        page.add_init_script(QUICK)
    path = f"/daily/{today()}-{RULES}"
    anna.goto(f"{path}-1")
    play_board(anna, 1)
    anna.goto("/games")
    with anna.expect_download() as download:
        anna.get_by_test_id("keep-export").click()
    file = tmp_path / "games.json"
    download.value.save_as(file)
    ben.goto("/games")
    ben.get_by_test_id("keep-import").set_input_files(file)
    expect(ben.get_by_test_id("keep-said")).to_be_visible()
    ben.goto(path)
    expect(ben.get_by_test_id("daily-notes")).to_contain_text("don’t count again")
    expect(ben.locator("[data-state=over]")).to_have_count(1)
    expect(ben.get_by_test_id("daily-boards")).to_contain_text("par")
    deal = daily_deal(today(), RULES)
    known = standing(Guest(own_server.url), deal)
    carl = Guest(own_server.url).post("/api/daily", answers_of(deal, 0, 1))
    # The mean is that of two: of Anna and of whoever plays now.
    assert carl["means"][0] == round((known["means"][0] + carl["mine"][0]) / 2, 2)


def test_from_five_players_on_they_are_par_everywhere(
    person: NewPerson, own_server: Serving
) -> None:
    deal = daily_deal(today(), RULES)
    guests = [Guest(own_server.url) for _ in range(6)]
    for choice, guest in enumerate(guests):
        play_all(guest, deal, choice)
    reply = standing(guests[1], deal)
    page = person(own_server.url)
    cookie = guests[1].http.cookies["tockwork"]
    page.context.add_cookies([{"name": "tockwork", "value": cookie, "url": own_server.url}])
    page.goto(f"/daily/{today()}-{RULES}")
    # All of it is shown as it was played elsewhere, and none of it can be played here.
    expect(page.locator("[data-state=over]")).to_have_count(BOARDS)
    expect(page.get_by_test_id("daily-par")).to_contain_text(
        "the average of everyone who has played"
    )
    shown = [re.findall(r"(\d+)%", row) for row in rows(page)]
    assert shown == [
        [f"{mine:.0f}", f"{mean:.0f}"]
        for mine, mean in zip(reply["mine"], reply["means"], strict=True)
    ]
    total = sum(reply["mine"]) - sum(reply["means"])
    result = page.get_by_test_id("daily-result")
    expect(result).to_contain_text(f"{abs(total):.1f} points vs par")
    expect(result).to_contain_text(f"Better than {reply['beaten']} of 5 other players here.")
    shot(page, "daily-players", whole=True)


def test_days_to_come_are_refused_and_past_ones_are_practice(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url)
    page.add_init_script(QUICK)
    for address in (f"{beside(1)}-dog-1", f"{beside(1)}-dog"):
        page.goto(f"/daily/{address}")
        expect(page.get_by_text("at 00:00 UTC")).to_be_visible()
    for address in ("2099-99-99-dog-1", "2026-02-31-dog", "nonsense"):
        page.goto(f"/daily/{address}")
        expect(page.get_by_text("No such date")).to_be_visible()
    page.goto(f"/daily/{today()}-chess")
    expect(page.get_by_text("There’s no daily challenge for this game.")).to_be_visible()

    calls: list[str] = []
    page.on("request", lambda asked: calls.append(asked.url) if "/api/daily" in asked.url else None)
    page.goto(f"/daily/{beside(-9)}-{RULES}")
    expect(page.get_by_test_id("daily-notes")).to_contain_text("for practice")
    page.get_by_test_id("daily-play").click()
    expect(page.get_by_test_id("daily-words")).to_contain_text("still play it for practice")
    play_board(page, 1)
    page.get_by_test_id("daily-all").click()
    expect(page.locator("[data-state=over]")).to_have_count(1)
    assert calls == []


def test_the_deal_is_found_at_once(person: NewPerson, server: Serving) -> None:
    for phone in (False, True):
        page = person(server.url, phone=phone)
        page.goto("/")
        card = page.locator("section", has=page.get_by_test_id("daily"))
        expect(page.get_by_test_id("game-dog")).to_be_visible()
        box = card.bounding_box()
        catalogue = page.get_by_test_id("catalogue").bounding_box()
        assert box is not None
        assert catalogue is not None
        assert box["y"] + box["height"] < catalogue["y"]
        # Nothing touches it.
        gaps = page.evaluate(
            """() => {
              const around = document.querySelector('.today').getBoundingClientRect();
              const beside = [...document.querySelectorAll('main > *, main section > *')]
                .filter((one) => !one.closest('.today') && !one.querySelector('.today'))
                .map((one) => one.getBoundingClientRect());
              const apart = (one) => Math.max(one.top - around.bottom, around.top - one.bottom);
              return beside.map(apart);
            }"""
        )
        assert min(gaps) >= 8
        shot(page, f"daily-home-{'phone' if phone else 'desktop'}", whole=True)
        page.get_by_role("navigation").get_by_role("link", name="Daily challenge").click()
        expect(page.get_by_role("heading", name="Daily challenge")).to_be_visible()
