"""What was played is remembered: here, at the server, on another device, in a file."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Dialog, Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.keeping import as_anna, bring, file_of
from tests.browser.serving import Serving
from tests.browser.test_adjusted import log_of

HALF = [log_of(0)[:40]]  # a table of a device where a game is going on


def games(page: Page) -> None:
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("heading", name="My games", level=1)).to_be_visible()


def saved(page: Page) -> dict[str, Any]:
    with page.expect_download() as download:
        page.get_by_test_id("keep-export").click()
    found: dict[str, Any] = json.loads(download.value.path().read_text())
    return found


def test_games_are_remembered_and_come_along_by_code_and_file(
    person: NewPerson, remembering: Serving
) -> None:
    anna = as_anna(person, remembering)
    anna.goto("/")
    games(anna)
    played, said = anna.get_by_test_id("played-game"), anna.get_by_test_id("keep-said")
    expect(played).to_contain_text("DOG Kids")
    expect(played).to_contain_text(re.compile("Won|Lost"))
    expect(anna.get_by_test_id("stats-begin")).to_contain_text("more games needed to tell")
    played.get_by_role("link", name=re.compile("^Replay")).click()
    expect(anna).to_have_url(re.compile("/replay/over"))
    games(anna)

    file = saved(anna)
    assert [one["game"]["id"] for one in file["games"]] == ["over"]
    expect(said).to_have_text(re.compile(r"^\s*Exported: one game\.\s*$"))
    # It is known again where it comes from.
    counts = anna.get_by_test_id("stats-how")
    before = counts.inner_text()
    for _ in range(2):
        bring(anna, json.dumps(file).encode())
        expect(said).to_contain_text("Nothing new. Already here: one game.")
        expect(played).to_have_count(1)
        expect(counts).to_have_text(before, use_inner_text=True)

    anna.get_by_test_id("recovery-get").click()
    code = anna.get_by_test_id("recovery-code").inner_text()

    phone = person(remembering.url, phone=True)
    phone.goto("/games")
    expect(phone.get_by_text("No finished games yet")).to_be_visible()
    bring(phone, json.dumps(file).encode())
    expect(phone.get_by_test_id("keep-said")).to_contain_text("Added: one game.")
    expect(phone.get_by_test_id("played-game")).to_contain_text("imported")
    phone.get_by_test_id("recovery-typed").fill(code.lower())
    phone.get_by_role("button", name="Restore").click()
    expect(phone.get_by_test_id("lasting-said")).to_have_text("Welcome back, Anna.")
    # Now it is at the server as well, and still one game.
    expect(phone.get_by_test_id("devices").get_by_role("listitem")).to_have_count(2)
    expect(phone.get_by_test_id("running-games")).to_be_visible()
    expect(phone.get_by_test_id("played-game")).to_have_count(1)
    expect(phone.get_by_test_id("played-game")).not_to_contain_text("imported")
    assert [one["game"]["id"] for one in saved(phone)["games"]] == ["over"]
    # Forgotten, it is so in both places; whoever else played would keep it.
    asked: list[str] = []

    def yes(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept()

    phone.once("dialog", yes)
    phone.get_by_role("button", name=re.compile("^Delete: DOG Kids")).click()
    expect(phone.get_by_test_id("played-game")).to_have_count(0)
    assert "without your name" in asked[0]
    for page in (phone, anna):
        page.reload()
        expect(page.get_by_text("No finished games yet")).to_be_visible()


def test_running_games_have_dates_are_found_and_stay_at_the_server(
    person: NewPerson, remembering: Serving
) -> None:
    anna = as_anna(person, remembering)
    anna.goto("/games")
    running, played = anna.get_by_test_id("running-games"), anna.get_by_test_id("played-games")
    expect(running.get_by_role("listitem")).to_contain_text(re.compile("Started .*, last move"))
    expect(anna.get_by_test_id("keep-running")).to_contain_text("One game in progress stays")
    anna.get_by_test_id("search-game").select_option(label="Jeu de Toc")
    expect(played).to_have_count(0)
    expect(running.get_by_role("listitem")).to_have_count(1)
    anna.get_by_test_id("search-game").select_option("")
    anna.get_by_test_id("search-person").fill("MILA")
    expect(played.get_by_role("listitem")).to_have_count(1)
    expect(running.get_by_role("listitem")).to_have_count(1)
    anna.get_by_test_id("search-person").fill("nobody of that name")
    expect(anna.get_by_text("No matching games")).to_be_visible()
    expect(running).to_have_count(0)
    expect(played).to_have_count(0)
    anna.get_by_test_id("search-person").fill("")

    anna.get_by_role("link", name=re.compile("^Game review: DOG Kids")).click()
    expect(anna).to_have_url(re.compile("/replay/over"))
    expect(anna.get_by_role("region", name="Game review")).to_be_in_viewport()


def test_with_the_server_away_nothing_is_said_to_be_all(
    person: NewPerson, remembering: Serving
) -> None:
    anna = as_anna(person, remembering, quiet=False)
    anna.route("**/api/me*/**", lambda route: route.abort())
    anna.route("**/api/me", lambda route: route.abort())
    anna.goto("/games")
    away = anna.get_by_test_id("games-away")
    expect(away).to_contain_text("aren’t shown")
    expect(anna.get_by_test_id("keep-away")).to_contain_text("won’t be in the file")
    expect(anna.get_by_text("No finished games yet")).to_have_count(0)
    assert saved(anna)["games"] == []
    said = anna.get_by_test_id("keep-said")
    expect(said).to_contain_text("Your games on the server aren’t included")
    anna.unroute_all()
    away.get_by_role("button", name="Try again").click()
    expect(away).to_have_count(0)
    expect(anna.get_by_test_id("played-game")).to_have_count(1)
    # One record that cannot be had is told, and the rest is saved.
    anna.route("**/api/tables/over/record", lambda route: route.fulfill(status=500))
    assert saved(anna)["games"] == []
    expect(said).to_contain_text("One game couldn’t be fetched")
    expect(said).not_to_contain_text("Can’t reach")


def test_what_is_wrong_with_a_file_is_said_beside_the_button(
    person: NewPerson, remembering: Serving
) -> None:
    anna = as_anna(person, remembering)
    anna.goto("/games")
    expect(anna.get_by_test_id("played-game")).to_have_count(1)
    said = anna.get_by_test_id("keep-said")
    bring(anna, file_of(HALF, []))
    expect(said).to_contain_text("Added: one game.")
    whole = file_of(HALF, []).decode()
    for content, why in (
        ("[5, 6]", "isn’t a Tockwork export"),
        ("", "empty"),
        (whole[:-60], "ends in the middle"),
        (whole.replace('"seat": 1', '"seat": x', 1), "damaged in table 1 (line 1, column"),
        (whole.replace('"version": 1', '"version": 2', 1), "newer Tockwork (2)"),
    ):
        bring(anna, content.encode())
        expect(said).to_contain_text(why)
        expect(said).to_contain_text("Nothing was changed.")
        expect(said).not_to_contain_text("Added")
        expect(said).to_be_in_viewport()
    # The same file can be chosen again.
    for _ in range(2):
        bring(anna, whole.encode())
        expect(said).to_contain_text("Already here: one game.")
    expect(said).not_to_contain_text("newer")


def test_games_that_do_not_fit_are_told_by_number_and_reason(
    person: NewPerson, remembering: Serving
) -> None:
    page = person(remembering.url, locale="de-CH")
    page.goto("/games")
    # How far it is, as it was shown at any moment.
    page.evaluate(
        """() => {
          window.far = [];
          new MutationObserver(() => {
            const now = document.querySelector('[data-testid=keep-progress]');
            if (now && now.max > 1) window.far.push([now.value, now.max]);
          }).observe(document.body, { subtree: true, childList: true, attributes: true });
        }"""
    )
    wrong = log_of(1)[:40]
    wrong[9] = wrong[9] | {"entry": {"entry": "answered", "seat": 0, "move": "king: R>0"}}
    record = {"game": {"began_at": 1, "ended_at": 2, "seats": []}, "record": "{}"}
    bring(page, file_of([HALF[0], wrong], [record, *[None] * 500]))
    said = page.get_by_test_id("keep-said")
    expect(said).to_contain_text("Hinzugefügt: eine Partie.")
    expect(said).to_contain_text("502 Partien wurden nicht importiert:")
    result = said.get_by_role("listitem")
    expect(result).to_have_count(11)
    expect(result.nth(0)).to_have_text("Tisch 2 der Datei: sie enthält einen unerlaubten Zug")
    expect(result.nth(1)).to_contain_text("Partie 1 der Datei: Zeile 1")
    expect(result.nth(2)).to_have_text("Partie 2 der Datei: keine Partie")
    expect(result.last).to_have_text("und 492 weitere")
    far = page.evaluate("window.far")
    assert far
    assert all(0 < value <= most == 503 for value, most in far)


def test_the_button_for_a_file_shows_that_it_has_the_focus(
    person: NewPerson, remembering: Serving
) -> None:
    anna = as_anna(person, remembering)
    anna.goto("/games")
    export = anna.get_by_test_id("keep-export")
    export.focus()
    with anna.expect_download():
        anna.keyboard.press("Enter")
    expect(anna.get_by_test_id("keep-said")).to_contain_text("Exported")
    expect(export).to_be_focused()  # also after it could not be pressed for a while
    anna.keyboard.press("Tab")
    expect(anna.get_by_test_id("keep-import")).to_be_focused()
    button = anna.locator("label.button", has=anna.get_by_test_id("keep-import"))
    expect(button).to_have_css("outline-style", "solid")
    expect(button).to_have_css("outline-width", "3px")
