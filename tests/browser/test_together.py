"""Two people in two browsers: a link, a seat, an exchange, one board, no secrets told."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import NewPerson
from tests.browser.reading import becomes, board, log_lines, until
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table, invitation, set_up


def listen(page: Page) -> list[dict[str, Any]]:
    """Everything the server tells this page over its socket."""
    heard: list[dict[str, Any]] = []

    def follow(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))

    page.on("websocket", follow)
    return heard


def together(person: NewPerson, server: Serving) -> tuple[Page, Page, list[Any], list[Any]]:
    """Anna opens a table with a friend as her partner; Ben comes by the link and sits down."""
    anna, ben = person(server.url), person(server.url)
    told_anna, told_ben = listen(anna), listen(ben)
    set_up(anna, "dog", seats={2: "friend"})
    link = invitation(anna)
    anna.get_by_role("button", name="Create a table").click()
    expect(anna.get_by_role("heading", name="Waiting for players")).to_be_visible()
    ben.goto(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit in seat 3").click()
    at_the_table(anna)
    at_the_table(ben)
    return anna, ben, told_anna, told_ben


def is_event(message: dict[str, Any], name: str) -> bool:
    return message["type"] == "event" and bool(message["event"]["event"] == name)


def heard(result: list[dict[str, Any]], name: str) -> bool:
    return any(is_event(message, name) for message in result)


def check_secrets(result: list[dict[str, Any]], mine: int) -> int:
    """No frame tells a card of a hand that is not mine. How many cards were hidden."""
    hidden = 0
    for message in result:
        assert {view["seat"] for view in message.get("views", [])} <= {mine}
        assert message.get("hands") is None
        entries = [*message.get("log", []), message] if "number" in message else []
        for event in (entry["event"] for entry in entries if "event" in entry):
            if event["event"] == "dealt":
                others = [hand for seat, hand in enumerate(event["hands"]) if seat != mine]
                assert {card for hand in others for card in hand} <= {"?"}
                hidden += sum(len(hand) for hand in others)
            elif event["event"] in ("gave", "drew") and event["seat"] != mine:
                assert event["card"] == "?"
            elif event["event"] == "exchanged":
                # What I gave and what I got; the partners of DOG sit opposite.
                known = {mine, (mine + 2) % 4}
                assert {c for seat, c in enumerate(event["gifts"]) if seat not in known} <= {"?"}
    return hidden


def test_a_friend_joins_by_the_link_and_both_exchange_and_see_one_board(
    person: NewPerson, server: Serving
) -> None:
    anna, ben, told_anna, told_ben = together(person, server)
    one, two = Clicker(anna, seed=1), Clicker(ben, seed=2)
    # Both devices have put a part into the shuffle: promised, then shown.
    until(anna, lambda: heard(told_ben, "began"))
    began = next(message for message in told_ben if is_event(message, "began"))["event"]
    assert [len(each["part"]) for each in began["parts"]] == [64, 64]
    # Everybody chooses in turn; what is given changes hands when all have chosen.
    first, second = one, two
    until(anna, lambda: one.look().turn or two.look().turn)
    if two.look().turn:
        first, second = two, one
    names = {one: "Anna", two: "Ben"}
    asked = f"Give {names[second]}, your partner, one card."
    becomes(first.page, lambda: first.look().prompt, asked)
    before = first.look().cards
    first.turn()
    until(first.page, lambda: len(first.look().cards) == len(before) - 1)
    giver = second.page.get_by_role("group", name=names[first])
    expect(giver).to_contain_text("has chosen")
    second.wait()
    asked = f"Give {names[first]}, your partner, one card."
    becomes(second.page, lambda: second.look().prompt, asked)
    second.turn()
    result = told_anna if first is one else told_ben
    until(anna, lambda: heard(result, "exchanged"))
    exchanged = next(message for message in result if is_event(message, "exchanged"))
    assert len(exchanged["views"][0]["hand"]) == len(before)
    # Who can play nothing with it lays the hand down at once, and is dealt another one.
    until(anna, lambda: len(first.look().cards) == len(before) or heard(result, "laid_down"))

    while one.turns + two.turns < 12:
        for clicker in (one, two):
            if clicker.look().turn:
                clicker.turn()
        anna.wait_for_timeout(50)

    # When somebody is asked again nothing moves any more.
    until(anna, lambda: one.look().turn or two.look().turn)
    until(anna, lambda: board(anna) == board(ben))
    until(anna, lambda: len(log_lines(anna)) == len(log_lines(ben)))

    assert check_secrets(told_anna, mine=0) >= 15
    assert check_secrets(told_ben, mine=2) >= 15
    for page in (anna, ben):
        # Besides the own hand and the cards laid openly no card has a face on the page.
        until(page, partial(only_the_hand, page))


def only_the_hand(page: Page) -> bool:
    shown = page.evaluate("document.querySelectorAll('[data-card]').length")
    return bool(shown == len(Clicker(page, 0).look().hand))


def test_in_an_exchange_both_may_choose_at_once(person: NewPerson, server: Serving) -> None:
    """Whoever the engine asks later gives a card first; the other only sees that it was chosen."""
    anna, ben, told_anna, told_ben = together(person, server)
    one, two = Clicker(anna, seed=1), Clicker(ben, seed=2)
    until(anna, lambda: one.look().turn and two.look().turn)

    def turn() -> int:
        return int(next(m["state"]["turn"] for m in reversed(told_anna) if m.get("state")))

    # The bots may still be choosing.
    until(anna, lambda: turn() in (0, 2))
    asked = turn()
    late, early, name = (one, two, "Ben") if asked == 0 else (two, one, "Anna")
    cards = len(early.look().cards)
    early.turn()
    until(early.page, lambda: len(early.look().cards) == cards - 1)
    assert not early.look().turn
    expect(late.page.get_by_role("group", name=name)).to_contain_text("has chosen")
    assert late.wait().turn
    late.turn()
    # What was told stays told; the hand itself may be laid down as soon as it is full again.
    told_early, result = (told_ben, told_anna) if late is one else (told_anna, told_ben)
    until(early.page, lambda: heard(told_early, "exchanged"))
    exchanged = next(message for message in told_early if is_event(message, "exchanged"))
    assert len(exchanged["views"][0]["hand"]) == cards
    until(late.page, lambda: heard(result, "exchanged"))
    chose = [m["event"] for m in result if m.get("event", {}).get("event") == "chose"]
    assert chose == [{"event": "chose", "seat": 2 if early is two else 0}]
    check_secrets(told_anna, mine=0)
    check_secrets(told_ben, mine=2)


def test_in_the_game_there_are_gestures_that_can_be_muted_and_no_chat(
    person: NewPerson, server: Serving
) -> None:
    anna, ben, _, told_ben = together(person, server)
    expect(anna.get_by_role("textbox")).to_have_count(0)
    for page in (anna, ben):
        page.evaluate(BUBBLES)
    say(anna, "Well played")
    until(ben, lambda: "Well played" in bubbles(ben))
    until(ben, lambda: "well_played" in pictures(ben))
    # Ben has had enough of it; Anna still sees her own.
    ben.get_by_role("button", name="Reactions").click()
    ben.get_by_label("Hide reactions").check()
    anna.wait_for_timeout(1_100)  # one a second is polite
    say(anna, "Sorry")
    until(anna, lambda: "Sorry" in bubbles(anna))
    until(ben, lambda: {"type": "gesture", "seat": 0, "gesture": "sorry"} in told_ben)
    assert bubbles(ben) == ["Well played"]


# Bubbles are gone after a moment: what they said is kept as they come.
BUBBLES = """() => {
  window.bubbles = [];
  window.pictures = [];
  new MutationObserver((changes) => {
    for (const {target, addedNodes} of changes) {
      const parts = target.nodeType === 3 ? [target.parentElement] : [...addedNodes];
      for (const part of parts)
        if (part instanceof Element && part.matches('[data-seat] [role=status]'))
        {
          window.bubbles.push(part.textContent);
          window.pictures.push(part.querySelector('svg')?.dataset.picture);
        }
    }
  }).observe(document.body, {childList: true, characterData: true, subtree: true});
}"""


def bubbles(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.bubbles")
    return found


def pictures(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.pictures")
    return found


def say(page: Page, words: str) -> None:
    page.get_by_role("button", name="Reactions").click()
    button = page.get_by_role("button", name=words)
    expect(button.locator("svg[data-picture]")).to_have_count(1)
    page.get_by_role("button", name=words).click()


def test_friends_talk_while_they_wait(person: NewPerson, server: Serving) -> None:
    anna, ben = person(server.url), person(server.url)
    set_up(anna, "dog", seats={1: "friend", 2: "friend"})
    link = invitation(anna)
    expect(anna.get_by_role("img", name="QR code with the link to this table")).to_be_visible()
    anna.get_by_role("button", name="Create a table").click()
    ben.goto(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit in seat 2").click()
    ben.get_by_label("Message").fill("Ready when you are")
    ben.get_by_role("button", name="Send", exact=True).click()
    expect(anna.get_by_role("log", name="Chat")).to_contain_text("Ready when you are")
    anna.get_by_role("button", name="Start now, with bots in the free seats").click()
    at_the_table(ben)
