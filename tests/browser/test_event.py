"""A duplicate event in browsers, beside programs: entered, played, directed, looked back on."""

from __future__ import annotations

import random
import re
import threading
import time
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import NewPerson, shot
from tests.browser.serving import Serving
from tests.conftest import FULL
from tests.server.duplicate.players import made, named, paired, played_out, playing
from tests.server.duplicate.test_evening import recomputed, until_results
from tockwork.events import DuplicateEvent

PATIENCE = 1200
PAIRS = 16 if FULL else 4
ROUNDS = 4 if FULL else 2


def play_along(pages: list[Page], seed: str) -> None:
    """The people of these pages sit wherever they are taken and answer at random, past their
    pages, until the event is over. The server may go away meanwhile."""
    chance, end = random.Random(seed), time.monotonic() + PATIENCE
    number, left = 0, list(pages)
    while left and time.monotonic() < end:
        number += 1
        page = left[number % len(left)]
        page.wait_for_timeout(1)  # it hears what is new
        if "/table/" not in page.url:
            continue
        calls = f"/api/tables/{page.url.split('/table/')[1].split('?')[0].rstrip('/')}"
        with suppress(Error):
            now = page.request.get(f"{calls}/view").json()
            if now["table"]["phase"] == "over":
                if not page.get_by_test_id("event-bar").count():  # the event is over too
                    left.remove(page)
                page.wait_for_timeout(20)
                continue
            mine = now["views"][0] if now["views"] else None
            if mine and (offered := mine["choices"] or mine.get("early")):
                said = {"type": "act", "id": f"{seed}-{number}", "seat": mine["seat"]}
                move = chance.choice(offered)["text"]
                page.request.post(
                    f"{calls}/command", data=said | {"expect": now["number"], "move": move}
                )
    assert not left


def test_an_event_of_a_club_from_the_form_to_the_results(
    person: NewPerson, own_server: Serving
) -> None:
    anna, ben = person(own_server.url, quiet=False), person(own_server.url, phone=True, quiet=False)
    anna.goto("/clubs")
    anna.get_by_test_id("club-name").fill("Tock Club")
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_test_id("club-name").press("Enter")
    club = anna.get_by_test_id("invite-link").input_value()
    ben.goto(club)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Join").press("Enter")
    expect(ben.get_by_test_id("new-event")).to_have_count(0)
    programs = named(own_server.url, "Cleo", "Dan")
    for program in programs:
        program.post(f"/api/clubs/{club.rsplit('/', 1)[1]}/join")
    anna.get_by_test_id("new-event").press("Enter")
    anna.get_by_test_id("event-name").fill("Thursday evening")
    anna.get_by_test_id("event-game").select_option("dog-kids")
    anna.get_by_test_id("event-rounds").select_option("1")
    anna.get_by_test_id("event-boards").select_option("2")
    shot(anna, "event-form", whole=True)
    anna.get_by_role("button", name="Create the event").press("Enter")
    expect(anna.get_by_role("heading", name="Thursday evening")).to_be_visible()
    event = f"/api/events/{anna.url.rsplit('/', 1)[1]}"
    anna.get_by_role("button", name="Take part").press("Enter")
    mine = anna.get_by_test_id("event-mine")
    expect(mine).to_contain_text("You take part: Anna")
    link = mine.get_by_test_id("invite-link").input_value()
    shot(anna, "event-entered", whole=True)
    ben.goto(link)
    expect(ben.get_by_test_id("event-enter")).to_contain_text("Anna would like to play with you.")
    shot(ben, "event-partner", whole=True)
    ben.get_by_role("button", name="Play together").press("Enter")
    expect(anna.get_by_test_id("event-entrants")).to_contain_text("Anna and Ben")
    entrant = programs[0].post(f"{event}/enter")["mine"]["entrant"]
    programs[1].post(f"{event}/enter", {"pair": entrant})
    expect(anna.get_by_test_id("event-entrants")).to_contain_text("Cleo and Dan")
    expect(anna.get_by_test_id("event-now")).to_contain_text("The event begins soon.")
    anna.get_by_role("button", name="Begin").press("Enter")
    # All are taken to the table, and the bar leads back.
    for page in (anna, ben):
        page.wait_for_url(re.compile("/table/"))
    expect(ben).to_have_url(anna.url)
    bar = ben.get_by_test_id("event-bar")
    expect(bar).to_contain_text("Thursday evening")
    expect(bar).to_contain_text("Round 1 of 1")
    expect(anna.locator('[data-action="hint"]')).to_have_count(0)
    first = anna.url
    shot(ben, "event-table")
    players = playing(programs, event)
    play_along([anna, ben], "browsers")
    for player in players:
        player.join(PATIENCE)
        assert player.over
        assert len(player.sat) == 2
    assert anna.url != first  # the second board was another table
    anna.goto(f"/event/{event.rsplit('/', 1)[1]}")
    expect(anna.get_by_test_id("event-now")).to_have_text("The event is over.")
    standings = anna.get_by_test_id("event-standings")
    expect(standings.get_by_role("row")).to_have_count(3)
    boards = anna.get_by_test_id("event-boards")
    expect(boards.get_by_role("table")).to_have_count(2)
    shot(anna, "event-over", whole=True)
    # The director corrects a result by keyboard, with a reason.
    anna.get_by_role("button", name="Correct", exact=True).press("Enter")
    anna.get_by_role("button", name="Correct board 1, ").press("Enter")
    anna.get_by_label("Win chance of seats 1 and 3 in %").fill("50")
    anna.get_by_label("Reason, for everyone").fill("A card was misread")
    anna.get_by_label("Reason, for everyone").press("Enter")
    expect(boards).to_contain_text("A card was misread")
    ben.goto(anna.url)
    expect(ben.get_by_test_id("event-boards")).to_contain_text("A card was misread")
    expect(ben.get_by_role("button", name=re.compile("^Correct"))).to_have_count(0)
    shot(ben, "event-over-phone", whole=True)
    with anna.expect_download() as downloading:
        anna.get_by_test_id("event-file").click()
    whole = DuplicateEvent.loads(downloading.value.path().read_text())
    assert len(whole.corrections) == 1
    # The link of a result leads to the replay of its table.
    boards.get_by_role("link").first.press("Enter")
    expect(anna.get_by_test_id("replay-slider")).to_be_visible()
    anna.goto(club)
    expect(anna.get_by_test_id("club-events")).to_contain_text("Thursday evening")


def test_an_evening_of_browsers_and_programs_survives_a_killed_server(
    person: NewPerson, tmp_path: Path
) -> None:
    """Nothing is lost, and no one plays a board twice."""
    server = Serving(tmp_path / "data").start()
    try:
        guests = named(server.url, *(f"P{n}" for n in range(2 * PAIRS - 2)))
        event = made(guests[0], rounds=ROUNDS, minutes=240)
        paired(event, guests)
        page_of = f"/event/{event.rsplit('/', 1)[1]}"
        anna, ben = (person(server.url, quiet=False) for _ in range(2))
        anna.goto(page_of)
        anna.get_by_label("Your name").fill("Anna")
        anna.get_by_role("button", name="Take part").press("Enter")
        link = anna.get_by_test_id("event-mine").get_by_test_id("invite-link").input_value()
        ben.goto(link)
        ben.get_by_label("Your name").fill("Ben")
        ben.get_by_role("button", name="Play together").press("Enter")
        expect(ben.get_by_test_id("event-mine")).to_contain_text("Anna and Ben")
        guests[0].post(f"{event}/begin")
        players = playing(guests, event)

        def kill() -> None:
            for results in (1, PAIRS // 2 + 1):
                until_results(server, event, results)
                server.kill()
                server.start()

        killer = threading.Thread(target=kill, daemon=True)
        killer.start()
        play_along([anna, ben], "evening")
        killer.join(PATIENCE)
        assert not killer.is_alive()
        played_out(players)
        anna.goto(page_of)
        expect(anna.get_by_test_id("event-now")).to_have_text("The event is over.")
        expect(anna.get_by_test_id("event-standings")).to_contain_text("Anna and Ben")
        shot(anna, "event-evening", whole=True)
        whole = DuplicateEvent.loads(guests[0].http.get(f"{event}/file").text)
        boards = guests[0].get(f"{event}/boards")["boards"]
        sat = guests[0].get(event)["standings"]
    finally:
        server.stop()
    assert len(whole.results) == PAIRS // 2 * 2 * ROUNDS
    assert whole.corrections == ()
    assert {line["boards"] for line in sat} == {2 * ROUNDS}
    for player in players:
        assert len(player.sat) == len(set(player.sat)) == 2 * ROUNDS
    recomputed(tmp_path / "data", boards)
