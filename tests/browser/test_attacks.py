"""Attacks on the page: hostile texts, addresses, files and workers, each held in a real browser."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import NewPerson
from tests.browser.reading import board, log_lines, until
from tests.browser.records import begun, choose
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table
from tests.own.games import MINI
from tockwork import Game
from tockwork.records import Record
from tockwork.rulebooks import parse_rulebook
from tockwork.rulebooks.packed import pack

# Runs if any of it is ever taken for HTML, SVG or an address.
PAYLOADS = (
    "<img src=x onerror=hit()>",
    '"><svg onload=hit()>',
    "</title><script>hit()</script>",
    "javascript:hit()",
)
WATCHED = """
  window.hits = 0;
  window.hit = () => { window.hits += 1 };
  addEventListener('securitypolicyviolation', () => { window.hits += 1 });
"""
HUGE = 200_000_001
BOMB = gzip.compress(bytes(HUGE))


@pytest.fixture
def page(person: NewPerson, server: Serving) -> Page:
    opened = person(server.url)
    opened.add_init_script(WATCHED)
    return opened


def unharmed(page: Page) -> None:
    assert page.evaluate("hits") == 0
    injected = "img[src='x'], svg[onload], script:not([src]), a[href^='javascript']"
    expect(page.locator(injected)).to_have_count(0)


def hostile_game(payload: str) -> str:
    """A custom game whose every text is the payload."""
    quoted = payload.replace('"', '\\"')
    text = re.sub(r'^(title|line) = ".*"$', rf'\1 = "{quoted}"', MINI, flags=re.M)
    return text.replace('boat = "Boat"', f'boat = "{quoted}"')


@pytest.mark.parametrize("payload", PAYLOADS)
def test_texts_of_a_custom_game_stay_texts(page: Page, payload: str, tmp_path: Path) -> None:
    text = hostile_game(payload)
    file = tmp_path / "game.toml"
    file.write_text(text, "utf-8")
    page.goto("/setup")
    page.locator("details.own summary").click()
    page.get_by_test_id("own-game").set_input_files(file)
    expect(page.get_by_test_id("sit-down")).to_be_enabled()
    expect(page.locator("option", has_text="hit()").first).to_be_attached()
    unharmed(page)
    page.get_by_test_id("sit-down").click()
    at_the_table(page)
    unharmed(page)

    book = parse_rulebook(text, "game.toml")
    page.goto(f"/rules/{pack(book)}")
    expect(page.get_by_role("heading", name=payload)).to_be_visible()
    unharmed(page)

    game = Game(book, 2, seed=1)
    for _ in range(6):
        game.play(game.legal_moves()[0])
    page.goto("/")
    choose(page, Record.of(game, names=[payload[:24]] * 2).dumps(), tmp_path)
    expect(page.get_by_test_id("replay-sentence")).not_to_be_empty()
    unharmed(page)


@pytest.mark.parametrize("payload", PAYLOADS)
def test_names_stay_names(page: Page, payload: str, server: Serving, tmp_path: Path) -> None:
    record = begun()
    named = record.model_copy(
        update={"header": record.header.model_copy(update={"names": (payload,) * 4})}
    )
    page.goto("/")
    choose(page, named.dumps(), tmp_path)
    expect(page.get_by_test_id("replay-sentence")).not_to_be_empty()
    unharmed(page)
    page.goto("/settings")
    page.get_by_test_id("settings-name").fill(payload[:24])
    page.get_by_test_id("settings-name").press("Tab")
    page.goto("/")
    page.get_by_test_id("play-dog-kids").click()
    at_the_table(page)
    unharmed(page)


@pytest.mark.parametrize("payload", PAYLOADS)
def test_addresses_lead_nowhere_else(payload: str, person: NewPerson, server: Serving) -> None:
    page = person(server.url, quiet=False)  # what is not there is said on the console too
    page.add_init_script(WATCHED)
    for path in (
        f"/setup?rules={quote(payload)}",
        f"/setup?rules=dog&options={quote(payload)}",
        f"/setup?rules=dog&players={quote(payload)}",
        f"/replay/{quote(payload, safe='')}",
        f"/table/{quote(payload, safe='')}",
        f"/rules/{quote(payload, safe='')}#{quote(payload)}",
        f"/learn/{quote(payload, safe='')}",
        f"/studio#{quote(payload)}",
        f"/games#code={quote(payload)}",
        f"/fair?table={quote(payload)}",
    ):
        answer = page.request.get(path)
        assert payload not in answer.text()
        page.goto(path, wait_until="load")
        expect(page.locator("body")).not_to_be_empty()
        unharmed(page)
        assert page.url.startswith(server.url)


@pytest.mark.parametrize(
    ("address", "field", "answer"),
    [
        ("/", "open-record", "[role=alert]"),
        ("/fair", "fair-record", "[role=alert]"),
        ("/setup", "own-game", "[role=alert]"),
        ("/games", "keep-import", "[data-testid=keep-said]"),
    ],
)
def test_a_file_of_200_mb_is_refused_unread(
    page: Page, address: str, field: str, answer: str, tmp_path: Path
) -> None:
    file = tmp_path / "huge.json"
    with file.open("wb") as sparse:
        sparse.truncate(HUGE)
    page.goto(address)
    if field == "own-game":
        page.locator("details.own summary").click()
    page.evaluate(
        "const read = () => { window.read = true };"
        "Blob.prototype.text = Blob.prototype.arrayBuffer = read; void 0"
    )
    page.get_by_test_id(field).set_input_files(file)
    expect(page.locator(answer)).not_to_be_empty()
    assert page.evaluate("window.read") is None


def test_a_worker_that_crashes_comes_back_and_the_table_with_it(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url, quiet=False)
    at_a_local_table(page)
    clicker, lines = Clicker(page, seed=3), len(log_lines(page))
    assert not clicker.play(1)
    until(page, lambda: len(log_lines(page)) > lines)
    assert not clicker.wait().over  # no bot moves before the player does
    before = board(page)
    with page.expect_event("worker"):
        page.workers[0].evaluate("void setTimeout(() => { throw new Error('fallen') })")
    assert not clicker.wait().over
    assert board(page) == before
    assert not clicker.play(2)


def test_a_worker_that_hangs_is_replaced(person: NewPerson, server: Serving) -> None:
    page = person(server.url, quiet=False)
    page.clock.install()
    at_a_local_table(page)
    hung, closed = page.workers[0], list[object]()
    hung.on("close", lambda worker: closed.append(worker))
    hung.evaluate("void setTimeout(() => { for (;;); })")
    page.go_back()  # the first page asks it for unfinished games

    def given_up() -> bool:
        page.clock.run_for(10_000)
        return bool(closed)

    until(page, given_up)
    with page.expect_event("worker"):
        page.get_by_test_id("play-dog-kids").click()
    at_the_table(page)


def at_a_local_table(page: Page) -> None:
    page.add_init_script("localStorage.setItem('tockwork.settings', '{\"pocket\": true}')")
    page.goto("/")
    page.get_by_test_id("play-dog-kids").click()
    at_the_table(page)


def test_a_copy_that_unpacks_to_ever_more_is_let_go(person: NewPerson, server: Serving) -> None:
    """A zip bomb, put by another device of the same guest: this one plays all the same."""
    page = person(server.url, quiet=False)  # what it puts itself may be overtaken by that
    page.goto("/games")
    page.get_by_test_id("recovery-get").click()
    code = page.get_by_test_id("recovery-code").inner_text()
    mine = f"{server.url}/api/me/memory"
    kind = {"content-type": "application/gzip"}

    def put() -> bool:
        seen = page.request.get(mine).headers.get("etag")
        match = {"if-match": seen} if seen else {"if-none-match": "*"}
        answer = page.request.put(mine, data=BOMB, headers={**kind, **match})
        return answer.status == 204

    until(page, put)
    other = person(server.url, quiet=False)
    other.goto("/games")
    other.get_by_test_id("recovery-typed").fill(code)
    with other.expect_request(lambda call: call.url == mine and call.method == "GET"):
        other.get_by_role("button", name="Restore", exact=True).click()
    expect(other.get_by_test_id("lasting-said")).not_to_be_empty()
    other.goto("/")
    other.get_by_test_id("play-dog-kids").click()
    at_the_table(other)
    assert other.request.get(mine).body() == BOMB  # nothing was put in its place unread
