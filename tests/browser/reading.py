"""What a page shows, as plain values that can be compared."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Locator, Page

# The marbles by seat and letter, as drawn: their places are the board's own words for where they
# stand.
BOARD = """() => Object.fromEntries([...document.querySelectorAll('[data-marble]')]
  .map((el) => [el.dataset.marble, el.dataset.place]))"""

# Of these, the ones of which a finger would meet something else, or nothing, at one of five points.
CUT = """(all) => all.filter((el) => {
  const {left, right, top, bottom} = el.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const points = [[x, y], [left + 6, y], [right - 6, y], [x, top + 4], [x, bottom - 4]];
  return points.some(([px, py]) => !el.contains(document.elementFromPoint(px, py)));
}).map((el) => el.textContent.trim())"""


def board(page: Page) -> dict[str, str]:
    """Where every marble is drawn."""
    found: dict[str, str] = page.evaluate(BOARD)
    return found


def cut(things: Locator) -> list[str]:
    """Which of these cannot be seen and touched whole."""
    found: list[str] = things.evaluate_all(CUT)
    return found


def log_lines(page: Page) -> list[str]:
    """The log in words; it is opened if it is folded away."""
    log = page.get_by_role("region", name="Game log")
    if not log.is_visible():
        page.get_by_role("button", name="Game log").click()
    return [line.strip() for line in log.get_by_role("listitem").all_inner_texts()]


def text_of_hand(page: Page) -> list[str]:
    """The own cards in words, what each can do included."""
    cards = page.get_by_role("group", name="Your hand").get_by_role("button")
    return [words.strip() for words in cards.all_inner_texts()]


Value = TypeVar("Value")


def becomes(page: Page, read: Callable[[], Value], wanted: Value, patience: float = 120.0) -> None:
    """Reads again and again until it is as wanted; says what it was in the end if it never is."""
    end = time.monotonic() + patience
    while (found := read()) != wanted and time.monotonic() < end:
        page.wait_for_timeout(50)
    assert found == wanted


def until(page: Page, holds: Callable[[], bool], patience: float = 120.0) -> None:
    """Looks again and again until something can be seen."""
    end = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < end, "it was not seen in time"
        page.wait_for_timeout(50)
