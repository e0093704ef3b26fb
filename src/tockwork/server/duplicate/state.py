"""An event as the sum of its log. Pure: no time, no database, no network in here."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

from tockwork.errors import TockworkError
from tockwork.events import (
    Correction,
    DuplicateEvent,
    EventBoard,
    EventStanding,
    Result,
    draw,
    standings,
)
from tockwork.events.event import SIDE
from tockwork.server.duplicate.entries import (
    Begun,
    BoardsMade,
    Corrected,
    Drawn,
    Ended,
    Entered,
    Entry,
    Left,
    Recorded,
)
from tockwork.server.tables.ids import LETTERS
from tockwork.server.wire.bodies.events import EventSettings

Phase = Literal["making", "open", "playing", "over"]
NOT_PLAYED = "not played in time"
NO_RESULT = "the game was closed"
_UNKNOWN = EventBoard(given="{}", par=50.0)  # until the boards are made


class Due(NamedTuple):
    """The next board of a table in the present round, and since when nothing happened there."""

    board: int
    table: int
    since: int


class EventState:
    """Follows the log of an event."""

    def __init__(self, event_id: str, settings: EventSettings, secret: str) -> None:
        self.id = event_id
        self.settings = settings
        self.entries = 0
        self.made = self.begun = self.ended = False
        self.drawn_at: list[int] = []
        self.drawn_by: list[int] = []  # the number of the entry of each round
        self.settled_at: dict[tuple[int, int], int] = {}
        self._secret = secret
        self.event = DuplicateEvent(
            name=settings.name,
            rules=settings.rules,
            kind=settings.kind,
            movement=settings.movement,
            rounds=settings.rounds,
            boards=(_UNKNOWN,) * (settings.rounds * settings.boards),
        )

    def apply(self, rows: Iterable[tuple[Entry, int]]) -> None:
        """Adds entries, with their times; results that follow one another are added together."""
        results: list[Result] = []
        corrections: list[Correction] = []
        for entry, at in rows:
            self.entries += 1
            if isinstance(entry, Recorded):
                results.append(Result(board=entry.board, table=entry.table, chance=entry.chance))
                self.settled_at[entry.board, entry.table] = at
                continue
            if isinstance(entry, Corrected):
                corrections.append(
                    Correction(
                        board=entry.board,
                        table=entry.table,
                        chance=entry.chance,
                        reason=entry.reason,
                    )
                )
                self.settled_at.setdefault((entry.board, entry.table), at)
                continue
            self._add(results, corrections)
            results, corrections = [], []
            match entry:
                case BoardsMade():
                    self.made = True
                    self._change(boards=entry.boards)
                case Entered():
                    self.event = self.event.enter(entry.id, entry.id)
                case Left():
                    self.event = self.event.leave(entry.id)
                case Begun():
                    self.begun = True
                case Drawn():
                    self.event = self.event.with_round(entry.tables)
                    self.drawn_at.append(at)
                    self.drawn_by.append(self.entries)
                case Ended():
                    self.ended = True
                case _:
                    pass
        self._add(results, corrections)

    def _add(self, results: list[Result], corrections: list[Correction]) -> None:
        if results or corrections:
            event = self.event
            self._change(
                results=(*event.results, *results),
                corrections=(*event.corrections, *corrections),
            )

    def _change(self, **changes: Any) -> None:
        self.event = DuplicateEvent(**{**dict(self.event), **changes})

    # questions -----------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        if self.ended:
            return "over"
        if self.begun:
            return "playing"
        return "open" if self.made else "making"

    @property
    def round(self) -> int:
        """The number of the present round, from 0; -1 before the first."""
        return len(self.drawn_at) - 1

    @property
    def until(self) -> int | None:
        """When no further board of this round begins."""
        if self.round < 0 or self.ended:
            return None
        return self.drawn_at[-1] + self.settings.minutes * 60_000

    def due(self) -> list[Due]:
        """The next board of each table of this round that has one left."""
        found: list[Due] = []
        if self.round < 0 or self.ended:
            return found
        first = self.round * self.event.per_round
        for table in range(len(self.event.drawn[-1])):
            since = self.drawn_at[-1]
            for board in range(first, first + self.event.per_round):
                if (board, table) not in self.settled_at:
                    found.append(Due(board, table, since))
                    break
                since = self.settled_at[board, table]
        return found

    @property
    def open_boards(self) -> int:
        """How many boards all may see: those of rounds that are over."""
        if self.ended:
            return len(self.event.boards)
        over = self.round if self.due() else self.round + 1
        return max(0, over) * self.event.per_round

    def shown(self) -> DuplicateEvent:
        """The event without the results of boards that others still have to play."""
        here = self.open_boards
        if here == len(self.event.boards):
            return self.event
        return self.event.model_copy(
            update={
                "results": tuple(one for one in self.event.results if one.board < here),
                "corrections": tuple(one for one in self.event.corrections if one.board < here),
            }
        )

    def standings(self) -> list[EventStanding]:
        return standings(self.shown())

    def next_round(self) -> Drawn | Ended:
        """The next round, or the end: all rounds were played, or too few are left."""
        if self.round + 1 == self.settings.rounds:
            return Ended()
        try:
            return Drawn(tables=draw(self.event).drawn[-1])
        except TockworkError:
            return Ended()

    @property
    def least(self) -> int:
        """How many entrants an event of this kind needs."""
        return 1 if self.event.kind == "alone" else 2 * SIDE[self.event.kind]

    def seated(self, entrant: str) -> int | None:
        """The table of an entrant in this round."""
        if self.round < 0 or self.ended:
            return None
        for number, table in enumerate(self.event.drawn[-1]):
            if entrant in (*table.first, *table.second):
                return number
        return None

    def table_id(self, board: int, table: int) -> str:
        """The id of the table at which a board is played: the same whenever it is asked, so that
        none is made twice, and not to be guessed."""
        known = f"tockwork event table\n{self._secret}\n{self.id}\n{board}\n{table}"
        hashed = hashlib.sha256(known.encode()).digest()
        return "".join(LETTERS[byte % len(LETTERS)] for byte in hashed[:12])
