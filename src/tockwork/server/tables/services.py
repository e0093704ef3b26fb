"""The services that all tables share: database, bots' threads, settings, counters, time."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from sqlalchemy import Executable

from tockwork.server.metrics import Metrics
from tockwork.server.peers.peers import Alone, Peers
from tockwork.server.rate_limiter import RateLimiter
from tockwork.server.settings import Settings
from tockwork.server.store import schema
from tockwork.server.store.storage import Storage
from tockwork.server.tables import clocks
from tockwork.server.tables.bot_threads import Thinkers
from tockwork.server.tables.clocks import Span
from tockwork.server.tables.log import TableLog


@dataclass
class Services:
    settings: Settings
    storage: Storage
    thinkers: Thinkers
    metrics: Metrics
    peers: Peers = field(default_factory=Alone)
    past_outages: list[Span] = field(default_factory=list)
    not_noted: list[Span] = field(default_factory=list)  # of these, those not stored yet
    # The number of boards of each event that all may see: those of rounds that are over.
    open_boards: dict[str, int] = field(default_factory=dict)
    away_since: int | None = None  # the last sign of life before this start, until it is open

    def __post_init__(self) -> None:
        self.limiter = RateLimiter(self.settings.limits, self.peers)
        self.storage.recovered = self._can_store_again

    def is_secret(self, log: TableLog) -> bool:
        """Whether a table plays a board of an event that others still have to play."""
        where = log.created.event
        return where is not None and where.board >= self.open_boards.get(where.event, 0)

    def now(self) -> int:
        return self.settings.now()

    @property
    def outages(self) -> list[Span]:
        """When no clock runs: the server was away, or could not store anything, as maybe now."""
        now = self.failing() if self.away_since is None else [self._away(), *self.failing()]
        return clocks.joined([*self.past_outages, *now]) if now else self.past_outages

    def failing(self) -> list[Span]:
        """The time until now in which nothing could be stored, if it still cannot."""
        since = self.storage.failing_since
        return [] if since is None else [self._span(since)]

    def back_again(self) -> None:
        """The server is open."""
        if self.away_since is not None:
            span, self.away_since = self._away(), None
            self._note(span)

    def _away(self) -> Span:
        """From the last sign of life until now."""
        assert self.away_since is not None
        return self.away_since, max(self.away_since, self.now())

    def _can_store_again(self, since: float) -> None:
        self._note(self._span(since))

    def _note(self, span: Span) -> None:
        self.past_outages[:] = clocks.joined([*self.past_outages, span])
        self.not_noted.append(span)

    def _span(self, since: float) -> Span:
        """From a moment of `time.monotonic` until now."""
        now = self.now()
        return now - int(1000 * (time.monotonic() - since)), now

    def card_row(self, log: TableLog, at: int) -> Executable:
        """The row by which a table is found in lists."""
        return self.storage.upsert(
            schema.tables,
            {
                "id": log.id,
                "phase": log.phase,
                "public": log.created.public,
                "clocked": log.created.clock.kind != "none" and not log.over_days,
                "changed_at": at,
                "club_id": log.created.club,
                "days": log.over_days,
                "due_at": self.due_at(log),
            },
        )

    def due_at(self, log: TableLog) -> int | None:
        """In a game over days: when something happens there without its players at the latest."""
        if not log.over_days or log.asked is None:
            return None
        if log.bot_in(log.asked) is not None or log.due_move is not None:
            return self.now()
        left = log.left(self.now(), self.outages)
        return None if left is None else self.now() + left
