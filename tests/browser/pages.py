"""Every page of the table, reached the way people reach them."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.learning import Learner

EVERYTHING = (
    "home",
    "set up",
    "waiting room",
    "lobby",
    "club",
    "table",
    "card picked",
    "why not",
    "log",
    "menu",
    "table over",
    "replay",
    "review",
    "settings",
    "leaderboard",
    "profile",
    "rules",
    "first game",
    "help",
    "missing",
    "list view",
)
# Laid over the table, or in its place.
OVER_THE_TABLE = ("why not", "log", "menu", "list view")
PAGES = tuple(name for name in EVERYTHING if name not in OVER_THE_TABLE)


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
            "club": self._club,
            "table": self._table,
            "card picked": self._picked,
            "why not": self._why,
            "log": self._log,
            "menu": self._menu,
            "table over": self._over,
            "replay": lambda: self._plain(self.over.replace("/table/", "/replay/")),
            "review": self._review,
            "settings": lambda: self._plain("/settings"),
            "leaderboard": lambda: self._plain("/leaderboard"),
            "profile": lambda: self._plain("/profile"),
            "rules": lambda: self._plain("/rules/dog-royal"),
            "first game": self._first_game,
            "help": lambda: self._plain("/help"),
            "missing": lambda: self._plain("/nowhere"),
            "list view": self._list,
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

    def _club(self) -> None:
        self._plain("/clubs")
        self.page.get_by_test_id("club-name").fill("Tock & DOG")
        self.page.get_by_test_id("found-club").locator("button").click()
        expect(self.page.get_by_test_id("club-settings")).to_be_visible()
        self.page.wait_for_load_state("networkidle")

    def _review(self) -> None:
        self._plain(self.over.replace("/table/", "/replay/"))
        self.page.get_by_test_id("replay-review").click()
        # As soon as there is something to try again there is something to be shown.
        self.page.locator("[data-try]").first.wait_for()
        self.page.locator("[data-action=show-review]").click()
        expect(self.page.get_by_test_id("chances")).to_be_focused()

    def _first_game(self) -> None:
        """A step that was just done: every part of its words is there."""
        self._plain("/learn/dog-royal")
        learner = Learner(self.page, "dog-royal")
        learner.right("royal-opening")
        expect(self.page.locator("[data-rule] a")).to_be_visible()

    def _table(self) -> None:
        self.page.goto("/")
        self.page.get_by_test_id("play-dog-kids").click()
        self._asked()

    def _asked(self) -> None:
        self.page.wait_for_function("() => document.title.startsWith('●')", polling=50)

    def _picked(self) -> None:
        """In the middle of an answer: a card lifted, targets shown."""
        alive = self.page.locator(".held:not(.dead)")
        (alive if alive.count() else self.page.locator(".tray button")).first.click()

    def _why(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.locator(".held").first.focus()
        self.page.keyboard.press("?")
        expect(self.page.locator("[data-why]")).to_be_visible()

    def _log(self) -> None:
        self.page.keyboard.press("Escape")
        if not self.page.locator(".log-area").is_visible():
            self.page.locator("[data-action=log]").click()
        expect(self.page.locator(".log-area")).to_be_visible()

    def _menu(self) -> None:
        close = self.page.locator("[data-action=close-log]")
        if close.is_visible():
            close.click()
        self.page.locator("[data-action=more]").click()
        expect(self.page.locator("[data-setting=list]")).to_be_visible()

    def _list(self) -> None:
        self._table()
        self.page.locator("[data-action=more]").click()
        choice = self.page.locator("[data-setting=list]")
        choice.check()
        if choice.is_visible():
            self.page.locator("[data-action=more]").click()
        expect(self.page.locator("[data-list]")).to_be_visible()

    def _over(self) -> None:
        self._plain(self.over)
        self.page.locator("[data-end]").wait_for()
