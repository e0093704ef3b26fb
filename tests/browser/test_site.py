"""A site without a server: files on a plain host, under any path, also when the network is gone."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import SMALL, NewPerson
from tests.browser.keeping import IPHONE, bring, file_of
from tests.browser.learning import Learner
from tests.browser.reading import becomes, board, until
from tests.browser.setting_up import at_the_table, play_button
from tests.browser.test_adjusted import log_of
from tests.browser.test_daily import QUICK, play_board
from tests.browser.test_every_game import GAMES, SOME_GAMES
from tests.browser.test_lasting import answer_once
from tests.conftest import FULL
from tests.made_once import made_once
from tests.own.games import MINI
from tests.ports import free_port
from tockwork.records import Record, replay
from tockwork.server.settings import STATIC
from tockwork.server.site import write_site

FOLDER = "some/where"

# Everything that a site wants to keep is there, and the worker answers for it.
KEPT = """async () => {
  const wanted = await (await fetch('data/kept.json')).json();
  await navigator.serviceWorker.ready;
  const cache = await caches.open('boards-1');
  const here = await Promise.all(wanted.map((file) => cache.match(`data/${file}`)));
  return !!navigator.serviceWorker.controller && here.every(Boolean);
}"""


class Host:
    """A host of files, which can be switched off."""

    def __init__(self, root: Path) -> None:
        self.port = free_port()
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        self._process = subprocess.Popen(
            [*command, "--directory", str(root)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/{FOLDER}/"

    def open(self, page: Page) -> None:
        for _ in range(100):  # a host that has just begun
            try:
                page.goto(self.url)
                break
            except Exception:
                page.wait_for_timeout(100)

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made_once(
        tmp_path_factory, "host", lambda root: write_site(STATIC, root / FOLDER, lambda game: None)
    )


@pytest.fixture
def host(files: Path) -> Iterator[Host]:
    running = Host(files)
    yield running
    running.stop()


def opened(page: Page, host: Host) -> None:
    host.open(page)
    expect(page.get_by_role("heading", name="DOG", exact=True)).to_be_visible()


def test_every_game_comes_to_its_end_without_a_network(person: NewPerson, host: Host) -> None:
    page = person(host.url, keeps=True, quiet=False, viewport=SMALL)
    opened(page, host)
    until(page, lambda: bool(page.evaluate(KEPT)))
    host.stop()
    for rules in GAMES if FULL else SOME_GAMES:
        game = GAMES[rules]
        page.goto(f"{host.url}#/")
        play_button(page, game).click()
        at_the_table(page)
        clicker = Clicker(page, seed=7)
        if FULL:
            clicker.play_to_the_end()
            continue
        # A turn by hand; then the seat is left, and the bots play it out.
        assert not clicker.play(1), rules
        address = page.url
        page.get_by_role("button", name="More").click()
        page.get_by_role("button", name="Leave the table").click()
        page.get_by_role("dialog").get_by_role("button", name="Leave").click()
        expect(page).to_have_url(re.compile("#/$"))
        page.goto(address)
        expect(page.get_by_role("region", name="The game is over.")).to_be_visible()


def test_an_address_without_a_file_leads_to_the_page(
    person: NewPerson, host: Host, files: Path
) -> None:
    page = person(host.url, quiet=False)
    opened(page, host)
    # As a host of files answers, whatever is asked for.
    lost = (files / FOLDER / "404.html").read_text()
    for path in ("rules/dog", "no/such/page"):
        address = f"{host.url}{path}"
        page.route(
            address, lambda route: route.fulfill(status=404, body=lost, content_type="text/html")
        )
        page.goto(address)
        expect(page).to_have_url(f"{host.url}#/{path}")
        known = path == "rules/dog"
        name = "DOG" if known else "Page not found"
        expect(page.get_by_role("heading", level=1)).to_have_text(name)


def test_a_first_game_needs_no_server(person: NewPerson, host: Host) -> None:
    page = person(host.url)
    opened(page, host)
    page.get_by_test_id("learn-toc").click()
    learner = Learner(page, "toc")
    learner.right("goal")
    learner.go_on("goal")
    learner.wrong("start", "6: 9>15")
    learner.touch('[data-action="again"]')
    learner.jump("toc-hop")
    learner.right("toc-hop")


def test_one_button_forgets_what_a_site_keeps(person: NewPerson, host: Host) -> None:
    page = person(host.url)
    opened(page, host)
    page.goto(f"{host.url}#/settings")
    page.get_by_test_id("settings-name").fill("Quentin")
    page.goto(f"{host.url}#/")
    play_button(page, "DOG Kids").click()
    at_the_table(page)
    page.goto(f"{host.url}#/games")
    expect(page.get_by_role("heading", name="In progress")).to_be_visible()
    asked: list[str] = []
    answer_once(page, asked, yes=True)
    page.get_by_test_id("forget-me").click()
    expect(page.get_by_test_id("forget-said")).to_have_text("All your data has been deleted.")
    assert "on this device" in asked[0]
    assert "server" not in asked[0]
    expect(page.get_by_role("heading", name="In progress")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="No finished games yet")).to_be_visible()
    expect(page.get_by_role("heading", name="In progress")).to_have_count(0)
    assert "Quentin" not in page.evaluate("JSON.stringify(localStorage)")


def test_a_game_goes_on_after_a_reload_and_is_written_down(person: NewPerson, host: Host) -> None:
    page = person(host.url)
    opened(page, host)
    play_button(page, "DOG Kids").click()
    at_the_table(page)
    clicker = Clicker(page, seed=2)
    assert not clicker.play(3)
    clicker.wait()
    before = board(page)
    page.reload()
    at_the_table(page)
    clicker.wait()
    becomes(page, lambda: board(page), before)
    page.goto(host.url)
    row = page.get_by_role("link", name=re.compile("DOG Kids.*Your turn", re.DOTALL))
    expect(row).to_be_visible()
    row.click()
    at_the_table(page)
    clicker.play_to_the_end()
    page.get_by_role("link", name="Game review").click()
    with page.expect_download() as download:
        page.get_by_test_id("replay-record").click()
    text = download.value.path().read_text()
    played = replay(Record.loads(text))
    assert played.final.winners
    # The file can be dropped on the page again; one that was changed is refused.
    page.goto(f"{host.url}#/")
    drop = page.get_by_test_id("open-record")
    drop.set_input_files({"name": "a.jsonl", "mimeType": "text/plain", "buffer": text.encode()})
    expect(page).to_have_url(re.compile("#/replay/pocket-record-"))
    expect(page.get_by_test_id("replay-sentence")).not_to_be_empty()
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if '"played"' in line)
    lines[at] = json.dumps(json.loads(lines[at]) | {"seat": 1 - json.loads(lines[at])["seat"]})
    page.goto(f"{host.url}#/")
    drop.set_input_files(
        {"name": "b.jsonl", "mimeType": "text/plain", "buffer": "\n".join(lines).encode()}
    )
    expect(page.get_by_role("alert")).to_contain_text("isn’t a complete, valid game file")


def test_several_people_at_one_screen_and_a_house_rule(person: NewPerson, host: Host) -> None:
    page = person(host.url)
    opened(page, host)
    page.goto(f"{host.url}#/setup?rules=dog&options={quote(json.dumps({'guard': 'fresh'}))}")
    expect(page.get_by_role("button", name=re.compile("^Seat 1"))).to_be_visible()
    page.get_by_role("button", name=re.compile("^Seat 2")).click()
    page.get_by_role("radio", name="Local player").check()
    expect(page.get_by_role("radio", name="A friend joins by link or QR code")).to_have_count(0)
    page.get_by_test_id("sit-down").click()
    at_the_table(page)
    assert not Clicker(page, seed=5).play(4)


def test_a_house_rule_that_changes_the_drawing_needs_no_server(
    person: NewPerson, host: Host
) -> None:
    page = person(host.url, quiet=False)
    opened(page, host)
    asked = quote(json.dumps({"marbles": 2, "to_win": 2, "direction": "counter-clockwise"}))
    page.goto(f"{host.url}#/setup?rules=dog&options={asked}")
    deals = page.get_by_label("Cards in each deal")
    deals.fill("99")
    deals.blur()
    refusal = page.get_by_role("alert").filter(has_text="enough for everyone")
    expect(refusal).to_be_visible()
    deals.fill("5, 4")
    deals.blur()
    expect(refusal).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    at_the_table(page)
    expect(page.locator("[data-marble]")).to_have_count(4 * 2)
    assert not Clicker(page, seed=3).play(2)


def test_a_game_of_ones_own_needs_no_server(person: NewPerson, host: Host) -> None:
    page = person(host.url)
    opened(page, host)
    page.goto(f"{host.url}#/setup?rules=dog")
    page.get_by_text("Custom game").click()

    def read(text: str) -> None:
        page.get_by_test_id("own-game").set_input_files(
            {"name": "mini.toml", "mimeType": "text/plain", "buffer": text.encode()}
        )

    # What is wrong is said with its place in the file: by the schema, by the kernel, by the reader.
    problems = page.get_by_test_id("own-game-problems")
    read(MINI.replace("steps = 3", "steps = 99"))
    expect(problems).to_contain_text("cards.3.0.walk.steps – must be at most 15")
    read(MINI.replace("to_win = 3", "to_win = 4"))
    expect(problems).to_contain_text("knobs.to_win – more than the 3 marbles of a seat")
    read(MINI.replace("[deck]", "[deck"))
    expect(problems).to_contain_text("line 5")
    read(MINI)
    expect(page).to_have_url(re.compile("rules=own"))
    expect(problems).to_have_count(0)
    expect(page.get_by_text("A small one of our own.")).to_be_visible()

    # The link holds the whole game: somebody else opens it, with a house rule, and plays.
    friend = person(host.url)
    friend.goto(f"{page.url}&players=2")
    expect(friend.get_by_text("A small one of our own.")).to_be_visible()
    friend.get_by_text(re.compile("^House rules")).click()
    friend.get_by_label("Marbles for each player").select_option("2")
    friend.get_by_role("button", name="Start the game").click()
    at_the_table(friend)
    expect(friend.locator("[data-marble]")).to_have_count(2 * 2)
    clicker = Clicker(friend, seed=3)
    assert not clicker.play(1)  # after two the bot may have won: nobody fixes these cards
    friend.reload()
    at_the_table(friend)
    clicker.play_to_the_end()
    friend.get_by_role("link", name="Game review").click()
    with friend.expect_download() as download:
        friend.get_by_test_id("replay-record").click()
    # The record holds it too, and is played again by whoever has neither file nor site.
    text = download.value.path().read_text()
    record = Record.loads(text)
    assert record.header.rules == "mini-tock"
    assert replay(record).final.winners
    assert list(replay(record).table.deck) == ["1", "3", "4", "7", "boat"]
    page.goto(f"{host.url}#/")
    page.get_by_test_id("open-record").set_input_files(
        {"name": "a.jsonl", "mimeType": "text/plain", "buffer": text.encode()}
    )
    expect(page).to_have_url(re.compile("#/replay/pocket-record-"))
    expect(page.get_by_test_id("replay-sentence")).not_to_be_empty()


def test_your_games_are_those_of_this_device_and_kept_by_a_file(
    person: NewPerson, host: Host
) -> None:
    page = person(host.url, phone=True, user_agent=IPHONE)
    opened(page, host)
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_text("Games you’ve played on this device.")).to_be_visible()
    bring(page, file_of([log_of(0)], []))
    expect(page.get_by_test_id("played-game")).to_have_count(1)
    note = page.get_by_test_id("week-note")
    note.get_by_role("link", name="Export a file").click()
    expect(page.get_by_role("heading", name="Backup")).to_be_focused()
    assert "server" not in page.locator("main").inner_text().lower()


def test_the_daily_deal_is_played_and_a_link_leads_others_to_it(
    person: NewPerson, host: Host
) -> None:
    page = person(host.url, viewport=SMALL)
    opened(page, host)
    page.evaluate(QUICK.replace("??=", "="))
    page.reload()
    page.get_by_test_id("daily").click()
    page.get_by_test_id("daily-game").select_option("toc")
    page.get_by_test_id("daily-play").click()
    for number in range(1, 6):
        play_board(page, number)
        page.get_by_test_id("daily-next" if number < 5 else "daily-all").click()
    expect(page.get_by_test_id("daily-result")).to_contain_text("a promise among friends")
    link = page.get_by_test_id("daily-share").inner_text().split()[-1]
    assert re.fullmatch(re.escape(f"{host.url}#/daily/") + r"\d{4}-\d\d-\d\d-toc", link)
    friend = person(host.url, viewport=SMALL)
    friend.goto(link)
    expect(friend.get_by_test_id("daily-game")).to_have_value("toc")
    expect(friend.get_by_test_id("daily-play")).to_have_text("Play")
