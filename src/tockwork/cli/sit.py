"""`tockwork sit`: a bot of this computer at a table of a server."""

from __future__ import annotations

import json
import random
import re
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from typing import Any

from tockwork.bots import Bot, Budget
from tockwork.bots.loading import load_bot
from tockwork.bots.protocol import BotFault, ProgramBot
from tockwork.cli.misuse import Misuse, as_typed
from tockwork.errors import TockworkError
from tockwork.game import Move
from tockwork.locale import Words
from tockwork.records import Record, replay

TABLE = re.compile(r"(?P<server>https?://.+?)/table/(?P<table>[^/?#]+)(?:\?(?P<query>[^#]*))?.*")
PATIENCE, AGAIN = 90.0, 60
"""Seconds without a line (a server sends one now and then), and how often to connect again."""
SPARE = 0.5
"""Seconds of a clock that are left for the way to the server."""


class Seat:
    """A program's seat at a table, over HTTP."""

    def __init__(self, link: str, bot: Bot, words: Words) -> None:
        found = TABLE.fullmatch(link)
        if found is None:
            raise Misuse(words.say("complaint.table-link", link=link))
        self._server, self._table = found["server"], found["table"]
        invite = urllib.parse.parse_qs(found["query"] or "").get("invite")
        self.bot, self._rng = bot, random.Random()
        name = bot.start().name if isinstance(bot, ProgramBot) else bot.name
        made = self._call("/programs", {"name": name[:40]}, token=None)
        self._token: str = made["token"]
        card = self._call(f"/tables/{self._table}/sit", {"invite": invite[0] if invite else None})
        self.seat: int = next(one["seat"] for one in card["seats"] if one["mine"])

    def play(self) -> list[int] | None:
        """Plays the game to its end and returns the winners; None if it had none."""
        for said in self._messages():
            table = said.get("table") or {}
            if table.get("phase") == "over":
                winners: list[int] | None = table["winners"]
                if isinstance(self.bot, ProgramBot):
                    self.bot.over(tuple(winners or ()))
                return winners
            for view in said.get("views", ()):
                if view["seat"] == self.seat and view["choices"]:
                    self._decide(said, view["choices"])
        raise TockworkError(f"{self._server}: the connection was closed again and again")

    def leave(self) -> None:
        """Gives the seat up: a bot of the server takes it, so that others can play on."""
        self._call(f"/tables/{self._table}/leave", {"seat": self.seat})

    def _decide(self, said: dict[str, Any], choices: list[dict[str, Any]]) -> None:
        move = self._chosen(said, {choice["text"] for choice in choices})
        number = said["number"]
        act = {"type": "act", "id": f"{self.seat}-{number}", "seat": self.seat}
        act |= {"expect": number, "move": str(move)}
        for left in reversed(range(AGAIN)):
            try:
                self._call(f"/tables/{self._table}/command", act)
                return
            except _Refused as bad:
                if bad.code == "stale":  # the next message says what has happened meanwhile
                    return
                if bad.code != "closing" or not left:
                    raise
            except OSError:  # sent again with the same id, it counts once
                if not left:
                    raise
            time.sleep(1)

    def _chosen(self, said: dict[str, Any], offered: set[str]) -> Move:
        """Thought up on the record of what this seat has seen. A program gets a second chance."""
        text = self._fetch(f"/tables/{self._table}/record?view={self.seat}").read()
        view = replay(Record.loads(text.decode())).final.view(self.seat)
        moves = [move for move in view.legal_moves() if str(move) in offered]
        left = (said.get("clock") or {}).get("left")
        budget = Budget() if left is None else Budget(max(0.05, left / 1000 - SPARE))
        try:
            return self.bot.choose(view, moves, budget, self._rng)
        except BotFault:
            return self.bot.choose(view, moves, budget, self._rng)

    def _messages(self) -> Iterator[dict[str, Any]]:
        """What happens at the table; after a lost connection from where it was."""
        number: int | None = None
        for _ in range(AGAIN):
            since = "" if number is None else f"?from={number}"
            try:
                for line in self._fetch(f"/tables/{self._table}/stream{since}"):
                    said = json.loads(line)
                    number = said.get("number", number)
                    yield said
            except (OSError, ValueError):  # a server that is started again, a line cut off
                pass
            time.sleep(1)

    def _call(self, path: str, body: dict[str, Any], token: str | None = "") -> Any:
        return json.load(self._fetch(path, json.dumps(body).encode(), token))

    def _fetch(self, path: str, data: bytes | None = None, token: str | None = "") -> Any:
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {self._token}"
        request = urllib.request.Request(f"{self._server}/api{path}", data, headers)
        try:
            return urllib.request.urlopen(request, timeout=PATIENCE)
        except urllib.error.HTTPError as bad:
            raise _Refused(path, bad.code, bad.read()) from None


class _Refused(TockworkError):
    def __init__(self, path: str, status: int, body: bytes) -> None:
        try:
            said = json.loads(body)
            self.code, detail = str(said["code"]), str(said.get("detail", ""))
        except (ValueError, KeyError, TypeError):
            self.code, detail = "", f"status {status}"
        super().__init__(f"{path}: {self.code} {detail}".strip())


def run(link: str, name: str, words: Words) -> int:
    """Sits down, plays, and says who has won."""
    with as_typed():
        bot = load_bot(name)
    try:
        seat = Seat(link, bot, words)
        print(words.say("sit-seated", seat=str(seat.seat)), flush=True)
        try:
            winners = seat.play()
        except BotFault as bad:
            seat.leave()
            print(words.say("sit-left"), flush=True)
            raise bad from None
        seats = ", ".join(map(str, winners or ()))
        print(words.say("sit-over", seats=seats) if winners else words.say("sit-nobody"))
        return 0
    except urllib.error.URLError as bad:
        raise TockworkError(f"{link}: {bad.reason}") from None
    finally:
        if isinstance(bot, ProgramBot):
            bot.leave()
