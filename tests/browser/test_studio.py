"""Any position can be set up, judged and played out; what cannot be is refused with the reason."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.serving import Serving

POSITION = {
    "rules": "dog",
    "players": 4,
    "teams": "pairs",
    "turn": 0,
    "seats": [
        {"marbles": ["62", "H3", "H4", "R"], "hand": ["4", "2"]},
        {"marbles": ["20", "R", "R", "R"]},
        {"marbles": ["R", "R", "R", "R"]},
        {"marbles": ["R", "R", "R", "R"]},
    ],
}
EXCHANGE = (
    "dog 4 pairs | exchange 0 round 1 leader 0 | R R R R : 13 13 4 2 | R R R R : *"
    " | R R R R : * | R R R R : * | pile * | discards"
)


def test_a_position_is_set_up_judged_and_played_out(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    page.goto("/studio")
    expect(page.get_by_role("alert")).to_have_text("The seat in turn needs at least one card.")
    page.get_by_text("As text").click()
    text = page.get_by_test_id("studio-text")
    text.fill("{")
    page.get_by_test_id("studio-read").click()
    expect(page.get_by_text("This text cannot be read: not JSON")).to_be_visible()
    text.fill(json.dumps(POSITION))
    page.get_by_test_id("studio-read").click()
    expect(page.get_by_test_id("studio-hand").get_by_role("listitem")).to_have_count(2)

    # On a phone the board is as wide as the page, and follows the colours of the device.
    wide = page.viewport_size
    assert wide
    page.set_viewport_size({"width": 390, "height": 760})
    by_day = page.locator(".board .drawn").first.inner_html()
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.wait_for_function(
        "(day) => document.querySelector('.board .drawn').innerHTML !== day", arg=by_day
    )
    box = page.locator(".board .drawn").first.bounding_box()
    assert box
    assert box["width"] > 300
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(wide)

    # By hand: a marble of the second seat goes elsewhere, and the text says so.
    page.locator('[data-marble="1:0"]').click()
    page.get_by_role("button", name="Back to the reserve").click()
    expect(text).to_have_value(re.compile(r'"marbles":\["R","R","R","R"\].*null'))
    page.get_by_test_id("studio-judge").click()
    answers = page.get_by_test_id("studio-verdict").get_by_role("listitem")
    # Four goes into home; two only stands before it.
    expect(answers.first).to_contain_text("Four")
    expect(page.get_by_test_id("studio-verdict")).to_contain_text("to win for Seat 1 and partner")

    # Two marbles on one space: the kernel says what is wrong.
    seats = [{**seat} for seat in POSITION["seats"]]  # type: ignore[attr-defined]
    text.fill(json.dumps({**POSITION, "seats": [{**seats[0], "marbles": ["20"] * 4}, *seats[1:]]}))
    page.get_by_test_id("studio-read").click()
    page.get_by_test_id("studio-judge").click()
    expect(page.get_by_role("alert").first).to_contain_text("This position cannot be")

    # A gift in an exchange, as the one line that Python writes.
    text.fill(EXCHANGE)
    page.get_by_test_id("studio-read").click()
    expect(page.get_by_test_id("studio-asked")).to_have_value("exchange")
    page.get_by_test_id("studio-judge").click()
    expect(answers.first).to_contain_text("Give")

    text.fill(json.dumps(POSITION))
    page.get_by_test_id("studio-read").click()
    page.get_by_test_id("studio-play").click()
    expect(page).to_have_url(re.compile("/table/pocket-"))
    expect(page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(2)


def test_what_is_wrong_with_a_position_is_told_in_the_readers_words(
    person: NewPerson, server: Serving
) -> None:
    # What the server refuses stands in the browser's console too.
    page = person(server.url, locale="de-CH", quiet=False)
    page.goto("/studio")
    page.locator("details", has=page.get_by_test_id("studio-text")).locator("summary").click()
    wrong = page.get_by_role("alert").filter(has_text="Dieser Text ist nicht lesbar: ")
    for text, said in (
        ("{", "kein JSON: Zeile 1, Spalte 2"),
        (json.dumps(POSITION | {"players": 5}), "seats: muss 5 sein"),
        (json.dumps(POSITION | {"rules": "nonsense"}), "keine Spielregeln „nonsense“ (es gibt: "),
        (json.dumps(POSITION | {"options": {"to_win": 9}}), "to_win: darf höchstens 5 sein"),
        (json.dumps(POSITION | {"options": {"to_win": 5}}), "die Zielbahn hat 4 Felder"),
        (EXCHANGE.replace(" : ", " "), "Platz 0 schreibt man „MARBLES : HAND“"),
    ):
        page.get_by_test_id("studio-text").fill(text)
        page.get_by_test_id("studio-read").click()
        expect(wrong).to_contain_text(said)
