"""Sitting down at a table the way people do: on the page, by its words."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

WHO = {
    "me": "Me on this device",
    "friend": "A friend joins by link or QR code",
    "here": "Local player",
    "anyone": "Open seat first come",
    "hare": "Hare",
    "duckling": "Duckling",
}


def from_the_shelf(page: Page, game: str) -> None:
    """From the shelf to the table, against bots."""
    page.goto("/")
    play_button(page, game).click()
    at_the_table(page)


def play_now(page: Page, rules: str) -> None:
    """At the table that the shelf leads to, without the way there."""
    page.goto(make_table(page, rules, "me", *["bot:casual"] * 3, called=False))
    at_the_table(page)


def play_button(page: Page, game: str) -> Locator:
    """ "Play now" under the picture of a game."""
    name = page.get_by_role("heading", name=game, exact=True)
    return page.get_by_role("listitem").filter(has=name).get_by_role("button", name="Play now")


def at_the_table(page: Page) -> None:
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("main.table svg[role=group]")).to_be_visible()


def set_up(
    page: Page,
    rules: str,
    *,
    form: str | None = None,
    seats: dict[int, str] | None = None,
    names: dict[int, str] | None = None,
    name: str = "Anna",
) -> None:
    """Fills in the page of a new table; nobody has sat down yet."""
    page.goto(f"/setup?rules={rules}")
    expect(page.get_by_role("button", name="Seat 1", exact=False)).to_be_visible()
    if form is not None:
        # The chip lies over its radio button, as a finger meets it.
        page.get_by_role("radio", name=form, exact=True).check(force=True)
    seat(page, 0).click()
    page.get_by_label("Your name").fill(name)
    for number, who in (seats or {}).items():
        seat(page, number).click()
        page.get_by_role("radio", name=WHO[who]).check()
        if who in ("friend", "here") and names and number in names:
            page.get_by_label("Their name").fill(names[number])
            page.get_by_label("Their name").blur()


def seat(page: Page, number: int) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^Seat {number + 1}: "))


def invitation(page: Page) -> str:
    """The link that friends are sent."""
    field = page.get_by_role("textbox", name="Link to this table")
    expect(field).to_have_value(re.compile("/table/"))
    return field.input_value()


def make_table(page: Page, rules: str, *kinds: str, called: bool = True, **more: Any) -> str:
    """A table, also with times that the page does not offer, so short that a test can wait for
    them. Kinds are such as 'me', 'open' or 'bot:beginner'. Answers its address."""
    seats = []
    for kind in kinds:
        word, _, level = kind.partition(":")
        seats.append({"kind": word} | ({"level": level} if level else {}))
        if word == "me" and called:
            seats[-1]["name"] = "Anna"
    wish = {"rules": rules, "players": len(kinds), "seats": seats, **more}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.status == 201, answer.text()
    return f"/table/{answer.json()['table']['id']}"


def sit_down(page: Page, table: str, name: str) -> None:
    """Takes the free seat of a table, and goes there."""
    answer = page.request.post(
        f"/api{table.replace('table', 'tables', 1)}/sit", data={"name": name}
    )
    assert answer.ok, answer.text()
    page.goto(table)
    at_the_table(page)


def play_out(table: str, *pages: Page) -> None:
    """The people of these pages answer at random, past their pages, until the game is over."""
    calls, chance = f"/api{table.replace('table', 'tables', 1)}", random.Random(table)
    for number in range(20_000):
        page = pages[number % len(pages)]
        now = page.request.get(f"{calls}/view").json()
        if now["table"]["phase"] == "over":
            return
        mine = now["views"][0]
        if offered := mine["choices"] or mine.get("early"):
            said = {"type": "act", "id": f"{number}", "seat": mine["seat"]}
            move = chance.choice(offered)["text"]
            page.request.post(
                f"{calls}/command", data=said | {"expect": now["number"], "move": move}
            )
    raise AssertionError(f"{table} is not over")
