"""Browsers of people, used again: one that has been here before needs half the time. Nothing of
who used it before is left: it forgets cookies, whatever is stored, and where it has been."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Error

MOST_EMPTY = 4


class Room:
    """A browser of one person: a context with a page."""

    def __init__(self, context: BrowserContext, key: str | None) -> None:
        self.context = context
        self.key = key
        self.page = context.new_page()
        self._ears: list[tuple[str, Any]] = []
        self._line = context.new_cdp_session(self.page) if key else None

    def hear(self, complaints: list[str], *, console: bool) -> None:
        """Writes down what the page complains about."""
        self.context.tracing.start(screenshots=False, snapshots=False)
        if console:
            self._listen(
                "console", lambda m: complaints.append(m.text) if m.type == "error" else None
            )
        self._listen("pageerror", lambda error: complaints.append(str(error)))

    def _listen(self, what: Any, ear: Any) -> None:
        self.page.on(what, ear)
        self._ears.append((what, ear))

    def forget(self, url: str) -> None:
        """As if nobody had ever been here."""
        assert self._line is not None
        for what, ear in self._ears:
            self.page.remove_listener(what, ear)
        self._ears.clear()
        self.context.tracing.stop()
        for other in self.context.pages:
            if other != self.page:
                other.close()
        self.page.evaluate("() => sessionStorage.clear()")
        self.page.mouse.move(0, 0)
        self.page.goto("about:blank")
        parts = urlsplit(url)
        origin = f"{parts.scheme}://{parts.netloc}"
        self._line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        self._line.send("Page.resetNavigationHistory")
        self.context.clear_cookies()


class Rooms:
    """Rooms that were used, and are taken again by whoever wishes one like it."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._empty: list[Room] = []

    def take(self, wish: dict[str, Any], *, again: bool) -> Room:
        memory = wish.pop("storage_state", None)
        key = json.dumps(wish, sort_keys=True) if again else None
        room = next((room for room in self._empty if room.key == key), None) if key else None
        if room is None:
            return Room(self._browser.new_context(**wish, storage_state=memory), key)
        self._empty.remove(room)
        room.page.set_viewport_size(wish["viewport"])
        if memory:
            assert not memory["origins"], "only cookies are remembered"
            room.context.add_cookies(memory["cookies"])
        return room

    def give_back(self, room: Room) -> None:
        try:
            if room.key is None:
                raise Error("not to be used again")
            room.forget(json.loads(room.key)["base_url"])
        except Error:  # or it was closed by its test
            room.context.close()
            return
        self._empty.append(room)
        if len(self._empty) > MOST_EMPTY:
            self._empty.pop(0).context.close()

    def close(self) -> None:
        for room in self._empty:
            room.context.close()
