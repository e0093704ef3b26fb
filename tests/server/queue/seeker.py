"""A player with a page open on which they look for others."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx

from tests.server.house import PATIENCE, Guest

HASH = "ab" * 32


class Seeker(Guest):
    """`with Seeker(url, "Anna") as anna:` hears of its search until the block ends, and comes back
    if the line breaks."""

    def __init__(self, url: str, name: str | None = None, listens: bool = True) -> None:
        super().__init__(url)
        self.post("/api/me", {"name": name})
        self.search: dict[str, Any] | None = None
        self.heard: list[dict[str, Any] | None] = []
        self.listens = listens
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._listen, daemon=True)

    def __enter__(self) -> Seeker:
        if self.listens:
            self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()

    def _listen(self) -> None:
        while not self._over.is_set():
            try:
                with self.http.stream("GET", "/api/queue/stream", timeout=5) as answer:
                    for line in answer.iter_lines():
                        if self._over.is_set():
                            return
                        if line.startswith("data: "):
                            self.search = json.loads(line[6:])
                            self.heard.append(self.search)
            except (httpx.HTTPError, ValueError):
                time.sleep(0.05)

    def find(self, rules: str = "dog", players: int = 2, **more: Any) -> Any:
        body = {"rules": rules, "players": players, "promise": HASH, **more}
        return self.post("/api/queue", body)

    def join(self, party: str, status: int | None = None) -> Any:
        return self.post("/api/queue/party", {"party": party}, status)

    def until(self, true: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        end = time.monotonic() + PATIENCE
        while self.search is None or not true(self.search):
            assert time.monotonic() < end, self.search
            time.sleep(0.02)
        return self.search

    def table(self, *_: Any, **__: Any) -> str:
        """The table of the game that was found."""
        return str(self.until(lambda search: search["table"])["table"])
