"""What all tables share: the database, the bots' threads, settings, counters, the time."""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy import Executable

from tockwork.server.limits import Gate
from tockwork.server.metrics import Metrics
from tockwork.server.settings import Settings
from tockwork.server.store import schema
from tockwork.server.store.storage import Storage
from tockwork.server.tables.bot_threads import Thinkers
from tockwork.server.tables.log import TableLog


@dataclass
class Services:
    settings: Settings
    storage: Storage
    thinkers: Thinkers
    metrics: Metrics
    outages: list[tuple[int, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.gate = Gate(self.settings.limits)

    def now(self) -> int:
        return self.settings.now()

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
