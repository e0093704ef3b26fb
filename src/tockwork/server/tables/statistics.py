"""Statistics of all games that ended on a server: the fairness of deals and starts, the winners.

Cards are counted in the first deal alone. Later deals come from what is left of the pile, and when
a game ends depends on them; the first one is a plain draw from the deck, whatever happens then.
"""

from __future__ import annotations

import asyncio
import json
import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import NormalDist
from typing import Any

from sqlalchemy import func, select

from tockwork.rulebooks import rulebook
from tockwork.rulebooks.packed import OWN
from tockwork.server.store import schema
from tockwork.server.tables.services import Services
from tockwork.server.wire.bodies.statistics import FormStatistics, GameStatistics, ShareBand

_FRESH = 60_000  # milliseconds for which the last count is good enough
_OVERLAP = 3_600_000  # how late a row may come from another process
_AT_ONCE = 500
_TOGETHER = 0.95  # how often all bands of one picture hold, if chance alone is at work


def band(name: str, count: int, n: int, even: float, pictures: int) -> ShareBand:
    """A share with its interval (Wilson), wide enough for this many of them side by side."""
    z = _wide(pictures)
    share = count / n
    scale = 1 + z * z / n
    middle = (share + z * z / (2 * n)) / scale
    half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / scale
    return _share(name, count, n, even, middle - half, middle + half)


def _wide(pictures: int) -> float:
    return NormalDist().inv_cdf(1 - (1 - _TOGETHER) / (2 * pictures))


def _share(name: str, count: int, n: int, even: float, low: float, high: float) -> ShareBand:
    low, high = max(0.0, low), min(1.0, high)
    share = count / n
    outside = not low <= even <= high
    return ShareBand(
        name=name, count=count, n=n, share=share, even=even, low=low, high=high, outside=outside
    )


@dataclass
class FormCount:
    """Games of one format: by starting seat, by winner, and by card dealt."""

    games: int = 0
    won: int = 0
    starts: Counter[int] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    dealt: Counter[str] = field(default_factory=Counter)
    spread: float = 0.0  # of a draw without putting back, to be multiplied by p (1 - p)

    def add(self, game: dict[str, Any], deck: int) -> None:
        """One more game; `deck` is how many cards there are."""
        tally: dict[str, Any] = game["tally"]
        first: dict[str, int] = game.get("dealt") or {}
        self.games += 1
        self.starts[tally["leader"]] += 1
        self.won += bool(tally["winners"])
        self.wins.update(tally["winners"])
        self.dealt.update(first)
        n = sum(first.values())
        self.spread += n * (deck - n) / (deck - 1)

    def of_format(self, rules: str, players: int, teams: str) -> FormStatistics:
        table = rulebook(rules).table(players, teams)
        sides = len(set(table.team_of))
        size, all_dealt = sum(table.deck.values()), sum(self.dealt.values())
        seats = range(players)
        return FormStatistics(
            rules=rules,
            players=players,
            teams=table.teams,
            games=self.games,
            won=self.won,
            starts=tuple(
                band(str(s), self.starts[s], self.games, 1 / players, players) for s in seats
            ),
            wins=tuple(
                band(str(s), self.wins[s], self.won, 1 / sides, sides) for s in seats if self.won
            ),
            cards=tuple(
                self._card(card, copies / size, all_dealt, len(table.deck))
                for card, copies in table.deck.items()
                if all_dealt
            ),
        )

    def _card(self, card: str, even: float, n: int, kinds: int) -> ShareBand:
        half = _wide(kinds) * math.sqrt(even * (1 - even) * self.spread) / n
        share = self.dealt[card] / n
        return _share(card, self.dealt[card], n, even, share - half, share + half)


class Statistics:
    """Adds games that have ended since the last time; a frequent caller gets the cached result."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.counted = 0
        self._forms: dict[tuple[str, int, str], FormCount] = {}
        self._decks: dict[tuple[str, int, str], int] = {}
        self._recent: dict[str, int] = {}  # tables that were counted, and when they ended
        self._waiting: list[dict[str, Any]] = []
        self._newest = 0
        self._text = b""
        self._made_at = 0
        self._one_at_a_time = asyncio.Lock()

    async def message(self) -> bytes:
        """All of it as JSON (`GameStatistics`)."""
        async with self._one_at_a_time:
            now = self.services.now()
            if not self._text or now - self._made_at >= _FRESH:
                await self._count()
                self._text = await asyncio.to_thread(self._write, now)
                self._made_at = now
        return self._text

    async def _count(self) -> None:
        f, storage = schema.finished.c, self.services.storage
        (there,) = (await storage.rows(select(func.count()).select_from(schema.finished)))[0]
        if there == self.counted:
            return
        fewer = there < self.counted  # `tockwork tidy` has deleted some
        if self.counted and there > self.counted:
            late = self._newest - _OVERLAP
            rows = await storage.rows(select(f.table_id, f.data).where(f.ended_at >= late))
            await asyncio.to_thread(self._add, [tuple(row) for row in rows])
        if there > self.counted or fewer:
            await self._count_all()
        self._recent = {t: at for t, at in self._recent.items() if at >= self._newest - _OVERLAP}

    async def _count_all(self) -> None:
        f, last = schema.finished.c, ""
        self._forms, self._recent, self._waiting, self.counted = {}, {}, [], 0
        while True:
            page = select(f.table_id, f.data).where(f.table_id > last).order_by(f.table_id)
            rows = await self.services.storage.rows(page.limit(_AT_ONCE))
            if not rows:
                return
            await asyncio.to_thread(self._add, [tuple(row) for row in rows])
            last = rows[-1].table_id

    def _add(self, rows: Iterable[tuple[str, str]]) -> None:
        for table_id, data in rows:
            if table_id in self._recent:
                continue
            game = json.loads(data)
            self.counted += 1
            self._recent[table_id] = game["ended_at"]
            self._newest = max(self._newest, game["ended_at"])
            if not game["rules"].startswith(OWN):  # custom games are many, and none is played often
                self._waiting.append(game)

    def _add_what_is_due(self, now: int) -> None:
        """Delayed spectators of a table do not learn here how it ended."""
        waiting, self._waiting = self._waiting, []
        for game in waiting:
            if game["ended_at"] + 1000 * game.get("spectator_delay", 0) > now:
                self._waiting.append(game)
                continue
            form = (game["rules"], game["players"], game["teams"])
            if form not in self._decks:
                deck = rulebook(form[0]).table(form[1], form[2]).deck
                self._decks[form] = sum(deck.values())
            self._forms.setdefault(form, FormCount()).add(game, self._decks[form])

    def _write(self, now: int) -> bytes:
        self._add_what_is_due(now)
        forms = sorted(self._forms.items(), key=lambda each: (-each[1].games, each[0]))
        formats = tuple(count.of_format(*form) for form, count in forms)
        games = sum(form.games for form in formats)
        found = GameStatistics(games=games, counted_at=now, forms=formats)
        return found.model_dump_json().encode()
