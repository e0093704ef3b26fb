"""Two people and one screen: a curtain between their turns."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import NewPerson, shot
from tests.browser.reading import log_lines
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table, set_up


def test_a_curtain_hides_the_hand_between_the_turns_of_two_people(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url, phone=True)
    set_up(
        page,
        "tock6",
        form="2 players, every player for themselves",
        seats={1: "here"},
        names={1: "Ben"},
    )
    page.get_by_role("button", name="Start the game").click()
    at_the_table(page)
    clicker = Clicker(page, seed=9)
    hand = page.get_by_role("group", name="Your hand").get_by_role("button")
    opened: list[str] = []
    while len(opened) < 6:
        seen = clicker.wait()
        if seen.curtain is None:
            clicker.turn()
            continue
        expect(hand).to_have_count(0)
        assert not page.evaluate("document.querySelectorAll('[data-card]').length")
        opened.append(seen.curtain)
        clicker.open_curtain(seen)
        expect(hand.first).to_be_visible()
    assert set(opened) == {"I’m Anna", "I’m Ben"}
    assert all(one != other for one, other in pairwise(opened))


def test_whoever_has_no_name_is_called_by_a_colour(person: NewPerson, server: Serving) -> None:
    page = person(server.url, phone=True)
    set_up(
        page,
        "tock6",
        form="2 players, every player for themselves",
        seats={1: "here"},
        names={1: ""},
        name="",
    )
    shot(page, "colours-set-up")
    page.get_by_role("button", name="Start the game").click()
    at_the_table(page)
    clicker = Clicker(page, seed=9)
    opened: set[str] = set()
    while len(opened) < 2:
        seen = clicker.wait()
        if seen.curtain is None:
            clicker.turn()
            continue
        if not opened:
            shot(page, "colours-table")
        opened.add(seen.curtain)
        clicker.open_curtain(seen)
    assert opened == {"I’m Blue", "I’m Red"}
    assert any(line.startswith(("Blue plays", "Red plays")) for line in log_lines(page))
