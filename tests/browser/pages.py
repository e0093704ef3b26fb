"""Every page of the table, reached the way people reach them."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.clicker import Clicker

PAGES = (
    "home",
    "set up",
    "waiting room",
    "lobby",
    "table",
    "card picked",
    "table over",
    "replay",
    "settings",
    "rules",
    "help",
    "missing",
)


class Tour:
    """Shows one page after another. In English; `words` of another language come later, by the
    menu, since the way there is found by words."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.over = ""

    def show(self, name: str) -> None:
        ways: dict[str, Callable[[], None]] = {
            "home": lambda: self._plain("/"),
            "set up": self._set_up,
            "waiting room": self._waiting,
            "lobby": lambda: self._plain("/lobby"),
            "table": self._table,
            "card picked": self._picked,
            "table over": self._over,
            "replay": lambda: self._plain(self.over.replace("/table/", "/replay/")),
            "settings": lambda: self._plain("/settings"),
            "rules": lambda: self._plain("/rules/dog-royal"),
            "help": lambda: self._plain("/help"),
            "missing": lambda: self._plain("/nowhere"),
        }
        ways[name]()
        expect(self.page.get_by_role("heading", level=1)).not_to_be_empty()

    def _plain(self, path: str) -> None:
        self.page.goto(path)
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        self.page.wait_for_load_state("networkidle")

    def _set_up(self) -> None:
        self._plain("/setup?rules=super-tock")
        self.page.get_by_test_id("seat-2").click()
        self.page.get_by_test_id("who-friend").check()
        expect(self.page.get_by_test_id("invite-link")).to_have_value(re.compile("/table/"))
        self.page.locator("details.more summary").click()

    def _waiting(self) -> None:
        self.page.goto("/setup?rules=dog")
        self.page.get_by_test_id("seat-1").click()
        self.page.get_by_test_id("who-open").check()
        self.page.locator("details.more summary").click()
        self.page.get_by_test_id("public").select_option("yes")
        self.page.get_by_test_id("sit-down").click()
        expect(self.page.get_by_test_id("start-now")).to_be_visible()
        self.page.wait_for_load_state("networkidle")

    def _table(self) -> None:
        self.page.goto("/")
        self.page.get_by_test_id("play-dog-kids").click()
        self._asked()

    def _asked(self) -> None:
        self.page.wait_for_function("() => document.title.startsWith('●')")

    def _picked(self) -> None:
        """In the middle of an answer: a card lifted, targets shown."""
        self.page.locator(".held:not(.dead)").first.click()

    def _over(self) -> None:
        self.page.keyboard.press("Escape")
        Clicker(self.page, seed=5).play_to_the_end()
        self.over = self.page.url
