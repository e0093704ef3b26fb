"""After the game all hands are open, at the seats, for eyes and for ears."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Finished, NewPerson, shot
from tests.browser.reading import becomes
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table, make_table, play_out, sit_down

# What every seat shows after the end, as drawn: card by card, or nothing for an empty hand.
OPEN = """() => Object.fromEntries([...document.querySelectorAll('[data-seat]')].map((seat) => {
  const shown = seat.closest('li').querySelector('[data-open-hand]');
  return [seat.dataset.seat, shown ? shown.querySelectorAll('svg').length : 0];
}))"""


def held(page: Page, over: str) -> list[list[str]]:
    """The hands as the server tells them after the end."""
    answer = page.request.get(over.replace("/table/", "/api/tables/") + "/view")
    hands: list[list[str]] = answer.json()["hands"]
    assert any(hands), "a game that ends with cards in somebody's hand is wanted here"
    return hands


def check_open(page: Page, over: str, *, mine: int | None) -> None:
    page.goto(over)
    expect(page.get_by_role("region", name="The game is over.")).to_be_visible()
    hands = held(page, over)
    wanted = {str(seat): 0 if seat == mine else len(hand) for seat, hand in enumerate(hands)}
    becomes(page, lambda: page.evaluate(OPEN), wanted)
    width, height = page.viewport_size["width"], page.viewport_size["height"]  # type: ignore[index]
    for fan in page.locator("[data-open-hand]").all():
        box = fan.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width + 1
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height


def test_after_the_end_every_seat_shows_its_hand(
    person: NewPerson, server: Serving, finished: Finished
) -> None:
    page = person(server.url, storage_state=finished.memory)
    check_open(page, finished.path, mine=0)


def test_after_the_end_every_seat_shows_its_hand_on_a_phone(
    person: NewPerson, server: Serving, finished: Finished
) -> None:
    page = person(server.url, phone=True, storage_state=finished.memory)
    check_open(page, finished.path, mine=0)
    # The own cards are not hidden behind the panel that says who won.
    panel = page.locator("[data-end]").bounding_box()
    assert panel is not None
    for card in page.get_by_role("group", name="Your hand").get_by_role("button").all():
        box = card.bounding_box()
        assert box is not None
        assert box["y"] >= panel["y"] + panel["height"] - 4


def test_sharing_leaves_the_result_where_it_is(
    person: NewPerson, server: Serving, finished: Finished
) -> None:
    page = person(server.url, storage_state=finished.memory)
    copies = "navigator.clipboard.writeText = async (text) => { window.copied = text; }"
    page.add_init_script(copies)
    page.goto(finished.path)
    end = page.get_by_role("region", name="The game is over.")
    result = end.locator("h2 + p")
    expect(result).to_contain_text("Game length")
    before = result.inner_text()
    end.get_by_role("button", name="Share").click()
    expect(end.get_by_role("button", name="Copied")).to_be_visible()
    assert result.inner_text() == before
    assert page.evaluate("copied").endswith(finished.path.replace("/table/", "/replay/"))
    # Without a clipboard the address is said below it.
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    end.get_by_role("button", name="Copied").click()
    expect(end.get_by_role("status")).to_contain_text("/replay/")
    assert result.inner_text() == before
    shot(page, "end-shared")


def test_the_seed_stands_behind_the_link_that_verifies_the_shuffle(
    person: NewPerson, server: Serving, finished: Finished
) -> None:
    page = person(server.url, storage_state=finished.memory)
    page.goto(finished.path)
    log = page.get_by_role("region", name="Game log")
    line = log.get_by_role("listitem").filter(has_text="The shuffle seed has been revealed.")
    result = log.inner_text()
    line.get_by_role("link", name="Verify the shuffle").click()
    seed = page.get_by_test_id("fair-seed")
    expect(seed).not_to_be_empty()
    assert seed.inner_text() not in result


def test_a_spectator_sees_every_hand_after_the_end(
    person: NewPerson, server: Serving, finished: Finished
) -> None:
    check_open(person(server.url), finished.path, mine=None)


def test_a_screen_reader_hears_every_hand_after_the_end(
    person: NewPerson, server: Serving, finished: Finished
) -> None:
    page = person(server.url, storage_state=finished.memory)
    page.goto(finished.path)
    result = page.locator("[data-live]")
    expect(result).to_contain_text("All cards are face up.")
    hands = held(page, finished.path)
    seats = page.get_by_role("list", name="Players").get_by_role("group")
    expect(seats).to_have_count(len(hands))
    for hand in hands:
        if not hand:
            expect(result).to_contain_text(re.compile(": no cards\\."))
    # The words for the cards are those of the live region; the seats say the same.
    said = result.inner_text()
    for name in seats.all():
        label = name.get_attribute("aria-label") or ""
        player = label.removeprefix("You, ").split(",")[0]
        cards = re.search(rf"{re.escape(player)}: ([^.]+)\.", said)
        assert cards, said
        assert cards[1] == "no cards" or cards[1] in label


def test_the_end_says_who_came_home_how_and_what_turned_the_game(
    person: NewPerson, server: Serving, finished: Finished
) -> None:
    page = person(server.url, storage_state=finished.memory)
    page.goto(finished.path)
    results = page.get_by_test_id("end-results")
    game = page.request.get("/api/me/games").json()["games"]
    tally = next(one for one in game if finished.path.endswith(one["id"]))["tally"]
    rows = results.get_by_role("row").filter(has=page.get_by_role("rowheader"))
    expect(rows).to_have_count(4)
    expect(rows.first).to_contain_text("★")
    for seat, counted in enumerate(tally["seats"]):
        row = results.locator(f"[data-result='{seat}']")
        expect(row.get_by_role("cell").last).to_have_text(str(counted["captured"]))
        expect(row.get_by_role("cell").first).to_contain_text(re.compile(r"^\d of 3$"))
    # The turning point comes in the background, and what is tapped meanwhile stays where it is.
    review = page.get_by_role("link", name="Game review")
    before = review.bounding_box()
    turning = page.get_by_test_id("turning-point")
    expect(turning).to_contain_text("Turning point in round")
    expect(turning).to_contain_text(re.compile(r"Win probability for Anna: \d+% → \d+%"))
    assert review.bounding_box() == before
    shot(page, "end-turning")
    # The review opens, at the replay of the same game.
    review.click()
    expect(page).to_have_url(re.compile("/replay/"))
    expect(page.get_by_role("region", name="Game review")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_from_the_end_of_a_game_to_the_next_with_the_same_people_in_one_tap(
    person: NewPerson, own_server: Serving, phone: bool
) -> None:
    anna, ben = (person(own_server.url, phone=phone) for _ in range(2))
    anna.goto(table := make_table(anna, "dog-kids", "me", "bot:beginner", "open", "bot:beginner"))
    sit_down(ben, table, "Ben")
    at_the_table(anna)
    play_out(table, anna, ben)
    for page in (anna, ben):
        expect(page.get_by_role("region", name="The game is over.")).to_be_visible()
    again = anna.get_by_role("button", name="Rematch")
    again.tap() if phone else again.click()
    expect(anna).not_to_have_url(re.compile(table))
    # The other sees at once that there is a next game, and is there with one tap too.
    join = ben.get_by_role("link", name="Join rematch")
    join.tap() if phone else join.click()
    expect(ben).to_have_url(anna.url)
    for page in (anna, ben):
        at_the_table(page)
    expect(anna.get_by_role("group", name="Ben")).to_be_visible()
    expect(ben.get_by_role("group", name="Anna")).to_be_visible()
