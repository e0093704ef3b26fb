"""A match: which bots play which game, on which deals, and who sits where."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Any

from tockwork import __version__
from tockwork.arena.entrants import members
from tockwork.bots.loading import load_bot
from tockwork.bots.network import NetworkBot
from tockwork.errors import TockworkError
from tockwork.game import Seeded
from tockwork.rulebooks import Rulebook, Variant

MOST_DECISIONS = 20_000
"""A game that lasts longer is stopped and counts half for either side."""


@dataclass(frozen=True)
class Task:
    """One deal for one pair of bots (by number), in all its seatings."""

    deal: int
    """Its number in the match."""
    first: int
    """A bot, by number."""
    second: int
    """The other one."""

    @property
    def pair(self) -> tuple[int, int]:
        """Both bots, by number."""
        return self.first, self.second


@dataclass(frozen=True)
class Match:
    """The settings of a match; checked when it is made."""

    book: Rulebook
    """The game, with its options."""
    bots: tuple[str, ...]
    """By name, as `bot` takes them; `a+b` are two that play as partners."""
    players: int = 4
    """At one table."""
    teams: str | None = None
    """None: as the rulebook usually has it."""
    games: int = 100
    """Games of each pair, rounded up to whole deals."""
    seed: int = 0
    """Of the deals; the same seed, the same match."""
    records: Path | None = field(default=None, compare=False)
    """A folder in which every game leaves its record."""

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise TockworkError("bots: at least two are needed, such as search,greedy")
        for name in self.bots:
            if not name:
                raise TockworkError("bots: a name is empty")
            if self.bots.count(name) > 1:
                raise TockworkError(f"bots: {name} is given twice")
        if self.games < 1:
            raise TockworkError(f"games: must be at least 1, not {self.games}")
        object.__setattr__(self, "teams", self.table.teams)  # the usual ones, if left out
        for name in self.bots:
            for member in members(name):
                load_bot(member)
            if len(members(name)) > 1 and not self.table.partners(0):
                raise TockworkError(f"bots: {name}: nobody has a partner in {self.table}")

    @cached_property
    def table(self) -> Variant:
        """The rules, the board and the teams."""
        return self.book.table(self.players, self.teams)

    @cached_property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """For each game of a deal: which of the two bots (0 or 1) sits at each seat."""
        return duplicate_seatings(self.table)

    @cached_property
    def stand_ins(self) -> dict[str, str]:
        """What plays in place of a network that has not learned this game: bot to bot."""
        played = {one: load_bot(one) for name in self.bots for one in members(name)}
        networks = {one: bot for one, bot in played.items() if isinstance(bot, NetworkBot)}
        found = {one: bot.stand_in(self.table) for one, bot in networks.items()}
        return {one: instead.name for one, instead in found.items() if instead}

    def seats(self, task: Task, game: int) -> list[str]:
        """The bot at each seat. Two that play as partners alternate, and begin by turns."""
        names = (self.bots[task.first], self.bots[task.second])
        found: list[str] = []
        for seat, side in enumerate(self.seatings[game]):
            team = members(names[side])
            before = sum(partner < seat for partner in self.table.partners(seat))
            found.append(team[(before + task.deal) % len(team)])
        return found

    @property
    def deals(self) -> int:
        """The number of deals of each pair."""
        return -(-self.games // len(self.seatings))

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """The pairs, by number."""
        return list(combinations(range(len(self.bots)), 2))

    def tasks(self) -> Iterator[Task]:
        """Deal after deal, so that whatever is done by an interruption is whole deals."""
        for deal in range(self.deals):
            for first, second in self.pairs:
                yield Task(deal, first, second)

    def chance(self, deal: int) -> Seeded:
        """The shuffles of a deal: the same for every pair and every seating."""
        return Seeded(f"arena {self.seed} {deal}")

    def record_of(self, task: Task, game: int) -> Path | None:
        """The file for the record of a game."""
        if self.records is None:
            return None
        first, second = (re.sub(r"[^\w.+-]+", "-", self.bots[bot]) for bot in task.pair)
        pair = f"{task.first + 1}-{task.second + 1}"
        return self.records / f"{task.deal + 1:05}-{pair}-{game + 1}_{first}_{second}.jsonl"

    def choices(self, task: Task, game: int) -> int:
        """A seed for what the bots themselves draw, other in every game."""
        names = f"{self.bots[task.first]} {self.bots[task.second]}"
        text = f"arena choices {self.seed} {task.deal} {names} {game}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1

    def header(self) -> dict[str, Any]:
        """The head of a save file. It leaves out the number of games, because more may be added."""
        return {
            "arena": 1,
            "tockwork": __version__,
            "rules": self.book.id,
            "options": {name: _plain(value) for name, value in self.book.chosen.items()},
            "players": self.players,
            "teams": self.teams,
            "bots": list(self.bots),
            "seed": self.seed,
        }


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def duplicate_seatings(table: Variant) -> tuple[tuple[int, ...], ...]:
    """The bots alternate from team to team; then all is turned round the table and exchanged.

    So each of the two holds every team equally often. Two or four or six teams make two games of
    a deal, three make six and five ten.
    """
    teams = max(table.team_of) + 1
    rows: list[tuple[int, ...]] = []
    for turn in range(teams):
        for swap in (0, 1):
            holds = [(team + turn) % teams % 2 ^ swap for team in range(teams)]
            row = tuple(holds[team] for team in table.team_of)
            if row not in rows:
                rows.append(row)
    return tuple(rows)
