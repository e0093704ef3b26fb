"""Tables on this device at a page that comes from a server: by wish, or because it is away."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.app import kept
from tests.browser.clicker import Clicker
from tests.browser.conftest import SMALL, NewPerson
from tests.browser.reading import becomes, board
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table, play_button

HERE = re.compile("/table/pocket-")
SWITCH = "Play offline"


def play_here(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("switch", name=SWITCH).check()
    page.goto("/")
    play_button(page, "DOG Kids").click()
    at_the_table(page)
    expect(page).to_have_url(HERE)


def test_by_wish_a_game_against_bots_is_played_without_the_server(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url, viewport=SMALL)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    page.on("websocket", lambda socket: asked.append(f"SOCKET {socket.url}"))
    play_here(page)
    clicker = Clicker(page, seed=4)
    assert not clicker.play(2)
    clicker.wait()
    before, table = board(page), page.url
    page.reload()
    at_the_table(page)
    clicker.wait()
    becomes(page, lambda: board(page), before)
    # The server has given the page, the rules and the bots' weights; of the game it knows nothing.
    assert not [line for line in asked if line.startswith(("SOCKET", "POST")) and "/api/" in line]
    # It is among the own games; with others one plays at the server as ever.
    page.goto("/")
    expect(
        page.get_by_role("link", name=re.compile("DOG Kids.*Your turn", re.DOTALL))
    ).to_be_visible()
    page.goto("/settings")
    page.get_by_role("switch", name=SWITCH).uncheck()
    page.goto("/")
    play_button(page, "DOG Kids").click()
    at_the_table(page)
    expect(page).not_to_have_url(HERE)
    page.goto(table)
    at_the_table(page)
    becomes(page, lambda: board(page), before)


def test_when_the_server_is_away_a_game_begins_here_by_itself(
    person: NewPerson, own_server: Serving
) -> None:
    page = person(own_server.url, viewport=SMALL, quiet=False, keeps=True)
    page.goto("/")
    kept(page)
    play_here(page)  # what this game needs is known here from now on
    page.goto("/settings")
    page.get_by_role("switch", name=SWITCH).uncheck()
    own_server.kill()
    page.goto("/")
    play_button(page, "DOG Kids").click()
    at_the_table(page)
    expect(page).to_have_url(HERE)
    clicker = Clicker(page, seed=4)
    assert not clicker.play(2)
    clicker.wait()
    before, table = board(page), page.url
    own_server.start()
    page.goto(table)
    at_the_table(page)
    clicker.wait()
    becomes(page, lambda: board(page), before)
