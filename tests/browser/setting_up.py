"""Sitting down at a table the way people do: on the page, by its words."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

WHO = {
    "me": "Me on this device",
    "friend": "A friend comes by link",
    "here": "Somebody here",
    "anyone": "Anyone whoever",
    "hare": "Hare",
    "duckling": "Duckling",
}


def play_now(page: Page, game: str) -> None:
    """From the shelf to the table, against bots."""
    page.goto("/")
    play_button(page, game).click()
    at_the_table(page)


def play_button(page: Page, game: str) -> Locator:
    """ "Play now" under the picture of a game."""
    name = page.get_by_role("heading", name=game, exact=True)
    return page.get_by_role("listitem").filter(has=name).get_by_role("button", name="Play now")


def at_the_table(page: Page) -> None:
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("group", name="Board", exact=True)).to_be_visible()


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


def watched_late(page: Page, delay: int) -> str:
    """A table where the game is on and spectators see it so many seconds later; its address."""
    bot = {"kind": "bot", "level": "beginner"}
    wish = {"rules": "toc", "players": 2, "teams": "none", "seats": [{"kind": "me"}, bot]}
    made = page.request.post("/api/tables", data={**wish, "spectator_delay": delay})
    assert made.ok, made.text()
    return f"/table/{made.json()['table']['id']}"
