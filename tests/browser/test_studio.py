"""Any position can be set up, judged and played out; what cannot be is refused with the reasons."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.app import kept
from tests.browser.conftest import SHOTS, Finished, NewPerson
from tests.browser.reading import until
from tests.browser.serving import Serving
from tockwork import Position
from tockwork.review import puzzles

POSITION: dict[str, Any] = {
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
NO_CARD = "The player to move needs at least one card."


def shot(page: Page, name: str) -> None:
    if not SHOTS:
        return
    wide = page.viewport_size
    assert wide
    page.screenshot(path=f"{SHOTS}/{name}.png", full_page=True)
    page.set_viewport_size({"width": 390, "height": 760})
    page.screenshot(path=f"{SHOTS}/{name}-phone.png", full_page=True)
    page.set_viewport_size(wide)


def as_text(page: Page) -> Locator:
    """The field for text, open."""
    text = page.get_by_test_id("studio-text")
    if not text.is_visible():
        page.locator("details", has=text).locator("summary").click()
    return text


def read(page: Page, said: str | dict[str, Any]) -> None:
    as_text(page).fill(said if isinstance(said, str) else json.dumps(said))
    page.get_by_test_id("studio-read").click()


def with_marbles(*rows: str) -> dict[str, Any]:
    seats = [
        {**seat, "marbles": row.split()} for seat, row in zip(POSITION["seats"], rows, strict=True)
    ]
    return {**POSITION, "seats": seats}


def test_a_position_is_set_up_judged_and_played_out(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    page.goto("/studio")
    wrong = page.get_by_test_id("studio-wrong")
    expect(wrong).to_contain_text(NO_CARD)
    text = as_text(page)
    read(page, POSITION)
    expect(page.get_by_test_id("studio-hand").get_by_role("listitem")).to_have_count(2)
    expect(wrong).to_be_empty()

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
    page.get_by_role("button", name="Back to base").click()
    expect(text).to_have_value(re.compile(r'"marbles":\["R","R","R","R"\]}.*'))
    page.get_by_test_id("studio-judge").click()
    answers = page.get_by_test_id("studio-verdict").locator("ol").get_by_role("listitem")
    # Four goes into home; two only stands before it.
    expect(answers.first).to_contain_text("Four")
    sides = page.get_by_test_id("studio-sides").get_by_role("listitem")
    expect(sides).to_have_count(2)
    expect(sides.first).to_contain_text(re.compile(r"Seat 1 and Seat 3: \d\d\.\d% to win, ± \d"))
    expect(page.get_by_test_id("studio-verdict")).to_contain_text("Ahead: Seat 1 and Seat 3")
    expect(page.get_by_test_id("studio-verdict")).to_contain_text("weaker-looking moves")
    # What an answer is behind lies between its chance and the best one's.
    chances = [float(said.split("%")[0].split()[-1]) for said in answers.all_inner_texts()]
    for said, chance in zip(answers.all_inner_texts()[1:], chances[1:], strict=True):
        behind = float(re.findall(r"· ([\d.]+)% behind", said)[0])
        assert chances[0] - chance == pytest.approx(behind, abs=0.11)
    shot(page, "studio-judged")

    # A gift in an exchange, as the one line that Python writes.
    read(page, EXCHANGE)
    expect(page.get_by_test_id("studio-asked")).to_have_value("exchange")
    page.get_by_test_id("studio-judge").click()
    expect(answers.first).to_contain_text("Give")

    read(page, POSITION)
    expect(page.get_by_test_id("studio-read-said")).to_contain_text("Position loaded.")
    page.get_by_test_id("studio-play").click()
    expect(page).to_have_url(re.compile("/table/pocket-"))
    expect(page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(2)


def test_what_cannot_be_is_refused_with_all_reasons_where_they_belong(
    person: NewPerson, server: Serving
) -> None:
    """The same reasons as Python gives, beside the marbles, the cards and the text; gone then."""
    page = person(server.url)
    page.goto("/analysis")
    wrong = page.get_by_test_id("studio-wrong")
    expect(wrong).to_contain_text(NO_CARD)
    nonsense = with_marbles("C 16! 5 99", "5 H9 R R", "R R R R", "R R R R")
    nonsense["seats"][0]["hand"] = ["A", "7"]
    read(page, nonsense)
    result = (
        "Seat 1’s marble A: this board has no centre",
        "Seat 1’s marble B: only a marble on its own start (0) is fresh",
        "Seat 1’s marble D: the track has spaces 0 to 63, not 99",
        "Seat 2’s marble A: 5 is taken by Seat 1’s marble C",
        "Seat 2’s marble B: the lane has 4 spaces, not 9",
        "Card 1 of Seat 1: there is no card ‘A’ in this game",
    )
    expect(wrong.get_by_role("listitem")).to_have_text(result)
    expect(wrong).to_contain_text("This position is impossible.")
    # In view where the text was read, and beside what they are about.
    at_text = page.get_by_test_id("studio-read-said").get_by_role("listitem")
    expect(at_text).to_have_text(result)
    expect(at_text.first).to_be_in_viewport()
    marbles = page.locator("section", has=page.get_by_role("heading", name="Marbles"))
    expect(marbles.get_by_role("listitem")).to_have_text(result[:5])
    hand = page.locator("section", has=page.get_by_role("heading", name="Cards of Seat 1"))
    expect(hand.locator("[data-where]")).to_have_text(result[5:])
    expect(page.get_by_test_id("studio-judge")).to_be_disabled()
    expect(page.get_by_test_id("studio-play")).to_be_disabled()
    shot(page, "studio-impossible")

    for seats, reason in (
        (("H1 H2 H3 H4", "R R R R", "H1 H2 H3 H4", "R R R R"), "the game is already won"),
        (("5 5 R R", "R R R R", "R R R R", "R R R R"), "5 is taken by Seat 1’s marble A"),
        (("5 R R", "R R R R", "R R R R", "R R R R"), "Seat 1: 3 places for 4 marbles"),
    ):
        read(page, with_marbles(*seats))
        expect(wrong.get_by_role("listitem")).to_have_count(1)
        expect(wrong).to_contain_text(reason)
    read(page, POSITION)
    expect(wrong).to_be_empty()
    expect(page.locator("[data-where]")).to_have_count(0)
    # By hand as well: nine sevens are one too many.
    for _ in range(9):
        page.locator('[data-card="7"]').click()
    expect(wrong).to_have_text(re.compile("there are only 8 of ‘7’"))
    page.get_by_role("button", name="Remove: seven").first.click()
    expect(wrong).to_be_empty()


def test_a_link_carries_all_that_a_position_says(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("/analysis")
    expect(page.get_by_test_id("studio-wrong")).to_contain_text(NO_CARD)
    text = as_text(page)
    for one in puzzles("dog")[:4]:
        read(page, one.position)
        said = page.get_by_test_id("studio-read-said")
        expect(said).to_contain_text("Position loaded.")
        whole = text.input_value()
        # Python says the same of the line as the page does of the document.
        assert Position.from_document(json.loads(whole)) == one.seen()
        page.get_by_test_id("studio-link").click()
        expect(page.get_by_test_id("studio-link")).to_have_text("Copied")
        page.goto(page.evaluate("navigator.clipboard.readText()"))
        expect(as_text(page)).to_have_value(whole)
        text = as_text(page)
    # What no field shows is listed, and can be left out.
    seen = puzzles("dog")[3].seen()
    listed = page.get_by_test_id("studio-kept").get_by_role("listitem")
    expect(listed.filter(has_text=f"Round {seen.round}")).to_have_count(1)
    expect(listed.filter(has_text="Discarded: ")).to_have_count(1)
    held = [page.get_by_test_id(f"studio-held-{seat}") for seat in range(4) if seat != seen.turn]
    counts = [str(len(seen.hand(seat))) for seat in range(4) if seat != seen.turn]
    assert [one.input_value() for one in held] == counts
    page.get_by_role("button", name="Remove: Round").click()
    expect(listed.filter(has_text=f"Round {seen.round}")).to_have_count(0)
    assert "round" not in json.loads(text.input_value())
    held[0].fill("1")
    held[0].press("Tab")
    first = next(seat for seat in range(4) if seat != seen.turn)
    until(page, lambda: len(json.loads(text.input_value())["seats"][first]["hand"]) == 1)


def test_a_moment_of_a_replay_is_whole_in_the_studio(
    person: NewPerson, server: Serving, finished: Finished
) -> None:
    page = person(server.url, storage_state=finished.memory)
    page.goto(finished.path.replace("table", "replay"))
    slider = page.get_by_test_id("replay-slider")
    expect(slider).to_be_visible()
    for at in ("9", "24"):
        slider.fill(at)
        page.get_by_test_id("replay-studio").click()
        expect(page.get_by_test_id("studio-judge")).to_be_enabled()
        position = Position.from_document(json.loads(as_text(page).input_value()))
        assert sum(position.table.deck.values()) == (
            sum(len(position.hand(seat)) for seat in range(position.table.players))
            + len(position.document()["pile"])
            + len(position.document()["discards"])
        )
        page.go_back()
        expect(slider).to_be_visible()


def test_every_side_has_its_chance_also_where_there_is_one_answer(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url)
    page.goto("/analysis")
    expect(page.get_by_test_id("studio-wrong")).to_contain_text(NO_CARD)
    sides = page.get_by_test_id("studio-sides").get_by_role("listitem")
    # Out of the reserve with the only start card: there is nothing else.
    read(page, EXCHANGE.replace("exchange 0", "play 0").replace("13 13 4 2", "13 7"))
    page.get_by_test_id("studio-judge").click()
    verdict = page.get_by_test_id("studio-verdict")
    expect(verdict).to_contain_text("Only one legal move.")
    expect(sides).to_have_count(2)
    for side in sides.all_inner_texts():
        assert re.search(r": \d\d\.\d% to win, ± (?!0\.0)\d", side), side
    page.get_by_test_id("studio-form").select_option("3 none")
    expect(page.get_by_test_id("studio-turn").locator("option")).to_have_count(3)
    page.locator('[data-card="13"]').click()
    page.locator('[data-card="7"]').click()
    page.get_by_test_id("studio-judge").click()
    expect(sides).to_have_count(3)
    shares = [float(re.search(r"([\d.]+)%", one)[1]) for one in sides.all_inner_texts()]  # type: ignore[index]
    assert abs(sum(shares) - 100) < 0.3


def test_house_rules_and_the_last_card_are_set_by_hand(person: NewPerson, server: Serving) -> None:
    page = person(server.url)
    page.goto("/analysis?rules=dog-royal")
    expect(page.get_by_test_id("studio-wrong")).to_contain_text(NO_CARD)
    text = as_text(page)
    page.locator('[data-card="="]').click()
    page.get_by_test_id("studio-last").select_option("13")
    page.get_by_test_id("studio-judge").click()
    verdict = page.get_by_test_id("studio-verdict")
    expect(verdict.locator("ol").get_by_role("listitem").first).to_contain_text("Equals")
    page.get_by_test_id("house").locator("summary").click()
    page.get_by_test_id("knob-guard").select_option(label="No marble")
    until(page, lambda: json.loads(text.input_value())["options"].get("guard") == "none")
    said = json.loads(text.input_value())
    assert (said["last_card"], said["seats"][0]["hand"]) == ("13", ["="])
    Position.from_document(said)


def test_what_is_wrong_with_a_position_is_told_in_the_readers_words(
    person: NewPerson, server: Serving
) -> None:
    # What the server refuses stands in the browser's console too.
    page = person(server.url, locale="de-CH", quiet=False)
    page.goto("/analysis")
    expect(page.get_by_test_id("studio-wrong")).not_to_be_empty()
    unreadable = page.get_by_role("alert").filter(has_text="Dieser Text ist nicht lesbar: ")
    for text, said in (
        ("{", "kein JSON: der Text endet zu früh in Zeile 1, Spalte 2"),
        ('{"rules": dog}', "kein JSON: kein Wert in Zeile 1, Spalte 11"),
        (json.dumps(POSITION | {"players": 5}), "seats: muss 5 sein"),
        (json.dumps(POSITION | {"rules": "nonsense"}), "keine Spielregeln „nonsense“ (es gibt: "),
        (json.dumps(POSITION | {"options": {"to_win": 9}}), "to_win: darf höchstens 5 sein"),
        (json.dumps(POSITION | {"options": {"to_win": 5}}), "die Zielbahn hat 4 Felder"),
        (
            EXCHANGE.replace(" : ", " "),
            "Zeile 1, Spalte 45: Platz 0 schreibt man „MARBLES : HAND“",
        ),
    ):
        read(page, text)
        expect(unreadable).to_contain_text(said)
    read(page, with_marbles("5 R R R", "5 R R R", "R R R R", "R R R R"))
    expect(unreadable).to_have_count(0)
    wrong = page.get_by_test_id("studio-wrong")
    expect(wrong.get_by_role("listitem")).to_have_count(1)
    expect(wrong).to_contain_text("Diese Stellung ist unmöglich.")
    expect(wrong).to_contain_text("5 ist besetzt")


def test_offline_there_is_what_was_opened_before_and_a_word_for_the_rest(
    person: NewPerson, server: Serving
) -> None:
    page = person(server.url, quiet=False, keeps=True)
    page.goto("/analysis")
    kept(page)
    page.reload()
    expect(page.get_by_test_id("studio-wrong")).to_contain_text(NO_CARD)
    page.goto("/puzzles/toc")
    expect(page.get_by_test_id("puzzle")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_test_id("puzzle")).to_be_visible()
    page.goto("/puzzles/dog-kids")
    sentence = "You’re offline, and this hasn’t been loaded on this device yet."
    expect(page.get_by_role("main")).to_contain_text(sentence)
    page.goto("/analysis")
    expect(page.get_by_test_id("studio-wrong")).to_contain_text(NO_CARD)
    read(page, POSITION)
    page.get_by_test_id("studio-judge").click()
    expect(page.get_by_test_id("studio-sides")).to_be_visible()
    page.get_by_test_id("studio-game").select_option("tock6")
    expect(page.get_by_test_id("fault")).to_contain_text(sentence)
    # The position that stood there still does.
    expect(page.get_by_test_id("studio-hand").get_by_role("listitem")).to_have_count(2)
