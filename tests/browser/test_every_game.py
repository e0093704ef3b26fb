"""Every rulebook is playable to its end in the browser, by clicking alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import SMALL, Finished, NewPerson
from tests.browser.past import late
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table, from_the_shelf, set_up
from tests.conftest import FULL
from tockwork import RULEBOOKS

GAMES = {
    "tock6": "Tock 6",
    "super-tock": "Super Tock",
    "toc": "Jeu de Toc",
    "dog": "DOG",
    "dog-compact": "DOG Compact",
    "dog-swiss": "Swiss DOG",
    "dog-royal-basic": "DOG Royal, basic game",
    "dog-royal": "DOG Royal",
    "dog-kids": "DOG Kids",
}

# So many turns of each game, and its last rounds. Whole games are hundreds of clicks: all of them
# are played by `make test-all`, and one always, in test_keyboard.py.
FIRST = 2
# A kind of board each.
SOME_GAMES = ("toc", "dog-royal", "dog-kids")


def test_no_rulebook_is_left_out() -> None:
    assert set(GAMES) == set(RULEBOOKS)


@pytest.fixture(scope="module")
def visitor(regular: NewPerson, server: Serving, finished: Finished) -> Page:
    return regular(server.url, viewport=SMALL, storage_state=finished.memory)


@pytest.mark.parametrize("rules", GAMES)
def test_a_game_from_the_shelf(rules: str, visitor: Page) -> None:
    """From the first card to the end, or the first turns of it."""
    page = visitor
    from_the_shelf(page, GAMES[rules])
    expect(page.get_by_role("heading", level=1)).to_have_text(GAMES[rules])
    clicker = Clicker(page, seed=7)
    if FULL:
        clicker.play_to_the_end()
        assert clicker.turns > 5
    else:
        assert not clicker.play(FIRST)


@pytest.mark.parametrize("rules", GAMES if FULL else SOME_GAMES)
def test_a_game_in_its_last_rounds_comes_to_its_end(rules: str, visitor: Page) -> None:
    visitor.goto(f"/table/{late(rules)}")
    at_the_table(visitor)
    Clicker(visitor, seed=7).play_to_the_end()


def test_super_tock_with_every_advanced_rule(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    set_up(page, "super-tock", form="4 players in pairs")
    page.get_by_text("More options").click()
    advanced = page.get_by_role("group", name="Extra rules").get_by_role("checkbox")
    expect(advanced.nth(1)).to_be_visible()
    for box in advanced.all():
        box.check()
    play_on(page)


@pytest.mark.parametrize(
    ("rules", "form"),
    [
        ("dog", "2 players, every player for themselves"),
        ("tock6", "6 players, three against three"),
    ],
)
def test_other_numbers_of_players(
    rules: str, form: str, person: NewPerson, server: Serving
) -> None:
    """With the settings of somebody in a hurry: no question back, forced moves by themselves."""
    page = person(server.url)
    page.goto("/settings")
    page.get_by_role("switch", name="Confirm moves").uncheck()
    page.get_by_role("switch", name="Auto-play forced moves").check()
    set_up(page, rules, form=form)
    play_on(page)


def play_on(page: Page) -> None:
    page.get_by_role("button", name="Start the game").click()
    at_the_table(page)
    clicker = Clicker(page, seed=13)
    if FULL:
        clicker.play_to_the_end()
    else:
        assert not clicker.play(FIRST)
