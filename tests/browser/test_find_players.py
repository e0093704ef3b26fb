"""People who do not know one another look for players and play: with two and with four of them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPerson, shot
from tests.browser.serving import Serving
from tests.browser.setting_up import at_the_table

WAITS = "You’re the only one waiting so far."


def search(
    page: Page, name: str, game: str = "dog-kids", players: str = "2 none", *, to: str = "/find"
) -> None:
    """Fills in the page and begins to look."""
    page.goto(to)
    page.get_by_label("Your name").fill(name)
    page.get_by_test_id("find-game").select_option(game)
    page.get_by_test_id("find-players").select_option(players)


def begin(page: Page) -> None:
    page.get_by_role("button", name="Find players", exact=True).click()


@pytest.mark.parametrize("phone", [False, True])
def test_two_find_each_other_from_the_home_page(
    person: NewPerson, own_server: Serving, phone: bool
) -> None:
    anna, ben = (person(own_server.url, phone=phone) for _ in range(2))
    anna.goto("/")
    link = anna.get_by_role("link", name="Find players")
    expect(link).to_be_visible()
    shot(anna, f"find-home-{phone}")
    link.tap() if phone else link.click()
    expect(anna.get_by_role("heading", name="Find players")).to_be_visible()
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_test_id("find-game").select_option("dog-kids")
    anna.get_by_test_id("find-players").select_option("2 none")
    shot(anna, f"find-{phone}", whole=True)
    begin(anna)
    expect(anna.get_by_role("status").filter(has_text=WAITS)).to_be_visible()
    shot(anna, f"find-waiting-{phone}", whole=True)
    # The other one sees who waits, and joins with one tap.
    ben.goto("/find")
    ben.get_by_label("Your name").fill("Ben")
    shot(ben, f"find-others-wait-{phone}", whole=True)
    join = ben.get_by_role("button", name="Join: DOG Kids")
    join.tap() if phone else join.click()
    for page in (anna, ben):
        at_the_table(page)
    expect(anna).to_have_url(ben.url)
    expect(anna.locator("main.table")).to_contain_text("Ben")
    # The search is over, on a page opened later too.
    anna.goto("/find")
    expect(anna.get_by_test_id("find-form")).to_be_visible()


def test_who_practises_meanwhile_is_fetched(person: NewPerson, own_server: Serving) -> None:
    anna, ben = person(own_server.url, phone=True), person(own_server.url)
    search(anna, "Anna")
    begin(anna)
    anna.get_by_role("button", name="Practise while you wait").tap()
    at_the_table(anna)
    practice = anna.url
    bar = anna.get_by_role("complementary", name="Looking for players")
    expect(bar).to_be_visible()
    shot(anna, "find-practice")
    anna.reload()  # the search lasts
    expect(bar).to_be_visible()
    search(ben, "Ben")
    begin(ben)
    at_the_table(ben)
    expect(anna).to_have_url(ben.url)
    expect(bar).to_have_count(0)
    assert anna.url != practice
    # It waits for her: a practice game is not lost.
    anna.goto("/")
    mine = anna.get_by_role("region", name="Games in progress")
    expect(mine.get_by_role("listitem")).to_have_count(2)


def test_four_meet_and_two_of_them_are_partners(person: NewPerson, own_server: Serving) -> None:
    anna, ben, cid, dora = (person(own_server.url) for _ in range(4))
    search(anna, "Anna", "dog", "4 pairs")
    anna.get_by_test_id("party-2").check(force=True)
    begin(anna)
    link = anna.get_by_role("textbox", name="Link for your partner").input_value()
    shot(anna, "find-party")
    for page, name in ((cid, "Cid"), (dora, "Dora")):
        search(page, name, "dog", "4 pairs")
        begin(page)
    expect(cid.get_by_role("status").filter(has_text="2 players are waiting")).to_be_visible()
    ben.goto(link)
    expect(ben.get_by_role("heading", name="Anna wants to find players")).to_be_visible()
    ben.get_by_label("Your name").fill("Ben")
    shot(ben, "find-partner")
    ben.get_by_role("button", name="Play together").click()
    pages = {"Anna": anna, "Ben": ben, "Cid": cid, "Dora": dora}
    for page in pages.values():
        at_the_table(page)
        expect(page).to_have_url(anna.url)
    card = anna.evaluate(
        "() => fetch(location.pathname.replace('/table', '/api/tables')).then((r) => r.json())"
    )
    team = {seat["name"]: seat["team"] for seat in card["seats"]}
    assert team.keys() == pages.keys()
    assert team["Anna"] == team["Ben"] != team["Cid"] == team["Dora"]


@pytest.mark.parametrize("phone", [False, True])
def test_two_find_each_other_for_a_rated_game(
    person: NewPerson, own_server: Serving, phone: bool
) -> None:
    anna, ben = (person(own_server.url, phone=phone, quiet=False) for _ in range(2))
    own = {"form": "*", "games": 12, "value": 1512.4, "error": 38.6}

    def with_rating(route: Route) -> None:
        if route.request.method == "GET":
            route.fulfill(json=route.fetch().json() | {"ratings": [own]})
        else:
            route.continue_()

    anna.route("**/api/queue", with_rating)
    for page, name in ((anna, "Anna"), (ben, "Ben")):
        search(page, name)
        page.get_by_role("checkbox", name="Rated game").check()
        expect(page.get_by_text("Your rating: 1,512 ± 39, from 12 games")).to_have_count(
            1 if page is anna else 0
        )
        expect(page.get_by_test_id("find-bots")).to_have_count(0)  # never alone against bots
        expect(page.get_by_text("The result counts for your rating.")).to_be_visible()
        shot(page, f"find-rated-{phone}", whole=True)
        begin(page)
        # Refused until the rating can be kept, with the way to it.
        expect(page.get_by_role("alert")).to_contain_text("recovery code or a passkey")
        page.evaluate("fetch('/api/me/recovery', { method: 'POST' }).then((r) => r.text())")
        begin(page)
        if page is anna:
            expect(page.get_by_test_id("search")).to_contain_text("Rated game")
            shot(page, f"find-rated-waiting-{phone}", whole=True)
    for page in (anna, ben):
        at_the_table(page)
    expect(anna).to_have_url(ben.url)
    anna.get_by_role("button", name="More").click()
    expect(anna.get_by_test_id("facts")).to_contain_text("Rated game")
    expect(anna.get_by_role("button", name="Pause")).to_be_visible()
    expect(anna.get_by_role("button", name="Undo my last move")).to_have_count(0)
    shot(anna, f"find-rated-table-{phone}")


def test_by_keyboard_and_stopped_again(person: NewPerson, own_server: Serving) -> None:
    page = person(own_server.url)
    page.goto("/find")
    expect(page.get_by_test_id("find-form")).to_be_visible()
    page.get_by_label("Your name").focus()
    page.keyboard.type("Anna")
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("find-game")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowUp")  # from calm to fast
    expect(page.get_by_test_id("pace-fast")).to_be_checked()
    page.get_by_role("button", name="Find players", exact=True).press("Enter")
    expect(page.get_by_role("status").filter(has_text=WAITS)).to_be_visible()
    expect(page.get_by_test_id("search")).to_contain_text("Fast")
    page.get_by_role("button", name="Stop looking").press("Enter")
    expect(page.get_by_test_id("find-form")).to_be_visible()
    page.goto("/help")
    expect(page.get_by_test_id("searching")).to_have_count(0)


def test_a_server_that_is_away_for_a_while_loses_no_search(
    person: NewPerson, own_server: Serving
) -> None:
    anna, ben = person(own_server.url, quiet=False), person(own_server.url, quiet=False)
    search(anna, "Anna")
    begin(anna)
    expect(anna.get_by_role("status").filter(has_text=WAITS)).to_be_visible()
    own_server.kill()
    expect(anna.get_by_role("alert")).to_be_visible()
    own_server.start()
    expect(anna.get_by_role("alert")).to_have_count(0)
    search(ben, "Ben")
    begin(ben)
    for page in (anna, ben):
        at_the_table(page)
    expect(anna).to_have_url(ben.url)


def test_a_part_of_the_page_that_never_came_keeps_nobody_from_the_table(
    person: NewPerson, own_server: Serving
) -> None:
    anna, ben = person(own_server.url, quiet=False), person(own_server.url)
    anna.route(re.compile(r"/assets/(Searching|players-found)-"), lambda route: route.abort())
    for page, name in ((anna, "Anna"), (ben, "Ben")):
        search(page, name)
        begin(page)
    at_the_table(anna)
    expect(ben).to_have_url(anna.url)


@pytest.mark.parametrize("language", ["de", "fr", "it", "es", "nl"])
def test_in_every_language(person: NewPerson, own_server: Serving, language: str) -> None:
    page = person(own_server.url, phone=True, locale=language)
    page.goto("/find")
    expect(page.get_by_test_id("find-form")).to_be_visible()
    shot(page, f"find-{language}", whole=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_test_id("find-players").select_option("4 pairs")
    page.get_by_test_id("party-2").check(force=True)
    page.get_by_test_id("find").click()
    expect(page.get_by_test_id("search")).to_be_visible()
    shot(page, f"find-party-{language}", whole=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.goto("/")
    expect(page.get_by_test_id("searching")).to_be_visible()
    shot(page, f"find-home-{language}")
