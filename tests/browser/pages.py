"""Every page of the table, reached the way people reach them."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

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
    """Shows one page after another, in any language; `over` is a table whose game is over."""

    def __init__(self, page: Page, over: str) -> None:
        self.page = page
        self.over = over

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
        self.page.get_by_test_id("house").locator("summary").click()

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
        alive = self.page.locator(".held:not(.dead)")
        (alive if alive.count() else self.page.locator(".tray button")).first.click()

    def _over(self) -> None:
        self._plain(self.over)
        self.page.locator("[data-end]").wait_for()
