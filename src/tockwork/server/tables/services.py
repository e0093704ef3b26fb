"""What all tables share: the database, the bots' threads, settings, counters, the time."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from sqlalchemy import Executable

from tockwork.server.gate import Gate
from tockwork.server.metrics import Metrics
from tockwork.server.peers.peers import Alone, Peers
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

    def __post_init__(self) -> None:
        self.gate = Gate(self.settings.limits, self.peers)
        self.storage.recovered = self._can_store_again

    def now(self) -> int:
        return self.settings.now()

    @property
    def outages(self) -> list[Span]:
        """When no clock runs: the server was away, or could not store anything, as maybe now."""
        since = self.storage.failing_since
        if since is None:
            return self.past_outages
        return clocks.joined([*self.past_outages, self._span(since)])

    def _can_store_again(self, since: float) -> None:
        span = self._span(since)
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
                "clocked": log.created.clock.kind != "none",
                "changed_at": at,
            },
        )
