"""Leaderboards and profiles: after a real rated game, in a long list, in every language."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPerson, shot
from tests.browser.reading import until
from tests.browser.serving import Serving
from tests.browser.setting_up import make_table, play_out

FORM = "dog-kids/2/none"
WEEK = 7 * 86_400_000


def lasting(page: Page, name: str) -> None:
    # One request after the other: the first one makes the user.
    assert page.request.post("/api/me", data={"name": name}).ok
    assert page.request.post("/api/me/recovery").ok
    page.goto("/settings")
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Your name").blur()


def board(players: int = 10_000, page: int = 0) -> dict[str, Any]:
    """A page of a long list, with me far behind."""
    first = page * 50

    def row(n: int) -> dict[str, Any]:
        return {
            "place": n + 1,
            "player": f"{n:016}",
            "name": "Maximiliane-Friederike W" if n == 2 else f"Player {n}",
            "games": 1200 - n % 1000,
            "value": 1740.0 - n / 9,
            "error": 31.0 + n % 40,
            "mine": n == 6000,
        }

    bots = [{"level": "club", "value": 1500.0, "before": 7}] if page == 0 else []
    forms = [{"form": "*", "players": players}, {"form": "dog/4/pairs", "players": 900}]
    return {
        "form": "*",
        "players": players,
        "page": page,
        "size": 50,
        "rows": [row(n) for n in range(first, min(players, first + 50))],
        "bots": bots,
        "mine": row(6000),
        "forms": forms,
    }


def own(mine: bool = True) -> dict[str, Any]:
    """The profile of a player whose rating rose for certain in one format."""
    curve = [
        {"at": 1_770_000_000_000 + n * WEEK, "value": 950 + 14 * n, "error": 120 - 3 * n}
        for n in range(30)
    ]
    rating = {"form": "*", "games": 214, "value": 1356.0, "error": 33.0, "curve": curve}
    flat = [{**point, "value": 1300 + n % 3, "error": 60} for n, point in enumerate(curve)]
    win = {"at": 1_790_000_000_000, "form": "dog/4/pairs", "value": 1512.0, "error": 41.0}
    win |= {"names": ["Ben", None] if mine else [], "table": "t1" if mine else None}
    partner = {"player": "1" * 16, "name": "Ben", "games": 40, "won": 31, "beyond": 1}
    other = {"player": None, "name": None, "games": 1, "won": 0, "beyond": 0}
    costly = {"at": 1_790_000_000_000, "form": "dog/4/pairs", "table": "t2", "lost": 61.4}
    return {
        "player": "2" * 16,
        "name": "Anna",
        "mine": mine,
        "listed": True,
        "ratings": [rating, rating | {"form": "dog/4/pairs", "games": 30, "curve": flat}],
        "wins": [win],
        "partners": [partner, other] if mine else [],
        "costly": [costly | {"decisions": 44}] if mine else [],
    }


def with_answers(page: Page, profile: dict[str, Any]) -> None:
    def boards(route: Route) -> None:
        number = re.search(r"page=(\d+)", route.request.url)
        route.fulfill(json=board(page=int(number[1]) if number else 0))

    page.route("**/api/leaderboard*", boards)
    page.route(re.compile("/api/profile"), lambda route: route.fulfill(json=profile))


def test_two_play_and_stand_in_the_list_until_one_does_not_want_to(
    person: NewPerson, own_server: Serving
) -> None:
    anna, ben = person(own_server.url), person(own_server.url, phone=True, quiet=False)
    anna.goto("/profile")
    expect(anna.get_by_test_id("profile-none")).to_be_visible()
    lasting(anna, "Anna")
    lasting(ben, "Ben")
    anna.goto("/leaderboard")
    expect(anna.get_by_test_id("board-none")).to_be_visible()
    anna.goto("/profile")
    expect(anna.get_by_test_id("profile-none")).to_be_visible()
    shot(anna, "profile-none")
    table = make_table(anna, "dog-kids", "me", "friend", rated=True)
    assert ben.request.post(f"/api{table.replace('table', 'tables', 1)}/sit", data={}).ok
    play_out(table, anna, ben)

    def listed() -> int:
        return int(anna.request.get("/api/leaderboard").json()["players"])

    until(anna, lambda: listed() == 2)
    anna.goto("/leaderboard")
    rows = anna.get_by_test_id("board")
    expect(rows).to_contain_text("Anna (You)")
    expect(rows).to_contain_text("Ben")
    expect(rows).to_contain_text("Fox")
    shot(anna, "leaderboard-real")
    # From the list to the profile, and from the table to the same one.
    rows.get_by_role("link", name="Ben").press("Enter")
    expect(anna.get_by_role("heading", name="Profile: Ben")).to_be_visible()
    expect(anna.get_by_test_id("profile-rating")).to_contain_text("one game")
    expect(anna.get_by_test_id("costly")).to_have_count(0)
    shot(anna, "profile-real")
    anna.goto(table)
    anna.locator('[data-action="more"]').press("Enter")
    anna.get_by_role("button", name="Players").press("Enter")
    link = anna.get_by_role("link", name="Profile: Ben")
    expect(link).to_be_visible()
    shot(anna, "profile-from-table")
    anna.goto(link.get_attribute("href") or "")
    expect(anna.get_by_role("heading", name="Profile: Ben")).to_be_visible()
    # Whoever does not want to be listed is gone at once.
    ben.goto("/settings")
    switch = ben.get_by_role("switch", name="Show me in lists of players")
    expect(switch).to_be_checked()
    switch.focus()
    ben.keyboard.press("Space")
    expect(switch).not_to_be_checked()
    until(ben, lambda: listed() == 1)
    anna.goto("/leaderboard")
    expect(rows).to_contain_text("Anna (You)")
    expect(rows).not_to_contain_text("Ben")
    anna.goto("/games")
    expect(anna.get_by_role("link", name="Profile: Ben")).to_be_visible()
    ben.goto("/profile")
    expect(ben.get_by_test_id("profile-rating")).to_be_visible()
    expect(ben.get_by_test_id("listed")).not_to_be_checked()
    shot(ben, "profile-real-phone", whole=True)


@pytest.mark.parametrize("phone", [False, True])
def test_a_long_list_by_keyboard_and_a_curve_in_words(
    person: NewPerson, own_server: Serving, phone: bool
) -> None:
    page = person(own_server.url, phone=phone)
    with_answers(page, own())
    page.goto("/leaderboard")
    expect(page.get_by_test_id("range")).to_have_text("1–50 of 10,000")
    shot(page, f"leaderboard-{phone}", whole=not phone)
    page.get_by_role("button", name="Lower places").press("Enter")
    expect(page.get_by_test_id("range")).to_have_text("51–100 of 10,000")
    expect(page).to_have_url(re.compile(r"page=1"))
    page.get_by_role("button", name="My place: 6,001").press("Enter")
    expect(page.get_by_test_id("range")).to_have_text("6,001–6,050 of 10,000")
    expect(page.get_by_role("row", name="6,001.")).to_contain_text("(You)")
    page.reload()
    expect(page.get_by_test_id("range")).to_have_text("6,001–6,050 of 10,000")
    page.goto("/profile")
    expect(page.get_by_test_id("profile-rating")).to_contain_text("1,356 ± 33")
    expect(page.get_by_test_id("curve")).to_be_visible()
    expect(page.get_by_test_id("change")).to_have_text("Clearly higher than then.")
    page.get_by_text("As a table").click()
    expect(page.get_by_role("row")).to_have_count(31)
    page.get_by_text("As a table").click()
    expect(page.get_by_test_id("partners")).to_contain_text("40 games, 31 won, more than")
    shot(page, f"profile-{phone}", whole=True)
    # A change within the uncertainty is no change.
    page.get_by_test_id("profile-form").select_option("dog/4/pairs")
    expect(page.get_by_test_id("profile-rating")).to_contain_text("30 games")
    expect(page.get_by_test_id("change")).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "fr", "it", "es", "nl"])
def test_in_every_language(person: NewPerson, own_server: Serving, language: str) -> None:
    page = person(own_server.url, phone=True, locale=language)
    with_answers(page, own())
    for path, handle in (("/leaderboard", "board"), ("/profile", "curve")):
        page.goto(path)
        expect(page.get_by_test_id(handle)).to_be_visible()
        shot(page, f"ratings{path.replace('/', '-')}-{language}", whole=path == "/profile")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_player_who_shows_no_profile_is_said_to_have_none(
    person: NewPerson, own_server: Serving
) -> None:
    page = person(own_server.url, quiet=False)
    page.goto("/profile/0000000000000000")
    expect(page.get_by_role("alert")).to_contain_text("no profile here")
    assert json.loads(page.request.get("/api/profile?player=x").text())["code"] == "no_such_profile"
