"""Lasting without an account: the name, the code, devices, the copy, and forgetting it all."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Dialog, Page, expect

from tests.browser.conftest import SMALL, NewPerson, shot
from tests.browser.past import COOKIE, write
from tests.browser.past import finished as over
from tests.browser.reading import until
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table, play_button
from tests.browser.test_daily import play_board
from tests.browser.test_pocket import play_here

# Which tables the page keeps on this device, and what else it has stored.
TABLES = """() => new Promise((resolve) => {
  const asked = indexedDB.open('tockwork');
  asked.onsuccess = () => {
    const db = asked.result;
    const keys = db.objectStoreNames.contains('pocket-log')
      ? db.transaction('pocket-log').objectStore('pocket-log').getAllKeys() : {result: []};
    const done = () => { db.close(); resolve(keys.result.length); };
    if (keys instanceof IDBRequest) keys.onsuccess = done; else done();
  };
})"""
STORED = "() => Object.keys(localStorage).filter((key) => key.startsWith('tockwork.')).sort()"


@pytest.fixture
def remembering(folder: Path) -> Iterator[Serving]:
    """A server where Anna has played one game, to be forgotten there."""
    running = Serving(write([over("over", "dog-kids")], folder)).start()
    yield running
    running.stop()


def call_oneself(page: Page, name: str) -> None:
    """Enters a name in the settings, which send it to the server."""
    page.goto("/settings")
    field = page.get_by_test_id("settings-name")
    with page.expect_response(
        lambda answer: answer.url.endswith("/api/me") and answer.request.method == "POST"
    ):
        field.fill(name)
        field.press("Tab")


def get_code(page: Page) -> str:
    page.goto("/games")
    page.get_by_test_id("recovery-get").click()
    return page.get_by_test_id("recovery-code").inner_text()


def come_back(page: Page, code: str) -> None:
    page.goto("/games")
    page.get_by_test_id("recovery-typed").fill(code)
    page.get_by_role("button", name="Restore", exact=True).click()
    expect(page.get_by_test_id("lasting-said")).to_contain_text("Welcome back")


def until_copied(page: Page, server: Serving, tables: int) -> None:
    """Waits until the copy at the server has so many tables, and nothing newer is to come."""

    def there() -> bool:
        if page.evaluate("localStorage.getItem('tockwork.copy-due')") is not None:
            return False
        copy = page.request.get(f"{server.url}/api/me/memory")
        kept = json.loads(gzip.decompress(copy.body())) if copy.status == 200 else {"tables": []}
        return len(kept["tables"]) == tables

    until(page, there)


def answer_once(page: Page, asked: list[str], *, yes: bool) -> None:
    """Answers the next question, which is then the last of those asked."""

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        if yes:
            dialog.accept()
        else:
            dialog.dismiss()

    page.once("dialog", answer)


def retry_on_conflict(page: Page) -> None:
    """Somebody turns to this window again."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def test_the_name_and_a_code_typed_on_the_first_page_bring_one_back(
    person: NewPerson, server: Serving
) -> None:
    anna = person(server.url)
    call_oneself(anna, "Zoé")
    code = get_code(anna)
    shot(anna, "code", whole=True)
    # The way back as a picture holds an address; the code is read out by what was there before.
    expect(
        anna.get_by_test_id("recovery-code").locator("xpath=ancestor::*[@role='status']")
    ).to_be_visible()

    phone = person(server.url, phone=True, quiet=False)
    phone.goto("/")
    phone.get_by_test_id("seat-code").fill(code[:-1] + ("7" if code[-1] != "7" else "8"))
    phone.get_by_role("button", name="Use code").click()
    expect(phone.get_by_role("alert")).to_contain_text("That recovery code doesn’t match anyone")
    phone.get_by_test_id("seat-code").fill(code.lower())
    phone.get_by_role("button", name="Use code").click()
    expect(phone).to_have_url(re.compile("/games$"))
    expect(phone.get_by_test_id("lasting-said")).to_have_text("Welcome back, Zoé.")
    phone.goto("/settings")
    name = phone.get_by_test_id("settings-name")
    expect(name).to_have_value("Zoé")

    # Whoever is called otherwise on one device is on the others.
    with phone.expect_response("**/api/me"):
        name.fill("Zoë")
        name.press("Tab")
    anna.goto("/settings")
    expect(anna.get_by_test_id("settings-name")).to_have_value("Zoë")

    # A new code makes the old one void: it is asked first.
    asked: list[str] = []
    anna.goto("/games")
    answer_once(anna, asked, yes=False)
    anna.get_by_role("button", name="Get a new code").click()
    assert "will stop working" in asked[0]
    come_back(phone, code)
    anna.once("dialog", Dialog.accept)
    anna.get_by_role("button", name="Get a new code").click()
    expect(anna.get_by_test_id("recovery-code")).not_to_have_text(code)


def test_the_name_is_told_with_the_first_table_and_there_is_one_guest(
    person: NewPerson, server: Serving
) -> None:
    """Name and table are said in one breath by somebody whom nobody knows yet."""
    page = person(server.url)
    page.goto("/settings")
    page.get_by_test_id("settings-name").fill("Odile")
    page.goto("/")
    play_button(page, "DOG Kids").click()
    at_the_table(page)
    page.goto("/")
    assert page.evaluate("fetch('/api/me').then((a) => a.json()).then((me) => me.name)") == "Odile"
    expect(page.get_by_role("link", name=re.compile("DOG Kids", re.DOTALL)).first).to_be_visible()


def test_the_address_of_the_picture_leads_back_and_is_never_sent(
    person: NewPerson, server: Serving
) -> None:
    anna = person(server.url)
    call_oneself(anna, "Mathilde")
    code = get_code(anna)
    phone = person(server.url, phone=True)
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    phone.goto(f"/games#code={code}")
    expect(phone.get_by_test_id("recovery-typed")).to_have_value(code)
    expect(phone.get_by_test_id("recovery-handed")).to_be_visible()
    expect(phone).to_have_url(re.compile("/games$"))
    # Nobody comes back by merely opening an address.
    assert phone.evaluate("fetch('/api/me').then((a) => a.json())")["name"] is None
    button = phone.get_by_role("button", name="Restore", exact=True)
    expect(button).to_be_focused()
    phone.keyboard.press("Enter")
    expect(phone.get_by_test_id("lasting-said")).to_have_text("Welcome back, Mathilde.")
    assert not [url for url in asked if code in url and "#" not in url]


def test_a_device_is_removed_after_a_question_and_told_why(
    person: NewPerson, server: Serving
) -> None:
    anna = person(server.url)
    call_oneself(anna, "Rosalind")
    code = get_code(anna)
    phone = person(server.url, phone=True, quiet=False)
    come_back(phone, code)
    phone.goto("/")
    play_button(phone, "DOG Kids").click()
    at_the_table(phone)
    table = phone.url
    anna.goto("/games")
    devices = anna.get_by_test_id("devices").get_by_role("listitem")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text="this device")).to_have_count(1)
    other = devices.filter(has_not_text="this device")
    expect(other).to_contain_text("in use now")
    shot(anna, "devices", whole=True)
    asked: list[str] = []
    answer_once(anna, asked, yes=False)
    other.get_by_role("button").click()
    assert "Remove" in asked[0]
    expect(devices).to_have_count(2)
    anna.once("dialog", Dialog.accept)
    other.get_by_role("button").click()
    expect(devices).to_have_count(1)

    expect(phone.get_by_role("heading", level=1)).to_contain_text("has been signed out")
    shot(phone, "removed-table-phone", whole=True)
    phone.goto(table)
    expect(phone.get_by_test_id("watch-removed")).to_contain_text("so you can only watch")
    shot(phone, "removed-watch-phone", whole=True)
    phone.goto("/")
    gone = phone.get_by_test_id("device-gone")
    expect(gone).to_contain_text("has been signed out")
    shot(phone, "removed-home-phone", whole=True)
    phone.goto("/games")
    # No empty guest gets a code in the place of who this was.
    phone.get_by_test_id("recovery-get").click()
    expect(phone.get_by_test_id("fault")).to_contain_text("has been signed out")
    gone.get_by_role("button", name="OK").click()
    expect(gone).to_have_count(0)


def test_other_devices_of_somebody_forgotten_show_nothing_of_theirs(
    person: NewPerson, remembering: Serving
) -> None:
    anna, phone = person(remembering.url), person(remembering.url, phone=True)
    anna.context.add_cookies([COOKIE | {"url": remembering.url}])  # type: ignore[list-item]
    come_back(phone, get_code(anna))
    expect(phone.get_by_test_id("played-game")).to_have_count(1)
    anna.once("dialog", Dialog.accept)
    anna.get_by_test_id("forget-me").click()
    expect(anna.get_by_test_id("forget-said")).to_have_text("All your data has been deleted.")
    expect(anna.get_by_test_id("played-game")).to_have_count(0)
    expect(anna.get_by_test_id("devices")).to_have_count(0)
    expect(anna.get_by_test_id("recovery-code")).to_have_count(0)
    expect(anna.get_by_test_id("recovery-get")).to_have_text("Get a code")
    retry_on_conflict(phone)
    expect(phone.get_by_test_id("device-gone")).to_be_visible()
    expect(phone.get_by_test_id("played-game")).to_have_count(0)


def test_what_lies_on_a_device_comes_along_with_the_code(
    person: NewPerson, server: Serving, tmp_path: Path
) -> None:
    anna = person(server.url, viewport=SMALL)
    call_oneself(anna, "Séverine")
    code = get_code(anna)
    play_here(anna)
    table = anna.url
    anna.get_by_role("button", name="More").click()
    anna.get_by_role("button", name="Leave the table").click()
    anna.get_by_role("dialog").get_by_role("button", name="Leave").click()
    anna.goto(table)
    expect(anna.get_by_role("region", name="The game is over.")).to_be_visible()
    until_copied(anna, server, 1)
    play_here(anna)  # another one goes on
    anna.goto("/settings")
    anna.get_by_test_id("setting-list").check()
    anna.goto("/daily")
    anna.get_by_test_id("daily-game").select_option("dog-kids")
    anna.get_by_test_id("daily-play").click()
    play_board(anna, 1)
    until_copied(anna, server, 3)

    phone = person(server.url, phone=True)
    come_back(phone, code)
    expect(phone.get_by_test_id("played-game")).to_have_count(1)
    expect(phone.get_by_role("heading", name="In progress")).to_be_visible()
    shot(phone, "came-along-phone", whole=True)
    phone.goto("/daily")
    phone.get_by_test_id("daily-game").select_option("dog-kids")
    first = phone.get_by_test_id("daily-boards").get_by_role("listitem").first
    expect(first).to_contain_text("%")

    # What is forgotten on one device does not come back from the other.
    phone.goto("/games")
    phone.once("dialog", Dialog.accept)
    phone.get_by_role("button", name=re.compile("^Delete:")).click()
    until_copied(anna, server, 2)
    expect(phone.get_by_test_id("played-game")).to_have_count(0)
    anna.goto("/games")
    expect(anna.get_by_role("heading", name="No finished games yet")).to_be_visible()
    phone.reload()
    expect(phone.get_by_role("heading", name="No finished games yet")).to_be_visible()

    # A file has the name in it too.
    with phone.expect_download() as download:
        phone.get_by_test_id("keep-export").click()
    file = tmp_path / "everything.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["name"] == "Séverine"
    stranger = person(server.url)
    stranger.goto("/games")
    stranger.get_by_test_id("keep-import").set_input_files(file)
    expect(stranger.get_by_test_id("keep-said")).to_contain_text("Added")
    stranger.goto("/settings")
    expect(stranger.get_by_test_id("settings-name")).to_have_value("Séverine")


def test_one_button_forgets_what_is_on_the_device_too(person: NewPerson, server: Serving) -> None:
    page = person(server.url, viewport=SMALL)
    call_oneself(page, "Quentin")
    play_here(page)
    page.goto("/learn/dog-kids")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    other = page.context.new_page()
    other.goto("/settings")
    expect(other.get_by_test_id("settings-name")).to_have_value("Quentin")
    page.goto("/games")
    expect(page.get_by_role("heading", name="In progress")).to_be_visible()
    asked: list[str] = []
    answer_once(page, asked, yes=True)
    page.get_by_test_id("forget-me").click()
    expect(page.get_by_test_id("forget-said")).to_have_text("All your data has been deleted.")
    shot(page, "forgotten", whole=True)
    assert "here and on this server" in asked[0]
    expect(page.get_by_role("heading", name="In progress")).to_have_count(0)
    assert page.evaluate(TABLES) == 0
    # Other windows begin anew, and what they knew is not written back.
    expect(other).to_have_url(re.compile(r":\d+/$"))
    other.goto("/settings")
    expect(other.get_by_test_id("settings-name")).to_have_value("")
    until(page, lambda: "Quentin" not in str(page.evaluate("JSON.stringify(localStorage)")))
    left = set(page.evaluate(STORED))
    assert left <= {"tockwork.settings", "tockwork.language", "tockwork.pocket", "tockwork.named"}
    page.goto("/settings")
    expect(page.get_by_test_id("settings-name")).to_have_value("")
