"""Every rulebook is playable to its end in the browser, by clicking alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import NewPerson
from tests.browser.serving import Serving
from tests.browser.setting_up import play_now
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


def test_no_rulebook_is_left_out() -> None:
    assert set(GAMES) == set(RULEBOOKS)


@pytest.mark.parametrize("rules", GAMES)
def test_a_whole_game_from_the_shelf(rules: str, person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    play_now(page, GAMES[rules])
    expect(page.get_by_role("heading", level=1)).to_have_text(GAMES[rules])
    clicker = Clicker(page, seed=7)
    clicker.play_to_the_end()
    assert clicker.turns > 5
